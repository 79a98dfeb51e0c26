//! Names, card counts and last words of the players around the table.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, FontId, Vec2, pos2, vec2};
use kozyr_core::game::{Game, Player, Seat};
use kozyr_durak::{self as durak, Durak, View};
use kozyr_features::game_ui::GameUi;

use crate::{
    card_counts::{BoutDisplay, CardCounts},
    characters,
    layout::{CARD_HEIGHT_RATIO, CardTableLayout, OpponentSpot},
};
use kozyr_table::{
    hud, move_now, seat_remarks::SeatRemarks, session::Session, thinking::ThinkingOpponent,
};
use kozyr_ui::{
    accessibility,
    faces::{self, Animal},
    language::Language,
    theme::{Palette, size, strong_font},
    widgets,
};

/// Draws the name, card count, face and last word of each opponent and adds them for screen
/// readers. Also draws the viewer's name if the match is watched or several humans share the
/// device.
pub(crate) fn draw_seats(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
    counts: Res<CardCounts>,
    display: Res<BoutDisplay>,
    thinking: Option<Res<ThinkingOpponent<Durak>>>,
    time: Res<Time>,
    remarks: Res<SeatRemarks>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let players = session.game().seats();
    // A single player knows whose hand it is.
    if session.is_watched() || session.is_hot_seat() && !session.is_covered() {
        let is_acting = view.to_act() == Some(session.viewer());
        let name = language.player_name(session.record(), session.viewer());
        hud::draw_name_plate(ctx, &palette, &name, layout.own_name, is_acting);
    }
    for (index, spot) in layout.opponents.iter().enumerate() {
        let seat = Seat::new((session.viewer().index() + 1 + index) % players);
        let mut name = language.player_name(session.record(), seat);
        let fools = view.setup().standing.fools[seat.index()];
        if fools > 0 {
            name = format!("{name} ×{fools}");
        }
        let shown_thinking = thinking
            .as_deref()
            .filter(|thinking| thinking.seat == seat && thinking.shows_indicator(time.elapsed()));
        let remark = remarks.at(seat);
        let line = if let Some(status) = remark.status.as_ref().filter(|_| session.is_remote()) {
            status.clone()
        } else if let Some(thinking) = shown_thinking {
            move_now::thinking_text(thinking, &language, time.elapsed_secs_f64())
        } else if view.out_seats().contains(seat) {
            language.text("durak-out")
        } else {
            language.format("durak-count", &[("count", counts.of_seat(seat).into())])
        };
        let is_acting = view.to_act() == Some(seat);
        let (painter, face_rect) =
            (hud::table_painter(ctx), face_rect(spot, layout.opponent_card_width));
        if let Player::Opponent(opponent) = &session.record().players()[seat.index()] {
            let expression = characters::expression(view, seat, shown_thinking.is_some());
            let animal = DurakUi::animal(opponent);
            widgets::medallion(&painter, &palette, face_rect, animal, expression);
        } else if let Some(name) = session.record().name(seat) {
            faces::draw_initial(&painter, face_rect, seat, name, false);
        }
        name_plate(ctx, &palette, spot, &name, &line, is_acting);
        let mut label = format!("{name}: {line}");
        if let Some(expression) = remark.face.filter(|_| session.is_remote()) {
            widgets::medallion(&painter, &palette, face_rect, Animal::Fox, expression);
        }
        let take_key = (display.taker == Some(seat)).then_some("word-take");
        let word = take_key.or_else(|| last_word(view, seat)).map(|key| language.text(key));
        if let Some(word) = remark.phrase.clone().filter(|_| session.is_remote()).or(word) {
            bubble(ctx, &palette, spot, &word, layout.opponent_card_width);
            label = format!("{label}; {word}");
        }
        let id = egui::Id::new("durak-seat").with(seat.index());
        accessibility::add_label(ctx, id, hud::to_egui_rect(spot.name), &label);
    }
    Ok(())
}

/// The place of a player's face, in front of the lower edge of the player's cards; `card_width` is the
/// width of a card.
fn face_rect(spot: &OpponentSpot, card_width: f32) -> egui::Rect {
    let side = (card_width * 0.95).clamp(30.0, 76.0);
    let center =
        pos2(spot.cards.x, spot.cards.y + card_width * CARD_HEIGHT_RATIO * 0.5 - side * 0.42);
    egui::Rect::from_center_size(center, egui::Vec2::splat(side))
}

/// Draws a name, highlighted if the player is to act, and a line below it, both fitted to the spot.
fn name_plate(
    ctx: &egui::Context,
    palette: &Palette,
    spot: &OpponentSpot,
    name: &str,
    line: &str,
    is_acting: bool,
) {
    let painter = hud::table_painter(ctx);
    let rect = hud::to_egui_rect(spot.name);
    let line_size = vec2(rect.width() - PILL.x, rect.height() / 2.0);
    let fit = |text: &str, font: FontId, ink: Color32, max_size: Vec2| {
        widgets::fit_text(&painter, text, font, ink, max_size)
    };
    let line_galley = fit(line, FontId::proportional(size::SMALL), palette.dim, line_size);
    let ink = if is_acting { palette.on_accent } else { palette.ink };
    let name_size = vec2(line_size.x, rect.height() - line_galley.size().y - PILL.y);
    let name_galley = fit(name, strong_font(size::BODY), ink, name_size);
    // A name beside the cards is left-aligned; below them it is centered.
    let is_beside_cards = rect.left() > spot.cards.x;
    let center_x =
        |width: f32| if is_beside_cards { rect.left() + width / 2.0 } else { rect.center().x };
    let pill_size = name_galley.size() + PILL;
    let pill = egui::Rect::from_center_size(
        pos2(center_x(pill_size.x), rect.top() + name_galley.size().y / 2.0),
        pill_size,
    );
    if is_acting {
        painter.rect_filled(pill, 9, palette.accent);
    }
    let line_top = pill.bottom() + 1.0;
    widgets::paint_centred(&painter, pill.center(), name_galley, ink);
    let line_center = pos2(center_x(line_galley.size().x), line_top + line_galley.size().y / 2.0);
    widgets::paint_centred(&painter, line_center, line_galley, palette.dim);
}

/// Padding around the name of the player to act, in points.
const PILL: Vec2 = vec2(4.0, 3.0);

/// The text key of what a seat has said: that it takes the bout, or that it has passed since the
/// last attack card. `None` if neither.
fn last_word(view: View<'_>, seat: Seat) -> Option<&'static str> {
    let is_taking = view.phase() == durak::Phase::Take;
    if is_taking && view.defender() == Some(seat) {
        Some("word-take")
    } else if view.passed_seats().contains(seat) {
        Some(if is_taking { "word-pass" } else { "word-done" })
    } else {
        None
    }
}

/// Draws a speech bubble above an opponent's face; `card_width` is the width of a card.
fn bubble(
    ctx: &egui::Context,
    palette: &Palette,
    spot: &OpponentSpot,
    word: &str,
    card_width: f32,
) {
    let painter = hud::table_painter(ctx);
    let galley = painter.layout_no_wrap(word.to_owned(), strong_font(14.0), palette.panel);
    let bubble_size = galley.size() + vec2(22.0, 12.0);
    // Above the speaker's face.
    let center = pos2(spot.cards.x, spot.cards.y - card_width * CARD_HEIGHT_RATIO * 0.22);
    let rect = egui::Rect::from_center_size(center, bubble_size);
    painter.rect_filled(rect, 14, palette.ink);
    painter.galley(rect.center() - galley.size() / 2.0, galley, palette.panel);
}
