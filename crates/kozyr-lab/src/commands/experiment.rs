//! `experiment`: what the authors of the opponents claim, put to the test.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use clap::{builder::PossibleValuesParser, value_parser};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    options::{parse_seed, parse_threads},
    plan::plan_json_without_game,
    shard_args::{RunOptions, ShardArgs},
};
use crate::{
    console::Console,
    experiment::{self, Experiment, ExperimentPlan, ExperimentUnitResult, Finding},
    failure::Failure,
    files,
    jobs::{BatchJob, ReportOptions, UnitCallback, UnitResults, WorkerPool},
    progress::ProgressReporter,
};
use kozyr_core::game::Seed;

/// The name for all experiments.
const ALL_EXPERIMENTS: &str = "all";

/// What is to be tested.
#[derive(Debug, clap::Args)]
pub struct ExperimentArgs {
    /// The experiment, or all of them
    #[arg(value_parser = PossibleValuesParser::new(
        experiment::ALL.map(Experiment::name).into_iter().chain([ALL_EXPERIMENTS])))]
    name: String,
    /// How many games to play in each match [default: as many as usually decide it]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(2..=1_000_000_000))]
    games: Option<u64>,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// How many games to play at a time, which does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    /// A folder for the figures as NAME.csv and a plot as NAME.svg; with --shard the file for what
    /// came of that share
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: ShardArgs,
}

/// Experiments that are carried out one after the other, as one work.
#[derive(Debug, Serialize, Deserialize)]
pub struct ExperimentJob {
    names: Vec<String>,
    plan: ExperimentPlan,
}

impl ExperimentArgs {
    /// The experiments that are wanted.
    pub fn to_job(&self) -> ExperimentJob {
        let wanted =
            |one: &&&dyn Experiment| self.name == ALL_EXPERIMENTS || self.name == one.name();
        let names = experiment::ALL.iter().filter(wanted).map(|one| one.name().to_owned());
        ExperimentJob {
            names: names.collect(),
            plan: ExperimentPlan { games: self.games, seed: self.seed },
        }
    }
}

impl ExperimentJob {
    /// Each on its own.
    fn split(&self) -> impl Iterator<Item = ExperimentJob> {
        self.names
            .iter()
            .map(|name| ExperimentJob { names: vec![name.clone()], plan: self.plan.clone() })
    }

    /// Each with the games of its units, and the number of the first of these.
    fn experiments_with_units(&self) -> Vec<(&'static dyn Experiment, Vec<u64>, u64)> {
        let mut first = 0;
        let known = experiment::ALL.iter().filter(|one| self.names.iter().any(|n| n == one.name()));
        let part = |one: &&'static dyn Experiment| {
            let (units, at) = (one.games_per_unit(&self.plan), first);
            first += units.len() as u64;
            (*one, units, at)
        };
        known.map(part).collect()
    }
}

impl BatchJob for ExperimentJob {
    type Result = ExperimentUnitResult;

    fn plan(&self) -> Value {
        plan_json_without_game("experiment", self)
    }

    fn unit_count(&self) -> u64 {
        self.experiments_with_units().iter().map(|(_, units, _)| units.len() as u64).sum()
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        let games = |(_, units, first): &(_, Vec<u64>, u64)| {
            units.get(usize::try_from(unit.checked_sub(*first)?).ok()?).copied()
        };
        self.experiments_with_units().iter().find_map(games).unwrap_or_default()
    }

    fn play(
        &self,
        units: &[u64],
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), Failure> {
        for (experiment, own, first) in self.experiments_with_units() {
            let range = first..first + own.len() as u64;
            let own = units.iter().filter(|unit| range.contains(unit));
            let own: Vec<u64> = own.map(|unit| unit - first).collect();
            let done = |unit, piece| done(first + unit, piece);
            experiment.play(&self.plan, &own, hands, &done)?;
        }
        Ok(())
    }

    fn report(
        &self,
        results: &UnitResults<ExperimentUnitResult>,
        form: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        if let Some(folder) = &form.out {
            files::create_dir_all(folder)?;
        }
        for (experiment, units, first) in self.experiments_with_units() {
            let range = first..first + units.len() as u64;
            let pieces: BTreeMap<u64, &ExperimentUnitResult> =
                range.filter_map(|unit| Some((unit - first, results.get(unit)?))).collect();
            if pieces.len() < units.len() {
                for line in experiment.interim_lines(&self.plan, &pieces) {
                    writeln!(console.output, "{line}")?;
                }
                let how = "with --shard 1/1 --out FILE the same command keeps what it has played, \
                           and goes on";
                return Err(Failure::Stopped(how.into()));
            }
            let pieces: Vec<&ExperimentUnitResult> = pieces.into_values().collect();
            let finding = experiment.conclude(&self.plan, &pieces);
            print_finding(experiment, &finding, form.out.as_deref(), console)?;
        }
        Ok(())
    }
}

fn print_finding(
    experiment: &dyn Experiment,
    finding: &Finding,
    folder: Option<&Path>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    writeln!(console.output, "{}: {}\n", experiment.name(), experiment.claim())?;
    write!(console.output, "{}", finding.table.to_text())?;
    writeln!(console.output, "\n{}: {}\n", finding.verdict.name(), finding.reason)?;
    console.output.flush()?;
    match folder {
        Some(folder) => save(folder, experiment.name(), finding),
        None => Ok(()),
    }
}

/// Plays the games and prints what they mean.
///
/// # Errors
/// If the files cannot be written.
pub fn run(args: &ExperimentArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    let series = args.to_job();
    let is_share = args.sharing.is_sharded();
    if let Some(folder) = args.out.as_ref().filter(|_| !is_share) {
        files::create_dir_all(folder)?;
    }
    let file = args.out.as_deref().filter(|_| is_share);
    let form = ReportOptions { json: false, out: args.out.clone() };
    // What is found is told as soon as it is, but a share is one file.
    let works = if is_share { vec![series] } else { series.split().collect() };
    for work in works {
        let games = work.experiments_with_units().iter().flat_map(|(_, units, _)| units).sum();
        let progress = ProgressReporter::new("games", games);
        let here = RunOptions { file, on_save: None, threads: args.threads, progress };
        args.sharing.execute(&work, here, &form, console)?;
    }
    Ok(())
}

fn save(folder: &Path, name: &str, finding: &Finding) -> Result<(), Failure> {
    for (ending, text) in [("csv", finding.table.to_csv()), ("svg", finding.plot.to_svg())] {
        files::write_atomic(&folder.join(format!("{name}.{ending}")), text.as_bytes())?;
    }
    Ok(())
}
