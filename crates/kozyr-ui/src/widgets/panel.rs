//! Panels.

use bevy_egui::egui::{self, Stroke, Ui};

use crate::theme::{Palette, size, strong_font};

/// Adds a framed panel with a background. Its buttons have the colors of buttons on a panel.
/// Returns the result of `contents`.
pub fn framed_panel<R>(ui: &mut Ui, palette: &Palette, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = egui::Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, palette.line));
    let contents = |ui: &mut Ui| {
        use_panel_style(ui, palette);
        contents(ui)
    };
    frame.corner_radius(22).inner_margin(20).show(ui, contents).inner
}

/// Gives the buttons in `ui` the colors of buttons on a panel instead of on felt.
pub fn use_panel_style(ui: &mut Ui, palette: &Palette) {
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.bg_fill = palette.raised;
    widgets.hovered.bg_fill = palette.raised_hover;
}

/// Adds a small heading for the group of options below.
pub fn caption(ui: &mut Ui, palette: &Palette, text: &str) {
    ui.add_space(6.0);
    ui.label(egui::RichText::new(text).font(strong_font(size::BODY)).color(palette.dim));
}
