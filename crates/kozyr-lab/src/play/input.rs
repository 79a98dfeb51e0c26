//! What a person types.

use std::{error::Error, str::FromStr};

/// A line that somebody has typed.
#[derive(Debug, PartialEq, Eq)]
pub enum Input<A> {
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
    Unclear(String),
}

impl<A: FromStr<Err: Error>> Input<A> {
    /// Understands a line.
    pub fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Input::Empty,
            ("why", "") => Input::Why,
            ("undo", "") => Input::Undo,
            ("help" | "?", "") => Input::Help,
            ("quit", "") => Input::Quit,
            ("save", "") => Input::Unclear("a file is needed: save FILE".into()),
            ("save", file) => Input::Save(file.into()),
            _ => match line.parse() {
                Ok(action) => Input::Action(action),
                Err(error) => Input::Unclear(format!("{error}; `help` lists what may be typed")),
            },
        }
    }
}
