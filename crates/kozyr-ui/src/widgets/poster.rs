//! Large picture buttons, and icons with labels.

use bevy_egui::egui::{
    FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::{
    button::column_count,
    icon::Icon,
    pressable::{focus_ring, quiet_fill, set_description},
    text::{fit_text, longest_word_width, paint_centred, shrink_font},
};
use crate::theme::{Palette, size, strong_font, text_scale};

const CORNER_RADIUS: u8 = 22;

/// Adds a picture button over the available width, with a title and description on the left.
/// `paint` draws the picture in the rectangle on the right. The button is `height` points high, or
/// more if the text needs it.
pub fn poster_button(
    ui: &mut Ui,
    palette: &Palette,
    title: &str,
    description: &str,
    height: f32,
    paint: impl FnOnce(&mut Ui, Rect),
) -> Response {
    const MARGIN: f32 = 20.0;
    let width = ui.available_width();
    // Text gets its space on the left, whatever is painted.
    let text_width = |text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, palette.ink).size().x
    };
    let longest = text_width(title, strong_font(size::HEADING))
        .max(text_width(description, FontId::proportional(size::SMALL)));
    // Short text takes only its own width; large print takes more.
    let min_text_width = width * 0.4 - MARGIN - 4.0;
    let text_area_width = if longest <= min_text_width {
        min_text_width
    } else {
        (width * 0.4 * text_scale(ui.ctx())).min(width * 0.6) - MARGIN - 4.0
    };
    let layout = |text: &str, font: FontId, ink| {
        // Shrinks the font until no word is broken.
        let longest = text.split_whitespace().max_by_key(|word| word.chars().count());
        let font = shrink_font(ui.painter(), longest.unwrap_or(text), font, text_area_width);
        ui.painter().layout(text.to_owned(), font, ink, text_area_width)
    };
    let title_galley = layout(title, strong_font(size::HEADING), palette.ink);
    let description_galley = layout(description, FontId::proportional(size::SMALL), palette.dim);
    let text_height = title_galley.size().y + 2.0 + description_galley.size().y;
    let desired_size = vec2(width, height.max(text_height + 2.0 * 14.0));
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, title));
    set_description(ui, &response, description);
    ui.painter().rect_filled(rect, CORNER_RADIUS, quiet_fill(ui, &response));
    let picture = Rect::from_min_max(
        pos2(rect.left() + MARGIN + text_area_width + 4.0, rect.top() + 10.0),
        pos2(rect.right() - 10.0, rect.bottom() - 10.0),
    );
    // A child `Ui`, so that the next widget starts below the picture.
    let mut inner = ui.new_child(UiBuilder::new().max_rect(picture));
    inner.set_clip_rect(picture.intersect(ui.clip_rect()));
    paint(&mut inner, picture);
    let painter = ui.painter();
    painter.rect_stroke(rect, CORNER_RADIUS, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let title_corner = rect.min + vec2(MARGIN, 14.0);
    let description_corner = title_corner + vec2(0.0, title_galley.size().y + 2.0);
    painter.galley(title_corner, title_galley, palette.ink);
    painter.galley(description_corner, description_galley, palette.dim);
    focus_ring(ui, palette, &response, rect, CORNER_RADIUS);
    response
}

/// Adds buttons with an icon above a label, in as many columns as fit the words. There are at most
/// four columns unless more than 640 points are available. Returns the value of the button pressed
/// in this frame, if any.
///
/// # Panics
/// Panics if there are no buttons.
pub fn icon_buttons<T: Copy>(
    ui: &mut Ui,
    palette: &Palette,
    buttons: &[(T, Icon, String)],
) -> Option<T> {
    // Two lines of text below the icon.
    let text_height = 32.0 * text_scale(ui.ctx());
    let height = 34.0 + text_height;
    let font = || FontId::proportional(size::SMALL);
    let gap = ui.spacing().item_spacing.x;
    let available_width = ui.available_width();
    let width = |columns: usize| (available_width - gap * (columns as f32 - 1.0)) / columns as f32;
    let fits = |columns: usize| {
        let word_width = |text: &str| longest_word_width(ui.painter(), text, &font()) + 10.0;
        buttons.iter().all(|(_, _, text)| word_width(text) <= width(columns))
    };
    let max_columns = if available_width > 640.0 { buttons.len() } else { 4 };
    let columns = column_count(buttons.len(), max_columns, fits);
    let width = width(columns);
    let mut pressed = None;
    for row in buttons.chunks(columns) {
        ui.horizontal(|ui| {
            for (value, icon, text) in row {
                let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
                let enabled = ui.is_enabled();
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
                ui.painter().rect_filled(rect, 16, quiet_fill(ui, &response));
                let middle = pos2(rect.center().x, rect.top() + 22.0);
                let icon_rect = Rect::from_center_size(middle, vec2(24.0, 22.0));
                icon.paint(ui, icon_rect, palette.accent);
                let max_size = vec2(width - 8.0, text_height);
                let galley = fit_text(ui.painter(), text, font(), palette.ink, max_size);
                let text_center = pos2(rect.center().x, rect.bottom() - 1.0 - text_height / 2.0);
                paint_centred(ui.painter(), text_center, galley, palette.ink);
                focus_ring(ui, palette, &response, rect, 16);
                if response.clicked() {
                    pressed = Some(*value);
                }
            }
        });
    }
    pressed
}
