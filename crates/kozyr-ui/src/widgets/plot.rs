//! Non-interactive charts.

use bevy_egui::egui::{Color32, FontId, Label, RichText, Sense, Ui, vec2};
use egui_plot::{AxisHints, GridMark, Plot, PlotTransform, PlotUi};

use crate::{
    language::Language,
    theme::{Palette, size, text_scale},
};

/// The height of the horizontal axis at the usual text size, in points.
const X_AXIS_HEIGHT: f32 = 42.0;
/// The width of the vertical axis at the usual text size, in points.
const Y_AXIS_WIDTH: f32 = 52.0;
/// The smallest font size, in screen points.
const MIN_FONT_SIZE: f32 = 11.0;

/// Returns a chart that ignores input, to draw with [`show_plot`]; `height` is in points. `name`
/// identifies the chart between frames. `x_key` and `y_key` are the text keys of the axis labels,
/// which include the unit. A label without room is left out.
pub fn static_plot<'a>(
    ui: &Ui,
    name: &'static str,
    height: f32,
    language: &Language,
    [x_key, y_key]: [&str; 2],
) -> Plot<'a> {
    let locale = language.locale();
    let scale = text_scale(ui.ctx());
    // The space left for each axis by the other.
    let plot_size =
        vec2(ui.available_width() - Y_AXIS_WIDTH * scale, height - X_AXIS_HEIGHT * scale);
    // Shrinks axis labels to the axis length. A label that would be too small is omitted; the text
    // around the chart must explain the axis.
    let font_size = |text: &str, axis_length: f32| {
        let font = FontId::proportional(size::SMALL);
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
        let fitting_size = size::SMALL * (axis_length * 0.9 / galley.size().x).min(1.0);
        (fitting_size * scale >= MIN_FONT_SIZE).then_some(fitting_size)
    };
    let axis = |hints: AxisHints<'a>, key: &str, axis_length: f32, spacing: f32| {
        let number = move |mark: GridMark, _: &_| locale.format_decimal(mark.value, 2);
        let text = language.text(key);
        let hints = match font_size(&text, axis_length) {
            Some(size) => hints.label(RichText::new(text).size(size)),
            None => hints,
        };
        // Labels are either fully visible or hidden, because faint ones can't be read.
        vec![hints.formatter(number).label_spacing(spacing..=spacing + 0.1)]
    };
    Plot::new(name)
        .height(height)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .custom_x_axes(axis(AxisHints::new_x(), x_key, plot_size.x, 60.0))
        .custom_y_axes(axis(AxisHints::new_y(), y_key, plot_size.y, 38.0))
        .show_x(false)
        .show_y(false)
}

/// Draws a chart that ignores all input, so that Tab skips it and its axes. Returns the mapping
/// between chart values and window positions.
pub fn show_plot(ui: &mut Ui, plot: Plot<'_>, contents: impl FnOnce(&mut PlotUi)) -> PlotTransform {
    ui.scope(|ui| {
        // egui fades disabled widgets; a chart should stay opaque.
        ui.visuals_mut().disabled_alpha = 1.0;
        ui.disable();
        plot.show(ui, contents).transform
    })
    .inner
}

/// Adds a legend with the color and name of each line.
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
