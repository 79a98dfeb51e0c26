//! Animals representing the Reversi opponents, and their expressions during a game.

use kozyr_core::game::{Game, Record, Seat};
use kozyr_reversi::{Bitboard, Colour, Reversi};

use crate::game_ui::ReversiUi;
use kozyr_features::result::ResultUi;
use kozyr_ui::faces::{Animal, Expression};
use kozyr_ui::player_names::base_name;

/// Returns an opponent's animal, a frog if it has none of its own; `opponent` is its name, with or
/// without parameters. Opponents that differ only in strength share one.
pub fn animal(opponent: &str) -> Animal {
    match base_name(opponent) {
        "random" => Animal::Hen,
        "novice" => Animal::Puppy,
        "professional" => Animal::Badger,
        "engine-perfect" => Animal::Turtle,
        name if name.starts_with("ply-") => Animal::Hare,
        name if name.starts_with("engine-") => Animal::Elephant,
        // Fallback for opponents without an animal of their own.
        _ => Animal::Frog,
    }
}

/// Returns a seat's expression: by its result once the game is over, else thinking if
/// `is_thinking`, else by its lead in corners.
pub fn expression(record: &Record<Reversi>, seat: Seat, is_thinking: bool) -> Expression {
    if let Some(outcome) = record.outcome() {
        return Expression::at_match_end(outcome.score(seat), ReversiUi::LOSER_EXPRESSION);
    }
    if is_thinking {
        return Expression::Thinking;
    }
    let position = record.game().position();
    let own = Colour::from_seat(seat);
    let corner_count = |colour| (position.discs(colour) & Bitboard::CORNERS).len() as i32;
    match corner_count(own) - corner_count(own.opposite()) {
        2.. => Expression::Confident,
        1 => Expression::Pleased,
        ..=-2 => Expression::Worried,
        -1 => Expression::Wary,
        0 if record.game().to_act() == Some(seat) => Expression::Calm,
        0 => Expression::Watching,
    }
}
