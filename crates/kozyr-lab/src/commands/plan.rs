//! Plans of batch jobs as JSON: a job's data with its command and game.

use serde::Serialize;
use serde_json::Value;

use crate::{failure::Failure, lab_game::LabGame};

/// The keys of the two fields that identify the kind of a plan.
pub(super) const COMMAND_KEY: &str = "command";
pub(super) const GAME_KEY: &str = "game";

/// A plan as JSON, with its command and game.
pub(super) fn plan_json<G: LabGame>(command: &str, plan: &impl Serialize) -> Value {
    let mut json = plan_json_without_game(command, plan);
    json[GAME_KEY] = G::NAME.into();
    json
}

/// A plan as JSON, of a command that is not tied to a game.
pub(super) fn plan_json_without_game(command: &str, plan: &impl Serialize) -> Value {
    let mut json = serde_json::to_value(plan).expect("plans can be serialized");
    json[COMMAND_KEY] = command.into();
    json
}

/// The failure of commands that cannot be split into units.
pub(super) fn not_a_batch_job() -> Failure {
    Failure::Usage(
        "only arena, ratings, gauntlet, problems, analyse and experiment can be split into units"
            .into(),
    )
}
