//! The log of finished games, and the screen with its statistics.

mod chart;
mod costs;
mod counted_games;
mod figures;
mod filtered_games;
mod form;
mod games;
mod opponents;
mod page;
mod recording;
mod screen;
mod storage;

use bevy::prelude::*;
use kozyr_core::{
    game::Game,
    statistics::{GameFilter, StatisticsGame},
    teacher::GameConcepts,
};

use self::counted_games::{CountedGame, CountedGames};
use crate::review::Reviewable;
use kozyr_platform::{import_export::SavedDataReplaced, storage::Storage};

pub use counted_games::GameStatistic;
pub use figures::format_rating;
pub use games::Statistics;
pub use opponents::describe_results;
pub use recording::release_rated_match;

/// Selects the game whose statistics the screen shows, with no other filters.
pub fn select_game<G: Game>(world: &mut World) {
    world.resource_mut::<page::StatisticsSelection>().filter = GameFilter::for_game(G::NAME);
}

/// Loads the log of games and adds the statistics screen.
pub(crate) fn plugin(app: &mut App) {
    let storage = app.world().resource::<Storage>();
    storage::register_files(storage);
    let log = storage::load(storage);
    app.insert_resource(Statistics::new(log));
    app.add_observer(
        |_: On<SavedDataReplaced>, storage: Res<Storage>, mut statistics: ResMut<Statistics>| {
            *statistics = Statistics::new(storage::load(&storage));
        },
    );
    app.init_resource::<CountedGames>();
    app.add_plugins(screen::plugin);
}

/// Adds the statistics of one game. `statistic` is one that only this game has.
pub fn plugin_for<U: Reviewable>(app: &mut App, statistic: Option<GameStatistic>) {
    recording::plugin_for::<U>(app);
    let count = CountedGame {
        game: U::ID,
        strengths: U::Rules::opponent_ratings,
        animal: U::animal,
        concept: U::Rules::concept,
        format_loss: U::format_value,
        statistic,
    };
    app.world_mut().get_resource_or_init::<CountedGames>().add(count);
}
