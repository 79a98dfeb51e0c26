//! The saved games of one game: save this match, resume another, and exchange matches with other
//! programs.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{
    Exportable, MatchCollection, Notation, SavedGame,
    hand_over::{self, HandOver},
    resume::ResumeMatch,
};
use crate::import::OpenImport;
use kozyr_platform::{
    clipboard::Clipboard, file_export::FileExport, screen::Menu, storage::Storage,
};
use kozyr_table::{
    requests::OpenReplay,
    session::{self, Session},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, Emphasis, Icon, PageWidth, full_page},
};

/// Adds the saved games in the menu of one game.
pub(crate) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_systems(OnEnter(Menu::SavedGames), load_list::<U>.run_if(in_state(U::SCREEN)));
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(in_state(Menu::SavedGames))
            .run_if(in_state(U::SCREEN))
            .run_if(
                resource_exists::<Session<U::Rules>>.and_then(resource_exists::<SavedGamesList<U>>),
            )
            .in_set(PanelSystems::Pages),
    );
}

/// The saved games as shown on the page.
#[derive(Resource)]
struct SavedGamesList<U: Exportable> {
    games: Vec<SavedGame<U::Rules>>,
    /// The number of the match that a second tap deletes.
    to_delete: Option<u32>,
    /// What will happen to the match as a file, while the player chooses the format.
    to_hand_over: Option<HandOver>,
}

/// An action on the page.
#[derive(Clone, Copy)]
enum SavedGamesAction {
    /// Returns to the pause menu.
    Back,
    /// Saves the match on the table.
    Save,
    /// Copies a link to the match.
    Send,
    /// Copies the match as text and data.
    Copy,
    /// Copies the match in the notation with this index.
    Notation(usize),
    /// Asks for the format of the match as a file, if there are several.
    AskFormat(HandOver),
    /// Saves or shares the match as a file in the format with this index.
    HandOver(HandOver, usize),
    /// Opens the page for games from elsewhere.
    Import,
    /// Resumes the match at this index of the list.
    Resume(usize),
    /// Replays the match at this index of the list.
    Replay(usize),
    /// Asks to confirm deleting the match with this number.
    AskDelete(u32),
    /// Deletes the match with this number.
    Delete(u32),
}

/// Loads the list when the page opens. Shows a notice if the storage cannot be read.
fn load_list<U: Exportable>(
    mut commands: Commands,
    storage: Res<Storage>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    let games = super::load_all(&storage, MatchCollection::Saved).unwrap_or_else(|error| {
        warn!("cannot load saved matches: {error}");
        notices.write(ShowNotice(language.text("saved-games-unreadable")));
        Vec::new()
    });
    commands.insert_resource(SavedGamesList::<U> { games, to_delete: None, to_hand_over: None });
}

/// Opens the question for the format of a saved file on the page. Used for screenshots.
pub fn ask_format<U: Exportable>(world: &mut World) {
    if let Some(mut list) = world.get_resource_mut::<SavedGamesList<U>>() {
        list.to_hand_over = Some(HandOver::Save);
    }
}

/// Shows the page and carries out the action pressed on it.
fn show<U: Exportable>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    session: Res<Session<U::Rules>>,
    mut list: ResMut<SavedGamesList<U>>,
    mut clipboard: Clipboard,
    mut export: FileExport,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut action = None;
    full_page(ctx, &palette, U::SCREEN, "saved-games", PageWidth::Column, |ui| {
        let notations = U::notations(session.full_record(), &language);
        let exchange = Exchange { notations: &notations, can_share: export.can_share() };
        action = page(ui, &palette, &language, &list, &exchange);
    });
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    let mut to_resume = None;
    let record = session.full_record();
    match action {
        SavedGamesAction::Back => menu.set(Menu::Pause),
        SavedGamesAction::Save => {
            let number = super::save::<U>(&storage, record, &language);
            notices.write_batch(super::saved_notice(number, &language));
            list.games = super::load_all(&storage, MatchCollection::Saved).unwrap_or_default();
        }
        SavedGamesAction::Send => {
            clipboard.copy(&super::share_text(&record.to_short_form()));
            notices.write(ShowNotice(language.text("saved-games-link-copied")));
        }
        SavedGamesAction::Copy => {
            clipboard.copy(&format!("{}\n{}", U::to_text(record, &language), record.to_json()));
            notices.write(ShowNotice(language.text("saved-games-copied")));
        }
        SavedGamesAction::Notation(index) => {
            if let Some(notation) = U::notations(record, &language).get(index) {
                clipboard.copy(&notation.text);
                notices.write(ShowNotice(language.text("saved-games-notation-copied")));
            }
        }
        SavedGamesAction::AskFormat(purpose) => {
            let mut files = hand_over::files::<U>(record, &language);
            if files.len() == 1 {
                purpose.carry_out(files.remove(0), &mut export);
            } else {
                list.to_hand_over = Some(purpose).filter(|_| list.to_hand_over != Some(purpose));
            }
        }
        SavedGamesAction::HandOver(purpose, index) => {
            list.to_hand_over = None;
            if let Some(file) = hand_over::files::<U>(record, &language).into_iter().nth(index) {
                purpose.carry_out(file, &mut export);
            }
        }
        SavedGamesAction::Import => commands.trigger(OpenImport),
        SavedGamesAction::Resume(index) => {
            to_resume = list.games.get(index).map(|game| game.record.clone())
        }
        SavedGamesAction::Replay(index) => {
            if let Some(game) = list.games.get(index) {
                commands.trigger(OpenReplay(game.record.clone().into()));
            }
        }
        SavedGamesAction::AskDelete(number) => list.to_delete = Some(number),
        SavedGamesAction::Delete(number) => {
            match super::delete::<U::Rules>(&storage, MatchCollection::Saved, number) {
                Ok(()) => list.games.retain(|game| game.number != number),
                Err(error) => {
                    warn!("cannot delete match {number}: {error}");
                    notices.write(ShowNotice(language.text("saved-games-not-deleted")));
                }
            }
        }
    }
    match to_resume.map(session::check_opponents) {
        Some(Ok(record)) => commands.trigger(ResumeMatch(record)),
        Some(Err(error)) => {
            let reason = [("reason", error.to_string().into())];
            notices.write(ShowNotice(language.format("saved-games-not-a-game", &reason)));
        }
        None => {}
    }
    Ok(())
}

