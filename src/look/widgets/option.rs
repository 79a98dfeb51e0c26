//! Lines of a list, with a few words below their names.

use bevy_egui::egui::{FontId, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    face::{describe, focus_ring, quiet_face},
    text::shrunk,
};
use crate::look::theme::{Palette, size, strong_font};

/// One of a list to choose from: a name and a few words about it.
pub fn option(ui: &mut Ui, palette: &Palette, name: &str, line: &str, chosen: bool) -> Response {
    let width = ui.available_width();
    let (head, body) =
        if chosen { (palette.panel, palette.panel) } else { (palette.ink, palette.dim) };
    let layout = |text: &str, font, ink| {
        let font = shrunk(ui.painter(), text, font, width - 32.0);
        ui.painter().layout(text.to_owned(), font, ink, width - 32.0)
    };
    let name_galley = layout(name, strong_font(size::BODY), head);
    let line_galley = layout(line, FontId::proportional(13.5), body);
    let gap = 1.0;
    let words = name_galley.size().y + gap + line_galley.size().y;
    let wanted = vec2(width, (words + 14.0).max(52.0));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    describe(ui, &response, line);
    let face = if chosen { palette.ink } else { quiet_face(ui, &response) };
    let painter = ui.painter();
    painter.rect_filled(rect, 14, face);
    focus_ring(ui, palette, &response, rect, 14);
    let inner = Rect::from_center_size(rect.center(), vec2(width - 32.0, words));
    let below = inner.top() + name_galley.size().y + gap;
    painter.galley(inner.min, name_galley, head);
    painter.galley(pos2(inner.left(), below), line_galley, body);
    response
}
