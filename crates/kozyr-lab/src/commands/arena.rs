//! `arena`: a match between two opponents.

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    time::Duration,
};

use clap::value_parser;
use serde::Serialize;

use super::{
    Failure,
    options::{Thinking, seconds, seed, threads},
};
use kozyr_core::{
    game::Seed,
    opponent::{Budget, all_threads},
};

use crate::{
    arena::{Arena, Report},
    contender::Entrant,
    interval::Estimate,
    lab_game::LabGame,
    play::Console,
    progress::Progress,
    stopping,
    terminal::one_line,
};

/// More games than this would take longer than anybody waits.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// The options that matches of all games have.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The one whose score is counted: a name, name?parameter=value&…, or exec:COMMAND
    #[arg(long, value_name = "NAME")]
    a: Entrant,
    /// The other one, who takes all other seats
    #[arg(long, value_name = "NAME")]
    b: Entrant,
    /// How many games to play; rounded up to whole rounds, in which A sits on each seat once
    #[arg(long, value_name = "N", default_value = "1000",
          value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// Leave out so many rounds at the beginning: those that a match played before it was stopped
    #[arg(long, value_name = "ROUNDS", default_value_t = 0,
          value_parser = value_parser!(u64).range(..=MOST_GAMES))]
    skip_rounds: u64,
    /// How often to say how far it is, where the error output is no terminal [default: 60]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    tell_every: Option<Duration>,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// How many games to play at a time, which does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Print the result as one JSON object on one line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    thinking: Thinking,
}

/// Plays the match and prints what it came to.
pub fn run<G: LabGame>(
    args: &Args,
    setup: G::Setup,
    opening_plies: usize,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut arena = Arena::<G> {
        setup,
        first_round: args.skip_rounds,
        rounds: 0,
        seed: args.seed,
        opening_plies,
        budget: Budget { stop: stopping::listen(), ..args.thinking.budget() },
        answer_limit: args.thinking.answer_limit(),
        threads: args.threads.unwrap_or_else(all_threads),
    };
    let seats = arena.seats()? as u64;
    arena.rounds = args.games.div_ceil(seats);
    let games = arena.rounds * seats;
    let progress = Progress::telling("games", Some(games), args.tell_every);
    if games != args.games {
        progress.note(&format!(
            "{} games are rounded up to {games}: A sits on each of the {seats} seats once a round",
            args.games
        ));
    }
    let played = arena.run(&args.a, &args.b, &progress);
    progress.finish();
    let report = played?;
    if args.json {
        let line = Line::new(&report, seats);
        writeln!(console.output, "{}", serde_json::to_string(&line).map_err(io::Error::from)?)?;
    } else {
        let [a, b] = [&args.a, &args.b].map(|entrant| one_line(&entrant.to_string()));
        writeln!(console.output, "{}: {a} (A) against {b} (B)", G::NAME)?;
        print(&report, seats, console.output)?;
    }
    match report.rounds_left {
        0 => Ok(()),
        left => Err(Failure::Stopped(how_to_go_on(args, &report, left, seats))),
    }
}

/// What was played of a match that was stopped, and the command for the rest.
fn how_to_go_on(args: &Args, report: &Report, left: u64, seats: u64) -> String {
    let played = report.games() / seats;
    format!(
        "after {played} of {} rounds; the same command with --skip-rounds {} --games {} plays the \
         others, and wins, losses and draws add up",
        played + left,
        args.skip_rounds + played,
        left * seats,
    )
}

/// The result as JSON.
#[derive(Serialize)]
struct Line {
    games: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    score: f64,
    ci95: [f64; 2],
    games_per_second: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    fools_share: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fools_share_ci95: Option<[f64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    equal_share: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<[u64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games_left: Option<u64>,
}

impl Line {
    fn new(report: &Report, seats: u64) -> Self {
        let fools = (seats > 2).then_some(report.fools_share);
        Line {
            games: report.games(),
            wins: report.wins,
            losses: report.losses,
            draws: report.draws,
            score: report.score.mean,
            ci95: report.score.ci95,
            games_per_second: report.games_per_second(),
            fools_share: fools.map(|share| share.mean),
            fools_share_ci95: fools.map(|share| share.ci95),
            equal_share: fools.map(|_| report.equal_share),
            forfeits: (report.forfeits != [0, 0]).then_some(report.forfeits),
            games_left: (report.rounds_left > 0).then_some(report.rounds_left * seats),
        }
    }
}

/// The result for people.
fn print(report: &Report, seats: u64, output: &mut dyn Write) -> io::Result<()> {
    let rounds = report.games() / seats;
    let counts = [("wins", report.wins), ("losses", report.losses), ("draws", report.draws)];
    writeln!(output, "games   {:>11}   {rounds} rounds of {seats}", report.games())?;
    for (name, count) in counts {
        writeln!(output, "{name:7} {count:>11}")?;
    }
    writeln!(output, "score   {}", percent(&report.score))?;
    if seats > 2 {
        let equal = 100.0 * report.equal_share;
        let share = percent(&report.fools_share);
        writeln!(output, "fool    {share}; an equal share would be {equal:.2} %")?;
    }
    if report.forfeits != [0, 0] {
        let [a, b] = report.forfeits;
        writeln!(output, "games lost out of turn: {a} by A, {b} by B")?;
    }
    writeln!(output, "speed   {:>11.0} games a second", report.games_per_second())
}

fn percent(estimate: &Estimate) -> String {
    let [low, high] = estimate.ci95.map(|end| 100.0 * end);
    format!("{:>9.2} %   95 % interval {low:.2} to {high:.2} %", 100.0 * estimate.mean)
}
