//! Filters for the games in statistics.

use super::entry::GameLogEntry;

/// Whether to select rated games, casual games or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RatedFilter {
    /// All games.
    #[default]
    Any,
    /// Games that changed the person's rating.
    Rated,
    /// All other games.
    Casual,
}

/// A filter for the games in statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameFilter {
    /// The game's name.
    pub game: String,
    /// Rated games, casual games or both.
    pub rated: RatedFilter,
    /// An opponent at the table, with any parameters; `None` for all opponents.
    pub opponent: Option<String>,
}

impl GameFilter {
    /// Creates a filter for all matches of one game, rated or casual, against any opponents.
    pub fn for_game(game: &str) -> Self {
        GameFilter { game: game.into(), ..GameFilter::default() }
    }

    /// Whether the filter selects an entry.
    pub fn matches(&self, entry: &GameLogEntry) -> bool {
        let is_selected_kind = match self.rated {
            RatedFilter::Any => true,
            RatedFilter::Rated => entry.is_rated(),
            RatedFilter::Casual => !entry.is_rated(),
        };
        let opponent = self.opponent.as_deref();
        entry.game == self.game
            && is_selected_kind
            && opponent.is_none_or(|name| entry.opponents().contains(&name))
    }

    /// Returns the selected entries, in their order.
    pub fn apply<'a>(&self, entries: &'a [GameLogEntry]) -> Vec<&'a GameLogEntry> {
        entries.iter().filter(|entry| self.matches(entry)).collect()
    }
}
