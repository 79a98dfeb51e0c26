//! Touch, mouse and keyboard input on the board.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_reversi::{Action, Reversi, Square};

use super::{board::BoardCursor, layout::BoardLayout, phase::TurnPhase};
use kozyr_features::side_panel::SidePanel;
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    input::Gesture,
    prompts::OpenPrompt,
    session::{self, NavigateHistory, Session, SubmitAction},
};

/// Sent when the player touches a square.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareTapped(pub Square);

/// Sent when the player presses the pass button or its key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPressed(pub Action);

/// Adds the input on the board.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SquareTapped>().add_message::<ActionPressed>();
    app.add_systems(
        Update,
        (read_gestures, read_keys.run_if(may_read_keys), submit_intents)
            .chain()
            .run_if(session::is_playable::<Reversi>)
            .in_set(AppSystems::CollectDecisions),
    );
}

/// Sends the square of a tap, or where a drag ends. During a drag, the cursor follows the finger.
pub(super) fn read_gestures(
    mut gestures: MessageReader<Gesture>,
    layout: Res<BoardLayout>,
    mut cursor: ResMut<BoardCursor>,
    mut tapped: MessageWriter<SquareTapped>,
) {
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Tap(point) | Gesture::DragEnd(point) => {
                cursor.set_if_neq(BoardCursor(None));
                if let Some(square) = layout.square_at(point) {
                    tapped.write(SquareTapped(square));
                }
            }
            Gesture::DragStart(_, point) | Gesture::DragMove(point) => {
                cursor.set_if_neq(BoardCursor(layout.square_at(point)));
            }
            Gesture::DragCancel => {
                cursor.set_if_neq(BoardCursor(None));
            }
        }
    }
}

/// Run condition: no prompt is open.
fn may_read_keys(prompt: Res<OpenPrompt>) -> bool {
    !prompt.is_open()
}

/// P passes, U undoes and R redoes the last decision, H shows a hint on a person's turn unless the
/// session is guided.
fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut pressed: MessageWriter<ActionPressed>,
    mut navigate: MessageWriter<NavigateHistory>,
    session: Res<Session<Reversi>>,
    mut side_panel: ResMut<SidePanel>,
) {
    if keys.just_pressed(KeyCode::KeyP) {
        pressed.write(ActionPressed(Action::Pass));
    }
    if keys.just_pressed(KeyCode::KeyU) {
        navigate.write(NavigateHistory::Undo);
    }
    if keys.just_pressed(KeyCode::KeyR) {
        navigate.write(NavigateHistory::Redo);
    }
    if keys.just_pressed(KeyCode::KeyH) && session.is_persons_turn() && !session.is_guided() {
        *side_panel = SidePanel::Hint;
    }
}

/// Submits the first square tapped or action pressed that is legal, on a person's turn once no disc
/// moves. The other input is dropped.
pub(super) fn submit_intents(
    mut tapped: MessageReader<SquareTapped>,
    mut pressed: MessageReader<ActionPressed>,
    session: Res<Session<Reversi>>,
    phase: Res<State<TurnPhase>>,
    mut submit: MessageWriter<SubmitAction<Reversi>>,
) {
    let squares = tapped.read().map(|tapped| Action::Place(tapped.0));
    let requested: Vec<Action> = squares.chain(pressed.read().map(|pressed| pressed.0)).collect();
    if !session.is_persons_turn() || !matches!(**phase, TurnPhase::Choose | TurnPhase::Pass) {
        return;
    }
    let legal = session.game().legal_actions();
    if let Some(&action) = requested.iter().find(|action| legal.contains(action)) {
        submit.write(SubmitAction { action, decision: None });
    }
}
