//! Six-letter codes that lead to a room, for reading aloud.

use std::fmt;

use kozyr_rooms::{Millis, RoomId};

use crate::{
    random,
    storage::{Storage, StorageError, StoredCode},
};

/// The letters of codes. I, L and O are missing, since they look like digits.
pub const LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ";

/// The number of letters of a code.
pub const CODE_LETTERS: usize = 6;

/// How long a code is valid, in milliseconds: a day.
pub const CODE_LIFETIME: Millis = 24 * 60 * 60 * 1000;

/// How many random codes are tried. With a million codes in use, the first is free in 99 of 100
/// cases.
const ATTEMPTS: usize = 8;

/// A code: six capital letters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code(String);

/// The error for a text that cannot be a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a code has six letters, without I, L and O")]
pub struct InvalidCode;

impl Code {
    /// Reads a code in capital or small letters.
    ///
    /// # Errors
    /// If the text cannot be a code.
    pub fn new(text: &str) -> Result<Self, InvalidCode> {
        let text = text.to_ascii_uppercase();
        let is_code =
            text.len() == CODE_LETTERS && text.bytes().all(|byte| LETTERS.contains(&byte));
        is_code.then_some(Code(text)).ok_or(InvalidCode)
    }

    /// Returns a random code.
    pub fn random() -> Self {
        Code(random::text(LETTERS, CODE_LETTERS))
    }

    /// Returns the code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Stores a new code for a room.
///
/// # Errors
/// If the storage fails, or no free code was found.
pub async fn make_code(
    storage: &dyn Storage,
    room: &RoomId,
    now: Millis,
) -> Result<StoredCode, StorageError> {
    for _ in 0..ATTEMPTS {
        let code = StoredCode {
            code: Code::random(),
            room: room.clone(),
            expires: now.saturating_add(CODE_LIFETIME),
        };
        match storage.put_code(&code, now).await {
            Err(StorageError::Conflict) => {}
            other => return other.map(|()| code),
        }
    }
    Err(StorageError::Unavailable("no free code was found".into()))
}
