//! Common behavior of pressable widgets.

use bevy_egui::egui::{self, Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui};

use crate::{accessibility, theme::Palette};

/// Makes a widget focusable by keyboard. If it has focus, draws a ring around `rect` with corners
/// of this radius; when it gains focus, scrolls it into view. Call it for every pressable widget.
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
    // Visible on the accent color and on bright backgrounds.
    let outer = Stroke::new(2.0, palette.panel);
    ui.painter().rect_stroke(rect, radius, outer, StrokeKind::Inside);
}

/// Returns the fill of a quiet button in `ui`, which may be on felt or on a panel; brighter under
/// the pointer.
pub(crate) fn quiet_fill(ui: &Ui, response: &Response) -> Color32 {
    let widgets = &ui.visuals().widgets;
    if response.hovered() { widgets.hovered.bg_fill } else { widgets.inactive.bg_fill }
}

/// Sets the description of a widget that screen readers announce on request; does nothing if it is
/// empty.
pub fn set_description(ui: &Ui, response: &Response, description: &str) {
    if !description.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node: &mut egui::accesskit::Node| {
            node.set_description(description);
        });
    }
}
