//! Problems, and the player's own mistakes that come back as exercises: positions of which one
//! decision is asked for on the game's own table.
//!
//! What lies there is a [`Session`] that follows a script, as that
//! of a lesson does; it is neither kept nor counted, and the player's own match waits. The script
//! ends where the person is to decide. What they decide is judged off the frame, and then goes on
//! as a script: to the line that shows why it is right, or to its refutation.

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

use kozyr_platform::jobs::Jobs;
use kozyr_table::session::Session;

pub use active_problem::{Solving, Wish};
pub use catalogue::Catalogues;
pub use exercises::OwnMistakes;
pub use judging::{Tried, Try};
pub use page::Desk;
pub use problem_ui::{Pose, Posed, Series, ShowProblems, What};
pub use set_up::lay_on_table;
pub use solved::SolvedProblems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Catalogues>().add_message::<Wish>();
    app.add_plugins((exercises::plugin, solved::plugin, page::plugin));
}

/// The problems of one game.
pub fn plugin_for<U: Posed>(app: &mut App) {
    app.world_mut().get_resource_or_init::<Catalogues>().add::<U>();
    app.add_observer(set_up::begin::<U>);
    active_problem::plugin_for::<U>(app);
    playback::plugin_for::<U>(app);
    panel::plugin_for::<U>(app);
    app.add_systems(OnExit(U::SCREEN), |mut commands: Commands| {
        commands.remove_resource::<Solving<U>>();
    });
}

/// Whether an answer is being judged, or what follows it plays itself on the table of a game.
pub fn is_at_work<U: Posed>(world: &World) -> bool {
    let solving = world.get_resource::<Solving<U>>();
    let session = world.get_resource::<Session<U::Rules>>();
    solving.zip(session).is_some_and(|(solving, session)| solving.is_at_work(session))
}

/// What is asked about answers, for a worker.
pub fn jobs<U: Posed>(jobs: &mut Jobs) {
    jobs.add::<Try<U>>();
}
