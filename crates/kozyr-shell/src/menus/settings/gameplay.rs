//! How one plays.

use bevy_egui::egui;

use super::fields::{choose, switches};
use kozyr_ui::{
    language::Language,
    settings::{HandOrder, Settings, TrumpEnd},
    theme::{Palette, size},
    widgets,
};

pub(crate) fn fields(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: &mut Settings,
) {
    let holding = |ui: &mut egui::Ui| {
        let orders = [
            (HandOrder::Suit, "settings-order-suit"),
            (HandOrder::Rank, "settings-order-rank"),
            (HandOrder::ByHand, "settings-order-by-hand"),
        ];
        choose(ui, palette, language, "settings-order", &mut settings.order, orders);
        if settings.order == HandOrder::ByHand {
            let text = egui::RichText::new(language.text("settings-order-by-hand-line"));
            ui.label(text.size(size::SMALL).color(palette.dim));
        } else {
            let ends = [
                (TrumpEnd::Right, "settings-trumps-right"),
                (TrumpEnd::Left, "settings-trumps-left"),
            ];
            choose(ui, palette, language, "settings-trumps", &mut settings.trumps, ends);
        }
    };
    let seeing = |ui: &mut egui::Ui| {
        let shown = [
            (&mut settings.open_hands, "settings-open-hands"),
            (&mut settings.evaluation, "settings-evaluation"),
            (&mut settings.ask_first, "settings-ask-first"),
        ];
        switches(ui, palette, language, shown);
        let text = egui::RichText::new(language.text("settings-ask-first-line"));
        ui.label(text.size(size::SMALL).color(palette.dim));
    };
    widgets::two_parts(ui, holding, seeing);
}
