//! Problems, and exercises from the player's own mistakes: positions on the game's own table that
//! ask for one decision.
//!
//! The position is a [`Session`] that follows a script, like a lesson. It is neither saved nor
//! counted, and suspends the player's own match. The script ends where the player is to decide. A
//! background job judges the decision, and the script continues with a line that shows why it is
//! right, or with its refutation.

mod active_problem;
mod catalogue;
mod exercises;
mod judging;
mod page;
mod panel;
mod playback;
mod problem_ui;
mod sections;
mod set_up;
mod solved;
mod task;

use bevy::prelude::*;

use crate::guide_panel::release_guide_area;
use kozyr_platform::jobs::JobRegistry;
use kozyr_table::session::Session;

pub use active_problem::{ActiveProblem, ProblemPanelAction};
pub use catalogue::ProblemCatalogues;
pub use exercises::OwnMistakes;
pub use judging::{AnswerJudgement, JudgeAnswerJob};
pub use page::ProblemParams;
pub use problem_ui::{PoseProblem, ProblemId, ProblemSeries, ProblemUi, ShowProblems};
pub use set_up::set_up_problem;
pub use solved::SolvedProblems;

/// Adds the parts of problems that all games share.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ProblemCatalogues>().add_message::<ProblemPanelAction>();
    app.add_plugins((exercises::plugin, solved::plugin, page::plugin));
}

/// Adds the problems of one game: its catalogue, their setup, the panel and the playback of lines.
/// The active problem ends when the table is left.
pub fn plugin_for<U: ProblemUi>(app: &mut App) {
    app.world_mut().get_resource_or_init::<ProblemCatalogues>().add::<U>();
    app.add_observer(set_up::on_pose_problem::<U>);
    active_problem::plugin_for::<U>(app);
    playback::plugin_for::<U>(app);
    panel::plugin_for::<U>(app);
    let remove = |mut commands: Commands| commands.remove_resource::<ActiveProblem<U>>();
    app.add_systems(OnExit(U::SCREEN), (remove, release_guide_area));
}

/// Whether an answer is being judged, or a line is being played, on the table of a game.
pub fn is_busy<U: ProblemUi>(world: &World) -> bool {
    let problem = world.get_resource::<ActiveProblem<U>>();
    let session = world.get_resource::<Session<U::Rules>>();
    problem.zip(session).is_some_and(|(problem, session)| problem.is_busy(session))
}

/// Registers the background jobs that judge answers to problems.
pub fn register_jobs<U: ProblemUi>(jobs: &mut JobRegistry) {
    jobs.add::<JudgeAnswerJob<U>>();
}
