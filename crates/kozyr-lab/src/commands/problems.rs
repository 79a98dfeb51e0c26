//! `problems`: endings with one solution, found in games and checked by brute force.

mod job;

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use super::{
    options::{at_least_one, parse_seed, parse_threads},
    shard_args::{RunOptions, ShardArgs},
};
use crate::{
    console::Console,
    experiment::{ResultTable, TableCell},
    failure::Failure,
    files,
    jobs::ReportOptions,
    lab_game::LabGame,
    problems::{ProblemCollection, ProblemSource, prove},
    progress::ProgressReporter,
    signals,
    wording::pluralized,
};
use kozyr_core::{
    game::Seed,
    opponent::Budget,
    teacher::{DifficultyLevel, Problem, TeachableGame, read_problems},
};

pub use job::ProblemSearchJob;

/// Games searched per problem by default. A tenth of this is enough for a few hundred problems.
const GAMES_PER_PROBLEM: u64 = 200;

/// The arguments of `problems`.
#[derive(Debug, clap::Args)]
pub struct ProblemArgs {
    /// Problems that the file should have in all
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = at_least_one::<usize>())]
    count: usize,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Largest ending: cards in hands and on the table, or empty squares [default: 9 cards, 10
    /// squares]
    #[arg(long, alias = "largest", value_name = "N", value_parser = at_least_one::<usize>())]
    max_size: Option<usize>,
    /// Games to search at most, over all shares [default: 200 per problem]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// File for the problems, one per line. Problems in it are kept; an incomplete last line is
    /// found again. With --shard, the file for the results of the share
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Start from the problems in this file instead, which is not changed
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Games to search in parallel; does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    sharing: ShardArgs,
    /// Find no problems, but check those in this file again by brute force
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "count", "seed", "max_size",
          "games", "from", "threads", "shard", "slurm", "kubernetes"])]
    check: Option<PathBuf>,
}

impl ProblemArgs {
    /// Creates the job of the search.
    ///
    /// # Errors
    /// If a file cannot be read or is not from this command, or `--out` is missing.
    pub fn to_job<G: ProblemSource>(&self) -> Result<ProblemSearchJob<G>, Failure> {
        let Some(out) = &self.out else {
            return Err(Failure::Usage("either --out or --check is needed".into()));
        };
        let mut found =
            ProblemCollection::<G>::new(self.seed, self.max_size.unwrap_or(G::DEFAULT_MAX_SIZE));
        let own = Some(out).filter(|out| !self.sharing.is_sharded() && out.exists());
        if let Some(file) = self.from.as_ref().or(own) {
            found = found
                .resume_from(&files::read_text(file)?)
                .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
        }
        let games = self.games.unwrap_or(GAMES_PER_PROBLEM.saturating_mul(self.count as u64));
        Ok(ProblemSearchJob::new(&found, self.count, games))
    }
}

/// Finds problems or checks those of a file, and prints how many there are of each level and
/// concept.
///
/// # Errors
/// If a file cannot be read or written or is not from this command, or a problem is wrong.
pub fn run<G: ProblemSource + LabGame>(
    args: &ProblemArgs,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    match (&args.check, &args.out) {
        (Some(file), _) => check::<G>(file, console),
        (None, Some(file)) => find::<G>(args, file, console),
        (None, None) => Err(Failure::Usage("either --out or --check is needed".into())),
    }
}

/// Finds problems, writes them to a file and prints their counts.
fn find<G: ProblemSource + LabGame>(
    args: &ProblemArgs,
    file: &Path,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    let search = args.to_job::<G>()?;
    files::check_writable(file)?;
    let progress = ProgressReporter::with_interval("games", None, None);
    let report_options = ReportOptions { json: false, out: Some(file.to_owned()) };
    let save = |results: &_| search.save(results, file);
    // A share saves a part file; a whole run saves the problems themselves.
    let is_share = args.sharing.is_sharded();
    let run_options = RunOptions {
        file: is_share.then_some(file),
        on_save: if is_share { None } else { Some(&save) },
        threads: args.threads,
        progress,
    };
    args.sharing.execute(&search, run_options, &report_options, console)
}

/// Checks the problems of a file by brute force and prints their counts.
fn check<G: ProblemSource>(file: &Path, console: &mut Console<'_>) -> Result<(), Failure> {
    let stop = signals::stop_on_signal();
    let in_file = |error: String| Failure::Failed(format!("{}: {error}", file.display()));
    let text = files::read_text(file)?;
    let problems = read_problems::<G>(&text).map_err(|error| in_file(error.to_string()))?;
    let progress = ProgressReporter::new("problems", problems.len() as u64);
    for (number, problem) in problems.iter().enumerate() {
        if stop.is_stop_requested() {
            return Err(Failure::Stopped(format!(
                "after {}",
                pluralized(number, "problem", "problems")
            )));
        }
        let in_problem = |error: String| in_file(format!("problem {}: {error}", number + 1));
        prove(problem).map_err(in_problem)?;
        if problem.verify(&Budget::default()) != Some(true) {
            return Err(in_problem("the solver disagrees with the file".into()));
        }
        progress.advance(1);
    }
    progress.finish();
    print_counts(&problems, console)?;
    Ok(writeln!(console.output, "\nall {} hold", problems.len())?)
}

/// Prints the number of problems of each level and with each concept.
fn print_counts<G: TeachableGame>(
    problems: &[Problem<G>],
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let levels = DifficultyLevel::ALL.map(|level| {
        let own = problems.iter().filter(|problem| problem.difficulty().level() == level);
        let own: Vec<_> = own.map(Problem::difficulty).collect();
        let mean = |value: &dyn Fn(usize) -> u32| {
            let sum: u32 = (0..own.len()).map(value).sum();
            f64::from(sum) / own.len().max(1) as f64
        };
        vec![
            TableCell::Text(level.name().into()),
            TableCell::Count(own.len() as u64),
            TableCell::Number(mean(&|at| own[at].plies)),
            TableCell::Number(mean(&|at| own[at].mistakes)),
        ]
    });
    let headings = vec!["level", "problems", "mean plies", "mean mistakes"];
    let table = ResultTable { headings, rows: levels.to_vec() };
    writeln!(console.output, "{}", table.to_text())?;
    let of_concept = |concept| {
        let with = problems.iter().filter(|problem| problem.concepts().contains(concept)).count();
        vec![TableCell::Text(concept.id().into()), TableCell::Count(with as u64)]
    };
    let rows = G::CONCEPTS.iter().map(of_concept).collect();
    let table = ResultTable { headings: vec!["concept", "problems"], rows };
    Ok(write!(console.output, "{}", table.to_text())?)
}
