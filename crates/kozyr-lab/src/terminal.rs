//! Prints untrusted text without letting it control the terminal.
#![expect(clippy::disallowed_methods, reason = "the one place that writes to standard error")]

use std::{
    fmt::Write as _,
    io::{self, IsTerminal, Write},
};

/// The number of characters shown of the beginning and the end of a long line.
const SHOWN_CHARS: [usize; 2] = [600, 200];

/// Whether a character could control a terminal: control characters, marks that change the writing
/// direction, and line and paragraph separators.
fn is_control(letter: char) -> bool {
    let changes_direction = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    // Some terminals interpret line and paragraph separators.
    letter.is_control() || changes_direction || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Formats text as one line. Control characters are escaped, such as `\u{1b}` or `\n`. Of a long
/// text, only the beginning and the end are kept.
pub fn one_line(text: &str) -> String {
    let short = shortened(text);
    escaped(&short, |_| false)
}

/// A long text reduced to its beginning and end; a short one is unchanged.
fn shortened(text: &str) -> String {
    let [start_chars, end_chars] = SHOWN_CHARS;
    let Some((start, _)) = text.char_indices().nth(start_chars) else { return text.to_owned() };
    let rest = &text[start..];
    match rest.char_indices().rev().nth(end_chars) {
        Some((end, _)) => {
            let left_out = rest[..end].chars().count();
            format!("{}… ({left_out} characters) …{}", &text[..start], &rest[end..])
        }
        None => text.to_owned(),
    }
}

/// Escapes the control characters of a text, except the allowed ones.
fn escaped(text: &str, allowed: impl Fn(char) -> bool) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_control(letter) && !allowed(letter) {
            // Writing to a string cannot fail.
            let _ = write!(safe, "{}", letter.escape_default());
        } else {
            safe.push(letter);
        }
    }
    safe
}

/// A writer that escapes control characters except newlines and tabs.
pub struct EscapingWriter<W>(pub W);

impl<W: Write> Write for EscapingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Formatted output arrives in whole characters.
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(escaped(&text, |letter| matches!(letter, '\n' | '\t')).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Prints a message to standard error as one line. Write errors are ignored.
pub fn print_message(kind: &str, text: &str) {
    let _ = writeln!(io::stderr(), "{kind}: {}", one_line(text));
}

/// Prints several lines to standard error, with control characters escaped.
pub fn print_lines(text: &str) {
    let _ = EscapingWriter(io::stderr()).write_all(text.as_bytes());
}

/// Whether standard error is a terminal.
pub fn is_stderr_terminal() -> bool {
    io::stderr().is_terminal()
}
