//! `durak`: the commands for Durak.

mod analyse;
mod bench;
mod ceiling;
mod deal;
mod endings;
mod faithfulness;
mod habits;
mod house_rules_args;
mod solve;
mod train;

use clap::Subcommand;

use super::{
    arena, causes, check_reasons, gauntlet, learner, log, opponents, plan::not_a_batch_job, play,
    problems, ratings, serve_opponent, tune, verify, why,
};
use crate::{
    console::Console,
    failure::Failure,
    jobs::{AnyJobRun, JobRun},
};
pub(super) use house_rules_args::HouseRulesArgs;
use kozyr_durak::{Durak, Rules, Setup};

/// The opponent a person plays by default, and the anchor of the ratings.
const DEFAULT_OPPONENT: &str = "potential";

/// The opponents from publications, and the baselines.
const PUBLISHED_OPPONENTS: &[&str] =
    &["potential", "fuzzy", "hand-value", "hand-value-published", "lowest", "greedy", "random"];

/// The opponents that teach and test simulated learners.
const LEARNER_OPPONENTS: learner::DefaultOpponents =
    learner::DefaultOpponents { teacher: "master-3", rival: "lowest" };

/// The commands for Durak.
#[derive(Debug, Subcommand)]
pub enum DurakCommand {
    /// Play a match between two opponents in mirrored deals: same cards, seats swapped
    Arena {
        #[command(flatten)]
        house: HouseRulesArgs,
        #[command(flatten)]
        arena: arena::ArenaArgs,
    },
    /// Play a deal in the terminal
    #[command(mut_arg("from", |from| from.conflicts_with_all(["players", "rules", "deck", "rule", "deal"])))]
    Play {
        #[command(flatten)]
        house: HouseRulesArgs,
        #[command(flatten)]
        play: play::PlayArgs,
    },
    /// Print the deal of a record as text that can be edited, or check such a text
    Deal(deal::DealArgs),
    /// Print the decision log of a recorded deal: every hand in numbers and terms, every reason
    Log(log::LogArgs),
    /// Tune the tables of `fuzzy`, or the parameters of other opponents, by playing: a change is
    /// kept if a sequential test over mirrored pairs of deals finds it better
    #[command(alias = "learn-tables")]
    Tune {
        #[command(flatten)]
        house: HouseRulesArgs,
        #[command(flatten)]
        tune: tune::TuneArgs,
    },
    /// Solve endgame positions with two players left and nothing hidden
    Solve(solve::DurakSolveArgs),
    /// Compare the two endgame solvers on the same endings, by positions and time
    Endings(endings::EndingsArgs),
    /// Measure the value of knowing an opponent's habits, deal by deal of a match
    Habits(habits::HabitsArgs),
    /// Judge every decision of a recorded deal and mark the turning points
    Analyse(analyse::DurakAnalyseArgs),
    /// Measure how fast this machine plays deals out, decides and solves
    Bench(bench::DurakBenchArgs),
    /// Measure how well the master plays with all hands shown, as an upper bound
    #[command(hide = true)]
    Ceiling(ceiling::CeilingArgs),
    /// Measure how often opponents name the cause of a decision, and whether the causes hold
    Causes(causes::CausesArgs),
    /// Measure how well the facts that the master names predict its choices
    #[command(alias = "faithful")]
    Faithfulness(faithfulness::FaithfulnessArgs),
    /// Measure whether explanations teach a simulated learner more than moves alone
    Learner(learner::LearnerArgs),
    /// Train the masters' value network by self-play
    Train(train::DurakTrainArgs),
    /// Verify that a recorded deal was fair: the cards follow from the seed, every action is legal
    Verify(verify::VerifyArgs),
    /// Rate all opponents by deals played in pairs; more games can be added at any time
    Ratings(ratings::RatingArgs),
    /// Let all opponents play in any seats, by any rules, and check everything they do
    Gauntlet(gauntlet::GauntletArgs),
    /// Check in many games that reasons can be rendered, hold, and reveal no hidden card
    #[command(alias = "reasons")]
    CheckReasons(check_reasons::CheckReasonsArgs),
    /// Find endings in which only one action does not lose, or check found ones
    Problems(problems::ProblemArgs),
    /// Explain why the opponents of a record decided as they did, with counterfactuals
    Why(why::WhyArgs),
    /// List the opponents
    Opponents,
    /// Serve an opponent in the protocol for external programs
    #[command(alias = "opponent")]
    ServeOpponent(serve_opponent::ServeOpponentArgs),
}

