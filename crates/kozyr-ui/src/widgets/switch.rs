//! Switches and sliders.

use std::ops::RangeInclusive;

use bevy_egui::egui::{
    self, Align2, FocusDirection, FontId, Key, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, accesskit::Action, pos2, vec2,
};

use super::pressable::focus_ring;
use crate::theme::{Palette, size, strong_font};

/// Adds a switch with a label, which toggles `is_on` when it is pressed. Returns whether it did.
pub fn switch(ui: &mut Ui, palette: &Palette, is_on: &mut bool, name: &str) -> bool {
    /// The width of the track at the right edge, in points.
    const TRACK: f32 = 48.0;
    let width = ui.available_width();
    let font = FontId::proportional(size::BODY);
    let label = ui.painter().layout(name.to_owned(), font, palette.ink, width - TRACK - 16.0);
    let desired_size = vec2(width, (label.size().y + 12.0).max(size::TOUCH));
    let (rect, mut response) = ui.allocate_exact_size(desired_size, Sense::click());
    if response.clicked() {
        *is_on = !*is_on;
        response.mark_changed();
    }
    let (state, enabled) = (*is_on, ui.is_enabled());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, state, name));
    let corner = pos2(rect.right() - TRACK, rect.center().y - 14.0);
    let track = Rect::from_min_size(corner, vec2(TRACK, 28.0));
    let progress = ui.ctx().animate_bool(response.id, *is_on);
    let painter = ui.painter();
    painter.rect_filled(track, 14, if *is_on { palette.accent } else { palette.inset });
    painter.rect_stroke(track, 14, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let knob =
        pos2(egui::lerp(track.left() + 14.0..=track.right() - 14.0, progress), track.center().y);
    painter.circle_filled(knob, 10.5, if *is_on { palette.on_accent } else { palette.dim });
    let top = rect.center().y - label.size().y / 2.0;
    painter.galley(pos2(rect.left(), top), label, palette.ink);
    focus_ring(ui, palette, &response, rect, 10);
    response.changed()
}

/// Adds a slider with its label and value above. Input sets `value` to a whole number of steps of
/// the size `step` from the start of `range`, within the range. Returns whether the value changed.
pub fn slider(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    value: &mut f64,
    range: RangeInclusive<f64>,
    step: f64,
) -> bool {
    let width = ui.available_width();
    let value_font = strong_font(14.5);
    let format_value = |value: f64| {
        let rounded = (value * 100.0).round() / 100.0;
        rounded.to_string().replacen('-', "−", 1)
    };
    let value_width = ui
        .painter()
        .layout_no_wrap(format_value(*range.end()), value_font.clone(), palette.ink)
        .size()
        .x
        .max(40.0);
    let font = FontId::proportional(14.5);
    let label = ui.painter().layout(name.to_owned(), font, palette.ink, width - value_width - 16.0);
    let desired_size = vec2(width, label.size().y + 44.0);
    let (rect, mut response) = ui.allocate_exact_size(desired_size, Sense::click_and_drag());
    let track = Rect::from_min_max(
        pos2(rect.left() + 12.0, rect.bottom() - 20.0),
        pos2(rect.right() - 12.0, rect.bottom() - 14.0),
    );
    let new = slider_value(ui, &response, track, *value, &range, step);
    if new != *value {
        *value = new;
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::slider(enabled, new, name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(*range.start());
        node.set_max_numeric_value(*range.end());
        node.set_numeric_value_step(step);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let painter = ui.painter();
    let top = rect.top() + 4.0;
    let right = pos2(rect.right(), top + label.size().y / 2.0);
    painter.text(right, Align2::RIGHT_CENTER, format_value(new), value_font, palette.ink);
    painter.galley(pos2(rect.left(), top), label, palette.ink);
    let (min, max) = (*range.start(), *range.end());
    let progress = if max > min { ((new - min) / (max - min)) as f32 } else { 0.0 };
    let knob = pos2(track.left() + progress * track.width(), track.center().y);
    painter.rect_filled(track, 3, palette.inset);
    painter.rect_filled(Rect::from_min_max(track.min, pos2(knob.x, track.max.y)), 3, palette.bar);
    painter.circle_filled(knob, 11.0, palette.accent);
    focus_ring(ui, palette, &response, rect, 10);
    response.changed()
}

/// Returns the slider value after input from the pointer, the arrow keys if the slider has focus,
/// or a screen reader. Without input, returns `value` unchanged; otherwise the result is on a step
/// within the range.
fn slider_value(
    ui: &Ui,
    response: &Response,
    track: Rect,
    value: f64,
    range: &RangeInclusive<f64>,
    step: f64,
) -> f64 {
    let (min, max) = (*range.start(), *range.end());
    // Avoids showing steps of a tenth as 0.30000000000000004.
    let round = |value: f64| (value * 1e6).round() / 1e6;
    let to_step = |value: f64| round((min + ((value - min) / step).round() * step).clamp(min, max));
    if let Some(pointer) = response.interact_pointer_pos()
        && (response.dragged() || response.clicked())
    {
        let progress = ((pointer.x - track.left()) / track.width()).clamp(0.0, 1.0);
        return to_step(min + f64::from(progress) * (max - min));
    }
    let mut steps = ui.input(|input| {
        let requests = |action| input.num_accesskit_action_requests(response.id, action) as f64;
        requests(Action::Increment) - requests(Action::Decrement)
    });
    if response.has_focus() {
        let keys = ui.input(|input| {
            input.num_presses(Key::ArrowRight) as f64 - input.num_presses(Key::ArrowLeft) as f64
        });
        if keys != 0.0 {
            // Consumes the arrow key, so that focus stays here.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        steps += keys;
    }
    if steps == 0.0 { value } else { to_step(value + steps * step) }
}
