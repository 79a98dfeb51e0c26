//! Reading positions and games from text or files in any format that players use.
//!
//! A text is a list of games. Each has, in this order and all optional: tags
//! (`[Black "name"]`), a board with the side to move, and moves with their result. Lines that start
//! with `#` or `%` are remarks. A text with `(;` is GGF. The reader looks at each character a
//! bounded number of times.

use super::{
    encoding::decode_text,
    ggf::{self, GgfErrorKind},
    notated_game::NotatedGame,
    obf::ObfMove,
    text_reader::TextReader,
    wthor::{WthorError, WthorNames, is_wthor, wthor_games},
};
use crate::{action::Action, game::IllegalAction, position::Position};
use kozyr_core::byte_order_mark::skip_byte_order_mark;
use std::ops::Range;

/// The longest text or file that is read, in bytes. The whole WTHOR database has 9 MB.
pub const MAX_IMPORT_BYTES: usize = 256 << 20;

/// Something with the place where it was found, in bytes from the start of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place<T> {
    pub at: usize,
    pub value: T,
}

/// A game or position read from text.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportedGame {
    /// The game. A position is a game without moves.
    pub game: NotatedGame,
    /// The format of the text.
    pub format: ImportFormat,
    /// The line of the text it starts on, from 1; for WTHOR the number of the game.
    pub line: usize,
    /// The number of a problem, as written in front of its board.
    pub number: Option<String>,
    /// The moves of an OBF line with their scores: alternatives, not a sequence.
    pub scored_moves: Vec<ObfMove>,
}

/// A format of games and positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImportFormat {
    /// The moves of a game: `f5d6c3`, `1. F5 d6 2. C3`.
    Transcript,
    /// A board of 64 squares, in one row or drawn on eight lines, perhaps followed by moves.
    Board,
    /// A position with scored moves: `---… X; F5:+2; D6:-4;`.
    Obf,
    /// The Generic Game Format: `(;GM[Othello]…;)`.
    Ggf,
    /// The WTHOR database.
    Wthor,
}

/// The error for text that contains no game or position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ImportError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: ImportProblem,
    /// The format that comes closest.
    pub format: ImportFormat,
}

/// What is wrong with a text, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportProblem {
    /// Nothing to read.
    #[error("there is no position and no move")]
    Empty,
    /// More than [`MAX_IMPORT_BYTES`].
    #[error("the text has more than {} MiB", MAX_IMPORT_BYTES >> 20)]
    TooLong,
    /// Neither a square nor a pass.
    #[error("`{found}` is neither a square (`f5`) nor a pass (`--`)")]
    NoMove {
        /// The text found.
        found: String,
    },
    /// An illegal move or pass.
    #[error("{action} is not legal: {illegal}")]
    Illegal {
        /// The move or pass.
        action: Action,
        /// The rule that it breaks.
        illegal: IllegalAction,
    },
    /// Text after the result of a game.
    #[error("`{found}` after the result; expected the end of the line")]
    AfterResult {
        /// The text found.
        found: String,
    },
    /// The lines could be one game or several.
    #[error(
        "these lines could be one game or one game each; put an empty line between games, or number the moves"
    )]
    OneOrSeveral,
    /// A symbol that is neither a disc nor an empty square.
    #[error("`{found}` is neither a disc (`X`, `O`) nor an empty square (`-`)")]
    Square {
        /// The symbol found.
        found: char,
    },
    /// Two symbols for the discs of one side, or for empty squares in a board of digits.
    #[error("`{first}` and `{second}` would mean the same; use one symbol for each kind of square")]
    TwoSymbols {
        /// The symbol found first.
        first: char,
        /// The other one.
        second: char,
    },
    /// A board in one row that ends early.
    #[error("the board ends after {squares} squares; expected 64")]
    TooFewSquares {
        /// The squares read.
        squares: usize,
    },
    /// A board in one row with more than 64 squares.
    #[error("the board has more than 64 squares")]
    TooManySquares,
    /// A row of a drawing that is too short or too long.
    #[error("row {row} has {squares} squares; expected 8")]
    RowLength {
        /// The row, from 1.
        row: usize,
        /// The squares found.
        squares: usize,
    },
    /// A drawing with too few rows.
    #[error("the board ends after {rows} rows; expected 8")]
    TooFewRows {
        /// The rows read.
        rows: usize,
    },
    /// A move of an OBF line is unreadable.
    #[error("`{found}` is not a scored move (`F5:+2`)")]
    ScoredMove {
        /// The text found.
        found: String,
    },
    /// A tag that does not end on its line.
    #[error("this tag does not end; expected `[Name \"value\"]`")]
    OpenTag,
    /// Invalid GGF.
    #[error("{0}")]
    Ggf(GgfErrorKind),
}

