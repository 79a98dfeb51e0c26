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
    let on_the_board = (0..8).contains(&column) && (0..8).contains(&row);
    on_the_board.then(|| Square::new((row * 8 + column) as usize))
}

/// Discs of the side to move that are protected along all four lines: the line is full, or a
/// neighbour on it is the edge of the board or a protected disc.
fn protected(board: Board) -> Bitboard {
    let empty = board.empties();
    let is_full = |square, line| {
        let mut on_it = (-7..8).filter_map(|steps| along(square, line, steps));
        on_it.all(|square| !empty.contains(square))
    };
    let mut found = Bitboard::EMPTY;
    loop {
        let is_safe = |square, line| {
            let beside = [-1, 1].map(|step| along(square, line, step));
            is_full(square, line)
                || beside.into_iter().any(|one| one.is_none_or(|one| found.contains(one)))
        };
        let more = (board.player() - found)
            .iter()
            .filter(|&square| LINES.iter().all(|&line| is_safe(square, line)))
            .fold(Bitboard::EMPTY, |more, square| more | square.into());
        if more.is_empty() {
            return found;
        }
        found |= more;
    }
}

fn boards() -> impl Iterator<Item = (u64, Board)> {
    (0..4_000).map(|index| (index, jumble(&mut rng(index)).board))
}

#[test]
fn what_lines_protect_is_told_to_be_stable() {
    let mut seen = 0;
    for (_, board) in boards() {
        let expected = protected(board);
        assert!((expected - stable_discs(board)).is_empty(), "{board:?}");
        seen += expected.len();
    }
    assert!(seen > 4_000, "{seen}");
}

#[test]
fn stable_discs_are_never_turned() {
    for (index, start) in boards() {
        let (own, other) = (stable_discs(start), stable_discs(start.pass()));
        let mut rng = rng(index);
        for _ in 0..10 {
            let (mut board, mut turned) = (start, false);
            while !board.is_over() {
                board = match board.moves().iter().choose(&mut rng) {
                    Some(square) => board.place(square).expect("it is among the moves"),
                    None => board.pass(),
                };
                turned = !turned;
                let own_now = if turned { board.opponent() } else { board.player() };
                let other_now = if turned { board.player() } else { board.opponent() };
                assert!((own - own_now).is_empty(), "{start:?} {board:?}");
                assert!((other - other_now).is_empty(), "{start:?} {board:?}");
            }
        }
    }
}
