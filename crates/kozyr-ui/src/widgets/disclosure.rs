//! A row that shows or hides what follows it.

use bevy_egui::egui::{FontId, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::pressable::focus_ring;
use crate::theme::{Palette, size};

/// Adds a row with a triangle that toggles `open` when it is pressed. The caller shows or hides the
/// contents below.
pub fn disclosure(ui: &mut Ui, palette: &Palette, open: &mut bool, name: &str) {
    /// The space for the triangle at the left edge, in points.
    const INDENT: f32 = 22.0;
    /// Half the size of the triangle, in points.
    const HALF: f32 = 5.0;
    let font = FontId::proportional(size::BODY);
    let label = ui.painter().layout(name.to_owned(), font, palette.dim, ui.available_width());
    let desired_size = vec2(ui.available_width(), (label.size().y + 12.0).max(size::TOUCH));
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    if response.clicked() {
        *open = !*open;
    }
    let (state, enabled) = (*open, ui.is_enabled());
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::CollapsingHeader, enabled, state, name));
    let center = pos2(rect.left() + HALF + 2.0, rect.center().y);
    let corners = if *open {
        [(-HALF, -HALF * 0.5), (HALF, -HALF * 0.5), (0.0, HALF * 0.7)]
    } else {
        [(-HALF * 0.5, -HALF), (HALF * 0.7, 0.0), (-HALF * 0.5, HALF)]
    };
    let corners = corners.map(|(x, y)| center + vec2(x, y)).to_vec();
    ui.painter().add(Shape::convex_polygon(corners, palette.dim, Stroke::NONE));
    let top = rect.center().y - label.size().y / 2.0;
    ui.painter().galley(pos2(rect.left() + INDENT, top), label, palette.dim);
    focus_ring(ui, palette, &response, rect, 10);
}
