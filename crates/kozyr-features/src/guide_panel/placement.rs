//! Where a voice speaks beside a table, and how its panel looks.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{FontId, pos2, vec2};

use kozyr_table::table_area::ReservedEdges;
use kozyr_ui::{
    theme::{Palette, size, strong_font},
    widgets,
};

/// Where the voice speaks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GuidePlacement {
    /// At the head, beside the menu's corner.
    Top,
    /// In a column at the right, so wide.
    Side(f32),
    /// At the foot.
    Bottom,
    /// In a part of the window that the table does not use.
    Within(Rect),
}

/// The margin around the voice.
const MARGIN: f32 = 8.0;
/// Around what is said.
pub const PANEL_PADDING: f32 = 12.0;
/// Between what stands one below the other.
pub const PANEL_GAP: f32 = 5.0;
/// The menu's corner.
const MENU_CORNER_WIDTH: f32 = 68.0;

impl GuidePlacement {
    /// The rectangle that the voice may fill.
    pub fn area(self, window: egui::Rect) -> egui::Rect {
        /// Longer lines than these do not read well.
        const WIDEST: f32 = 560.0;
        /// The table must be seen, whatever is said; a board needs less height than cards do.
        const TALLEST: f32 = 0.42;
        const TALLEST_HEAD: f32 = 0.36;
        let inside = window.shrink(MARGIN);
        match self {
            GuidePlacement::Top => egui::Rect::from_min_max(
                pos2(window.left() + MENU_CORNER_WIDTH, inside.top()),
                pos2(
                    inside.right().min(window.left() + MENU_CORNER_WIDTH + WIDEST),
                    inside.top() + window.height() * TALLEST_HEAD,
                ),
            ),
            GuidePlacement::Side(width) => egui::Rect::from_min_max(
                pos2(window.right() - width + MARGIN, inside.top()),
                inside.max,
            ),
            GuidePlacement::Bottom => {
                let half = inside.width().min(WIDEST) / 2.0;
                egui::Rect::from_min_max(
                    pos2(window.center().x - half, inside.bottom() - window.height() * TALLEST),
                    pos2(window.center().x + half, inside.bottom()),
                )
            }
            GuidePlacement::Within(room) => kozyr_table::hud::to_egui_rect(room),
        }
    }

    /// A panel of that height in its room.
    pub fn panel(self, room: egui::Rect, height: f32) -> egui::Rect {
        let height = height.min(room.height());
        let top = match self {
            GuidePlacement::Top | GuidePlacement::Within(_) => room.top(),
            // As high as one looks, but never in the middle of a desktop.
            GuidePlacement::Side(_) => room.top() + (room.height() - height) * 0.3,
            GuidePlacement::Bottom => room.bottom() - height,
        };
        egui::Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height))
    }

    /// What the table leaves to the voice.
    pub fn reserved(self, window: egui::Rect, panel: egui::Rect) -> ReservedEdges {
        /// The table leaves so much free for the menu's row, which the voice takes.
        const MENU_ROW: f32 = 54.0;
        match self {
            GuidePlacement::Top => {
                ReservedEdges { top: (panel.bottom() - MENU_ROW).max(0.0), ..default() }
            }
            GuidePlacement::Side(width) => ReservedEdges { right: width, ..default() },
            GuidePlacement::Bottom => {
                ReservedEdges { bottom: window.bottom() - panel.top() + MARGIN, ..default() }
            }
            GuidePlacement::Within(_) => ReservedEdges::default(),
        }
    }
}

/// A panel in which a voice speaks.
pub fn show_panel<R>(
    ctx: &egui::Context,
    palette: &Palette,
    name: &'static str,
    panel: egui::Rect,
    contents: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    egui::Area::new(name.into())
        .fixed_pos(panel.min)
        .order(egui::Order::Middle)
        .fade_in(false)
        .constrain(false)
        .show(ctx, |ui| {
            let frame = egui::Frame::new()
                .fill(palette.panel)
                .stroke(egui::Stroke::new(1.0, palette.line))
                .corner_radius(18)
                .inner_margin(PANEL_PADDING);
            frame
                .show(ui, |ui| {
                    ui.set_width(panel.width() - 2.0 * PANEL_PADDING);
                    ui.set_min_height(panel.height() - 2.0 * PANEL_PADDING);
                    ui.spacing_mut().item_spacing.y = PANEL_GAP;
                    widgets::use_panel_style(ui, palette);
                    contents(ui)
                })
                .inner
        })
        .inner
}

/// Larger where there is room for it.
pub fn sentence_font(window: egui::Rect) -> FontId {
    const LARGE: f32 = 640.0;
    let is_large = window.width().min(window.height()) > LARGE;
    FontId::proportional(if is_large { size::BODY + 2.5 } else { size::BODY })
}

/// The font of what stands above the sentences.
pub fn title_font() -> FontId {
    strong_font(size::SMALL)
}

/// The height of a sentence in lines of that width, in logical pixels.
pub fn text_height(ctx: &egui::Context, text: &str, width: f32) -> f32 {
    let font = sentence_font(ctx.content_rect());
    let lay = |fonts: &mut egui::epaint::text::FontsView<'_>| {
        fonts.layout(text.to_owned(), font, egui::Color32::PLACEHOLDER, width)
    };
    ctx.fonts_mut(lay).size().y
}
