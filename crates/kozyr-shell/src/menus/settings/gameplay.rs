//! Gameplay settings.

use bevy_egui::egui;

use super::fields::{choose, switches};
use kozyr_ui::{
    language::Language,
    settings::{HandOrder, Settings, TrumpEnd},
    theme::{Palette, size},
    widgets,
};

/// Draws the settings for the order of the hand and for help during play. Updates `settings` with
/// the player's choices. The side of the trumps is offered only if the hand is sorted
/// automatically.
pub(crate) fn fields(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: &mut Settings,
) {
    let hand_pane = |ui: &mut egui::Ui| {
        let orders = [
            (HandOrder::Suit, "settings-order-suit"),
            (HandOrder::Rank, "settings-order-rank"),
            (HandOrder::Manual, "settings-order-by-hand"),
        ];
        choose(ui, palette, language, "settings-order", &mut settings.hand_order, orders);
        if settings.hand_order == HandOrder::Manual {
            let text = egui::RichText::new(language.text("settings-order-by-hand-line"));
            ui.label(text.size(size::SMALL).color(palette.dim));
        } else {
            let ends = [
                (TrumpEnd::Right, "settings-trumps-right"),
                (TrumpEnd::Left, "settings-trumps-left"),
            ];
            choose(ui, palette, language, "settings-trumps", &mut settings.trump_end, ends);
        }
    };
    let help_pane = |ui: &mut egui::Ui| {
        let toggles = [
            (&mut settings.open_hands, "settings-open-hands"),
            (&mut settings.evaluation_bar, "settings-evaluation"),
            (&mut settings.ask_first, "settings-ask-first"),
        ];
        switches(ui, palette, language, toggles);
        let text = egui::RichText::new(language.text("settings-ask-first-line"));
        ui.label(text.size(size::SMALL).color(palette.dim));
        let toggles = [(&mut settings.plain_voice, "settings-plain-voice")];
        switches(ui, palette, language, toggles);
        let text = egui::RichText::new(language.text("settings-plain-voice-line"));
        ui.label(text.size(size::SMALL).color(palette.dim));
    };
    widgets::two_panes(ui, hand_pane, help_pane);
}
