//! Buttons.

use bevy_egui::egui::{
    self, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, WidgetType, vec2,
};

use super::{
    icon::Icon,
    pressable::{focus_ring, quiet_fill, set_description},
    text::{fit_text, longest_word_width, paint_centred, shrink_font, wrap_text},
};
use crate::theme::{Palette, size, strong_font};

/// The visual emphasis of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emphasis {
    /// The primary action.
    Accent,
    /// Any other action.
    Quiet,
    /// The selected option.
    Chosen,
}

/// The total padding left and right of the text, in points.
const HORIZONTAL_PADDING: f32 = 36.0;
/// The minimum total padding where space is tight, in points.
const MIN_HORIZONTAL_PADDING: f32 = 16.0;

/// Adds a rounded button as wide as its text. Text wider than the available width wraps, and a word
/// that is too wide shrinks the font.
pub fn button(ui: &mut Ui, palette: &Palette, text: &str, emphasis: Emphasis) -> Response {
    let max_width = ui.max_rect().width();
    // Shrinks words that are wider than the button.
    let text_width = max_width - MIN_HORIZONTAL_PADDING;
    let font = shrink_font(ui.painter(), text, strong_font(size::BODY), text_width);
    let text_size = wrap_text(ui.painter(), text, font.clone(), palette.ink, text_width).size();
    let desired_size = vec2(
        (text_size.x + HORIZONTAL_PADDING).min(max_width),
        (text_size.y + 20.0).max(size::TOUCH),
    );
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    set_button_info(ui, &response, text);
    paint_button(ui, palette, rect, &response, text, emphasis, font);
    response
}

/// Adds a quiet button as large as its text needs, but at most `max_size`; text that does not fit
/// wraps and shrinks.
pub fn button_in_size(
    ui: &mut Ui,
    palette: &Palette,
    text: &str,
    max_size: egui::Vec2,
) -> Response {
    let font = strong_font(size::BODY);
    let text_size = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), palette.ink).size();
    let desired_size = vec2(
        (text_size.x + HORIZONTAL_PADDING).min(max_size.x),
        (text_size.y + 20.0).max(size::TOUCH).min(max_size.y),
    );
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    set_button_info(ui, &response, text);
    paint_button(ui, palette, rect, &response, text, Emphasis::Quiet, font);
    response
}

/// Adds a small button with a symbol or number, square unless the text needs more width. Screen
/// readers announce `name` instead of the text.
pub fn small_button(
    ui: &mut Ui,
    palette: &Palette,
    text: &str,
    name: &str,
    emphasis: Emphasis,
) -> Response {
    let font = strong_font(size::BODY);
    let text_size = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), palette.ink).size();
    let desired_size =
        vec2((text_size.x + 12.0).max(size::TOUCH), (text_size.y + 8.0).max(size::TOUCH));
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    set_button_info(ui, &response, name);
    paint_button(ui, palette, rect, &response, text, emphasis, font);
    response
}

/// Adds a button that fills the available width, and is as high as its wrapped text needs.
pub fn wide_button(ui: &mut Ui, palette: &Palette, text: &str, emphasis: Emphasis) -> Response {
    let height = wide_height(ui.painter(), text, emphasis, ui.available_width());
    wide_button_of(ui, palette, text, emphasis, height)
}

/// Adds a button that fills the available width and is `height` points high; its text shrinks to
/// fit.
fn wide_button_of(
    ui: &mut Ui,
    palette: &Palette,
    text: &str,
    emphasis: Emphasis,
    height: f32,
) -> Response {
    let desired_size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    set_button_info(ui, &response, text);
    paint_button(ui, palette, rect, &response, text, emphasis, wide_font(emphasis));
    response
}

/// Returns the font of a wide button, larger for the primary action.
fn wide_font(emphasis: Emphasis) -> FontId {
    strong_font(if emphasis == Emphasis::Accent { size::ACTION } else { size::BODY })
}

/// Returns the height that a wide button of this width needs for its wrapped text, at least 52.
/// Both are in points.
fn wide_height(painter: &egui::Painter, text: &str, emphasis: Emphasis, width: f32) -> f32 {
    let font = wide_font(emphasis);
    let galley =
        wrap_text(painter, text, font, egui::Color32::PLACEHOLDER, width - MIN_HORIZONTAL_PADDING);
    (galley.size().y + 24.0).max(52.0)
}

/// The minimum height of shrunk rows of a [`button_grid`], in points.
const MIN_HEIGHT: f32 = 40.0;

