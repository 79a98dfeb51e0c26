//! `gauntlet`: all opponents in any company.

use std::num::NonZeroUsize;

use super::{
    Failure,
    options::{seed, threads},
};
use kozyr_core::{
    game::Seed,
    opponent::{Budget, OpponentError, all_threads},
};

use crate::{
    experiment::{Cell, Figures},
    gauntlet::{AnySetup, Gauntlet, OpponentTally},
    lab_game::LabGame,
    play::Console,
    progress::Progress,
    stopping,
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
    #[arg(long, value_name = "N", default_value_t = 20)]
    nodes: u64,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// How many games to play at a time, which changes nothing but the times [default: all cores]
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

/// Plays the games and prints what each opponent did.
///
/// # Errors
/// If there is no such opponent, or one of them did anything wrong.
pub fn run<G: LabGame + AnySetup>(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let all = || G::roster().iter().map(|entry| entry.name.to_owned()).collect();
    let stop = stopping::listen();
    let gauntlet = Gauntlet {
        opponents: if args.opponent.is_empty() { all() } else { args.opponent.clone() },
        games: args.games,
        seed: args.seed,
        budget: Budget {
            nodes: (args.nodes > 0).then_some(args.nodes),
            stop: stop.clone(),
            ..Budget::default()
        },
        threads: args.threads.unwrap_or_else(all_threads).get(),
    };
    let progress = Progress::new("games", args.games);
    let played = gauntlet.run::<G>(&progress);
    progress.finish();
    let report = played.map_err(|error: OpponentError| Failure::Usage(error.to_string()))?;
    let headings =
        vec!["opponent", "seats", "lost", "lost share", "decisions", "mean us", "slowest us"];
    let figures = Figures { headings, rows: report.opponents.iter().map(row).collect() };
    write!(console.output, "{}", figures.text())?;
    let (games, decisions) = (report.games, report.decisions());
    writeln!(console.output, "\n{games} games, {decisions} decisions")?;
    if report.faults.is_empty() {
        if stop.is_requested() {
            let left = args.games - games;
            return Err(Failure::Stopped(format!("{left} games were not played; none went wrong")));
        }
        writeln!(
            console.output,
            "all legal, all explained in all languages, no panic, and every record leads to the \
             same end"
        )?;
        return Ok(());
    }
    for (number, fault) in report.faults.iter().take(TOLD_FAULTS) {
        writeln!(console.output, "game {number}: {fault}")?;
    }
    Err(Failure::Failed(format!("{} of {games} games went wrong", report.faults.len())))
}

fn row(opponent: &OpponentTally) -> Vec<Cell> {
    let share = opponent.lost as f64 / opponent.seats.max(1) as f64;
    let mean = 1e6 * opponent.time.as_secs_f64() / opponent.decisions.max(1) as f64;
    vec![
        Cell::Text(opponent.name.clone()),
        Cell::Count(opponent.seats),
        Cell::Count(opponent.lost),
        Cell::Share(share),
        Cell::Count(opponent.decisions),
        Cell::Number(mean),
        Cell::Count(opponent.slowest.as_micros() as u64),
    ]
}
