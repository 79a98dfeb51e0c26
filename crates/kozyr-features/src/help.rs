//! What Help tells of each game: the games register it, and whoever shows Help knows none of them.

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

/// What Help tells of a game.
pub struct GameHelp {
    /// The game.
    pub game: GameId,
    /// Its opponents, the simplest first.
    pub families: &'static [OpponentFamily],
    /// The animal that an opponent is.
    pub animal: fn(&str) -> Animal,
    /// What its decisions turn on.
    pub concepts: &'static [Concept],
    /// Its field terms, by the names of their texts.
    pub terms: &'static [&'static str],
    /// Its rules as they are in force; `None` until Help has been opened.
    pub rules: Option<RulesPage>,
}

/// A concept is to be read about: its page in Help is opened, and closed to where the reader was.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenConceptHelp(pub Concept);

/// What Help tells of all games, in the order in which they were registered.
#[derive(Resource, Default)]
pub struct HelpRegistry(Vec<GameHelp>);

impl HelpRegistry {
    /// All games that Help tells of.
    pub fn iter(&self) -> impl Iterator<Item = &GameHelp> {
        self.0.iter()
    }

    /// What it tells of a game.
    pub fn get(&self, game: GameId) -> Option<&GameHelp> {
        self.iter().find(|help| help.game == game)
    }

    /// Tells the rules of a game that is registered as they are in force now.
    pub fn set_rules(&mut self, game: GameId, rules: RulesPage) {
        if let Some(help) = self.0.iter_mut().find(|help| help.game == game) {
            help.rules = Some(rules);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HelpRegistry>();
}

/// Lets Help tell of a game: `publish` publishes its rules as long as Help is open.
pub fn register<U: GameUi, M>(
    app: &mut App,
    families: &'static [OpponentFamily],
    words: &'static [&'static str],
    publish: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let mut games = app.world_mut().get_resource_or_init::<HelpRegistry>();
    games.0.push(GameHelp {
        game: U::ID,
        families,
        animal: U::animal,
        concepts: U::Rules::CONCEPTS,
        terms: words,
        rules: None,
    });
    app.add_systems(
        EguiPrimaryContextPass,
        publish.run_if(in_state(Menu::Help)).in_set(PanelSystems::Prepare),
    );
}
