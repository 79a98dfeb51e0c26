//! The page on which a match of a game is prepared, and how the match begins from there.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;
use kozyr_core::game::{Game, Record, Seed};

use super::{Beginning, ChosenMatch, Exits, PageHead, Start};
use kozyr_table::session::Session;
use kozyr_ui::widgets;

/// The rules of a match that was chosen.
type RulesOf<C> = <C as ChosenMatch>::Rules;

/// What is agreed before it.
type SetupOf<C> = <RulesOf<C> as Game>::Setup;

/// The page on which a match of a game is prepared.
#[derive(SystemParam)]
pub struct NewGamePage<'w, 's, C: ChosenMatch> {
    head: PageHead<'w>,
    choice: ResMut<'w, C>,
    start: ResMut<'w, Start<RulesOf<C>>>,
    beginning: Beginning<'w, 's, RulesOf<C>>,
    /// The ways out of the page.
    pub exits: Exits<'w, 's>,
}

impl<C: ChosenMatch> NewGamePage<'_, '_, C> {
    /// Draws the page: its head, what `choose` draws below to change the choice and the start, and
    /// the button with which the match of that `record` begins. What else was asked for in `choose`
    /// is returned unless the match has begun.
    ///
    /// # Errors
    /// If there is no such match.
    pub fn show<A>(
        &mut self,
        ctx: &egui::Context,
        choose: impl FnOnce(&mut egui::Ui, &PageHead, &mut C, &mut Option<SetupOf<C>>) -> Option<A>,
        record: impl FnOnce(&C, Option<SetupOf<C>>, Seed, bool) -> Result<Record<C::Rules>>,
    ) -> Result<Option<A>> {
        let watching = self.head.watching.0;
        let mut choice = self.choice.clone();
        let mut start = self.start.0.clone();
        let challenger = self.beginning.challenger();
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
                way = self.head.show::<C::Rules>(ui, choice.rated_mut(), C::TERMS);
                asked = choose(ui, &self.head, &mut choice, &mut start);
            },
        );
        self.choice.set_if_neq(choice);
        if self.start.0 != start {
            self.start.0.clone_from(&start);
        }
        if self.beginning.is_now(pressed || challenged, watching) {
            let rated = self.choice.is_rated(watching);
            let start = start.filter(|_| !rated);
            let is_given = start.is_some();
            let record = record(&self.choice, start, self.beginning.seed()?, watching)?;
            let session = match is_given {
                _ if rated => Session::rated(record),
                true => Session::practice(record),
                false => Session::new(record),
            };
            self.exits.begin(session, C::SOUND);
            return Ok(None);
        }
        if asked.is_none() {
            self.exits.follow::<C::Rules>(way);
        }
        Ok(asked)
    }
}
