//! Random bytes and digests, written as hexadecimal digits.

use std::{fmt, str::FromStr};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The error for a text that is not the expected number of hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {0} hexadecimal digits")]
pub struct ParseHexError(usize);

/// Defines a type of `$bytes` bytes whose text form is hexadecimal digits.
macro_rules! hex_bytes {
    ($(#[$documentation:meta])* $name:ident, $bytes:literal) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name([u8; $bytes]);

        impl $name {
            /// Wraps the bytes.
            pub const fn new(bytes: [u8; $bytes]) -> Self {
                $name(bytes)
            }

            /// Returns the bytes.
            pub const fn bytes(&self) -> [u8; $bytes] {
                self.0
            }

            /// Returns the bytes as lower-case hexadecimal digits.
            pub fn to_hex(&self) -> String {
                HEXLOWER.encode(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = ParseHexError;

            /// Parses hexadecimal digits in either case.
            fn from_str(text: &str) -> Result<Self, ParseHexError> {
                let error = ParseHexError(2 * $bytes);
                let bytes =
                    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| error)?;
                bytes.try_into().map($name).map_err(|_| error)
            }
        }

        impl From<$name> for String {
            fn from(bytes: $name) -> String {
                bytes.to_hex()
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseHexError;

            fn try_from(text: String) -> Result<Self, ParseHexError> {
                text.parse()
            }
        }
    };
}

hex_bytes! {
    /// The right to a seat: 16 random bytes, made by the server and stored on the player's device.
    ///
    /// The room stores only its [hash](Token::hash). `Debug` does not print it.
    Token, 16
}

hex_bytes! {
    /// The SHA-256 of a [`Token`].
    TokenHash, 32
}

hex_bytes! {
    /// One participant's contribution to the shuffle: 32 random bytes, secret until the match is
    /// over. `Debug` does not print it.
    Secret, 32
}

hex_bytes! {
    /// The SHA-256 that binds a participant to its [`Secret`];
    /// [`shuffle::commitment`](crate::shuffle::commitment) computes it.
    Commitment, 32
}

impl Token {
    /// Returns the hash that the room stores.
    pub fn hash(&self) -> TokenHash {
        let mut hash = Sha256::new();
        hash.update(b"kozyr seat token 1\n");
        hash.update(self.0);
        TokenHash(hash.finalize().into())
    }
}

/// Stands for the random bytes of requests that were stored before they had any.
pub(crate) fn no_random_bytes() -> Token {
    Token([0; 16])
}

impl TokenHash {
    /// Returns four digits that two devices can show to confirm that they mean the same request.
    /// `fresh` are random bytes that the server draws for the request, so the code cannot be chosen
    /// by choosing the token.
    pub fn confirmation_code(&self, fresh: &Token) -> String {
        let mut hash = Sha256::new();
        hash.update(b"kozyr confirmation code 1\n");
        hash.update(self.0);
        hash.update(fresh.0);
        let hash: [u8; 32] = hash.finalize().into();
        let number = u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]]);
        format!("{:04}", number % 10_000)
    }

    /// Returns 16 hexadecimal digits that tell the holder of the token which request is its own.
    pub fn asker(&self) -> String {
        self.to_hex()[..16].to_owned()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({})", self.to_hex())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({})", self.to_hex())
    }
}
