//! A match between two engines: other weights, other ways of searching, other limits.

use std::time::Duration;

use rand::Rng;

use super::self_play::random_board;
use crate::{
    board::Board,
    engine::{
        probcut::USUAL, report::Request, root_search::Engine, search_options::Ways,
        weights::Weights,
    },
};
use kozyr_core::opponent::Deadline;

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ContestResult {
    /// How many openings brought the first side that many half points out of its two games, a
    /// game won being two of them and a drawn one one.
    pub pairs: [u32; 5],
    /// The first side's mean disc difference.
    pub discs: f64,
}

impl ContestResult {
    /// Games played: two from each opening, with sides changed.
    pub fn games(&self) -> u32 {
        2 * self.pairs.iter().sum::<u32>()
    }

    /// The share of points that the first side took, a draw being half.
    pub fn score(&self) -> f64 {
        let half_points: u32 = (0..).zip(self.pairs).map(|(points, pairs)| points * pairs).sum();
        f64::from(half_points) / f64::from(2 * self.games().max(1))
    }
}

/// The openings of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Openings {
    /// Pairs of games, each pair from an opening of its own.
    pub pairs: u32,
    /// Plies of an opening, drawn at random.
    pub plies: u32,
    /// Openings that the second side values at more discs than that, for whichever side, are not
    /// played.
    pub balance: i32,
}

/// One side of a match.
#[derive(Clone, Copy)]
pub struct Side<'w> {
    /// How it values positions.
    pub weights: &'w Weights,
    /// How it goes about searching.
    pub ways: Ways,
    /// How far and how surely it searches.
    pub request: Request,
    /// How long it may think about a move, if not for as long as the request takes. What it plays then
    /// depends on the machine.
    pub time: Option<Duration>,
    /// The binary logarithm of the entries in its table.
    pub table_bits: u32,
}

/// A side with what it remembers.
struct Player<'w> {
    engine: Engine<'w>,
    side: Side<'w>,
}

impl<'w> Player<'w> {
    fn new(side: Side<'w>) -> Self {
        let Side { weights, ways, table_bits, .. } = side;
        Player { engine: Engine::until(weights, table_bits, ways, &Deadline::never()), side }
    }

    fn place(&mut self, board: Board) -> Board {
        let limit = |time| Deadline::never().after(time);
        let deadline = self.side.time.map_or_else(Deadline::never, limit);
        let report = self.engine.search(board, &self.side.request, &|| deadline.has_passed());
        let square = report.best.expect("there is a placement");
        board.place(square).expect("the engine's moves are legal")
    }
}

/// How far an opening's balance is looked into.
const BALANCE: Request = Request { depth: 8, exact_from: 8, certainty: USUAL, nodes: u64::MAX };

/// Plays pairs of games from random openings, each opening once with either side to begin.
pub fn contest(sides: [Side<'_>; 2], openings: &Openings, rng: &mut impl Rng) -> ContestResult {
    let mut players = sides.map(Player::new);
    let mut result = ContestResult::default();
    let mut discs = 0;
    for _ in 0..openings.pairs {
        let opening = opening(&mut players[1].engine, openings, rng);
        let mut half_points = 0;
        for beginner in 0..2 {
            let score = play(&mut players, beginner, opening);
            half_points += (score.signum() + 1) as usize;
            discs += score;
        }
        result.pairs[half_points] += 1;
    }
    result.discs = f64::from(discs) / f64::from(result.games().max(1));
    result
}

/// An opening as wished for.
fn opening(engine: &mut Engine<'_>, openings: &Openings, rng: &mut impl Rng) -> Board {
    loop {
        let Some(board) = random_board(openings.plies, rng) else { continue };
        if openings.balance >= 64 {
            return board;
        }
        engine.forget();
        let to_place = if board.must_pass() { board.pass() } else { board };
        if engine.search(to_place, &BALANCE, &|| false).score.abs() <= openings.balance {
            return board;
        }
    }
}

/// The disc difference for the first player, with that one of the two to move.
fn play(players: &mut [Player<'_>; 2], mut turn: usize, mut board: Board) -> i32 {
    players.iter_mut().for_each(|player| player.engine.forget());
    while !board.is_over() {
        board = if board.must_pass() { board.pass() } else { players[turn].place(board) };
        turn = 1 - turn;
    }
    if turn == 0 { board.final_score() } else { -board.final_score() }
}
