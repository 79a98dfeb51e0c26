//! The games that pass the filter, and their summary.

use kozyr_core::statistics::{self, GameFilter, GameLog, GameLogEntry, Rating, Summary};

use super::counted_games::CountedGame;
use kozyr_ui::faces::Animal;

/// The games shown, and their summary.
pub(crate) struct FilteredGames<'a> {
    /// The game.
    pub(crate) count: CountedGame,
    /// The games, in order of recording.
    pub(crate) entries: Vec<&'a GameLogEntry>,
    pub(crate) summary: Summary,
    /// The opponents met, each with the results against it.
    pub(crate) opponents: Vec<(String, Summary)>,
    /// The player's rating in the game, regardless of the filter.
    pub(crate) rating: Rating,
}

impl<'a> FilteredGames<'a> {
    /// The games of a log that pass the filter, which selects the game `count`.
    pub(crate) fn new(log: &'a GameLog, count: CountedGame, filter: &'a GameFilter) -> Self {
        let entries = filter.apply(log.entries());
        FilteredGames {
            count,
            summary: Summary::from_entries(entries.iter().copied()),
            opponents: statistics::summaries_by_opponent(&entries),
            rating: log.rating(&filter.game),
            entries,
        }
    }

    /// The animal of an opponent of the game.
    pub(crate) fn animal(&self, opponent: &str) -> Animal {
        (self.count.animal)(opponent)
    }

    /// The rating of an opponent of the game, if known.
    pub(crate) fn strength(&self, opponent: &str) -> Option<f64> {
        (self.count.strengths)().get(opponent).map(|strength| strength.rating)
    }
}
