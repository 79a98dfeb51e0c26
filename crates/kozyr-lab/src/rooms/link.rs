//! Addresses of servers, links to tables, and codes.

use std::{fmt, str::FromStr};

use hyper::Uri;
use kozyr_rooms::RoomId;

/// The address of a server: a scheme, a host and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerAddress {
    /// Whether the connection is encrypted.
    pub is_encrypted: bool,
    /// The host, without the brackets of an IPv6 address.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The host and the port as in the address.
    pub authority: String,
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableAddress {
    /// A link, which names the server and the room.
    Link {
        /// The server.
        server: ServerAddress,
        /// The room.
        room: RoomId,
    },
    /// A six-letter code, which the server must look up.
    Code(String),
}

/// The part of a link between the server's address and the room.
const TABLE_FRAGMENT: &str = "#table/";

/// The number of letters of a code.
const CODE_LETTERS: usize = 6;

impl FromStr for ServerAddress {
    type Err = String;

    /// Parses an address such as `https://play.example` or `http://localhost:8080/`.
    fn from_str(text: &str) -> Result<Self, String> {
        let invalid = || {
            format!(
                "`{text}` is not the address of a server, such as https://play.example or http://localhost:8080"
            )
        };
        let uri: Uri = text.parse().map_err(|_| invalid())?;
        let authority = uri.authority().ok_or_else(invalid)?;
        let is_encrypted = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(invalid()),
        };
        if uri.path() != "/" || uri.query().is_some() || authority.as_str().contains('@') {
            return Err(invalid());
        }
        Ok(ServerAddress {
            is_encrypted,
            host: authority.host().trim_matches(['[', ']']).into(),
            port: authority.port_u16().unwrap_or(if is_encrypted { 443 } else { 80 }),
            authority: authority.as_str().into(),
        })
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_encrypted { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl FromStr for TableAddress {
    type Err = String;

    /// Parses a link such as `https://play.example/#table/a7Kp3`, or a code.
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some((server, room)) = text.split_once(TABLE_FRAGMENT) {
            let room = RoomId::new(room).map_err(|error| format!("`{text}`: {error}"))?;
            return Ok(TableAddress::Link { server: server.parse()?, room });
        }
        if text.len() == CODE_LETTERS && text.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            return Ok(TableAddress::Code(text.into()));
        }
        Err(format!(
            "`{text}` is neither a link such as https://play.example/#table/a7Kp3 nor a code of \
             {CODE_LETTERS} letters"
        ))
    }
}
