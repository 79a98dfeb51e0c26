//! Full-window overlays, and the dark backdrop below them.

use bevy_egui::egui;

use super::{
    page::{PageWidth, master_detail_page, overlay_page},
    panel::use_panel_style,
};
use crate::{accessibility, theme::Palette};
use kozyr_platform::screen::Screen;

/// Shows a page over the whole window, with a scrolling column of contents at most `width` wide. If
/// the screen `below` is a table, a backdrop hides it. `name` identifies the page and its scroll
/// position.
pub fn full_page(
    ctx: &egui::Context,
    palette: &Palette,
    below: Screen,
    name: &str,
    width: PageWidth,
    contents: impl FnOnce(&mut egui::Ui),
) {
    let over_table = below.is_table();
    if over_table {
        backdrop(ctx, palette, "veil", egui::Order::Middle, 1.0);
    }
    overlay_page(ctx, name, width, |ui| {
        if over_table {
            use_panel_style(ui, palette);
        }
        contents(ui);
    });
}

/// Shows a page over the whole window with two columns that scroll independently: a list and its
/// details. If the screen `below` is a table, a backdrop hides it. `scroll_id` identifies the
/// scroll position of the details.
pub fn full_master_detail_page(
    ctx: &egui::Context,
    palette: &Palette,
    below: Screen,
    scroll_id: &str,
    list: impl FnOnce(&mut egui::Ui),
    details: impl FnOnce(&mut egui::Ui),
) {
    let over_table = below.is_table();
    if over_table {
        backdrop(ctx, palette, "veil", egui::Order::Middle, 1.0);
    }
    let apply_style = |ui: &mut egui::Ui| {
        if over_table {
            use_panel_style(ui, palette);
        }
    };
    let list = |ui: &mut egui::Ui| {
        apply_style(ui);
        list(ui);
    };
    master_detail_page(ctx, scroll_id, list, |ui| {
        apply_style(ui);
        details(ui);
    });
}

/// Covers the whole window with the panel color, at an opacity from 0 to 1, in the layer `order`.
/// Blocks input to everything below and confines the keyboard focus to this layer and those above.
/// Returns whether the backdrop was tapped. `name` identifies it between frames.
pub fn backdrop(
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    order: egui::Order,
    opacity: f32,
) -> bool {
    let screen = ctx.viewport_rect();
    egui::Area::new(egui::Id::new(name))
        .fixed_pos(screen.min)
        .order(order)
        .fade_in(false)
        .show(ctx, |ui| {
            accessibility::trap_focus(ctx, ui.layer_id());
            let response = ui.allocate_rect(screen, egui::Sense::CLICK);
            ui.painter().rect_filled(screen, 0, palette.panel.gamma_multiply(opacity));
            response.clicked()
        })
        .inner
}
