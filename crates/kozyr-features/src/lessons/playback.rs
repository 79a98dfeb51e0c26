//! The flow of a lesson: plays the actions not asked of the learner and moves on to the next
//! sentence.

use bevy::{prelude::*, window::RequestRedraw};

use super::lesson::{ActiveLesson, NavigateLesson, Teachable};
use crate::guide_panel::ScriptPlayer;
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::{
    motion,
    session::{Session, SubmitAction},
};

/// Adds the systems that move one game's lesson along.
pub(crate) fn plugin_for<U: Teachable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            navigate_lesson::<U>.in_set(AppSystems::ApplyActions),
            (skip_played_steps::<U>, play_script::<U>.run_if(motion::is_settled))
                .chain()
                .run_if(in_state(Menu::None))
                .in_set(AppSystems::RequestDecisions),
        )
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<ActiveLesson<U>>)
            .run_if(resource_exists::<Session<U::Rules>>),
    );
}

/// Moves through the lesson as asked: on, back or to the start. Moving on plays the action that the
/// learner is to play, and is ignored while scripted actions play themselves.
fn navigate_lesson<U: Teachable>(
    mut messages: MessageReader<NavigateLesson>,
    mut lesson: ResMut<ActiveLesson<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut submit: MessageWriter<SubmitAction<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for message in messages.read() {
        redraw.write(RequestRedraw);
        match message {
            NavigateLesson::Next if lesson.expects_action(&session) => {
                submit.write_batch(
                    session
                        .next_scripted_action()
                        .map(|action| SubmitAction { action, decision: None }),
                );
            }
            // Actions that play themselves cannot be skipped.
            NavigateLesson::Next if !lesson.is_reached(&session) => {}
            NavigateLesson::Next => {
                if lesson.advance() {
                    *session = lesson.session();
                }
            }
            NavigateLesson::Back => {
                lesson.retreat();
                *session = lesson.session();
            }
            NavigateLesson::Restart => {
                lesson.restart();
                *session = lesson.session();
            }
        }
    }
}

/// Skips sentences whose action has been played, and holds the session while a sentence only needs
/// to be read.
fn skip_played_steps<U: Teachable>(
    mut lesson: ResMut<ActiveLesson<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let played = session.record().actions().len();
    let held = !lesson.over && !lesson.step().expects_action && lesson.is_reached(&session);
    if session.is_held() != held {
        session.set_held(held);
    }
    let is_behind = |lesson: &ActiveLesson<U>| !lesson.over && lesson.step().ply < played;
    while is_behind(&lesson) {
        redraw.write(RequestRedraw);
        if lesson.advance() {
            *session = lesson.session();
            return;
        }
    }
}

/// Plays the actions before the current sentence, slowly enough to follow.
fn play_script<U: Teachable>(lesson: Res<ActiveLesson<U>>, mut script: ScriptPlayer<U::Rules>) {
    let played = script.session().record().actions().len();
    match lesson.over || played >= lesson.step().ply {
        true => script.pause(),
        false => script.play_next(1),
    }
}
