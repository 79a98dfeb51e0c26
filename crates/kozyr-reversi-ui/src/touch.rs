//! What a finger, the mouse or the keyboard means on the board.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_reversi::{Action, Reversi, Square};

use super::{board::Cursor, layout::Layout, phase::Phase};
use kozyr_features::side_panel::Why;
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    input::Gesture,
    prompts::OpenPrompt,
    session::{self, Navigate, Session, Submit},
};

/// The person touched a square.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tapped(pub Square);

/// The person pressed the one button, or its key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed(pub Action);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Tapped>().add_message::<Pressed>();
    app.add_systems(
        Update,
        (read_gestures, read_keys.run_if(keys_are_ours), decide)
            .chain()
            .run_if(session::is_played::<Reversi>)
            .in_set(Step::Think),
    );
}

/// A tap or a drop on a square means that square; a finger may slide to find it.
pub(super) fn read_gestures(
    mut gestures: MessageReader<Gesture>,
    layout: Res<Layout>,
    mut cursor: ResMut<Cursor>,
    mut tapped: MessageWriter<Tapped>,
) {
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Tap(place) | Gesture::DragEnd(place) => {
                cursor.set_if_neq(Cursor(None));
                if let Some(square) = layout.square_at(place) {
                    tapped.write(Tapped(square));
                }
            }
            Gesture::DragStart(_, place) | Gesture::DragMove(place) => {
                cursor.set_if_neq(Cursor(layout.square_at(place)));
            }
            Gesture::DragCancel => {
                cursor.set_if_neq(Cursor(None));
            }
        }
    }
}

fn keys_are_ours(question: Res<OpenPrompt>) -> bool {
    !question.is_open()
}

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut pressed: MessageWriter<Pressed>,
    mut navigate: MessageWriter<Navigate>,
    session: Res<Session<Reversi>>,
    mut why: ResMut<Why>,
) {
    if keys.just_pressed(KeyCode::KeyP) {
        pressed.write(Pressed(Action::Pass));
    }
    if keys.just_pressed(KeyCode::KeyU) {
        navigate.write(Navigate::Undo);
    }
    if keys.just_pressed(KeyCode::KeyR) {
        navigate.write(Navigate::Redo);
    }
    if keys.just_pressed(KeyCode::KeyH) && session.is_persons_turn() && !session.is_guided() {
        *why = Why::Hint;
    }
}

/// Turns intents into actions, if the person is to decide and the rules allow it.
pub(super) fn decide(
    mut tapped: MessageReader<Tapped>,
    mut pressed: MessageReader<Pressed>,
    session: Res<Session<Reversi>>,
    phase: Res<State<Phase>>,
    mut submit: MessageWriter<Submit<Reversi>>,
) {
    let squares = tapped.read().map(|tapped| Action::Place(tapped.0));
    let wanted: Vec<Action> = squares.chain(pressed.read().map(|pressed| pressed.0)).collect();
    if !session.is_persons_turn() || !matches!(**phase, Phase::Choose | Phase::Pass) {
        return;
    }
    let legal = session.game().legal_actions();
    if let Some(&action) = wanted.iter().find(|action| legal.contains(action)) {
        submit.write(Submit { action, decision: None });
    }
}
