//! Lines that somebody else writes, read within bounds.
#![expect(clippy::disallowed_methods, reason = "this is the one place that reads lines")]

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes.
pub const MAX_LINE_BYTES: u64 = 1 << 20;

/// The next line without its end, and whether it has one; `None` where nothing follows.
///
/// Bytes that are no UTF-8 become `\u{fffd}`; a mark of the order of bytes is skipped.
///
/// # Errors
/// If the input cannot be read; of the kind [`InvalidData`](io::ErrorKind::InvalidData) if the
/// line is longer than a mebibyte.
pub fn read_line(input: &mut (impl BufRead + ?Sized)) -> io::Result<Option<TextLine>> {
    let mut line = Vec::new();
    input.take(MAX_LINE_BYTES).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    let whole = line.pop_if(|last| *last == b'\n').is_some();
    if !whole && line.len() as u64 == MAX_LINE_BYTES {
        return Err(line_too_long(MAX_LINE_BYTES));
    }
    let text = String::from_utf8_lossy(&line);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text).trim_end_matches('\r').to_owned();
    Ok(Some(TextLine { text, is_terminated: whole }))
}

/// Skips the rest of a line that is too long.
///
/// # Errors
/// If the input cannot be read; of the kind [`InvalidData`](io::ErrorKind::InvalidData) if there is no end within 64
/// mebibytes either.
pub fn skip_line(input: &mut (impl BufRead + ?Sized)) -> io::Result<()> {
    const MOST: u64 = 64 * MAX_LINE_BYTES;
    let skipped = input.take(MOST).skip_until(b'\n')? as u64;
    if skipped == MOST { Err(line_too_long(MAX_LINE_BYTES + MOST)) } else { Ok(()) }
}

fn line_too_long(bytes: u64) -> io::Error {
    let reason = format!("a line has no end within {bytes} bytes");
    io::Error::new(io::ErrorKind::InvalidData, reason)
}

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLine {
    /// What stands in it.
    pub text: String,
    /// Whether it was ended, or the input was.
    pub is_terminated: bool,
}
