//! `arena`: a match between two opponents.

mod report;
mod sprt_settings;

use std::{io, num::NonZeroUsize, path::PathBuf, time::Duration};

use clap::value_parser;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    options::{BudgetArgs, DEFAULT_ANSWER_LIMIT, parse_seconds, parse_seed, parse_threads},
    plan::plan_json,
    shard_args::{RunOptions, ShardArgs},
};
use crate::{
    arena::{Arena, ArenaError, ArenaReport, ArenaTally},
    console::Console,
    contender::Entrant,
    failure::Failure,
    interval::Histogram,
    jobs::{
        BatchJob, Partition, ReportOptions, StoppingRule, UnitCallback, UnitResults, WorkerPool,
    },
    lab_game::LabGame,
    progress::ProgressReporter,
    terminal::one_line,
    wording::pluralized,
};
use kozyr_core::{
    game::Seed,
    opponent::{Budget, StopToken},
};
use report::{ArenaReportJson, print_report};
use sprt_settings::SprtSettings;

/// Limit of `--games`: more would never finish.
const MAX_GAMES: u64 = 1_000_000_000_000;

/// The arguments of `arena`, without those of one game.
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// Opponent A, whose score is counted: a name, name?parameter=value&…, or exec:COMMAND
    #[arg(long, value_name = "NAME")]
    a: Entrant,
    /// Opponent B, who takes all other seats
    #[arg(long, value_name = "NAME")]
    b: Entrant,
    /// Games to play, rounded up to whole rounds; in a round, A takes each seat once
    #[arg(long, value_name = "N", default_value = "1000",
          value_parser = value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// Skip this many rounds at the start, to continue a match that was stopped
    #[arg(long, value_name = "ROUNDS", default_value_t = 0,
          value_parser = value_parser!(u64).range(..=MAX_GAMES))]
    skip_rounds: u64,
    /// Seconds between progress lines if standard error is not a terminal [default: 60]
    #[arg(long, alias = "tell-every", value_name = "SECONDS", value_parser = parse_seconds)]
    progress_every: Option<Duration>,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Games to play in parallel; does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    /// Print the result as one JSON object on one line
    #[arg(long)]
    json: bool,
    /// Stop once a sequential test over rounds has decided whether A is better by HIGH Elo rather
    /// than by LOW; ALPHA and BETA are the rates of false positives and false negatives [default:
    /// 0.05 each]
    #[arg(
        long,
        alias = "stop-when",
        value_name = "LOW:HIGH[:ALPHA:BETA]",
        allow_hyphen_values = true
    )]
    sprt: Option<SprtSettings>,
    /// Save the progress to this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: ShardArgs,
    #[command(flatten)]
    thinking: BudgetArgs,
}

/// The plan of a match: everything that determines its result.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ArenaJob<G: LabGame> {
    setup: G::Setup,
    opening_plies: usize,
    a: Entrant,
    b: Entrant,
    first_round: u64,
    rounds: u64,
    seed: Seed,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    #[serde(rename = "stop_when")]
    sprt: Option<SprtSettings>,
    /// Threads per decision, which do not change the result.
    #[serde(skip)]
    opponent_threads: Option<NonZeroUsize>,
}

impl<G: LabGame> ArenaJob<G> {
    /// The match to play, with this many games in parallel, until `stop` is requested.
    fn arena(&self, threads: NonZeroUsize, stop: StopToken) -> Arena<G> {
        Arena {
            setup: self.setup.clone(),
            first_round: self.first_round,
            rounds: self.rounds,
            seed: self.seed,
            opening_plies: self.opening_plies,
            budget: Budget {
                nodes: self.nodes,
                time: self.move_time,
                threads: self.opponent_threads,
                stop,
                ..Budget::default()
            },
            answer_limit: self.move_time.unwrap_or(DEFAULT_ANSWER_LIMIT),
            threads,
        }
    }

    /// How the rounds are split into units.
    fn partition(&self) -> Partition {
        self.arena(NonZeroUsize::MIN, StopToken::new()).partition()
    }

    /// The number of seats of a game.
    fn seats(&self) -> Result<u64, ArenaError> {
        Ok(self.arena(NonZeroUsize::MIN, StopToken::new()).seats()? as u64)
    }

    /// Returns a line with the number of rounds played and the arguments with which the command
    /// plays the rest.
    fn resume_hint(&self, report: &ArenaReport, seats: u64) -> String {
        let (played, left) = (report.games() / seats, report.rounds_left);
        format!(
            "after {played} of {}; the same command with --skip-rounds {} --games {} plays \
             the rest; add up wins, losses and draws",
            pluralized(played + left, "round", "rounds"),
            self.first_round + played,
            left * seats,
        )
    }
}

