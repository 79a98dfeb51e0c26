//! Import and export of all saved data.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::game::ImportFile;

use crate::storage_issue::StorageIssue;
use kozyr_platform::{
    clipboard::Clipboard,
    import_export::{self, PendingImport},
    opened_files::{FileDialog, FilesOpened},
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::Palette,
    widgets::{self, Emphasis, PageWidth, full_page},
};

/// Adds the page for import and export. Leaving the page cancels an import that was not confirmed.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Menu::Data), |mut pending: ResMut<PendingImport>| pending.0 = None);
    app.add_systems(Update, receive_backup.run_if(on_message::<FilesOpened>));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Data)).in_set(PanelSystems::Pages),
    );
}

/// The button that was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DataAction {
    /// Returns to the settings.
    Back,
    /// Exports to a file.
    Save,
    /// Imports from a file, after a confirmation.
    Open,
    /// Exports to the clipboard.
    Copy,
    /// Imports from the clipboard, after a confirmation.
    Paste,
    /// Imports the data from before the last import, after a confirmation.
    Undo,
    /// Confirms the import.
    Replace,
    /// Cancels the import.
    Cancel,
    /// Resolves a storage issue.
    Help(StorageIssue),
}

/// The buttons of the page, two per row.
const BUTTONS: [[(&str, DataAction); 2]; 2] = [
    [("data-save", DataAction::Save), ("data-open", DataAction::Open)],
    [("data-copy", DataAction::Copy), ("data-paste", DataAction::Paste)],
];

/// Makes an opened backup the pending import, and opens this page to confirm it. While the page is
/// open and no opened file is a backup, the first one counts as such, so that a damaged backup gets
/// an error. Notifies the player if that file is not text.
fn receive_backup(
    mut messages: MessageReader<FilesOpened>,
    menu: Res<State<Menu>>,
    language: Res<Language>,
    mut pending: ResMut<PendingImport>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut notices: MessageWriter<ShowNotice>,
) {
    let is_open = **menu == Menu::Data;
    for FilesOpened(opened) in messages.read() {
        let Ok(files) = opened else { continue };
        let only_text = || files.first().filter(|_| is_open).map(ImportFile::text);
        match import_export::find_backup(files).map(Some).or_else(only_text) {
            Some(Some(text)) => {
                pending.0 = Some(text.to_owned());
                if !is_open {
                    next_menu.set(Menu::Data);
                }
            }
            Some(None) => {
                let reason = [("reason", language.text("import-not-text").into())];
                notices.write(ShowNotice(language.format("data-failed", &reason)));
            }
            None => {}
        }
    }
}

/// The screen below the page, and where to go next.
#[derive(SystemParam)]
struct Navigation<'w> {
    screen: Res<'w, State<Screen>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
}

/// Draws the page and carries out the pressed action. Also offers text that has arrived from the
/// clipboard for import.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    mut pending: ResMut<PendingImport>,
    mut clipboard: Clipboard,
    mut dialog: FileDialog,
    mut navigation: Navigation,
    mut sound: MessageWriter<Sound>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut action = None;
    let (has_pending, can_undo) = (pending.0.is_some(), storage.pre_import_backup().is_some());
    let issue = StorageIssue::detect(&storage);
    full_page(ctx, &palette, **navigation.screen, "data", PageWidth::Column, |ui| {
        action = page(ui, &palette, &language, issue, has_pending, can_undo);
    });
    let received = clipboard.has_received_text().then_some(DataAction::Paste);
    let Some(action) = action.or(received) else { return Ok(()) };
    sound.write(Sound::Tap);
    let message = match action {
        DataAction::Back => {
            navigation.menu.set(Menu::Settings);
            None
        }
        DataAction::Save => Some(export_to_file(&storage, &language)),
        DataAction::Open => import_from_file(&storage, &mut pending, &language, &mut dialog),
        DataAction::Copy => Some(match storage.export() {
            Ok(text) => {
                clipboard.copy(&text);
                language.text("data-copied")
            }
            Err(error) => failure_text(&error, &language),
        }),
        DataAction::Paste => match clipboard.paste() {
            Some(text) if text.is_empty() => Some(language.text("data-nothing-copied")),
            text => {
                pending.0 = text;
                None
            }
        },
        DataAction::Undo => {
            pending.0 = storage.pre_import_backup();
            None
        }
        DataAction::Cancel => {
            pending.0 = None;
            None
        }
        DataAction::Help(issue) => {
            issue.resolve(&mut commands);
            None
        }
        DataAction::Replace => pending.0.take().map(|text| {
            match import_export::import_backup(
                &text,
                &storage,
                &mut commands,
                &mut navigation.next_screen,
            ) {
                Ok(()) => {
                    navigation.menu.set(Menu::None);
                    language.text("data-replaced")
                }
                Err(error) => failure_text(&error, &language),
            }
        }),
    };
    notices.write_batch(message.map(ShowNotice));
    Ok(())
}