/// The error of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportFileError {
    /// The text is invalid.
    #[error(transparent)]
    Text(#[from] ImportError),
    /// The WTHOR file is invalid.
    #[error(transparent)]
    Wthor(#[from] WthorError),
    /// A file of the WTHOR database that has no games.
    #[error("the file has only names; open it together with a .wtb file of games")]
    OnlyNames,
    /// The bytes are neither text nor a WTHOR file.
    #[error("byte {byte} is not text, and the length is not that of a WTHOR file")]
    NotText {
        /// The byte, from 1.
        byte: usize,
    },
    /// More than [`MAX_IMPORT_BYTES`].
    #[error("the file has more than {} MiB", MAX_IMPORT_BYTES >> 20)]
    TooLong,
}

impl ImportFormat {
    /// The name of the format.
    pub const fn name(self) -> &'static str {
        match self {
            ImportFormat::Transcript => "transcript",
            ImportFormat::Board => "board",
            ImportFormat::Obf => "obf",
            ImportFormat::Ggf => "ggf",
            ImportFormat::Wthor => "wthor",
        }
    }

    /// A short example of the format.
    pub const fn example(self) -> &'static str {
        match self {
            ImportFormat::Transcript => "1. F5 d6 2. C3 d3",
            ImportFormat::Board => {
                "---------------------------OX------XO--------------------------- X"
            }
            ImportFormat::Obf => {
                "---------------------------OX------XO--------------------------- X; F5:+0; D6:-4;"
            }
            ImportFormat::Ggf => {
                "(;GM[Othello]PB[Ann]PW[Ben]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)"
            }
            ImportFormat::Wthor => "WTH_2023.wtb",
        }
    }
}

/// Reads all games and positions of a text, at least one. Text may start with a byte order mark.
///
/// # Errors
/// The first error with its place.
///
/// ```
/// use kozyr_reversi::notation::read_games;
///
/// let games = read_games("1. F5 f4 2. F3 g4  34-30").unwrap();
/// assert_eq!(games[0].game.moves.len(), 4);
/// let error = read_games("f5 z9").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 4));
/// ```
pub fn read_games(text: &str) -> Result<Vec<ImportedGame>, ImportError> {
    if text.len() > MAX_IMPORT_BYTES {
        let format = ImportFormat::Transcript;
        return Err(ImportError { line: 1, column: 1, problem: ImportProblem::TooLong, format });
    }
    read_text(text, &mut |error| Err(error))
}

/// The game on the line at `start`, if the error at `at` is at the beginning of the next line.
fn single_line_before(text: &str, start: usize, at: usize) -> Option<ImportedGame> {
    let before = text.get(start..at)?;
    let read = before.trim_end();
    if read.is_empty() || read.contains('\n') || !before.ends_with('\n') {
        return None;
    }
    let mut reader = TextReader::new(read);
    let game = reader.read_game().ok()?;
    reader.rest().trim().is_empty().then_some(game)
}

/// The games that could not be read.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SkippedGames {
    /// The errors of the first few, at most [`MAX_SKIPPED_ERRORS`].
    pub errors: Vec<ImportFileError>,
    /// How many there were.
    pub count: usize,
}

/// How many errors of games are kept.
pub const MAX_SKIPPED_ERRORS: usize = 20;

impl SkippedGames {
    /// Counts a game and keeps the error if it is one of the first.
    fn add(&mut self, error: ImportFileError) {
        if self.errors.len() < MAX_SKIPPED_ERRORS {
            self.errors.push(error);
        }
        self.count += 1;
    }
}

/// Passes an error on, or notes that its game is skipped.
type OnError<'a, E> = &'a mut dyn FnMut(E) -> Result<(), E>;

