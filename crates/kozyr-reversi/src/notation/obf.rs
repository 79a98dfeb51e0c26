//! OBF lines: a position and the scores of its moves.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    position::{ParsePositionError, Position},
};

/// One line of an OBF file: `---…--- X; F5:+2; D6:-4;`.
///
/// Scores are disc differences for the side to move. A comment after `%` is dropped.
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

/// The error for a text that is not an OBF line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ObfError {
    /// An unreadable position.
    #[error("position: {0}")]
    Position(#[from] ParsePositionError),
    /// An unreadable move.
    #[error("move {number}: `{found}` is not `square` or `square:score`")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The text found.
        found: String,
    },
    /// A score that is not a disc difference.
    #[error("move {number}: `{found}` is not a score from -64 to +64")]
    Score {
        /// The number of the move, from 1.
        number: usize,
        /// The text found.
        found: String,
    },
}

impl FromStr for ObfLine {
    type Err = ObfError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.split('%').next().unwrap_or_default();
        let mut fields = text.split(';').map(str::trim);
        let position = fields.next().unwrap_or_default().parse()?;
        let moves = fields
            .filter(|field| !field.is_empty())
            .enumerate()
            .map(|(index, field)| parse_move(index + 1, field))
            .collect::<Result<_, _>>()?;
        Ok(ObfLine { position, moves })
    }
}

fn parse_move(number: usize, field: &str) -> Result<ObfMove, ObfError> {
    let (action, score) = match field.split_once(':') {
        Some((action, score)) => (action.trim(), Some(score.trim())),
        None => (field, None),
    };
    let shown = |text: &str| text.chars().take(20).collect();
    let action = action.parse().map_err(|_| ObfError::Move { number, found: shown(field) })?;
    let score = score
        .map(|score| {
            let value = score.parse::<i8>().ok().filter(|value| (-64..=64).contains(value));
            value.ok_or_else(|| ObfError::Score { number, found: shown(score) })
        })
        .transpose()?;
    Ok(ObfMove { action, score })
}

impl FromStr for ObfMove {
    type Err = ObfError;

    /// Parses `F5:+2` or `F5`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_move(1, text)
    }
}

impl fmt::Display for ObfLine {
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
