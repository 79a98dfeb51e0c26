//! The next opponent to beat in each game: the weakest one the player has not beaten.

use crate::game_ui::GameUi;
use std::collections::BTreeMap;

use bevy::prelude::*;
use kozyr_core::statistics::{GameFilter, GameLog, StatisticsGame, summaries_by_opponent};

use super::statistics::Statistics;
use kozyr_platform::screen::GameId;
use kozyr_ui::faces::Animal;

/// An opponent that the player has not beaten yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextOpponent {
    /// Its name in the roster.
    pub opponent: &'static str,
    /// Its face.
    pub animal: Animal,
}

/// The next opponent to beat in each game. A game whose opponents are all beaten has no entry.
#[derive(Resource, Default, Debug)]
pub struct NextOpponents(BTreeMap<GameId, NextOpponent>);

impl NextOpponents {
    /// The next opponent for the player to beat in a game; `None` if all are beaten.
    pub fn get(&self, game: GameId) -> Option<NextOpponent> {
        self.0.get(&game).copied()
    }
}

/// The weakest opponent with a rating that the player has not beaten in a two-player match; `None`
/// if all are beaten.
pub fn weakest_unbeaten_opponent<G: StatisticsGame>(log: &GameLog) -> Option<&'static str> {
    let filter = GameFilter::for_game(G::NAME);
    let duels = filter.apply(log.entries()).into_iter().filter(|entry| entry.players.len() == 2);
    let summaries = summaries_by_opponent(&duels.collect::<Vec<_>>());
    let is_beaten =
        |name: &str| summaries.iter().any(|(other, summary)| other == name && summary.won > 0);
    let names = G::roster().iter().map(|entry| entry.name).filter(|name| !is_beaten(name));
    let rated = names.filter_map(|name| Some((name, G::opponent_ratings().get(name)?.rating)));
    rated.min_by(|(_, a), (_, other)| a.total_cmp(other)).map(|(name, _)| name)
}

/// Recomputes the next opponent to beat in one game.
fn update_next_opponent<U: GameUi>(statistics: Res<Statistics>, mut next: ResMut<NextOpponents>) {
    match weakest_unbeaten_opponent::<U::Rules>(statistics.log()) {
        Some(opponent) => {
            let animal = U::animal(opponent);
            next.0.insert(U::ID, NextOpponent { opponent, animal });
        }
        None => _ = next.0.remove(&U::ID),
    }
}

/// Updates the next opponent of one game whenever the statistics change.
pub fn plugin_for<U: GameUi>(app: &mut App) {
    app.init_resource::<NextOpponents>();
    app.add_systems(PreUpdate, update_next_opponent::<U>.run_if(resource_changed::<Statistics>));
}
