//! What a finger, the mouse or the keyboard means on the board.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::{board::Cursor, layout::Layout, phase::Phase};
use crate::{
    app::{
        Step,
        input::Gesture,
        screen::{Menu, Screen},
        session::{Session, Submit, Travel},
        why::Why,
    },
    game::Game,
    reversi::{Action, Reversi, Square},
};

/// The person touched a square.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tapped(pub Square);

/// The person pressed the one button, or its key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed(pub Action);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Tapped>().add_message::<Pressed>();
    app.add_systems(
        Update,
        (read_gestures, read_keys.run_if(keys_are_ours), decide)
            .chain()
            .run_if(in_state(Screen::Reversi))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(Step::Think),
    );
}

/// A tap or a drop on a square means that square; a finger may slide to find it.
fn read_gestures(
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

fn keys_are_ours(panels: Res<EguiWantsInput>) -> bool {
    !panels.wants_any_keyboard_input()
}

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut cursor: ResMut<Cursor>,
    mut tapped: MessageWriter<Tapped>,
    mut pressed: MessageWriter<Pressed>,
    mut travel: MessageWriter<Travel>,
    mut why: ResMut<Why>,
) {
    for (key, columns, rows) in [
        (KeyCode::ArrowLeft, -1, 0),
        (KeyCode::ArrowRight, 1, 0),
        (KeyCode::ArrowUp, 0, -1),
        (KeyCode::ArrowDown, 0, 1),
    ] {
        if keys.just_pressed(key) {
            cursor.0 = Some(step(cursor.0, columns, rows));
        }
    }
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) {
        match cursor.0 {
            Some(square) => tapped.write(Tapped(square)),
            None => return,
        };
    }
    if keys.just_pressed(KeyCode::KeyP) {
        pressed.write(Pressed(Action::Pass));
    }
    if keys.just_pressed(KeyCode::KeyU) {
        travel.write(Travel::Undo);
    }
    if keys.just_pressed(KeyCode::KeyR) {
        travel.write(Travel::Redo);
    }
    if keys.just_pressed(KeyCode::KeyH) {
        *why = Why::Hint;
    }
}

/// The neighbour in a direction; the board's edges hold, and the first step is on d4.
fn step(from: Option<Square>, columns: i32, rows: i32) -> Square {
    let Some(from) = from else { return Square::at(3, 3) };
    let moved = |at: usize, by: i32| (at as i32 + by).clamp(0, 7) as usize;
    Square::at(moved(from.column(), columns), moved(from.row(), rows))
}

/// Turns intents into actions, if the person is to decide and the rules allow it.
fn decide(
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
