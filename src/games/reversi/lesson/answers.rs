//! What a wrong touch on the board is answered.

use bevy::prelude::*;
use kozyr_core::reversi::{Action, Reversi, Square};

use crate::{
    features::{lessons::Lesson, voice::Answering},
    games::reversi::{refusal::why_not, screens::TABLE, touch::Tapped},
    look::language::Language,
    platform::screen::Menu,
    table::{input::Gesture, session::Session},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        answer
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Lesson<Reversi>>)
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(Answering),
    );
}

fn answer(
    mut gestures: MessageReader<Gesture>,
    mut tapped: MessageReader<Tapped>,
    session: Res<Session<Reversi>>,
    language: Res<Language>,
    mut lesson: ResMut<Lesson<Reversi>>,
) {
    let elsewhere = gestures.read().any(|gesture| matches!(gesture, Gesture::Tap(_)));
    let square = tapped.read().map(|tapped| tapped.0).last();
    let right = square.is_some_and(|square| {
        lesson.is_reached(&session) && session.next_in_script() == Some(Action::Place(square))
    });
    if lesson.over || right || !elsewhere && square.is_none() {
        return;
    }
    let reply = if !lesson.is_reached(&session) {
        language.text("lesson-answer-wait")
    } else if !lesson.asks(&session) {
        language.text("lesson-answer-read")
    } else if let Some(square) = square {
        instead(square, &session, &language)
    } else {
        language.text("lesson-answer-elsewhere")
    };
    lesson.answer(reply);
}

/// Why a disc is not placed on that square: a rule, or the lesson.
fn instead(square: Square, session: &Session<Reversi>, language: &Language) -> String {
    why_not(square, session, language).unwrap_or_else(|| {
        let count = session.game().position().board.flips(square).len();
        let named = [("square", square.to_string().into()), ("count", count.into())];
        language.format("lesson-answer-other-square", &named)
    })
}
