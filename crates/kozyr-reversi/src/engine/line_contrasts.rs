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
    /// The value for the side to move.
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

/// Own corners minus the opponent's.
fn corners(board: Board) -> f64 {
    (board.player() & Bitboard::CORNERS).len() as f64
        - (board.opponent() & Bitboard::CORNERS).len() as f64
}

/// Stable discs minus the opponent's.
fn stable(board: Board) -> f64 {
    let (own, opponent) = (board.player().0, board.opponent().0);
    let count = |own, opponent| f64::from(stability::stable_bits(own, opponent).count_ones());
    count(own, opponent) - count(opponent, own)
}

/// Frontier discs minus the opponent's.
fn frontier(board: Board) -> f64 {
    let near_empties = board.empties().with_neighbours();
    (board.player() & near_empties).len() as f64 - (board.opponent() & near_empties).len() as f64
}

/// With more empty squares, it is not clear yet who will play last in a region.
const PARITY_MAX_EMPTIES: usize = 20;

/// The number of odd regions, 0 with more than [`PARITY_MAX_EMPTIES`] empty squares. In an odd
/// region, the side that moves first also gets the last square.
fn parity(board: Board) -> f64 {
    if board.empties().len() > PARITY_MAX_EMPTIES {
        return 0.0;
    }
    let mut unvisited = board.empties();
    let mut odd_regions = 0;
    while let Some(first) = unvisited.first() {
        let mut region = Bitboard::from_square(first);
        loop {
            let grown = region.with_neighbours() & unvisited;
            if grown == region {
                break;
            }
            region = grown;
        }
        odd_regions += region.len() % 2;
        unvisited = unvisited - region;
    }
    odd_regions as f64
}

/// The features, at most two, that favour `chosen` over `alternative` the most for the side to move
/// at `board`, each at the ply where the difference is greatest. Empty if no difference reaches the
/// typical one.
pub fn line_contrasts(board: Board, chosen: &[Action], alternative: &[Action]) -> Vec<Contrast> {
    let lines = [boards(board, chosen), boards(board, alternative)];
    let both = lines[0].iter().zip(&lines[1]).enumerate();
    let mut contrasts: Vec<(f64, Contrast)> = Vec::new();
    for feature in POSITION_FEATURES {
        let difference_at = |(index, boards): (usize, (&Option<Board>, &Option<Board>))| {
            let [chosen, alternative] = [(*boards.0)?, (*boards.1)?].map(feature.measure);
            let contrast = Contrast {
                after: Some(index + 1),
                ..Contrast::new(feature.name, chosen, alternative)
            };
            Some(((chosen - alternative) / feature.typical_difference, contrast))
        };
        let greatest = both.clone().filter_map(difference_at).max_by(|a, b| a.0.total_cmp(&b.0));
        contrasts.extend(greatest.filter(|(separation, _)| *separation >= MIN_SEPARATION));
    }
    contrasts.sort_by(|a, b| b.0.total_cmp(&a.0));
    contrasts
        .into_iter()
        .take(MAX_CONTRASTS)
        .map(|(separation, contrast)| Contrast { separation, ..contrast })
        .collect()
}

/// The board after each action; `None` where the side that started is not to move, because some
/// features are defined only for the side to move.
fn boards(mut board: Board, line: &[Action]) -> Vec<Option<Board>> {
    let mut boards = Vec::new();
    for (ply, action) in line.iter().enumerate() {
        let Some(next) = board.play(*action) else { break };
        board = next;
        boards.push((ply % 2 == 1).then_some(board));
    }
    boards
}
