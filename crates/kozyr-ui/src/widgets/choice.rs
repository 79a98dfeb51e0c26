//! Selection of one option.

use bevy_egui::egui::{self, Align2, Response, Sense, Ui, WidgetInfo, WidgetType, accesskit, vec2};

use super::{
    button::{Emphasis, button},
    pressable::{focus_ring, quiet_fill},
};
use crate::theme::{Palette, size, strong_font};

/// Adds a row of radio buttons, each with a value and a name, that wraps if necessary. A press sets
/// `chosen` to the value of the button. Returns whether `chosen` changed.
pub fn radio_row<T: Copy + PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    chosen: &mut T,
    options: &[(T, String)],
) -> bool {
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (value, name) in options {
            let is_chosen = *value == *chosen;
            let emphasis = if is_chosen { Emphasis::Chosen } else { Emphasis::Quiet };
            let response = button(ui, palette, name, emphasis);
            let enabled = ui.is_enabled();
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::RadioButton, enabled, is_chosen, name)
            });
            if response.clicked() && !is_chosen {
                *chosen = *value;
                changed = true;
            }
        }
    });
    changed
}

/// Adds a single low row of tabs, each with a value and a name. Scrolls sideways to the chosen tab
/// when another is chosen, or when the row or the tabs change their width. A press sets `chosen` to
/// the value of the tab. Returns whether `chosen` changed. `id` identifies the scroll position.
pub fn tabs<T: Copy + PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    id: &str,
    chosen: &mut T,
    options: &[(T, String)],
) -> bool {
    let mut changed = false;
    let mut focused_tab = None;
    let scroll = egui::ScrollArea::horizontal().id_salt(id);
    scroll.scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden).show(
        ui,
        |ui| {
            let row = ui.clip_rect();
            ui.horizontal(|ui| {
                add_tab_list_node(ui, row);
                ui.spacing_mut().item_spacing.x = 6.0;
                let shown_id = egui::Id::new((id, "shown"));
                for (index, (value, name)) in options.iter().enumerate() {
                    let is_chosen = *value == *chosen;
                    let tab = tab(ui, palette, name, is_chosen);
                    // Whole points: the position in the row, whatever part of it is visible.
                    let [width, left] = [row.width(), tab.rect.left() - ui.min_rect().left()];
                    let shown = (index, width.round() as i32, left.round() as i32);
                    if is_chosen && ui.data(|data| data.get_temp(shown_id)) != Some(shown) {
                        ui.data_mut(|data| data.insert_temp(shown_id, shown));
                        let (visible, tab_range) = (row.x_range(), tab.rect.x_range());
                        if !visible.contains(tab_range.min) || !visible.contains(tab_range.max) {
                            tab.scroll_to_me(None);
                        }
                    }
                    if tab.gained_focus() {
                        focused_tab = Some(tab.rect);
                    }
                    if tab.clicked() && !is_chosen {
                        *chosen = *value;
                        changed = true;
                    }
                }
            });
        },
    );
    // The row scrolls only sideways; the surrounding page must scroll vertically.
    if let Some(tab) = focused_tab {
        ui.scroll_to_rect(tab.expand(12.0), None);
    }
    changed
}

/// Adds a tab list node to the accessibility tree. Its bounds have the horizontal range of `row`
/// and the vertical range of `ui`.
fn add_tab_list_node(ui: &Ui, row: egui::Rect) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(accesskit::Role::TabList);
        let (x, y) = (row.x_range(), ui.max_rect().y_range());
        node.set_bounds(accesskit::Rect {
            x0: x.min.into(),
            y0: y.min.into(),
            x1: x.max.into(),
            y1: y.max.into(),
        });
    });
}

/// Adds a tab with this name, highlighted if it is `chosen`, and returns its response.
fn tab(ui: &mut Ui, palette: &Palette, name: &str, chosen: bool) -> Response {
    let ink = if chosen { palette.panel } else { palette.ink };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), strong_font(13.5), ink);
    let desired_size = vec2(galley.size().x + 24.0, (galley.size().y + 30.0).max(size::TOUCH));
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(accesskit::Role::Tab));
    // The visible tab is lower than its touch target.
    let body = rect.shrink2(vec2(0.0, 6.0));
    let fill = if chosen { palette.ink } else { quiet_fill(ui, &response) };
    ui.painter().rect_filled(body, 12, fill);
    focus_ring(ui, palette, &response, body, 12);
    let corner = Align2::CENTER_CENTER.anchor_size(body.center(), galley.size()).min;
    ui.painter().galley(corner, galley, ink);
    response
}
