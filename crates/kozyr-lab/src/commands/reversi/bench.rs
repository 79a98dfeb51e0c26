//! `reversi bench`: the speed of perft, solving and search.

use kozyr_reversi::{
    Board, Position,
    engine::{EXACT_CERTAINTY, Engine, Level, SearchLimits, Weights},
    notation::parse_transcript,
    perft,
};
use std::{io, time::Instant};

use crate::console::Console;

/// A game of perfect play; some of its positions are searched.
const GAME: &str =
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8";

/// Prints node counts and speeds. The counts are the same on every machine.
pub fn run(console: &mut Console<'_>) -> io::Result<()> {
    let start = Instant::now();
    let leaves = perft(Board::START, 10);
    print_speed(console, "perft 10", leaves, start)?;
    let exact = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for (name, plies, limits) in [
        ("solve 20 empties", 40, exact),
        ("solve 22 empties", 38, exact),
        ("level 10, ply 20", 20, Level::from_number(10).limits),
        ("level 12, ply 20", 20, Level::from_number(12).limits),
    ] {
        let mut position = Position::START;
        for action in
            parse_transcript(&Position::START, &GAME[..2 * plies]).expect("the game is legal")
        {
            position = position.play(action).expect("the game is legal");
        }
        let mut engine = Engine::new(Weights::builtin(), 20);
        let start = Instant::now();
        let report = engine.search(position.board, &limits, &|| false);
        print_speed(console, name, report.nodes, start)?;
    }
    Ok(())
}

/// Prints a node count, the time since `start`, and the speed in millions of nodes per second.
fn print_speed(
    console: &mut Console<'_>,
    name: &str,
    count: u64,
    start: Instant,
) -> io::Result<()> {
    let seconds = start.elapsed().as_secs_f64().max(f64::EPSILON);
    let speed = count as f64 / 1e6 / seconds;
    writeln!(console.output, "{name:<18} {count:>13} {seconds:>9.3} s {speed:>7.1} M/s")?;
    console.output.flush()
}
