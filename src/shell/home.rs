//! The front page: go on, or begin a game of either kind.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    features::ornaments::{Emblem, GamesOrnaments},
    look::{
        audio::Sound,
        language::Language,
        panels::Panels,
        theme::{Palette, size, strong_font, text_scale},
        widgets::{self, Emphasis, Offer},
    },
    platform::{
        screen::{GameId, Menu, Screen},
        storage::Storage,
    },
    shell::storage_trouble::Trouble,
    table::{
        current_match::{MatchSummary, Matches},
        registry::Games,
        requests::{BeginLesson, NewGame},
    },
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Home)).run_if(in_state(Menu::None)).in_set(Panels::Pages),
    );
}

/// What the page offers of a game.
struct Offered {
    game: GameId,
    /// A line about the match that waits to be gone on with.
    waiting: Option<String>,
    /// Whether it has never been played here, and is offered to be learned.
    is_new: bool,
}

/// Where a tap on the page leads.
#[derive(Clone, Copy)]
enum Way {
    To(Screen),
    NewGame(GameId),
    Watch,
    Open(Menu),
    Learn(GameId),
    Help(Trouble),
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    games: Res<Games>,
    matches: Res<Matches>,
    ornaments: Res<GamesOrnaments>,
    storage: Res<Storage>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let offered: Vec<Offered> = games
        .iter()
        .map(|game| {
            let begun = matches.of(game.id);
            Offered {
                game: game.id,
                waiting: begun.and_then(|begun| line(game.id, begun, &language)),
                is_new: game.lesson && begun.is_none(),
            }
        })
        .collect();
    let trouble = Trouble::of(&storage);
    let ctx = contexts.ctx_mut()?;
    let room = ctx.content_rect().size();
    let wide = room.x > 700.0;
    let mut way = None;
    widgets::page(ctx, "home", if wide { 980.0 } else { 520.0 }, |ui| {
        if wide {
            // As high as it was drawn last: it stands in the middle.
            let id = egui::Id::new("home-height");
            let height = ui.data(|data| data.get_temp(id)).unwrap_or(room.y);
            ui.add_space(((room.y - height) / 2.0).max(16.0));
            let tile = if room.y < LOW { 64.0 } else { 92.0 };
            let drawn = ui.columns(2, |columns| {
                hero(&mut columns[0], &palette, &language, &ornaments, room.y);
                way = tiles(&mut columns[1], &palette, &language, &offered, trouble, tile);
                columns[1].min_rect().height()
            });
            if drawn != height {
                ui.data_mut(|data| data.insert_temp(id, drawn));
                ctx.request_repaint();
            }
        } else {
            ui.add_space((room.y * 0.06).max(16.0));
            title(ui, &palette, &language, ornaments.small());
            ui.add_space((room.y * 0.05).max(12.0));
            let games = offered.iter().filter(|game| game.waiting.is_some()).count();
            // A line and a button more take as much room as three games.
            let more = if trouble.is_some() { games + 3 } else { games };
            let height = (room.y * 0.14 - 16.0 * more as f32).clamp(76.0, 132.0);
            way = tiles(ui, &palette, &language, &offered, trouble, height);
        }
    });
    if let Some(way) = way {
        sound.write(Sound::Tap);
        match way {
            Way::To(next) => screen.set(next),
            Way::NewGame(game) => commands.trigger(NewGame::of(game)),
            Way::Watch => {
                if let Some(first) = games.iter().next() {
                    commands.trigger(NewGame { watching: true, ..NewGame::of(first.id) });
                }
            }
            Way::Open(next) => menu.set(next),
            Way::Help(trouble) => trouble.help(&mut commands),
            Way::Learn(game) => commands.trigger(BeginLesson(game)),
        }
    }
    Ok(())
}

/// One line about a game that is not over; `None` if there is nothing to go on with.
fn line(game: GameId, begun: MatchSummary, language: &Language) -> Option<String> {
    let turn = if begun.is_persons_turn { "home-your-turn" } else { "home-their-turn" };
    let line = || format!("{} · {}", language.text(game.0), language.text(turn));
    (!begun.is_over).then(line)
}

fn title(ui: &mut egui::Ui, palette: &Palette, language: &Language, emblem: Option<&Emblem>) {
    const EMBLEM: f32 = 150.0;
    let name = language.text("app-name");
    let words = ui.painter().layout_no_wrap(name.clone(), strong_font(size::TITLE), palette.ink);
    // Large print leaves no room for pictures on a small screen.
    let beside = ui.available_width() - words.size().x > EMBLEM + 40.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - if beside { EMBLEM } else { 0.0 });
            ui.label(egui::RichText::new(name).font(strong_font(size::TITLE)));
            ui.label(egui::RichText::new(language.text("app-line")).color(palette.dim));
        });
        if beside && let Some(emblem) = emblem {
            emblem(ui, EMBLEM - 30.0);
        }
    });
}

/// Windows lower than this have no room for large pictures and tiles.
const LOW: f32 = 560.0;

/// The name of the app beside its games, with a picture below it where there is room.
fn hero(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    ornaments: &GamesOrnaments,
    room: f32,
) {
    if room < LOW || text_scale(ui.ctx()) > 1.6 {
        return title(ui, palette, language, ornaments.small());
    }
    let name = egui::RichText::new(language.text("app-name"));
    ui.label(name.font(strong_font(size::TITLE * 1.6)));
    let line = egui::RichText::new(language.text("app-line")).size(size::ACTION);
    ui.label(line.color(palette.dim));
    ui.add_space(28.0);
    if let Some(emblem) = ornaments.large() {
        let width = (ui.available_width() - 24.0).min(room * 0.5);
        emblem(ui, width);
    }
}

fn tiles(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    offered: &[Offered],
    trouble: Option<Trouble>,
    height: f32,
) -> Option<Way> {
    ui.spacing_mut().item_spacing = egui::vec2(12.0, 14.0);
    let mut way = None;
    if let Some(trouble) = trouble
        && trouble.show(ui, palette, language)
    {
        way = Some(Way::Help(trouble));
    }
    for Offered { game, waiting, .. } in offered {
        let title = language.text("home-continue");
        if let Some(line) = waiting
            && widgets::tile(ui, palette, &title, line, Emphasis::Accent, 84.0).clicked()
        {
            way = Some(Way::To(Screen::Table(*game)));
        }
    }
    for &Offered { game, .. } in offered {
        let line = language.text(&format!("home-{}-line", game.0));
        if widgets::tile(ui, palette, &language.text(game.0), &line, Emphasis::Quiet, height)
            .clicked()
        {
            way = Some(Way::NewGame(game));
        }
    }
    let offer = |key: &str, leads| Offer::new(leads, language.text(key));
    let new = offered.iter().filter(|offered| offered.is_new);
    let lessons: Vec<_> = new
        .map(|offered| offer(&format!("lesson-{}", offered.game.0), Way::Learn(offered.game)))
        .collect();
    if !lessons.is_empty() {
        way = widgets::buttons(ui, palette, 2, &lessons).or(way);
    }
    let small = [
        offer("games", Way::Open(Menu::SavedGames)),
        offer("watch", Way::Watch),
        offer("trees", Way::To(Screen::Trees)),
        offer("statistics", Way::To(Screen::Statistics)),
        offer("settings", Way::Open(Menu::Settings)),
        offer("help", Way::Open(Menu::Help)),
    ];
    let low = ui.ctx().content_rect().height() < LOW;
    way = widgets::buttons(ui, palette, if low { 3 } else { 2 }, &small).or(way);
    way
}
