//! Disc counts, player names and the evaluation.

use crate::game_ui::ReversiUi;
use bevy_egui::egui::{self, FontId, pos2};
use kozyr_core::game::{Game, Player, Seat};
use kozyr_features::game_ui::GameUi;
use kozyr_reversi::{Action, Colour, Reversi};

use crate::{characters, disc_counts::DiscCounts, discs, layout::BoardLayout};
use kozyr_features::review::Opinion;
use kozyr_table::{hud, session::Session};
use kozyr_ui::{
    accessibility, faces,
    language::Language,
    settings::DiscStyle,
    theme::{Palette, size, strong_font},
    widgets,
};

/// Half the width reserved for the evaluation between the two counts, in points.
const FIGURE_HALF_WIDTH: f32 = 34.0;

/// Draws the evaluation as a bar with Black's share on the left and, if the column is not narrow,
/// as Black's lead in discs. Without an opinion, it draws only an even bar.
pub(crate) fn evaluation(
    ctx: &egui::Context,
    palette: &Palette,
    layout: &BoardLayout,
    opinion: Option<&Opinion<Action>>,
) {
    /// Lead in discs that fills the bar.
    const FULL_LEAD: f32 = 32.0;
    let painter = hud::table_painter(ctx);
    let counts = hud::to_egui_rect(layout.counts);
    let bar = egui::Rect::from_min_max(
        pos2(counts.left() + 4.0, counts.bottom() - 3.0),
        pos2(counts.right() - 4.0, counts.bottom() + 3.0),
    );
    let black_lead = opinion.map_or(0.0, |opinion| match Colour::from_seat(opinion.seat) {
        Colour::Black => opinion.value as f32,
        Colour::White => -opinion.value as f32,
    });
    let fraction = (0.5 + 0.5 * black_lead / FULL_LEAD).clamp(0.02, 0.98);
    let split_x = bar.left() + bar.width() * fraction;
    painter.rect_filled(bar, 3, palette.ink);
    let black = egui::Rect::from_min_max(bar.min, pos2(split_x, bar.bottom()));
    painter.rect_filled(black, 3, egui::Color32::from_gray(0x16));
    let middle_line =
        [bar.center_top() - egui::vec2(0.0, 2.0), bar.center_bottom() + egui::vec2(0.0, 2.0)];
    painter.line_segment(middle_line, egui::Stroke::new(1.5, palette.accent));
    // A narrow column fits the counts or the evaluation, but not both.
    let Some(opinion) = opinion.filter(|_| !layout.is_narrow()) else { return };
    let sign = if opinion.exact { "=" } else { "≈" };
    let text = format!("{sign} {:+.0}", black_lead).replacen('-', "−", 1);
    let text_size = egui::vec2(FIGURE_HALF_WIDTH * 2.0, counts.height() * 0.5);
    let text = widgets::fit_text(&painter, &text, strong_font(size::SMALL), palette.dim, text_size);
    let center = pos2(counts.center().x, counts.top() + counts.height() * 0.29);
    widgets::paint_centred(&painter, center, text, palette.dim);
}

/// Draws the disc of one seat with its count and, where it fits and outside lessons, the player's
/// name: Black on the left, White on the right. The disc shows the face of an opponent, and has a
/// ring on the seat's turn. Also adds a label for screen readers.
///
/// `dots` follow the name, and are empty unless this opponent is thinking. `discs` is the texture
/// of all discs.
pub(crate) fn count(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    layout: &BoardLayout,
    session: &Session<Reversi>,
    counts: DiscCounts,
    seat: Seat,
    dots: &str,
    discs: egui::TextureId,
    style: DiscStyle,
) {
    let painter = hud::table_painter(ctx);
    let colour = Colour::from_seat(seat);
    let rect = hud::to_egui_rect(layout.counts);
    let (radius, font_size) = if layout.is_narrow() { (15.0, 22.0) } else { (22.0, 28.0) };
    let radius = (rect.height() * 0.36).min(radius);
    let y = rect.center().y;
    let (side, direction) = match colour {
        Colour::Black => (rect.left() + radius, 1.0),
        Colour::White => (rect.right() - radius, -1.0),
    };
    let middle = pos2(side, y);
    let disc = egui::Rect::from_center_size(middle, egui::Vec2::splat(radius * 2.0));
    discs::paint(&painter, discs, colour, style, disc);
    if session.game().to_act() == Some(seat) {
        painter.circle_stroke(middle, radius + 4.0, egui::Stroke::new(2.5, palette.accent));
    }
    if !session.is_position_editor() {
        // The rim of the disc stays visible around the face.
        let face_rect = egui::Rect::from_center_size(middle, egui::Vec2::splat(radius * 1.62));
        let record = session.record();
        if let Player::Opponent(opponent) = &record.players()[seat.index()] {
            let expression = characters::expression(record, seat, !dots.is_empty());
            faces::draw(&painter, face_rect, ReversiUi::animal(opponent), expression);
        } else if let Some(name) = record.name(seat) {
            faces::draw_initial(&painter, face_rect, seat, name, false);
        }
    }
    let number = counts.of_colour(colour);
    let name = match colour {
        Colour::Black if session.is_position_editor() => language.text("black"),
        Colour::White if session.is_position_editor() => language.text("white"),
        _ => language.player_name(session.record(), seat),
    };
    let id = egui::Id::new("reversi-count").with(seat.index());
    accessibility::add_label(ctx, id, disc, &format!("{name}: {number}"));
    // The number, and the name below it up to the middle.
    let from = side + direction * (radius + font_size * 0.4);
    let half_width = (rect.center().x - from).abs() - 4.0;
    let draw_text =
        |text: &str, font: FontId, ink: egui::Color32, vertical_range: [f32; 2], width: f32| {
            let max_size =
                egui::vec2(width, rect.height() * (vertical_range[1] - vertical_range[0]));
            let galley = widgets::fit_text(&painter, text, font, ink, max_size);
            let middle = from + direction * galley.size().x / 2.0;
            let y = rect.top() + rect.height() * (vertical_range[0] + vertical_range[1]) / 2.0;
            widgets::paint_centred(&painter, pos2(middle, y), galley, ink);
        };
    let number_width = if layout.is_narrow() { half_width } else { half_width - FIGURE_HALF_WIDTH };
    draw_text(&number.to_string(), strong_font(font_size), palette.ink, [0.0, 0.58], number_width);
    // In a lesson, the text tells who plays which colour.
    let (name, font) = (format!("{name}{dots}"), FontId::proportional(14.0));
    if !session.is_lesson() && widgets::fits_width(&painter, &name, font.clone(), half_width) {
        draw_text(&name, font, palette.dim, [0.58, 1.0], half_width);
    }
}
