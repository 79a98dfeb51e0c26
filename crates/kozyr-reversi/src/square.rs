//! The 64 squares of the board.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A square of the board: a1 = 0, b1 = 1 … h8 = 63. Its text form is `f5`.
///
/// Columns a–h run from left to right, rows 1–8 from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square(u8);

impl Square {
    /// The square with the given index.
    ///
    /// # Panics
    /// If `index` is 64 or more.
    pub const fn new(index: usize) -> Self {
        assert!(index < 64, "a board has 64 squares");
        Square(index as u8)
    }

    /// The square at the given column and row, each 0 to 7.
    ///
    /// # Panics
    /// If either is 8 or more.
    pub const fn at(column: usize, row: usize) -> Self {
        assert!(column < 8 && row < 8, "a board has eight columns and eight rows");
        Square((row * 8 + column) as u8)
    }

    /// The index, 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 (a) to 7 (h).
    pub const fn column(self) -> usize {
        self.index() % 8
    }

    /// The row, 0 (1) to 7 (8).
    pub const fn row(self) -> usize {
        self.index() / 8
    }

    /// Whether the square is a corner.
    pub const fn is_corner(self) -> bool {
        matches!(self.0, 0 | 7 | 56 | 63)
    }

    /// Whether the square is on the edge of the board, corners included.
    pub const fn is_edge(self) -> bool {
        matches!(self.column(), 0 | 7) || matches!(self.row(), 0 | 7)
    }

    /// The Chebyshev (king's move) distance between two squares, 0 to 7.
    pub const fn distance(self, other: Square) -> usize {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }

    /// All squares in the order a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0u8..64).map(Square)
    }
}

impl fmt::Display for Square {
    /// Writes the column and row, such as `f5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 8), self.0 / 8 + 1)
    }
}

/// The error for a text that is not a square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a square is a letter a to h and a digit 1 to 8, not `{0}`")]
pub struct ParseSquareError(pub(super) String);

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Parses a column and row such as `f5`, ignoring case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match *text.as_bytes() {
            [column, row @ b'1'..=b'8'] if matches!(column | 0x20, b'a'..=b'h') => {
                Ok(Square::at(((column | 0x20) - b'a').into(), (row - b'1').into()))
            }
            _ => Err(ParseSquareError(text.chars().take(20).collect())),
        }
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = ParseSquareError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
