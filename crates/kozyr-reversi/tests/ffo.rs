//! The FFO endgame test suite: published scores and best moves of long endgames.

use kozyr_reversi::{
    Position, Square,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, Weights},
};
use std::fs;

/// The first position of the file; `kozyr-lab reversi solve` runs them all.
#[test]
fn the_first_ffo_position_is_solved_as_published() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/ffo-40-59.txt");
    let text = fs::read_to_string(file).unwrap();
    let line = text.lines().find(|line| line.starts_with("40 ")).unwrap();
    let fields: Vec<_> = line.split_whitespace().collect();
    let position: Position = format!("{} {}", fields[1], fields[2]).parse().unwrap();
    let best: Square = fields[4].parse().unwrap();
    let limits = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let report = Engine::new(Weights::builtin(), 18).search(position.board, &limits, &|| false);
    assert_eq!(report.score, fields[3].parse::<i32>().unwrap());
    assert_eq!(report.best, Some(best));
    assert!(report.exact);
}
