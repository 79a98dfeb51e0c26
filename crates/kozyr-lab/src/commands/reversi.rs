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
    arena, check_reasons, gauntlet, opponents, perft, plan::not_a_batch_job, play, problems,
    ratings, serve_opponent, why,
};
use crate::{
    console::Console,
    failure::Failure,
    jobs::{AnyJobRun, JobRun},
};
use kozyr_reversi::{Reversi, Setup};

/// Who sits against a person if nobody else is named.
const DEFAULT_OPPONENT: &str = "professional";

/// So many actions are drawn at random to open a game, or opponents would play the same one always.
const OPENING_PLIES: usize = 6;

/// The opponents of the sources, and yardsticks.
const PUBLISHED_OPPONENTS: &[&str] = &["novice", "professional", "random"];

/// What can be done with Reversi.
#[derive(Debug, Subcommand)]
pub enum ReversiCommand {
    /// A match between two opponents from paired random openings: same opening, colours swapped
    Arena {
        /// So many actions at the start of a game are drawn at random, the same for both of a pair
        #[arg(long, value_name = "N", default_value_t = OPENING_PLIES)]
        opening_plies: usize,
        #[command(flatten)]
        arena: arena::ArenaArgs,
    },
    /// A game in the terminal
    Play {
        #[command(flatten)]
        play: play::PlayArgs,
    },
    /// Count the lines of play, a proof of the rules
    Perft(perft::PerftArgs),
    /// Let all opponents meet in any seats, by any rules, and check everything that they do
    Gauntlet(gauntlet::GauntletArgs),
    /// Rate all opponents by games that they play in pairs, as many as one likes, on and on
    Ratings(ratings::RatingArgs),
    /// Check in many games that reasons can be told, hold, and give no hidden card away
    Reasons(check_reasons::CheckReasonsArgs),
    /// Find endings in which one square alone wins, or prove them once more
    Problems(problems::ProblemArgs),
    /// Tell why the opponents of a record decided as they did, and what would have had to be
    /// otherwise
    Why(why::WhyArgs),
    /// List the opponents
    Opponents,
    /// Answer as one of the opponents, in the protocol for programs outside
    Opponent(serve_opponent::ServeOpponentArgs),
    /// Solve positions to the end of the game
    Solve(solve::ReversiSolveArgs),
    /// Value every move of a game and tell where it was lost
    Analyse(analyse::ReversiAnalyseArgs),
    /// Serve a front end that speaks the NBoard protocol
    Nboard(nboard::NboardArgs),
    /// Measure how fast this machine counts, solves and searches
    Bench,
    /// Grow the book of openings
    Book(book::BookArgs),
    /// Measure how far the evaluation alone is from deep search
    Error(eval_error::EvalErrorArgs),
    /// Learn the evaluation from games of one's own
    Train(train::ReversiTrainArgs),
    /// Let two sets of weights meet
    Contest(contest::ContestArgs),
    /// Draw the next plies of a position as a game tree
    Tree(tree::ReversiTreeArgs),
}

/// Does what was asked.
pub fn run(command: ReversiCommand, console: &mut Console<'_>) -> Result<(), Failure> {
    match command {
        ReversiCommand::Arena { opening_plies, arena } => {
            arena::run::<Reversi>(&arena, Setup::default(), opening_plies, console)
        }
        ReversiCommand::Play { play } => {
            play::run::<Reversi>(&play, Setup::default(), DEFAULT_OPPONENT, console)
        }
        ReversiCommand::Perft(args) => Ok(perft::run(&args, console)?),
        ReversiCommand::Gauntlet(args) => gauntlet::run::<Reversi>(&args, console),
        ReversiCommand::Ratings(args) => ratings::run::<Reversi>(&args, &rating_setup(), console),
        ReversiCommand::Reasons(args) => {
            check_reasons::run::<Reversi>(&args, PUBLISHED_OPPONENTS, &Setup::default(), console)
        }
        ReversiCommand::Problems(args) => problems::run::<Reversi>(&args, console),
        ReversiCommand::Why(args) => why::run::<Reversi>(&args, console),
        ReversiCommand::Opponents => Ok(opponents::run::<Reversi>(console)?),
        ReversiCommand::Opponent(args) => serve_opponent::run::<Reversi>(&args, console),
        ReversiCommand::Solve(args) => solve::run(&args, console),
        ReversiCommand::Analyse(args) => analyse::run(&args, console),
        ReversiCommand::Nboard(args) => Ok(nboard::run(&args, console)?),
        ReversiCommand::Bench => Ok(bench::run(console)?),
        ReversiCommand::Book(args) => book::run(&args, console),
        ReversiCommand::Error(args) => eval_error::run(&args, console),
        ReversiCommand::Train(args) => train::run(&args, console),
        ReversiCommand::Contest(args) => contest::run(&args, console),
        ReversiCommand::Tree(args) => tree::run(&args, console),
    }
}

/// How the opponents meet for their ratings.
fn rating_setup() -> ratings::RatingSetup<Setup> {
    ratings::RatingSetup {
        setup: Setup::default(),
        opening_plies: OPENING_PLIES,
        description: "six plies drawn at random; the same opening twice, colours swapped",
        anchor: DEFAULT_OPPONENT,
    }
}

/// The work that a command is, if it is cut into units.
///
/// # Errors
/// If it is not, or asks for something that there is not.
pub(super) fn job(command: &ReversiCommand) -> Result<Box<dyn AnyJobRun>, Failure> {
    Ok(match command {
        ReversiCommand::Arena { opening_plies, arena } => {
            Box::new(JobRun::new(arena.to_job::<Reversi>(Setup::default(), *opening_plies)?))
        }
        ReversiCommand::Gauntlet(args) => Box::new(JobRun::new(args.to_job::<Reversi>()?)),
        ReversiCommand::Ratings(args) => {
            Box::new(JobRun::new(args.to_job::<Reversi>(&rating_setup())?))
        }
        ReversiCommand::Problems(args) => Box::new(JobRun::new(args.to_job::<Reversi>()?)),
        _ => return Err(not_a_batch_job()),
    })
}
