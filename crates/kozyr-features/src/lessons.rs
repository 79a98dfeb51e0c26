//! An interactive first game: the real table and rules, with a guide panel that explains them.
//!
//! A lesson is a [`Session`](kozyr_table::session::Session) that follows a script, so cards, discs,
//! sounds and rules are those of every match. It is neither saved nor counted. Its parts show
//! sentences one by one. Some sentences only need to be read, others ask for the next action of the
//! script; the actions in between play themselves. A wrong touch changes nothing and gets an
//! explanation.

mod ending;
mod highlights;
mod lesson;
mod panel;
mod playback;
pub mod script;
mod wrong_touch;

use crate::guide_panel::release_guide_area;
use bevy::prelude::*;
use kozyr_table::requests::BeginLesson;

pub use highlights::{LessonHighlight, LessonHighlights};
pub use lesson::{ActiveLesson, NavigateLesson, Teachable, begin_at};
pub use wrong_touch::WrongTouch;

/// Begins this game's lesson at its start if the event is for this game, and suspends the match on
/// its table.
fn begin<U: Teachable>(event: On<BeginLesson>, mut commands: Commands) {
    if event.0 == U::ID {
        commands.queue(|world: &mut World| begin_at::<U>(world, 0, 0));
    }
}

/// Adds the parts of lessons that all games share.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<NavigateLesson>();
    app.add_plugins(highlights::plugin);
}

/// Adds the lesson of one game, which ends when its table is left. `wrong_touch` returns the touch
/// since the last frame that does not match the next action of the script. `to_highlights` turns
/// the highlight targets of a sentence into highlights on the table.
pub fn plugin_for<U: Teachable, M, N>(
    app: &mut App,
    wrong_touch: impl IntoSystem<(), Option<WrongTouch>, M>,
    to_highlights: impl IntoSystem<In<Vec<U::HighlightTarget>>, Vec<LessonHighlight>, N>,
) {
    app.add_observer(begin::<U>);
    playback::plugin_for::<U>(app);
    panel::plugin_for::<U>(app);
    ending::plugin_for::<U>(app);
    wrong_touch::plugin_for::<U, M>(app, wrong_touch);
    highlights::plugin_for::<U, N>(app, to_highlights);
    let remove = |mut commands: Commands| commands.remove_resource::<ActiveLesson<U>>();
    app.add_systems(OnExit(U::SCREEN), (remove, release_guide_area));
}
