//! The animals that the opponents of Reversi are, and what they look like as a game goes on.

use kozyr_core::game::{Game, Record, Seat};
use kozyr_reversi::{Bitboard, Colour, Reversi};

use crate::game_ui::ReversiUi;
use kozyr_features::result::ResultUi;
use kozyr_ui::faces::{Animal, Expression};
use kozyr_ui::player_names::base_name;

/// The animal of an opponent: of those that differ in strength alone, the same.
pub fn animal(opponent: &str) -> Animal {
    match base_name(opponent) {
        "random" => Animal::Hen,
        "novice" => Animal::Puppy,
        "professional" => Animal::Badger,
        "engine-perfect" => Animal::Turtle,
        name if name.starts_with("ply-") => Animal::Hare,
        name if name.starts_with("engine-") => Animal::Elephant,
        // A new opponent that nobody has given a face yet.
        _ => Animal::Frog,
    }
}

/// What a seat looks like: all that it goes by lies open on the board.
pub fn expression(record: &Record<Reversi>, seat: Seat, thinks: bool) -> Expression {
    if let Some(outcome) = record.outcome() {
        return Expression::at_match_end(outcome.score(seat), ReversiUi::LOSER_EXPRESSION);
    }
    if thinks {
        return Expression::Thinking;
    }
    let position = record.game().position();
    let own = Colour::from_seat(seat);
    let corners = |colour| (position.discs(colour) & Bitboard::CORNERS).len() as i32;
    match corners(own) - corners(own.opposite()) {
        2.. => Expression::Confident,
        1 => Expression::Pleased,
        ..=-2 => Expression::Worried,
        -1 => Expression::Wary,
        0 if record.game().to_act() == Some(seat) => Expression::Calm,
        0 => Expression::Watching,
    }
}
