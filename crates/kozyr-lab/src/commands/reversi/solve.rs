//! `reversi solve`: the exact value of positions.

use std::{
    num::NonZeroUsize,
    path::PathBuf,
    time::{Duration, Instant},
};

use super::super::options::{at_least_one, parse_threads};
use crate::{console::Console, failure::Failure, files::read_text, memory};
use kozyr_reversi::{
    Board, Position, Square,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, SearchReport, Weights},
    notation::ObfLine,
};

/// The arguments of `reversi solve`.
#[derive(Debug, clap::Args)]
pub struct ReversiSolveArgs {
    /// File with one position per line: OBF, or `number board side score best-squares`
    file: PathBuf,
    /// Threads per position; with more than one, the line and the number of positions visited may
    /// vary
    #[arg(long, value_name = "T", default_value = "1", value_parser = parse_threads)]
    threads: NonZeroUsize,
    /// Table memory: 2^N entries of 16 bytes, N from 10 to 30
    #[arg(long, value_name = "N", default_value_t = 22, value_parser = clap::value_parser!(u32).range(10..=30))]
    table_bits: u32,
    /// Solve only the first N positions
    #[arg(long, alias = "first", value_name = "N", value_parser = at_least_one::<usize>())]
    limit: Option<usize>,
}

/// A position to solve, with the result in the file.
struct SolveProblem {
    name: String,
    board: Board,
    score: Option<i32>,
    best: Vec<Square>,
}

/// Prints the score, best move, line, positions visited and time of each position.
///
/// # Errors
/// If the file cannot be read, or a result differs from that in the file.
pub fn run(args: &ReversiSolveArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let problems = read_problems(&read_text(&args.file)?)?;
    let engine = |bits| Engine::try_new(Weights::builtin(), bits);
    let mut engine = memory::allocate_table(args.table_bits, 16, engine)?;
    let (mut nodes, mut time, mut wrong) = (0, Duration::ZERO, 0);
    for problem in problems.iter().take(args.limit.unwrap_or(usize::MAX)) {
        engine.clear_tables();
        let start = Instant::now();
        let request = SearchLimits {
            depth: 60,
            exact_empties: 60,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let report = engine.search_parallel(problem.board, &request, args.threads.get(), &|| false);
        let spent = start.elapsed();
        nodes += report.nodes;
        time += spent;
        let sound = problem.agrees(&report);
        wrong += usize::from(!sound);
        let line: String = report.line.iter().map(Square::to_string).collect();
        writeln!(
            console.output,
            "{:>6} {:>2} empties {:>+4} {:<2} {} {:>13} nodes {:>9.3} s {:>6.1} M/s  {line}",
            problem.name,
            problem.board.empties().len(),
            report.score,
            report.best.map_or("--".into(), |square| square.to_string()),
            if sound {
                "ok   ".to_owned()
            } else {
                format!("WRONG, {} expected", problem.expected())
            },
            report.nodes,
            spent.as_secs_f64(),
            per_second(report.nodes, spent),
        )?;
        console.output.flush()?;
    }
    let speed = per_second(nodes, time);
    let seconds = time.as_secs_f64();
    writeln!(console.output, "total {nodes} nodes {seconds:.3} s {speed:.1} M/s")?;
    if wrong > 0 {
        return Err(Failure::Failed(format!("{wrong} results differ from the file")));
    }
    Ok(())
}

/// Millions per second.
fn per_second(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / 1e6 / time.as_secs_f64().max(f64::EPSILON)
}

impl SolveProblem {
    /// The result in the file.
    fn expected(&self) -> String {
        let score = self.score.iter().map(|score| format!("{score:+}"));
        score.chain(self.best.iter().map(Square::to_string)).collect::<Vec<_>>().join(" ")
    }

    /// Whether a result agrees with what the file gives.
    fn agrees(&self, report: &SearchReport) -> bool {
        self.score.is_none_or(|score| score == report.score)
            && (self.best.is_empty() || report.best.is_some_and(|best| self.best.contains(&best)))
    }
}

fn read_problems(text: &str) -> Result<Vec<SolveProblem>, Failure> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let problems: Vec<_> = lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', '%']))
        .map(|(number, line)| {
            let problem = if line.starts_with(|first: char| first.is_ascii_digit()) {
                parse_numbered(line)
            } else {
                parse_obf(number, line)
            };
            problem.map_err(|reason| Failure::Usage(format!("line {number}: {reason}")))
        })
        .collect::<Result<_, _>>()?;
    if problems.is_empty() {
        return Err(Failure::Usage("the file has no positions".into()));
    }
    Ok(problems)
}

fn parse_obf(number: usize, line: &str) -> Result<SolveProblem, String> {
    let line: ObfLine = line.parse().map_err(|error| format!("{error}"))?;
    let score = line.moves.iter().filter_map(|known| known.score).max();
    let best = line.moves.iter().filter(|known| score.is_some() && known.score == score);
    let best = best.filter_map(|known| match known.action {
        kozyr_reversi::Action::Place(square) => Some(square),
        kozyr_reversi::Action::Pass => None,
    });
    let (name, board) = (number.to_string(), line.position.board);
    Ok(SolveProblem { name, board, score: score.map(Into::into), best: best.collect() })
}

fn parse_numbered(line: &str) -> Result<SolveProblem, String> {
    let mut fields = line.split_whitespace();
    let mut next = |what: &str| fields.next().ok_or(format!("{what} is missing"));
    let name = next("number")?.to_owned();
    let position = format!("{} {}", next("board")?, next("side")?);
    let position: Position = position.parse().map_err(|error| format!("{error}"))?;
    let score: i32 = next("score")?.parse().map_err(|error| format!("score: {error}"))?;
    if score.abs() > 64 {
        return Err(format!("score: {score} is outside −64 to 64"));
    }
    let best = fields
        .map(|field| field.parse().map_err(|error| format!("{error}")))
        .collect::<Result<_, String>>()?;
    Ok(SolveProblem { name, board: position.board, score: Some(score), best })
}