/// Reads the games of a text. `on_error` decides about each that cannot be read.
fn read_text(
    text: &str,
    on_error: OnError<'_, ImportError>,
) -> Result<Vec<ImportedGame>, ImportError> {
    let body = skip_byte_order_mark(text);
    let mut lines = LineCounter { text: body, line: 1, line_start: 0, at: 0 };
    if is_ggf(body) {
        return read_ggf_text(body, &mut lines, on_error);
    }
    let mut reader = TextReader::new(body);
    let mut games = Vec::new();
    loop {
        reader.skip_remarks();
        if reader.rest().is_empty() {
            break;
        }
        let start = reader.at;
        match reader.read_game() {
            Ok(mut imported) => {
                if let Some(at) = second_line_of_ambiguous(body, start..reader.at, &imported) {
                    let problem = ImportProblem::OneOrSeveral;
                    on_error(lines.error(at, problem, ImportFormat::Transcript))?;
                    continue;
                }
                imported.line = lines.line_of(start);
                games.push(imported);
            }
            Err(Place { at, value }) => {
                on_error(lines.error(at, value, reader.format))?;
                // The line above the error may be a game of its own.
                if let Some(game) = single_line_before(body, start, at) {
                    games.push(ImportedGame { line: lines.line_of(start), ..game });
                }
                reader.at = at.max(start);
                reader.skip_to_next_game();
            }
        }
    }
    if games.is_empty() {
        on_error(lines.error(0, ImportProblem::Empty, ImportFormat::Transcript))?;
    }
    Ok(games)
}

/// Reads all games of a file: text in any format and encoding, or a WTHOR file of games (`.wtb`),
/// whose names are in `players` and `tournaments`.
///
/// # Errors
/// The first error with its place.
pub fn read_game_file(
    bytes: &[u8],
    players: &WthorNames,
    tournaments: &WthorNames,
) -> Result<Vec<ImportedGame>, ImportFileError> {
    read_file(bytes, players, tournaments, &mut |error| Err(error))
}

/// Like [`read_game_file`], but skips games that cannot be read, and returns their errors, too. A
/// game of text ends where the next one clearly begins.
///
/// # Errors
/// If the file is too long, no text, or a WTHOR file whose header is wrong; or the first error if no
/// game can be read.
pub fn read_valid_games(
    bytes: &[u8],
    players: &WthorNames,
    tournaments: &WthorNames,
) -> Result<(Vec<ImportedGame>, SkippedGames), ImportFileError> {
    let mut skipped = SkippedGames::default();
    let games = read_file(bytes, players, tournaments, &mut |error| {
        skipped.add(error);
        Ok(())
    })?;
    match skipped.errors.first() {
        Some(first) if games.is_empty() => Err(first.clone()),
        _ => Ok((games, skipped)),
    }
}

/// Reads the games of a file. `on_error` decides about each that cannot be read.
fn read_file(
    bytes: &[u8],
    players: &WthorNames,
    tournaments: &WthorNames,
    on_error: OnError<'_, ImportFileError>,
) -> Result<Vec<ImportedGame>, ImportFileError> {
    if bytes.len() > MAX_IMPORT_BYTES {
        return Err(ImportFileError::TooLong);
    }
    if is_wthor(bytes) {
        let games = wthor_games(bytes, players, tournaments)?;
        return import_wthor_games(games, on_error);
    }
    match decode_text(bytes) {
        // The error of a game passes through both functions unchanged.
        Ok(text) => {
            let mut rejected = None;
            let games = read_text(&text, &mut |error| {
                on_error(ImportFileError::Text(error.clone())).map_err(|passed_on| {
                    rejected = Some(passed_on);
                    error
                })
            });
            games.map_err(|error| rejected.unwrap_or(ImportFileError::Text(error)))
        }
        Err(byte) => Err(ImportFileError::NotText { byte }),
    }
}

/// Reads the games of a WTHOR file, numbered from 1.
pub(super) fn read_wthor_games(
    bytes: &[u8],
    players: &WthorNames,
    tournaments: &WthorNames,
) -> Result<Vec<ImportedGame>, ImportFileError> {
    import_wthor_games(wthor_games(bytes, players, tournaments)?, &mut |error| Err(error))
}

/// Numbers the games of a WTHOR file from 1. `on_error` decides about each that cannot be read.
fn import_wthor_games(
    games: impl Iterator<Item = Result<NotatedGame, WthorError>>,
    on_error: OnError<'_, ImportFileError>,
) -> Result<Vec<ImportedGame>, ImportFileError> {
    let mut imported = Vec::new();
    for (number, game) in (1..).zip(games) {
        match game {
            Ok(game) => imported.push(ImportedGame {
                line: number,
                ..ImportedGame::new(game, ImportFormat::Wthor)
            }),
            Err(error) => on_error(error.into())?,
        }
    }
    Ok(imported)
}

