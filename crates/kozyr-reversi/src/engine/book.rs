//! A small book of openings, grown from our own searches.

use std::{collections::HashMap, fmt::Write, sync::OnceLock};

use super::report::RootMove;
use crate::{
    board::Board, notation::parse_transcript, position::Position, square::Square,
    symmetry::Symmetry,
};
use kozyr_core::{
    digest::{self, DigestMismatch},
    opponent::Deadline,
};

/// Positions, however turned, and the moves worth playing in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpeningBook {
    positions: HashMap<Board, Vec<RootMove>>,
}

/// Why a text is no book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningBookError {
    /// A line, counted from 1, cannot be read.
    #[error("line {0} of the book is not `transcript square:score …`")]
    Line(usize),
    /// It is not the book that was written.
    #[error(transparent)]
    Digest(#[from] DigestMismatch),
}

impl OpeningBook {
    /// The book that comes with the program.
    pub fn builtin() -> &'static OpeningBook {
        OpeningBook::builtin_before(&Deadline::never()).expect("that never passes")
    }

    /// The same; `None` if it has not been read yet and the deadline passes meanwhile.
    pub fn builtin_before(deadline: &Deadline) -> Option<&'static OpeningBook> {
        static BUILTIN: OnceLock<OpeningBook> = OnceLock::new();
        if BUILTIN.get().is_none() {
            let text = include_str!("../../../../assets/reversi/book.txt");
            let read = OpeningBook::parse_before(text, deadline);
            let book = read.expect("a test reads the book that comes with the program")?;
            // Another thread may have been faster; it read the same.
            let _ = BUILTIN.set(book);
        }
        BUILTIN.get()
    }

    /// Reads the text of a book; `None` if the deadline passes meanwhile.
    ///
    /// # Errors
    /// If a line is none of a book.
    pub fn parse_before(text: &str, deadline: &Deadline) -> Result<Option<Self>, OpeningBookError> {
        let mut book = OpeningBook::default();
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut reached = TranscriptCache::default();
        for (index, line) in lines {
            if deadline.has_passed() {
                return Ok(None);
            }
            let (board, moves) = reached.read(line).ok_or(OpeningBookError::Line(index + 1))?;
            book.insert(board, &moves);
        }
        Ok(Some(book))
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The moves that the book has for a position, best first; none if it does not know it.
    pub fn moves(&self, board: Board) -> Vec<RootMove> {
        let (symmetry, canonical) = Symmetry::canonicalize(board);
        let back = symmetry.inverse();
        let moves = self.positions.get(&canonical).into_iter().flatten();
        moves.map(|known| RootMove { square: back.map_square(known.square), ..*known }).collect()
    }

    /// Notes the moves of a position; returns whether it was not known before.
    pub fn insert(&mut self, board: Board, moves: &[RootMove]) -> bool {
        let (symmetry, canonical) = Symmetry::canonicalize(board);
        let moves = moves
            .iter()
            .map(|known| RootMove { square: symmetry.map_square(known.square), ..*known })
            .collect();
        self.positions.insert(canonical, moves).is_none()
    }

    /// A line of the book's text: the game that leads to a position, then its moves.
    pub fn format_line(transcript: &[Square], moves: &[RootMove]) -> String {
        let mut line: String = transcript.iter().map(Square::to_string).collect();
        if line.is_empty() {
            line.push('-');
        }
        for known in moves {
            // Writing to a string cannot fail.
            let _ = write!(line, " {}:{:+}", known.square, known.score);
        }
        line
    }
}

impl std::str::FromStr for OpeningBook {
    type Err = OpeningBookError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        digest::check_digest(text, "#")?;
        let book = OpeningBook::parse_before(text, &Deadline::never())?;
        Ok(book.expect("that never passes"))
    }
}

/// The positions of the lines that have been read: most lines are one of them and a move more, which saves playing them
/// from the start.
#[derive(Default)]
struct TranscriptCache<'t>(HashMap<&'t str, Board>);

impl<'t> TranscriptCache<'t> {
    fn read(&mut self, line: &'t str) -> Option<(Board, Vec<RootMove>)> {
        let mut fields = line.split_whitespace();
        let transcript = fields.next()?;
        let board = self.board(if transcript == "-" { "" } else { transcript })?;
        let legal = board.moves();
        let moves = fields
            .map(|field| {
                let (square, score) = field.split_once(':')?;
                let square = square.parse().ok()?;
                let score = score.parse().ok().filter(|score| (-64..=64).contains(score))?;
                legal.contains(square).then_some(RootMove { square, score })
            })
            .collect::<Option<Vec<_>>>()?;
        Some((board, moves))
    }

    fn board(&mut self, transcript: &'t str) -> Option<Board> {
        let last = transcript.len().checked_sub(2).and_then(|end| transcript.split_at_checked(end));
        let before = last.and_then(|(before, last)| Some((*self.0.get(before)?, last)));
        let board = match before {
            // Where somebody has to pass, the transcript is played from the start.
            Some((before, last)) if !before.must_pass() => before.place(last.parse().ok()?)?,
            _ => board_after(transcript)?,
        };
        self.0.insert(transcript, board);
        Some(board)
    }
}

/// The position after a game from the start.
fn board_after(transcript: &str) -> Option<Board> {
    let mut position = Position::START;
    for action in parse_transcript(&position, transcript).ok()? {
        position = position.play(action)?;
    }
    Some(position.board)
}
