//! Language, text, handedness, margin, prompts, and the server for tables.

use bevy_egui::egui::{self, Align2};

use super::fields::{choose, switches};
use kozyr_ui::{
    language::{Language, Locale},
    settings::{MAX_SERVER_CHARS, Settings},
    theme::{Palette, size, strong_font, text_scale},
    widgets,
};

/// Letters that all supported alphabets share.
const SPECIMEN: &str = "Aa";

/// Draws the settings for language, text size, handedness, margin, prompts, and the server for
/// tables of friends. Updates `settings` with the player's choices.
pub(crate) fn fields(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: &mut Settings,
) {
    let language_pane = |ui: &mut egui::Ui| {
        widgets::caption(ui, palette, &language.text("settings-language"));
        let mut locales = vec![(None, language.text("settings-language-system"))];
        locales.extend(Locale::ALL.map(|locale| (Some(locale), locale.name().to_owned())));
        widgets::radio_row(ui, palette, &mut settings.language, &locales);
        widgets::caption(ui, palette, &language.text("settings-text"));
        let sizes = [1.0_f32, 1.25, 1.5, 1.75, 2.0]
            .map(|size| (size, language.percent(f64::from(size) * 100.0)));
        let scale = text_scale(ui.ctx());
        widgets::swatches(ui, palette, &mut settings.text_size, &sizes, |ui, size, at| {
            let font = strong_font(18.0 * size / scale);
            ui.painter().text(at.center(), Align2::CENTER_CENTER, SPECIMEN, font, palette.ink);
        });
    };
    let input_pane = |ui: &mut egui::Ui| {
        widgets::caption(ui, palette, &language.text("settings-hands"));
        switches(ui, palette, language, [(&mut settings.left_handed, "settings-left-handed")]);
        let margins = [
            (0.0, "settings-margin-none"),
            (16.0, "settings-margin-narrow"),
            (32.0, "settings-margin-wide"),
        ];
        choose(ui, palette, language, "settings-margin", &mut settings.margin, margins);
        widgets::caption(ui, palette, &language.text("settings-confirm"));
        let confirm = &mut settings.confirm;
        let prompts = [
            (&mut confirm.starting_over, "settings-confirm-starting-over"),
            (&mut confirm.leaving, "settings-confirm-leaving"),
            (&mut confirm.taking, "settings-confirm-taking"),
        ];
        switches(ui, palette, language, prompts);
        // A page talks only to its own server.
        if cfg!(not(target_arch = "wasm32")) {
            widgets::caption(ui, palette, &language.text("friends"));
            let name = language.text("friends-server");
            let address = &mut settings.table_server;
            widgets::line_field(ui, palette, &name, address, MAX_SERVER_CHARS);
            let note = egui::RichText::new(language.text("friends-server-note"));
            ui.label(note.size(size::SMALL).color(palette.dim));
        }
    };
    widgets::two_panes(ui, language_pane, input_pane);
}
