//! Panels, and how things lie on them.

use bevy_egui::egui::{self, Stroke, Ui};

use crate::theme::{Palette, size, strong_font};

/// A panel that stands by itself in the middle of things.
pub fn framed_panel<R>(ui: &mut Ui, palette: &Palette, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = egui::Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, palette.line));
    let contents = |ui: &mut Ui| {
        use_panel_style(ui, palette);
        contents(ui)
    };
    frame.corner_radius(22).inner_margin(20).show(ui, contents).inner
}

/// Lets buttons stand out from a panel, on which they lie from here on, as they do from the felt.
pub fn use_panel_style(ui: &mut Ui, palette: &Palette) {
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.bg_fill = palette.raised;
    widgets.hovered.bg_fill = palette.raised_hover;
}

/// A small heading over a group of choices.
pub fn caption(ui: &mut Ui, palette: &Palette, text: &str) {
    ui.add_space(6.0);
    ui.label(egui::RichText::new(text).font(strong_font(size::BODY)).color(palette.dim));
}
