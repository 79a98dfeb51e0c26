//! The 32 bytes that determine all randomness of a match.

use std::{fmt, str::FromStr};

use rand::Rng;
use rand_chacha::{ChaCha8Rng, ChaCha20Rng, rand_core::SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The source of every random number of a match; as text, 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// Creates a seed from its bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// Draws a seed from a random number generator.
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// Returns the 32 bytes.
    pub const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// Derives the seed number `index` of a series: the SHA-256 of these 32 bytes, the label, and
    /// the index as eight little-endian bytes.
    pub fn derive(&self, label: &str, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(label.as_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Returns the SHA-256 of the seed in hexadecimal. Shown before the first card is played, it
    /// commits the dealer to the seed without revealing anything.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0).into())
    }

    /// Returns the generator that shuffles the cards: ChaCha20 keyed with the seed. Every call
    /// returns it in its initial state.
    pub fn shuffle_rng(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.0)
    }

    /// Returns a fast generator for everything that need not be provably fair: ChaCha8 keyed with
    /// the seed. Every call returns it in its initial state.
    pub fn rng(&self) -> ChaCha8Rng {
        ChaCha8Rng::from_seed(self.0)
    }
}

impl From<u64> for Seed {
    /// Creates a seed from a number, as typed on a command line: its little-endian bytes, then
    /// zeros.
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    /// Writes 64 lower-case hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

/// The error for a text that is not a seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, not `{0}`")]
pub struct ParseSeedError(String);

impl FromStr for Seed {
    type Err = ParseSeedError;

    /// Parses 64 hexadecimal digits in either case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseSeedError(text.chars().take(80).collect());
        if text.len() != 64 || !text.is_ascii() {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| error())?;
            if digits.starts_with('+') {
                return Err(error());
            }
            *byte = u8::from_str_radix(digits, 16).map_err(|_| error())?;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = ParseSeedError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Formats bytes as lower-case hexadecimal digits.
fn hex(bytes: &[u8; 32]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
