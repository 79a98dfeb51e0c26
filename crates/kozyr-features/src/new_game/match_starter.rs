//! Starts a new match, with a prompt if it would replace one in progress.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::Seed;
use kozyr_table::session::GameScreen;
use rand::rngs::SysError;

use super::Challenger;
use kozyr_platform::storage::Storage;
use kozyr_table::{
    prompts::{MatchReplacement, OpenPrompt, Prompt, PromptConfirmed},
    session::{self, SeedSource, Session, TableGame},
};
use kozyr_ui::settings::Settings;

/// Starts a new match, with a prompt if it would replace one in progress.
#[derive(SystemParam)]
pub struct MatchStarter<'w, 's, G: TableGame> {
    session: Option<Res<'w, Session<G>>>,
    storage: Res<'w, Storage>,
    settings: Res<'w, Settings>,
    prompt: ResMut<'w, OpenPrompt>,
    challenger: ResMut<'w, Challenger>,
    seeds: ResMut<'w, SeedSource>,
    answers: MessageReader<'w, 's, PromptConfirmed>,
}

impl<G: TableGame> MatchStarter<'_, '_, G> {
    /// Removes and returns the opponent of a link, if any; the caller starts a match against it.
    pub fn take_challenger(&mut self) -> Option<String> {
        self.challenger.bypass_change_detection().0.take()
    }

    /// Whether to start the match now: it is `wanted` and needs no confirmation, or the player has
    /// confirmed it. A wanted match that would forfeit or replace one in progress opens a prompt
    /// instead; a `watched` one never does.
    pub fn should_start(&mut self, wanted: bool, watched: bool) -> bool {
        let forfeit = Prompt::Forfeit(G::ID, MatchReplacement::New);
        let start_over = Prompt::StartOver(G::ID);
        if wanted && !watched {
            let at_stake = session::is_rating_at_stake(self.session.as_deref(), &self.storage);
            if at_stake || self.has_unfinished_match() {
                self.prompt.ask(if at_stake { forfeit } else { start_over });
                return false;
            }
        }
        wanted || self.answers.read().any(|answer| [forfeit, start_over].contains(&answer.0))
    }

    /// The seed of a new match, different at each call.
    ///
    /// # Errors
    /// If the system cannot provide random numbers.
    pub fn seed(&mut self) -> Result<Seed, SysError> {
        self.seeds.next_seed()
    }

    /// Whether the match on the table has begun and is not over, and the settings ask for a
    /// confirmation before another replaces it.
    fn has_unfinished_match(&self) -> bool {
        let is_in_progress = |session: &Res<Session<G>>| {
            !session.record().actions().is_empty() && session.record().outcome().is_none()
        };
        self.settings.confirm.starting_over && self.session.as_ref().is_some_and(is_in_progress)
    }
}
