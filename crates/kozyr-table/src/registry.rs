//! The games that there are: each registers itself, and whoever lists games asks here.

use bevy::prelude::*;
use kozyr_core::{game::ShortForm, known_games::KnownGames};

use super::session::TableGame;
use kozyr_platform::screen::{GameId, Menu};
use kozyr_ui::widgets::Icon;

/// What is offered of a game where only its name is known.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The name of the game; its texts are found by it: `NAME`, `home-NAME-line`.
    pub id: GameId,
    /// Whether there is a lesson; its texts are `lesson-NAME` and `lesson-NAME-learned`.
    pub has_lesson: bool,
    /// The menus that only this game has and that its pause offers, with the keys of their names.
    pub menus: &'static [(&'static str, Icon, Menu)],
}

/// All games, in the order in which pages list them.
#[derive(Resource, Debug)]
pub struct GameRegistry {
    listed: Vec<GameEntry>,
    known: KnownGames,
}

impl Default for GameRegistry {
    fn default() -> Self {
        GameRegistry { listed: Vec::new(), known: KnownGames::new() }
    }
}

impl GameRegistry {
    /// All games, in the order in which they were registered.
    pub fn iter(&self) -> impl Iterator<Item = &GameEntry> {
        self.listed.iter()
    }

    /// What reads the matches of these games, and links to them.
    pub fn known(&self) -> &KnownGames {
        &self.known
    }

    /// The game of that id, if it is registered.
    pub fn get(&self, id: GameId) -> Option<&GameEntry> {
        self.listed.iter().find(|game| game.id == id)
    }

    /// The game of that name, as a file or a link tells it.
    pub fn find_by_name(&self, name: &str) -> Option<GameId> {
        self.listed.iter().map(|game| game.id).find(|id| id.0 == name)
    }
}

/// Adds a game to those that there are.
pub fn register_game<G: TableGame + ShortForm>(app: &mut App, game: GameEntry) {
    let mut games = app.world_mut().get_resource_or_init::<GameRegistry>();
    games.known = games.known.clone().with::<G>();
    games.listed.push(game);
}
