//! A board with the side to move.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    action::Action,
    bitboard::Bitboard,
    board::{Board, OverlappingDiscs},
    colour::Colour,
    notation::{SymbolSet, parse_cell},
    square::Square,
};

/// A board and the side to move.
///
/// The text form is a board string: 64 characters for a1 … h8 (`X` black, `O` white, `-` empty), a
/// space, and the side to move. Parsing also accepts lower case, white space between squares, `*`,
/// `B` and `@` for black, `W` and `0` for white, and `.` and `_` for empty squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Position {
    /// The discs, from the point of view of the side to move.
    pub board: Board,
    /// The side to move.
    pub to_move: Colour,
}

impl Position {
    /// The initial position: four discs, Black to move.
    pub const START: Position = Position { board: Board::START, to_move: Colour::Black };

    /// The position with the given discs and side to move.
    ///
    /// # Errors
    /// If a square holds both a black and a white disc.
    pub const fn new(
        black: Bitboard,
        white: Bitboard,
        to_move: Colour,
    ) -> Result<Self, OverlappingDiscs> {
        let board = match to_move {
            Colour::Black => Board::new(black, white),
            Colour::White => Board::new(white, black),
        };
        match board {
            Ok(board) => Ok(Position { board, to_move }),
            Err(overlap) => Err(overlap),
        }
    }

    /// The position with the given square set to a disc, or emptied.
    #[must_use]
    pub fn with_disc(&self, square: Square, disc: Option<Colour>) -> Position {
        let mut discs = Colour::BOTH.map(|colour| self.discs(colour) - square.into());
        if let Some(colour) = disc {
            discs[colour as usize] |= square.into();
        }
        let [black, white] = discs;
        Position::new(black, white, self.to_move).expect("a square has one disc at most")
    }

    /// The discs of one colour.
    pub fn discs(&self, colour: Colour) -> Bitboard {
        if colour == self.to_move { self.board.player() } else { self.board.opponent() }
    }

    /// The colour of the disc on a square; `None` if the square is empty.
    pub fn disc(&self, square: Square) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|&colour| self.discs(colour).contains(square))
    }

    /// The position after a move; `None` if the move is illegal.
    pub fn place(&self, square: Square) -> Option<Position> {
        Some(Position { board: self.board.place(square)?, to_move: self.to_move.opposite() })
    }

    /// The position after an action; `None` if the action is illegal.
    pub fn play(&self, action: Action) -> Option<Position> {
        Some(Position { board: self.board.play(action)?, to_move: self.to_move.opposite() })
    }

    /// The same discs with the opponent to move.
    #[must_use]
    pub fn pass(&self) -> Position {
        Position { board: self.board.pass(), to_move: self.to_move.opposite() }
    }
}

impl fmt::Display for Position {
    /// Writes the 64 squares from a1, row by row (`X`, `O` or `-`), then a space and the side to
    /// move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = |colour| if colour == Colour::Black { 'X' } else { 'O' };
        let squares: String =
            Square::all().map(|square| self.disc(square).map_or('-', symbol)).collect();
        write!(f, "{squares} {}", symbol(self.to_move))
    }
}

/// The error for a text that is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParsePositionError {
    /// A square is neither a disc nor empty.
    #[error("character {place}: `{found}` is neither a disc (X, O) nor an empty square (-)")]
    Character {
        /// The position of the character, from 1.
        place: usize,
        /// The unexpected character.
        found: char,
    },
    /// The side to move is not a disc colour.
    #[error("character {place}: `{found}` is not a side to move (X or O)")]
    Side {
        /// The position of the character, from 1.
        place: usize,
        /// The unexpected character.
        found: char,
    },
    /// The text ends early.
    #[error("the text ends after {squares} squares; expected 64 and the side to move")]
    TooShort {
        /// The number of squares read.
        squares: usize,
    },
    /// There is text after the side to move.
    #[error("character {place}: unexpected text after the side to move")]
    TooLong {
        /// The position of the first surplus character, from 1.
        place: usize,
    },
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Parses the 64 squares from a1, row by row, and the side to move. White space is ignored.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut symbols =
            text.chars().enumerate().filter(|(_, symbol)| !symbol.is_whitespace()).peekable();
        let mut discs = [Bitboard::EMPTY; 2];
        for square in Square::all() {
            let (index, found) =
                symbols.next().ok_or(ParsePositionError::TooShort { squares: square.index() })?;
            let disc = parse_cell(found, SymbolSet::Discs)
                .ok_or(ParsePositionError::Character { place: index + 1, found })?;
            if let Some(colour) = disc {
                discs[colour as usize] |= square.into();
            }
        }
        let (index, found) = symbols.next().ok_or(ParsePositionError::TooShort { squares: 64 })?;
        let to_move = parse_cell(found, SymbolSet::Discs)
            .flatten()
            .ok_or(ParsePositionError::Side { place: index + 1, found })?;
        if let Some((index, _)) = symbols.next() {
            return Err(ParsePositionError::TooLong { place: index + 1 });
        }
        let [black, white] = discs;
        Ok(Position::new(black, white, to_move).expect("every square was read once"))
    }
}

impl From<Position> for String {
    fn from(position: Position) -> Self {
        position.to_string()
    }
}

impl TryFrom<String> for Position {
    type Error = ParsePositionError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
