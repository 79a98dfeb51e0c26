//! Identifiers of connections, rooms and requests.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Milliseconds since the Unix epoch, by the server's clock.
pub type Millis = u64;

/// A client's connection. The server assigns a new number to every connection of a room, greater than
/// those of older ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ConnectionId(pub u64);

/// The length of the longest [`RoomId`] and [`RequestId`], in characters.
const MAX_ID_CHARS: usize = 64;

/// The error for a text that is not an identifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an identifier has 1 to {MAX_ID_CHARS} letters, digits, `-` or `_`")]
pub struct InvalidId;

/// Defines an identifier of 1 to 64 ASCII letters, digits, hyphens and underscores.
macro_rules! text_id {
    ($(#[$documentation:meta])* $name:ident) => {
        $(#[$documentation])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(String);

        impl $name {
            /// Creates an identifier.
            ///
            /// # Errors
            /// If the text is not 1 to 64 ASCII letters, digits, `-` or `_`.
            pub fn new(text: impl Into<String>) -> Result<Self, InvalidId> {
                let text = text.into();
                let is_allowed =
                    |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
                if (1..=MAX_ID_CHARS).contains(&text.len()) && text.bytes().all(is_allowed) {
                    Ok($name(text))
                } else {
                    Err(InvalidId)
                }
            }

            /// Returns the text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = InvalidId;

            fn try_from(text: String) -> Result<Self, InvalidId> {
                $name::new(text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text_id! {
    /// A room, named by the server. Commitments and seeds depend on it.
    RoomId
}

text_id! {
    /// A request, named by the client. A client must not reuse an identifier for another request.
    RequestId
}
