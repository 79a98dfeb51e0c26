//! The faces of people at a table: their initials.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke};

use kozyr_core::game::Seat;

use super::{Expression, draw_person};
use crate::theme::strong_font;

/// The colors of people, by seat. White letters on them have a contrast of at least 5.4:1.
const COLORS: [Color32; 6] = [
    Color32::from_rgb(0x2B, 0x6C, 0xB0),
    Color32::from_rgb(0xB3, 0x40, 0x2E),
    Color32::from_rgb(0x7B, 0x4C, 0xB8),
    Color32::from_rgb(0x96, 0x58, 0x0F),
    Color32::from_rgb(0xA5, 0x33, 0x7A),
    Color32::from_rgb(0x0F, 0x6E, 0x6E),
];

/// The color of people who are away.
const AWAY_COLOR: Color32 = Color32::from_rgb(0x47, 0x5A, 0x6C);

/// Draws a person as the first letter of `name` on the color of `seat`, or on gray while the person
/// is away, in the largest circle centered in `at`. Draws [a silhouette](draw_person) instead if the
/// font lacks the letter.
pub fn draw_initial(painter: &Painter, at: Rect, seat: Seat, name: &str, is_away: bool) {
    let radius = at.width().min(at.height()) / 2.0;
    let color = if is_away { AWAY_COLOR } else { COLORS[seat.index() % COLORS.len()] };
    painter.circle_filled(at.center(), radius, color);
    painter.circle_stroke(at.center(), radius, Stroke::new(1.5, Color32::WHITE));
    let font = strong_font(radius * 1.1);
    // `FontsView::has_glyphs` denies all letters of the font that also has the replacement character.
    let has_glyphs = |text: &String| {
        painter.fonts_mut(|fonts| {
            let mut font = fonts.fonts.font(&font.family);
            let letters = font.characters();
            text.chars().all(|letter| letters.contains_key(&letter))
        })
    };
    match initial(name).filter(has_glyphs) {
        Some(letter) => {
            painter.text(at.center(), Align2::CENTER_CENTER, letter, font, Color32::WHITE);
        }
        None => draw_person(painter, at.shrink(radius * 0.4), Color32::WHITE, Expression::Calm),
    }
}

/// The first letter or digit of a name, as a capital letter.
fn initial(name: &str) -> Option<String> {
    Some(name.chars().find(|letter| letter.is_alphanumeric())?.to_uppercase().collect())
}
