//! The new-game page of a game, and the start of the match.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;
use kozyr_core::game::{Game, Record, Seed};

use super::{MatchStarter, NewGameExits, NewGameHeader, NewGameOptions, PreparedSetup};
use kozyr_table::session::Session;
use kozyr_ui::widgets;

/// The rules of the new match.
type RulesOf<C> = <C as NewGameOptions>::Rules;

/// The setup of the new match.
type SetupOf<C> = <RulesOf<C> as Game>::Setup;

/// The new-game page of a game.
#[derive(SystemParam)]
pub struct NewGamePage<'w, 's, C: NewGameOptions> {
    head: NewGameHeader<'w>,
    options: ResMut<'w, C>,
    prepared_setup: ResMut<'w, PreparedSetup<RulesOf<C>>>,
    starter: MatchStarter<'w, 's, RulesOf<C>>,
    /// The exits of the page.
    pub exits: NewGameExits<'w, 's>,
}

impl<C: NewGameOptions> NewGamePage<'_, '_, C> {
    /// Shows the header, the choices that `choose` draws to change the options and the setup, and
    /// the button that starts the match made by `record`. Returns what `choose` returned, unless
    /// the match has started.
    ///
    /// # Errors
    /// If the match cannot be created.
    pub fn show<A>(
        &mut self,
        ctx: &egui::Context,
        choose: impl FnOnce(&mut egui::Ui, &NewGameHeader, &mut C, &mut Option<SetupOf<C>>) -> Option<A>,
        record: impl FnOnce(&C, Option<SetupOf<C>>, Seed, bool) -> Result<Record<C::Rules>>,
    ) -> Result<Option<A>> {
        let watching = self.head.watching.0;
        let mut choice = self.options.clone();
        let mut start = self.prepared_setup.0.clone();
        let challenger = self.starter.take_challenger();
        let challenged = challenger.is_some();
        if let Some(opponent) = challenger {
            choice.challenge(opponent);
            *choice.rated_mut() = false;
            start = None;
        }
        let (mut way, mut asked) = (None, None);
        let pressed = widgets::page_with_action(
            ctx,
            &self.head.palette,
            &format!("new-{}", C::Rules::NAME),
            &self.head.language.text("new-start"),
            |ui| {
                way = self.head.show::<C::Rules>(ui, choice.rated_mut(), C::RATED_NOTE_KEY);
                asked = choose(ui, &self.head, &mut choice, &mut start);
            },
        );
        self.options.set_if_neq(choice);
        if self.prepared_setup.0 != start {
            self.prepared_setup.0.clone_from(&start);
        }
        if self.starter.should_start(pressed || challenged, watching) {
            let rated = self.options.is_rated(watching);
            let start = start.filter(|_| !rated);
            let is_given = start.is_some();
            let record = record(&self.options, start, self.starter.seed()?, watching)?;
            let session = match is_given {
                _ if rated => Session::rated(record),
                true => Session::practice(record),
                false => Session::new(record),
            };
            self.exits.begin_match(session, C::START_SOUND);
            return Ok(None);
        }
        if asked.is_none() {
            self.exits.follow::<C::Rules>(way);
        }
        Ok(asked)
    }
}
