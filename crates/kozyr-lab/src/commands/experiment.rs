//! `experiment`: tests claims of the opponents' authors.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use clap::{builder::PossibleValuesParser, value_parser};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

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

/// The name that stands for all experiments.
const ALL_EXPERIMENTS: &str = "all";

/// The arguments of `experiment`.
#[derive(Debug, clap::Args)]
pub struct ExperimentArgs {
    /// Experiment to run, or `all`
    #[arg(value_parser = PossibleValuesParser::new(
        experiment::ALL.map(Experiment::name).into_iter().chain([ALL_EXPERIMENTS])))]
    name: String,
    /// Games in each match [default: enough to decide most claims]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(2..=1_000_000_000))]
    games: Option<u64>,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Games to play in parallel; does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    /// Folder for the findings (NAME.json), their tables (NAME.csv) and plots (NAME.svg); with
    /// --shard, the file for the results of the share
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: ShardArgs,
}

/// Experiments that run one after the other as one job.
#[derive(Debug, Serialize, Deserialize)]
pub struct ExperimentJob {
    names: Vec<String>,
    plan: ExperimentPlan,
}

impl ExperimentArgs {
    /// Creates the job of the selected experiments.
    pub fn to_job(&self) -> ExperimentJob {
        let wanted = |experiment: &&&dyn Experiment| {
            self.name == ALL_EXPERIMENTS || self.name == experiment.name()
        };
        let names =
            experiment::ALL.iter().filter(wanted).map(|experiment| experiment.name().to_owned());
        ExperimentJob {
            names: names.collect(),
            plan: ExperimentPlan { games: self.games, seed: self.seed },
        }
    }
}

impl ExperimentJob {
    /// One job per experiment.
    fn split(&self) -> impl Iterator<Item = ExperimentJob> {
        self.names
            .iter()
            .map(|name| ExperimentJob { names: vec![name.clone()], plan: self.plan.clone() })
    }

    /// Returns each experiment with the number of games of each of its units, and the number of its
    /// first unit in the job.
    fn experiments_with_units(&self) -> Vec<(&'static dyn Experiment, Vec<u64>, u64)> {
        let mut first = 0;
        let known = experiment::ALL
            .iter()
            .filter(|experiment| self.names.iter().any(|n| n == experiment.name()));
        let part = |experiment: &&'static dyn Experiment| {
            let (units, at) = (experiment.games_per_unit(&self.plan), first);
            first += units.len() as u64;
            (*experiment, units, at)
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
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), Failure> {
        for (experiment, own_units, first) in self.experiments_with_units() {
            let range = first..first + own_units.len() as u64;
            let own_units = units.iter().filter(|unit| range.contains(unit));
            let own_units: Vec<u64> = own_units.map(|unit| unit - first).collect();
            let done = |unit, result| done(first + unit, result);
            experiment.play(&self.plan, &own_units, pool, &done)?;
        }
        Ok(())
    }

    fn report(
        &self,
        results: &UnitResults<ExperimentUnitResult>,
        options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        if let Some(folder) = &options.out {
            files::create_dir_all(folder)?;
        }
        for (experiment, units, first) in self.experiments_with_units() {
            let range = first..first + units.len() as u64;
            let unit_results: BTreeMap<u64, &ExperimentUnitResult> =
                range.filter_map(|unit| Some((unit - first, results.get(unit)?))).collect();
            if unit_results.len() < units.len() {
                for line in experiment.interim_lines(&self.plan, &unit_results) {
                    writeln!(console.output, "{line}")?;
                }
                let how = "to save the progress and resume from it, run the same command with \
                           --shard 1/1 --out FILE";
                return Err(Failure::Stopped(how.into()));
            }
            let unit_results: Vec<&ExperimentUnitResult> = unit_results.into_values().collect();
            let finding = experiment.conclude(&self.plan, &unit_results);
            print_finding(experiment, &self.plan, &finding, options.out.as_deref(), console)?;
        }
        Ok(())
    }
}

/// Prints a finding, and saves it to the folder, if there is one.
fn print_finding(
    experiment: &dyn Experiment,
    plan: &ExperimentPlan,
    finding: &Finding,
    folder: Option<&Path>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    writeln!(console.output, "{}: {}\n", experiment.name(), experiment.claim())?;
    write!(console.output, "{}", finding.table.to_text())?;
    writeln!(console.output, "\n{}: {}\n", finding.verdict.name(), finding.reason)?;
    console.output.flush()?;
    match folder {
        Some(folder) => save(folder, experiment, plan, finding),
        None => Ok(()),
    }
}

/// Plays the games and prints the verdicts.
///
/// # Errors
/// If a file cannot be read or written, or the run is stopped.
pub fn run(args: &ExperimentArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    let job = args.to_job();
    let is_share = args.sharing.is_sharded();
    if let Some(folder) = args.out.as_ref().filter(|_| !is_share) {
        files::create_dir_all(folder)?;
    }
    let file = args.out.as_deref().filter(|_| is_share);
    let report_options = ReportOptions { json: false, out: args.out.clone() };
    // Each finding is printed as soon as it is known, but a share is one file.
    let jobs = if is_share { vec![job] } else { job.split().collect() };
    for job in jobs {
        let games = job.experiments_with_units().iter().flat_map(|(_, units, _)| units).sum();
        let progress = ProgressReporter::new("games", games);
        let run_options = RunOptions { file, on_save: None, threads: args.threads, progress };
        args.sharing.execute(&job, run_options, &report_options, console)?;
    }
    Ok(())
}

/// Saves a finding as JSON, its table as CSV and its plot as SVG.
fn save(
    folder: &Path,
    experiment: &dyn Experiment,
    plan: &ExperimentPlan,
    finding: &Finding,
) -> Result<(), Failure> {
    let json = format!("{:#}\n", finding_to_json(experiment, plan, finding));
    let files = [("json", json), ("csv", finding.table.to_csv()), ("svg", finding.plot.to_svg())];
    for (ending, text) in files {
        let file = folder.join(format!("{}.{ending}", experiment.name()));
        files::write_atomic(&file, text.as_bytes())?;
    }
    Ok(())
}

/// A finding with everything that determines it. `games` is null for the default number.
fn finding_to_json(experiment: &dyn Experiment, plan: &ExperimentPlan, finding: &Finding) -> Value {
    json!({
        "experiment": experiment.name(),
        "seed": plan.seed,
        "games": plan.games,
        "claim": experiment.claim(),
        "claimant": experiment.claimant(),
        "verdict": finding.verdict,
        "reason": finding.reason,
        "rows": finding.table.to_json(),
    })
}
