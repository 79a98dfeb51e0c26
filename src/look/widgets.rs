//! Buttons, tiles and pages, as the whole app draws them.

mod button;
mod choice;
mod page;
mod plot;
mod scrub;
mod sign;
mod switch;
mod text;
mod tile;
mod veil;

use bevy_egui::egui::{self, Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui};

pub use button::{
    Emphasis, Offer, action_button, button, button_within, buttons, round_button, small_button,
    wide_button,
};
pub use choice::{choice, tabs};
pub use page::{
    has_two_columns, page, page_beside, page_head, page_over, page_with_action, two_parts,
};
pub use plot::{legend, show_plot, still_plot};
pub use scrub::{Mark, moment, scrub};
pub use sign::Sign;
pub use switch::{slider, switch};
pub use text::{fitted, has_room, heading, paint_centred};
pub use tile::{option, tile};
pub use veil::{full_page, full_pages, veil};

use crate::look::{
    accessibility,
    theme::{Palette, size, strong_font},
};

/// Makes a widget one that the keyboard reaches: marks it when it has focus, and brings it into
/// sight. To be called for everything that can be pressed.
pub fn focus_ring(
    ui: &Ui,
    palette: &Palette,
    response: &Response,
    rect: Rect,
    radius: impl Into<CornerRadius>,
) {
    if !accessibility::reached(ui, response) {
        return;
    }
    let radius = radius.into();
    let inner = Stroke::new(3.0, palette.accent);
    ui.painter().rect_stroke(rect.expand(1.5), radius, inner, StrokeKind::Outside);
    // Seen on the accent itself, too, and on anything bright.
    let outer = Stroke::new(2.0, palette.panel);
    ui.painter().rect_stroke(rect, radius, outer, StrokeKind::Inside);
}

/// A panel that stands by itself in the middle of things.
pub fn card<R>(ui: &mut Ui, palette: &Palette, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = egui::Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, palette.line));
    let contents = |ui: &mut Ui| {
        on_panel(ui, palette);
        contents(ui)
    };
    frame.corner_radius(22).inner_margin(20).show(ui, contents).inner
}

/// Lets buttons stand out from a panel, on which they lie from here on, as they do from the felt.
pub fn on_panel(ui: &mut Ui, palette: &Palette) {
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.bg_fill = palette.raised;
    widgets.hovered.bg_fill = palette.raised_hover;
}

/// The face of a quiet button on the ground that it lies on.
fn quiet_face(ui: &Ui, response: &Response) -> Color32 {
    let widgets = &ui.visuals().widgets;
    if response.hovered() { widgets.hovered.bg_fill } else { widgets.inactive.bg_fill }
}

/// A small heading over a group of choices.
pub fn caption(ui: &mut Ui, palette: &Palette, text: &str) {
    ui.add_space(6.0);
    ui.label(egui::RichText::new(text).font(strong_font(size::BODY)).color(palette.dim));
}
