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
    arena, check_reasons, gauntlet, log, opponents, plan::not_cut, play, problems, ratings,
    serve_opponent, tune, verify, why,
};
use crate::{
    console::Console,
    failure::Failure,
    jobs::{Gather, Gathering},
};
use house_rules_args::House;
use kozyr_durak::{Durak, Rules, Setup};

/// Who sits against a person if nobody else is named.
const RIVAL: &str = "potential";

/// The opponents of the sources, and yardsticks.
const SOURCES: &[&str] =
    &["potential", "fuzzy", "hand-value", "hand-value-published", "lowest", "greedy", "random"];

/// What can be done with Durak.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// A match between two opponents in mirrored deals: same cards, seats swapped
    Arena {
        #[command(flatten)]
        house: House,
        #[command(flatten)]
        arena: arena::Args,
    },
    /// A deal in the terminal
    #[command(mut_arg("from", |from| from.conflicts_with_all(["players", "rules", "deck", "rule", "deal"])))]
    Play {
        #[command(flatten)]
        house: House,
        #[command(flatten)]
        play: play::Args,
    },
    /// Print the deal of a record as text, to be changed by hand; or check such a text
    Deal(deal::Args),
    /// Print a recorded deal as a log of decisions: every hand in figures and terms, every reason
    Log(log::Args),
    /// Improve the tables of `fuzzy`, or the numbers of other opponents, by playing: a change is
    /// kept if a sequential test over mirrored pairs of deals calls it better
    LearnTables {
        #[command(flatten)]
        house: House,
        #[command(flatten)]
        learn: tune::Args,
    },
    /// Solve positions in which two are left and nothing is hidden
    Solve(solve::Args),
    /// Measure both solvers of endings on the same endings, by positions and time
    Endings(endings::Args),
    /// Measure what it is worth to know the habits of an opponent, deal by deal of a match
    Habits(habits::Args),
    /// Judge every decision of a recorded deal and tell where it turned
    Analyse(analyse::Args),
    /// Measure how fast this machine plays deals out, decides and solves
    Bench(bench::Args),
    /// Measure how the master would play if all hands were shown to it, to compare with
    #[command(hide = true)]
    Ceiling(ceiling::Args),
    /// Measure how well the facts that the master names predict its choices
    Faithful(faithfulness::Args),
    /// Measure whether explanations teach a simulated learner more than moves alone
    Learner(learner::Args),
    /// Teach the masters' value network by nothing but deals of their own
    Train(train::Args),
    /// Prove that a recorded deal was fair: the cards follow from the seed, every action is legal
    Verify(verify::Args),
    /// Rate all opponents by deals that they play in pairs, as many as one likes, on and on
    Ratings(ratings::Args),
    /// Let all opponents meet in any seats, by any rules, and check everything that they do
    Gauntlet(gauntlet::Args),
    /// Check in many games that reasons can be told, hold, and give no hidden card away
    Reasons(check_reasons::Args),
    /// Find endings in which one action alone does not lose, or prove them once more
    Problems(problems::Args),
    /// Tell why the opponents of a record decided as they did, and what would have had to be
    /// otherwise
    Why(why::Args),
    /// List the opponents
    Opponents,
    /// Answer as one of the opponents, in the protocol for programs outside
    Opponent(serve_opponent::Args),
}

/// Does what was asked.
pub fn run(command: Command, console: &mut Console<'_>) -> Result<(), Failure> {
    match command {
        Command::Arena { house, arena } => arena::run::<Durak>(&arena, house.setup()?, 0, console),
        Command::Play { house, play } => play::run::<Durak>(&play, house.setup()?, RIVAL, console),
        Command::Deal(args) => deal::run(&args, console),
        Command::Log(args) => log::run(&args, console),
        Command::LearnTables { house, learn } => tune::run(&learn, house.setup()?, console),
        Command::Solve(args) => solve::run(&args, console),
        Command::Endings(args) => endings::run(&args, console),
        Command::Habits(args) => habits::run(&args, console),
        Command::Analyse(args) => analyse::run(&args, console),
        Command::Bench(args) => bench::run(&args, console),
        Command::Ceiling(args) => ceiling::run(&args, console),
        Command::Faithful(args) => faithfulness::run(&args, console),
        Command::Learner(args) => learner::run(&args, console),
        Command::Train(args) => train::run(&args, console),
        Command::Verify(args) => verify::run(&args, console),
        Command::Gauntlet(args) => gauntlet::run::<Durak>(&args, console),
        Command::Ratings(args) => ratings::run::<Durak>(&args, &terms(), console),
        Command::Opponent(args) => serve_opponent::run::<Durak>(&args, console),
        Command::Reasons(args) => {
            let usual = Setup::new(2, Rules::throw_in());
            check_reasons::run::<Durak>(&args, SOURCES, &usual, console)
        }
        Command::Problems(args) => problems::run::<Durak>(&args, console),
        Command::Why(args) => why::run::<Durak>(&args, console),
        Command::Opponents => Ok(opponents::run::<Durak>(console)?),
    }
}

/// How the opponents meet for their ratings.
fn terms() -> ratings::Terms<Setup> {
    ratings::Terms {
        setup: Setup::new(2, Rules::throw_in()),
        opening_plies: 0,
        told: "two players, throw-in rules, 36 cards; the same deal twice, seats swapped",
        anchor: RIVAL,
    }
}

/// The work that a command is, if it is cut into units.
///
/// # Errors
/// If it is not, or asks for something that there is not.
pub(super) fn work(command: &Command) -> Result<Box<dyn Gather>, Failure> {
    Ok(match command {
        Command::Arena { house, arena } => {
            Box::new(Gathering::new(arena.plan::<Durak>(house.setup()?, 0)?))
        }
        Command::Gauntlet(args) => Box::new(Gathering::new(args.plan::<Durak>()?)),
        Command::Ratings(args) => Box::new(Gathering::new(args.season::<Durak>(&terms())?)),
        Command::Problems(args) => Box::new(Gathering::new(args.search::<Durak>()?)),
        _ => return Err(not_cut()),
    })
}
