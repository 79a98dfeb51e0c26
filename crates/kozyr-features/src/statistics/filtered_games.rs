//! The games that were chosen, and what they come to.

use kozyr_core::statistics::{self, Entry, Filter, Log, Rating, Summary};

use super::counted_games::Count;
use kozyr_ui::faces::Animal;

/// The games that are shown, and what they come to.
pub(crate) struct Shown<'a> {
    pub(crate) count: Count,
    pub(crate) entries: Vec<&'a Entry>,
    pub(crate) summary: Summary,
    pub(crate) opponents: Vec<(String, Summary)>,
    /// The person's rating in the game, whatever games are shown.
    pub(crate) rating: Rating,
}

impl<'a> Shown<'a> {
    pub(crate) fn of(log: &'a Log, count: Count, filter: &'a Filter) -> Self {
        let entries = filter.apply(log.entries());
        Shown {
            count,
            summary: Summary::of(entries.iter().copied()),
            opponents: statistics::opponents(&entries),
            rating: log.rating(&filter.game),
            entries,
        }
    }

    /// The face of an opponent of the game.
    pub(crate) fn animal(&self, opponent: &str) -> Animal {
        (self.count.animal)(opponent)
    }

    /// What an opponent of the game is worth, if that is known.
    pub(crate) fn strength(&self, opponent: &str) -> Option<f64> {
        (self.count.strengths)().of(opponent).map(|strength| strength.rating)
    }
}
