//! `gauntlet`: games with opponents in any combination, all of whose decisions are checked.

use std::{marker::PhantomData, num::NonZeroUsize, path::PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    options::{at_least_one, parse_seed, parse_threads},
    plan::plan_json,
    shard_args::{RunOptions, ShardArgs},
};
use crate::{
    console::Console,
    experiment::{ResultTable, TableCell},
    failure::Failure,
    gauntlet::{Gauntlet, GauntletReport, OpponentTally, RandomSetup, ThinkingTimes},
    jobs::{BatchJob, ReportOptions, UnitCallback, UnitResults, WorkerPool},
    lab_game::LabGame,
    progress::ProgressReporter,
    terminal,
    wording::{games_and_decisions, pluralized},
};
use kozyr_core::{
    game::Seed,
    opponent::{self, Budget, StopToken},
};

/// Faults that are printed one by one.
const MAX_PRINTED_FAULTS: usize = 10;

/// The arguments of `gauntlet`.
#[derive(Debug, clap::Args)]
pub struct GauntletArgs {
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Only these opponents, optionally with parameters; repeatable [default: all]
    #[arg(long, value_name = "NAME", alias = "mind")]
    opponent: Vec<String>,
    /// Positions or worlds that an opponent may search per decision
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = at_least_one::<u64>())]
    nodes: u64,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Games to play in parallel; changes only the timings [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    /// Save the progress to this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: ShardArgs,
}

/// The plan of a gauntlet: everything that determines its result.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct GauntletJob<G> {
    opponents: Vec<String>,
    games: u64,
    seed: Seed,
    nodes: Option<u64>,
    #[serde(skip)]
    game: PhantomData<fn() -> G>,
}

impl<G: LabGame + RandomSetup> GauntletJob<G> {
    /// The gauntlet to play, until `stop` is requested.
    fn gauntlet(&self, stop: StopToken) -> Gauntlet {
        Gauntlet {
            opponents: self.opponents.clone(),
            games: self.games,
            seed: self.seed,
            budget: Budget { nodes: self.nodes, stop, ..Budget::default() },
        }
    }

    /// The row of an opponent in the printed table.
    fn row(name: &str, opponent: &OpponentTally) -> Vec<TableCell> {
        let share = opponent.lost as f64 / opponent.seats.max(1) as f64;
        vec![
            TableCell::Text(name.into()),
            TableCell::Count(opponent.seats),
            TableCell::Count(opponent.lost),
            TableCell::Share(share),
            TableCell::Count(opponent.decisions),
        ]
    }
}

impl<G: LabGame + RandomSetup> BatchJob for GauntletJob<G> {
    type Result = GauntletReport;

    fn plan(&self) -> Value {
        plan_json::<G>("gauntlet", self)
    }

    fn unit_count(&self) -> u64 {
        self.gauntlet(StopToken::new()).partition().units()
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        self.gauntlet(StopToken::new()).partition().size(unit)
    }

    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, GauntletReport>,
    ) -> Result<(), Failure> {
        let times = self.gauntlet(pool.stop.clone()).play::<G>(units, pool, done)?;
        if terminal::is_stderr_terminal() {
            for (name, times) in self.opponents.iter().zip(&times) {
                pool.observer.on_note(&format!("{name}: {}", describe_times(times)));
            }
        }
        Ok(())
    }

    /// Prints a table of the opponents, the number of games and the first faults. The report
    /// options are not used.
    ///
    /// # Errors
    /// If a game went wrong, some games were not played, or printing fails.
    fn report(
        &self,
        results: &UnitResults<GauntletReport>,
        _form: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let mut total = GauntletReport::new(self.opponents.len());
        results.all().values().for_each(|report| total.merge(report));
        total.faults.sort();
        let headings = vec!["opponent", "seats", "lost", "lost share", "decisions"];
        let rows = self.opponents.iter().zip(&total.opponents);
        let rows = rows.map(|(name, opponent)| Self::row(name, opponent)).collect();
        write!(console.output, "{}", ResultTable { headings, rows }.to_text())?;
        let games = total.games;
        writeln!(console.output, "\n{}", games_and_decisions(games, total.decisions()))?;
        for (number, fault) in total.faults.iter().take(MAX_PRINTED_FAULTS) {
            writeln!(console.output, "game {number}: {fault}")?;
        }
        if !total.faults.is_empty() {
            let faults = total.faults.len();
            return Err(Failure::Failed(format!(
                "{faults} of {} went wrong",
                pluralized(games, "game", "games")
            )));
        }
        if !results.is_complete() {
            let left = self.games - games;
            return Err(Failure::Stopped(format!(
                "not played: {}; none went wrong; to save the progress, run the same command \
                 with --out FILE",
                pluralized(left, "game", "games")
            )));
        }
        writeln!(
            console.output,
            "all legal, all explained in all languages, no panics, and every record replays to \
             the same result"
        )?;
        Ok(())
    }
}

/// The mean and the longest thinking time of an opponent.
fn describe_times(times: &ThinkingTimes) -> String {
    let mean = 1e6 * times.total.as_secs_f64() / times.decisions.max(1) as f64;
    format!("{mean:.2} us per decision, slowest {} us", times.slowest.as_micros())
}

impl GauntletArgs {
    /// Creates the job of the gauntlet.
    ///
    /// # Errors
    /// If an opponent does not exist.
    pub fn to_job<G: LabGame>(&self) -> Result<GauntletJob<G>, Failure> {
        for name in &self.opponent {
            opponent::make_opponent::<G>(name)
                .map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let all = || G::roster().iter().map(|entry| entry.name.to_owned()).collect();
        Ok(GauntletJob {
            opponents: if self.opponent.is_empty() { all() } else { self.opponent.clone() },
            games: self.games,
            seed: self.seed,
            nodes: (self.nodes > 0).then_some(self.nodes),
            game: PhantomData,
        })
    }
}

/// Plays the games and prints what each opponent did.
///
/// # Errors
/// If an opponent does not exist, or one of them did something wrong.
pub fn run<G: LabGame + RandomSetup>(
    args: &GauntletArgs,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    let progress = ProgressReporter::new("games", args.games);
    let run_options =
        RunOptions { file: args.out.as_deref(), on_save: None, threads: args.threads, progress };
    args.sharing.execute(&args.to_job::<G>()?, run_options, &ReportOptions::default(), console)
}