impl<G: LabGame> BatchJob for ArenaJob<G> {
    type Result = ArenaTally;

    fn plan(&self) -> Value {
        plan_json::<G>("arena", self)
    }

    fn unit_count(&self) -> u64 {
        self.partition().units()
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        self.seats().unwrap_or_default() * self.partition().size(unit)
    }

    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ArenaTally>,
    ) -> Result<(), Failure> {
        let arena = self.arena(pool.threads, pool.stop.clone());
        Ok(arena.play([&self.a, &self.b], arena.partition(), units, pool, done)?)
    }

    /// Returns the rule that ends the match once its sequential test has a verdict; without a test,
    /// it never ends early.
    fn stopping_rule(&self) -> StoppingRule<ArenaTally> {
        let Some(test) = self.sprt.map(|sprt| sprt.to_sprt()) else {
            return Box::new(|_| false);
        };
        let max_half_points = 2 * self.seats().unwrap_or_default();
        let mut half_points = Histogram::default();
        Box::new(move |tally| {
            half_points.merge(&tally.half_points());
            test.verdict(&half_points, max_half_points).is_some()
        })
    }

    fn report(
        &self,
        results: &UnitResults<ArenaTally>,
        options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let seats = self.seats()?;
        let mut tally = ArenaTally::default();
        results.settled_results().for_each(|result| tally.merge(result));
        let left = if results.is_stopped_early() { 0 } else { self.rounds - tally.rounds() };
        let report = tally.report(seats, left).ok_or(ArenaError::Stopped)?;
        let test = self.sprt.as_ref();
        if options.json {
            let line = serde_json::to_string(&ArenaReportJson::new(&report, seats, test));
            writeln!(console.output, "{}", line.map_err(io::Error::from)?)?;
        } else {
            let [a, b] = [&self.a, &self.b].map(|entrant| one_line(&entrant.to_string()));
            writeln!(console.output, "{}: {a} (A) against {b} (B)", G::NAME)?;
            print_report(&report, seats, test, console.output)?;
        }
        match report.rounds_left {
            0 => Ok(()),
            _ => Err(Failure::Stopped(self.resume_hint(&report, seats))),
        }
    }
}

impl ArenaArgs {
    /// Creates the job of the match.
    ///
    /// # Errors
    /// If the rules reject the setup, an opponent does not exist, or `--sprt` is used with more
    /// than two seats.
    pub fn to_job<G: LabGame>(
        &self,
        setup: G::Setup,
        opening_plies: usize,
    ) -> Result<ArenaJob<G>, Failure> {
        let mut plan = ArenaJob::<G> {
            setup,
            opening_plies,
            a: self.a.clone(),
            b: self.b.clone(),
            first_round: self.skip_rounds,
            rounds: 0,
            seed: self.seed,
            nodes: self.thinking.nodes,
            move_time: self.thinking.move_time,
            sprt: self.sprt,
            opponent_threads: self.thinking.opponent_threads,
        };
        let seats = plan.seats()?;
        if self.sprt.is_some() && seats != 2 {
            return Err(Failure::Usage("--sprt is only for two players".into()));
        }
        plan.rounds = self.games.div_ceil(seats);
        // External programs are started only on the machine that plays.
        let is_built_in = |entrant: &&Entrant| !matches!(entrant, Entrant::Program(_));
        for entrant in [&self.a, &self.b].into_iter().filter(is_built_in) {
            entrant.create_contender::<G>(DEFAULT_ANSWER_LIMIT)?;
        }
        Ok(plan)
    }
}

/// Plays the match and prints the result, or prints the script for a cluster if the arguments ask
/// for it.
///
/// # Errors
/// If an opponent, a file or the setup is invalid, a program fails, or the run is stopped.
pub fn run<G: LabGame>(
    args: &ArenaArgs,
    setup: G::Setup,
    opening_plies: usize,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let plan = args.to_job::<G>(setup, opening_plies)?;
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    let seats = plan.seats()?;
    let games = plan.rounds * seats;
    let progress = ProgressReporter::with_interval("games", Some(games), args.progress_every);
    if games != args.games {
        progress.print_note(&format!(
            "{} games are rounded up to {games}: A takes each of the {seats} seats once per round",
            args.games
        ));
    }
    let run_options =
        RunOptions { file: args.out.as_deref(), on_save: None, threads: args.threads, progress };
    let report_options = ReportOptions { json: args.json, out: None };
    args.sharing.execute(&plan, run_options, &report_options, console)
}
