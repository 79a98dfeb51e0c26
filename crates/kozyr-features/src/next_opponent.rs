//! Whom the person might beat next: of each game's opponents the weakest that they have not beaten.

use crate::game_ui::GameUi;
use std::collections::BTreeMap;

use bevy::prelude::*;
use kozyr_core::statistics::{Counted, Filter, Log, opponents};

use super::statistics::Statistics;
use kozyr_platform::screen::GameId;
use kozyr_ui::faces::Animal;

/// An opponent that the person has not beaten yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Next {
    /// Its name in the roster.
    pub opponent: &'static str,
    /// Its face.
    pub animal: Animal,
}

/// Whom the person might beat next, by games; a game whose opponents are all beaten has nobody.
#[derive(Resource, Default, Debug)]
pub struct NextToBeat(BTreeMap<GameId, Next>);

impl NextToBeat {
    /// Whom in that game.
    pub fn of(&self, game: GameId) -> Option<Next> {
        self.0.get(&game).copied()
    }
}

/// The weakest measured opponent without a game that the person has won against it alone.
pub fn next_to_beat<G: Counted>(log: &Log) -> Option<&'static str> {
    let filter = Filter::of_game(G::NAME);
    let duels = filter.apply(log.entries()).into_iter().filter(|entry| entry.players.len() == 2);
    let met = opponents(&duels.collect::<Vec<_>>());
    let beaten = |name: &str| met.iter().any(|(other, summary)| other == name && summary.won > 0);
    let names = G::roster().iter().map(|entry| entry.name).filter(|name| !beaten(name));
    let rated = names.filter_map(|name| Some((name, G::strengths().of(name)?.rating)));
    rated.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(name, _)| name)
}

fn publish<U: GameUi>(statistics: Res<Statistics>, mut next: ResMut<NextToBeat>) {
    match next_to_beat::<U::Rules>(statistics.log()) {
        Some(opponent) => {
            let animal = U::animal(opponent);
            next.0.insert(U::ID, Next { opponent, animal });
        }
        None => _ = next.0.remove(&U::ID),
    }
}

/// Finds out for one game, whenever a game has ended.
pub fn plugin_for<U: GameUi>(app: &mut App) {
    app.init_resource::<NextToBeat>();
    app.add_systems(PreUpdate, publish::<U>.run_if(resource_changed::<Statistics>));
}
