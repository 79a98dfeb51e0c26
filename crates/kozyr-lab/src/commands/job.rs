//! Work that is made from its plan.

use kozyr_core::game::Game;
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    arena, experiment, gauntlet,
    plan::{COMMAND, GAME},
    problems, ratings,
};
use crate::{
    failure::Failure,
    jobs::{
        batch_job::Work,
        job_run::{Gather, Gathering},
    },
};

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
