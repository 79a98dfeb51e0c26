//! Selectable opponent portraits.

use bevy_egui::egui::{
    self, FontId, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    icon::Icon,
    pressable::{focus_ring, quiet_fill, set_description},
    text::shrink_to_line,
};
use crate::{
    faces::{self, Animal, Expression},
    theme::{Palette, size, strong_font},
};

/// Adds a selectable face in a square with the given side, in points; its expression and background
/// show whether it is `chosen`. Screen readers announce its name and description, and the name
/// appears on hover.
pub fn portrait(
    ui: &mut Ui,
    palette: &Palette,
    animal: Animal,
    name_and_description: (&str, &str),
    side: f32,
    chosen: bool,
) -> Response {
    let (rect, response) = chip(ui, palette, name_and_description, side, chosen);
    let expression = match (chosen, response.hovered()) {
        (true, _) => Expression::Confident,
        (false, true) => Expression::Pleased,
        (false, false) => Expression::Calm,
    };
    faces::draw(ui.painter(), rect.shrink(side * 0.08), animal, expression);
    focus_ring(ui, palette, &response, rect, side * 0.24);
    response.on_hover_text(name_and_description.0)
}

/// Adds a button with a face in a square with the given side, in points. Screen readers announce its
/// name, which also appears on hover.
pub fn face_button(
    ui: &mut Ui,
    palette: &Palette,
    animal: Animal,
    expression: Expression,
    name: &str,
    side: f32,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    ui.painter().rect_filled(rect, side * 0.24, quiet_fill(ui, &response));
    faces::draw(ui.painter(), rect.shrink(side * 0.08), animal, expression);
    focus_ring(ui, palette, &response, rect, side * 0.24);
    response.on_hover_text(name)
}

/// Adds a selectable human player among the faces: an icon in a square with the given side, in
/// points. Its name and description are used as in a [`portrait`].
pub fn person_tile(
    ui: &mut Ui,
    palette: &Palette,
    (name, description): (&str, &str),
    side: f32,
    chosen: bool,
) -> Response {
    let (rect, response) = chip(ui, palette, (name, description), side, chosen);
    let ink = if chosen { palette.on_accent } else { palette.ink };
    Icon::Person.paint(ui, rect.shrink(side * 0.24), ink);
    focus_ring(ui, palette, &response, rect, side * 0.24);
    response.on_hover_text(name)
}

/// Adds a square selectable tile, described to screen readers by `name` and `description`, and
/// draws its background. Returns its rectangle and response; the caller draws the picture. `side`
/// is in points.
fn chip(
    ui: &mut Ui,
    palette: &Palette,
    (name, description): (&str, &str),
    side: f32,
    chosen: bool,
) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    set_description(ui, &response, description);
    let fill = if chosen { palette.accent } else { quiet_fill(ui, &response) };
    ui.painter().rect_filled(rect, side * 0.24, fill);
    (rect, response)
}

/// Draws a face in a round frame, in the largest circle centered in `at`.
pub fn medallion(
    painter: &egui::Painter,
    palette: &Palette,
    at: Rect,
    animal: Animal,
    expression: Expression,
) {
    let radius = at.width().min(at.height()) / 2.0;
    painter.circle_filled(at.center(), radius, palette.panel);
    faces::draw(painter, at.shrink(radius * 0.16), animal, expression);
    painter.circle_stroke(at.center(), radius, Stroke::new(1.5, palette.line));
}

/// Adds a button over the available width with an opponent's face, name and description. Each text
/// stays on one line and shrinks until its longest word fits.
pub fn challenge_button(
    ui: &mut Ui,
    palette: &Palette,
    animal: Animal,
    name: &str,
    description: &str,
) -> Response {
    const HEIGHT: f32 = 66.0;
    const FACE: f32 = 52.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    set_description(ui, &response, description);
    let painter = ui.painter();
    painter.rect_filled(rect, 18, quiet_fill(ui, &response));
    let middle = pos2(rect.left() + 10.0 + FACE / 2.0, rect.center().y);
    let expression = if response.hovered() { Expression::Wary } else { Expression::Confident };
    let face = Rect::from_center_size(middle, vec2(FACE, FACE));
    faces::draw(painter, face, animal, expression);
    let text_width = rect.right() - face.right() - 18.0;
    let layout = |text: &str, font: FontId, ink| {
        let font = shrink_to_line(painter, text, font, text_width);
        painter.layout_no_wrap(text.to_owned(), font, ink)
    };
    let name_galley = layout(name, strong_font(size::BODY), palette.ink);
    let description_galley = layout(description, FontId::proportional(size::SMALL), palette.dim);
    let at = pos2(face.right() + 10.0, rect.center().y);
    painter.galley(at - vec2(0.0, name_galley.size().y + 1.0), name_galley, palette.ink);
    painter.galley(at + vec2(0.0, 1.0), description_galley, palette.dim);
    focus_ring(ui, palette, &response, rect, 18);
    response
}
