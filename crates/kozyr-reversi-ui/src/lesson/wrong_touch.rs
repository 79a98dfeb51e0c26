//! Responses to a wrong touch in the Reversi lesson.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_reversi::{Action, Reversi, Square};

use crate::{refusal::refusal_text, touch::SquareTapped};
use kozyr_features::lessons::{ActiveLesson, WrongTouch};
use kozyr_table::{input::Gesture, session::Session};
use kozyr_ui::language::Language;

/// Returns the answer to the latest touch if it is wrong: on a square other than that of the next
/// scripted move, or outside the squares. `None` if it is right or there is none.
pub(super) fn wrong_touch(
    mut gestures: MessageReader<Gesture>,
    mut tapped: MessageReader<SquareTapped>,
    session: Res<Session<Reversi>>,
    language: Res<Language>,
    lesson: Res<ActiveLesson<ReversiUi>>,
) -> Option<WrongTouch> {
    let was_tapped = gestures.read().any(|gesture| matches!(gesture, Gesture::Tap(_)));
    let square = tapped.read().map(|tapped| tapped.0).last();
    let feedback = match square {
        Some(square) => {
            let next = session.next_scripted_action().filter(|_| lesson.is_reached(&session));
            if next == Some(Action::Place(square)) {
                return None;
            }
            why_not_scripted(square, &session, &language)
        }
        None if was_tapped => language.text("lesson-answer-elsewhere"),
        None => return None,
    };
    Some(WrongTouch { feedback: Some(feedback) })
}

/// Explains why a disc is not placed on the square: a rule, or the lesson.
fn why_not_scripted(square: Square, session: &Session<Reversi>, language: &Language) -> String {
    refusal_text(square, session, language).unwrap_or_else(|| {
        let count = session.game().position().board.flips(square).len();
        let arguments = [("square", square.to_string().into()), ("count", count.into())];
        language.format("lesson-answer-other-square", &arguments)
    })
}
