//! Pages that fill the window.

use bevy_egui::egui::{self, Rect, Sense, Ui, pos2, vec2};

use super::{Sign, Voice, round_button, wide_button};
use crate::app::theme::{Palette, size, strong_font};

/// A page that fills the window: a column of at most `width` points that scrolls if it must.
pub fn page(ctx: &egui::Context, name: &str, width: f32, contents: impl FnOnce(&mut Ui)) {
    page_at(ctx, name, width, egui::Order::Middle, contents);
}

/// A page over whatever the screen shows.
pub fn page_over(ctx: &egui::Context, name: &str, contents: impl FnOnce(&mut Ui)) {
    page_at(ctx, name, COLUMN, egui::Order::Foreground, contents);
}

/// The width of a column that reads well, in points.
const COLUMN: f32 = 560.0;

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
                let column = width.min(screen.width() - 40.0);
                let left = ui.cursor().min + vec2((screen.width() - column) / 2.0, 0.0);
                let room = Rect::from_min_size(left, vec2(column, ui.available_height()));
                ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                    contents(ui);
                    ui.add_space(20.0);
                });
            });
        });
}

/// The head of a page: a way back, and its name. Whether the way back was taken.
pub fn page_head(ui: &mut Ui, palette: &Palette, back: &str, title: &str) -> bool {
    ui.add_space(14.0);
    ui.horizontal(|ui| {
        let back = round_button(ui, palette, Sign::Back, back).clicked();
        ui.label(egui::RichText::new(title).font(strong_font(size::HEADING)).color(palette.ink));
        back
    })
    .inner
}

/// A page with one large button that stays in sight: at its foot, or at its head where the
/// window is low. Whether that was pressed.
pub fn page_with_action(
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    action: &str,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    const FOOT: f32 = 84.0;
    const LOW: f32 = 520.0;
    let screen = ctx.content_rect();
    let low = screen.height() < LOW;
    page(ctx, name, COLUMN, |ui| {
        contents(ui);
        // What is scrolled to the end must not hide under the button.
        ui.add_space(if low { 0.0 } else { FOOT });
    });
    let width = COLUMN.min(screen.width() - 40.0);
    let band = if low {
        let size = vec2(180.0, 52.0);
        Rect::from_min_size(pos2(screen.center().x + width / 2.0 - size.x, 10.0), size)
    } else {
        Rect::from_min_max(pos2(screen.left(), screen.bottom() - FOOT), screen.max)
    };
    let place = Rect::from_center_size(band.center(), vec2(width.min(band.width()), 52.0));
    egui::Area::new(egui::Id::new((name, "action")))
        .fixed_pos(band.min)
        .order(egui::Order::Foreground)
        .fade_in(false)
        // Pushed into the window before its size is known, it would take the wheel from the page.
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_max_size(band.size());
            if !low {
                ui.painter().rect_filled(band, 0, palette.felt_dark.gamma_multiply(0.94));
            }
            ui.allocate_rect(band, Sense::click());
            let room = egui::UiBuilder::new().max_rect(place);
            ui.scope_builder(room, |ui| wide_button(ui, palette, action, Voice::Accent).clicked())
                .inner
        })
        .inner
}
