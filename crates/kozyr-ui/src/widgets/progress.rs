//! Progress bars.

use bevy_egui::egui::{
    FontId, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    pressable::{focus_ring, quiet_fill, set_description},
    text::shrink_font,
};
use crate::theme::{Palette, size, strong_font};

/// The horizontal padding, in points.
const HORIZONTAL_PADDING: f32 = 14.0;

/// Adds a pressable row with a name, the counts `[done, total]` and a bar for their ratio, with a
/// check mark once `done` reaches `total`. `description` is only for screen readers.
pub fn progress_row(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    description: &str,
    [done, total]: [usize; 2],
) -> Response {
    const BAR: f32 = 5.0;
    const MARK: f32 = 12.0;
    let width = ui.available_width();
    let figure = format!("{done}/{total}");
    let small = FontId::proportional(size::SMALL);
    let figure = ui.painter().layout_no_wrap(figure, small, palette.dim);
    let is_done = done >= total;
    let figure_width = figure.size().x + if is_done { MARK + 6.0 } else { 0.0 };
    let name_width = width - 2.0 * HORIZONTAL_PADDING - figure_width - 10.0;
    let font = shrink_font(ui.painter(), name, strong_font(size::BODY), name_width);
    let name_galley = ui.painter().layout(name.to_owned(), font, palette.ink, name_width);
    let desired_size =
        vec2(width, (name_galley.size().y + 16.0 + BAR + 10.0).max(size::TOUCH + 4.0));
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    set_description(ui, &response, description);
    let painter = ui.painter();
    painter.rect_filled(rect, 14, quiet_fill(ui, &response));
    let track = Rect::from_min_max(
        pos2(rect.left() + HORIZONTAL_PADDING, rect.bottom() - BAR - 9.0),
        pos2(rect.right() - HORIZONTAL_PADDING, rect.bottom() - 9.0),
    );
    let middle = (rect.top() + track.top()) / 2.0 + 1.0;
    painter.rect_filled(track, 3, palette.inset);
    let progress = if total > 0 { done as f32 / total as f32 } else { 0.0 };
    let filled = Rect::from_min_size(track.min, track.size() * vec2(progress.min(1.0), 1.0));
    painter.rect_filled(filled, 3, if is_done { palette.good } else { palette.accent });
    painter.galley(
        pos2(track.left(), middle - name_galley.size().y / 2.0),
        name_galley,
        palette.ink,
    );
    let at = pos2(track.right() - figure_width, middle - figure.size().y / 2.0);
    painter.galley(at, figure, palette.dim);
    if is_done {
        let mark = pos2(track.right() - MARK / 2.0, middle);
        draw_check_mark(ui, Rect::from_center_size(mark, vec2(MARK, MARK)), palette);
    }
    focus_ring(ui, palette, &response, rect, 14);
    response
}

/// Adds a bar for the frequency `share`, with a mark at the frequency `usual`. Both are clamped to
/// the range from 0 to 1. Above the bar are `name` and `value_text`, the frequency as text. Without
/// a share, the bar is empty.
pub fn share_bar(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    value_text: &str,
    share: Option<f64>,
    usual: f64,
) {
    const BAR: f32 = 6.0;
    const GAP: f32 = 4.0;
    let width = ui.available_width();
    let small = FontId::proportional(size::SMALL);
    let value_galley = ui.painter().layout(value_text.to_owned(), small, palette.dim, width);
    let name_width = (width - value_galley.size().x - 12.0).max(width / 2.0);
    let name_galley = ui.painter().layout(
        name.to_owned(),
        FontId::proportional(size::BODY),
        palette.ink,
        name_width,
    );
    // If both don't fit on one line, the figure goes below.
    let fits_one_line = name_galley.size().x + value_galley.size().x + 12.0 <= width;
    let lines = if fits_one_line {
        name_galley.size().y.max(value_galley.size().y)
    } else {
        name_galley.size().y + value_galley.size().y
    };
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, lines + GAP + BAR + 6.0), Sense::hover());
    let enabled = ui.is_enabled();
    let label = format!("{name}: {value_text}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, enabled, &label));
    let painter = ui.painter();
    let bottom = rect.top() + lines;
    let at = pos2(rect.right() - value_galley.size().x, bottom - value_galley.size().y);
    painter.galley(rect.min, name_galley, palette.ink);
    painter.galley(at, value_galley, palette.dim);
    let track = Rect::from_min_size(pos2(rect.left(), bottom + GAP), vec2(width, BAR));
    painter.rect_filled(track, 3, palette.inset);
    if let Some(share) = share {
        let filled =
            Rect::from_min_size(track.min, track.size() * vec2(share.clamp(0.0, 1.0) as f32, 1.0));
        painter.rect_filled(filled, 3, palette.accent);
    }
    let mark = track.left() + width * usual.clamp(0.0, 1.0) as f32;
    let stroke = Stroke::new(2.0, palette.ink);
    painter.line_segment([pos2(mark, track.top() - 2.0), pos2(mark, track.bottom() + 2.0)], stroke);
}

/// Draws the check mark of finished items into a rectangle.
pub fn draw_check_mark(ui: &Ui, at: Rect, palette: &Palette) {
    let corner = |x: f32, y: f32| at.min + vec2(x, y) * at.size();
    let stroke = Stroke::new((at.width() * 0.16).max(2.0), palette.good);
    for (from, to) in [((0.05, 0.55), (0.38, 0.88)), ((0.38, 0.88), (0.98, 0.12))] {
        ui.painter().line_segment([corner(from.0, from.1), corner(to.0, to.1)], stroke);
    }
}
