//! Rows of a list, each with a name and a short description.

use bevy_egui::egui::{FontId, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    pressable::{focus_ring, quiet_fill, set_description},
    text::shrink_font,
};
use crate::{
    faces::{self, Animal, Expression},
    theme::{Palette, size, strong_font},
};

/// A list row with a name and a short description.
pub fn option_row(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    line: &str,
    chosen: bool,
) -> Response {
    let (response, _) = draw_row(ui, palette, (name, line), chosen, 0.0);
    response
}

/// A list row with a face before the name.
pub fn option_row_with_face(
    ui: &mut Ui,
    palette: &Palette,
    (animal, expression): (Animal, Expression),
    name: &str,
    line: &str,
) -> Response {
    const FACE: f32 = 44.0;
    let (response, rect) = draw_row(ui, palette, (name, line), false, FACE + 4.0);
    let middle = pos2(rect.left() + HORIZONTAL_PADDING / 2.0 + FACE / 2.0, rect.center().y);
    let face = Rect::from_center_size(middle, vec2(FACE, FACE));
    faces::draw(ui.painter(), face, animal, expression);
    response
}

/// The padding at either end of a row, in points.
const HORIZONTAL_PADDING: f32 = 16.0;

/// Draws a row with the given space left of its text.
fn draw_row(
    ui: &mut Ui,
    palette: &Palette,
    (name, line): (&str, &str),
    chosen: bool,
    before: f32,
) -> (Response, Rect) {
    let width = ui.available_width();
    let room = width - 2.0 * HORIZONTAL_PADDING - before;
    let (head, body) =
        if chosen { (palette.panel, palette.panel) } else { (palette.ink, palette.dim) };
    let layout = |text: &str, font, ink| {
        let font = shrink_font(ui.painter(), text, font, room);
        ui.painter().layout(text.to_owned(), font, ink, room)
    };
    let name_galley = layout(name, strong_font(size::BODY), head);
    let line_galley = layout(line, FontId::proportional(13.5), body);
    let gap = 1.0;
    let words = name_galley.size().y + gap + line_galley.size().y;
    let wanted = vec2(width, (words + 14.0).max(52.0));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    set_description(ui, &response, line);
    let face = if chosen { palette.ink } else { quiet_fill(ui, &response) };
    let painter = ui.painter();
    painter.rect_filled(rect, 14, face);
    focus_ring(ui, palette, &response, rect, 14);
    let at = pos2(rect.left() + HORIZONTAL_PADDING + before, rect.center().y - words / 2.0);
    let below = at + vec2(0.0, name_galley.size().y + gap);
    painter.galley(at, name_galley, head);
    painter.galley(below, line_galley, body);
    (response, rect)
}
