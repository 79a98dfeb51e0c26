//! Full-window pages.

use bevy_egui::egui::{self, Key, Rect, Sense, Ui, pos2, vec2};

use super::{
    button::{Emphasis, round_button, wide_button},
    icon::Icon,
    text::heading,
};
use crate::{
    accessibility,
    theme::{Palette, size, strong_font, text_scale},
};

/// Shows a full-window page: a scrolling column at most `width` points wide, before text scaling.
/// `name` identifies the page and its scroll position.
pub fn page(ctx: &egui::Context, name: &str, width: f32, contents: impl FnOnce(&mut Ui)) {
    page_at(ctx, name, width, egui::Order::Middle, contents);
}

/// Shows a [`page`] of this width in front of the current screen.
pub fn overlay_page(
    ctx: &egui::Context,
    name: &str,
    width: PageWidth,
    contents: impl FnOnce(&mut Ui),
) {
    page_at(ctx, name, width.points(ctx), egui::Order::Foreground, contents);
}

/// The width of a page, by the number of columns that it may show side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageWidth {
    /// A single column of readable width.
    Column,
    /// Two [panes](two_panes) if there is room.
    TwoPanes,
    /// Three [panes](three_panes) if there is room, otherwise two.
    ThreePanes,
    /// Four [columns](has_four_columns) if there is room, otherwise the width of two panes.
    FourColumns,
}

impl PageWidth {
    /// Returns the page width in points, before text scaling, for the number of columns that the
    /// window has room for.
    pub fn points(self, ctx: &egui::Context) -> f32 {
        match self {
            PageWidth::FourColumns if has_four_columns(ctx) => FOUR_COLUMN_WIDTH,
            PageWidth::ThreePanes if has_three_columns(ctx) => THREE_COLUMN_WIDTH,
            PageWidth::TwoPanes | PageWidth::ThreePanes | PageWidth::FourColumns
                if has_two_columns(ctx) =>
            {
                TWO_COLUMN_WIDTH
            }
            _ => COLUMN_WIDTH,
        }
    }
}

/// The width of one column, in points.
const COLUMN_WIDTH: f32 = 560.0;
/// The minimum width of two columns, in points.
const MIN_TWO_COLUMN_WIDTH: f32 = 720.0;
/// The width of two columns, in points.
const TWO_COLUMN_WIDTH: f32 = 960.0;
/// The width of four columns, in points.
const FOUR_COLUMN_WIDTH: f32 = 1600.0;
/// The minimum height of a four-column page, in points.
const MIN_FOUR_COLUMN_HEIGHT: f32 = 820.0;
/// The width of three columns, in points.
const THREE_COLUMN_WIDTH: f32 = 1680.0;

/// Whether a page has room for three columns, as in very large landscape windows.
pub fn has_three_columns(ctx: &egui::Context) -> bool {
    let window = ctx.content_rect().size();
    window.x > window.y && window.x - 40.0 >= THREE_COLUMN_WIDTH * text_scale(ctx)
}

/// Whether a page has room for two columns; never in portrait windows.
pub fn has_two_columns(ctx: &egui::Context) -> bool {
    let window = ctx.content_rect().size();
    window.x > window.y && window.x - 40.0 >= MIN_TWO_COLUMN_WIDTH * text_scale(ctx)
}

/// Whether a page has room for four columns, as in large windows.
pub fn has_four_columns(ctx: &egui::Context) -> bool {
    let (window, scale) = (ctx.content_rect().size(), text_scale(ctx));
    window.x >= FOUR_COLUMN_WIDTH * scale && window.y >= MIN_FOUR_COLUMN_HEIGHT * scale
}

/// Adds two panes: side by side if both the window and `ui` have room, otherwise the first above
/// the second.
pub fn two_panes(ui: &mut Ui, first: impl FnOnce(&mut Ui), second: impl FnOnce(&mut Ui)) {
    let is_wide_enough = ui.available_width() >= MIN_TWO_COLUMN_WIDTH * text_scale(ui.ctx());
    if !is_wide_enough || !has_two_columns(ui.ctx()) {
        first(ui);
        return second(ui);
    }
    panes(ui, 2, |columns| {
        first(&mut columns[0]);
        second(&mut columns[1]);
    });
}

