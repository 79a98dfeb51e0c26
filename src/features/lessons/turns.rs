//! A lesson goes on: what is not asked of the learner plays itself, and sentences follow.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Lesson, Teachable, Turn};
use crate::{
    features::voice::Script,
    platform::{screen::Menu, step::Step},
    table::{
        motion,
        session::{Session, Submit},
    },
};

pub(crate) fn plugin_for<G: Teachable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            turn::<G>.in_set(Step::Play),
            (follow::<G>, play_on::<G>.run_if(motion::settled))
                .chain()
                .run_if(in_state(Menu::None))
                .in_set(Step::Ask),
        )
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Lesson<G>>)
            .run_if(resource_exists::<Session<G>>),
    );
}

/// Does what the learner wishes.
fn turn<G: Teachable>(
    mut turns: MessageReader<Turn>,
    mut lesson: ResMut<Lesson<G>>,
    mut session: ResMut<Session<G>>,
    mut submit: MessageWriter<Submit<G>>,
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
fn follow<G: Teachable>(
    mut lesson: ResMut<Lesson<G>>,
    mut session: ResMut<Session<G>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let played = session.record().actions().len();
    let held = !lesson.over && !lesson.step().asks && lesson.is_reached(&session);
    if session.is_held() != held {
        session.hold(held);
    }
    let is_behind = |lesson: &Lesson<G>| !lesson.over && lesson.step().at < played;
    while is_behind(&lesson) {
        redraw.write(RequestRedraw);
        if lesson.advance() {
            *session = lesson.session();
            return;
        }
    }
}

/// Plays what lies before the next sentence, slowly enough to be followed.
fn play_on<G: Teachable>(lesson: Res<Lesson<G>>, mut script: Script<G>) {
    let played = script.session().record().actions().len();
    match lesson.over || played >= lesson.step().at {
        true => script.rest(),
        false => script.go_on(1),
    }
}
