//! The help contents of each game. Games register them, so the help pages need not know any game.

mod family;
mod rules;

use crate::game_ui::GameUi;
use bevy::{ecs::system::ScheduleSystem, prelude::*};
use bevy_egui::EguiPrimaryContextPass;
use kozyr_core::teacher::{Concept, GameConcepts};

pub use family::OpponentFamily;
pub use rules::{RulesPage, RulesPicture, RulesSection, RulesWriter};

use kozyr_platform::screen::{GameId, Menu};
use kozyr_ui::{faces::Animal, panels::PanelSystems};

/// The help contents of a game.
pub struct GameHelp {
    /// The game.
    pub game: GameId,
    /// Its opponents, the simplest first.
    pub families: &'static [OpponentFamily],
    /// Returns the animal of an opponent.
    pub animal: fn(&str) -> Animal,
    /// The concepts its decisions depend on.
    pub concepts: &'static [Concept],
    /// Its glossary terms, as text keys.
    pub terms: &'static [&'static str],
    /// Its rules with the current options; `None` until Help has been opened.
    pub rules: Option<RulesPage>,
}

/// Opens the help page of a concept; closing it returns to where the reader was.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenConceptHelp(pub Concept);

/// Poses the next unsolved problem about a concept, or opens the page of problems if there is none.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TryProblemAbout(pub Concept);

/// The help contents of all games, in order of registration.
#[derive(Resource, Default)]
pub struct HelpRegistry(Vec<GameHelp>);

impl HelpRegistry {
    /// The help contents of all games, in order of registration.
    pub fn iter(&self) -> impl Iterator<Item = &GameHelp> {
        self.0.iter()
    }

    /// The help contents of one game; `None` if it registered none.
    pub fn get(&self, game: GameId) -> Option<&GameHelp> {
        self.iter().find(|help| help.game == game)
    }

    /// Sets the rules of a game, with its current options; does nothing if the game is not
    /// registered.
    pub fn set_rules(&mut self, game: GameId, rules: RulesPage) {
        if let Some(help) = self.0.iter_mut().find(|help| help.game == game) {
            help.rules = Some(rules);
        }
    }
}

/// Adds an empty registry of help contents.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HelpRegistry>();
}

/// Registers the help contents of a game: its opponents, simplest first, and the keys of its
/// glossary `terms`. The system `publish` updates its rules while Help is open.
pub fn register<U: GameUi, M>(
    app: &mut App,
    families: &'static [OpponentFamily],
    terms: &'static [&'static str],
    publish: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let mut games = app.world_mut().get_resource_or_init::<HelpRegistry>();
    games.0.push(GameHelp {
        game: U::ID,
        families,
        animal: U::animal,
        concepts: U::Rules::CONCEPTS,
        terms,
        rules: None,
    });
    app.add_systems(
        EguiPrimaryContextPass,
        publish.run_if(in_state(Menu::Help)).in_set(PanelSystems::Prepare),
    );
}
