//! What players see of a position: mobility, corners, stable discs, the frontier, parity.

use super::stability;
use crate::{action::Action, bitboard::Bitboard, board::Board};
use kozyr_core::explanation::Contrast;

/// So many facts are told at most.
const MAX_CONTRASTS: usize = 2;
/// The least difference that is told, in usual differences.
const MIN_SEPARATION: f64 = 1.0;

/// Something that can be seen of a position, from one side.
#[derive(Clone, Copy)]
struct PositionFeature {
    name: &'static str,
    /// A usual difference; below 0 where less is better.
    typical_difference: f64,
    measure: fn(Board) -> f64,
}

/// All of it; every figure is that of the side to move.
const POSITION_FEATURES: [PositionFeature; 5] = [
    PositionFeature { name: "mobility", typical_difference: 4.0, measure: mobility },
    PositionFeature { name: "corners", typical_difference: 1.0, measure: corners },
    PositionFeature { name: "stable", typical_difference: 4.0, measure: stable },
    PositionFeature { name: "frontier", typical_difference: -5.0, measure: frontier },
    PositionFeature { name: "parity", typical_difference: 2.0, measure: parity },
];

/// How many more squares the side has to place on than the other.
fn mobility(board: Board) -> f64 {
    board.moves().len() as f64 - board.pass().moves().len() as f64
}

fn corners(board: Board) -> f64 {
    (board.player() & Bitboard::CORNERS).len() as f64
        - (board.opponent() & Bitboard::CORNERS).len() as f64
}

/// Discs that can never be turned, less those of the other side.
fn stable(board: Board) -> f64 {
    let (own, other) = (board.player().0, board.opponent().0);
    let count = |own, other| f64::from(stability::stable_bits(own, other).count_ones());
    count(own, other) - count(other, own)
}

/// Own discs beside an empty square, less those of the other side.
fn frontier(board: Board) -> f64 {
    let beside = board.empties().with_neighbours();
    (board.player() & beside).len() as f64 - (board.opponent() & beside).len() as f64
}

/// Regions of empty squares in which the side gets the last square if it moves in there now.
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

/// In what two lines from one position differ most for the side that begins, and after how many
/// actions: the one or two figures, each where it differs most in favour of the first line.
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

/// The board after each action, seen from the side that began; `None` where that is not to move,
/// since some figures are those of the side to move.
fn boards(mut board: Board, line: &[Action]) -> Vec<Option<Board>> {
    let mut boards = Vec::new();
    for (at, action) in line.iter().enumerate() {
        let Some(next) = board.play(*action) else { break };
        board = next;
        boards.push((at % 2 == 1).then_some(board));
    }
    boards
}
