//! Which games are looked at.

use super::entry::Entry;

/// What the games looked at are played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stake {
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
pub struct Filter {
    /// The game's name.
    pub game: String,
    /// What for.
    pub stake: Stake,
    /// An opponent that sat at the table, whatever its parameters; `None` for any.
    pub opponent: Option<String>,
}

impl Filter {
    /// All games of a kind.
    pub fn of_game(game: &str) -> Self {
        Filter { game: game.into(), ..Filter::default() }
    }

    /// Whether a game is looked at.
    pub fn lets(&self, entry: &Entry) -> bool {
        let stake = match self.stake {
            Stake::Any => true,
            Stake::Rated => entry.is_rated(),
            Stake::Casual => !entry.is_rated(),
        };
        let opponent = self.opponent.as_deref();
        entry.game == self.game
            && stake
            && opponent.is_none_or(|name| entry.opponents().contains(&name))
    }

    /// The games that are looked at, in their order.
    pub fn apply<'a>(&self, entries: &'a [Entry]) -> Vec<&'a Entry> {
        entries.iter().filter(|entry| self.lets(entry)).collect()
    }
}
