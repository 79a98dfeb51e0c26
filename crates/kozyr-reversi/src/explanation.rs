//! The reasons of Reversi's opponents in sentences, and positions that could be otherwise.

use super::{
    action::Action, bitboard::Bitboard, board::Board, game::Reversi, position::Position,
    square::Square, view::View,
};
use kozyr_core::{
    counterfactual::Perturbation,
    explanation::{ExplainableGame, TranslatableText},
    game::Game,
};

/// What it counts to turn a disc.
const FLIPPED_SIZE: f64 = 1.0;
/// What it counts to empty a square.
const REMOVED_SIZE: f64 = 1.5;

/// The squares that are never empty.
const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);

impl ExplainableGame for Reversi {
    const HAS_PERFECT_INFORMATION: bool = true;

    fn action_phrase(plan: &[Action]) -> TranslatableText {
        action_phrase("deed", plan)
    }

    fn alternative_phrase(plan: &[Action]) -> TranslatableText {
        action_phrase("instead", plan)
    }

    fn perturbations(view: View<'_>) -> Vec<Perturbation<Self>> {
        let position = view.position();
        let occupied = !position.board.empties();
        let squares = occupied.iter().flat_map(|square| [(square, true), (square, false)]);
        squares.filter_map(|(square, turned)| disc_perturbation(position, square, turned)).collect()
    }
}

/// The position with a disc turned, or taken away.
fn disc_perturbation(
    position: Position,
    square: Square,
    turned: bool,
) -> Option<Perturbation<Reversi>> {
    let colour = position.disc(square)?;
    let next = position.with_disc(square, turned.then(|| colour.opposite()));
    if !is_plausible_board(next.board) {
        return None;
    }
    let (key, size) =
        if turned { ("change-turned", FLIPPED_SIZE) } else { ("change-emptied", REMOVED_SIZE) };
    let told = TranslatableText::new(key).with_notation("square", square);
    Some(Perturbation::new(told, size, move || {
        let game = Reversi::from(next);
        (game.to_act() == Some(position.to_move.seat())).then_some(game)
    }))
}

/// Whether the rules allow that a game comes to such a board: the four squares in the middle have
/// discs, each disc is next to another, from the middle outwards, and the side to move can place
/// one.
fn is_plausible_board(board: Board) -> bool {
    let discs = !board.empties();
    let middle = (discs & CENTRE) == CENTRE;
    middle && discs_connected_to_centre(discs) == discs && !board.moves().is_empty()
}

/// The discs that hang together with the middle.
fn discs_connected_to_centre(discs: Bitboard) -> Bitboard {
    let mut reached = CENTRE;
    loop {
        let next = reached.with_neighbours() & discs;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

fn action_phrase(form: &str, plan: &[Action]) -> TranslatableText {
    match plan.first() {
        Some(Action::Place(square)) => {
            TranslatableText::from_key(format!("{form}-place")).with_notation("square", square)
        }
        Some(Action::Pass) => TranslatableText::from_key(format!("{form}-pass-turn")),
        None => TranslatableText::from_key(format!("{form}-nothing")),
    }
}
