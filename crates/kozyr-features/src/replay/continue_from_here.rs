//! Continues a match from the position shown.

use bevy::prelude::*;
use kozyr_core::game::{Player, Record};
use kozyr_core::table_game::TableGame;

use crate::{
    saved_games::{self, Exportable},
    side_panel::SidePanel,
};
use kozyr_platform::storage::Storage;
use kozyr_table::{
    prompts::{MatchReplacement, OpenPrompt, Prompt, PromptConfirmed},
    session::{self, Session},
    thinking::ThinkingOpponent,
};
use kozyr_ui::{language::Language, notices::ShowNotice};

/// Continues the match as a new, unrated practice match.
#[derive(Message, Clone, Copy, Debug)]
pub struct ContinueFromHere;

/// Replaces a watched match by an unrated one that continues from its current position. The
/// player's match in progress is saved; if it is rated, it is forfeited instead, after a prompt.
pub(crate) fn continue_from_here<U: Exportable>(
    mut commands: Commands,
    mut requests: MessageReader<ContinueFromHere>,
    mut answers: MessageReader<PromptConfirmed>,
    mut prompt: ResMut<OpenPrompt>,
    mut session: ResMut<Session<U::Rules>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut side_panel: ResMut<SidePanel>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let forfeit = Prompt::Forfeit(U::ID, MatchReplacement::Replay);
    let requested = requests.read().count() > 0;
    let confirmed = answers.read().any(|answer| answer.0 == forfeit);
    if !(requested || confirmed) || !session.has_replay_bar() {
        return Ok(());
    }
    let at_stake = session::is_rating_at_stake(Some(&session), &storage);
    if at_stake && !confirmed {
        prompt.ask(forfeit);
        return Ok(());
    }
    // Save the suspended match, unless it is rated and thereby forfeited.
    if !at_stake {
        saved_games::save_match_in_progress::<U>(&storage, &language, &mut notices);
    }
    *session = Session::practice(with_person::<U>(&session)?);
    *side_panel = SidePanel::Closed;
    commands.remove_resource::<ThinkingOpponent<U::Rules>>();
    Ok(())
}

/// The match so far with a human player in it. If there was none, they replace the opponent whose
/// hand is visible or, in a game without hidden information, who is to act.
fn with_person<U: Exportable>(session: &Session<U::Rules>) -> Result<Record<U::Rules>> {
    let current = session.record();
    let mut players = current.players().to_vec();
    if session.person_count() == 0 {
        let seat = match current.to_act() {
            Some((seat, _)) if !U::Rules::HAS_HIDDEN_INFORMATION => seat,
            _ => session.viewer(),
        };
        players[seat.index()] = Player::Human;
    }
    let mut record = Record::new(current.setup().clone(), *current.seed(), players)?;
    for &action in current.actions() {
        record.play(action)?;
    }
    Ok(record)
}
