//! The player's games, reached from the front page: those finished last, to be seen again, and
//! those put by, to be gone on with.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{
    any_record::AnyRecord,
    durak::Durak,
    game::{Player, Record, Seat},
    reversi::Reversi,
};

use super::{Exportable, SavedGame, Shelf, menu::throw_away};
use crate::{
    features::replay::Open,
    look::{
        audio::Sound,
        language::Language,
        notices::Tell,
        theme::{DrawPanels, Palette, size},
        widgets::{self, Emphasis, full_page},
    },
    platform::{
        clipboard::Clipboard,
        screen::{Menu, Screen},
        storage::Storage,
    },
    table::{hud, session},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::SavedGames), list.run_if(in_state(Screen::Home)));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::SavedGames))
            .run_if(in_state(Screen::Home))
            .run_if(resource_exists::<Games>)
            .in_set(DrawPanels),
    );
}

/// The matches of both games, as the page shows them.
#[derive(Resource)]
struct Games {
    durak: Shelves<Durak>,
    reversi: Shelves<Reversi>,
    /// The one that another tap throws away.
    doomed: Option<Which>,
}

/// The matches of one game.
struct Shelves<G: Exportable> {
    finished: Vec<SavedGame<G>>,
    saved: Vec<SavedGame<G>>,
}

/// One of all matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Which {
    table: Screen,
    shelf: Shelf,
    number: u32,
}

/// What was pressed on the page.
#[expect(clippy::large_enum_variant, reason = "one is held at a time")]
enum Request {
    Back,
    Paste,
    /// To be seen again if it is over, gone on with if not.
    Open(AnyRecord),
    Doom(Which),
}

impl<G: Exportable> Shelves<G> {
    fn load(storage: &Storage) -> Self {
        let shelf = |shelf| {
            super::all(storage, shelf).unwrap_or_else(|error| {
                warn!("kept matches: {error}");
                Vec::new()
            })
        };
        Shelves { finished: shelf(Shelf::Finished), saved: shelf(Shelf::Saved) }
    }

    fn on(&self, shelf: Shelf) -> &[SavedGame<G>] {
        match shelf {
            Shelf::Saved => &self.saved,
            Shelf::Finished => &self.finished,
        }
    }

    fn is_empty(&self) -> bool {
        self.finished.is_empty() && self.saved.is_empty()
    }
}

impl Games {
    fn load(storage: &Storage) -> Self {
        Games { durak: Shelves::load(storage), reversi: Shelves::load(storage), doomed: None }
    }
}

fn list(mut commands: Commands, storage: Res<Storage>) {
    commands.insert_resource(Games::load(&storage));
}

/// All that changes when a match is chosen.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    storage: Res<'w, Storage>,
    language: Res<'w, Language>,
    screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
    open: MessageWriter<'w, Open>,
    tell: MessageWriter<'w, Tell>,
}

impl Stage<'_, '_> {
    fn take(&mut self, record: AnyRecord) {
        match record {
            AnyRecord::Durak(record) if record.outcome().is_none() => self.go_on(record),
            AnyRecord::Reversi(record) if record.outcome().is_none() => self.go_on(record),
            over => _ = self.open.write(Open(over)),
        }
    }

    fn go_on<G: Exportable>(&mut self, record: Record<G>) {
        match session::checked(record) {
            Ok(record) => {
                let (storage, language) = (&self.storage, &self.language);
                super::go_on(record, storage, language, &mut self.commands, &mut self.tell);
                self.menu.set(Menu::None);
                self.screen.set(G::SCREEN);
            }
            Err(error) => self.refuse(&error),
        }
    }

    fn refuse(&mut self, error: &dyn std::error::Error) {
        let reason = [("reason", error.to_string().into())];
        self.tell.write(Tell(self.language.format("kept-not-a-match", &reason)));
    }

    fn forget(&mut self, which: Which) {
        let Which { table, shelf, number } = which;
        let forgotten = match table {
            Screen::Reversi => super::forget::<Reversi>(&self.storage, shelf, number),
            _ => super::forget::<Durak>(&self.storage, shelf, number),
        };
        if let Err(error) = forgotten {
            warn!("match {number} cannot be thrown away: {error}");
            self.tell.write(Tell(self.language.text("kept-not-forgotten")));
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut games: ResMut<Games>,
    mut clipboard: Clipboard,
    mut stage: Stage,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    full_page(ctx, &palette, Screen::Home, "games", |ui| {
        wish = page(ui, &palette, &stage.language, &games);
    });
    let come = clipboard.has_come().then_some(Request::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        Request::Back => stage.menu.set(Menu::None),
        Request::Open(record) => stage.take(record),
        Request::Paste => match clipboard.paste().map(|text| AnyRecord::read(&text)).transpose() {
            Ok(record) => record.into_iter().for_each(|record| stage.take(record)),
            Err(error) => stage.refuse(&error),
        },
        Request::Doom(which) if games.doomed == Some(which) => {
            stage.forget(which);
            *games = Games::load(&stage.storage);
        }
        Request::Doom(which) => games.doomed = Some(which),
    }
    Ok(())
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    games: &Games,
) -> Option<Request> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("games")) {
        wish = Some(Request::Back);
    }
    if games.durak.is_empty() && games.reversi.is_empty() {
        ui.label(egui::RichText::new(language.text("games-none")).color(palette.dim));
    }
    for (shelf, caption) in [(Shelf::Saved, "games-saved"), (Shelf::Finished, "games-finished")] {
        let (durak, reversi) = (games.durak.on(shelf), games.reversi.on(shelf));
        if durak.is_empty() && reversi.is_empty() {
            continue;
        }
        widgets::caption(ui, palette, &language.text(caption));
        wish = rows(ui, palette, language, games.doomed, shelf, durak).or(wish);
        wish = rows(ui, palette, language, games.doomed, shelf, reversi).or(wish);
    }
    ui.add_space(6.0);
    if widgets::button(ui, palette, &language.text("games-paste"), Emphasis::Quiet).clicked() {
        wish = Some(Request::Paste);
    }
    wish
}

/// A line for each match of a game on a shelf; what was pressed.
fn rows<G: Exportable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    doomed: Option<Which>,
    shelf: Shelf,
    matches: &[SavedGame<G>],
) -> Option<Request> {
    let mut wish = None;
    for kept in matches {
        let which = Which { table: G::SCREEN, shelf, number: kept.number };
        ui.horizontal(|ui| {
            let (name, line) = described(&kept.record, language);
            let row = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
            let option = |ui: &mut egui::Ui| widgets::option(ui, palette, &name, &line, false);
            if ui.allocate_ui(row, option).inner.clicked() {
                wish = Some(Request::Open(G::any(kept.record.clone())));
            }
            if throw_away(ui, palette, language, kept.number, doomed == Some(which)) {
                wish = Some(Request::Doom(which));
            }
        });
    }
    wish
}

/// Who played what, and how it ended or how far it has come.
fn described<G: Exportable>(record: &Record<G>, language: &Language) -> (String, String) {
    let person = record.players().iter().position(|player| *player == Player::Human);
    let ended = hud::how_it_ended(record, Seat::new(person.unwrap_or(0)), language);
    let over = record.outcome().is_some();
    let count = [("count", record.actions().len().into())];
    let far = language.format(if over { "games-moves" } else { "kept-in-progress" }, &count);
    let line = if over { format!("{ended} · {far}") } else { far };
    (format!("{} · {}", language.text(G::NAME), language.players(record)), line)
}
