//! Matches between two engines with different weights, options or limits.

use std::time::Duration;

use rand::Rng;

use super::self_play::random_board;
use crate::{
    board::Board,
    engine::{
        probcut::DEFAULT_CERTAINTY, report::SearchLimits, root_search::Engine,
        search_options::SearchOptions, weights::Weights,
    },
};
use kozyr_core::opponent::Deadline;

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct EngineMatchResult {
    /// The number of openings by half points that the first side scored in the two games, 0 to 4. A
    /// win is two half points and a draw is one.
    pub pairs_by_half_points: [u32; 5],
    /// The first side's mean disc difference.
    pub mean_disc_difference: f64,
}

impl EngineMatchResult {
    /// The number of games: two per opening, with colours swapped.
    pub fn games(&self) -> u32 {
        2 * self.pairs_by_half_points.iter().sum::<u32>()
    }

    /// The first side's share of points, counting a draw as half.
    pub fn score(&self) -> f64 {
        let half_points: u32 =
            (0..).zip(self.pairs_by_half_points).map(|(points, pairs)| points * pairs).sum();
        f64::from(half_points) / f64::from(2 * self.games().max(1))
    }
}

/// The openings of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineMatchOpenings {
    /// The number of game pairs, each with its own opening.
    pub pairs: u32,
    /// The number of random plies in an opening.
    pub random_plies: u32,
    /// Openings that the second side scores above this, in discs for either side, are not played.
    pub max_imbalance_discs: i32,
}

/// One side of a match.
#[derive(Clone, Copy)]
pub struct EngineMatchSide<'w> {
    /// The evaluation weights.
    pub weights: &'w Weights,
    /// The search options.
    pub options: SearchOptions,
    /// The search limits.
    pub limits: SearchLimits,
    /// The time per move, if limited. Moves then depend on the machine.
    pub time: Option<Duration>,
    /// The binary logarithm of the number of table entries.
    pub table_bits: u32,
}

/// A side with its engine.
struct EngineMatchPlayer<'w> {
    engine: Engine<'w>,
    side: EngineMatchSide<'w>,
}

impl<'w> EngineMatchPlayer<'w> {
    /// A player with a new engine for its side.
    fn new(side: EngineMatchSide<'w>) -> Self {
        let EngineMatchSide { weights, options, table_bits, .. } = side;
        EngineMatchPlayer {
            engine: Engine::with_options(weights, table_bits, options, &Deadline::never()),
            side,
        }
    }

    /// Searches for a move, within the time per move if it is limited, and returns the board after
    /// it, from the opponent's point of view.
    fn place(&mut self, board: Board) -> Board {
        let limit = |time| Deadline::never().after(time);
        let deadline = self.side.time.map_or_else(Deadline::never, limit);
        let report = self.engine.search(board, &self.side.limits, &|| deadline.has_passed());
        let square = report.best.expect("there is a legal move");
        board.place(square).expect("the engine's moves are legal")
    }
}

/// The limits of the search that checks an opening's balance.
const BALANCE_LIMITS: SearchLimits =
    SearchLimits { depth: 8, exact_empties: 8, certainty: DEFAULT_CERTAINTY, max_nodes: u64::MAX };

/// Plays pairs of games from random openings, each opening once with either side moving first.
pub fn play_engine_match(
    sides: [EngineMatchSide<'_>; 2],
    openings: &EngineMatchOpenings,
    rng: &mut impl Rng,
) -> EngineMatchResult {
    let mut players = sides.map(EngineMatchPlayer::new);
    let mut result = EngineMatchResult::default();
    let mut disc_sum = 0;
    for _ in 0..openings.pairs {
        let opening = balanced_opening(&mut players[1].engine, openings, rng);
        let mut half_points = 0;
        for first_player in 0..2 {
            let score = play(&mut players, first_player, opening);
            half_points += (score.signum() + 1) as usize;
            disc_sum += score;
        }
        result.pairs_by_half_points[half_points] += 1;
    }
    result.mean_disc_difference = f64::from(disc_sum) / f64::from(result.games().max(1));
    result
}

/// A random opening that `engine` scores within the allowed imbalance. The side to move may have to
/// pass. Clears the engine's tables for each attempt.
fn balanced_opening(
    engine: &mut Engine<'_>,
    openings: &EngineMatchOpenings,
    rng: &mut impl Rng,
) -> Board {
    loop {
        let Some(board) = random_board(openings.random_plies, rng) else { continue };
        if openings.max_imbalance_discs >= 64 {
            return board;
        }
        engine.clear_tables();
        let to_move = if board.must_pass() { board.pass() } else { board };
        if engine.search(to_move, &BALANCE_LIMITS, &|| false).score.abs()
            <= openings.max_imbalance_discs
        {
            return board;
        }
    }
}

/// Clears the tables of both engines, plays a game from `board`, and returns the final disc
/// difference for player 0. Player `to_move`, 0 or 1, moves first.
fn play(players: &mut [EngineMatchPlayer<'_>; 2], mut to_move: usize, mut board: Board) -> i32 {
    players.iter_mut().for_each(|player| player.engine.clear_tables());
    while !board.is_over() {
        board = if board.must_pass() { board.pass() } else { players[to_move].place(board) };
        to_move = 1 - to_move;
    }
    if to_move == 0 { board.final_score() } else { -board.final_score() }
}
