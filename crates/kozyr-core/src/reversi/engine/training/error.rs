//! How far the evaluation alone is from deep search.

use rand::Rng;

use super::game_position;
use crate::reversi::engine::{EXACT, Engine, Request, Weights};

/// The empties at which it is measured.
const EMPTIES: [u32; 12] = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59];

/// The error of the evaluation at one stage of the game, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StageError {
    /// Empty squares at that stage.
    pub empties: u32,
    /// Positions looked at.
    pub positions: u32,
    /// The mean distance between evaluation and deep search.
    pub mean_absolute: f64,
    /// The mean of evaluation less deep search: what it is too hopeful by for the side to move.
    pub bias: f64,
}

/// Measures the evaluation against a deep search, from the end of the game to its beginning, on
/// so many positions of each stage.
pub fn stage_errors<'w>(
    weights: &'w Weights,
    deep: &'w Request,
    positions: u32,
    rng: &'w mut impl Rng,
) -> impl Iterator<Item = StageError> + 'w {
    let mut engine = Engine::new(weights, 18);
    let alone = Request { depth: 0, exact_from: 0, certainty: EXACT, nodes: u64::MAX };
    EMPTIES.into_iter().map(move |empties| {
        let (mut distance, mut excess) = (0.0, 0.0);
        for _ in 0..positions {
            let board = game_position(&mut engine, empties, rng);
            let value = engine.value(board, &alone);
            let error = f64::from(value - engine.search(board, deep, &|| false).score);
            distance += error.abs();
            excess += error;
        }
        let count = f64::from(positions.max(1));
        let (mean_absolute, bias) = (distance / count, excess / count);
        StageError { empties, positions, mean_absolute, bias }
    })
}