/// Draws the page and returns the pressed button, if any. If `has_pending` is set, there is data to
/// import, and the page only asks the player to confirm or cancel that. `can_undo` is whether there
/// was an import that can be undone.
fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    issue: Option<StorageIssue>,
    has_pending: bool,
    can_undo: bool,
) -> Option<DataAction> {
    let mut action = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("data")) {
        action = Some(DataAction::Back);
    }
    if let Some(issue) = issue
        && issue.show(ui, palette, language)
    {
        action = Some(DataAction::Help(issue));
    }
    if has_pending {
        ui.label(language.text("data-ask"));
        for (key, emphasis, value) in [
            ("data-replace", Emphasis::Accent, DataAction::Replace),
            ("cancel", Emphasis::Quiet, DataAction::Cancel),
        ] {
            if widgets::wide_button(ui, palette, &language.text(key), emphasis).clicked() {
                action = Some(value);
            }
        }
        return action;
    }
    ui.label(egui::RichText::new(language.text("data-about")).color(palette.dim));
    for row in BUTTONS {
        widgets::columns(ui, 2, |columns| {
            for (column, (key, value)) in columns.iter_mut().zip(row) {
                if widgets::wide_button(column, palette, &language.text(key), Emphasis::Quiet)
                    .clicked()
                {
                    action = Some(value);
                }
            }
        });
    }
    if can_undo
        && widgets::wide_button(ui, palette, &language.text("data-undo"), Emphasis::Quiet).clicked()
    {
        action = Some(DataAction::Undo);
    }
    action
}

/// Returns the message about an import or export that failed.
fn failure_text(error: &dyn std::error::Error, language: &Language) -> String {
    language.format("data-failed", &[("reason", error.to_string().into())])
}

/// Saves all data as a file; returns the message for the player.
#[cfg(not(target_arch = "wasm32"))]
fn export_to_file(storage: &Storage, language: &Language) -> String {
    match storage.export().and_then(|text| import_export::save_backup(storage, &text)) {
        Ok(path) => language.format("data-saved", &[("file", path.display().to_string().into())]),
        Err(error) => failure_text(&error, language),
    }
}

/// Reads the backup that was exported on this device, for import after a confirmation. If there is
/// none, lets the player choose a file. Returns a message if the backup cannot be read, or if there
/// is neither a backup nor a file dialog. On the web, only lets the player choose.
#[cfg_attr(target_arch = "wasm32", expect(unused_variables, reason = "a page has only the dialog"))]
fn import_from_file(
    storage: &Storage,
    pending: &mut PendingImport,
    language: &Language,
    dialog: &mut FileDialog,
) -> Option<String> {
    #[cfg(not(target_arch = "wasm32"))]
    use std::io;

    #[cfg(not(target_arch = "wasm32"))]
    match import_export::read_backup(storage) {
        Ok(text) => {
            pending.0 = Some(text);
            return None;
        }
        // There is no backup, or nowhere to keep one.
        Err(error)
            if dialog.is_available()
                && matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::Unsupported) => {
        }
        Err(error) => return Some(failure_text(&error, language)),
    }
    dialog.choose();
    None
}

/// Offers all data as a download; returns the message for the player.
#[cfg(target_arch = "wasm32")]
fn export_to_file(storage: &Storage, language: &Language) -> String {
    match storage.export() {
        Ok(text) => {
            kozyr_platform::browser::save_file(import_export::BACKUP_FILE_NAME, &text);
            language.format("data-saved", &[("file", import_export::BACKUP_FILE_NAME.into())])
        }
        Err(error) => failure_text(&error, language),
    }
}
