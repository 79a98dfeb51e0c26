//! What everything that can be pressed has in common.

use bevy_egui::egui::{self, Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui};

use crate::{accessibility, theme::Palette};

/// Makes a widget one that the keyboard reaches: marks it when it has focus, and brings it into
/// sight. To be called for everything that can be pressed.
pub fn focus_ring(
    ui: &Ui,
    palette: &Palette,
    response: &Response,
    rect: Rect,
    radius: impl Into<CornerRadius>,
) {
    if !accessibility::track_focus(ui, response) {
        return;
    }
    let radius = radius.into();
    let inner = Stroke::new(3.0, palette.accent);
    ui.painter().rect_stroke(rect.expand(1.5), radius, inner, StrokeKind::Outside);
    // Seen on the accent itself, too, and on anything bright.
    let outer = Stroke::new(2.0, palette.panel);
    ui.painter().rect_stroke(rect, radius, outer, StrokeKind::Inside);
}

/// The face of a quiet button on the ground that it lies on.
pub(crate) fn quiet_fill(ui: &Ui, response: &Response) -> Color32 {
    let widgets = &ui.visuals().widgets;
    if response.hovered() { widgets.hovered.bg_fill } else { widgets.inactive.bg_fill }
}

/// Lets screen readers say more than the name, if they are asked to.
pub fn set_description(ui: &Ui, response: &Response, line: &str) {
    if !line.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node: &mut egui::accesskit::Node| {
            node.set_description(line);
        });
    }
}
