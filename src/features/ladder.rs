//! Whom the person might beat next: of each game's opponents the weakest that they have not beaten.

use std::collections::BTreeMap;

use bevy::prelude::*;
use kozyr_core::statistics::{Counted, Filter, Log, opponents};

use super::statistics::Statistics;
use crate::{look::faces::Animal, platform::screen::GameId, table::session::TableGame};

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

fn publish<G: Counted + TableGame>(statistics: Res<Statistics>, mut next: ResMut<NextToBeat>) {
    match next_to_beat::<G>(statistics.log()) {
        Some(opponent) => {
            let animal = G::animal(opponent);
            next.0.insert(G::ID, Next { opponent, animal });
        }
        None => _ = next.0.remove(&G::ID),
    }
}

/// Finds out for one game, whenever a game has ended.
pub fn plugin_for<G: Counted + TableGame>(app: &mut App) {
    app.init_resource::<NextToBeat>();
    app.add_systems(PreUpdate, publish::<G>.run_if(resource_changed::<Statistics>));
}
