//! `gauntlet`: all opponents in any company.

use std::{marker::PhantomData, num::NonZeroUsize, path::PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    options::{seed, some, threads},
    plan::described,
    shard_args::{Here, Sharing},
};
use crate::{
    console::Console,
    experiment::{Cell, Figures},
    failure::Failure,
    gauntlet::{AnySetup, Gauntlet, OpponentTally, Report, Times},
    jobs::{Done, Form, Hands, Results, Work},
    lab_game::LabGame,
    progress::Progress,
    terminal,
    wording::{counted, played},
};
use kozyr_core::{
    game::Seed,
    opponent::{self, Budget, Stop},
};

/// So many faults are told one by one.
const TOLD_FAULTS: usize = 10;

/// What is to be played.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Only these opponents, perhaps with parameters; repeatable [default: all]
    #[arg(long, value_name = "NAME", alias = "mind")]
    opponent: Vec<String>,
    /// Positions or worlds that an opponent may look at for one decision; 0 for its own measure
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = some::<u64>())]
    nodes: u64,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// How many games to play at a time, which changes nothing but the times [default: all cores]
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Keep what was played in this file, and go on with it if it is there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: Sharing,
}

/// All that decides what comes of a gauntlet.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Plan<G> {
    opponents: Vec<String>,
    games: u64,
    seed: Seed,
    nodes: Option<u64>,
    #[serde(skip)]
    game: PhantomData<fn() -> G>,
}

impl<G: LabGame + AnySetup> Plan<G> {
    fn gauntlet(&self, stop: Stop) -> Gauntlet {
        Gauntlet {
            opponents: self.opponents.clone(),
            games: self.games,
            seed: self.seed,
            budget: Budget { nodes: self.nodes, stop, ..Budget::default() },
        }
    }

    fn row(name: &str, opponent: &OpponentTally) -> Vec<Cell> {
        let share = opponent.lost as f64 / opponent.seats.max(1) as f64;
        vec![
            Cell::Text(name.into()),
            Cell::Count(opponent.seats),
            Cell::Count(opponent.lost),
            Cell::Share(share),
            Cell::Count(opponent.decisions),
        ]
    }
}

impl<G: LabGame + AnySetup> Work for Plan<G> {
    type Result = Report;

    fn plan(&self) -> Value {
        described::<G>("gauntlet", self)
    }

    fn units(&self) -> u64 {
        self.gauntlet(Stop::new()).cut().units()
    }

    fn games(&self, unit: u64) -> u64 {
        self.gauntlet(Stop::new()).cut().size(unit)
    }

    fn play(
        &self,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Report>,
    ) -> Result<(), Failure> {
        let times = self.gauntlet(hands.stop.clone()).play::<G>(units, hands, done)?;
        if terminal::is_watched() {
            for (name, times) in self.opponents.iter().zip(&times) {
                hands.watch.said(&format!("{name}: {}", told(times)));
            }
        }
        Ok(())
    }

    fn report(
        &self,
        results: &Results<Report>,
        _form: &Form,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let mut whole = Report::new(self.opponents.len());
        results.all().values().for_each(|report| whole.merge(report));
        whole.faults.sort();
        let headings = vec!["opponent", "seats", "lost", "lost share", "decisions"];
        let rows = self.opponents.iter().zip(&whole.opponents);
        let rows = rows.map(|(name, opponent)| Self::row(name, opponent)).collect();
        write!(console.output, "{}", Figures { headings, rows }.text())?;
        let games = whole.games;
        writeln!(console.output, "\n{}", played(games, whole.decisions()))?;
        for (number, fault) in whole.faults.iter().take(TOLD_FAULTS) {
            writeln!(console.output, "game {number}: {fault}")?;
        }
        if !whole.faults.is_empty() {
            let faults = whole.faults.len();
            return Err(Failure::Failed(format!(
                "{faults} of {} went wrong",
                counted(games, "game", "games")
            )));
        }
        if !results.is_whole() {
            let left = self.games - games;
            return Err(Failure::Stopped(format!(
                "not played: {}; none went wrong; with --out FILE the same command \
                 keeps what it has played",
                counted(left, "game", "games")
            )));
        }
        writeln!(
            console.output,
            "all legal, all explained in all languages, no panic, and every record leads to the \
             same end"
        )?;
        Ok(())
    }
}

/// How long an opponent thought.
fn told(times: &Times) -> String {
    let mean = 1e6 * times.all.as_secs_f64() / times.decisions.max(1) as f64;
    format!("{mean:.2} us a decision, {} us the slowest", times.slowest.as_micros())
}

impl Args {
    /// The plan of the gauntlet.
    ///
    /// # Errors
    /// If there is no such opponent.
    pub fn plan<G: LabGame>(&self) -> Result<Plan<G>, Failure> {
        for name in &self.opponent {
            opponent::named::<G>(name).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let all = || G::roster().iter().map(|entry| entry.name.to_owned()).collect();
        Ok(Plan {
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
/// If there is no such opponent, or one of them did anything wrong.
pub fn run<G: LabGame + AnySetup>(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    if args.sharing.wrote_script(console)? {
        return Ok(());
    }
    let progress = Progress::new("games", args.games);
    let here = Here { file: args.out.as_deref(), keep: None, threads: args.threads, progress };
    args.sharing.carry_out(&args.plan::<G>()?, here, &Form::default(), console)
}
