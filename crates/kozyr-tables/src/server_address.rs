//! Addresses of servers, and what players type or paste to join a table.

use kozyr_core::{
    known_games::KnownGames,
    link::{Link, TableLink},
};

/// The number of letters of a code.
const CODE_LETTERS: usize = 6;

/// The server set at build time, if any.
#[cfg(not(target_arch = "wasm32"))]
const BUILT_IN_SERVER: Option<&str> = option_env!("KOZYR_SERVER");

/// The address of a server's page, such as `https://play.example`, without `/` at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerAddress(String);

/// The reason why a text is not the address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not the address of a server")]
pub struct InvalidAddress(pub String);

impl ServerAddress {
    /// Reads an address. Without `http://` or `https://`, it is encrypted, unless it is on this
    /// device. A part after `#` is ignored.
    ///
    /// # Errors
    /// If there is no host, or the address has another protocol.
    pub fn new(text: &str) -> Result<Self, InvalidAddress> {
        let invalid = || InvalidAddress(text.trim().to_owned());
        let page = text.trim().split('#').next().unwrap_or_default().trim_end_matches('/');
        let (scheme, rest) = match page.split_once("://") {
            Some((scheme @ ("http" | "https"), rest)) => (scheme, rest),
            Some(_) => return Err(invalid()),
            None if is_on_this_device(page) => ("http", page),
            None => ("https", page),
        };
        let host = rest.split('/').next().unwrap_or_default();
        let is_allowed = |letter: char| letter.is_alphanumeric() || "-._:[]".contains(letter);
        if host.is_empty() || !host.chars().all(is_allowed) || rest.contains(char::is_whitespace) {
            return Err(invalid());
        }
        Ok(ServerAddress(format!("{scheme}://{rest}")))
    }

    /// Returns the default server: the page's own, or that set at build time; `None` if there is
    /// none.
    pub fn built_in() -> Option<Self> {
        #[cfg(target_arch = "wasm32")]
        return ServerAddress::new(&kozyr_platform::browser::url()).ok();
        #[cfg(not(target_arch = "wasm32"))]
        BUILT_IN_SERVER.and_then(|address| ServerAddress::new(address).ok())
    }

    /// Returns the server for new tables and codes: the one that the player has `entered`, or the
    /// default if that is not an address. `None` if there is neither. A page always uses its own
    /// server, since it may not connect to others.
    pub fn for_tables(entered: &str) -> Option<Self> {
        if cfg!(target_arch = "wasm32") {
            return ServerAddress::built_in();
        }
        ServerAddress::new(entered).ok().or_else(ServerAddress::built_in)
    }

    /// Returns the address.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the address of the HTTP interface for a path such as `rooms`.
    pub fn api(&self, path: &str) -> String {
        format!("{}/api/{path}", self.0)
    }

    /// Returns the address of a room's WebSocket.
    pub fn socket(&self, room: &str) -> String {
        // `http` becomes `ws`, and `https` becomes `wss`.
        self.api(&format!("rooms/{room}/socket")).replacen("http", "ws", 1)
    }

    /// Returns the link to a room, for sharing.
    pub fn link(&self, room: &str) -> String {
        format!("{}/#table/{room}", self.0)
    }
}

/// Whether an address without its protocol names this device.
fn is_on_this_device(page: &str) -> bool {
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|host| {
        page.strip_prefix(host).is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '/']))
    })
}

/// What a player types or pastes to join a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Invitation {
    /// The link to a table.
    Link(TableLink),
    /// The code of a table, in capital letters.
    Code(String),
}

impl Invitation {
    /// Reads a link or a code; `None` if it is neither. A code may be in either case, with spaces
    /// and hyphens between its letters.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Ok(Some(Link::Table(link))) = Link::parse(text, &KnownGames::new()) {
            return Some(Invitation::Link(link));
        }
        // People leave gaps when they read a code aloud.
        let letters: String =
            text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
        let is_code = letters.len() == CODE_LETTERS
            && letters.chars().all(|letter| letter.is_ascii_alphabetic());
        is_code.then(|| Invitation::Code(letters.to_ascii_uppercase()))
    }
}
