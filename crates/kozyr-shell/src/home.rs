//! The front page: go on, or begin a game of either kind.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{RichText, Ui};

use crate::storage_issue::Trouble;
use kozyr_features::{
    decorations::GamesOrnaments,
    next_opponent::NextToBeat,
    problems::{Catalogues, Desk},
};
use kozyr_platform::{
    screen::{GameId, Menu, Screen},
    storage::Storage,
};
use kozyr_table::{
    current_match::{MatchSummary, Matches},
    registry::Games,
    requests::{BeginLesson, NewGame},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::Panels,
    settings::Settings,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, Offer, Sign},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Home)).run_if(in_state(Menu::None)).in_set(Panels::Pages),
    );
}

/// Where a tap on the page leads.
#[derive(Clone, Copy)]
enum Way {
    To(Screen),
    NewGame(GameId),
    Against(GameId, &'static str),
    Watch,
    Open(Menu),
    Learn(GameId),
    SolveTodays,
    Help(Trouble),
}

/// What the page is drawn with.
#[derive(SystemParam)]
struct Front<'w> {
    palette: Res<'w, Palette>,
    language: Res<'w, Language>,
    settings: Res<'w, Settings>,
    games: Res<'w, Games>,
    matches: Res<'w, Matches>,
    ornaments: Res<'w, GamesOrnaments>,
    next: Res<'w, NextToBeat>,
    storage: Res<'w, Storage>,
    problems: Res<'w, Catalogues>,
    desk: Desk<'w>,
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    front: Front,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wide = ctx.content_rect().width() > WIDE;
    let width = match wide {
        true if widgets::has_four_columns(ctx) => 1320.0,
        true => 1040.0,
        false => 520.0,
    };
    let mut way = None;
    widgets::page(ctx, "home", width, |ui| {
        way = if wide { front.in_two_columns(ui) } else { front.in_one_column(ui) };
    });
    let Some(way) = way else { return Ok(()) };
    sound.write(Sound::Tap);
    match way {
        Way::To(next) => screen.set(next),
        Way::NewGame(game) => commands.trigger(NewGame::of(game)),
        Way::Against(game, opponent) => {
            let opponent = Some(opponent.to_owned());
            commands.trigger(NewGame { opponent, ..NewGame::of(game) });
        }
        Way::Watch => {
            if let Some(first) = front.games.iter().next() {
                commands.trigger(NewGame { watching: true, ..NewGame::of(first.id) });
            }
        }
        Way::Open(next) => menu.set(next),
        Way::Help(trouble) => trouble.help(&mut commands),
        Way::Learn(game) => commands.trigger(BeginLesson(game)),
        Way::SolveTodays => {
            if let Some(problem) = front.desk.todays() {
                commands.trigger(problem);
            }
        }
    }
    Ok(())
}

/// Windows wider than this show the page in two columns.
const WIDE: f32 = 700.0;
/// The room between parts of the page.
const GAP: f32 = 12.0;
/// Pictures lower than this show nothing of a game.
const LEAST: f32 = 88.0;

