//! Why a disc may not be placed, in words.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_reversi::{Action, Illegal, Reversi, Square};

use super::touch::{self, Tapped};
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    refusal::Refused,
    session::{self, Session},
};
use kozyr_ui::language::Language;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        refuse
            .run_if(session::is_played::<Reversi>)
            .after(touch::read_gestures)
            .before(touch::decide)
            .in_set(Step::Think),
    );
}

fn refuse(
    mut tapped: MessageReader<Tapped>,
    session: Res<Session<Reversi>>,
    language: Res<Language>,
    mut refused: MessageWriter<Refused>,
) {
    let Some(&Tapped(square)) = tapped.read().last() else { return };
    // A lesson has answers of its own.
    if !session.is_persons_turn() || session.is_lesson() {
        return;
    }
    if let Some(why) = why_not(square, &session, &language) {
        refused.write(Refused { why, ply: session.record().actions().len() });
    }
}

/// Which rule forbids to place a disc on that square; `None` if none does.
pub fn why_not(square: Square, session: &Session<Reversi>, language: &Language) -> Option<String> {
    let key = match session.game().clone().play(Action::Place(square)).err()? {
        Illegal::Occupied(_) => "reversi-refused-occupied",
        Illegal::MustPass => "reversi-refused-pass",
        Illegal::FlipsNothing(_) => "reversi-refused-turns-none",
        Illegal::GameOver | Illegal::CannotPass => return None,
    };
    Some(language.format(key, &[("square", square.to_string().into())]))
}
