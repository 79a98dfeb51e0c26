//! Jobs made from plans.

use kozyr_core::game::Game;
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    arena, experiment, gauntlet,
    plan::{COMMAND_KEY, GAME_KEY},
    problems, ratings,
};
use crate::{
    failure::Failure,
    jobs::{
        batch_job::BatchJob,
        job_run::{AnyJobRun, JobRun},
    },
};

/// The job of a plan.
///
/// # Errors
/// If the plan is invalid or its command unknown.
pub fn job_from_plan(plan: &Value) -> Result<Box<dyn AnyJobRun>, Failure> {
    let name = |field: &str| plan.get(field).and_then(Value::as_str).unwrap_or_default();
    match (name(COMMAND_KEY), name(GAME_KEY)) {
        ("arena", Durak::NAME) => parse_job::<arena::ArenaJob<Durak>>(plan),
        ("arena", Reversi::NAME) => parse_job::<arena::ArenaJob<Reversi>>(plan),
        ("ratings", Durak::NAME) => parse_job::<ratings::RatingJob<Durak>>(plan),
        ("ratings", Reversi::NAME) => parse_job::<ratings::RatingJob<Reversi>>(plan),
        ("gauntlet", Durak::NAME) => parse_job::<gauntlet::GauntletJob<Durak>>(plan),
        ("gauntlet", Reversi::NAME) => parse_job::<gauntlet::GauntletJob<Reversi>>(plan),
        ("problems", Durak::NAME) => parse_job::<problems::ProblemSearchJob<Durak>>(plan),
        ("analyse", Reversi::NAME) => parse_job::<super::reversi::ReversiAnalysisJob>(plan),
        ("problems", Reversi::NAME) => parse_job::<problems::ProblemSearchJob<Reversi>>(plan),
        ("experiment", _) => parse_job::<experiment::ExperimentJob>(plan),
        (command, _) => Err(Failure::Failed(format!("unknown command `{command}` in a part"))),
    }
}

/// Parses a plan as a job of the type `W`.
fn parse_job<W: BatchJob + DeserializeOwned + 'static>(
    plan: &Value,
) -> Result<Box<dyn AnyJobRun>, Failure> {
    let job: W = serde_json::from_value(plan.clone())
        .map_err(|error| Failure::Failed(format!("invalid plan: {error}")))?;
    Ok(Box::new(JobRun::new(job)))
}
