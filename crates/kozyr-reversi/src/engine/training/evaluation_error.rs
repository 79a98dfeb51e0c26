//! Measures the error of the static evaluation against deep searches.

use rand::Rng;

use super::positions::game_position;
use crate::{
    board::Board,
    engine::{
        probcut::EXACT_CERTAINTY, report::SearchLimits, root_search::Engine, weights::Weights,
    },
};

/// The numbers of empties measured.
const EMPTIES: [u32; 12] = [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59];

/// The error of the evaluation at one stage of the game, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StageErrorStatistics {
    /// The number of empty squares.
    pub empties: u32,
    /// The number of positions measured.
    pub positions: u32,
    /// The mean absolute difference between the evaluation and the reference search.
    pub mean_absolute: f64,
    /// The mean signed difference; positive if the evaluation is too optimistic for the side to
    /// move.
    pub bias: f64,
}

/// The reference for measuring an evaluation.
#[derive(Clone, Copy)]
pub struct ReferenceSearch<'w> {
    /// The weights of the reference searches and of the games that provide positions.
    pub weights: &'w Weights,
    /// The limits of the reference searches.
    pub limits: SearchLimits,
    /// Positions with a greater absolute score, in discs, are skipped because the game is decided.
    pub max_score: i32,
}

/// Measures an evaluation against reference searches on `positions` positions per stage, from the
/// end of the game to its start.
pub fn measure_stage_errors<'w>(
    measured: &'w Weights,
    reference: ReferenceSearch<'w>,
    positions: u32,
    rng: &'w mut impl Rng,
) -> impl Iterator<Item = StageErrorStatistics> + 'w {
    let mut measured = Engine::new(measured, 10);
    let mut engine = Engine::new(reference.weights, 20);
    let static_limits = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    EMPTIES.into_iter().map(move |empties| {
        let (mut absolute_sum, mut error_sum) = (0.0, 0.0);
        for _ in 0..positions {
            let (board, score) = reference_position(&mut engine, &reference, empties, rng);
            let error = f64::from(measured.value(board, &static_limits) - score);
            absolute_sum += error.abs();
            error_sum += error;
        }
        let count = f64::from(positions.max(1));
        let (mean_absolute, bias) = (absolute_sum / count, error_sum / count);
        StageErrorStatistics { empties, positions, mean_absolute, bias }
    })
}

/// A position whose reference score is within the limit, with that score.
fn reference_position(
    engine: &mut Engine<'_>,
    reference: &ReferenceSearch<'_>,
    empties: u32,
    rng: &mut impl Rng,
) -> (Board, i32) {
    loop {
        let board = game_position(engine, empties, rng);
        let score = engine.search(board, &reference.limits, &|| false).score;
        if score.abs() <= reference.max_score {
            return (board, score);
        }
    }
}
