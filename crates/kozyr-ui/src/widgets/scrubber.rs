//! A timeline for selecting a moment.

use bevy_egui::egui::{
    self, FontId, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    pressable::focus_ring,
    text::{fit_text, paint_centred},
};
use crate::theme::{Palette, size, strong_font};

/// A highlighted moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScrubberMark {
    /// The index of the moment.
    pub index: usize,
    /// Whether the mark is especially prominent.
    pub strong: bool,
}

/// Adds a timeline of the moments 0 to `count` with marks, and above it a description of the moment
/// `selected`. A press or drag anywhere changes `selected`; the response says whether it did. Arrow
/// keys left and right keep focus here, for the caller to handle.
pub fn scrubber(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    description: &str,
    selected: &mut usize,
    count: usize,
    marks: &[ScrubberMark],
) -> Response {
    let desired_size = vec2(ui.available_width(), size::TOUCH);
    let (rect, mut response) = ui.allocate_exact_size(desired_size, Sense::click_and_drag());
    let line = Rect::from_min_max(
        pos2(rect.left() + 10.0, rect.bottom() - 17.0),
        pos2(rect.right() - 10.0, rect.bottom() - 11.0),
    );
    if let Some(chosen) = pointed_at(&response, line, count)
        && chosen != *selected
    {
        *selected = chosen;
        response.mark_changed();
    }
    if response.has_focus() {
        let arrows = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    let (enabled, value) = (ui.is_enabled(), *selected as f64);
    response.widget_info(|| WidgetInfo {
        value: Some(value),
        current_text_value: Some(description.to_owned()),
        ..WidgetInfo::labeled(WidgetType::Slider, enabled, name)
    });
    paint(ui, palette, line, *selected, count, marks);
    draw_caption(ui, palette, rect, description, &format!("{selected} / {count}"));
    focus_ring(ui, palette, &response, rect, 10);
    response
}

/// Returns the moment from 0 to `count` under a pressed or just released pointer; `None` if no
/// press is in progress or was just completed. `line` is the rectangle of the timeline.
fn pointed_at(response: &Response, line: Rect, count: usize) -> Option<usize> {
    let pointer = response.interact_pointer_pos()?;
    let share = ((pointer.x - line.left()) / line.width()).clamp(0.0, 1.0);
    let down = response.is_pointer_button_down_on() || response.clicked();
    down.then(|| (share * count as f32).round() as usize)
}

/// Paints the timeline with its marks and a knob at the selected moment.
fn paint(
    ui: &Ui,
    palette: &Palette,
    line: Rect,
    selected: usize,
    count: usize,
    marks: &[ScrubberMark],
) {
    let painter = ui.painter();
    let x = |index: usize| line.left() + line.width() * index as f32 / count.max(1) as f32;
    let knob = pos2(x(selected.min(count)), line.center().y);
    painter.rect_filled(line, 3, palette.inset);
    painter.rect_filled(Rect::from_min_max(line.min, pos2(knob.x, line.max.y)), 3, palette.bar);
    for mark in marks.iter().filter(|mark| !mark.strong) {
        let tick = Rect::from_center_size(pos2(x(mark.index), line.center().y), vec2(1.5, 12.0));
        painter.rect_filled(tick, 0, palette.dim);
    }
    for mark in marks.iter().filter(|mark| mark.strong) {
        // The shape differs too, so that the mark doesn't rely on color alone.
        let (x, y) = (x(mark.index), line.top() - 2.0);
        let corners = vec![pos2(x, y), pos2(x - 5.0, y - 8.0), pos2(x + 5.0, y - 8.0)];
        painter.add(egui::Shape::convex_polygon(corners, palette.red, egui::Stroke::NONE));
    }
    painter.circle_filled(knob, 9.0, palette.accent);
}

/// Draws the description on the left and the position on the right, at the top of `rect`. Texts
/// shrink to fit.
fn draw_caption(ui: &Ui, palette: &Palette, rect: Rect, description: &str, position: &str) {
    const HEIGHT: f32 = 20.0;
    let painter = ui.painter();
    let middle = rect.top() + HEIGHT / 2.0;
    let max_size = vec2(rect.width() * 0.3, HEIGHT);
    let position = fit_text(painter, position, strong_font(size::SMALL), palette.ink, max_size);
    let width = position.size().x;
    paint_centred(painter, pos2(rect.right() - width / 2.0, middle), position, palette.ink);
    let max_size = vec2(rect.width() - width - 10.0, HEIGHT);
    let description =
        fit_text(painter, description, FontId::proportional(size::SMALL), palette.dim, max_size);
    let left = rect.left() + description.size().x / 2.0;
    paint_centred(painter, pos2(left, middle), description, palette.dim);
}

/// Adds a pressable row for a moment, with a red mark. `title` says what happened; `comment` is
/// below it.
pub fn moment_row(ui: &mut Ui, palette: &Palette, title: &str, comment: &str) -> Response {
    let text_width = ui.available_width() - 24.0;
    let layout =
        |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, text_width);
    let title_galley = layout(title, strong_font(14.0), palette.ink);
    let comment_galley = layout(comment, FontId::proportional(13.5), palette.dim);
    let height = (title_galley.size().y + comment_galley.size().y + 14.0).max(size::TOUCH);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, title));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, 8, palette.raised_hover);
    }
    let mark = Rect::from_min_size(rect.min + vec2(4.0, 6.0), vec2(4.0, height - 12.0));
    painter.rect_filled(mark, 2, palette.red);
    let corner = rect.min + vec2(16.0, 6.0);
    let below = corner + vec2(0.0, title_galley.size().y + 2.0);
    painter.galley(corner, title_galley, palette.ink);
    painter.galley(below, comment_galley, palette.dim);
    focus_ring(ui, palette, &response, rect, 10);
    response
}