/// Adds a primary action button that fills the available width. Screen readers also announce
/// `description`.
pub fn wide_button_with_description(
    ui: &mut Ui,
    palette: &Palette,
    text: &str,
    description: &str,
) -> Response {
    let height =
        wide_height(ui.painter(), text, Emphasis::Chosen, ui.available_width()).max(size::TOUCH);
    let desired_size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    set_button_info(ui, &response, text);
    set_description(ui, &response, description);
    let font = strong_font(size::BODY);
    paint_button(ui, palette, rect, &response, text, Emphasis::Accent, font);
    response
}

/// One button of a group.
pub struct ButtonSpec<T> {
    /// The value returned when it is pressed.
    pub value: T,
    /// The label.
    pub text: String,
    /// The visual emphasis.
    pub emphasis: Emphasis,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl<T> ButtonSpec<T> {
    /// Returns a quiet, enabled button with this label. `value` is returned when it is pressed.
    pub fn new(value: T, text: String) -> Self {
        ButtonSpec { value, text, emphasis: Emphasis::Quiet, enabled: true }
    }

    /// Returns the same button, emphasized as the primary action.
    pub fn accented(self) -> Self {
        ButtonSpec { emphasis: Emphasis::Accent, ..self }
    }

    /// Returns the same button, which can be pressed only if `enabled` is set.
    pub fn enabled_if(self, enabled: bool) -> Self {
        ButtonSpec { enabled, ..self }
    }
}

/// Returns the number of columns for `count` items, from 1 to `max_columns`: at most the largest
/// number that fits, with rows as even as possible. `fits` says whether columns are wide enough if
/// there are this many; it is asked only about 2 or more. Panics if `count` is 0.
pub(crate) fn column_count(
    count: usize,
    max_columns: usize,
    fits: impl Fn(usize) -> bool,
) -> usize {
    let columns = (2..=max_columns.min(count)).rev().find(|&columns| fits(columns)).unwrap_or(1);
    // Four items look better in two rows than as three and one.
    count.div_ceil(count.div_ceil(columns))
}

/// The layout of buttons in rows, without a height limit.
struct ButtonRows {
    columns: usize,
    /// The width of a button, in points.
    width: f32,
    /// The height of each row, in points.
    heights: Vec<f32>,
}

impl ButtonRows {
    /// Lays out buttons in columns of equal width: at most `max_columns`, only as many as leave
    /// room for the longest word, and fewer if rows then become more even. The available width and
    /// the gap between columns are in points. Panics if there are no buttons.
    fn of<T>(
        painter: &egui::Painter,
        [available_width, gap]: [f32; 2],
        max_columns: usize,
        buttons: &[ButtonSpec<T>],
    ) -> Self {
        let width =
            |columns: usize| (available_width - gap * (columns as f32 - 1.0)) / columns as f32;
        let fits = |columns: usize| {
            let text_width = width(columns) - MIN_HORIZONTAL_PADDING;
            let fits = |button: &ButtonSpec<T>| {
                longest_word_width(painter, &button.text, &wide_font(button.emphasis)) <= text_width
            };
            buttons.iter().all(fits)
        };
        let columns = column_count(buttons.len(), max_columns, fits);
        let width = width(columns);
        let height_of = |row: &[ButtonSpec<T>]| {
            let heights =
                row.iter().map(|button| wide_height(painter, &button.text, button.emphasis, width));
            heights.fold(0.0, f32::max)
        };
        ButtonRows { columns, width, heights: buttons.chunks(columns).map(height_of).collect() }
    }
}

/// Returns the height of a [`button_grid`] without a height limit, for an available width and the
/// gaps between columns and between rows, all in points.
///
/// # Panics
/// Panics if there are no buttons.
pub fn button_grid_height<T>(
    painter: &egui::Painter,
    width: f32,
    gaps: egui::Vec2,
    max_columns: usize,
    buttons: &[ButtonSpec<T>],
) -> f32 {
    let heights = ButtonRows::of(painter, [width, gaps.x], max_columns, buttons).heights;
    heights.iter().sum::<f32>() + gaps.y * (heights.len() as f32 - 1.0)
}

/// Adds a grid of equally wide buttons, with at most `max_columns` columns and only as many as
/// leave room for the longest word. Rows shrink to the available height, but not below 40 points.
/// Draws nothing if there are no buttons. Returns the value of the button pressed in this frame, if
/// any.
pub fn button_grid<T: Copy>(
    ui: &mut Ui,
    palette: &Palette,
    max_columns: usize,
    buttons: &[ButtonSpec<T>],
) -> Option<T> {
    if buttons.is_empty() {
        return None;
    }
    let (gap, available_width) = (ui.spacing().item_spacing.x, ui.available_width());
    let ButtonRows { columns, width, mut heights } =
        ButtonRows::of(ui.painter(), [available_width, gap], max_columns, buttons);
    let gaps = ui.spacing().item_spacing.y * (heights.len() as f32 - 1.0);
    let scale = (ui.available_height() - gaps) / heights.iter().sum::<f32>();
    if scale < 1.0 {
        heights.iter_mut().for_each(|height| *height = (*height * scale).max(MIN_HEIGHT));
    }
    let mut pressed = None;
    for (row, height) in buttons.chunks(columns).zip(heights) {
        let (row_rect, _) = ui.allocate_exact_size(vec2(available_width, height), Sense::hover());
        for (index, button) in row.iter().enumerate() {
            let left = row_rect.left() + (width + gap) * index as f32;
            let rect = Rect::from_min_size(egui::pos2(left, row_rect.top()), vec2(width, height));
            ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
                if !button.enabled {
                    ui.disable();
                }
                if wide_button_of(ui, palette, &button.text, button.emphasis, height).clicked() {
                    pressed = Some(button.value);
                }
            });
        }
    }
    pressed
}

