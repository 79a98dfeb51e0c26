//! Tiles and lines of a list, with a few words below their names.

use bevy_egui::egui::{
    self, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    button::Emphasis,
    face::{focus_ring, quiet_face},
    text::shrunk,
};
use crate::look::theme::{Palette, size, strong_font};

/// A large tile with a title and a line below it, at least so high.
pub fn tile(
    ui: &mut Ui,
    palette: &Palette,
    title: &str,
    line: &str,
    emphasis: Emphasis,
    height: f32,
) -> Response {
    let width = ui.available_width();
    let (head, body) = match emphasis {
        Emphasis::Accent => (palette.on_accent, palette.on_accent),
        Emphasis::Chosen => (palette.panel, palette.panel),
        Emphasis::Quiet => (palette.ink, palette.dim),
    };
    let title_font = strong_font(if line.is_empty() { size::BODY } else { size::HEADING });
    let layout = |text: &str, font, ink| {
        let font = shrunk(ui.painter(), text, font, width - 40.0);
        ui.painter().layout(text.to_owned(), font, ink, width - 40.0)
    };
    let title_galley = layout(title, title_font, head);
    let line_galley = layout(line, FontId::proportional(size::BODY), body);
    let gap = 4.0;
    let words = match line.is_empty() {
        true => title_galley.size().y,
        false => title_galley.size().y + gap + line_galley.size().y,
    };
    let wanted = vec2(width, height.max(words + 28.0));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, title));
    describe(ui, &response, line);
    let face = match emphasis {
        Emphasis::Accent => palette.accent,
        Emphasis::Chosen => palette.ink,
        Emphasis::Quiet => quiet_face(ui, &response),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 18, face);
    if emphasis == Emphasis::Quiet {
        painter.rect_stroke(rect, 18, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    focus_ring(ui, palette, &response, rect, 18);
    let top = rect.top() + ((rect.height() - words) / 2.0).min(22.0);
    if line.is_empty() {
        let middle = rect.center().y - words / 2.0;
        painter.galley(pos2(rect.left() + 18.0, middle), title_galley, head);
        return response;
    }
    let below = top + title_galley.size().y + gap;
    painter.galley(pos2(rect.left() + 20.0, top), title_galley, head);
    painter.galley(pos2(rect.left() + 20.0, below), line_galley, body);
    response
}

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

/// Lets screen readers say more than the name, if they are asked to.
fn describe(ui: &Ui, response: &Response, line: &str) {
    if !line.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node: &mut egui::accesskit::Node| {
            node.set_description(line);
        });
    }
}
