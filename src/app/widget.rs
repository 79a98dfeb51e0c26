//! Buttons, tiles and pages, as the whole app draws them.

mod page;
mod plot;
mod sign;

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

pub use page::{page, page_head, page_over, page_with_action};
pub use plot::still_plot;
pub use sign::Sign;

use super::theme::{Palette, size, strong_font};

/// How loudly a button speaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// The thing to do now.
    Accent,
    /// Anything else.
    Quiet,
    /// The chosen one of several.
    Chosen,
}

/// A button with rounded ends; at least 44 points high.
pub fn button(ui: &mut Ui, palette: &Palette, text: &str, voice: Voice) -> Response {
    let font = strong_font(size::BODY);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, palette.ink);
    let wanted = vec2(galley.size().x + 36.0, 44.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    paint_button(ui, palette, rect, &response, text, voice, size::BODY);
    response
}

/// A square button with a sign or a number; a screen reader says its whole name.
pub fn small_button(
    ui: &mut Ui,
    palette: &Palette,
    text: &str,
    name: &str,
    voice: Voice,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::click());
    paint_button(ui, palette, rect, &response, text, voice, size::BODY);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    response
}

/// A button as wide as its room.
pub fn wide_button(ui: &mut Ui, palette: &Palette, text: &str, voice: Voice) -> Response {
    let wanted = vec2(ui.available_width(), 52.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let text_size = if voice == Voice::Accent { size::ACTION } else { size::BODY };
    paint_button(ui, palette, rect, &response, text, voice, text_size);
    response
}

/// The one large button of a table, of fixed size so that a thumb finds it again.
pub fn action_button(ui: &mut Ui, palette: &Palette, text: &str, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 54.0), Sense::click());
    paint_button(ui, palette, rect, &response, text, Voice::Accent, size::ACTION);
    response
}

fn paint_button(
    ui: &Ui,
    palette: &Palette,
    rect: Rect,
    response: &Response,
    text: &str,
    voice: Voice,
    text_size: f32,
) {
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
    let painter = ui.painter();
    let radius = CornerRadius::same((rect.height() / 2.0).min(16.0) as u8);
    let pressed = response.is_pointer_button_down_on();
    let (face, words) = match voice {
        Voice::Accent => (palette.accent, palette.on_accent),
        Voice::Quiet if response.hovered() => (palette.button_hover, palette.ink),
        Voice::Quiet => (palette.button, palette.ink),
        Voice::Chosen => (palette.ink, palette.panel),
    };
    let mut body = rect;
    if voice == Voice::Accent {
        // A lower edge makes it a thing that can be pressed down.
        painter.rect_filled(rect, radius, palette.accent_dark);
        body.max.y -= 3.0;
        if pressed {
            body = body.translate(vec2(0.0, 2.0));
        }
    }
    painter.rect_filled(body, radius, face);
    if voice == Voice::Quiet {
        painter.rect_stroke(body, radius, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    if response.has_focus() {
        focus_ring(ui, palette, rect, radius);
    }
    let words = if enabled { words } else { words.gamma_multiply(0.4) };
    let galley = painter.layout(text.to_owned(), strong_font(text_size), words, body.width() - 8.0);
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(body.center(), galley.size()).min,
        galley,
        words,
    );
}

/// The mark of what the keyboard would press.
pub fn focus_ring(ui: &Ui, palette: &Palette, rect: Rect, radius: impl Into<CornerRadius>) {
    let stroke = Stroke::new(2.5, palette.accent);
    ui.painter().rect_stroke(rect.expand(3.0), radius, stroke, StrokeKind::Outside);
}

/// A large tile with a title and a line below it.
pub fn tile(
    ui: &mut Ui,
    palette: &Palette,
    title: &str,
    line: &str,
    voice: Voice,
    height: f32,
) -> Response {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, title));
    let (face, head, body) = match voice {
        Voice::Accent => (palette.accent, palette.on_accent, palette.on_accent.gamma_multiply(0.8)),
        Voice::Chosen => (palette.ink, palette.panel, palette.panel),
        Voice::Quiet if response.hovered() => (palette.button_hover, palette.ink, palette.dim),
        Voice::Quiet => (palette.button, palette.ink, palette.dim),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 18, face);
    if voice == Voice::Quiet {
        painter.rect_stroke(rect, 18, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    if response.has_focus() {
        focus_ring(ui, palette, rect, 20);
    }
    let width = rect.width() - 40.0;
    let title_font = strong_font(if line.is_empty() { size::BODY } else { size::HEADING });
    let head_galley = painter.layout(title.to_owned(), title_font, head, width);
    if line.is_empty() {
        let at = pos2(rect.left() + 18.0, rect.center().y - head_galley.size().y / 2.0);
        painter.galley(at, head_galley, head);
        return response;
    }
    let font = egui::FontId::proportional(size::BODY);
    let line_galley = painter.layout(line.to_owned(), font, body, width);
    let text_height = head_galley.size().y + 4.0 + line_galley.size().y;
    let top = rect.top() + ((height - text_height) / 2.0).min(22.0);
    let line_top = top + head_galley.size().y + 4.0;
    painter.galley(pos2(rect.left() + 20.0, top), head_galley, head);
    painter.galley(pos2(rect.left() + 20.0, line_top), line_galley, body);
    response
}

/// One line of a list to choose from: a name and a few words about it.
pub fn option(ui: &mut Ui, palette: &Palette, name: &str, line: &str, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 52.0), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    let (face, head, body) = if chosen {
        (palette.ink, palette.panel, palette.panel.gamma_multiply(0.85))
    } else if response.hovered() {
        (palette.button_hover, palette.ink, palette.dim)
    } else {
        (palette.button, palette.ink, palette.dim)
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 14, face);
    if response.has_focus() {
        focus_ring(ui, palette, rect, 16);
    }
    let at = |y: f32| pos2(rect.left() + 16.0, rect.top() + y);
    painter.text(at(16.0), Align2::LEFT_CENTER, name, strong_font(size::BODY), head);
    let line = elided(ui, line, egui::FontId::proportional(13.5), body, rect.width() - 32.0);
    painter.galley(at(36.0) - vec2(0.0, line.size().y / 2.0), line, body);
    response
}

