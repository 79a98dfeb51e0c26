//! Reads lines of untrusted input with a length limit.
#![expect(clippy::disallowed_methods, reason = "this is the one place that reads lines")]

use std::io::{self, BufRead, Read};

use kozyr_core::byte_order_mark::skip_byte_order_mark;

/// The maximum length of a line, in bytes.
pub const MAX_LINE_BYTES: u64 = 1 << 20;

/// Reads the next line, without its line end; `None` at the end of the input.
///
/// Invalid UTF-8 becomes `\u{fffd}`. A byte order mark is skipped.
///
/// # Errors
/// If the input cannot be read. The kind is [`InvalidData`](io::ErrorKind::InvalidData) if the line
/// is longer than 1 MiB.
pub fn read_line(input: &mut (impl BufRead + ?Sized)) -> io::Result<Option<TextLine>> {
    let mut line = Vec::new();
    input.take(MAX_LINE_BYTES).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    let is_terminated = line.pop_if(|last| *last == b'\n').is_some();
    if !is_terminated && line.len() as u64 == MAX_LINE_BYTES {
        return Err(line_too_long(MAX_LINE_BYTES));
    }
    let text = String::from_utf8_lossy(&line);
    let text = skip_byte_order_mark(&text).trim_end_matches('\r').to_owned();
    Ok(Some(TextLine { text, is_terminated }))
}

/// Skips the rest of a line that is too long.
///
/// # Errors
/// If the input cannot be read. The kind is [`InvalidData`](io::ErrorKind::InvalidData) if the line
/// does not end within another 64 MiB.
pub fn skip_line(input: &mut (impl BufRead + ?Sized)) -> io::Result<()> {
    const MAX_SKIPPED_BYTES: u64 = 64 * MAX_LINE_BYTES;
    let skipped = input.take(MAX_SKIPPED_BYTES).skip_until(b'\n')? as u64;
    if skipped == MAX_SKIPPED_BYTES {
        Err(line_too_long(MAX_LINE_BYTES + MAX_SKIPPED_BYTES))
    } else {
        Ok(())
    }
}

/// The error for a line that does not end within this many bytes.
fn line_too_long(bytes: u64) -> io::Error {
    let reason = format!("a line has no end within {bytes} bytes");
    io::Error::new(io::ErrorKind::InvalidData, reason)
}

/// A line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLine {
    /// The text without the line end.
    pub text: String,
    /// Whether the line has a line end; if not, the input ended.
    pub is_terminated: bool,
}
