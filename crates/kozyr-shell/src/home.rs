//! The home screen: resume a match, or start a new one.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{RichText, Ui};

use crate::storage_issue::StorageIssue;
use kozyr_features::{
    decorations::DecorationRegistry,
    next_opponent::NextOpponents,
    problems::{ProblemCatalogues, ProblemParams},
};
use kozyr_platform::{
    screen::{GameId, Menu, Screen},
    storage::Storage,
};
use kozyr_table::{
    current_match::{MatchSummaries, MatchSummary},
    registry::GameRegistry,
    requests::{BeginLesson, OpenNewGame},
    waiting_tables::WaitingTables,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, ButtonSpec, Icon},
};

/// Adds the home screen.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Home))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
}

/// The action of a button on the home screen.
#[derive(Clone, Copy)]
enum HomeAction {
    /// Goes to a screen.
    To(Screen),
    /// Opens the new-game page of a game.
    NewGame(GameId),
    /// Starts a match against the opponent of this name.
    PlayAgainst(GameId, &'static str),
    /// Opens the new-game page for a match between opponents.
    Watch,
    /// Opens a menu.
    Open(Menu),
    /// Starts the lesson of a game.
    Learn(GameId),
    /// Opens the problem of the day.
    SolveDailyProblem,
    /// Resolves a storage issue.
    Help(StorageIssue),
}

/// The resources for drawing the home screen.
#[derive(SystemParam)]
struct HomePage<'w> {
    palette: Res<'w, Palette>,
    language: Res<'w, Language>,
    settings: Res<'w, Settings>,
    games: Res<'w, GameRegistry>,
    matches: Res<'w, MatchSummaries>,
    decorations: Res<'w, DecorationRegistry>,
    next_opponents: Res<'w, NextOpponents>,
    storage: Res<'w, Storage>,
    problems: Res<'w, ProblemCatalogues>,
    problem_params: ProblemParams<'w>,
    waiting_tables: Res<'w, WaitingTables>,
}

/// Draws the home screen and carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    page: HomePage,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wide = ctx.content_rect().width() > TWO_COLUMN_WIDTH;
    let width = match wide {
        true if widgets::has_four_columns(ctx) => 1320.0,
        true => 1040.0,
        false => 520.0,
    };
    let mut action = None;
    widgets::page(ctx, "home", width, |ui| {
        action = if wide { page.in_two_columns(ui) } else { page.in_one_column(ui) };
    });
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        HomeAction::To(next) => screen.set(next),
        HomeAction::NewGame(game) => commands.trigger(OpenNewGame::new(game)),
        HomeAction::PlayAgainst(game, opponent) => {
            let opponent = Some(opponent.to_owned());
            commands.trigger(OpenNewGame { opponent, ..OpenNewGame::new(game) });
        }
        HomeAction::Watch => {
            if let Some(first) = page.games.iter().next() {
                commands.trigger(OpenNewGame { watching: true, ..OpenNewGame::new(first.id) });
            }
        }
        HomeAction::Open(next) => menu.set(next),
        HomeAction::Help(issue) => issue.resolve(&mut commands),
        HomeAction::Learn(game) => commands.trigger(BeginLesson(game)),
        HomeAction::SolveDailyProblem => {
            if let Some(problem) = page.problem_params.todays_problem() {
                commands.trigger(problem);
            }
        }
    }
    Ok(())
}

/// The window width above which the page has two columns, in points.
const TWO_COLUMN_WIDTH: f32 = 700.0;
/// The space between parts of the page, in points.
const GAP: f32 = 12.0;
/// The minimum height of a recognizable poster, in points.
const MIN_POSTER_HEIGHT: f32 = 88.0;

