//! Import of matches from the files and texts of other programs.

use std::path::Path;

use crate::{
    byte_order_mark::skip_byte_order_mark, explanation::TranslatableText, file_names::has_extension,
};

/// A file or pasted text to import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportFile {
    /// The file name without its folder; empty for pasted text.
    pub name: String,
    /// The contents.
    pub contents: Vec<u8>,
}

/// A match or position found in an imported file.
///
/// Holds the match in short form, since a file may contain a hundred thousand of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportedMatch {
    /// The match in [short form](super::Record::to_short_form).
    pub short_form: String,
    /// Whether it is only a position, from which no game has been played.
    pub is_position: bool,
    /// The number of actions.
    pub actions: usize,
    /// The names of the players in seat order, as the file gives them. Empty if it gives none; a
    /// single unknown name is an empty string. Matches of this program have
    /// [`people`](Self::people) instead.
    pub players: Vec<String>,
    /// The names of the people in a match of this program, in seat order; empty strings for
    /// opponents and people without a name. Empty without any name.
    pub people: Vec<String>,
    /// The event, as the file gives it; empty if it gives none.
    pub event: String,
    /// The date or year, as the file gives it; empty if it gives none.
    pub date: String,
    /// The result, such as `34–30`, as the file gives it; empty if it gives none.
    pub result: String,
}

/// The error for an invalid match in the notation of another program.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct NotationError {
    /// The name of the file; empty for pasted text.
    pub file: String,
    /// What is wrong and where, in English, for command lines and logs.
    pub message: String,
    /// What is wrong and where, for players.
    pub text: TranslatableText,
    /// A short example of the format that comes closest.
    pub example: &'static str,
}

impl ImportFile {
    /// A text without a file, such as one from the clipboard.
    pub fn pasted(text: impl Into<String>) -> Self {
        ImportFile { name: String::new(), contents: text.into().into_bytes() }
    }

    /// The contents as text without a byte order mark; `None` if they are not UTF-8.
    pub fn text(&self) -> Option<&str> {
        let text = std::str::from_utf8(&self.contents).ok()?;
        Some(skip_byte_order_mark(text))
    }

    /// Whether the name has this extension, in upper or lower case.
    pub fn has_extension(&self, extension: &str) -> bool {
        has_extension(Path::new(&self.name), extension)
    }
}
