//! `reversi solve`: the exact value of positions, or the best result within limits.

use std::{
    fmt,
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use kozyr_core::opponent::{Deadline, StopToken};
use kozyr_reversi::{
    Action, Board, Colour, Position, Square,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, SearchProgress, SearchReport, Weights},
    notation::ObfMove,
};
use serde_json::{Value, json};

use super::super::options::{at_least_one, parse_seconds, parse_threads};
use crate::{
    console::Console,
    failure::Failure,
    game_files::{GameFileArgs, SourcedGame},
    memory,
    progress::ProgressReporter,
    signals,
    wording::pluralized,
};

/// The arguments of `reversi solve`. Of a game, the position after its last move is solved.
#[derive(Debug, clap::Args)]
pub struct ReversiSolveArgs {
    #[command(flatten)]
    files: GameFileArgs,
    /// Seconds per position; what is found by then depends on the machine
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Positions to visit at most for each position to solve
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>())]
    nodes: Option<u64>,
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
    /// Print one JSON object per position
    #[arg(long)]
    json: bool,
}

/// A position to solve, with the result in its file.
struct SolveProblem {
    /// The number of the problem, or else of the position, from 1.
    number: String,
    source: String,
    position: Position,
    expected: Option<ExpectedResult>,
}

/// The result that a file gives.
struct ExpectedResult {
    /// In discs for the side to move.
    score: i32,
    /// The moves that reach the score; empty if the file has none.
    best: Vec<Square>,
}

/// What the search of a position found.
struct Solution<'a> {
    problem: &'a SolveProblem,
    report: SearchReport,
    time: Duration,
    /// Whether the result is the one in the file; `None` if the file has none or it is not proved.
    agrees: Option<bool>,
}

/// The sum over all positions.
#[derive(Default)]
struct SolveTotal {
    solved: usize,
    wrong: usize,
    nodes: u64,
    time: Duration,
}

/// Prints the score, its certainty, best move, positions visited, time and line of each position. A
/// signal ends the search, and its best result is printed.
///
/// # Errors
/// If a file cannot be read, a proved result differs from that in the file, or the run is stopped.
pub fn run(args: &ReversiSolveArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let games = args.files.read(&mut *console.input)?;
    let problems: Vec<_> = (1..).zip(games).map(|(index, game)| problem(index, game)).collect();
    let problems =
        &problems[..args.limit.map_or(problems.len(), |limit| limit.min(problems.len()))];
    let engine = |bits| Engine::try_new(Weights::builtin(), bits);
    let mut engine = memory::allocate_table(args.table_bits, 16, engine)?;
    let stop = signals::stop_on_signal();
    let mut total = SolveTotal::default();
    for (index, problem) in problems.iter().enumerate() {
        let place = format!("position {} of {}", index + 1, problems.len());
        let solution = args.solve(problem, &mut engine, &stop, &place);
        total.add(&solution);
        match args.json {
            true => writeln!(console.output, "{}", solution.to_json())?,
            false => writeln!(console.output, "{solution}")?,
        }
        console.output.flush()?;
        if stop.is_stop_requested() && !solution.report.exact {
            let reason = format!("{place} is not solved; its line has the best result so far");
            return Err(Failure::Stopped(reason));
        }
    }
    if !args.json {
        writeln!(console.output, "{total}")?;
    }
    if total.wrong > 0 {
        let results = pluralized(total.wrong, "result differs", "results differ");
        return Err(Failure::Failed(format!("{results} from the file")));
    }
    Ok(())
}

/// The position after the last move of a game, with the result that the file gives for it.
fn problem(index: usize, SourcedGame { source, imported }: SourcedGame) -> SolveProblem {
    let position = imported.game.replay().position();
    let score = imported.scored_moves.iter().filter_map(|scored| scored.score).max();
    // A numbered problem without moves has its score as a result, as Black sees it. The result of
    // a game says nothing about perfect play.
    let stated = imported.game.result.disc_difference().filter(|_| imported.number.is_some());
    let stated = stated.map(|discs| match position.to_move {
        Colour::Black => discs as i32,
        Colour::White => -discs as i32,
    });
    let best_square = |scored: &ObfMove| match scored.action {
        Action::Place(square) if scored.score == score => Some(square),
        _ => None,
    };
    let expected = score.map(i32::from).or(stated).map(|found| ExpectedResult {
        score: found,
        best: imported.scored_moves.iter().filter_map(best_square).collect(),
    });
    let number = imported.number.unwrap_or_else(|| index.to_string());
    SolveProblem { number, source, position, expected }
}