/// Reads the moves of one game from `start`, and its result if there is one, which is dropped.
/// Nothing else may follow.
pub(super) fn read_moves_from(start: &Position, text: &str) -> Result<Vec<Action>, ImportError> {
    let mut lines = LineCounter { text, line: 1, line_start: 0, at: 0 };
    let mut reader = TextReader::new(text);
    let mut game = NotatedGame::new(*start);
    let read = reader.read_moves(&mut game).and_then(|()| {
        reader.skip_blanks();
        match reader.rest() {
            "" => Ok(game.actions()),
            _ => reader.fault(ImportProblem::NoMove { found: reader.next_word() }),
        }
    });
    read.map_err(|Place { at, value }| lines.error(at, value, reader.format))
}

impl ImportedGame {
    /// A game that starts on line 1, without a number or scored moves.
    pub(super) fn new(game: NotatedGame, format: ImportFormat) -> Self {
        ImportedGame { game, format, line: 1, number: None, scored_moves: Vec::new() }
    }
}

/// Finds lines and columns of places in ascending order, in one pass over the text.
struct LineCounter<'a> {
    text: &'a str,
    line: usize,
    line_start: usize,
    at: usize,
}

impl LineCounter<'_> {
    /// The line of a place, from 1. Places before the last one are found too, but from the start.
    fn line_of(&mut self, at: usize) -> usize {
        if at < self.at {
            (self.line, self.line_start, self.at) = (1, 0, 0);
        }
        for (offset, _) in self.text[self.at..at].match_indices('\n') {
            self.line += 1;
            self.line_start = self.at + offset + 1;
        }
        self.at = at;
        self.line
    }

    /// The error at a place, with its line and column.
    fn error(&mut self, at: usize, problem: ImportProblem, format: ImportFormat) -> ImportError {
        let line = self.line_of(at);
        let column = self.text[self.line_start..at].chars().count() + 1;
        ImportError { line, column, problem, format }
    }
}

/// Whether a text is GGF: it has a `(;` that is not part of a tag, such as `[Black "Ann (;"]`.
fn is_ggf(text: &str) -> bool {
    text.lines().any(|line| line.contains("(;") && !line.trim_start().starts_with('['))
}

/// Reads the games of a GGF text. `on_error` decides about each that cannot be read.
fn read_ggf_text(
    text: &str,
    lines: &mut LineCounter<'_>,
    on_error: OnError<'_, ImportError>,
) -> Result<Vec<ImportedGame>, ImportError> {
    let mut games = Vec::new();
    for read in ggf::read_collection(text) {
        match read {
            Ok(Place { at, value }) => games.push(ImportedGame {
                line: lines.line_of(at),
                ..ImportedGame::new(value, ImportFormat::Ggf)
            }),
            Err(Place { at, value }) => {
                on_error(lines.error(at, ImportProblem::Ggf(value), ImportFormat::Ggf))?;
            }
        }
    }
    Ok(games)
}

/// If the text in `range` was read as one game on several lines, but each line is also a game of its
/// own, the place of the second line.
fn second_line_of_ambiguous(text: &str, range: Range<usize>, read: &ImportedGame) -> Option<usize> {
    if read.format != ImportFormat::Transcript || read.game.moves.len() < 2 {
        return None;
    }
    let mut lines = text[range].lines().filter(|line| !line.trim().is_empty());
    let first = lines.next()?;
    let second = lines.next()?;
    let is_game = |line: &str| {
        let mut reader = TextReader::new(line);
        reader.skip_blanks();
        // A number and two moves are a part of a numbered game.
        let starts_with_number = reader.rest().starts_with(|first: char| first.is_ascii_digit());
        let least_moves = if starts_with_number { 3 } else { 2 };
        reader.tag_name().is_none()
            && reader.read_game().is_ok_and(|read| read.game.moves.len() >= least_moves)
            && reader.rest().trim().is_empty()
    };
    let all = [first, second].into_iter().chain(lines).all(is_game);
    // `second` is a slice of `text`.
    all.then(|| second.as_ptr() as usize - text.as_ptr() as usize)
}