/// Runs a command.
pub fn run(command: DurakCommand, console: &mut Console<'_>) -> Result<(), Failure> {
    match command {
        DurakCommand::Arena { house, arena } => {
            arena::run::<Durak>(&arena, house.setup()?, 0, console)
        }
        DurakCommand::Play { house, play } => {
            play::run::<Durak>(&play, house.setup()?, DEFAULT_OPPONENT, console)
        }
        DurakCommand::Deal(args) => deal::run(&args, console),
        DurakCommand::Log(args) => log::run(&args, console),
        DurakCommand::Tune { house, tune } => tune::run(&tune, house.setup()?, console),
        DurakCommand::Solve(args) => solve::run(&args, console),
        DurakCommand::Endings(args) => endings::run(&args, console),
        DurakCommand::Habits(args) => habits::run(&args, console),
        DurakCommand::Analyse(args) => analyse::run(&args, console),
        DurakCommand::Bench(args) => bench::run(&args, console),
        DurakCommand::Ceiling(args) => ceiling::run(&args, console),
        DurakCommand::Causes(args) => {
            causes::run::<Durak>(&args, &Setup::new(2, Rules::throw_in()), 0, console)
        }
        DurakCommand::Faithfulness(args) => faithfulness::run(&args, console),
        DurakCommand::Learner(args) => learner::run::<Durak>(&args, LEARNER_OPPONENTS, console),
        DurakCommand::Train(args) => train::run(&args, console),
        DurakCommand::Verify(args) => verify::run(&args, console),
        DurakCommand::Gauntlet(args) => gauntlet::run::<Durak>(&args, console),
        DurakCommand::Ratings(args) => ratings::run::<Durak>(&args, &rating_setup(), console),
        DurakCommand::ServeOpponent(args) => serve_opponent::run::<Durak>(&args, console),
        DurakCommand::CheckReasons(args) => {
            let usual = Setup::new(2, Rules::throw_in());
            check_reasons::run::<Durak>(&args, PUBLISHED_OPPONENTS, &usual, console)
        }
        DurakCommand::Problems(args) => problems::run::<Durak>(&args, console),
        DurakCommand::Why(args) => why::run::<Durak>(&args, console),
        DurakCommand::Opponents => Ok(opponents::run::<Durak>(console)?),
    }
}

/// The games that ratings are based on.
fn rating_setup() -> ratings::RatingSetup<Setup> {
    ratings::RatingSetup {
        setup: Setup::new(2, Rules::throw_in()),
        opening_plies: 0,
        description: "two players, throw-in rules, 36 cards; the same deal twice, seats swapped",
        anchor: DEFAULT_OPPONENT,
    }
}

/// The batch job of a command.
///
/// # Errors
/// If the command is not a batch job, or its arguments are invalid.
pub(super) fn job(command: &DurakCommand) -> Result<Box<dyn AnyJobRun>, Failure> {
    Ok(match command {
        DurakCommand::Arena { house, arena } => {
            Box::new(JobRun::new(arena.to_job::<Durak>(house.setup()?, 0)?))
        }
        DurakCommand::Gauntlet(args) => Box::new(JobRun::new(args.to_job::<Durak>()?)),
        DurakCommand::Ratings(args) => {
            Box::new(JobRun::new(args.to_job::<Durak>(&rating_setup())?))
        }
        DurakCommand::Problems(args) => Box::new(JobRun::new(args.to_job::<Durak>()?)),
        _ => return Err(not_a_batch_job()),
    })
}
