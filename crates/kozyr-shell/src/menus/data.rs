//! Import and export of all saved data.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::storage_issue::StorageIssue;
use kozyr_platform::{
    clipboard::Clipboard,
    import_export::{self, PendingImport},
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

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Data), |mut offered: ResMut<PendingImport>| offered.0 = None);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Data)).in_set(PanelSystems::Pages),
    );
}

/// The button that was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DataAction {
    Back,
    Save,
    Open,
    Copy,
    Paste,
    Undo,
    Replace,
    Cancel,
    Help(StorageIssue),
}

/// The buttons of the page, two per row.
const BUTTONS: [[(&str, DataAction); 2]; 2] = [
    [("data-save", DataAction::Save), ("data-open", DataAction::Open)],
    [("data-copy", DataAction::Copy), ("data-paste", DataAction::Paste)],
];

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    mut offered: ResMut<PendingImport>,
    mut clipboard: Clipboard,
    screen: Res<State<Screen>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    let (asks, can_undo) = (offered.0.is_some(), storage.pre_import_backup().is_some());
    let trouble = StorageIssue::detect(&storage);
    full_page(ctx, &palette, **screen, "data", PageWidth::Column, |ui| {
        wish = page(ui, &palette, &language, trouble, asks, can_undo);
    });
    let come = clipboard.has_received_text().then_some(DataAction::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    let told = match wish {
        DataAction::Back => {
            menu.set(Menu::Settings);
            None
        }
        DataAction::Save => Some(export_to_file(&storage, &language)),
        DataAction::Open => import_from_file(&storage, &mut offered, &language),
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
                offered.0 = text;
                None
            }
        },
        DataAction::Undo => {
            offered.0 = storage.pre_import_backup();
            None
        }
        DataAction::Cancel => {
            offered.0 = None;
            None
        }
        DataAction::Help(trouble) => {
            trouble.resolve(&mut commands);
            None
        }
        DataAction::Replace => offered.0.take().map(|text| {
            match import_export::import_backup(&text, &storage, &mut commands, &mut next_screen) {
                Ok(()) => {
                    menu.set(Menu::None);
                    language.text("data-replaced")
                }
                Err(error) => failure_text(&error, &language),
            }
        }),
    };
    tell.write_batch(told.map(ShowNotice));
    Ok(())
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    trouble: Option<StorageIssue>,
    asks: bool,
    can_undo: bool,
) -> Option<DataAction> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("data")) {
        wish = Some(DataAction::Back);
    }
    if let Some(trouble) = trouble
        && trouble.show(ui, palette, language)
    {
        wish = Some(DataAction::Help(trouble));
    }
    if asks {
        ui.label(language.text("data-ask"));
        for (key, voice, wanted) in [
            ("data-replace", Emphasis::Accent, DataAction::Replace),
            ("cancel", Emphasis::Quiet, DataAction::Cancel),
        ] {
            if widgets::wide_button(ui, palette, &language.text(key), voice).clicked() {
                wish = Some(wanted);
            }
        }
        return wish;
    }
    ui.label(egui::RichText::new(language.text("data-about")).color(palette.dim));
    for row in BUTTONS {
        widgets::columns(ui, 2, |columns| {
            for (column, (key, wanted)) in columns.iter_mut().zip(row) {
                if widgets::wide_button(column, palette, &language.text(key), Emphasis::Quiet)
                    .clicked()
                {
                    wish = Some(wanted);
                }
            }
        });
    }
    if can_undo
        && widgets::wide_button(ui, palette, &language.text("data-undo"), Emphasis::Quiet).clicked()
    {
        wish = Some(DataAction::Undo);
    }
    wish
}

fn failure_text(error: &dyn std::error::Error, language: &Language) -> String {
    language.format("data-failed", &[("reason", error.to_string().into())])
}

#[cfg(not(target_arch = "wasm32"))]
fn export_to_file(storage: &Storage, language: &Language) -> String {
    match storage.export().and_then(|text| import_export::save_backup(storage, &text)) {
        Ok(path) => language.format("data-saved", &[("file", path.display().to_string().into())]),
        Err(error) => failure_text(&error, language),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn import_from_file(
    storage: &Storage,
    offered: &mut PendingImport,
    language: &Language,
) -> Option<String> {
    match import_export::read_backup(storage) {
        Ok(text) => {
            offered.0 = Some(text);
            None
        }
        Err(error) => Some(failure_text(&error, language)),
    }
}

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

/// The file arrives later, after the player has chosen it.
#[cfg(target_arch = "wasm32")]
fn import_from_file(_: &Storage, _: &mut PendingImport, _: &Language) -> Option<String> {
    kozyr_platform::browser::open_file();
    None
}
