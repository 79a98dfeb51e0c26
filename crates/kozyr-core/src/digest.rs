//! A digest in what is learned or searched for once and read ever after, so that no flipped bit
//! passes for knowledge.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// The bytes of a digest.
pub const DIGEST_BYTES: usize = 32;

/// The digest that a text carries is not that of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "it was changed or damaged: its digest is another (who changed it on purpose takes the line of the digest out)"
)]
pub struct DigestMismatch;

/// The SHA-256 of some bytes.
pub fn digest(bytes: &[u8]) -> [u8; DIGEST_BYTES] {
    Sha256::digest(bytes).into()
}

/// The text with its digest in a last line, a comment that `comment` begins.
pub fn with_digest(text: &str, comment: &str) -> String {
    let sum = HEXLOWER.encode(&digest(text.as_bytes()));
    format!("{text}{comment} sha256 {sum}\n")
}

/// Checks the digest of a [`sealed`] text. A text without one is somebody's own, and sound.
///
/// # Errors
/// If the text is not the one that was sealed.
pub fn check_digest(text: &str, comment: &str) -> Result<(), DigestMismatch> {
    let body = text.trim_end();
    let start = body.rfind('\n').map_or(0, |end| end + 1);
    let seal = body[start..].strip_prefix(comment).map(str::trim_start);
    let Some(sum) = seal.and_then(|seal| seal.strip_prefix("sha256 ")) else { return Ok(()) };
    // A checkout on some systems writes its own ends of lines.
    let sealed = text[..start].replace("\r\n", "\n");
    let is_same = sum.trim() == HEXLOWER.encode(&digest(sealed.as_bytes()));
    if is_same { Ok(()) } else { Err(DigestMismatch) }
}