/// Adds the large main button of a table, `width` by 54 points. Its size is fixed, so that the
/// thumb always finds it; the text shrinks to fit.
pub fn action_button(ui: &mut Ui, palette: &Palette, text: &str, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 54.0), Sense::click());
    set_button_info(ui, &response, text);
    paint_button(ui, palette, rect, &response, text, Emphasis::Accent, strong_font(size::ACTION));
    response
}

/// Describes a button to screen readers, with this name and whether it is enabled.
fn set_button_info(ui: &Ui, response: &Response, name: &str) {
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
}

/// Paints a button in `rect` with its text shrunk to fit, and makes it focusable. A disabled button
/// is painted as a quiet one.
fn paint_button(
    ui: &Ui,
    palette: &Palette,
    rect: Rect,
    response: &Response,
    text: &str,
    emphasis: Emphasis,
    font: FontId,
) {
    let painter = ui.painter();
    // Faded text on the accent color is unreadable.
    let emphasis = if ui.is_enabled() { emphasis } else { Emphasis::Quiet };
    let radius = CornerRadius::same((rect.height() / 2.0).min(16.0) as u8);
    let pressed = response.is_pointer_button_down_on();
    let (fill, ink) = match emphasis {
        Emphasis::Accent => (palette.accent, palette.on_accent),
        Emphasis::Quiet => (quiet_fill(ui, response), palette.ink),
        Emphasis::Chosen => (palette.ink, palette.panel),
    };
    let mut body = rect;
    if emphasis == Emphasis::Accent {
        // The lower edge suggests that the button can be pressed.
        painter.rect_filled(rect, radius, palette.accent_dark);
        body.max.y -= 3.0;
        if pressed {
            body = body.translate(vec2(0.0, 2.0));
        }
    }
    painter.rect_filled(body, radius, fill);
    if emphasis == Emphasis::Quiet {
        painter.rect_stroke(body, radius, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    focus_ring(ui, palette, response, rect, radius);
    let ink = if ui.is_enabled() { ink } else { ink.gamma_multiply(0.4) };
    let max_size = body.size() - vec2(MIN_HORIZONTAL_PADDING, 6.0);
    let galley = fit_text(painter, text, font, ink, max_size);
    paint_centred(painter, body.center(), galley, ink);
}

/// Adds a round, quiet button with an icon, as large as a touch target. Screen readers announce
/// `name`.
pub fn round_button(ui: &mut Ui, palette: &Palette, icon: Icon, name: &str) -> Response {
    let desired_size = egui::Vec2::splat(size::TOUCH);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    set_button_info(ui, &response, name);
    let fill = quiet_fill(ui, &response);
    let painter = ui.painter();
    painter.rect_filled(rect, 24, fill);
    painter.rect_stroke(rect, 24, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let ink = if ui.is_enabled() { palette.ink } else { palette.ink.gamma_multiply(0.4) };
    icon.paint(ui, rect.shrink(16.0), ink);
    focus_ring(ui, palette, &response, rect, 26);
    response
}
