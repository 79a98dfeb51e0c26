//! `durak`: what can be done with Durak.

mod analyse;
mod bench;
mod ceiling;
mod deal;
mod endings;
mod faithful;
mod habits;
mod learner;
mod solve;
mod train;

use std::path::PathBuf;

use clap::{Subcommand, builder::PossibleValuesParser};
use serde_json::Value;

use super::{
    Failure, arena, gauntlet, learn, log, opponent, opponents, play, problems, ratings, reasons,
    verify, why, work::not_cut,
};
use kozyr_core::durak::{Deck, Durak, Rules, Setup};

use crate::{
    play::Console,
    units::{Gather, Gathering},
};

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
        learn: learn::Args,
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
    Faithful(faithful::Args),
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
    Reasons(reasons::Args),
    /// Find endings in which one action alone does not lose, or prove them once more
    Problems(problems::Args),
    /// Tell why the opponents of a record decided as they did, and what would have had to be
    /// otherwise
    Why(why::Args),
    /// List the opponents
    Opponents,
    /// Answer as one of the opponents, in the protocol for programs outside
    Opponent(opponent::Args),
}

/// The house rules.
#[derive(Debug, clap::Args)]
pub struct House {
    /// How many play, 2 to 6
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Rules to begin with
    #[arg(long, value_name = "PRESET", default_value = PRESETS[0].0,
          value_parser = PossibleValuesParser::new(PRESETS.map(|(name, _)| name)))]
    rules: String,
    /// The number of cards: 24, 32, 36 or 52 [default: 36]
    #[arg(long, value_name = "CARDS")]
    deck: Option<u8>,
    /// One rule that is to be otherwise, for instance throwing_in=neighbours; repeatable
    #[arg(long, value_name = "KEY=VALUE")]
    rule: Vec<String>,
    /// Deal the cards of this file, which also says who plays by what rules: a deal as text, as
    /// `durak deal` prints it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "rules", "deck", "rule"])]
    deal: Option<PathBuf>,
}

/// A set of rules and what it is called.
type Preset = (&'static str, fn() -> Rules);

const PRESETS: [Preset; 4] = [
    ("throw-in", Rules::throw_in),
    ("transfer", Rules::transfer),
    ("partnership", Rules::partnership),
    ("duel", Rules::duel),
];

/// Does what was asked.
pub fn run(command: Command, console: &mut Console<'_>) -> Result<(), Failure> {
    match command {
        Command::Arena { house, arena } => arena::run::<Durak>(&arena, house.setup()?, 0, console),
        Command::Play { house, play } => play::run::<Durak>(&play, house.setup()?, RIVAL, console),
        Command::Deal(args) => deal::run(&args, console),
        Command::Log(args) => log::run(&args, console),
        Command::LearnTables { house, learn } => learn::run(&learn, house.setup()?, console),
        Command::Solve(args) => solve::run(&args, console),
        Command::Endings(args) => endings::run(&args, console),
        Command::Habits(args) => habits::run(&args, console),
        Command::Analyse(args) => analyse::run(&args, console),
        Command::Bench(args) => bench::run(&args, console),
        Command::Ceiling(args) => ceiling::run(&args, console),
        Command::Faithful(args) => faithful::run(&args, console),
        Command::Learner(args) => learner::run(&args, console),
        Command::Train(args) => train::run(&args, console),
        Command::Verify(args) => verify::run(&args, console),
        Command::Gauntlet(args) => gauntlet::run::<Durak>(&args, console),
        Command::Ratings(args) => ratings::run::<Durak>(&args, &terms(), console),
        Command::Opponent(args) => opponent::run::<Durak>(&args, console),
        Command::Reasons(args) => {
            let usual = Setup::new(2, Rules::throw_in());
            reasons::run::<Durak>(&args, SOURCES, &usual, console)
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

impl House {
    fn setup(&self) -> Result<Setup, Failure> {
        if let Some(file) = &self.deal {
            return deal::read(file);
        }
        let preset = PRESETS.iter().find(|(name, _)| *name == self.rules);
        let mut rules = preset.map_or_else(Rules::default, |(_, rules)| rules());
        if let Some(cards) = self.deck {
            rules.deck =
                Deck::try_from(cards).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let rules = self.rule.iter().try_fold(rules, |rules, change| changed(&rules, change))?;
        Ok(Setup::new(self.players, rules))
    }
}

/// The rules with one of them changed, written as `key=value`.
fn changed(rules: &Rules, change: &str) -> Result<Rules, Failure> {
    let error = |reason: String| Failure::Usage(format!("rule `{change}`: {reason}"));
    let mut fields = match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => fields,
        other => return Err(error(format!("the rules are no object but {other:?}"))),
    };
    let known = || fields.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (key, value) =
        change.split_once('=').ok_or_else(|| error("a rule is changed by key=value".into()))?;
    if !fields.contains_key(key) {
        return Err(error(format!("there is no `{key}`; there are {}", known())));
    }
    // What is not a number or a truth value is taken as a word.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    fields.insert(key.into(), value);
    serde_json::from_value(Value::Object(fields)).map_err(|reason| error(reason.to_string()))
}
