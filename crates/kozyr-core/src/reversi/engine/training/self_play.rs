//! Games against oneself, from random openings to perfect endings.

use rand::{Rng, RngExt, seq::IteratorRandom};

use super::Sample;
use crate::reversi::{
    Board,
    engine::{Engine, Request},
};

/// How games are played for learning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// Plies each move is searched.
    pub depth: u32,
    /// With so many empties the rest is played perfectly.
    pub exact_from: u32,
    /// The fewest and the most random plies at the beginning.
    pub opening: (u32, u32),
}

/// How likely a position near the end also gives a sample of a random move from it.
const ASIDE: f64 = 0.5;
/// With fewer empties positions teach nothing: they are solved at once in play.
const FEWEST_EMPTIES: usize = 3;

/// Plays one game and returns its positions after the opening with their labels.
pub fn self_play(engine: &mut Engine<'_>, rules: &SelfPlay, rng: &mut impl Rng) -> Vec<Sample> {
    engine.forget();
    let Some(mut board) = opening(rules, rng) else { return Vec::new() };
    let request =
        Request { depth: rules.depth, exact_from: rules.exact_from, certainty: 5, nodes: u64::MAX };
    let mut samples = Vec::new();
    // Positions whose label is not known yet, each with the ply of its side to move.
    let mut waiting = Vec::new();
    for ply in 0.. {
        if board.must_pass() {
            board = board.pass();
            continue;
        }
        if board.is_over() || board.empties().len() < FEWEST_EMPTIES {
            let score = engine.value(board, &request);
            settle(&mut waiting, ply, score, &mut samples);
            break;
        }
        let report = engine.search(board, &request, &|| false);
        waiting.push((board, ply));
        if report.exact {
            settle(&mut waiting, ply, report.score, &mut samples);
            if rng.random_bool(ASIDE) {
                samples.extend(aside(engine, board, &request, rng));
            }
        }
        let best = report.best.expect("there is a placement");
        board = board.place(best).expect("the engine's moves are legal");
    }
    samples
}

/// Labels waiting positions with a score seen from the side to move at `ply`. Sides alternate
/// from ply to ply, for a pass is a ply.
fn settle(waiting: &mut Vec<(Board, u32)>, ply: u32, score: i32, samples: &mut Vec<Sample>) {
    samples.extend(waiting.drain(..).map(|(board, earlier)| {
        let same_side = (ply - earlier).is_multiple_of(2);
        Sample { board, score: if same_side { score } else { -score } as i8 }
    }));
}

/// A random move from a position with its exact value.
fn aside(
    engine: &mut Engine<'_>,
    board: Board,
    request: &Request,
    rng: &mut impl Rng,
) -> Option<Sample> {
    let board = board.place(board.moves().iter().choose(rng)?)?;
    if board.moves().is_empty() {
        return None;
    }
    Some(Sample { board, score: engine.value(board, request) as i8 })
}

/// A position after random plies; `None` if the game ended meanwhile.
fn opening(rules: &SelfPlay, rng: &mut impl Rng) -> Option<Board> {
    let plies = rng.random_range(rules.opening.0..=rules.opening.1);
    random_board(plies, rng)
}

/// A position after so many random plies; `None` if the game ended meanwhile.
pub(super) fn random_board(plies: u32, rng: &mut impl Rng) -> Option<Board> {
    let mut board = Board::START;
    for _ in 0..plies {
        if board.must_pass() {
            board = board.pass();
        }
        board = board.place(board.moves().iter().choose(rng)?)?;
    }
    (!board.is_over()).then_some(board)
}
