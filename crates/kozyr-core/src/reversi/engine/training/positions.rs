//! Positions such as games come to.

use rand::{Rng, RngExt};

use super::self_play::random_board;
use crate::reversi::{
    Board,
    engine::{EXACT, Engine, Request},
};

/// The most random plies at the beginning of a game.
const OPENING: u32 = 30;
/// How the game goes on from there.
const PLAY: Request = Request { depth: 2, exact_from: 2, certainty: EXACT, nodes: u64::MAX };

/// A position with so many empties (1 to 60) and something to place, from a game that began at
/// random and went on sensibly.
pub fn game_position(engine: &mut Engine<'_>, empties: u32, rng: &mut impl Rng) -> Board {
    let plies = 60 - empties;
    loop {
        let random = rng.random_range(plies.min(4)..=plies.min(OPENING));
        if let Some(board) =
            random_board(random, rng).and_then(|board| go_on(engine, board, empties))
        {
            return board;
        }
    }
}

/// Plays until so many squares are empty; `None` if there is nothing to place then.
fn go_on(engine: &mut Engine<'_>, mut board: Board, empties: u32) -> Option<Board> {
    loop {
        if board.must_pass() {
            board = board.pass();
        }
        if board.is_over() {
            return None;
        }
        if board.empties().len() as u32 <= empties {
            return Some(board);
        }
        board = board.place(engine.search(board, &PLAY, &|| false).best?)?;
    }
}
