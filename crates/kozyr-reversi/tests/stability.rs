//! Stable discs, against their definition and against random play.

use crate::support::reversi_games::{jumble, rng};

use kozyr_reversi::{Bitboard, Board, Square, engine::stable_discs};
use rand::seq::IteratorRandom;

/// The four lines through a square.
const LINES: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The square `steps` steps along a line.
fn along(square: Square, (right, down): (i32, i32), steps: i32) -> Option<Square> {
    let index = square.index() as i32;
    let (column, row) = (index % 8 + steps * right, index / 8 + steps * down);
    let is_on_board = (0..8).contains(&column) && (0..8).contains(&row);
    is_on_board.then(|| Square::new((row * 8 + column) as usize))
}

/// Discs of the side to move that are protected along all four lines: the line is full, or a
/// neighbour on it is the edge of the board or a protected disc.
fn protected(board: Board) -> Bitboard {
    let empty = board.empties();
    let is_full = |square, line| {
        let mut line_squares = (-7..8).filter_map(|steps| along(square, line, steps));
        line_squares.all(|square| !empty.contains(square))
    };
    let mut found = Bitboard::EMPTY;
    loop {
        let is_safe = |square, line| {
            let neighbours = [-1, 1].map(|step| along(square, line, step));
            is_full(square, line)
                || neighbours
                    .into_iter()
                    .any(|neighbour| neighbour.is_none_or(|neighbour| found.contains(neighbour)))
        };
        let newly_protected = (board.player() - found)
            .iter()
            .filter(|&square| LINES.iter().all(|&line| is_safe(square, line)))
            .fold(Bitboard::EMPTY, |newly_protected, square| newly_protected | square.into());
        if newly_protected.is_empty() {
            return found;
        }
        found |= newly_protected;
    }
}

/// Random boards with the numbers of their seeds.
fn boards() -> impl Iterator<Item = (u64, Board)> {
    (0..4_000).map(|index| (index, jumble(&mut rng(index)).board))
}

#[test]
fn protected_discs_are_stable() {
    let mut protected_count = 0;
    for (_, board) in boards() {
        let expected = protected(board);
        assert!((expected - stable_discs(board)).is_empty(), "{board:?}");
        protected_count += expected.len();
    }
    assert!(protected_count > 4_000, "{protected_count}");
}

#[test]
fn stable_discs_are_never_flipped() {
    for (index, start) in boards() {
        let (stable_own, stable_opposing) = (stable_discs(start), stable_discs(start.pass()));
        let mut rng = rng(index);
        for _ in 0..10 {
            let (mut board, mut sides_swapped) = (start, false);
            while !board.is_over() {
                board = match board.moves().iter().choose(&mut rng) {
                    Some(square) => board.place(square).expect("it is among the moves"),
                    None => board.pass(),
                };
                sides_swapped = !sides_swapped;
                let own_discs = if sides_swapped { board.opponent() } else { board.player() };
                let opposing_discs = if sides_swapped { board.player() } else { board.opponent() };
                assert!((stable_own - own_discs).is_empty(), "{start:?} {board:?}");
                assert!((stable_opposing - opposing_discs).is_empty(), "{start:?} {board:?}");
            }
        }
    }
}
