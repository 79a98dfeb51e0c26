//! A first game of each kind: the real table, the real rules, and a voice that explains them.
//!
//! A lesson is a [`Session`](kozyr_table::session::Session) that follows a script, so that cards, discs, sounds and rules are
//! those of every match; it is neither kept nor counted. Its parts say sentences one by one. Some
//! only have to be read, others ask for the next action of the script; what lies between them
//! plays itself. A wrong touch changes nothing and is told why.

mod ending;
mod highlights;
mod lesson;
mod panel;
mod playback;
pub mod script;
mod wrong_touch;

use bevy::prelude::*;
use kozyr_table::requests::BeginLesson;

pub use highlights::{LessonHighlight, LessonHighlights};
pub use lesson::{ActiveLesson, NavigateLesson, Teachable, begin_at};
pub use wrong_touch::WrongTouch;

/// Lays the player's own match aside and begins a lesson.
fn begin<U: Teachable>(wanted: On<BeginLesson>, mut commands: Commands) {
    if wanted.0 == U::ID {
        commands.queue(|world: &mut World| begin_at::<U>(world, 0, 0));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<NavigateLesson>();
    app.add_plugins(highlights::plugin);
}

/// The lesson of one game. `wrong_touch` tells which touch on the table since the last frame is not
/// what the script has next; `marks` turns what a sentence speaks of into marks on the table.
pub fn plugin_for<U: Teachable, M, N>(
    app: &mut App,
    wrong_touch: impl IntoSystem<(), Option<WrongTouch>, M>,
    marks: impl IntoSystem<In<Vec<U::HighlightTarget>>, Vec<LessonHighlight>, N>,
) {
    app.add_observer(begin::<U>);
    playback::plugin_for::<U>(app);
    panel::plugin_for::<U>(app);
    ending::plugin_for::<U>(app);
    wrong_touch::plugin_for::<U, M>(app, wrong_touch);
    highlights::plugin_for::<U, N>(app, marks);
    app.add_systems(OnExit(U::SCREEN), |mut commands: Commands| {
        commands.remove_resource::<ActiveLesson<U>>();
    });
}
