//! The player's games, opened from the front page: saved ones to resume and finished ones to
//! replay.

use std::io;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{
    any_record::AnyRecord,
    game::{Player, Seat},
};

use super::{Exportable, MatchCollection, SavedGame, menu::delete_button, resume::ResumeMatch};
use kozyr_platform::{
    clipboard::Clipboard,
    screen::{GameId, Menu, Screen},
    storage::Storage,
};
use kozyr_table::{hud, registry::GameRegistry, requests::OpenReplay, session};
use kozyr_ui::{
    audio::Sound,
    faces::{Animal, Expression},
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, Emphasis, PageWidth, full_page},
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SavedGamesRegistry>();
    app.add_systems(OnEnter(Menu::SavedGames), load_list.run_if(in_state(Screen::Home)));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::SavedGames))
            .run_if(in_state(Screen::Home))
            .run_if(resource_exists::<AllGamesList>)
            .in_set(PanelSystems::Pages),
    );
}

/// Adds the matches of one game.
pub(crate) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_observer(open_saved_game::<U>);
    app.world_mut().get_resource_or_init::<SavedGamesRegistry>().0.push(SavedGamesAccess {
        game: U::ID,
        load: load::<U>,
        delete: super::delete::<U::Rules>,
        describe: describe::<U>,
    });
}

/// The functions that access the matches of one game.
#[derive(Clone, Copy)]
struct SavedGamesAccess {
    game: GameId,
    load: fn(&Storage, MatchCollection) -> Vec<AnySavedGame>,
    delete: fn(&Storage, MatchCollection, u32) -> io::Result<()>,
    describe: fn(&AnyRecord, &Language) -> GameDescription,
}

/// Access to the matches of all games, in display order.
#[derive(Resource, Default)]
struct SavedGamesRegistry(Vec<SavedGamesAccess>);

impl SavedGamesRegistry {
    fn of(&self, game: GameId) -> Option<&SavedGamesAccess> {
        self.0.iter().find(|collections| collections.game == game)
    }
}

/// A match in the list.
struct AnySavedGame {
    id: SavedGameId,
    record: AnyRecord,
}

/// All matches as shown on the page.
#[derive(Resource)]
struct AllGamesList {
    matches: Vec<AnySavedGame>,
    /// The match that a second tap deletes.
    to_delete: Option<SavedGameId>,
}

/// Opens a match: resumes it, or replays it if it is finished.
#[derive(Event, Clone, Debug)]
struct OpenSavedGame(AnyRecord);

/// The identifier of a match across all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SavedGameId {
    game: GameId,
    collection: MatchCollection,
    number: u32,
}

/// An action on the page.
enum GamesPageAction {
    Back,
    Paste,
    /// Resumes a match, or replays it if it is finished.
    Open(AnyRecord),
    Delete(SavedGameId),
}

impl AllGamesList {
    fn load(collections: &SavedGamesRegistry, storage: &Storage) -> Self {
        let all = [MatchCollection::Saved, MatchCollection::Finished].into_iter().flat_map(
            |collection| collections.0.iter().map(move |game| (game.load)(storage, collection)),
        );
        AllGamesList { matches: all.flatten().collect(), to_delete: None }
    }
}

fn load<U: Exportable>(storage: &Storage, collection: MatchCollection) -> Vec<AnySavedGame> {
    let matches = super::load_all::<U::Rules>(storage, collection).unwrap_or_else(|error| {
        warn!("cannot load saved matches: {error}");
        Vec::new()
    });
    let listed = |kept: SavedGame<U::Rules>| AnySavedGame {
        id: SavedGameId { game: U::ID, collection, number: kept.number },
        record: kept.record.into(),
    };
    matches.into_iter().map(listed).collect()
}

fn load_list(mut commands: Commands, collections: Res<SavedGamesRegistry>, storage: Res<Storage>) {
    commands.insert_resource(AllGamesList::load(&collections, &storage));
}

/// Resumes a match of one game, or replays it if it is finished.
fn open_saved_game<U: Exportable>(
    chosen: On<OpenSavedGame>,
    mut commands: Commands,
    language: Res<Language>,
    mut tell: MessageWriter<ShowNotice>,
) {
    let Some(record) = chosen.0.downcast_ref::<U::Rules>() else { return };
    if record.outcome().is_some() {
        return commands.trigger(OpenReplay(chosen.0.clone()));
    }
    match session::check_opponents(record.clone()) {
        Ok(record) => commands.trigger(ResumeMatch(record)),
        Err(error) => _ = tell.write(unreadable_notice(&error, &language)),
    }
}

fn unreadable_notice(error: &dyn std::error::Error, language: &Language) -> ShowNotice {
    let reason = [("reason", error.to_string().into())];
    ShowNotice(language.format("saved-games-not-a-game", &reason))
}

