//! The proof that the shuffle of the last match was fair.

use bevy_egui::egui::{RichText, Ui};
use kozyr_rooms::{
    session::{ShuffleReport, ShuffleVerdict},
    shuffle::ShuffleProof,
};
use kozyr_ui::{
    theme::{size, strong_font},
    widgets::{self, Emphasis},
};

use serde::Deserialize;
use serde_json::Value;

use super::{PageAction, PageContext};
use crate::{joined_table::JoinedTable, questions::person_name};

/// Whether there is a proof of the last match's shuffle; not before its end.
pub(super) fn is_available(joined: &JoinedTable) -> bool {
    json(joined).is_some()
}

/// Returns the proof of the last match's shuffle; `None` before its end.
pub(super) fn read(joined: &JoinedTable) -> Option<ShuffleProof> {
    ShuffleProof::deserialize(json(joined)?).ok()
}

/// The proof within the record of the match.
fn json(joined: &JoinedTable) -> Option<&Value> {
    joined.session().room().record()?.get("shuffle")
}

/// Draws the result of the check on this device, and all numbers of the proof. Returns what was
/// pressed.
pub(super) fn show(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    proof: &ShuffleProof,
) -> Option<PageAction> {
    let (palette, language) = (&context.palette, &*context.language);
    ui.label(language.text("friends-proof-about"));
    if let Some(report) = joined.session().shuffle_report() {
        let (text, is_good) = verdict(context, report);
        let ink = if is_good { palette.good } else { palette.red };
        widgets::framed_panel(ui, palette, |ui| {
            ui.label(RichText::new(text).font(strong_font(size::BODY)).color(ink));
        });
    }
    context.note(ui, "friends-proof-limit");
    let text = language.text("friends-proof-copy");
    let copies = widgets::button(ui, palette, &text, Emphasis::Quiet).clicked();
    let numbers = |ui: &mut Ui, name: &str, fingerprint: Option<String>, number: Option<String>| {
        widgets::caption(ui, palette, name);
        if fingerprint.is_none() && number.is_none() {
            return context.note(ui, "friends-number-late");
        }
        for (key, value) in [("friends-fingerprint", fingerprint), ("friends-number", number)] {
            match value {
                Some(value) => widgets::digit_groups(ui, palette, &language.text(key), &value),
                None => context.note(ui, "friends-number-late"),
            }
        }
    };
    for person in &proof.people {
        let name = joined.table().and_then(|table| person_name(table, person.seat));
        numbers(
            ui,
            &name.unwrap_or_else(|| (person.seat.index() + 1).to_string()),
            person.commitment.map(|commitment| commitment.to_hex()),
            person.secret.map(|secret| secret.to_hex()),
        );
    }
    let server = [proof.server_commitment.to_hex(), proof.server_secret.to_hex()];
    let [fingerprint, number] = server.map(Some);
    numbers(ui, &language.text("friends-server-name"), fingerprint, number);
    widgets::digit_groups(ui, palette, &language.text("shuffle-seed"), &proof.seed.to_string());
    copies.then(|| {
        PageAction::Copy(
            joined.session().room().record().map_or_else(String::new, ToString::to_string),
        )
    })
}

/// The result of the check as a sentence, and whether nothing speaks against a fair shuffle.
fn verdict(context: &PageContext, report: &ShuffleReport) -> (String, bool) {
    let language = &*context.language;
    let key = match &report.verdict {
        ShuffleVerdict::TookPart => "friends-proof-took-part",
        ShuffleVerdict::Watched => "friends-proof-watched",
        ShuffleVerdict::Excluded { revealed: false } => "friends-proof-late",
        ShuffleVerdict::Excluded { revealed: true } => "friends-proof-left-out",
        ShuffleVerdict::Wrong(_) => "friends-proof-wrong",
    };
    let is_good = !matches!(key, "friends-proof-left-out" | "friends-proof-wrong");
    (language.text(key), is_good)
}
