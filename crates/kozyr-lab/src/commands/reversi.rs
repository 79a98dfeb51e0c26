//! `reversi`: what can be done with Reversi.

mod analyse;
mod bench;
mod book;
mod contest;
mod eval_error;
mod nboard;
mod solve;
mod train;
mod tree;
mod weights;

use clap::Subcommand;

use super::{
    arena, check_reasons, gauntlet, opponents, perft, plan::not_cut, play, problems, ratings,
    serve_opponent, why,
};
use crate::{
    console::Console,
    failure::Failure,
    jobs::{Gather, Gathering},
};
use kozyr_reversi::{Reversi, Setup};

/// Who sits against a person if nobody else is named.
const RIVAL: &str = "professional";

/// So many actions are drawn at random to open a game, or opponents would play the same one always.
const OPENING_PLIES: usize = 6;

/// The opponents of the sources, and yardsticks.
const SOURCES: &[&str] = &["novice", "professional", "random"];

/// What can be done with Reversi.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// A match between two opponents from paired random openings: same opening, colours swapped
    Arena {
        /// So many actions at the start of a game are drawn at random, the same for both of a pair
        #[arg(long, value_name = "N", default_value_t = OPENING_PLIES)]
        opening_plies: usize,
        #[command(flatten)]
        arena: arena::Args,
    },
    /// A game in the terminal
    Play {
        #[command(flatten)]
        play: play::Args,
    },
    /// Count the lines of play, a proof of the rules
    Perft(perft::Args),
    /// Let all opponents meet in any seats, by any rules, and check everything that they do
    Gauntlet(gauntlet::Args),
    /// Rate all opponents by games that they play in pairs, as many as one likes, on and on
    Ratings(ratings::Args),
    /// Check in many games that reasons can be told, hold, and give no hidden card away
    Reasons(check_reasons::Args),
    /// Find endings in which one square alone wins, or prove them once more
    Problems(problems::Args),
    /// Tell why the opponents of a record decided as they did, and what would have had to be
    /// otherwise
    Why(why::Args),
    /// List the opponents
    Opponents,
    /// Answer as one of the opponents, in the protocol for programs outside
    Opponent(serve_opponent::Args),
    /// Solve positions to the end of the game
    Solve(solve::Args),
    /// Value every move of a game and tell where it was lost
    Analyse(analyse::Args),
    /// Serve a front end that speaks the NBoard protocol
    Nboard(nboard::Args),
    /// Measure how fast this machine counts, solves and searches
    Bench,
    /// Grow the book of openings
    Book(book::Args),
    /// Measure how far the evaluation alone is from deep search
    Error(eval_error::Args),
    /// Learn the evaluation from games of one's own
    Train(train::Args),
    /// Let two sets of weights meet
    Contest(contest::Args),
    /// Draw the next plies of a position as a game tree
    Tree(tree::Args),
}

/// Does what was asked.
pub fn run(command: Command, console: &mut Console<'_>) -> Result<(), Failure> {
    match command {
        Command::Arena { opening_plies, arena } => {
            arena::run::<Reversi>(&arena, Setup::default(), opening_plies, console)
        }
        Command::Play { play } => play::run::<Reversi>(&play, Setup::default(), RIVAL, console),
        Command::Perft(args) => Ok(perft::run(&args, console)?),
        Command::Gauntlet(args) => gauntlet::run::<Reversi>(&args, console),
        Command::Ratings(args) => ratings::run::<Reversi>(&args, &terms(), console),
        Command::Reasons(args) => {
            check_reasons::run::<Reversi>(&args, SOURCES, &Setup::default(), console)
        }
        Command::Problems(args) => problems::run::<Reversi>(&args, console),
        Command::Why(args) => why::run::<Reversi>(&args, console),
        Command::Opponents => Ok(opponents::run::<Reversi>(console)?),
        Command::Opponent(args) => serve_opponent::run::<Reversi>(&args, console),
        Command::Solve(args) => solve::run(&args, console),
        Command::Analyse(args) => analyse::run(&args, console),
        Command::Nboard(args) => Ok(nboard::run(&args, console)?),
        Command::Bench => Ok(bench::run(console)?),
        Command::Book(args) => book::run(&args, console),
        Command::Error(args) => eval_error::run(&args, console),
        Command::Train(args) => train::run(&args, console),
        Command::Contest(args) => contest::run(&args, console),
        Command::Tree(args) => tree::run(&args, console),
    }
}

/// How the opponents meet for their ratings.
fn terms() -> ratings::Terms<Setup> {
    ratings::Terms {
        setup: Setup::default(),
        opening_plies: OPENING_PLIES,
        told: "six plies drawn at random; the same opening twice, colours swapped",
        anchor: RIVAL,
    }
}

/// The work that a command is, if it is cut into units.
///
/// # Errors
/// If it is not, or asks for something that there is not.
pub(super) fn work(command: &Command) -> Result<Box<dyn Gather>, Failure> {
    Ok(match command {
        Command::Arena { opening_plies, arena } => {
            Box::new(Gathering::new(arena.plan::<Reversi>(Setup::default(), *opening_plies)?))
        }
        Command::Gauntlet(args) => Box::new(Gathering::new(args.plan::<Reversi>()?)),
        Command::Ratings(args) => Box::new(Gathering::new(args.season::<Reversi>(&terms())?)),
        Command::Problems(args) => Box::new(Gathering::new(args.search::<Reversi>()?)),
        _ => return Err(not_cut()),
    })
}
