//! The alternatives of a decision as bars; the selected one is shown on the table.

use bevy_egui::egui::{
    self, FocusDirection, FontId, Id, Key, Rect, Response, RichText, Sense, Shape, Stroke,
    StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    reasons::{AlternativeBar, DecisionReasons},
    table_preview::{PreviewSelection, PreviewState},
};
use kozyr_ui::{
    theme::{Palette, size, strong_font},
    widgets,
};

/// The height of a bar.
const BAR_HEIGHT: f32 = 12.0;
/// The margin around the text of a row.
const MARGIN: egui::Vec2 = vec2(10.0, 7.0);

/// Draws the bars of a decision below a text about their scale. A press or keyboard focus selects
/// one for the table.
pub(super) fn bars(
    ui: &mut Ui,
    palette: &Palette,
    reason: &DecisionReasons,
    preview: &PreviewState,
    selection: &mut PreviewSelection,
) {
    if !reason.axis.is_empty() {
        ui.label(RichText::new(&reason.axis).size(size::SMALL).color(palette.dim));
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    let id_of = |index: usize| Id::new(("why-bar", reason.ply, index));
    let ids: Vec<Id> = (0..reason.bars.len()).map(id_of).collect();
    move_bar_focus(ui.ctx(), &ids);
    for (index, (bar, &id)) in reason.bars.iter().zip(&ids).enumerate() {
        let is_selected = reason.ply.is_some_and(|ply| preview.ply_and_bar == Some((ply, index)));
        let response = draw_row(ui, palette, bar, is_selected, id);
        // Keyboard focus selects a bar, too.
        if (response.clicked() || response.gained_focus()) && !is_selected {
            *selection =
                PreviewSelection { ply: reason.ply, bar: index, shown_actions: None, ..*selection };
        }
    }
}

/// Moves the focus between bars with Up and Down. Past either end, the focus leaves the bars.
fn move_bar_focus(ctx: &egui::Context, ids: &[Id]) {
    let focused = ctx.memory(|memory| memory.focused());
    let Some(current) = ids.iter().position(|&id| Some(id) == focused) else { return };
    let step = ctx.input(|input| {
        let pressed = |key| isize::from(input.key_pressed(key) && !input.modifiers.any());
        pressed(Key::ArrowDown) - pressed(Key::ArrowUp)
    });
    let next = current.checked_add_signed(step).and_then(|next| ids.get(next));
    if let Some(&next) = next.filter(|_| step != 0) {
        ctx.memory_mut(|memory| {
            // Keeps egui from moving the focus as well.
            memory.move_focus(FocusDirection::None);
            memory.request_focus(next);
        });
    }
}

/// Draws a bar with its label, amount and terms as a radio button, and returns its response.
/// `is_selected` marks it as the one on the table.
fn draw_row(
    ui: &mut Ui,
    palette: &Palette,
    bar: &AlternativeBar,
    is_selected: bool,
    id: Id,
) -> Response {
    let text_width = ui.available_width() - 2.0 * MARGIN.x;
    let font = if bar.chosen { strong_font(14.5) } else { FontId::proportional(14.5) };
    let lay =
        |text: &str, font: FontId, ink| ui.painter().layout(text.to_owned(), font, ink, text_width);
    let label = lay(&bar.label, font, palette.ink);
    let amount = lay(&bar.amount, strong_font(size::SMALL), palette.ink);
    let terms = lay(&bar.terms, FontId::proportional(size::SMALL), palette.dim);
    let bar_row_height = bar.length.map_or(0.0, |_| amount.size().y.max(BAR_HEIGHT) + 3.0);
    let terms_height = if bar.terms.is_empty() { 0.0 } else { terms.size().y + 3.0 };
    let contents_height = label.size().y + bar_row_height + terms_height;
    let height = (contents_height + 2.0 * MARGIN.y).max(size::TOUCH);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    let response = ui.interact(rect, id, Sense::click());
    let enabled = ui.is_enabled();
    let name = match &*bar.amount {
        "" => bar.label.clone(),
        amount => format!("{}, {amount}", bar.label),
    };
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, is_selected, &name));
    let painter = ui.painter();
    if is_selected {
        painter.rect_filled(rect, 10, palette.raised);
        let mark = Rect::from_min_size(rect.min, vec2(4.0, rect.height())).shrink2(vec2(0.0, 8.0));
        painter.rect_filled(mark, 2, palette.accent);
    } else if response.hovered() {
        painter.rect_filled(rect, 10, palette.raised_hover);
    } else if bar.length.is_none() {
        // Without a bar, the text alone would not look like something to press.
        let outline = rect.shrink2(vec2(0.0, 2.0));
        painter.rect_stroke(outline, 10, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
    let mut position = rect.min + vec2(MARGIN.x, (height - contents_height) / 2.0);
    let label_height = label.size().y + 3.0;
    painter.galley(position, label, palette.ink);
    position.y += label_height;
    if let Some(length) = bar.length {
        let max_width = text_width - amount.size().x - 8.0;
        let bar_rect = Rect::from_min_size(
            pos2(position.x, position.y + (bar_row_height - 3.0 - BAR_HEIGHT) / 2.0),
            vec2(max_width * filled_fraction(length), BAR_HEIGHT),
        );
        let colour = if bar.chosen { palette.accent } else { palette.bar };
        painter.add(Shape::rect_filled(bar_rect, BAR_HEIGHT / 2.0, colour));
        let amount_position = pos2(
            bar_rect.right() + 8.0,
            position.y + (bar_row_height - 3.0 - amount.size().y) / 2.0,
        );
        painter.galley(amount_position, amount, palette.ink);
        position.y += bar_row_height;
    }
    painter.galley(position, terms, palette.dim);
    widgets::focus_ring(ui, palette, &response, rect.shrink(3.0), 8);
    response
}

/// The fraction of the width that a bar of length 0 to 1 fills; even the shortest stays visible.
fn filled_fraction(length: f64) -> f32 {
    0.12 + 0.88 * length as f32
}
