//! Explains why a disc may not be placed.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_reversi::{Action, IllegalAction, Reversi, Square};

use super::touch::{self, SquareTapped};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    refusal::ActionRefused,
    session::{self, Session},
};
use kozyr_ui::language::Language;

/// Adds explanations of refused moves when a square is tapped.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        refuse
            .run_if(session::is_playable::<Reversi>)
            .after(touch::read_gestures)
            .before(touch::submit_intents)
            .in_set(AppSystems::CollectDecisions),
    );
}

/// Sends the reason why the square tapped last is no legal move, on a person's turn and outside
/// lessons.
fn refuse(
    mut tapped: MessageReader<SquareTapped>,
    session: Res<Session<Reversi>>,
    language: Res<Language>,
    mut refused: MessageWriter<ActionRefused>,
) {
    let Some(&SquareTapped(square)) = tapped.read().last() else { return };
    // Lessons respond in their own way.
    if !session.is_persons_turn() || session.is_lesson() {
        return;
    }
    if let Some(reason) = refusal_text(square, &session, &language) {
        refused.write(ActionRefused { reason, ply: session.record().actions().len() });
    }
}

/// Explains which rule forbids placing a disc on the square: it is occupied, flips nothing, or the
/// player must pass. `None` if the move is legal, or if the square is empty and the game is over.
pub fn refusal_text(
    square: Square,
    session: &Session<Reversi>,
    language: &Language,
) -> Option<String> {
    let key = match session.game().clone().play(Action::Place(square)).err()? {
        IllegalAction::Occupied(_) => "reversi-refused-occupied",
        IllegalAction::MustPass => "reversi-refused-pass",
        IllegalAction::FlipsNothing(_) => "reversi-refused-turns-none",
        IllegalAction::GameOver | IllegalAction::CannotPass => return None,
    };
    Some(language.format(key, &[("square", square.to_string().into())]))
}
