//! The new-game page of a game, and the start of the match.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;
use kozyr_core::game::{Game, Record, Seed};

use super::{
    MatchStarter, NewGameExit, NewGameExits, NewGameHeader, NewGameOptions, PreparedSetup,
};
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
    /// Shows the header, the choices that `choose` draws to change the options and the prepared
    /// setup, and the start button. Follows the link pressed in the header. Returns what `choose`
    /// returned, or `None` if the match has started.
    ///
    /// A press on the button, or the opponent of a link, starts the match, after a prompt if
    /// necessary. `record` makes it from the options, the setup (`None` if rated), the seed, and
    /// whether it is watched.
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
        let mut options = self.options.clone();
        let mut setup = self.prepared_setup.0.clone();
        let challenger = self.starter.take_challenger();
        let challenged = challenger.is_some();
        if let Some(opponent) = challenger {
            options.challenge(opponent);
            *options.rated_mut() = false;
            setup = None;
        }
        let (mut exit, mut chosen) = (None, None);
        let pressed = widgets::page_with_action(
            ctx,
            &self.head.palette,
            &format!("new-{}", C::Rules::NAME),
            &self.head.language.text("new-start"),
            |ui| {
                exit = self.head.show::<C::Rules>(ui, options.rated_mut(), C::RATED_NOTE_KEY);
                chosen = choose(ui, &self.head, &mut options, &mut setup);
            },
        );
        self.options.set_if_neq(options);
        if self.prepared_setup.0 != setup {
            self.prepared_setup.0.clone_from(&setup);
        }
        if self.starter.should_start(pressed || challenged, watching) {
            let rated = self.options.is_rated(watching);
            let setup = setup.filter(|_| !rated);
            let has_setup = setup.is_some();
            let record = record(&self.options, setup, self.starter.seed()?, watching)?;
            let session = match has_setup {
                _ if rated => Session::rated(record),
                true => Session::practice(record),
                false => Session::new(record),
            };
            self.exits.begin_match(session, C::START_SOUND);
            return Ok(None);
        }
        if chosen.is_none() && exit == Some(NewGameExit::Invite) {
            let setup = setup.filter(|_| !self.options.is_rated(watching));
            let record = record(&self.options, setup, self.starter.seed()?, watching)?;
            self.exits.invite::<C::Rules>(record.setup().clone());
        } else if chosen.is_none() {
            self.exits.follow::<C::Rules>(exit);
        }
        Ok(chosen)
    }
}
