//! OBF lines: a position and the scores of its moves. [`read_games`](super::read_games) reads them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{action::Action, position::Position};

/// One line of an OBF file: `---…--- X; F5:+2; D6:-4;`.
///
/// Scores are disc differences for the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObfLine {
    /// The position.
    pub position: Position,
    /// Its moves in the order of the line, usually best first.
    pub moves: Vec<ObfMove>,
}

/// One move of an OBF line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObfMove {
    /// The action.
    pub action: Action,
    /// The score in discs, −64 to 64, if known.
    pub score: Option<i8>,
}

impl ObfMove {
    /// Parses `F5:+2` or `F5`; `None` if the text is neither.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (action, score) = match text.split_once(':') {
            Some((action, score)) => (action, Some(parse_score(score.trim())?)),
            None => (text, None),
        };
        Some(ObfMove { action: action.trim().parse().ok()?, score })
    }
}

/// Parses a disc difference from −64 to 64.
pub(super) fn parse_score(text: &str) -> Option<i8> {
    text.parse().ok().filter(|score| (-64..=64).contains(score))
}

impl fmt::Display for ObfLine {
    /// Writes the position, then each move with its score if known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.position)?;
        for ObfMove { action, score } in &self.moves {
            write!(f, " {}", action.to_string().to_uppercase())?;
            if let Some(score) = score {
                write!(f, ":{score:+}")?;
            }
            f.write_str(";")?;
        }
        Ok(())
    }
}
