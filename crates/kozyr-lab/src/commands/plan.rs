//! Plans of work that is cut into units: which command and which game they belong to.

use serde::Serialize;
use serde_json::Value;

use crate::{failure::Failure, lab_game::LabGame};

/// The names of the two fields by which a plan is known.
pub(super) const COMMAND_KEY: &str = "command";
pub(super) const GAME_KEY: &str = "game";

/// A plan as data, with the command that it belongs to and its game.
pub(super) fn plan_json<G: LabGame>(command: &str, plan: &impl Serialize) -> Value {
    let mut described = plan_json_without_game(command, plan);
    described[GAME_KEY] = G::NAME.into();
    described
}

/// The same where the command is of no one game.
pub(super) fn plan_json_without_game(command: &str, plan: &impl Serialize) -> Value {
    let mut described = serde_json::to_value(plan).expect("plans are always JSON");
    described[COMMAND_KEY] = command.into();
    described
}

/// Of all other commands.
pub(super) fn not_a_batch_job() -> Failure {
    Failure::Usage(
        "only arena, ratings, gauntlet, problems and experiment are cut into units".into(),
    )
}
