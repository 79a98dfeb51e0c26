//! Links into the app: `#reversi/professional`, `#durak/master-3`, `#replay=…`, `#table/…`.
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
    /// A table where friends play.
    Table(TableLink),
}

/// The address of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink {
    /// The address of the server's page, without `/` at its end; `None` if it is the page that the
    /// link was opened on.
    pub server: Option<String>,
    /// The room: 1 to 64 ASCII letters, digits, `-` or `_`.
    pub room: String,
}

/// The beginning of a link that opens in the app instead of a browser. The address of the page
/// follows.
pub const SCHEME: &str = "kozyr:";

/// The length of the longest name of a room.
const MAX_ROOM_CHARS: usize = 64;

/// Errors of parsing a link.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The link names neither a game nor a replay.
    #[error("a link is {places}, `#table/…` or `#replay=…`, not `{}`", shortened(found))]
    Unknown {
        /// The text of the link.
        found: String,
        /// The links to the supported games.
        places: String,
    },
    /// The link does not name a table.
    #[error("`{found}` is not the name of a table; copy the whole link")]
    Table {
        /// The text after `#table/`.
        found: String,
    },
    /// The opponent is unknown, or one of its parameters is invalid.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The match cannot be read.
    #[error(transparent)]
    Match(#[from] ReadError),
}

impl Link {
    /// Parses a whole address, also after [`SCHEME`], or the part after the `#` with or without the
    /// `#` itself. Returns `None` if that part is empty.
    ///
    /// # Errors
    /// If the link names no known game, no known opponent, no possible table, or a match that cannot
    /// be read.
    pub fn parse(text: &str, games: &KnownGames) -> Result<Option<Self>, LinkError> {
        let address = text.trim();
        let address = address.strip_prefix(SCHEME).unwrap_or(address);
        let (server, path) = split_address(address);
        // Other programs may percent-encode characters, such as `?` as `%3F`.
        let path = percent_decode_str(path);
        let path = path.decode_utf8_lossy().into_owned();
        if path.is_empty() {
            return Ok(None);
        }
        if let Some(record) = path.strip_prefix("replay=") {
            return Ok(Some(Link::Replay(games.read(record)?)));
        }
        if let Some(room) = path.strip_prefix("table/") {
            return Ok(Some(Link::Table(TableLink::new(server, room)?)));
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

/// Splits an address into that of the page, if it has one, and the part after the `#`.
fn split_address(address: &str) -> (Option<&str>, &str) {
    match address.split_once('#') {
        Some((page, path)) if page.contains("://") => (Some(page), path),
        Some(("", path)) => (None, path),
        _ => (None, address),
    }
}

impl TableLink {
    /// Creates the address of a room on the server with this page, or on this page if `None`.
    ///
    /// # Errors
    /// If the text is not the name of a room.
    pub fn new(server: Option<&str>, room: &str) -> Result<Self, LinkError> {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if !(1..=MAX_ROOM_CHARS).contains(&room.len()) || !room.bytes().all(is_allowed) {
            return Err(LinkError::Table { found: room.to_owned() });
        }
        let server = server.map(|page| page.trim_end_matches('/').to_owned());
        Ok(TableLink { server, room: room.to_owned() })
    }
}

impl std::fmt::Display for TableLink {
    /// Formats the whole address, or the part from the `#` if the server is not known.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(server) = &self.server {
            write!(f, "{server}/")?;
        }
        write!(f, "#table/{}", self.room)
    }
}

impl std::fmt::Display for Link {
    /// Formats the link for an address, with its `#`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Link::NewMatch { game, opponent: Some(opponent) } => write!(f, "#{game}/{opponent}"),
            Link::NewMatch { game, opponent: None } => write!(f, "#{game}"),
            Link::Replay(record) => write!(f, "#replay={}", record.to_short()),
            Link::Table(table) => table.fmt(f),
        }
    }
}