/// A single line that ends in an ellipsis where the room does.
pub fn elided(
    ui: &Ui,
    text: &str,
    font: egui::FontId,
    ink: Color32,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

/// One choice out of a few, side by side; wraps when there is no room. Whether it has changed.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    chosen: &mut T,
    options: &[(T, String)],
) -> bool {
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (value, name) in options {
            let voice = if *value == *chosen { Voice::Chosen } else { Voice::Quiet };
            if button(ui, palette, name, voice).clicked() && *value != *chosen {
                *chosen = *value;
                changed = true;
            }
        }
    });
    changed
}

/// One choice out of several in a single low row, which scrolls sideways where it is too long.
/// Whether it has changed.
pub fn tabs<T: Copy + PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    id: &str,
    chosen: &mut T,
    options: &[(T, String)],
) -> bool {
    let mut changed = false;
    let scroll = egui::ScrollArea::horizontal().id_salt(id);
    scroll.scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden).show(
        ui,
        |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                for (value, name) in options {
                    let is_chosen = *value == *chosen;
                    if tab(ui, palette, name, is_chosen).clicked() && !is_chosen {
                        *chosen = *value;
                        changed = true;
                    }
                }
            });
        },
    );
    changed
}

fn tab(ui: &mut Ui, palette: &Palette, name: &str, chosen: bool) -> Response {
    let ink = if chosen { palette.panel } else { palette.ink };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), strong_font(13.5), ink);
    let (rect, response) =
        ui.allocate_exact_size(vec2(galley.size().x + 24.0, 44.0), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    // Lower than what a finger may touch.
    let body = rect.shrink2(vec2(0.0, 5.0));
    let face = if chosen {
        palette.ink
    } else if response.hovered() {
        palette.button_hover
    } else {
        palette.button
    };
    ui.painter().rect_filled(body, 12, face);
    if response.has_focus() {
        focus_ring(ui, palette, body, 14);
    }
    let corner = Align2::CENTER_CENTER.anchor_size(body.center(), galley.size()).min;
    ui.painter().galley(corner, galley, ink);
    response
}

