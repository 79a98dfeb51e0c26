//! SHA-256 digests in trained or computed data, which detect corruption.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Length of a digest in bytes.
pub const DIGEST_BYTES: usize = 32;

/// The digest in a text does not match the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the digest does not match: the text was changed or damaged (after an intended change, remove the digest line)"
)]
pub struct DigestMismatch;

/// Returns the SHA-256 digest of some bytes.
pub fn digest(bytes: &[u8]) -> [u8; DIGEST_BYTES] {
    Sha256::digest(bytes).into()
}

/// Returns the text with its digest appended as a last line, `COMMENT sha256 DIGEST`. `comment` is
/// what starts a comment in the text, which must end with a newline.
pub fn with_digest(text: &str, comment: &str) -> String {
    let sum = HEXLOWER.encode(&digest(text.as_bytes()));
    format!("{text}{comment} sha256 {sum}\n")
}

/// Checks the digest that [`with_digest`] appended, ignoring changed line endings (CRLF). A text
/// without a digest is accepted, so that users can write their own.
///
/// # Errors
/// If the text has changed since its digest was computed.
pub fn check_digest(text: &str, comment: &str) -> Result<(), DigestMismatch> {
    let body = text.trim_end();
    let start = body.rfind('\n').map_or(0, |end| end + 1);
    let last_line = body[start..].strip_prefix(comment).map(str::trim_start);
    let Some(sum) = last_line.and_then(|line| line.strip_prefix("sha256 ")) else { return Ok(()) };
    // Some systems check files out with CRLF line endings.
    let digested = text[..start].replace("\r\n", "\n");
    let is_same = sum.trim() == HEXLOWER.encode(&digest(digested.as_bytes()));
    if is_same { Ok(()) } else { Err(DigestMismatch) }
}