/// How the match on the table can be exchanged with others.
struct Exchange<'a> {
    /// The match in the formats of other programs.
    notations: &'a [Notation],
    /// Whether files can be shared with other apps.
    can_share: bool,
}

/// Draws the saved games of one game. Returns the action that was pressed.
fn page<U: Exportable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    list: &SavedGamesList<U>,
    exchange: &Exchange,
) -> Option<SavedGamesAction> {
    let mut action = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("saved-games")) {
        action = Some(SavedGamesAction::Back);
    }
    if widgets::wide_button(ui, palette, &language.text("saved-games-save"), Emphasis::Accent)
        .clicked()
    {
        action = Some(SavedGamesAction::Save);
    }
    action = show_exchange_buttons(ui, palette, language, exchange).or(action);
    if let Some(purpose) = list.to_hand_over {
        let chosen = hand_over::show_formats(ui, palette, language, purpose, exchange.notations);
        action = chosen.map(|index| SavedGamesAction::HandOver(purpose, index)).or(action);
    }
    if list.games.is_empty() {
        ui.add_space(8.0);
        ui.label(egui::RichText::new(language.text("saved-games-none")).color(palette.dim));
    }
    for (index, game) in list.games.iter().enumerate() {
        ui.horizontal(|ui| {
            let (name, line) = describe::<U>(game, language);
            let row_size = egui::vec2(ui.available_width() - 2.0 * (size::TOUCH + 10.0), 52.0);
            let clicked = ui
                .allocate_ui(row_size, |ui| {
                    widgets::option_row(ui, palette, &name, &line, false).clicked()
                })
                .inner;
            if clicked {
                let is_finished = game.record.outcome().is_some();
                action = Some(if is_finished {
                    SavedGamesAction::Replay(index)
                } else {
                    SavedGamesAction::Resume(index)
                });
            }
            let name = language.format("saved-games-replay", &[("number", game.number.into())]);
            if widgets::round_button(ui, palette, Icon::Play, &name).clicked() {
                action = Some(SavedGamesAction::Replay(index));
            }
            let to_delete = list.to_delete == Some(game.number);
            if delete_button(ui, palette, language, game.number, to_delete) {
                let delete_action =
                    if to_delete { SavedGamesAction::Delete } else { SavedGamesAction::AskDelete };
                action = Some(delete_action(game.number));
            }
        });
    }
    action
}

/// Draws the buttons that export and import matches. Returns the action that was pressed.
fn show_exchange_buttons(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    exchange: &Exchange,
) -> Option<SavedGamesAction> {
    let mut choices = vec![
        ("saved-games-copy-link", SavedGamesAction::Send),
        ("saved-games-copy", SavedGamesAction::Copy),
    ];
    let notations = exchange.notations.iter().enumerate();
    choices.extend(
        notations.map(|(index, notation)| (notation.copy_key, SavedGamesAction::Notation(index))),
    );
    choices.push(("saved-games-save-file", SavedGamesAction::AskFormat(HandOver::Save)));
    if exchange.can_share {
        choices.push(("saved-games-share", SavedGamesAction::AskFormat(HandOver::Share)));
    }
    choices.push(("import", SavedGamesAction::Import));
    let buttons: Vec<_> =
        choices.iter().map(|&(key, action)| ButtonSpec::new(action, language.text(key))).collect();
    widgets::button_grid(ui, palette, 3, &buttons)
}

/// Draws the button that deletes the match with this number on the second press; `to_delete` is
/// true after the first. Returns whether it was pressed.
pub fn delete_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    number: u32,
    to_delete: bool,
) -> bool {
    let argument = [("number", number.into())];
    if to_delete {
        let name = language.format("saved-games-confirm-delete", &argument);
        return widgets::small_button(ui, palette, "✓", &name, Emphasis::Accent).clicked();
    }
    let name = language.format("saved-games-delete", &argument);
    widgets::round_button(ui, palette, Icon::Close, &name).clicked()
}

/// The name of a match in the list, with its number and players, and a line about its progress.
fn describe<U: Exportable>(game: &SavedGame<U::Rules>, language: &Language) -> (String, String) {
    let players = language.player_names(&game.record);
    let state_key = if game.record.outcome().is_some() {
        "saved-games-over"
    } else {
        "saved-games-in-progress"
    };
    let count = game.record.actions().len();
    let line = language.format(state_key, &[("count", count.into())]);
    (format!("{} · {players}", game.number), line)
}
