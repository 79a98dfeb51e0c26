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

/// A picture button of the given height with a title and description on the left; `paint` fills the
/// rest.
pub fn poster_button(
    ui: &mut Ui,
    palette: &Palette,
    title: &str,
    line: &str,
    height: f32,
    paint: impl FnOnce(&mut Ui, Rect),
) -> Response {
    const MARGIN: f32 = 20.0;
    let width = ui.available_width();
    // Text gets its space on the left, whatever is painted.
    let long = |text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, palette.ink).size().x
    };
    let longest =
        long(title, strong_font(size::HEADING)).max(long(line, FontId::proportional(size::SMALL)));
    // Short text takes only its own width; large print takes more.
    let least = width * 0.4 - MARGIN - 4.0;
    let room = if longest <= least {
        least
    } else {
        (width * 0.4 * text_scale(ui.ctx())).min(width * 0.6) - MARGIN - 4.0
    };
    let written = |text: &str, font: FontId, ink| {
        // Shrinks the font until no word is broken.
        let longest = text.split_whitespace().max_by_key(|word| word.chars().count());
        let font = shrink_font(ui.painter(), longest.unwrap_or(text), font, room);
        ui.painter().layout(text.to_owned(), font, ink, room)
    };
    let head = written(title, strong_font(size::HEADING), palette.ink);
    let below = written(line, FontId::proportional(size::SMALL), palette.dim);
    let words = head.size().y + 2.0 + below.size().y;
    let wanted = vec2(width, height.max(words + 2.0 * 14.0));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, title));
    set_description(ui, &response, line);
    ui.painter().rect_filled(rect, CORNER_RADIUS, quiet_fill(ui, &response));
    let picture = Rect::from_min_max(
        pos2(rect.left() + MARGIN + room + 4.0, rect.top() + 10.0),
        pos2(rect.right() - 10.0, rect.bottom() - 10.0),
    );
    // A child `Ui`, so that the next widget starts below the picture.
    let mut inner = ui.new_child(UiBuilder::new().max_rect(picture));
    inner.set_clip_rect(picture.intersect(ui.clip_rect()));
    paint(&mut inner, picture);
    let painter = ui.painter();
    painter.rect_stroke(rect, CORNER_RADIUS, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let at = rect.min + vec2(MARGIN, 14.0);
    let under = at + vec2(0.0, head.size().y + 2.0);
    painter.galley(at, head, palette.ink);
    painter.galley(under, below, palette.dim);
    focus_ring(ui, palette, &response, rect, CORNER_RADIUS);
    response
}

/// Icons with labels, in as many columns as fit. Returns the pressed one.
pub fn icon_buttons<T: Copy>(
    ui: &mut Ui,
    palette: &Palette,
    offers: &[(T, Icon, String)],
) -> Option<T> {
    // Two lines of text below the icon.
    let words_height = 32.0 * text_scale(ui.ctx());
    let height = 34.0 + words_height;
    let font = || FontId::proportional(size::SMALL);
    let gap = ui.spacing().item_spacing.x;
    let whole = ui.available_width();
    let width = |columns: usize| (whole - gap * (columns as f32 - 1.0)) / columns as f32;
    let fits = |columns: usize| {
        let word = |text: &str| longest_word_width(ui.painter(), text, &font()) + 10.0;
        offers.iter().all(|(_, _, text)| word(text) <= width(columns))
    };
    let most = if whole > 640.0 { offers.len() } else { 4 };
    let columns = column_count(offers.len(), most, fits);
    let width = width(columns);
    let mut pressed = None;
    for row in offers.chunks(columns) {
        ui.horizontal(|ui| {
            for (wish, sign, text) in row {
                let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
                let enabled = ui.is_enabled();
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
                ui.painter().rect_filled(rect, 16, quiet_fill(ui, &response));
                let middle = pos2(rect.center().x, rect.top() + 22.0);
                let place = Rect::from_center_size(middle, vec2(24.0, 22.0));
                sign.paint(ui, place, palette.accent);
                let room = vec2(width - 8.0, words_height);
                let words = fit_text(ui.painter(), text, font(), palette.ink, room);
                let below = pos2(rect.center().x, rect.bottom() - 1.0 - words_height / 2.0);
                paint_centred(ui.painter(), below, words, palette.ink);
                focus_ring(ui, palette, &response, rect, 16);
                if response.clicked() {
                    pressed = Some(*wish);
                }
            }
        });
    }
    pressed
}
