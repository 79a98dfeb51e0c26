//! Links into the app: `#reversi/professional`, `#durak/master-3`, `#replay=…`.
//!
//! What follows the `#` never leaves the reader's browser.

use percent_encoding::percent_decode_str;

use crate::{
    any_record::AnyRecord,
    durak::Durak,
    game::{Game, ShortError},
    opponent::{self, OpponentError, Roster},
    reversi::Reversi,
};

/// Where a link leads.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one is held at a time, never many")]
pub enum Link {
    /// To a new deal of Durak; against that opponent, if one is named.
    Durak(Option<String>),
    /// To a new game of Reversi; against that opponent, if one is named.
    Reversi(Option<String>),
    /// To a match that was played.
    Replay(AnyRecord),
}

/// Why a link leads nowhere.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// It is neither of a game nor of a replay.
    #[error("a link leads to `#durak`, `#reversi` or `#replay=…`, and not to `{0}`")]
    Unknown(String),
    /// Nobody is called so.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The match cannot be read.
    #[error(transparent)]
    Match(#[from] ShortError),
}

impl Link {
    /// Reads what follows the `#` of an address, the `#` itself being optional; `None` if there
    /// is nothing.
    ///
    /// # Errors
    /// If it leads nowhere, to an opponent that is not there, or to a match that cannot be read.
    pub fn read(text: &str) -> Result<Option<Self>, LinkError> {
        let text = text.trim();
        // Programs on the way write some letters as `%3F`.
        let path = percent_decode_str(text.strip_prefix('#').unwrap_or(text));
        let path = path.decode_utf8_lossy().into_owned();
        if path.is_empty() {
            return Ok(None);
        }
        if let Some(record) = path.strip_prefix("replay=") {
            return Ok(Some(Link::Replay(AnyRecord::from_short(record)?)));
        }
        let (game, opponent) = path.split_once('/').unwrap_or((&path, ""));
        match game {
            Durak::NAME => Ok(Some(Link::Durak(known::<Durak>(opponent)?))),
            Reversi::NAME => Ok(Some(Link::Reversi(known::<Reversi>(opponent)?))),
            _ => Err(LinkError::Unknown(path)),
        }
    }
}

impl std::fmt::Display for Link {
    /// The link as it stands in an address, with its `#`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game =
            |f: &mut std::fmt::Formatter<'_>, game: &str, opponent: &Option<String>| match opponent
            {
                Some(opponent) => write!(f, "#{game}/{opponent}"),
                None => write!(f, "#{game}"),
            };
        match self {
            Link::Durak(opponent) => game(f, Durak::NAME, opponent),
            Link::Reversi(opponent) => game(f, Reversi::NAME, opponent),
            Link::Replay(record) => write!(f, "#replay={}", record.to_short()),
        }
    }
}

fn known<G: Roster>(opponent: &str) -> Result<Option<String>, OpponentError> {
    if opponent.is_empty() {
        return Ok(None);
    }
    opponent::named::<G>(opponent)?;
    Ok(Some(opponent.to_owned()))
}
