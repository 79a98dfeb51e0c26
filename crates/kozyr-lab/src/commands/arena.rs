//! `arena`: a match between two opponents.

mod report;
mod sprt_settings;

use std::{io, num::NonZeroUsize, path::PathBuf, time::Duration};

use clap::value_parser;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    options::{ANSWER_LIMIT, Thinking, seconds, seed, threads},
    plan::described,
    shard_args::{Here, Sharing},
};
use crate::{
    arena::{Arena, ArenaError, Report, Tally},
    console::Console,
    contender::Entrant,
    failure::Failure,
    interval::Histogram,
    jobs::{Cut, Done, Form, Hands, Judge, Results, Work},
    lab_game::LabGame,
    progress::Progress,
    terminal::one_line,
    wording::counted,
};
use kozyr_core::{
    game::Seed,
    opponent::{Budget, Stop},
};
use report::{Line, print};
use sprt_settings::StopWhen;

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
    /// Stop as soon as a sequential test over rounds has decided whether A is better by the higher
    /// of two differences in points of Elo, rather than by the lower; with how often it may take the
    /// one for the other, and the other for the one [default: 0.05 each]
    #[arg(long, value_name = "LOW:HIGH[:ALPHA:BETA]", allow_hyphen_values = true)]
    stop_when: Option<StopWhen>,
    /// Keep what was played in this file, and go on with it if it is there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    sharing: Sharing,
    #[command(flatten)]
    thinking: Thinking,
}

/// The plan of a match: all that decides what comes of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Match<G: LabGame> {
    setup: G::Setup,
    opening_plies: usize,
    a: Entrant,
    b: Entrant,
    first_round: u64,
    rounds: u64,
    seed: Seed,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    stop_when: Option<StopWhen>,
    /// Threads for one decision, which change nothing.
    #[serde(skip)]
    opponent_threads: Option<NonZeroUsize>,
}

impl<G: LabGame> Match<G> {
    fn arena(&self, threads: NonZeroUsize, stop: Stop) -> Arena<G> {
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
            answer_limit: self.move_time.unwrap_or(ANSWER_LIMIT),
            threads,
        }
    }

    fn cut(&self) -> Cut {
        self.arena(NonZeroUsize::MIN, Stop::new()).cut()
    }

    fn seats(&self) -> Result<u64, ArenaError> {
        Ok(self.arena(NonZeroUsize::MIN, Stop::new()).seats()? as u64)
    }

    /// What was played of a match that was stopped, and the command for the rest.
    fn how_to_go_on(&self, report: &Report, seats: u64) -> String {
        let (played, left) = (report.games() / seats, report.rounds_left);
        format!(
            "after {played} of {}; the same command with --skip-rounds {} --games {} plays \
             the others, and wins, losses and draws add up",
            counted(played + left, "round", "rounds"),
            self.first_round + played,
            left * seats,
        )
    }
}

impl<G: LabGame> Work for Match<G> {
    type Result = Tally;

    fn plan(&self) -> Value {
        described::<G>("arena", self)
    }

    fn units(&self) -> u64 {
        self.cut().units()
    }

    fn games(&self, unit: u64) -> u64 {
        self.seats().unwrap_or_default() * self.cut().size(unit)
    }

    fn play(&self, units: &[u64], hands: &Hands<'_>, done: Done<'_, Tally>) -> Result<(), Failure> {
        let arena = self.arena(hands.threads, hands.stop.clone());
        Ok(arena.play([&self.a, &self.b], arena.cut(), units, hands, done)?)
    }

    fn judge(&self) -> Judge<Tally> {
        let Some(test) = self.stop_when.map(|stop_when| stop_when.test()) else {
            return Box::new(|_| false);
        };
        let whole = 2 * self.seats().unwrap_or_default();
        let mut half_points = Histogram::default();
        Box::new(move |tally| {
            half_points.merge(&tally.half_points());
            test.verdict(&half_points, whole).is_some()
        })
    }

    fn report(
        &self,
        results: &Results<Tally>,
        form: &Form,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let seats = self.seats()?;
        let mut tally = Tally::default();
        results.counted().for_each(|one| tally.merge(one));
        let left = if results.is_decided() { 0 } else { self.rounds - tally.rounds() };
        let report = tally.report(seats, left).ok_or(ArenaError::Stopped)?;
        let test = self.stop_when.as_ref();
        if form.json {
            let line = serde_json::to_string(&Line::new(&report, seats, test));
            writeln!(console.output, "{}", line.map_err(io::Error::from)?)?;
        } else {
            let [a, b] = [&self.a, &self.b].map(|entrant| one_line(&entrant.to_string()));
            writeln!(console.output, "{}: {a} (A) against {b} (B)", G::NAME)?;
            print(&report, seats, test, console.output)?;
        }
        match report.rounds_left {
            0 => Ok(()),
            _ => Err(Failure::Stopped(self.how_to_go_on(&report, seats))),
        }
    }
}

impl Args {
    /// The plan of the match.
    ///
    /// # Errors
    /// If the rules refuse the setup, nobody is called so, or the test is not for so many seats.
    pub fn plan<G: LabGame>(
        &self,
        setup: G::Setup,
        opening_plies: usize,
    ) -> Result<Match<G>, Failure> {
        let mut plan = Match::<G> {
            setup,
            opening_plies,
            a: self.a.clone(),
            b: self.b.clone(),
            first_round: self.skip_rounds,
            rounds: 0,
            seed: self.seed,
            nodes: self.thinking.nodes,
            move_time: self.thinking.move_time,
            stop_when: self.stop_when,
            opponent_threads: self.thinking.opponent_threads,
        };
        let seats = plan.seats()?;
        if self.stop_when.is_some() && seats != 2 {
            return Err(Failure::Usage("--stop-when is for matches of two".into()));
        }
        plan.rounds = self.games.div_ceil(seats);
        // Programs are started where they play, and only there.
        let named = |entrant: &&Entrant| !matches!(entrant, Entrant::Program(_));
        for entrant in [&self.a, &self.b].into_iter().filter(named) {
            entrant.enter::<G>(ANSWER_LIMIT)?;
        }
        Ok(plan)
    }
}

/// Plays the match and prints what it came to.
pub fn run<G: LabGame>(
    args: &Args,
    setup: G::Setup,
    opening_plies: usize,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let plan = args.plan::<G>(setup, opening_plies)?;
    if args.sharing.wrote_script(console)? {
        return Ok(());
    }
    let seats = plan.seats()?;
    let games = plan.rounds * seats;
    let progress = Progress::telling("games", Some(games), args.tell_every);
    if games != args.games {
        progress.note(&format!(
            "{} games are rounded up to {games}: A sits on each of the {seats} seats once a round",
            args.games
        ));
    }
    let here = Here { file: args.out.as_deref(), keep: None, threads: args.threads, progress };
    let form = Form { json: args.json, out: None };
    args.sharing.carry_out(&plan, here, &form, console)
}
