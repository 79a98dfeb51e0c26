//! A lesson goes on: what is not asked of the learner plays itself, and sentences follow.

use bevy::{prelude::*, window::RequestRedraw};

use super::lesson::{Lesson, Teachable, Turn};
use crate::guide_panel::Script;
use kozyr_platform::{screen::Menu, system_sets::Step};
use kozyr_table::{
    motion,
    session::{Session, Submit},
};

pub(crate) fn plugin_for<U: Teachable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            turn::<U>.in_set(Step::Play),
            (follow::<U>, play_on::<U>.run_if(motion::settled))
                .chain()
                .run_if(in_state(Menu::None))
                .in_set(Step::Ask),
        )
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Lesson<U>>)
            .run_if(resource_exists::<Session<U::Rules>>),
    );
}

/// Does what the learner wishes.
fn turn<U: Teachable>(
    mut turns: MessageReader<Turn>,
    mut lesson: ResMut<Lesson<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut submit: MessageWriter<Submit<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for turn in turns.read() {
        redraw.write(RequestRedraw);
        match turn {
            Turn::On if lesson.asks(&session) => {
                submit.write_batch(
                    session.next_in_script().map(|action| Submit { action, decision: None }),
                );
            }
            // What plays itself is not hurried.
            Turn::On if !lesson.is_reached(&session) => {}
            Turn::On => {
                if lesson.advance() {
                    *session = lesson.session();
                }
            }
            Turn::Back => {
                lesson.retreat();
                *session = lesson.session();
            }
            Turn::Restart => {
                lesson.restart();
                *session = lesson.session();
            }
        }
    }
}

/// Leaves behind the sentences whose action has been played.
fn follow<U: Teachable>(
    mut lesson: ResMut<Lesson<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let played = session.record().actions().len();
    let held = !lesson.over && !lesson.step().asks && lesson.is_reached(&session);
    if session.is_held() != held {
        session.hold(held);
    }
    let is_behind = |lesson: &Lesson<U>| !lesson.over && lesson.step().at < played;
    while is_behind(&lesson) {
        redraw.write(RequestRedraw);
        if lesson.advance() {
            *session = lesson.session();
            return;
        }
    }
}

/// Plays what lies before the next sentence, slowly enough to be followed.
fn play_on<U: Teachable>(lesson: Res<Lesson<U>>, mut script: Script<U::Rules>) {
    let played = script.session().record().actions().len();
    match lesson.over || played >= lesson.step().at {
        true => script.rest(),
        false => script.go_on(1),
    }
}