/// A switch with its name; whether it has changed.
pub fn switch(ui: &mut Ui, palette: &Palette, on: &mut bool, name: &str) -> bool {
    let (rect, mut response) =
        ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let (state, enabled) = (*on, ui.is_enabled());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, state, name));
    let track = Rect::from_min_size(
        pos2(rect.right() - 48.0, rect.center().y - 14.0),
        Vec2::new(48.0, 28.0),
    );
    let shift = ui.ctx().animate_bool(response.id, *on);
    let painter = ui.painter();
    painter.rect_filled(track, 14, if *on { palette.accent } else { palette.inset });
    painter.rect_stroke(track, 14, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let knob =
        pos2(egui::lerp(track.left() + 14.0..=track.right() - 14.0, shift), track.center().y);
    painter.circle_filled(knob, 10.5, if *on { palette.on_accent } else { palette.dim });
    let galley = painter.layout(
        name.to_owned(),
        egui::FontId::proportional(size::BODY),
        palette.ink,
        rect.width() - 64.0,
    );
    painter.galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, palette.ink);
    if response.has_focus() {
        focus_ring(ui, palette, rect, 10);
    }
    response.changed()
}

/// A number to be changed by sliding, with its name and figure above; whether it has changed.
pub fn slider(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    value: &mut f64,
    range: std::ops::RangeInclusive<f64>,
    step: f64,
) -> bool {
    let (rect, mut response) =
        ui.allocate_exact_size(vec2(ui.available_width(), 58.0), Sense::click_and_drag());
    let (least, most) = (*range.start(), *range.end());
    let before = *value;
    let track = Rect::from_min_max(
        pos2(rect.left() + 12.0, rect.bottom() - 20.0),
        pos2(rect.right() - 12.0, rect.bottom() - 14.0),
    );
    // Steps of a tenth must not show as 0.30000000000000004.
    let clean = |value: f64| (value * 1e6).round() / 1e6;
    let to_step =
        |value: f64| clean((least + ((value - least) / step).round() * step).clamp(least, most));
    if let Some(pointer) = response.interact_pointer_pos()
        && (response.dragged() || response.clicked())
    {
        let share = ((pointer.x - track.left()) / track.width()).clamp(0.0, 1.0);
        *value = to_step(least + f64::from(share) * (most - least));
    }
    if response.has_focus() {
        let keys = ui.input(|input| {
            f64::from(input.num_presses(egui::Key::ArrowRight) as u32)
                - f64::from(input.num_presses(egui::Key::ArrowLeft) as u32)
        });
        if keys != 0.0 {
            *value = to_step(*value + keys * step);
        }
        focus_ring(ui, palette, rect, 10);
    }
    if *value != before {
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    let told = *value;
    response.widget_info(|| WidgetInfo::slider(enabled, told, name));
    let painter = ui.painter();
    let top = rect.top() + 14.0;
    let figure = (*value * 100.0).round() / 100.0;
    let figure = figure.to_string().replacen('-', "−", 1);
    let font = strong_font(14.5);
    let at = pos2(rect.right(), top);
    painter.text(at, Align2::RIGHT_CENTER, figure, font, palette.ink);
    let name = elided(ui, name, egui::FontId::proportional(14.5), palette.ink, rect.width() - 70.0);
    painter.galley(pos2(rect.left(), top - name.size().y / 2.0), name, palette.ink);
    let share = if most > least { ((*value - least) / (most - least)) as f32 } else { 0.0 };
    let knob = pos2(track.left() + share * track.width(), track.center().y);
    painter.rect_filled(track, 3, palette.inset);
    painter.rect_filled(Rect::from_min_max(track.min, pos2(knob.x, track.max.y)), 3, palette.bar);
    painter.circle_filled(knob, 11.0, palette.accent);
    response.changed()
}

/// A small heading over a group of choices.
pub fn caption(ui: &mut Ui, palette: &Palette, text: &str) {
    ui.add_space(6.0);
    ui.label(egui::RichText::new(text).font(strong_font(size::BODY)).color(palette.dim));
}

/// A round button with one sign, for corners.
pub fn round_button(ui: &mut Ui, palette: &Palette, sign: Sign, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    let face = if response.hovered() { palette.button_hover } else { palette.button };
    let painter = ui.painter();
    painter.rect_filled(rect, 22, face);
    painter.rect_stroke(rect, 22, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let ink = if enabled { palette.ink } else { palette.ink.gamma_multiply(0.4) };
    sign.paint(ui, rect.shrink(14.0), ink);
    if response.has_focus() {
        focus_ring(ui, palette, rect, 24);
    }
    response
}
