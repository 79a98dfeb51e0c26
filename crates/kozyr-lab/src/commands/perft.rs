//! `reversi perft`: counts the leaves of the game tree.

use kozyr_reversi::{Board, perft};
use std::{io, time::Instant};

use crate::console::Console;

/// The arguments of `reversi perft`.
#[derive(Debug, clap::Args)]
pub struct PerftArgs {
    /// Depth in plies; prints a line for each depth up to it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
}

/// Prints a table of leaves, seconds and leaves per second on one core.
pub fn run(args: &PerftArgs, console: &mut Console<'_>) -> io::Result<()> {
    writeln!(console.output, "depth {:>20} {:>10} {:>16}", "leaves", "seconds", "leaves/second")?;
    for depth in 1..=args.depth {
        let start = Instant::now();
        let leaves = perft(Board::START, depth);
        let seconds = start.elapsed().as_secs_f64().max(f64::EPSILON);
        let speed = leaves as f64 / seconds;
        writeln!(console.output, "{depth:>5} {leaves:>20} {seconds:>10.3} {speed:>16.0}")?;
        console.output.flush()?;
    }
    Ok(())
}
