//! Full-window overlays, and the dark backdrop below them.

use bevy_egui::egui;

use super::{
    page::{PageWidth, master_detail_page, overlay_page},
    panel::use_panel_style,
};
use crate::{accessibility, theme::Palette};
use kozyr_platform::screen::Screen;

/// Shows a page that covers the whole window, including the table.
pub fn full_page(
    ctx: &egui::Context,
    palette: &Palette,
    screen: Screen,
    name: &str,
    breadth: PageWidth,
    contents: impl FnOnce(&mut egui::Ui),
) {
    let over_table = screen.is_table();
    if over_table {
        backdrop(ctx, palette, "veil", egui::Order::Middle, 1.0);
    }
    overlay_page(ctx, name, breadth, |ui| {
        if over_table {
            use_panel_style(ui, palette);
        }
        contents(ui);
    });
}

/// Shows a full-window page with a list column and a detail column.
pub fn full_master_detail_page(
    ctx: &egui::Context,
    palette: &Palette,
    screen: Screen,
    name: &str,
    choose: impl FnOnce(&mut egui::Ui),
    read: impl FnOnce(&mut egui::Ui),
) {
    let over_table = screen.is_table();
    if over_table {
        backdrop(ctx, palette, "veil", egui::Order::Middle, 1.0);
    }
    let on_its_ground = |ui: &mut egui::Ui| {
        if over_table {
            use_panel_style(ui, palette);
        }
    };
    let choose = |ui: &mut egui::Ui| {
        on_its_ground(ui);
        choose(ui);
    };
    master_detail_page(ctx, name, choose, |ui| {
        on_its_ground(ui);
        read(ui);
    });
}

/// Darkens the whole window and blocks input to everything below. Returns whether the backdrop was
/// tapped.
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
