//! The registry of games, which each game adds itself to.

use bevy::prelude::*;
use kozyr_core::{game::ShortForm, known_games::KnownGames};

use super::session::TableGame;
use kozyr_platform::screen::{GameId, Menu};
use kozyr_ui::widgets::Icon;

/// What the app offers of a game, without knowing its type.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The name of the game, from which the keys of its texts are derived: `NAME`,
    /// `home-NAME-line`.
    pub id: GameId,
    /// Whether there is a lesson, with the texts `lesson-NAME` and `lesson-NAME-learned`.
    pub has_lesson: bool,
    /// The game's own menus for its pause menu, each with the key of its name.
    pub menus: &'static [(&'static str, Icon, Menu)],
}

/// All games, in the order of display.
#[derive(Resource, Debug)]
pub struct GameRegistry {
    listed: Vec<GameEntry>,
    known: KnownGames,
}

impl Default for GameRegistry {
    /// A registry without games.
    fn default() -> Self {
        GameRegistry { listed: Vec::new(), known: KnownGames::new() }
    }
}

impl GameRegistry {
    /// All games, in the order of registration.
    pub fn iter(&self) -> impl Iterator<Item = &GameEntry> {
        self.listed.iter()
    }

    /// The games, for parsing records and links of any of them.
    pub fn known(&self) -> &KnownGames {
        &self.known
    }

    /// The game with this id, if it is registered.
    pub fn get(&self, id: GameId) -> Option<&GameEntry> {
        self.listed.iter().find(|game| game.id == id)
    }

    /// The id of the game with this name, as in a file or link; `None` if it is not registered.
    pub fn find_by_name(&self, name: &str) -> Option<GameId> {
        self.listed.iter().map(|game| game.id).find(|id| id.0 == name)
    }
}

/// Adds a game to the [`GameRegistry`].
pub fn register_game<G: TableGame + ShortForm>(app: &mut App, game: GameEntry) {
    let mut games = app.world_mut().get_resource_or_init::<GameRegistry>();
    games.known = games.known.clone().with::<G>();
    games.listed.push(game);
}
