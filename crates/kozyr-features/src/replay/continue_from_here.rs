//! A match gone on with from the moment that is seen.

use bevy::prelude::*;
use kozyr_core::game::{Player, Record};
use kozyr_core::table_game::TableGame;

use crate::{
    saved_games::{self, Exportable},
    side_panel::Why,
};
use kozyr_platform::storage::Storage;
use kozyr_table::{
    prompts::{Answered, OpenPrompt, Prompt, Successor},
    session::{self, Session},
    thinking::Thinking,
};
use kozyr_ui::{language::Language, notices::Tell};

/// The wish to play on, as a new game that counts for nothing.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayOn;

/// Plays on, after a question if a rated match waits that would be lost.
pub(crate) fn play_on<U: Exportable>(
    mut commands: Commands,
    mut wishes: MessageReader<PlayOn>,
    mut answers: MessageReader<Answered>,
    mut question: ResMut<OpenPrompt>,
    mut session: ResMut<Session<U::Rules>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut why: ResMut<Why>,
    mut tell: MessageWriter<Tell>,
) -> Result {
    let forsake = Prompt::Forsake(U::ID, Successor::Replay);
    let wished = wishes.read().count() > 0;
    let meant = answers.read().any(|answer| answer.0 == forsake);
    if !(wished || meant) || !session.has_bar() {
        return Ok(());
    }
    let at_stake = session::is_rating_at_stake(Some(&session), &storage);
    if at_stake && !meant {
        question.ask(forsake);
        return Ok(());
    }
    // What was left for the replay must not be lost, but for a rated match, which is.
    if !at_stake {
        saved_games::rescue::<U>(&storage, &language, &mut tell);
    }
    *session = Session::practice(with_person::<U>(&session)?);
    *why = Why::Closed;
    commands.remove_resource::<Thinking<U::Rules>>();
    Ok(())
}

/// The match up to now with a person at the table: where opponents were alone, one takes the place
/// of the opponent whose hand or turn is seen.
fn with_person<U: Exportable>(session: &Session<U::Rules>) -> Result<Record<U::Rules>> {
    let seen = session.record();
    let mut players = seen.players().to_vec();
    if session.persons() == 0 {
        let seat = match seen.to_act() {
            Some((seat, _)) if !U::Rules::HAS_SECRETS => seat,
            _ => session.viewer(),
        };
        players[seat.index()] = Player::Human;
    }
    let mut record = Record::new(seen.setup().clone(), *seen.seed(), players)?;
    for &action in seen.actions() {
        record.play(action)?;
    }
    Ok(record)
}
