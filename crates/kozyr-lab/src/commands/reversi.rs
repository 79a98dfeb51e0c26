//! `reversi`: the commands for Reversi.

mod analyse;
mod bench;
mod book;
mod contest;
mod convert;
mod eval_error;
mod games;
mod nboard;
mod solve;
mod train;
mod tree;
mod weights;

pub use analyse::ReversiAnalysisJob;
use clap::Subcommand;

use super::{
    arena, causes, check_reasons, gauntlet, learner, opponents, perft, plan::not_a_batch_job, play,
    problems, ratings, serve_opponent, why,
};
use crate::{
    console::Console,
    failure::Failure,
    jobs::{AnyJobRun, JobRun},
};
use kozyr_reversi::{Reversi, Setup};

/// The opponent a person plays by default, and the anchor of the ratings.
const DEFAULT_OPPONENT: &str = "professional";

/// Random plies at the start of a game. Without them opponents would always play the same game.
const OPENING_PLIES: usize = 6;

/// The opponents from publications, and the baseline.
const PUBLISHED_OPPONENTS: &[&str] = &["novice", "professional", "random"];

/// The opponents that teach and test simulated learners.
const LEARNER_OPPONENTS: learner::DefaultOpponents =
    learner::DefaultOpponents { teacher: "engine-6", rival: "novice" };

/// The commands for Reversi.
#[derive(Debug, Subcommand)]
pub enum ReversiCommand {
    /// Play a match between two opponents from paired random openings: same opening, colours
    /// swapped
    Arena {
        /// Random plies at the start of each game, the same for both games of a pair
        #[arg(long, value_name = "N", default_value_t = OPENING_PLIES)]
        opening_plies: usize,
        #[command(flatten)]
        arena: arena::ArenaArgs,
    },
    /// Play a game in the terminal
    Play {
        #[command(flatten)]
        play: play::PlayArgs,
    },
    /// Count the leaves of the game tree (perft), to check the rules
    Perft(perft::PerftArgs),
    /// Let all opponents play in any seats, by any rules, and check everything they do
    Gauntlet(gauntlet::GauntletArgs),
    /// Rate all opponents by games played in pairs; more games can be added at any time
    Ratings(ratings::RatingArgs),
    /// Check in many games that reasons can be rendered, hold, and reveal nothing hidden
    #[command(alias = "reasons")]
    CheckReasons(check_reasons::CheckReasonsArgs),
    /// Measure how often opponents name the cause of a decision, and whether the causes hold
    Causes(causes::CausesArgs),
    /// Measure whether explanations teach a simulated learner more than moves alone
    Learner(learner::LearnerArgs),
    /// Find endings in which only one square wins, or check found ones
    Problems(problems::ProblemArgs),
    /// Explain why the opponents of a record decided as they did, with counterfactuals
    Why(why::WhyArgs),
    /// List the opponents
    Opponents,
    /// Serve an opponent in the protocol for external programs
    #[command(alias = "opponent")]
    ServeOpponent(serve_opponent::ServeOpponentArgs),
    /// Solve positions to the end of the game
    Solve(solve::ReversiSolveArgs),
    /// Evaluate every move of games and show where they were lost
    Analyse(analyse::ReversiAnalyseArgs),
    /// List the games of files: transcripts, boards, OBF, GGF and WTHOR
    Games(games::GamesArgs),
    /// Convert games between transcripts, OBF and GGF; also reads WTHOR and any board
    Convert(convert::ConvertArgs),
    /// Run as an engine for front ends that speak the NBoard protocol
    Nboard(nboard::NboardArgs),
    /// Measure how fast this machine counts, solves and searches
    Bench,
    /// Build the opening book by search
    Book(book::BookArgs),
    /// Measure the error of the static evaluation against deep search
    #[command(alias = "error")]
    EvalError(eval_error::EvalErrorArgs),
    /// Train the evaluation by self-play
    Train(train::ReversiTrainArgs),
    /// Play a match between two sets of weights
    Contest(contest::ContestArgs),
    /// Draw the next plies of a position as a game tree
    Tree(tree::ReversiTreeArgs),
}

/// Runs a command.
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
        ReversiCommand::CheckReasons(args) => {
            check_reasons::run::<Reversi>(&args, PUBLISHED_OPPONENTS, &Setup::default(), console)
        }
        ReversiCommand::Causes(args) => {
            causes::run::<Reversi>(&args, &Setup::default(), OPENING_PLIES, console)
        }
        ReversiCommand::Learner(args) => learner::run::<Reversi>(&args, LEARNER_OPPONENTS, console),
        ReversiCommand::Problems(args) => problems::run::<Reversi>(&args, console),
        ReversiCommand::Why(args) => why::run::<Reversi>(&args, console),
        ReversiCommand::Opponents => Ok(opponents::run::<Reversi>(console)?),
        ReversiCommand::ServeOpponent(args) => serve_opponent::run::<Reversi>(&args, console),
        ReversiCommand::Solve(args) => solve::run(&args, console),
        ReversiCommand::Analyse(args) => analyse::run(&args, console),
        ReversiCommand::Games(args) => games::run(&args, console),
        ReversiCommand::Convert(args) => convert::run(&args, console),
        ReversiCommand::Nboard(args) => Ok(nboard::run(&args, console)?),
        ReversiCommand::Bench => Ok(bench::run(console)?),
        ReversiCommand::Book(args) => book::run(&args, console),
        ReversiCommand::EvalError(args) => eval_error::run(&args, console),
        ReversiCommand::Train(args) => train::run(&args, console),
        ReversiCommand::Contest(args) => contest::run(&args, console),
        ReversiCommand::Tree(args) => tree::run(&args, console),
    }
}

/// The games that ratings are based on.
fn rating_setup() -> ratings::RatingSetup<Setup> {
    ratings::RatingSetup {
        setup: Setup::default(),
        opening_plies: OPENING_PLIES,
        description: "six plies drawn at random; the same opening twice, colours swapped",
        anchor: DEFAULT_OPPONENT,
    }
}

/// The batch job of a command.
///
/// # Errors
/// If the command is not a batch job, or its arguments are invalid.
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
        ReversiCommand::Analyse(args) => Box::new(JobRun::new(args.to_job(&mut std::io::empty())?)),
        _ => return Err(not_a_batch_job()),
    })
}
