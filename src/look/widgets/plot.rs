//! Charts to be looked at, not handled.

use bevy_egui::egui::{Color32, Label, RichText, Sense, Ui, vec2};
use egui_plot::{AxisHints, Plot, PlotTransform, PlotUi};

use crate::look::theme::{Palette, size};

/// A chart on the panel's own ground that neither moves nor answers when it is touched.
pub fn still_plot<'a>(name: &'static str, height: f32) -> Plot<'a> {
    Plot::new(name)
        .height(height)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        // Words are there or not: faint ones cannot be read.
        .custom_x_axes(vec![AxisHints::new_x().label_spacing(60.0..=60.1)])
        .custom_y_axes(vec![AxisHints::new_y().label_spacing(38.0..=38.1)])
        .show_x(false)
        .show_y(false)
}

/// Draws a chart; who comes by with the Tab key does not stop at it or at its axes. Returns which
/// point of the window stands for which values.
pub fn show_plot(ui: &mut Ui, plot: Plot<'_>, contents: impl FnOnce(&mut PlotUi)) -> PlotTransform {
    ui.scope(|ui| {
        // Disabled things are faint elsewhere.
        ui.visuals_mut().disabled_alpha = 1.0;
        ui.disable();
        plot.show(ui, contents).transform
    })
    .inner
}

/// The names of the lines of a chart, each with its colour.
pub fn legend(ui: &mut Ui, palette: &Palette, lines: &[(Color32, String)]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        for (colour, name) in lines {
            let (mark, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
            ui.painter().rect_filled(mark.shrink2(vec2(0.0, 5.0)), 2, *colour);
            let name = RichText::new(name).size(size::SMALL).color(palette.ink);
            ui.add(Label::new(name));
            ui.add_space(8.0);
        }
    });
}
