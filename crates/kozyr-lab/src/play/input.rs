//! What a person types.

use std::{error::Error, str::FromStr};

/// A line that somebody has typed.
#[derive(Debug, PartialEq, Eq)]
pub enum PlayerInput<A> {
    /// An action in its notation.
    Action(A),
    /// What did the opponents weigh?
    Why,
    /// Take back.
    Undo,
    /// Write the record to that file.
    Save(String),
    /// What may be typed?
    Help,
    /// Leave.
    Quit,
    /// Nothing at all.
    Empty,
    /// Nothing that can be understood, and why.
    Invalid(String),
}

impl<A: FromStr<Err: Error>> PlayerInput<A> {
    /// Understands a line.
    pub fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => PlayerInput::Empty,
            ("why", "") => PlayerInput::Why,
            ("undo", "") => PlayerInput::Undo,
            ("help" | "?", "") => PlayerInput::Help,
            ("quit", "") => PlayerInput::Quit,
            ("save", "") => PlayerInput::Invalid("a file is needed: save FILE".into()),
            ("save", file) => PlayerInput::Save(file.into()),
            _ => match line.parse() {
                Ok(action) => PlayerInput::Action(action),
                Err(error) => {
                    PlayerInput::Invalid(format!("{error}; `help` lists what may be typed"))
                }
            },
        }
    }
}
