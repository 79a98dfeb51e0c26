//! Links into the app: `#reversi/professional`, `#durak/master-3`, `#replay=…`.
//!
//! The part after the `#` never leaves the reader's browser.

use percent_encoding::percent_decode_str;

use crate::{
    any_record::AnyRecord,
    known_games::{KnownGames, ReadError},
    opponent::OpponentError,
    quotation::shortened,
};

/// The target of a link.
#[derive(Clone, PartialEq, Debug)]
pub enum Link {
    /// A new match.
    NewMatch {
        /// The name of the game.
        game: &'static str,
        /// The opponent; `None` if the player is to choose one.
        opponent: Option<String>,
    },
    /// A finished or unfinished match to replay.
    Replay(AnyRecord),
}

/// Errors of parsing a link.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The link names neither a game nor a replay.
    #[error("a link is {places} or `#replay=…`, not `{}`", shortened(found))]
    Unknown {
        /// The text of the link.
        found: String,
        /// The links to the supported games.
        places: String,
    },
    /// The opponent is unknown, or one of its parameters is invalid.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The match cannot be read.
    #[error(transparent)]
    Match(#[from] ReadError),
}

impl Link {
    /// Parses the part of an address after the `#`, with or without the `#` itself. Returns `None`
    /// if it is empty.
    ///
    /// # Errors
    /// If the link names no known game, no known opponent, or a match that cannot be read.
    pub fn parse(text: &str, games: &KnownGames) -> Result<Option<Self>, LinkError> {
        let text = text.trim();
        // Other programs may percent-encode characters, such as `?` as `%3F`.
        let path = percent_decode_str(text.strip_prefix('#').unwrap_or(text));
        let path = path.decode_utf8_lossy().into_owned();
        if path.is_empty() {
            return Ok(None);
        }
        if let Some(record) = path.strip_prefix("replay=") {
            return Ok(Some(Link::Replay(games.read(record)?)));
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
    /// Formats the link for an address, with its `#`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Link::NewMatch { game, opponent: Some(opponent) } => write!(f, "#{game}/{opponent}"),
            Link::NewMatch { game, opponent: None } => write!(f, "#{game}"),
            Link::Replay(record) => write!(f, "#replay={}", record.to_short()),
        }
    }
}
