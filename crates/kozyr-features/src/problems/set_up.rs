//! Sets up a position on its table for the player to solve.

use bevy::prelude::*;
use kozyr_core::teacher::TeachableGame;

use super::{
    active_problem::ActiveProblem,
    exercises::OwnMistakes,
    problem_ui::{PoseProblem, ProblemId, ProblemSeries, ProblemUi},
    task::ProblemTask,
};
use kozyr_platform::{
    clock::Calendar,
    screen::{Menu, ReturnPoint, Screen},
};
use kozyr_table::session;

/// Queues setting up the problem if it is one of this game.
pub(super) fn on_pose_problem<U: ProblemUi>(event: On<PoseProblem>, mut commands: Commands) {
    if event.game == U::ID {
        let PoseProblem { problem: id, series, .. } = event.clone();
        commands.queue(move |world: &mut World| set_up_problem::<U>(world, &id, series));
    }
}

/// Suspends the player's own match, sets up a problem on the table and opens the table. If there is
/// no such problem, only logs a warning.
pub fn set_up_problem<U: ProblemUi>(world: &mut World, id: &ProblemId, series: ProblemSeries) {
    let task = match id {
        ProblemId::Problem(index) => ProblemTask::<U>::of_problem(*index, series),
        ProblemId::Exercise(position) => {
            let exercise = world.resource::<OwnMistakes>().find(U::ID, position);
            exercise.and_then(|exercise| ProblemTask::of_exercise(exercise, series))
        }
    };
    let Some(task) = task else {
        warn!("no such problem: {id:?}");
        return;
    };
    let is_open = task.before.game().check_suitable().is_ok();
    let return_point = ReturnPoint { screen: Screen::Problems, menu: Menu::None };
    let session = session::Session::problem(&task.before, is_open).opened_from(Some(return_point));
    session::suspend_for(world, session);
    let today = world.resource::<Calendar>().today();
    world.insert_resource(ActiveProblem::new(task, today));
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), U::SCREEN);
}
