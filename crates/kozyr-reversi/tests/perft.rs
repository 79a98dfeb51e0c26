//! Perft against published values.

use kozyr_reversi::{Board, perft};

#[test]
fn perft_matches_published_values() {
    let published = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288];
    for (depth, lines) in published.into_iter().enumerate() {
        assert_eq!(perft(Board::START, depth as u32), lines, "depth {depth}");
    }
}

#[test]
fn a_finished_game_is_one_line_at_any_depth() {
    let empty = Board::new(Default::default(), Default::default()).unwrap();
    assert_eq!(perft(empty, 5), 1);
}
