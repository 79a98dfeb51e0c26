//! Links into the app: `#reversi/professional`, `#durak/master-3`, `#replay=…`.
//!
//! What follows the `#` never leaves the reader's browser.

use percent_encoding::percent_decode_str;

use crate::{
    any_record::AnyRecord, game::ShortFormError, known_games::KnownGames, opponent::OpponentError,
};

/// Where a link leads.
#[derive(Clone, PartialEq, Debug)]
pub enum Link {
    /// To a new match.
    NewMatch {
        /// The name of the game.
        game: &'static str,
        /// Against whom; `None` if that is still to be chosen.
        opponent: Option<String>,
    },
    /// To a match that was played.
    Replay(AnyRecord),
}

/// Why a link leads nowhere.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// It is neither of a game nor of a replay.
    #[error("a link leads to {places} or `#replay=…`, and not to `{found}`")]
    Unknown {
        /// What the link says.
        found: String,
        /// The games that links lead to.
        places: String,
    },
    /// Nobody is called so.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The match cannot be read.
    #[error(transparent)]
    Match(#[from] ShortFormError),
}

impl Link {
    /// Reads what follows the `#` of an address, the `#` itself being optional; `None` if there
    /// is nothing.
    ///
    /// # Errors
    /// If it leads nowhere, to an opponent that is not there, or to a match that cannot be read.
    pub fn parse(text: &str, games: &KnownGames) -> Result<Option<Self>, LinkError> {
        let text = text.trim();
        // Programs on the way write some letters as `%3F`.
        let path = percent_decode_str(text.strip_prefix('#').unwrap_or(text));
        let path = path.decode_utf8_lossy().into_owned();
        if path.is_empty() {
            return Ok(None);
        }
        if let Some(record) = path.strip_prefix("replay=") {
            return Ok(Some(Link::Replay(games.from_short_form(record)?)));
        }
        let (game, opponent) = path.split_once('/').unwrap_or((&path, ""));
        let Some(game) = games.canonical_name(game) else {
            let places: Vec<_> = games.names().map(|name| format!("`#{name}`")).collect();
            return Err(LinkError::Unknown { found: path, places: places.join(", ") });
        };
        if opponent.is_empty() {
            return Ok(Some(Link::NewMatch { game, opponent: None }));
        }
        games.check_opponent(game, opponent).transpose()?;
        Ok(Some(Link::NewMatch { game, opponent: Some(opponent.to_owned()) }))
    }
}

impl std::fmt::Display for Link {
    /// The link as it stands in an address, with its `#`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Link::NewMatch { game, opponent: Some(opponent) } => write!(f, "#{game}/{opponent}"),
            Link::NewMatch { game, opponent: None } => write!(f, "#{game}"),
            Link::Replay(record) => write!(f, "#replay={}", record.to_short()),
        }
    }
}
