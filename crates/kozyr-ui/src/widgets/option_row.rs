//! Rows of a list, each with a name and a short description.

use bevy_egui::egui::{
    FontId, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::{
    pressable::{focus_ring, quiet_fill, set_description},
    text::{shrink_font, shrink_to_line},
};
use crate::{
    faces::{self, Animal, Expression},
    theme::{Palette, size, strong_font},
};

/// Adds a pressable list row with a name and a short description below, highlighted if it is
/// `chosen`.
pub fn option_row(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    description: &str,
    chosen: bool,
) -> Response {
    let (response, _) = draw_row(ui, palette, (name, description), chosen, 0.0, RowText::Wrapped);
    response
}

/// The height of a [`list_row`], in points.
pub const LIST_ROW_HEIGHT: f32 = 56.0;

/// Adds a pressable row of a long list with a name and a short description below, highlighted if it
/// is `chosen`. All rows have the same height. Texts too long for a line shrink, and end with `…`
/// if that is not enough.
pub fn list_row(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    description: &str,
    chosen: bool,
) -> Response {
    let (response, _) = draw_row(ui, palette, (name, description), chosen, 0.0, RowText::Elided);
    response
}

/// Adds a pressable list row with a face on the left, a name and a short description below; never
/// highlighted.
pub fn option_row_with_face(
    ui: &mut Ui,
    palette: &Palette,
    (animal, expression): (Animal, Expression),
    name: &str,
    description: &str,
) -> Response {
    const FACE: f32 = 44.0;
    option_row_with_picture(ui, palette, (name, description), FACE, |ui, rect| {
        faces::draw(ui.painter(), rect, animal, expression);
    })
}

/// A pressable list row with a picture before the name and a short description below; never
/// highlighted. `paint` paints the picture into a square with this side, in points.
pub fn option_row_with_picture(
    ui: &mut Ui,
    palette: &Palette,
    name_and_description: (&str, &str),
    side: f32,
    paint: impl FnOnce(&Ui, Rect),
) -> Response {
    let (response, rect) =
        draw_row(ui, palette, name_and_description, false, side + 4.0, RowText::Wrapped);
    let middle = pos2(rect.left() + HORIZONTAL_PADDING / 2.0 + side / 2.0, rect.center().y);
    paint(ui, Rect::from_center_size(middle, vec2(side, side)));
    response
}

/// The padding at either end of a row, in points.
const HORIZONTAL_PADDING: f32 = 16.0;

/// How a row shows texts that are too long for a line.
#[derive(Clone, Copy)]
enum RowText {
    /// On several lines.
    Wrapped,
    /// On one line, smaller if necessary, and cut off with `…` if even that is too long.
    Elided,
}

/// Adds a pressable row with a name and a description, indented by `indent` points and highlighted
/// if it is `chosen`. Returns its response and rectangle.
fn draw_row(
    ui: &mut Ui,
    palette: &Palette,
    (name, description): (&str, &str),
    chosen: bool,
    indent: f32,
    row_text: RowText,
) -> (Response, Rect) {
    let width = ui.available_width();
    let text_width = width - 2.0 * HORIZONTAL_PADDING - indent;
    let (name_ink, description_ink) =
        if chosen { (palette.panel, palette.panel) } else { (palette.ink, palette.dim) };
    let layout = |text: &str, font, ink| match row_text {
        RowText::Wrapped => {
            let font = shrink_font(ui.painter(), text, font, text_width);
            ui.painter().layout(text.to_owned(), font, ink, text_width)
        }
        RowText::Elided => {
            let font = shrink_to_line(ui.painter(), text, font, text_width);
            let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
            job.wrap = TextWrapping::truncate_at_width(text_width);
            ui.painter().layout_job(job)
        }
    };
    let name_galley = layout(name, strong_font(size::BODY), name_ink);
    let description_galley = layout(description, FontId::proportional(13.5), description_ink);
    let gap = 1.0;
    let text_height = name_galley.size().y + gap + description_galley.size().y;
    let height = match row_text {
        RowText::Wrapped => (text_height + 14.0).max(52.0),
        RowText::Elided => LIST_ROW_HEIGHT,
    };
    let desired_size = vec2(width, height);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    set_description(ui, &response, description);
    let fill = if chosen { palette.ink } else { quiet_fill(ui, &response) };
    let painter = ui.painter();
    painter.rect_filled(rect, 14, fill);
    focus_ring(ui, palette, &response, rect, 14);
    let at = pos2(rect.left() + HORIZONTAL_PADDING + indent, rect.center().y - text_height / 2.0);
    let below = at + vec2(0.0, name_galley.size().y + gap);
    painter.galley(at, name_galley, name_ink);
    painter.galley(below, description_galley, description_ink);
    (response, rect)
}