impl ReversiSolveArgs {
    /// Solves a position within the limits and shows the progress. The result is at least that of
    /// a search of one ply.
    fn solve<'a>(
        &self,
        problem: &'a SolveProblem,
        engine: &mut Engine<'_>,
        stop: &StopToken,
        place: &str,
    ) -> Solution<'a> {
        engine.clear_tables();
        let progress = ProgressReporter::with_interval("positions", None, None);
        progress.set_message(place);
        let start = Instant::now();
        let deadline = Deadline::from(stop);
        let deadline = self.time.map_or(deadline.clone(), |time| deadline.after(time));
        let limits = SearchLimits {
            depth: 64,
            exact_empties: 64,
            certainty: EXACT_CERTAINTY,
            // The limit of each thread.
            max_nodes: self
                .nodes
                .map_or(u64::MAX, |nodes| nodes.div_ceil(self.threads.get() as u64)),
        };
        let (board, threads) = (problem.position.board, self.threads.get());
        let should_stop = || deadline.has_passed();
        let mut report = engine.search_parallel(board, &limits, threads, &should_stop, &|found| {
            progress.set_position(found.nodes);
            if let Some(text) = progress_text(found) {
                progress.set_message(&format!("{place}: {text}"));
            }
        });
        if report.depth == 0 && !report.exact {
            report = SearchReport { nodes: report.nodes, ..engine.search_one_ply(board) };
        }
        progress.finish();
        let time = start.elapsed();
        let exact_score = |board: Board| {
            let report = engine.search_parallel(board, &limits, threads, &should_stop, &|_| {});
            report.exact.then_some(report.score)
        };
        let agrees = problem.expected.as_ref().filter(|_| report.exact);
        let agrees = agrees.and_then(|expected| expected.agrees(board, &report, exact_score));
        Solution { problem, report, time, agrees }
    }
}

impl ExpectedResult {
    /// Whether the proved result of a position is the expected one; `None` if that is not proved.
    /// Several moves may be best, and the file may name another one than the search.
    fn agrees(
        &self,
        board: Board,
        report: &SearchReport,
        mut exact_score: impl FnMut(Board) -> Option<i32>,
    ) -> Option<bool> {
        if self.score != report.score {
            return Some(false);
        }
        if self.best.is_empty() || report.best.is_none_or(|best| self.best.contains(&best)) {
            return Some(true);
        }
        for &square in &self.best {
            let Some(after) = board.place(square) else { return Some(false) };
            if -exact_score(after)? != self.score {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// The result of the last complete iteration; `None` before the first.
fn progress_text(found: &SearchProgress) -> Option<String> {
    let best = found.best.filter(|_| found.depth > 0)?;
    let certainty = certainty_text(found.certainty_per_cent(), found.depth);
    Some(format!("{best} {:+}, {certainty}", found.score))
}

/// How certain a result is that is not proved.
fn certainty_text(per_cent: u32, depth: u32) -> String {
    format!("{per_cent} % in {}", pluralized(depth as usize, "ply", "plies"))
}

impl Solution<'_> {
    /// The solution as JSON, with the expected result.
    fn to_json(&self) -> Value {
        let Solution { problem, report, time, agrees } = self;
        let expected = problem.expected.as_ref();
        json!({
            "number": problem.number,
            "source": problem.source,
            "position": problem.position,
            "empties": problem.position.board.empties().len(),
            "score": report.score,
            "exact": report.exact,
            "certainty_per_cent": report.certainty_per_cent(),
            "depth": report.depth,
            "best": report.best,
            "line": report.line,
            "nodes": report.nodes,
            "seconds": time.as_secs_f64(),
            "expected": expected.map(|it| json!({ "score": it.score, "best": it.best })),
            "agrees": agrees,
        })
    }
}

impl fmt::Display for Solution<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Solution { problem, report, time, agrees } = self;
        let certainty = match (report.exact, agrees) {
            (false, _) => certainty_text(report.certainty_per_cent(), report.depth),
            (true, None) => "exact".to_owned(),
            (true, Some(true)) => "exact, ok".to_owned(),
            (true, Some(false)) => "exact, WRONG".to_owned(),
        };
        write!(
            f,
            "{:>6} {:>2} empties {:>+4} {:<2} {certainty:<17} {:>13} nodes {:>9.3} s {:>6.1} M/s  ",
            problem.number,
            problem.position.board.empties().len(),
            report.score,
            report.best.map_or("--".into(), |square| square.to_string()),
            report.nodes,
            time.as_secs_f64(),
            millions_per_second(report.nodes, *time),
        )?;
        report.line.iter().try_for_each(|square| write!(f, "{square}"))?;
        match (&problem.expected, agrees) {
            (Some(expected), Some(false)) => {
                write!(f, "  expected {expected} ({})", problem.source)
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for ExpectedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.score)?;
        self.best.iter().try_for_each(|square| write!(f, " {square}"))
    }
}

impl SolveTotal {
    /// Counts a solution.
    fn add(&mut self, solution: &Solution<'_>) {
        self.solved += usize::from(solution.report.exact);
        self.wrong += usize::from(solution.agrees == Some(false));
        self.nodes += solution.report.nodes;
        self.time += solution.time;
    }
}

impl fmt::Display for SolveTotal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "total {} nodes {:.3} s {:.1} M/s, {} solved",
            self.nodes,
            self.time.as_secs_f64(),
            millions_per_second(self.nodes, self.time),
            self.solved,
        )
    }
}

/// Millions of positions visited per second.
fn millions_per_second(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / 1e6 / time.as_secs_f64().max(f64::EPSILON)
}
