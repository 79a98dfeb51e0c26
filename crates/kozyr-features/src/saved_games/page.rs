//! The player's games, opened from the front page: saved ones to resume and finished ones to
//! replay.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::any_record::AnyRecord;

use super::{
    Exportable, MatchCollection,
    access::{self, AnySavedGame, GameDescription, SavedGameId, SavedGamesRegistry},
    menu::delete_button,
    resume::ResumeMatch,
};
use crate::import::OpenImport;
use kozyr_platform::{
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{requests::OpenReplay, session};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, Emphasis, PageWidth, full_page},
};

/// Adds the page of all saved games.
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

/// Adds the matches of one game to the page of all saved games.
pub(crate) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_observer(open_saved_game::<U>);
    access::register::<U>(app);
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
pub(crate) struct OpenSavedGame(pub AnyRecord);

/// An action on the page.
enum GamesPageAction {
    /// Returns to the front page.
    Back,
    /// Opens the page for games from elsewhere.
    Import,
    /// Resumes a match, or replays it if it is finished.
    Open(AnyRecord),
    /// Deletes a match, on the second press.
    Delete(SavedGameId),
}

impl AllGamesList {
    /// Loads the matches of all games, saved ones first.
    fn load(collections: &SavedGamesRegistry, storage: &Storage) -> Self {
        let all = [MatchCollection::Saved, MatchCollection::Finished].into_iter().flat_map(
            |collection| collections.iter().map(move |game| (game.load)(storage, collection)),
        );
        AllGamesList { matches: all.flatten().collect(), to_delete: None }
    }
}

/// Loads the list of all saved games when their page opens.
fn load_list(mut commands: Commands, collections: Res<SavedGamesRegistry>, storage: Res<Storage>) {
    commands.insert_resource(AllGamesList::load(&collections, &storage));
}

/// Resumes a match of one game, or replays it if it is finished.
fn open_saved_game<U: Exportable>(
    event: On<OpenSavedGame>,
    mut commands: Commands,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    let Some(record) = event.0.downcast_ref::<U::Rules>() else { return };
    if record.outcome().is_some() {
        return commands.trigger(OpenReplay(event.0.clone()));
    }
    match session::check_opponents(record.clone()) {
        Ok(record) => commands.trigger(ResumeMatch(record)),
        Err(error) => _ = notices.write(unreadable_notice(&error, &language)),
    }
}

/// A notice that a match could not be read.
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
    collections: Res<SavedGamesRegistry>,
    mut list: ResMut<AllGamesList>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut action = None;
    full_page(ctx, &palette, Screen::Home, "games", PageWidth::TwoPanes, |ui| {
        action = page(ui, &palette, &language, &collections, &list);
    });
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        GamesPageAction::Back => menu.set(Menu::None),
        GamesPageAction::Open(record) => commands.trigger(OpenSavedGame(record)),
        GamesPageAction::Import => commands.trigger(OpenImport),
        GamesPageAction::Delete(id) if list.to_delete == Some(id) => {
            let SavedGameId { game, collection, number } = id;
            let result =
                collections.get(game.0).map(|game| (game.delete)(&storage, collection, number));
            if let Some(Err(error)) = result {
                warn!("cannot delete match {number}: {error}");
                notices.write(ShowNotice(language.text("saved-games-not-deleted")));
            }
            *list = AllGamesList::load(&collections, &storage);
        }
        GamesPageAction::Delete(id) => list.to_delete = Some(id),
    }
    Ok(())
}

/// Draws the page of all saved games. Returns the action that was pressed.
fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    collections: &SavedGamesRegistry,
    list: &AllGamesList,
) -> Option<GamesPageAction> {
    let mut action = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("games")) {
        action = Some(GamesPageAction::Back);
    }
    if list.matches.is_empty() {
        ui.label(egui::RichText::new(language.text("games-none")).color(palette.dim));
    }
    let in_collection = |collection| {
        let is_in_it = move |game: &&AnySavedGame| game.id.collection == collection;
        list.matches.iter().filter(is_in_it).collect::<Vec<_>>()
    };
    let show_rows = |ui: &mut egui::Ui, matches: &[&AnySavedGame]| {
        let mut action = None;
        for saved_game in matches {
            let Some(game) = collections.get(saved_game.id.game.0) else { continue };
            let description = (game.describe)(&saved_game.record, language);
            action =
                row(ui, palette, language, list.to_delete, saved_game, &description).or(action);
        }
        action
    };
    let show_headed = |ui: &mut egui::Ui, caption: &str, matches: &[&AnySavedGame]| {
        widgets::caption(ui, palette, &language.text(caption));
        show_rows(ui, matches)
    };
    let (saved, finished) =
        (in_collection(MatchCollection::Saved), in_collection(MatchCollection::Finished));
    let [mut first, mut second] = [None, None];
    match (&saved[..], &finished[..]) {
        ([], []) => {}
        ([], all) | (all, []) => {
            let caption = if saved.is_empty() { "games-finished" } else { "games-saved" };
            widgets::caption(ui, palette, &language.text(caption));
            let (left, right) = all.split_at(all.len().div_ceil(2));
            widgets::two_panes(
                ui,
                |ui| first = show_rows(ui, left),
                |ui| second = show_rows(ui, right),
            );
        }
        (saved, finished) => widgets::two_panes(
            ui,
            |ui| first = show_headed(ui, "games-saved", saved),
            |ui| second = show_headed(ui, "games-finished", finished),
        ),
    }
    action = action.or(first).or(second);
    ui.add_space(6.0);
    if widgets::button(ui, palette, &language.text("import"), Emphasis::Quiet).clicked() {
        action = Some(GamesPageAction::Import);
    }
    action
}

/// Draws a row for a match. Returns what was pressed.
fn row(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    to_delete: Option<SavedGameId>,
    saved_game: &AnySavedGame,
    description: &GameDescription,
) -> Option<GamesPageAction> {
    let mut action = None;
    ui.horizontal(|ui| {
        let row_size = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
        let option = |ui: &mut egui::Ui| match description.face {
            Some(face) => widgets::option_row_with_face(
                ui,
                palette,
                face,
                &description.name,
                &description.line,
            ),
            None => widgets::option_row(ui, palette, &description.name, &description.line, false),
        };
        if ui.allocate_ui(row_size, option).inner.clicked() {
            action = Some(GamesPageAction::Open(saved_game.record.clone()));
        }
        let id = saved_game.id;
        if delete_button(ui, palette, language, id.number, to_delete == Some(id)) {
            action = Some(GamesPageAction::Delete(id));
        }
    });
    action
}
