//! Random games of Reversi.

#![allow(dead_code, reason = "each test file uses its own part of this one")]

use kozyr_core::game::{Game, Seed};
use kozyr_reversi::{Action, Bitboard, Board, Colour, Position, Reversi, Setup, Square};
use rand::{
    RngExt,
    seq::{IndexedRandom, IteratorRandom},
};
use rand_chacha::ChaCha8Rng;

/// The random number generator of test case `index`.
pub fn rng(index: u64) -> ChaCha8Rng {
    Seed::from(2026).derive("reversi-tests", index).rng()
}

/// A game with this setup.
pub fn new_game(setup: &Setup) -> Reversi {
    Game::new(setup, &Seed::from(0)).unwrap()
}

/// A random setup: one in four is a handicap, one in four a random board.
pub fn any_setup(rng: &mut ChaCha8Rng) -> Setup {
    match rng.random_range(0..4) {
        0 => Setup::handicap(rng.random_range(1..=4)),
        1 => Setup { start: jumble(rng) },
        _ => Setup::default(),
    }
}

/// A board filled at random to a random density.
pub fn jumble(rng: &mut ChaCha8Rng) -> Position {
    let density = rng.random_range(0.1..1.0);
    let mut discs = [Bitboard::EMPTY; 2];
    for square in Square::all() {
        if rng.random_bool(density) {
            discs[rng.random_range(0..2)] |= square.into();
        }
    }
    let to_move = Colour::BOTH[rng.random_range(0..2)];
    Position { board: Board::new(discs[0], discs[1]).unwrap(), to_move }
}

/// Plays a random game and returns every state, the last one finished.
pub fn random_game(setup: &Setup, rng: &mut ChaCha8Rng) -> Vec<Reversi> {
    let mut states = vec![new_game(setup)];
    loop {
        let mut game = states.last().unwrap().clone();
        let Some(&action) = game.legal_actions().choose(rng) else { return states };
        game.play(action).unwrap();
        states.push(game);
    }
}

/// All 64 moves and the pass.
pub fn all_actions() -> Vec<Action> {
    Square::all().map(Action::Place).chain([Action::Pass]).collect()
}

/// A position of a random game with the given number of empties and a legal move. Passes and
/// wipe-outs are frequent enough.
pub fn ending(empties: usize, index: u64) -> Board {
    let mut rng = rng(index);
    loop {
        let mut board = Board::START;
        while board.empties().len() > empties {
            if board.must_pass() {
                board = board.pass();
            }
            let Some(square) = board.moves().iter().choose(&mut rng) else { break };
            board = board.place(square).unwrap();
        }
        if board.empties().len() == empties && !board.moves().is_empty() {
            return board;
        }
    }
}

/// The score of perfect play for the side to move in discs, by exhaustive search.
pub fn plain(board: Board) -> i32 {
    let best = board.moves().iter().map(|square| -plain(board.place(square).unwrap())).max();
    match best {
        Some(score) => score,
        None if board.is_over() => board.final_score(),
        None => -plain(board.pass()),
    }
}
