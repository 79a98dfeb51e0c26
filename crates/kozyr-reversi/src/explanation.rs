//! The reasons of Reversi's opponents in sentences, and positions that could be otherwise.

use super::{
    action::Action, bitboard::Bitboard, board::Board, game::Reversi, position::Position,
    square::Square, view::View,
};
use kozyr_core::{
    counterfactual::Changed,
    explanation::{Explained, Message},
    game::Game,
};

/// What it counts to turn a disc.
const TURNED: f64 = 1.0;
/// What it counts to empty a square.
const EMPTIED: f64 = 1.5;

/// The squares that are never empty.
const MIDDLE: Bitboard = Bitboard(0x0000_0018_1800_0000);

impl Explained for Reversi {
    const HIDES_NOTHING: bool = true;

    fn does(plan: &[Action]) -> Message {
        told("deed", plan)
    }

    fn instead(plan: &[Action]) -> Message {
        told("instead", plan)
    }

    fn changes(view: View<'_>) -> Vec<Changed<Self>> {
        let position = view.position();
        let occupied = !position.board.empties();
        let squares = occupied.iter().flat_map(|square| [(square, true), (square, false)]);
        squares.filter_map(|(square, turned)| changed(position, square, turned)).collect()
    }
}

/// The position with a disc turned, or taken away.
fn changed(position: Position, square: Square, turned: bool) -> Option<Changed<Reversi>> {
    let colour = position.disc(square)?;
    let next = position.with(square, turned.then(|| colour.opposite()));
    if !is_position(next.board) {
        return None;
    }
    let (key, size) = if turned { ("change-turned", TURNED) } else { ("change-emptied", EMPTIED) };
    let told = Message::new(key).notation("square", square);
    Some(Changed::new(told, size, move || {
        let game = Reversi::from(next);
        (game.to_act() == Some(position.to_move.seat())).then_some(game)
    }))
}

/// Whether the rules allow that a game comes to such a board: the four squares in the middle have
/// discs, each disc is next to another, from the middle outwards, and the side to move can place
/// one.
fn is_position(board: Board) -> bool {
    let discs = !board.empties();
    let middle = (discs & MIDDLE) == MIDDLE;
    middle && reached(discs) == discs && !board.moves().is_empty()
}

/// The discs that hang together with the middle.
fn reached(discs: Bitboard) -> Bitboard {
    let mut reached = MIDDLE;
    loop {
        let next = reached.with_neighbours() & discs;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

fn told(form: &str, plan: &[Action]) -> Message {
    match plan.first() {
        Some(Action::Place(square)) => {
            Message::of_key(format!("{form}-place")).notation("square", square)
        }
        Some(Action::Pass) => Message::of_key(format!("{form}-pass-turn")),
        None => Message::of_key(format!("{form}-nothing")),
    }
}
