//! Which commands are work that is cut into units, and work made from its plan.

use clap::Parser;
use kozyr_core::{durak::Durak, game::Game, reversi::Reversi};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    Cli, Command, Failure, arena, durak, experiment, gauntlet, problems, ratings, reversi,
};
use crate::{
    lab_game::LabGame,
    units::{Gather, Gathering, Work},
};

/// The names of the two fields by which a plan is known.
const COMMAND: &str = "command";
const GAME: &str = "game";

/// A plan as data, with the command that it belongs to and its game.
pub(super) fn described<G: LabGame>(command: &str, plan: &impl Serialize) -> Value {
    let mut described = described_alone(command, plan);
    described[GAME] = G::NAME.into();
    described
}

/// The same where the command is of no one game.
pub(super) fn described_alone(command: &str, plan: &impl Serialize) -> Value {
    let mut described = serde_json::to_value(plan).expect("plans are always JSON");
    described[COMMAND] = command.into();
    described
}

/// The work of a plan.
///
/// # Errors
/// If there is no such work.
pub fn work_of_plan(plan: &Value) -> Result<Box<dyn Gather>, Failure> {
    let name = |field: &str| plan.get(field).and_then(Value::as_str).unwrap_or_default();
    match (name(COMMAND), name(GAME)) {
        ("arena", Durak::NAME) => made::<arena::Match<Durak>>(plan),
        ("arena", Reversi::NAME) => made::<arena::Match<Reversi>>(plan),
        ("ratings", Durak::NAME) => made::<ratings::Season<Durak>>(plan),
        ("ratings", Reversi::NAME) => made::<ratings::Season<Reversi>>(plan),
        ("gauntlet", Durak::NAME) => made::<gauntlet::Plan<Durak>>(plan),
        ("gauntlet", Reversi::NAME) => made::<gauntlet::Plan<Reversi>>(plan),
        ("problems", Durak::NAME) => made::<problems::Search<Durak>>(plan),
        ("problems", Reversi::NAME) => made::<problems::Search<Reversi>>(plan),
        ("experiment", _) => made::<experiment::Series>(plan),
        (command, _) => Err(Failure::Failed(format!("there is no command `{command}` in parts"))),
    }
}

fn made<W: Work + DeserializeOwned + 'static>(plan: &Value) -> Result<Box<dyn Gather>, Failure> {
    let work: W = serde_json::from_value(plan.clone())
        .map_err(|error| Failure::Failed(format!("this is no plan: {error}")))?;
    Ok(Box::new(Gathering::new(work)))
}

/// The work that the words of a command line ask for.
///
/// # Errors
/// If they ask for nothing that is cut into units.
pub fn work_of_words(words: &[String]) -> Result<Box<dyn Gather>, Failure> {
    let program = ["kozyr-lab".to_owned()];
    let cli = Cli::try_parse_from(program.iter().chain(words)).map_err(|error| {
        let text = error.to_string();
        Failure::Usage(text.trim().trim_start_matches("error: ").replace('\n', " "))
    })?;
    match cli.command {
        Command::Durak(command) => durak::work(&command),
        Command::Reversi(command) => reversi::work(&command),
        Command::Experiment(args) => Ok(Box::new(Gathering::new(args.series()))),
        _ => Err(not_cut()),
    }
}

/// Of all other commands.
pub(super) fn not_cut() -> Failure {
    Failure::Usage(
        "only arena, ratings, gauntlet, problems and experiment are cut into units".into(),
    )
}
