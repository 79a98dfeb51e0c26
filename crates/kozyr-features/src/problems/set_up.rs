//! A position is laid on its table, for the player to find the decision.

use bevy::prelude::*;
use kozyr_core::teacher::Taught;

use super::{
    active_problem::Solving,
    exercises::OwnMistakes,
    problem_ui::{Pose, Posed, Series, What},
    task::Task,
};
use kozyr_platform::{
    clock::Calendar,
    screen::{Menu, Origin, Screen},
};
use kozyr_table::session;

pub(super) fn begin<U: Posed>(wanted: On<Pose>, mut commands: Commands) {
    if wanted.game == U::ID {
        let Pose { what, series, .. } = wanted.clone();
        commands.queue(move |world: &mut World| lay_on_table::<U>(world, &what, series));
    }
}

/// Lays the player's own match aside, and a position on the table of which a decision is asked.
pub fn lay_on_table<U: Posed>(world: &mut World, what: &What, series: Series) {
    let task = match what {
        What::Problem(at) => Task::<U>::of_problem(*at, series),
        What::Exercise(position) => {
            let exercise = world.resource::<OwnMistakes>().find(U::ID, position);
            exercise.and_then(|exercise| Task::of_exercise(exercise, series))
        }
    };
    let Some(task) = task else {
        warn!("there is no such position: {what:?}");
        return;
    };
    let open = task.before.game().may_be_asked().is_ok();
    let here = Origin { screen: Screen::Problems, menu: Menu::None };
    let session = session::Session::problem(&task.before, open).opened_from(Some(here));
    session::lay_over(world, session);
    let today = world.resource::<Calendar>().today();
    world.insert_resource(Solving::new(task, today));
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), U::SCREEN);
}