impl HomePage<'_> {
    /// Draws the page in one column, with posters as high as the window allows. Returns the pressed
    /// action, if any.
    fn in_one_column(&self, ui: &mut Ui) -> Option<HomeAction> {
        let window_height = ui.ctx().content_rect().height();
        // The height of everything except the posters, when last drawn. Posters shrink where long
        // texts need more rows, so that the last row stays inside the window.
        let id = egui::Id::new("home-but-pictures");
        let other_height: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
        let count = self.games.iter().count().max(1) as f32;
        let preferred_height = (window_height * if window_height < SMALL { 0.14 } else { 0.175 })
            .clamp(MIN_POSTER_HEIGHT, 180.0);
        let poster = ((window_height - other_height - GAP) / count)
            .clamp(MIN_POSTER_HEIGHT, preferred_height);
        ui.add_space((window_height * 0.025).max(12.0));
        self.title(ui);
        ui.add_space((window_height * 0.015).max(8.0));
        let issue_action = self.storage_issue(ui);
        let game_action = self.games(ui, poster);
        let action = issue_action.or(game_action).or(self.links(ui));
        let drawn_height = ui.min_rect().height() - count * poster;
        // Sums of floats differ in their last digits.
        if (drawn_height - other_height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, drawn_height));
            ui.ctx().request_repaint();
        }
        action
    }

    /// Draws the page, vertically centered, with the games on the left and all else on the right.
    /// In large windows, it includes the problem of the day. Returns the pressed action, if any.
    fn in_two_columns(&self, ui: &mut Ui) -> Option<HomeAction> {
        let window_height = ui.ctx().content_rect().height();
        // The height when last drawn, to centre the page.
        let id = egui::Id::new("home-height");
        let height = ui.data(|data| data.get_temp(id)).unwrap_or(window_height);
        ui.add_space(((window_height - height) / 2.0).max(16.0));
        let count = self.games.iter().count().max(1) as f32;
        // Large windows have larger posters.
        let has_four_columns = widgets::has_four_columns(ui.ctx());
        let large_height = if has_four_columns { window_height * 0.36 } else { 0.0 };
        let max_height = (260.0 * text_scale(ui.ctx())).max(large_height);
        let poster = ((window_height - 32.0) / count - GAP).clamp(128.0, max_height);
        let mut action = None;
        ui.spacing_mut().item_spacing.x = 28.0;
        let drawn_height = widgets::columns(ui, 2, |columns| {
            let game_action = self.games(&mut columns[0], poster);
            let column = &mut columns[1];
            self.title(column);
            column.add_space(if window_height < LOW { 0.0 } else { 18.0 });
            let problem =
                has_four_columns && self.problem_params.show_todays_problem(column, poster);
            let problem = problem.then_some(HomeAction::SolveDailyProblem);
            action = self.storage_issue(column).or(game_action).or(problem).or(self.links(column));
            columns.iter().map(|ui| ui.min_rect().height()).fold(0.0, f32::max)
        });
        if drawn_height != height {
            ui.data_mut(|data| data.insert_temp(id, drawn_height));
            ui.ctx().request_repaint();
        }
        action
    }

    /// Draws the name of the app. Unless the window is low, also draws the tagline and, if it fits,
    /// the emblem.
    fn title(&self, ui: &mut Ui) {
        const EMBLEM: f32 = 84.0;
        let (palette, language) = (&*self.palette, &*self.language);
        let name = language.text("app-name");
        let font = strong_font(size::TITLE);
        let galley = ui.painter().layout_no_wrap(name.clone(), font, palette.ink);
        // Large text leaves no space for the emblem on small screens.
        let fits_emblem = ui.available_width() - galley.size().x > EMBLEM + 40.0;
        let window = ui.ctx().content_rect();
        if window.height() < if window.width() > TWO_COLUMN_WIDTH { LOW } else { SMALL } {
            ui.label(RichText::new(name).font(strong_font(size::TITLE)));
            return;
        }
        let emblem = self.decorations.small().filter(|_| fits_emblem);
        ui.horizontal(|ui| {
            if let Some(emblem) = emblem {
                emblem(ui, EMBLEM);
                ui.add_space(4.0);
            }
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                ui.add_space(if fits_emblem { 10.0 } else { 0.0 });
                ui.label(RichText::new(name).font(strong_font(size::TITLE)));
                let line = RichText::new(language.text("app-line")).color(palette.dim);
                ui.add(egui::Label::new(line).wrap());
            });
        });
    }

    /// Shows the storage issue, if there is one. Returns the action that resolves it if the issue's
    /// button was pressed.
    fn storage_issue(&self, ui: &mut Ui) -> Option<HomeAction> {
        let issue = StorageIssue::detect(&self.storage)?;
        issue.show(ui, &self.palette, &self.language).then_some(HomeAction::Help(issue))
    }

    /// Returns the unfinished match of a game, which can be resumed; `None` if the game has no
    /// match or the match is over.
    fn unfinished_match(&self, game: GameId) -> Option<MatchSummary> {
        self.matches.of(game).filter(|summary| !summary.is_over)
    }

    /// Draws a poster for each game, which opens its new-game page, and below it a button to resume
    /// an unfinished match, if any. `height` is the height of a poster in points; posters are lower
    /// if any match is unfinished. Returns the pressed action, if any.
    fn games(&self, ui: &mut Ui, height: f32) -> Option<HomeAction> {
        ui.spacing_mut().item_spacing.y = GAP;
        let mut action = None;
        let has_unfinished = self.games.iter().any(|game| self.unfinished_match(game.id).is_some());
        // Posters make space for the buttons.
        let height = if has_unfinished { height - 28.0 } else { height };
        for game in self.games.iter() {
            let (palette, language) = (&*self.palette, &*self.language);
            let unfinished = self.unfinished_match(game.id);
            let line = match unfinished {
                Some(summary) if summary.is_persons_turn => language.text("home-your-turn"),
                Some(_) => language.text("home-their-turn"),
                None => language.text(&format!("home-{}-line", game.id.0)),
            };
            let title = language.text(game.id.0);
            let poster = widgets::poster_button(ui, palette, &title, &line, height, |ui, at| {
                if let Some(paint) = self.decorations.poster(game.id) {
                    paint(ui, palette, &self.settings, at);
                }
            });
            let resumes = unfinished.is_some() && {
                let text = language.text("home-continue");
                widgets::wide_button_with_description(ui, palette, &text, &title).clicked()
            };
            if resumes {
                action = Some(HomeAction::To(Screen::Table(game.id)));
            } else if poster.clicked() {
                action = Some(HomeAction::NewGame(game.id));
            }
        }
        action
    }

    /// Draws the next opponents to beat, the lessons of games without a match, and links to all
    /// other screens. The link to the problems is left out if there are none. Returns the pressed
    /// action, if any.
    fn links(&self, ui: &mut Ui) -> Option<HomeAction> {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let next = self.next_to_beat(ui);
        let language = &*self.language;
        let new_games =
            self.games.iter().filter(|game| game.has_lesson && self.matches.of(game.id).is_none());
        let lessons: Vec<_> = new_games
            .map(|game| {
                ButtonSpec::new(
                    HomeAction::Learn(game.id),
                    language.text(&format!("lesson-{}", game.id.0)),
                )
            })
            .collect();
        let lesson = match lessons.is_empty() {
            true => None,
            false => widgets::button_grid(ui, &self.palette, 2, &lessons),
        };
        let entries: Vec<_> = [
            (HomeAction::Open(Menu::SavedGames), Icon::Games, "games"),
            (HomeAction::To(Screen::Tables), Icon::Person, "friends"),
            (HomeAction::Watch, Icon::Eye, "watch"),
            (HomeAction::To(Screen::Problems), Icon::Bulb, "problems"),
            (HomeAction::To(Screen::Trees), Icon::Tree, "trees"),
            (HomeAction::To(Screen::Statistics), Icon::Chart, "statistics"),
            (HomeAction::Open(Menu::Settings), Icon::Sliders, "settings"),
            (HomeAction::Open(Menu::Help), Icon::Question, "help"),
        ]
        .into_iter()
        .filter(|(_, _, key)| *key != "problems" || self.problems.has_any())
        .map(|(action, icon, key)| match (key, self.waiting_tables.0) {
            ("friends", count @ 1..) => {
                let count = [("count", count.into())];
                (action, icon, language.format("friends-waiting-count", &count))
            }
            _ => (action, icon, language.text(key)),
        })
        .collect();
        next.or(lesson).or(widgets::icon_buttons(ui, &self.palette, &entries))
    }

    /// Draws a button for the next opponent to beat in each game that has one, below a caption;
    /// draws nothing if no game has one. Returns the pressed action, if any.
    fn next_to_beat(&self, ui: &mut Ui) -> Option<HomeAction> {
        let offers: Vec<_> = self
            .games
            .iter()
            .filter_map(|game| Some((game.id, self.next_opponents.get(game.id)?)))
            .collect();
        if offers.is_empty() {
            return None;
        }
        widgets::caption(ui, &self.palette, &self.language.text("home-next-to-beat"));
        let mut action = None;
        widgets::columns(ui, offers.len(), |columns| {
            for (ui, (game, next)) in columns.iter_mut().zip(offers) {
                let name = self.language.opponent_name(next.opponent);
                let line = self.language.text(game.0);
                if widgets::challenge_button(ui, &self.palette, next.animal, &name, &line).clicked()
                {
                    action = Some(HomeAction::PlayAgainst(game, next.opponent));
                }
            }
        });
        action
    }
}

/// The window height in points below which the page is drawn more densely.
const LOW: f32 = 560.0;
/// The window height in points below which a page with one column is drawn more densely.
const SMALL: f32 = 740.0;
