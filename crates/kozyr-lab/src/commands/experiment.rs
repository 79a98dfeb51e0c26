//! `experiment`: what the authors of the opponents claim, put to the test.

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use clap::{builder::PossibleValuesParser, value_parser};

use super::{
    Failure,
    options::{seed, threads},
};
use kozyr_core::{game::Seed, opponent::all_threads};

use crate::{
    experiment::{self, Experiment, Finding, Plan},
    files,
    play::Console,
    progress::Progress,
    stopping,
};

/// The name for all experiments.
const ALL: &str = "all";

/// What is to be tested.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The experiment, or all of them
    #[arg(value_parser = PossibleValuesParser::new(
        experiment::ALL.map(Experiment::name).into_iter().chain([ALL])))]
    name: String,
    /// How many games to play in each match [default: as many as usually decide it]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(2..=1_000_000_000))]
    games: Option<u64>,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// How many games to play at a time, which does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// A folder for the figures as NAME.csv and a plot as NAME.svg
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Plays the games and prints what they mean.
///
/// # Errors
/// If the files cannot be written.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let plan = Plan {
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(all_threads),
        stop: stopping::listen(),
    };
    if let Some(folder) = &args.out {
        files::make_folder(folder)?;
    }
    let wanted = |one: &&&dyn Experiment| args.name == ALL || args.name == one.name();
    for experiment in experiment::ALL.iter().filter(wanted) {
        let progress = Progress::new("games", experiment.games(&plan)?);
        let finding = experiment.run(&plan, &progress);
        progress.finish();
        let finding = finding?;
        writeln!(console.output, "{}: {}\n", experiment.name(), experiment.claim())?;
        write!(console.output, "{}", finding.figures.text())?;
        writeln!(console.output, "\n{}: {}\n", finding.verdict.name(), finding.reason)?;
        console.output.flush()?;
        if let Some(folder) = &args.out {
            save(folder, experiment.name(), &finding)?;
        }
    }
    Ok(())
}

fn save(folder: &Path, name: &str, finding: &Finding) -> Result<(), Failure> {
    for (ending, text) in [("csv", finding.figures.csv()), ("svg", finding.plot.svg())] {
        files::write(&folder.join(format!("{name}.{ending}")), text.as_bytes())?;
    }
    Ok(())
}