/// Adds three panes side by side if the window has room; otherwise [`two_panes`], with the third
/// pane below the second.
pub fn three_panes(
    ui: &mut Ui,
    first: impl FnOnce(&mut Ui),
    second: impl FnOnce(&mut Ui),
    third: impl FnOnce(&mut Ui),
) {
    if !has_three_columns(ui.ctx()) {
        return two_panes(ui, first, |ui| {
            second(ui);
            third(ui);
        });
    }
    panes(ui, 3, |columns| {
        first(&mut columns[0]);
        second(&mut columns[1]);
        third(&mut columns[2]);
    });
}

/// Adds `count` columns of equal width with a wider gap than [`columns`], but the usual spacing
/// inside.
fn panes(ui: &mut Ui, count: usize, contents: impl FnOnce(&mut [Ui])) {
    /// The gap between columns, in points.
    const GAP: f32 = 32.0;
    let spacing = ui.spacing().item_spacing;
    ui.spacing_mut().item_spacing.x = GAP;
    columns(ui, count, |columns| {
        for column in &mut *columns {
            column.spacing_mut().item_spacing = spacing;
        }
        contents(columns);
    });
}

/// Adds `count` columns of equal width with the usual item spacing, which wrap text to the column
/// width. `contents` gets the columns; its result is returned.
#[expect(clippy::disallowed_methods, reason = "the one place that fixes their text wrapping")]
pub fn columns<R>(ui: &mut Ui, count: usize, contents: impl FnOnce(&mut [Ui]) -> R) -> R {
    ui.columns(count, |columns| {
        for column in &mut *columns {
            let width = column.available_width();
            let layout = egui::Layout::top_down(egui::Align::Min);
            *column = column.new_child(egui::UiBuilder::new().layout(layout));
            column.set_width(width);
        }
        contents(columns)
    })
}

/// Shows a full-window page in the layer `order`: a scrolling column at most `width` points wide,
/// before text scaling. `name` identifies the page and its scroll position.
fn page_at(
    ctx: &egui::Context,
    name: &str,
    width: f32,
    order: egui::Order,
    contents: impl FnOnce(&mut Ui),
) {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new(name))
        .order(order)
        .fixed_pos(screen.min)
        .fade_in(false)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_min_size(screen.size());
            ui.set_max_size(screen.size());
            let scroll = egui::ScrollArea::vertical().id_salt(name).auto_shrink(false);
            scroll.show(ui, |ui| {
                handle_page_keys(ui, screen.height());
                let column = (width * text_scale(ui.ctx())).min(screen.width() - 40.0);
                let left = ui.cursor().min + vec2((screen.width() - column) / 2.0, 0.0);
                let column_rect = Rect::from_min_size(left, vec2(column, ui.available_height()));
                ui.scope_builder(egui::UiBuilder::new().max_rect(column_rect), |ui| {
                    contents(ui);
                    ui.add_space(20.0);
                });
            });
        });
}

