//! Commands that a person types.

use std::{error::Error, str::FromStr};

/// A typed line.
#[derive(Debug, PartialEq, Eq)]
pub enum PlayerInput<A> {
    /// An action in notation.
    Action(A),
    /// Explain the opponents' decisions.
    Why,
    /// Take back an action.
    Undo,
    /// Save the record to this file.
    Save(String),
    /// List the commands.
    Help,
    /// Quit.
    Quit,
    /// An empty line.
    Empty,
    /// An invalid line, with an error message.
    Invalid(String),
}

impl<A: FromStr<Err: Error>> PlayerInput<A> {
    /// Parses a line.
    pub fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => PlayerInput::Empty,
            ("why", "") => PlayerInput::Why,
            ("undo", "") => PlayerInput::Undo,
            ("help" | "?", "") => PlayerInput::Help,
            ("quit", "") => PlayerInput::Quit,
            ("save", "") => PlayerInput::Invalid("missing file name: save FILE".into()),
            ("save", file) => PlayerInput::Save(file.into()),
            _ => match line.parse() {
                Ok(action) => PlayerInput::Action(action),
                Err(error) => PlayerInput::Invalid(format!("{error}; `help` lists all commands")),
            },
        }
    }
}
