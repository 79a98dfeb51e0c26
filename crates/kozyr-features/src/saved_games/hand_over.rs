//! The match on the table as a file, to save or to share.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::{Game, Record};

use super::{Exportable, Notation};
use kozyr_platform::file_export::{FileExport, FileSaved, OutgoingFile};
use kozyr_ui::{
    language::Language,
    notices::ShowNotice,
    theme::Palette,
    widgets::{self, ButtonSpec},
};

/// What happens to a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HandOver {
    /// It is saved where the player chooses.
    Save,
    /// It is shared with another app.
    Share,
}

impl HandOver {
    /// Saves or shares a file.
    pub(super) fn carry_out(self, file: OutgoingFile, export: &mut FileExport) {
        match self {
            HandOver::Save => export.save(file),
            HandOver::Share => export.share(file),
        }
    }

    /// The key of the question for the format.
    fn question(self) -> &'static str {
        match self {
            HandOver::Save => "saved-games-save-as",
            HandOver::Share => "saved-games-share-as",
        }
    }
}

/// The match as files: the record, then the formats that other programs read.
pub(super) fn files<U: Exportable>(
    record: &Record<U::Rules>,
    language: &Language,
) -> Vec<OutgoingFile> {
    let file = |extension: &str, text| OutgoingFile {
        name: format!("kozyr-{}.{extension}", U::Rules::NAME),
        text,
    };
    let own = file("json", record.to_json());
    let others = U::notations(record, language)
        .into_iter()
        .map(|notation| file(notation.extension, notation.text));
    [own].into_iter().chain(others).collect()
}

/// Draws the question for the format, with a button for each of the [files]. Returns the index of
/// the one pressed.
pub(super) fn show_formats(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    purpose: HandOver,
    notations: &[Notation],
) -> Option<usize> {
    widgets::caption(ui, palette, &language.text(purpose.question()));
    let others = notations.iter().map(|notation| notation.name_key);
    let buttons: Vec<_> = ["saved-games-as-record"]
        .into_iter()
        .chain(others)
        .enumerate()
        .map(|(index, key)| ButtonSpec::new(index, language.text(key)))
        .collect();
    widgets::button_grid(ui, palette, 3, &buttons)
}

/// Reports where a file was saved, or why it was not.
pub(super) fn report_saved(
    mut saved: MessageReader<FileSaved>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    notices.write_batch(saved.read().map(|FileSaved(outcome)| {
        ShowNotice(match outcome {
            Ok(file) => language.format("saved-games-file-saved", &[("file", file.clone().into())]),
            Err(reason) => {
                language.format("saved-games-file-not-saved", &[("reason", reason.clone().into())])
            }
        })
    }));
}
