//! A player's actions.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::square::Square;

/// A move or a pass. The text form is `f5` or `--`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// Places a disc on a square.
    Place(Square),
    /// Passes. Legal only if the player has no legal move and the opponent has one.
    Pass,
}

impl fmt::Display for Action {
    /// Writes the square, or `--` for a pass.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(square) => square.fmt(f),
            Action::Pass => f.write_str("--"),
        }
    }
}

/// The error for a text that is neither a square nor a pass.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an action is a square such as `f5`, or `--` for a pass, not `{0}`")]
pub struct ParseActionError(String);

impl FromStr for Action {
    type Err = ParseActionError;

    /// Parses a square, or a pass (`--`, `pass`, `ps` or `pa`), ignoring case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if ["--", "pass", "ps", "pa"].iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
            return Ok(Action::Pass);
        }
        text.parse()
            .map(Action::Place)
            .map_err(|_| ParseActionError(text.chars().take(20).collect()))
    }
}

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = ParseActionError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
