//! `problems`: endings with one solution, found in games, and proved again.

use std::path::{Path, PathBuf};

use super::{Failure, options::seed};
use kozyr_core::{
    game::Seed,
    opponent::Budget,
    teacher::{Level, Problem, Taught, read_problems},
};

use crate::{
    experiment::{Cell, Figures},
    files,
    play::Console,
    problems::{Found, Source, prove},
    progress::Progress,
    stopping,
};

/// What is to be found, or proved.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many problems the file is to have in all
    #[arg(long, value_name = "N", default_value_t = 200)]
    count: usize,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// The most that may be left to be played: cards in hands and on the table, or empty squares
    /// [default: 9 cards, 10 squares]
    #[arg(long, value_name = "N")]
    largest: Option<usize>,
    /// The file for the problems, one a line. What is there already is kept and not made again; a
    /// last line that was cut off is made anew
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Find none, but prove those of this file once more by looking at every line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "count", "seed", "largest"])]
    check: Option<PathBuf>,
}

/// Finds problems, or proves those of a file; tells how many there are of each level and concept.
///
/// # Errors
/// If a file cannot be read or written, is not of this command, or a problem does not hold.
pub fn run<G: Source>(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    match (&args.check, &args.out) {
        (Some(file), _) => check::<G>(file, console),
        (None, Some(file)) => find::<G>(args, file, console),
        (None, None) => Err(Failure::Usage("either --out or --check is needed".into())),
    }
}

fn find<G: Source>(args: &Args, file: &Path, console: &mut Console<'_>) -> Result<(), Failure> {
    let stop = stopping::listen();
    let budget = Budget { stop: stop.clone(), ..Budget::default() };
    let mut found = Found::<G>::new(args.seed, args.largest.unwrap_or(G::LARGEST));
    if file.exists() {
        found = found
            .begun(&files::read_text(file)?)
            .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
    }
    files::may_write(file)?;
    let left = args.count.saturating_sub(found.problems().len());
    let progress = Progress::new("problems", left as u64);
    while found.problems().len() < args.count {
        let more = found.search(&budget).map_err(|error| Failure::Usage(error.to_string()))?;
        if !more {
            break;
        }
        files::write(file, found.to_text().as_bytes())?;
        progress.advance(1);
    }
    progress.finish();
    tell(found.problems(), console)?;
    if found.problems().len() < args.count {
        return Err(Failure::Stopped("the same command goes on from the file".into()));
    }
    Ok(())
}

fn check<G: Source>(file: &Path, console: &mut Console<'_>) -> Result<(), Failure> {
    let stop = stopping::listen();
    let named = |error: String| Failure::Failed(format!("{}: {error}", file.display()));
    let text = files::read_text(file)?;
    let problems = read_problems::<G>(&text).map_err(|error| named(error.to_string()))?;
    let progress = Progress::new("problems", problems.len() as u64);
    for (number, problem) in problems.iter().enumerate() {
        if stop.is_requested() {
            return Err(Failure::Stopped(format!("after {number} problems")));
        }
        let told = |error: String| named(format!("problem {}: {error}", number + 1));
        prove(problem).map_err(told)?;
        if problem.holds(&Budget::default()) != Some(true) {
            return Err(told("the solver does not find what it says".into()));
        }
        progress.advance(1);
    }
    progress.finish();
    tell(&problems, console)?;
    Ok(writeln!(console.output, "\nall {} hold", problems.len())?)
}

/// Prints how many problems there are of each level, and with each concept.
fn tell<G: Taught>(problems: &[Problem<G>], console: &mut Console<'_>) -> Result<(), Failure> {
    let levels = Level::ALL.map(|level| {
        let own = problems.iter().filter(|one| one.rating().level() == level);
        let own: Vec<_> = own.map(Problem::rating).collect();
        let mean = |of: &dyn Fn(usize) -> u32| {
            let sum: u32 = (0..own.len()).map(of).sum();
            f64::from(sum) / own.len().max(1) as f64
        };
        vec![
            Cell::Text(level.name().into()),
            Cell::Count(own.len() as u64),
            Cell::Number(mean(&|at| own[at].plies)),
            Cell::Number(mean(&|at| own[at].mistakes)),
        ]
    });
    let headings = vec!["level", "problems", "mean plies", "mean mistakes"];
    let figures = Figures { headings, rows: levels.to_vec() };
    writeln!(console.output, "{}", figures.text())?;
    let of_concept = |concept| {
        let with = problems.iter().filter(|one| one.concepts().contains(concept)).count();
        vec![Cell::Text(concept.id().into()), Cell::Count(with as u64)]
    };
    let rows = G::CONCEPTS.iter().map(of_concept).collect();
    let figures = Figures { headings: vec!["concept", "problems"], rows };
    Ok(write!(console.output, "{}", figures.text())?)
}