impl Front<'_> {
    fn in_one_column(&self, ui: &mut Ui) -> Option<Way> {
        let room = ui.ctx().content_rect().height();
        // All but the pictures, as high as it was drawn last: they are lower where long words need more
        // rows of signs, so that the last row still lies within the window.
        let id = egui::Id::new("home-but-pictures");
        let rest: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
        let count = self.games.iter().count().max(1) as f32;
        let usual = (room * if room < SMALL { 0.14 } else { 0.175 }).clamp(LEAST, 180.0);
        let poster = ((room - rest - GAP) / count).clamp(LEAST, usual);
        ui.add_space((room * 0.025).max(12.0));
        self.title(ui);
        ui.add_space((room * 0.015).max(8.0));
        let trouble = self.trouble(ui);
        let games = self.games(ui, poster);
        let way = trouble.or(games).or(self.rest(ui));
        let drawn = ui.min_rect().height() - count * poster;
        // Sums of parts do not come out alike to the last digit.
        if (drawn - rest).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, drawn));
            ui.ctx().request_repaint();
        }
        way
    }

    fn in_two_columns(&self, ui: &mut Ui) -> Option<Way> {
        let room = ui.ctx().content_rect().height();
        // As high as it was drawn last: it stands in the middle.
        let id = egui::Id::new("home-height");
        let height = ui.data(|data| data.get_temp(id)).unwrap_or(room);
        ui.add_space(((room - height) / 2.0).max(16.0));
        let count = self.games.iter().count().max(1) as f32;
        // A large window has room for larger pictures, and for one more.
        let large = widgets::has_four_columns(ui.ctx());
        let highest = (260.0 * text_scale(ui.ctx())).max(if large { room * 0.36 } else { 0.0 });
        let poster = ((room - 32.0) / count - GAP).clamp(128.0, highest);
        let mut way = None;
        ui.spacing_mut().item_spacing.x = 28.0;
        let drawn = widgets::columns(ui, 2, |columns| {
            let games = self.games(&mut columns[0], poster);
            let beside = &mut columns[1];
            self.title(beside);
            beside.add_space(if room < LOW { 0.0 } else { 18.0 });
            let problem = large && self.desk.show_todays(beside, poster);
            let problem = problem.then_some(Way::SolveTodays);
            way = self.trouble(beside).or(games).or(problem).or(self.rest(beside));
            columns.iter().map(|column| column.min_rect().height()).fold(0.0, f32::max)
        });
        if drawn != height {
            ui.data_mut(|data| data.insert_temp(id, drawn));
            ui.ctx().request_repaint();
        }
        way
    }

    /// The name of the app, and a picture beside it where there is room.
    fn title(&self, ui: &mut Ui) {
        const EMBLEM: f32 = 84.0;
        let (palette, language) = (&*self.palette, &*self.language);
        let name = language.text("app-name");
        let font = strong_font(size::TITLE);
        let words = ui.painter().layout_no_wrap(name.clone(), font, palette.ink);
        // Large print leaves no room for pictures on a small screen.
        let beside = ui.available_width() - words.size().x > EMBLEM + 40.0;
        let room = ui.ctx().content_rect();
        if room.height() < if room.width() > WIDE { LOW } else { SMALL } {
            ui.label(RichText::new(name).font(strong_font(size::TITLE)));
            return;
        }
        let emblem = self.ornaments.small().filter(|_| beside);
        ui.horizontal(|ui| {
            if let Some(emblem) = emblem {
                emblem(ui, EMBLEM);
                ui.add_space(4.0);
            }
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                ui.add_space(if beside { 10.0 } else { 0.0 });
                ui.label(RichText::new(name).font(strong_font(size::TITLE)));
                let line = RichText::new(language.text("app-line")).color(palette.dim);
                ui.add(egui::Label::new(line).wrap());
            });
        });
    }

    /// What is wrong with the storage, if anything is.
    fn trouble(&self, ui: &mut Ui) -> Option<Way> {
        let trouble = Trouble::of(&self.storage)?;
        trouble.show(ui, &self.palette, &self.language).then_some(Way::Help(trouble))
    }

    /// The match of a game that can be gone on with.
    fn waiting(&self, game: GameId) -> Option<MatchSummary> {
        self.matches.of(game).filter(|begun| !begun.is_over)
    }

    /// A picture of each game, to begin a match, and a button to go on with the one that waits.
    fn games(&self, ui: &mut Ui, height: f32) -> Option<Way> {
        ui.spacing_mut().item_spacing.y = GAP;
        let mut way = None;
        let begun = self.games.iter().any(|game| self.waiting(game.id).is_some());
        // The buttons take what the pictures give.
        let height = if begun { height - 28.0 } else { height };
        for game in self.games.iter() {
            let (palette, language) = (&*self.palette, &*self.language);
            let waiting = self.waiting(game.id);
            let line = match waiting {
                Some(begun) if begun.is_persons_turn => language.text("home-your-turn"),
                Some(_) => language.text("home-their-turn"),
                None => language.text(&format!("home-{}-line", game.id.0)),
            };
            let title = language.text(game.id.0);
            let poster = widgets::poster(ui, palette, &title, &line, height, |ui, at| {
                if let Some(paint) = self.ornaments.poster(game.id) {
                    paint(ui, palette, &self.settings, at);
                }
            });
            let go_on = waiting.is_some() && {
                let text = language.text("home-continue");
                widgets::wide_button_about(ui, palette, &text, &title).clicked()
            };
            if go_on {
                way = Some(Way::To(Screen::Table(game.id)));
            } else if poster.clicked() {
                way = Some(Way::NewGame(game.id));
            }
        }
        way
    }

    /// Whom to beat next, lessons for newcomers, and all other places.
    fn rest(&self, ui: &mut Ui) -> Option<Way> {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let next = self.next_to_beat(ui);
        let language = &*self.language;
        let new =
            self.games.iter().filter(|game| game.lesson && self.matches.of(game.id).is_none());
        let lessons: Vec<_> = new
            .map(|game| {
                Offer::new(Way::Learn(game.id), language.text(&format!("lesson-{}", game.id.0)))
            })
            .collect();
        let lesson = match lessons.is_empty() {
            true => None,
            false => widgets::buttons(ui, &self.palette, 2, &lessons),
        };
        let places: Vec<_> = [
            (Way::Open(Menu::SavedGames), Sign::Games, "games"),
            (Way::Watch, Sign::Eye, "watch"),
            (Way::To(Screen::Problems), Sign::Bulb, "problems"),
            (Way::To(Screen::Trees), Sign::Tree, "trees"),
            (Way::To(Screen::Statistics), Sign::Chart, "statistics"),
            (Way::Open(Menu::Settings), Sign::Sliders, "settings"),
            (Way::Open(Menu::Help), Sign::Question, "help"),
        ]
        .into_iter()
        .filter(|(_, _, key)| *key != "problems" || self.problems.are_there())
        .map(|(way, sign, key)| (way, sign, language.text(key)))
        .collect();
        next.or(lesson).or(widgets::signs(ui, &self.palette, &places))
    }

    /// The next opponent to beat of each game.
    fn next_to_beat(&self, ui: &mut Ui) -> Option<Way> {
        let offers: Vec<_> =
            self.games.iter().filter_map(|game| Some((game.id, self.next.of(game.id)?))).collect();
        if offers.is_empty() {
            return None;
        }
        widgets::caption(ui, &self.palette, &self.language.text("home-next-to-beat"));
        let mut way = None;
        widgets::columns(ui, offers.len(), |columns| {
            for (ui, (game, next)) in columns.iter_mut().zip(offers) {
                let name = self.language.opponent(next.opponent);
                let line = self.language.text(game.0);
                if widgets::challenge(ui, &self.palette, next.animal, &name, &line).clicked() {
                    way = Some(Way::Against(game, next.opponent));
                }
            }
        });
        way
    }
}

/// Windows lower than this have little room between parts.
const LOW: f32 = 560.0;
/// The same of windows with one column.
const SMALL: f32 = 740.0;
