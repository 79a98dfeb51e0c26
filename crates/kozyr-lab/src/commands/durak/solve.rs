//! `durak solve`: the result of perfect play when nothing is hidden.

use std::{path::PathBuf, time::Instant};

use super::super::options::at_least_one;
use crate::{console::Console, failure::Failure, files::read_text, memory, wording::pluralized};
use kozyr_durak::search::{EndgameSolver, Position, SeatResult};

/// The arguments of `durak solve`.
#[derive(Debug, clap::Args)]
pub struct DurakSolveArgs {
    /// File with one position per line, for example `trump h; hands 6s 7s | 8c 9h; attacker 0`
    file: PathBuf,
    /// Positions to visit at most for each line
    #[arg(long, value_name = "N", default_value_t = 100_000_000, value_parser = at_least_one::<u64>())]
    nodes: u64,
    /// Table memory: 2^N entries of 8 bytes, N from 10 to 30
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(10..=30))]
    table_bits: u32,
}

/// Prints the result, positions visited, time and best line of each position.
///
/// # Errors
/// If the file cannot be read, or a position cannot be solved.
pub fn run(args: &DurakSolveArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut unsolved = 0;
    for (number, position) in read_positions(&read_text(&args.file)?)? {
        let mut solver = memory::allocate_table(args.table_bits, 8, EndgameSolver::try_new)?;
        let start = Instant::now();
        let solution = solver.solve_with_line(&position, args.nodes);
        let seconds = start.elapsed().as_secs_f64();
        let Some(solution) = solution else {
            unsolved += 1;
            writeln!(console.output, "line {number}: not solved in {} positions", args.nodes)?;
            continue;
        };
        let seat = position.to_act().map_or(0, |seat| seat.index());
        let result = match solution.result {
            SeatResult::Won => "wins",
            SeatResult::Drawn => "draws",
            SeatResult::Lost => "loses",
        };
        let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
        writeln!(
            console.output,
            "line {number}: {} cards, seat {seat} to act {result}   {} nodes {seconds:.3} s   {}",
            position.cards_in_play(),
            solution.nodes,
            line.join("; ")
        )?;
    }
    if unsolved > 0 {
        return Err(Failure::Failed(format!(
            "not solved: {}",
            pluralized(unsolved, "position", "positions")
        )));
    }
    Ok(())
}

/// The positions of a file with their line numbers.
fn read_positions(text: &str) -> Result<Vec<(usize, Position)>, Failure> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let positions: Vec<_> = lines
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim().starts_with('#'))
        .map(|(number, line)| {
            let position: Position =
                line.parse().map_err(|error| Failure::Usage(format!("line {number}, {error}")))?;
            if position.is_heads_up() {
                Ok((number, position))
            } else {
                let reason = "only positions with two players left can be solved";
                Err(Failure::Usage(format!("line {number}, column 1: {reason}")))
            }
        })
        .collect::<Result<_, _>>()?;
    if positions.is_empty() {
        return Err(Failure::Usage("the file has no positions".into()));
    }
    Ok(positions)
}
