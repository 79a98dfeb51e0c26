//! How far the evaluation alone is from deep search.

use rand::Rng;

use super::positions::game_position;
use crate::{
    board::Board,
    engine::{
        probcut::EXACT_CERTAINTY, report::SearchLimits, root_search::Engine, weights::Weights,
    },
};

/// The empties at which it is measured.
const EMPTIES: [u32; 12] = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59];

/// The error of the evaluation at one stage of the game, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StageErrorStatistics {
    /// Empty squares at that stage.
    pub empties: u32,
    /// Positions looked at.
    pub positions: u32,
    /// The mean distance between evaluation and deep search.
    pub mean_absolute: f64,
    /// The mean of evaluation less deep search: what it is too hopeful by for the side to move.
    pub bias: f64,
}

/// What an evaluation is measured against.
#[derive(Clone, Copy)]
pub struct ReferenceSearch<'w> {
    /// The weights of the deep searches, and of the games that the positions are taken from.
    pub weights: &'w Weights,
    /// How deep they are.
    pub limits: SearchLimits,
    /// Positions that are worth more discs than that to either side are left out: the game is decided
    /// there.
    pub max_score: i32,
}

/// Measures an evaluation against deep searches, from the end of the game to its beginning, on
/// so many positions of each stage.
pub fn measure_stage_errors<'w>(
    measured: &'w Weights,
    judge: ReferenceSearch<'w>,
    positions: u32,
    rng: &'w mut impl Rng,
) -> impl Iterator<Item = StageErrorStatistics> + 'w {
    let mut measured = Engine::new(measured, 10);
    let mut engine = Engine::new(judge.weights, 20);
    let alone = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    EMPTIES.into_iter().map(move |empties| {
        let (mut distance, mut excess) = (0.0, 0.0);
        for _ in 0..positions {
            let (board, score) = reference_position(&mut engine, &judge, empties, rng);
            let error = f64::from(measured.value(board, &alone) - score);
            distance += error.abs();
            excess += error;
        }
        let count = f64::from(positions.max(1));
        let (mean_absolute, bias) = (distance / count, excess / count);
        StageErrorStatistics { empties, positions, mean_absolute, bias }
    })
}

/// A position that is not left out, and what it is worth.
fn reference_position(
    engine: &mut Engine<'_>,
    judge: &ReferenceSearch<'_>,
    empties: u32,
    rng: &mut impl Rng,
) -> (Board, i32) {
    loop {
        let board = game_position(engine, empties, rng);
        let score = engine.search(board, &judge.limits, &|| false).score;
        if score.abs() <= judge.max_score {
            return (board, score);
        }
    }
}
