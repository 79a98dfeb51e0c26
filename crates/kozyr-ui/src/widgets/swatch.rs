//! Selectable pictures.

use bevy_egui::egui::{
    FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::{
    pressable::{focus_ring, quiet_fill},
    text::{fit_text, paint_centred},
};
use crate::theme::{Palette, size, text_scale};

/// The minimum width of a picture, in points.
const MIN_PICTURE_WIDTH: f32 = 78.0;
/// The maximum width of a picture, in points.
const MAX_PICTURE_WIDTH: f32 = 150.0;
/// The height of a picture, in points.
const PICTURE_HEIGHT: f32 = 68.0;
/// The height of each line of the name below a picture, in points.
const LINE_HEIGHT: f32 = 17.0;
const CORNER_RADIUS: u8 = 14;

/// Adds a selection of pictures with their names below, in at least three columns. `paint` draws
/// the picture of an option into a rectangle. A press sets `chosen` to the option. Returns whether
/// `chosen` changed. Also sets the item spacing of `ui` to 8 points.
///
/// # Panics
/// Panics if there are no options.
pub fn swatches<T: Copy + PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    chosen: &mut T,
    options: &[(T, String)],
    paint: impl Fn(&mut Ui, T, Rect),
) -> bool {
    const GAP: f32 = 8.0;
    let scale = text_scale(ui.ctx());
    let available_width = ui.available_width();
    let columns =
        ((available_width + GAP) / (MIN_PICTURE_WIDTH * scale + GAP)).floor().max(2.0) as usize;
    // Rows are as even as possible. Few pictures are no wider than many would be.
    let columns = options.len().div_ceil(options.len().div_ceil(columns)).max(3);
    let width = ((available_width - GAP * (columns as f32 - 1.0)) / columns as f32)
        .min(MAX_PICTURE_WIDTH * scale);
    // All names get two lines if any of them needs more than one.
    let is_long = |(_, name): &(T, String)| {
        let font = FontId::proportional(size::SMALL);
        ui.painter().layout_no_wrap(name.clone(), font, palette.ink).size().x > width
    };
    let lines = if options.iter().any(is_long) { 2.0 } else { 1.0 };
    let name_size = vec2(width, lines * LINE_HEIGHT * scale + 4.0);
    let mut changed = false;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for row in options.chunks(columns) {
        ui.horizontal(|ui| {
            for (value, name) in row {
                let (picture, response) = swatch(ui, palette, name, name_size, *value == *chosen);
                let mut inner = ui.new_child(UiBuilder::new().max_rect(picture));
                inner.set_clip_rect(picture.intersect(ui.clip_rect()));
                paint(&mut inner, *value, picture);
                if response.clicked() && *value != *chosen {
                    *chosen = *value;
                    changed = true;
                }
            }
        });
    }
    changed
}

/// Adds one option with its name below, in a frame that shows whether it is `chosen`. `name_size`
/// is the room for the name; the frame has the same width. Returns the rectangle for the picture
/// and the response.
fn swatch(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    name_size: Vec2,
    chosen: bool,
) -> (Rect, Response) {
    let desired_size = name_size + vec2(0.0, PICTURE_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    let painter = ui.painter();
    let frame = Rect::from_min_size(rect.min, vec2(name_size.x, PICTURE_HEIGHT));
    painter.rect_filled(frame, CORNER_RADIUS, quiet_fill(ui, &response));
    let (edge, ink) = match chosen {
        true => (Stroke::new(3.0, palette.accent), palette.ink),
        false => (Stroke::new(1.0, palette.line), palette.dim),
    };
    painter.rect_stroke(frame, CORNER_RADIUS, edge, StrokeKind::Inside);
    let font = FontId::proportional(size::SMALL);
    let galley = fit_text(painter, name, font, ink, name_size);
    let middle = pos2(rect.center().x, frame.bottom() + name_size.y / 2.0 + 1.0);
    paint_centred(painter, middle, galley, ink);
    focus_ring(ui, palette, &response, frame, CORNER_RADIUS);
    (frame.shrink(4.0), response)
}
