//! `durak`: what can be done with Durak.

mod analyse;
mod bench;
mod ceiling;
mod deal;
mod endings;
mod faithfulness;
mod habits;
mod house_rules_args;
mod learner;
mod solve;
mod train;

use clap::Subcommand;

use super::{
    arena, check_reasons, gauntlet, log, opponents, plan::not_a_batch_job, play, problems, ratings,
    serve_opponent, tune, verify, why,
};
use crate::{
    console::Console,
    failure::Failure,
    jobs::{AnyJobRun, JobRun},
};
use house_rules_args::HouseRulesArgs;
use kozyr_durak::{Durak, Rules, Setup};

/// Who sits against a person if nobody else is named.
const DEFAULT_OPPONENT: &str = "potential";

/// The opponents of the sources, and yardsticks.
const PUBLISHED_OPPONENTS: &[&str] =
    &["potential", "fuzzy", "hand-value", "hand-value-published", "lowest", "greedy", "random"];

/// What can be done with Durak.
#[derive(Debug, Subcommand)]
pub enum DurakCommand {
    /// A match between two opponents in mirrored deals: same cards, seats swapped
    Arena {
        #[command(flatten)]
        house: HouseRulesArgs,
        #[command(flatten)]
        arena: arena::ArenaArgs,
    },
    /// A deal in the terminal
    #[command(mut_arg("from", |from| from.conflicts_with_all(["players", "rules", "deck", "rule", "deal"])))]
    Play {
        #[command(flatten)]
        house: HouseRulesArgs,
        #[command(flatten)]
        play: play::PlayArgs,
    },
    /// Print the deal of a record as text, to be changed by hand; or check such a text
    Deal(deal::DealArgs),
    /// Print a recorded deal as a log of decisions: every hand in figures and terms, every reason
    Log(log::LogArgs),
    /// Improve the tables of `fuzzy`, or the numbers of other opponents, by playing: a change is
    /// kept if a sequential test over mirrored pairs of deals calls it better
    LearnTables {
        #[command(flatten)]
        house: HouseRulesArgs,
        #[command(flatten)]
        learn: tune::TuneArgs,
    },
    /// Solve positions in which two are left and nothing is hidden
    Solve(solve::DurakSolveArgs),
    /// Measure both solvers of endings on the same endings, by positions and time
    Endings(endings::EndingsArgs),
    /// Measure what it is worth to know the habits of an opponent, deal by deal of a match
    Habits(habits::HabitsArgs),
    /// Judge every decision of a recorded deal and tell where it turned
    Analyse(analyse::DurakAnalyseArgs),
    /// Measure how fast this machine plays deals out, decides and solves
    Bench(bench::DurakBenchArgs),
    /// Measure how the master would play if all hands were shown to it, to compare with
    #[command(hide = true)]
    Ceiling(ceiling::CeilingArgs),
    /// Measure how well the facts that the master names predict its choices
    Faithful(faithfulness::FaithfulnessArgs),
    /// Measure whether explanations teach a simulated learner more than moves alone
    Learner(learner::LearnerArgs),
    /// Teach the masters' value network by nothing but deals of their own
    Train(train::DurakTrainArgs),
    /// Prove that a recorded deal was fair: the cards follow from the seed, every action is legal
    Verify(verify::VerifyArgs),
    /// Rate all opponents by deals that they play in pairs, as many as one likes, on and on
    Ratings(ratings::RatingArgs),
    /// Let all opponents meet in any seats, by any rules, and check everything that they do
    Gauntlet(gauntlet::GauntletArgs),
    /// Check in many games that reasons can be told, hold, and give no hidden card away
    Reasons(check_reasons::CheckReasonsArgs),
    /// Find endings in which one action alone does not lose, or prove them once more
    Problems(problems::ProblemArgs),
    /// Tell why the opponents of a record decided as they did, and what would have had to be
    /// otherwise
    Why(why::WhyArgs),
    /// List the opponents
    Opponents,
    /// Answer as one of the opponents, in the protocol for programs outside
    Opponent(serve_opponent::ServeOpponentArgs),
}

/// Does what was asked.
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
        DurakCommand::LearnTables { house, learn } => tune::run(&learn, house.setup()?, console),
        DurakCommand::Solve(args) => solve::run(&args, console),
        DurakCommand::Endings(args) => endings::run(&args, console),
        DurakCommand::Habits(args) => habits::run(&args, console),
        DurakCommand::Analyse(args) => analyse::run(&args, console),
        DurakCommand::Bench(args) => bench::run(&args, console),
        DurakCommand::Ceiling(args) => ceiling::run(&args, console),
        DurakCommand::Faithful(args) => faithfulness::run(&args, console),
        DurakCommand::Learner(args) => learner::run(&args, console),
        DurakCommand::Train(args) => train::run(&args, console),
        DurakCommand::Verify(args) => verify::run(&args, console),
        DurakCommand::Gauntlet(args) => gauntlet::run::<Durak>(&args, console),
        DurakCommand::Ratings(args) => ratings::run::<Durak>(&args, &rating_setup(), console),
        DurakCommand::Opponent(args) => serve_opponent::run::<Durak>(&args, console),
        DurakCommand::Reasons(args) => {
            let usual = Setup::new(2, Rules::throw_in());
            check_reasons::run::<Durak>(&args, PUBLISHED_OPPONENTS, &usual, console)
        }
        DurakCommand::Problems(args) => problems::run::<Durak>(&args, console),
        DurakCommand::Why(args) => why::run::<Durak>(&args, console),
        DurakCommand::Opponents => Ok(opponents::run::<Durak>(console)?),
    }
}

/// How the opponents meet for their ratings.
fn rating_setup() -> ratings::RatingSetup<Setup> {
    ratings::RatingSetup {
        setup: Setup::new(2, Rules::throw_in()),
        opening_plies: 0,
        description: "two players, throw-in rules, 36 cards; the same deal twice, seats swapped",
        anchor: DEFAULT_OPPONENT,
    }
}

/// The work that a command is, if it is cut into units.
///
/// # Errors
/// If it is not, or asks for something that there is not.
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