/// Shows a page over the current screen with two columns that scroll independently: a list on the
/// left and its details. Page keys scroll the details. `scroll_id` identifies the scroll position
/// of the details.
pub fn master_detail_page(
    ctx: &egui::Context,
    scroll_id: &str,
    list: impl FnOnce(&mut Ui),
    details: impl FnOnce(&mut Ui),
) {
    /// The width of the list column, in points.
    const SIDE: f32 = 300.0;
    /// The gap between the columns, in points.
    const GAP: f32 = 36.0;
    let screen = ctx.content_rect();
    let scale = text_scale(ctx);
    let list_width = (SIDE * scale).min(screen.width() * 0.34);
    let details_width = (COLUMN_WIDTH * scale).min(screen.width() - list_width - GAP - 40.0);
    let left = screen.center().x - (list_width + GAP + details_width) / 2.0;
    let column_rect = |from: f32, to: f32| {
        Rect::from_min_max(pos2(from, screen.top()), pos2(to, screen.bottom()))
    };
    // The list's scroll bar sits between the columns.
    let list_rect = column_rect(left, left + list_width + GAP / 2.0);
    // The detail's scroll bar sits at the window's edge, as on other pages.
    let details_rect = column_rect(left + list_width + GAP, screen.right());
    let area = egui::Area::new(egui::Id::new("page-beside"));
    let area = area.order(egui::Order::Foreground).fixed_pos(screen.min);
    area.fade_in(false).constrain(false).show(ctx, |ui| {
        ui.set_min_size(screen.size());
        ui.set_max_size(screen.size());
        scroll_column(ui, "choose", list_rect, list_width, list);
        scroll_column(ui, scroll_id, details_rect, details_width, |ui| {
            handle_page_keys(ui, screen.height());
            details(ui);
        });
    });
}

/// Adds a column in this rectangle that scrolls independently, with contents at most `width` points
/// wide. `id` identifies its scroll position.
fn scroll_column(ui: &mut Ui, id: &str, rect: Rect, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
        egui::ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(width);
            contents(ui);
            ui.add_space(20.0);
        });
    });
}

/// Scrolls the surrounding area with Page Up, Page Down, Home and End, so that text without
/// focusable widgets can be reached by keyboard. `height` is the height of the visible part, in
/// points. Does nothing while a text field has focus.
pub fn handle_page_keys(ui: &Ui, height: f32) {
    /// The overlap between successive screenfuls, in points.
    const OVERLAP: f32 = 60.0;
    // Text fields handle these keys themselves.
    if ui.ctx().text_edit_focused() {
        return;
    }
    let distance = ui.input(|input| {
        let direction = |forward: Key, backward: Key| {
            f32::from(input.key_pressed(forward) as u8)
                - f32::from(input.key_pressed(backward) as u8)
        };
        direction(Key::PageDown, Key::PageUp) * (height - OVERLAP)
            + direction(Key::End, Key::Home) * 1e5
    });
    if distance != 0.0 {
        ui.scroll_with_delta(vec2(0.0, -distance));
    }
}

/// Draws `count` rows of the same height, given in points, but lays out only those in view, so that
/// lists may have any length. `row` draws the row with the given index.
pub fn virtual_rows(
    ui: &mut Ui,
    row_height: f32,
    count: usize,
    mut row: impl FnMut(&mut Ui, usize),
) {
    let pitch = row_height + ui.spacing().item_spacing.y;
    let view = ui.clip_rect().y_range();
    let index_at = |y: f32| (((y - ui.cursor().top()) / pitch).max(0.0) as usize).min(count);
    let in_view = index_at(view.min)..(index_at(view.max) + 1).min(count);
    let rows =
        Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), count as f32 * pitch));
    for index in in_view {
        let top = rows.top() + index as f32 * pitch;
        let rect = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), row_height));
        let builder = egui::UiBuilder::new().id_salt(index).max_rect(rect);
        ui.scope_builder(builder, |ui| row(ui, index));
    }
    ui.advance_cursor_after_rect(rows);
}

/// Adds the page header: a round back button, whose screen reader name is `back`, and the title.
/// Makes the next widget the initial focus. Returns whether the back button was pressed.
pub fn page_head(ui: &mut Ui, palette: &Palette, back: &str, title: &str) -> bool {
    ui.add_space(14.0);
    ui.horizontal(|ui| {
        let back = round_button(ui, palette, Icon::Back, back).clicked();
        accessibility::set_initial_focus_to_next(ui.ctx());
        heading(ui, title, strong_font(size::HEADING), palette.ink);
        back
    })
    .inner
}

