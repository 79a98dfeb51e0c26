//! Answers to wrong touches. The game explains a wrong action; otherwise the learner is asked to
//! wait or to read.

use bevy::prelude::*;

use super::lesson::{ActiveLesson, Teachable};
use crate::guide_panel::AnswerSystems;
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::language::Language;

/// A touch on the table that does not match the next action of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongTouch {
    /// The answer if the learner is to play; `None` if the table answers it already.
    pub feedback: Option<String>,
}

/// Pipes the wrong touches of one game into the feedback of its lesson.
pub(super) fn plugin_for<U: Teachable, M>(
    app: &mut App,
    wrong_touch: impl IntoSystem<(), Option<WrongTouch>, M>,
) {
    app.add_systems(
        Update,
        wrong_touch
            .pipe(answer::<U>)
            .run_if(in_state(U::SCREEN))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<ActiveLesson<U>>)
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(AnswerSystems),
    );
}

/// Sets the feedback after a wrong touch: to wait, to read first, or the game's own explanation if
/// it gives one. Does nothing once the lesson is over.
fn answer<U: Teachable>(
    In(wrong_touch): In<Option<WrongTouch>>,
    session: Res<Session<U::Rules>>,
    language: Res<Language>,
    mut lesson: ResMut<ActiveLesson<U>>,
) {
    let Some(wrong_touch) = wrong_touch.filter(|_| !lesson.over) else { return };
    let answer = if !lesson.is_reached(&session) {
        Some(language.text("lesson-answer-wait"))
    } else if !lesson.expects_action(&session) {
        Some(language.text("lesson-answer-read"))
    } else {
        wrong_touch.feedback
    };
    if let Some(answer) = answer {
        lesson.feedback = Some(answer);
    }
}
