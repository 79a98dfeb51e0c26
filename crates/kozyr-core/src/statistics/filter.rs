//! Which games are looked at.

use super::entry::GameLogEntry;

/// What the games looked at are played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RatedFilter {
    /// All of them.
    #[default]
    Any,
    /// Those that changed the person's rating.
    Rated,
    /// The others.
    Casual,
}

/// Which games are looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameFilter {
    /// The game's name.
    pub game: String,
    /// What for.
    pub rated: RatedFilter,
    /// An opponent that sat at the table, whatever its parameters; `None` for any.
    pub opponent: Option<String>,
}

impl GameFilter {
    /// All games of a kind.
    pub fn for_game(game: &str) -> Self {
        GameFilter { game: game.into(), ..GameFilter::default() }
    }

    /// Whether a game is looked at.
    pub fn matches(&self, entry: &GameLogEntry) -> bool {
        let stake = match self.rated {
            RatedFilter::Any => true,
            RatedFilter::Rated => entry.is_rated(),
            RatedFilter::Casual => !entry.is_rated(),
        };
        let opponent = self.opponent.as_deref();
        entry.game == self.game
            && stake
            && opponent.is_none_or(|name| entry.opponents().contains(&name))
    }

    /// The games that are looked at, in their order.
    pub fn apply<'a>(&self, entries: &'a [GameLogEntry]) -> Vec<&'a GameLogEntry> {
        entries.iter().filter(|entry| self.matches(entry)).collect()
    }
}
