//! What comes from others, shown without letting it speak to the terminal.
#![expect(clippy::disallowed_methods, reason = "the one place that writes to the error output")]

use std::{
    fmt::Write as _,
    io::{self, IsTerminal, Write},
};

/// So much of a single line is shown from its beginning and its end, in characters.
const SHOWN_CHARS: [usize; 2] = [600, 200];

/// Whether a terminal would act on a character rather than show it: controls, and the marks that
/// turn the direction of writing around.
fn is_control(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    // Ends of lines and of paragraphs, for those that know them.
    letter.is_control() || turns || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Text as one line: what a terminal would act on is shown as `\u{1b}` or `\n`, and of a long
/// text only the beginning and the end.
pub fn one_line(text: &str) -> String {
    let shown = shortened(text);
    escaped(&shown, |_| false)
}

/// The beginning and the end of a text.
fn shortened(text: &str) -> String {
    let [before, after] = SHOWN_CHARS;
    let Some((start, _)) = text.char_indices().nth(before) else { return text.to_owned() };
    let rest = &text[start..];
    match rest.char_indices().rev().nth(after) {
        Some((end, _)) => {
            let left_out = rest[..end].chars().count();
            format!("{}… ({left_out} characters) …{}", &text[..start], &rest[end..])
        }
        None => text.to_owned(),
    }
}

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

/// Lets lines through, and shows whatever else a terminal would act on.
pub struct EscapingWriter<W>(pub W);

impl<W: Write> Write for EscapingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // What is formatted comes as whole characters.
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(escaped(&text, |letter| matches!(letter, '\n' | '\t')).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Says something on the error output, as one line. Where that is gone there is nobody to tell.
pub fn print_message(kind: &str, text: &str) {
    let _ = writeln!(io::stderr(), "{kind}: {}", one_line(text));
}

/// Says several lines on the error output, as they are but for what a terminal would act on.
pub fn print_lines(text: &str) {
    let _ = EscapingWriter(io::stderr()).write_all(text.as_bytes());
}

/// Whether somebody looks at the error output, rather than a file collecting it.
pub fn is_stderr_terminal() -> bool {
    io::stderr().is_terminal()
}
