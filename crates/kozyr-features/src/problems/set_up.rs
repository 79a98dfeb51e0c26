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

pub(super) fn on_pose_problem<U: ProblemUi>(wanted: On<PoseProblem>, mut commands: Commands) {
    if wanted.game == U::ID {
        let PoseProblem { problem: what, series, .. } = wanted.clone();
        commands.queue(move |world: &mut World| set_up_problem::<U>(world, &what, series));
    }
}

/// Suspends the player's own match and sets up a problem on the table.
pub fn set_up_problem<U: ProblemUi>(world: &mut World, what: &ProblemId, series: ProblemSeries) {
    let task = match what {
        ProblemId::Problem(at) => ProblemTask::<U>::of_problem(*at, series),
        ProblemId::Exercise(position) => {
            let exercise = world.resource::<OwnMistakes>().find(U::ID, position);
            exercise.and_then(|exercise| ProblemTask::of_exercise(exercise, series))
        }
    };
    let Some(task) = task else {
        warn!("no such problem: {what:?}");
        return;
    };
    let open = task.before.game().check_suitable().is_ok();
    let here = ReturnPoint { screen: Screen::Problems, menu: Menu::None };
    let session = session::Session::problem(&task.before, open).opened_from(Some(here));
    session::suspend_for(world, session);
    let today = world.resource::<Calendar>().today();
    world.insert_resource(ActiveProblem::new(task, today));
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), U::SCREEN);
}
