//! Contrasts between lines: mobility, corners, stable discs, frontier and parity.

use super::stability;
use crate::{action::Action, bitboard::Bitboard, board::Board};
use kozyr_core::explanation::Contrast;

/// The maximum number of contrasts reported.
const MAX_CONTRASTS: usize = 2;
/// The smallest difference that is reported, in units of the typical difference.
const MIN_SEPARATION: f64 = 1.0;

/// A measurable feature of a position.
#[derive(Clone, Copy)]
struct PositionFeature {
    name: &'static str,
    /// The typical difference; negative if less is better.
    typical_difference: f64,
    measure: fn(Board) -> f64,
}

/// All features, measured for the side to move.
const POSITION_FEATURES: [PositionFeature; 5] = [
    PositionFeature { name: "mobility", typical_difference: 4.0, measure: mobility },
    PositionFeature { name: "corners", typical_difference: 1.0, measure: corners },
    PositionFeature { name: "stable", typical_difference: 4.0, measure: stable },
    PositionFeature { name: "frontier", typical_difference: -5.0, measure: frontier },
    PositionFeature { name: "parity", typical_difference: 2.0, measure: parity },
];

/// Legal moves minus the opponent's.
fn mobility(board: Board) -> f64 {
    board.moves().len() as f64 - board.pass().moves().len() as f64
}

fn corners(board: Board) -> f64 {
    (board.player() & Bitboard::CORNERS).len() as f64
        - (board.opponent() & Bitboard::CORNERS).len() as f64
}

/// Stable discs minus the opponent's.
fn stable(board: Board) -> f64 {
    let (own, other) = (board.player().0, board.opponent().0);
    let count = |own, other| f64::from(stability::stable_bits(own, other).count_ones());
    count(own, other) - count(other, own)
}

/// Frontier discs minus the opponent's.
fn frontier(board: Board) -> f64 {
    let beside = board.empties().with_neighbours();
    (board.player() & beside).len() as f64 - (board.opponent() & beside).len() as f64
}

/// The number of odd regions. In an odd region, the side that moves first also gets the last
/// square.
fn parity(board: Board) -> f64 {
    let mut left = board.empties();
    let mut odd = 0;
    while let Some(first) = left.first() {
        let mut region = Bitboard::from_square(first);
        loop {
            let more = region.with_neighbours() & left;
            if more == region {
                break;
            }
            region = more;
        }
        odd += region.len() % 2;
        left = left - region;
    }
    odd as f64
}

/// The one or two features that favour `chosen` over `other` the most for the side to move at
/// `board`, each at the ply where the difference is greatest.
pub fn line_contrasts(board: Board, chosen: &[Action], other: &[Action]) -> Vec<Contrast> {
    let lines = [boards(board, chosen), boards(board, other)];
    let both = lines[0].iter().zip(&lines[1]).enumerate();
    let mut best: Vec<(f64, Contrast)> = Vec::new();
    for kind in POSITION_FEATURES {
        let seen = |(at, (one, two)): (usize, (&Option<Board>, &Option<Board>))| {
            let [one, two] = [(*one)?, (*two)?].map(kind.measure);
            let fact = Contrast { after: Some(at + 1), ..Contrast::new(kind.name, one, two) };
            Some(((one - two) / kind.typical_difference, fact))
        };
        let most = both.clone().filter_map(seen).max_by(|one, two| one.0.total_cmp(&two.0));
        best.extend(most.filter(|(much, _)| *much >= MIN_SEPARATION));
    }
    best.sort_by(|one, two| two.0.total_cmp(&one.0));
    best.into_iter()
        .take(MAX_CONTRASTS)
        .map(|(much, fact)| Contrast { separation: much, ..fact })
        .collect()
}

/// The board after each action; `None` where the side that started is not to move, because some
/// features are defined only for the side to move.
fn boards(mut board: Board, line: &[Action]) -> Vec<Option<Board>> {
    let mut boards = Vec::new();
    for (at, action) in line.iter().enumerate() {
        let Some(next) = board.play(*action) else { break };
        board = next;
        boards.push((at % 2 == 1).then_some(board));
    }
    boards
}
