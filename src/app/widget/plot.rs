//! Charts to be looked at, not handled.

use egui_plot::Plot;

/// A chart on the panel's own ground that neither moves nor answers when it is touched.
pub fn still_plot<'a>(name: &'static str, height: f32) -> Plot<'a> {
    Plot::new(name)
        .height(height)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_x(false)
        .show_y(false)
}