/// Shows a [`page`] as wide as [two panes](two_panes) with one large button that stays visible: at
/// the bottom, or at the top in low windows. `name` identifies the page. `action` is the text of
/// the button, which is the initial focus. Returns whether the button was pressed.
pub fn page_with_action(
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    action: &str,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    const BOTTOM_BAR_HEIGHT: f32 = 84.0;
    const LOW_WINDOW_HEIGHT: f32 = 520.0;
    let screen = ctx.content_rect();
    let low = screen.height() < LOW_WINDOW_HEIGHT;
    let column = PageWidth::TwoPanes.points(ctx);
    page(ctx, name, column, |ui| {
        contents(ui);
        // Space at the end, so that the button hides no content.
        ui.add_space(if low { 0.0 } else { BOTTOM_BAR_HEIGHT });
    });
    let width = (column * text_scale(ctx)).min(screen.width() - 40.0);
    let band = if low {
        let size = vec2(180.0, 52.0);
        Rect::from_min_size(
            pos2(screen.center().x + width / 2.0 - size.x, screen.top() + 10.0),
            size,
        )
    } else {
        Rect::from_min_max(pos2(screen.left(), screen.bottom() - BOTTOM_BAR_HEIGHT), screen.max)
    };
    let button_rect = Rect::from_center_size(
        band.center(),
        vec2(width.min(COLUMN_WIDTH * text_scale(ctx)).min(band.width()), 52.0),
    );
    egui::Area::new(egui::Id::new((name, "action")))
        .fixed_pos(band.min)
        .order(egui::Order::Foreground)
        .fade_in(false)
        // If constrained before its size is known, the area would take wheel events from the page.
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_max_size(band.size());
            if !low {
                // Opaque, so that the list below doesn't shine through.
                ui.painter().rect_filled(band, 0, palette.felt_dark);
            }
            ui.allocate_rect(band, Sense::CLICK);
            let builder = egui::UiBuilder::new().max_rect(button_rect);
            let add_button = |ui: &mut Ui| wide_button(ui, palette, action, Emphasis::Accent);
            let response = ui.scope_builder(builder, add_button).inner;
            accessibility::set_initial_focus(&response);
            response.clicked()
        })
        .inner
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Shape, epaint::ClippedShape};

    use super::*;
    use crate::theme::fonts;

    /// Returns the width of each line of text drawn in a window 400 points wide.
    fn line_widths(draw: impl FnMut(&mut Ui)) -> Vec<f32> {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 800.0));
        let input = RawInput { screen_rect: Some(window), ..Default::default() };
        let ctx = Context::default();
        ctx.set_fonts(fonts(1.0));
        let mut output = ctx.run_ui(input, draw);
        // The output is never painted.
        output.textures_delta.clear();
        let galleys = output.shapes.iter().filter_map(|ClippedShape { shape, .. }| match shape {
            Shape::Text(text) => Some(&text.galley),
            _ => None,
        });
        galleys.flat_map(|galley| galley.rows.iter().map(|row| row.size.x)).collect()
    }

    #[test]
    fn text_wraps_in_columns_as_it_does_alone() {
        let text = "Have you ever played this game of cards before, on another day?";
        let alone = line_widths(|ui| {
            ui.set_max_width((ui.available_width() - ui.spacing().item_spacing.x) / 2.0);
            ui.label(text);
        });
        let in_columns = line_widths(|ui| {
            columns(ui, 2, |columns| {
                columns[1].label(text);
            });
        });
        assert!(alone.len() > 1, "the text wraps");
        assert_eq!(in_columns, alone);
    }

    #[test]
    fn columns_share_the_width_and_end_below_the_tallest() {
        let mut measured = None;
        line_widths(|ui| {
            let width = ui.available_width() - ui.spacing().item_spacing.x;
            let top = ui.cursor().top();
            let widths = columns(ui, 2, |columns| {
                columns[0].add_space(120.0);
                columns[1].add_space(30.0);
                [columns[0].available_width(), columns[1].available_width()]
            });
            measured = Some((width, widths, ui.cursor().top() - top));
        });
        let (width, widths, height) = measured.expect("drawn");
        assert_eq!(widths, [width / 2.0; 2]);
        assert!(height >= 120.0, "{height}");
    }
}
