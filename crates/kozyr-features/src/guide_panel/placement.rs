//! The position and look of the guide panel next to a table.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{FontId, pos2, vec2};

use kozyr_table::table_area::ReservedEdges;
use kozyr_ui::{
    theme::{Palette, size, strong_font},
    widgets,
};

/// The position of the guide panel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GuidePlacement {
    /// At the top, next to the menu button.
    Top,
    /// In a column of this width at the right.
    Side(f32),
    /// At the bottom.
    Bottom,
    /// In a part of the window that the table does not use.
    Within(Rect),
}

/// The margin around the panel.
const MARGIN: f32 = 8.0;
/// The padding around the text.
pub const PANEL_PADDING: f32 = 12.0;
/// The vertical gap between items.
pub const PANEL_GAP: f32 = 5.0;
/// The width of the corner with the menu button.
const MENU_CORNER_WIDTH: f32 = 68.0;

impl GuidePlacement {
    /// The largest area that the panel may fill in this window, in points.
    pub fn area(self, window: egui::Rect) -> egui::Rect {
        /// Longer lines are hard to read.
        const WIDEST: f32 = 560.0;
        /// Limits the panel so the table stays visible; a board needs less height than cards.
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
            GuidePlacement::Within(rect) => kozyr_table::hud::to_egui_rect(rect),
        }
    }

    /// The rectangle of a panel across `area`, with this height but no higher than `area`: at its
    /// top, for `Bottom` at its bottom, for `Side` somewhat above its middle.
    pub fn panel(self, area: egui::Rect, height: f32) -> egui::Rect {
        let height = height.min(area.height());
        let top = match self {
            GuidePlacement::Top | GuidePlacement::Within(_) => area.top(),
            // Near eye level, but never in the middle of a desktop window.
            GuidePlacement::Side(_) => area.top() + (area.height() - height) * 0.3,
            GuidePlacement::Bottom => area.bottom() - height,
        };
        egui::Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height))
    }

    /// The widths to keep free at the edges of the table for a panel in the rectangle `panel`; none
    /// for `Within`.
    pub fn reserved(self, window: egui::Rect, panel: egui::Rect) -> ReservedEdges {
        /// The table already leaves this height free for the menu row, which the panel covers.
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

/// Shows a guide panel in the rectangle `panel`, or higher if its contents are. Returns the result
/// of `contents`. `name` is its egui id.
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

/// The font of the sentences in guide panels, larger if both sides of the window are long.
pub fn sentence_font(window: egui::Rect) -> FontId {
    const LARGE: f32 = 640.0;
    let is_large = window.width().min(window.height()) > LARGE;
    FontId::proportional(if is_large { size::BODY + 2.5 } else { size::BODY })
}

/// The font of the title in guide panels.
pub fn title_font() -> FontId {
    strong_font(size::SMALL)
}

/// The height of a text in the font of sentences, wrapped to this width, in points.
pub fn text_height(ctx: &egui::Context, text: &str, width: f32) -> f32 {
    let font = sentence_font(ctx.content_rect());
    let lay = |fonts: &mut egui::epaint::text::FontsView<'_>| {
        fonts.layout(text.to_owned(), font, egui::Color32::PLACEHOLDER, width)
    };
    ctx.fonts_mut(lay).size().y
}