/// Shows the page of all saved games and carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    games: Res<GameRegistry>,
    collections: Res<SavedGamesRegistry>,
    mut list: ResMut<AllGamesList>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    full_page(ctx, &palette, Screen::Home, "games", PageWidth::TwoPanes, |ui| {
        wish = page(ui, &palette, &language, &collections, &list);
    });
    let come = clipboard.has_received_text().then_some(GamesPageAction::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        GamesPageAction::Back => menu.set(Menu::None),
        GamesPageAction::Open(record) => commands.trigger(OpenSavedGame(record)),
        GamesPageAction::Paste => {
            match clipboard.paste().map(|text| games.known().read(&text)).transpose() {
                Ok(record) => {
                    record.into_iter().for_each(|record| commands.trigger(OpenSavedGame(record)))
                }
                Err(error) => _ = tell.write(unreadable_notice(&error, &language)),
            }
        }
        GamesPageAction::Delete(which) if list.to_delete == Some(which) => {
            let SavedGameId { game, collection, number } = which;
            let forgotten =
                collections.of(game).map(|game| (game.delete)(&storage, collection, number));
            if let Some(Err(error)) = forgotten {
                warn!("cannot delete match {number}: {error}");
                tell.write(ShowNotice(language.text("saved-games-not-deleted")));
            }
            *list = AllGamesList::load(&collections, &storage);
        }
        GamesPageAction::Delete(which) => list.to_delete = Some(which),
    }
    Ok(())
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    collections: &SavedGamesRegistry,
    list: &AllGamesList,
) -> Option<GamesPageAction> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("games")) {
        wish = Some(GamesPageAction::Back);
    }
    if list.matches.is_empty() {
        ui.label(egui::RichText::new(language.text("games-none")).color(palette.dim));
    }
    let in_collection = |collection| {
        let in_it = move |kept: &&AnySavedGame| kept.id.collection == collection;
        list.matches.iter().filter(in_it).collect::<Vec<_>>()
    };
    let rows = |ui: &mut egui::Ui, matches: &[&AnySavedGame]| {
        let mut wish = None;
        for kept in matches {
            let Some(game) = collections.of(kept.id.game) else { continue };
            let told = (game.describe)(&kept.record, language);
            wish = row(ui, palette, language, list.to_delete, kept, &told).or(wish);
        }
        wish
    };
    let headed = |ui: &mut egui::Ui, caption: &str, matches: &[&AnySavedGame]| {
        widgets::caption(ui, palette, &language.text(caption));
        rows(ui, matches)
    };
    let (saved, finished) =
        (in_collection(MatchCollection::Saved), in_collection(MatchCollection::Finished));
    let [mut first, mut second] = [None, None];
    match (&saved[..], &finished[..]) {
        ([], []) => {}
        ([], all) | (all, []) => {
            let caption = if saved.is_empty() { "games-finished" } else { "games-saved" };
            widgets::caption(ui, palette, &language.text(caption));
            let (one, other) = all.split_at(all.len().div_ceil(2));
            widgets::two_panes(ui, |ui| first = rows(ui, one), |ui| second = rows(ui, other));
        }
        (saved, finished) => widgets::two_panes(
            ui,
            |ui| first = headed(ui, "games-saved", saved),
            |ui| second = headed(ui, "games-finished", finished),
        ),
    }
    wish = wish.or(first).or(second);
    ui.add_space(6.0);
    if widgets::button(ui, palette, &language.text("games-paste"), Emphasis::Quiet).clicked() {
        wish = Some(GamesPageAction::Paste);
    }
    wish
}

/// Draws a row for a match. Returns what was pressed.
fn row(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    doomed: Option<SavedGameId>,
    kept: &AnySavedGame,
    told: &GameDescription,
) -> Option<GamesPageAction> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let row = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
        let option = |ui: &mut egui::Ui| match told.face {
            Some(face) => widgets::option_row_with_face(ui, palette, face, &told.name, &told.line),
            None => widgets::option_row(ui, palette, &told.name, &told.line, false),
        };
        if ui.allocate_ui(row, option).inner.clicked() {
            wish = Some(GamesPageAction::Open(kept.record.clone()));
        }
        let which = kept.id;
        if delete_button(ui, palette, language, which.number, doomed == Some(which)) {
            wish = Some(GamesPageAction::Delete(which));
        }
    });
    wish
}

/// The description of a match.
#[derive(Default)]
struct GameDescription {
    name: String,
    line: String,
    /// The first opponent's face, with the expression it has at this result.
    face: Option<(Animal, Expression)>,
}

/// Describes the players, and the result or the progress.
fn describe<U: Exportable>(record: &AnyRecord, language: &Language) -> GameDescription {
    let Some(record) = record.downcast_ref::<U::Rules>() else { return default() };
    let person = record.players().iter().position(|player| *player == Player::Human);
    let ended = hud::result_text(record, Seat::new(person.unwrap_or(0)), language);
    let outcome = record.outcome();
    let count = [("count", record.actions().len().into())];
    let far = if outcome.is_some() { "games-moves" } else { "saved-games-in-progress" };
    let far = language.format(far, &count);
    let line = if outcome.is_some() { format!("{ended} · {far}") } else { far };
    let mut seats = Seat::all(record.players().len()).zip(record.players());
    let face = seats.find_map(|(seat, player)| match player {
        Player::Opponent(name) => {
            let expression = outcome.as_ref().map_or(Expression::Calm, |outcome| {
                Expression::at_match_end(outcome.score(seat), Expression::Sad)
            });
            Some((U::animal(name), expression))
        }
        Player::Human => None,
    });
    let name = format!("{} · {}", language.text(U::NAME), language.player_names(record));
    GameDescription { name, line, face }
}
