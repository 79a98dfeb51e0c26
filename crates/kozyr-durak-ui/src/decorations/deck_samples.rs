//! Small drawings of the decks, so that unused decks need not be loaded.

use bevy_egui::egui::{
    Align2, Color32, FontId, Rect, Stroke, StrokeKind, Ui, Vec2, epaint::RectShape, vec2,
};

use crate::layout::CARD_HEIGHT_RATIO;
use kozyr_ui::{
    settings::DeckStyle,
    theme::{strong_family, text_scale},
};

const RED: Color32 = Color32::from_rgb(0xc8, 0x1e, 0x2b);
const BLACK: Color32 = Color32::from_rgb(0x1c, 0x1c, 0x1c);
const GREEN: Color32 = Color32::from_rgb(0x1d, 0x7a, 0x3c);
const BLUE: Color32 = Color32::from_rgb(0x1f, 0x5f, 0xbf);

/// Draws one to four sample cards of a deck style into a rectangle.
pub(super) fn draw(ui: &Ui, style: DeckStyle, rect: Rect) {
    let card_size = vec2(rect.height() * 0.92 / CARD_HEIGHT_RATIO, rect.height() * 0.92);
    let card_rect = |offset: f32| {
        Rect::from_center_size(rect.center() + vec2(card_size.x * offset, 0.0), card_size)
    };
    match style {
        DeckStyle::Atlasnye => pictured(ui, card_rect(0.0)),
        DeckStyle::Large => large(ui, card_rect(0.0), "♥", RED),
        DeckStyle::Automatic => {
            pictured(ui, card_rect(-0.52));
            large(ui, card_rect(0.52), "♥", RED);
        }
        DeckStyle::FourColours => {
            const GAP: f32 = 3.0;
            let suits = [("♠", BLACK), ("♣", GREEN), ("♦", BLUE), ("♥", RED)];
            let width = ((rect.width() - 3.0 * GAP) / 4.0).min(card_size.x);
            for (index, (suit, ink)) in suits.into_iter().enumerate() {
                let offset = (width + GAP) * (index as f32 - 1.5);
                let center = rect.center() + vec2(offset, 0.0);
                large(ui, Rect::from_center_size(center, vec2(width, card_size.y)), suit, ink);
            }
        }
    }
}

/// Draws a blank white card.
fn blank(ui: &Ui, rect: Rect) {
    let edge = Stroke::new(1.0, Color32::from_gray(0xb0));
    ui.painter().add(RectShape::new(rect, 4, Color32::WHITE, edge, StrokeKind::Inside));
}

/// Draws a nine in large print, with this suit symbol below it, both in this colour.
fn large(ui: &Ui, rect: Rect, suit: &str, ink: Color32) {
    blank(ui, rect);
    // Narrow cards have smaller symbols.
    let symbol_height = (rect.width() / rect.height() * 1.2).min(0.46);
    write(ui, rect, vec2(0.08, 0.0), Align2::LEFT_TOP, "9", symbol_height, ink);
    write(ui, rect, vec2(0.06, 0.98), Align2::LEFT_BOTTOM, suit, symbol_height, ink);
}

/// Draws a six of hearts with small indices in two corners and framed pips between them.
fn pictured(ui: &Ui, rect: Rect) {
    blank(ui, rect);
    let frame = Rect::from_center_size(rect.center(), rect.size() * vec2(0.6, 0.76));
    let edge = Stroke::new(1.0, Color32::from_rgb(0xc9, 0x9a, 0x3a));
    ui.painter().rect_stroke(frame, 2, edge, StrokeKind::Inside);
    for (x, y) in [(-0.5, -0.56), (0.5, -0.56), (-0.5, 0.0), (0.5, 0.0), (-0.5, 0.56), (0.5, 0.56)]
    {
        let offset = Vec2::new(x * 0.5, y * 0.5) * frame.size();
        let pip = Rect::from_center_size(frame.center() + offset, rect.size());
        write(ui, pip, vec2(0.5, 0.5), Align2::CENTER_CENTER, "♥", 0.17, RED);
    }
    write(ui, rect, vec2(0.03, 0.0), Align2::LEFT_TOP, "6", 0.18, RED);
    write(ui, rect, vec2(0.97, 1.0), Align2::RIGHT_BOTTOM, "6", 0.18, RED);
}

/// Writes text with its `anchor` at `position`; position and height are fractions of the card's
/// size. The text scale is ignored.
fn write(
    ui: &Ui,
    card: Rect,
    position: Vec2,
    anchor: Align2,
    text: &str,
    height: f32,
    ink: Color32,
) {
    // Like the cards on the table, these ignore the text scale.
    let font = FontId::new(card.height() * height / text_scale(ui.ctx()), strong_family());
    ui.painter().text(card.min + position * card.size(), anchor, text, font, ink);
}
