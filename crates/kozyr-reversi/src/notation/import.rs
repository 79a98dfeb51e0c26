//! Reading positions and games from text or files in any format that players use.
//!
//! A text is a list of games. Each has, in this order and all optional: tags
//! (`[Black "name"]`), a board with the side to move, and moves with their result. A text with
//! `(;` is GGF. The reader looks at each character a bounded number of times.

use super::{
    board_text::{is_column_names, parse_cell, problem_number, read_board},
    ggf::{self, GgfErrorKind},
    notated_game::{NotatedGame, NotatedMove, StatedResult},
    obf::ObfMove,
    wthor::{WthorError, WthorNames, is_wthor, read_wthor},
};
use crate::{
    action::Action,
    colour::Colour,
    game::{IllegalAction, Reversi},
    position::Position,
    square::Square,
};
use kozyr_core::game::Game;

/// The longest text or file that is read, in bytes. The whole WTHOR database has 9 MB.
pub const MAX_IMPORT_BYTES: usize = 256 << 20;
/// The longest name, event or date that is kept, in characters.
const MAX_TAG_CHARS: usize = 200;

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
    /// The bytes are neither text nor a WTHOR file.
    #[error("byte {byte} is not UTF-8 text, and the length is not that of a WTHOR file")]
    NotText {
        /// The byte, from 1.
        byte: usize,
    },
    /// More than [`MAX_IMPORT_BYTES`].
    #[error("the file has more than {} MiB", MAX_IMPORT_BYTES >> 20)]
    TooLong,
}

impl ImportFormat {
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
    // A byte order mark is no white space.
    let body = text.trim_start_matches('\u{feff}');
    let mut lines = LineCounter { text: body, line: 1, line_start: 0, at: 0 };
    if body.contains("(;") {
        return read_ggf_text(body, &mut lines);
    }
    let mut reader = TextReader { text: body, at: 0, format: ImportFormat::Transcript };
    let mut games = Vec::new();
    loop {
        reader.skip_blanks();
        if reader.rest().is_empty() {
            break;
        }
        let start = reader.at;
        match reader.read_game() {
            Ok(mut imported) => {
                imported.line = lines.line_of(start);
                games.push(imported);
            }
            Err(Place { at, value }) => return Err(lines.error(at, value, reader.format)),
        }
    }
    if games.is_empty() {
        return Err(lines.error(0, ImportProblem::Empty, ImportFormat::Transcript));
    }
    if let Some(at) = second_line_of_ambiguous(body, &games) {
        return Err(lines.error(at, ImportProblem::OneOrSeveral, ImportFormat::Transcript));
    }
    Ok(games)
}

/// Reads all games of a file: text in any format, or a WTHOR file of games (`.wtb`), whose names
/// are in `players` and `tournaments`.
///
/// # Errors
/// The first error with its place.
pub fn read_game_file(
    bytes: &[u8],
    players: &WthorNames,
    tournaments: &WthorNames,
) -> Result<Vec<ImportedGame>, ImportFileError> {
    if bytes.len() > MAX_IMPORT_BYTES {
        return Err(ImportFileError::TooLong);
    }
    if is_wthor(bytes) {
        let games = read_wthor(bytes, players, tournaments)?.into_iter().enumerate();
        let import = |(index, game)| ImportedGame {
            line: index + 1,
            ..ImportedGame::new(game, ImportFormat::Wthor)
        };
        return Ok(games.map(import).collect());
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(read_games(text)?),
        Err(error) => Err(ImportFileError::NotText { byte: error.valid_up_to() + 1 }),
    }
}

/// Reads the moves of one game from `start`, and nothing else.
pub(super) fn read_moves_from(start: &Position, text: &str) -> Result<Vec<Action>, ImportError> {
    let mut lines = LineCounter { text, line: 1, line_start: 0, at: 0 };
    let mut reader = TextReader { text, at: 0, format: ImportFormat::Transcript };
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
    fn new(game: NotatedGame, format: ImportFormat) -> Self {
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

    fn error(&mut self, at: usize, problem: ImportProblem, format: ImportFormat) -> ImportError {
        let line = self.line_of(at);
        let column = self.text[self.line_start..at].chars().count() + 1;
        ImportError { line, column, problem, format }
    }
}

fn read_ggf_text(
    text: &str,
    lines: &mut LineCounter<'_>,
) -> Result<Vec<ImportedGame>, ImportError> {
    let games = ggf::read_collection(text).map_err(|Place { at, value }| {
        lines.error(at, ImportProblem::Ggf(value), ImportFormat::Ggf)
    })?;
    let import = |Place { at, value }| ImportedGame {
        line: lines.line_of(at),
        ..ImportedGame::new(value, ImportFormat::Ggf)
    };
    Ok(games.into_iter().map(import).collect())
}

/// Reads games of text other than GGF, one after the other.
struct TextReader<'a> {
    text: &'a str,
    /// The place of the next character, in bytes.
    at: usize,
    /// The format of the game being read.
    format: ImportFormat,
}

/// The next part of a game's moves.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Token {
    Place(Square),
    Pass,
    /// The number of a move.
    Number(u32),
    Result(StatedResult),
}

impl<'a> TextReader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn fault<T>(&self, value: ImportProblem) -> Result<T, Place<ImportProblem>> {
        Err(Place { at: self.at, value })
    }

    fn skip_while(&mut self, skipped: impl FnMut(char) -> bool) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(skipped).len();
    }

    fn skip_blanks(&mut self) {
        self.skip_while(|symbol| symbol.is_whitespace() || symbol == '\u{feff}');
    }

    /// Skips blanks within the line.
    fn skip_spaces(&mut self) {
        self.skip_while(|symbol| symbol.is_whitespace() && symbol != '\n');
    }

    /// Whether only blanks precede the next character on its line.
    fn is_at_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').map_or(self.rest().len(), |end| end + 1);
    }

    /// Reads a game or position; `self` is at its first character.
    fn read_game(&mut self) -> Result<ImportedGame, Place<ImportProblem>> {
        self.format = ImportFormat::Transcript;
        let mut game = NotatedGame::new(Position::START);
        let has_tags = self.read_tags(&mut game)?;
        let number = problem_number(self.rest()).map(str::to_owned);
        let mut imported = ImportedGame { number, ..ImportedGame::new(game, self.format) };
        if let Some(board) = read_board(self.rest()) {
            self.format = ImportFormat::Board;
            let base = self.at;
            let board = board.map_err(|fault| Place { at: base + fault.at, ..fault })?;
            self.at += board.end;
            let side = self.read_side(board.in_digits);
            let [black, white] = board.discs;
            let position = Position::new(black, white, side.unwrap_or(Colour::Black));
            imported.game.start = position.expect("every square was read once");
            self.finish_board(&mut imported)?;
            if self.format == ImportFormat::Obf || imported.number.is_some() {
                imported.format = self.format;
                return Ok(imported);
            }
        } else {
            imported.number = None;
        }
        let is_position = self.format == ImportFormat::Board;
        let moves = self.at;
        self.read_moves(&mut imported.game)?;
        if imported.game.moves.is_empty() && !is_position && !has_tags {
            self.at = moves;
            return self.fault(ImportProblem::NoMove { found: self.next_word() });
        }
        imported.format = self.format;
        Ok(imported)
    }

    /// Reads tags: `[Black "name"]`, one per line.
    fn read_tags(&mut self, game: &mut NotatedGame) -> Result<bool, Place<ImportProblem>> {
        let mut has_tags = false;
        while let Some(name) = self.tag_name() {
            has_tags = true;
            let line = self.rest().lines().next().unwrap_or_default();
            let after_name = &line[line.find(name).unwrap_or(0) + name.len()..];
            let value = after_name.trim_start().strip_prefix('"');
            let Some((value, _)) = value.and_then(|value| value.rsplit_once("\"]")) else {
                return self.fault(ImportProblem::OpenTag);
            };
            let value: String = value.replace("\\\"", "\"").chars().take(MAX_TAG_CHARS).collect();
            let value = if value.trim() == "?" { String::new() } else { value };
            match name.to_ascii_lowercase().as_str() {
                "event" => game.event = value,
                "site" | "place" if game.event.is_empty() => game.event = value,
                "date" => game.date = value,
                "black" => game.black = value,
                "white" => game.white = value,
                "timecontrol" => game.time_control = value,
                "result" => {
                    game.result = parse_result(&value).map_or(game.result, |(stated, _)| stated)
                }
                _ => {}
            }
            self.skip_line();
            self.skip_blanks();
        }
        Ok(has_tags)
    }

    /// The name of the tag that starts here.
    fn tag_name(&self) -> Option<&'a str> {
        let inside = self.rest().strip_prefix('[')?.trim_start();
        let length = inside.find(|symbol: char| !symbol.is_ascii_alphanumeric())?;
        let (name, after) = inside.split_at(length);
        let is_tag = name.starts_with(|first: char| first.is_ascii_alphabetic())
            && after.trim_start_matches(' ').starts_with('"');
        is_tag.then_some(name)
    }

    /// Reads the side to move after a board: a disc symbol or a word, in `X`, `Black to move`,
    /// `to move: white`, or nothing. Also skips the names of the columns below a drawing.
    fn read_side(&mut self, in_digits: bool) -> Option<Colour> {
        loop {
            self.skip_while(|symbol| {
                symbol.is_whitespace() || matches!(symbol, '|' | '│' | '\u{fe0f}')
            });
            let line = self.rest().lines().next().unwrap_or_default();
            let is_border = line.len() > 1
                && line.chars().all(|symbol| {
                    matches!(symbol, '+' | '=' | '-' | '|' | ' ' | '\r' | '\u{2500}'..='\u{257f}')
                })
                && line.contains(['+', '=', '─', '━', '┘', '╝']);
            if line.is_empty() || !(is_column_names(line) || is_border) {
                break;
            }
            self.skip_line();
        }
        let rest = self.rest();
        let lower: String = rest.chars().take(24).collect::<String>().to_ascii_lowercase();
        // Longest first.
        for (prefix, colour) in [
            ("black to move", Some(Colour::Black)),
            ("white to move", Some(Colour::White)),
            ("black to play", Some(Colour::Black)),
            ("white to play", Some(Colour::White)),
            ("black's turn", Some(Colour::Black)),
            ("white's turn", Some(Colour::White)),
            ("black", Some(Colour::Black)),
            ("white", Some(Colour::White)),
            ("side to move:", None),
            ("to move:", None),
            ("turn:", None),
        ] {
            if !lower.starts_with(prefix) {
                continue;
            }
            self.at += prefix.len();
            let Some(colour) = colour else {
                return self.read_side(in_digits);
            };
            self.skip_while(|symbol| matches!(symbol, '.' | ':'));
            return Some(colour);
        }
        let symbol = rest.chars().next()?;
        let after = &rest[symbol.len_utf8()..];
        let after = after.trim_start_matches('\u{fe0f}');
        let ends = after.is_empty()
            || after.starts_with(|next: char| {
                next.is_whitespace() || matches!(next, ';' | ',' | ']' | '%')
            })
            || after.starts_with('|');
        // A digit may be the number of a move.
        let ends_line = after
            .trim_start_matches(' ')
            .chars()
            .next()
            .is_none_or(|next| matches!(next, '\r' | '\n' | ';' | ']'));
        let is_side = ends && (!symbol.is_ascii_digit() || ends_line);
        let colour = parse_cell(symbol, in_digits).flatten().filter(|_| is_side)?;
        self.at = self.text.len() - after.len();
        let named =
            after.trim_start_matches(' ').chars().take(8).collect::<String>().to_ascii_lowercase();
        for words in ["to move", "to play"] {
            if named.starts_with(words) {
                self.at = self.text.len() - after.trim_start_matches(' ').len() + words.len();
            }
        }
        Some(colour)
    }

    /// Reads what follows a board and its side: the `]` of a bracket, the scored moves of an OBF
    /// line, or the score and best squares of a numbered problem.
    fn finish_board(&mut self, imported: &mut ImportedGame) -> Result<(), Place<ImportProblem>> {
        self.skip_spaces();
        self.skip_while(|symbol| symbol == ']');
        self.skip_spaces();
        if self.rest().starts_with(';') {
            self.format = ImportFormat::Obf;
            return self.read_scored_moves(imported);
        }
        if self.rest().starts_with('%') {
            self.skip_line();
        } else if imported.number.is_some() {
            return self.read_problem_result(imported);
        }
        Ok(())
    }

    /// Reads `; F5:+2; D6:-4;` to the end of the line. A remark after `%` is skipped.
    fn read_scored_moves(
        &mut self,
        imported: &mut ImportedGame,
    ) -> Result<(), Place<ImportProblem>> {
        let line = self.rest().lines().next().unwrap_or_default();
        let moves = line.split('%').next().unwrap_or_default();
        let mut at = self.at;
        for field in moves.split(';') {
            if !field.trim().is_empty() {
                let place = at + field.len() - field.trim_start().len();
                let found = || field.trim().chars().take(20).collect();
                let scored = field.trim().parse().map_err(|_| Place {
                    at: place,
                    value: ImportProblem::ScoredMove { found: found() },
                })?;
                imported.scored_moves.push(scored);
            }
            at += field.len() + 1;
        }
        self.skip_line();
        Ok(())
    }

    /// Reads the score and the best squares of a numbered problem: `+38 a2`.
    fn read_problem_result(
        &mut self,
        imported: &mut ImportedGame,
    ) -> Result<(), Place<ImportProblem>> {
        let line =
            self.rest().lines().next().unwrap_or_default().split('%').next().unwrap_or_default();
        let mut score = None;
        let mut at = self.at;
        for word in line.split_whitespace() {
            at += self.text[at..].find(word).unwrap_or(0);
            let fault = || Place {
                at,
                value: ImportProblem::ScoredMove { found: word.chars().take(20).collect() },
            };
            if score.is_none() {
                let value = word.parse::<i8>().ok().filter(|value| (-64..=64).contains(value));
                score = Some(value.ok_or_else(fault)?);
            } else {
                let action = word.parse().map_err(|_| fault())?;
                imported.scored_moves.push(ObfMove { action, score });
            }
            at += word.len();
        }
        if let (Some(score), true) = (score, imported.scored_moves.is_empty()) {
            imported.game.result = StatedResult::Difference {
                discs: match imported.game.start.to_move {
                    Colour::Black => f64::from(score),
                    Colour::White => -f64::from(score),
                },
                ending: None,
            };
        }
        self.skip_line();
        Ok(())
    }

    /// Reads the moves and the result of a game. Ends before the next game.
    fn read_moves(&mut self, game: &mut NotatedGame) -> Result<(), Place<ImportProblem>> {
        let mut play = Reversi::from(game.start);
        let mut last_number = 0;
        loop {
            let before = self.at;
            self.skip_while(is_separator);
            let skipped = &self.text[before..self.at];
            let has_moves = !play.history().is_empty();
            if self.rest().is_empty() || self.tag_name().is_some() {
                break;
            }
            let is_next_game = || match has_moves {
                true => self.starts_new_game(&play, last_number, skipped),
                // A position without moves, followed by another.
                false => before > 0 && read_board(self.rest()).is_some(),
            };
            if self.is_at_line_start() && is_next_game() {
                break;
            }
            if self.skip_single_dash() {
                continue;
            }
            let at = self.at;
            match self.next_token()? {
                Token::Number(number) => last_number = number,
                Token::Place(square) => {
                    if play.position().board.must_pass() {
                        play.play(Action::Pass).expect("the side to move must pass");
                    }
                    play_at(&mut play, Action::Place(square), at)?;
                }
                Token::Pass => play_at(&mut play, Action::Pass, at)?,
                Token::Result(result) => {
                    game.result = result;
                    self.expect_line_end()?;
                    break;
                }
            }
        }
        game.moves = play.history().iter().copied().map(NotatedMove::from).collect();
        Ok(())
    }

    /// Whether the line that starts here belongs to another game than the one played so far.
    fn starts_new_game(&self, play: &Reversi, last_number: u32, skipped: &str) -> bool {
        if read_board(self.rest()).is_some() {
            return true;
        }
        let after_empty_line = skipped.matches('\n').count() > 1;
        let mut ahead = TextReader { text: self.text, at: self.at, format: self.format };
        let mut number = None;
        // A few tokens suffice: more numbers in a row are an error.
        let first = (0..3).find_map(|_| match ahead.next_token() {
            Ok(Token::Number(found)) => {
                number = Some(found);
                ahead.skip_while(is_separator);
                None
            }
            Ok(Token::Place(square)) => Some(square),
            _ => None,
        });
        let Some(square) = first else { return false };
        if number == Some(1) && last_number > 0 {
            return true;
        }
        let opens = Position::START.place(square).is_some();
        let board = play.position().board;
        let goes_on = board.place(square).is_some()
            || board.must_pass() && board.pass().place(square).is_some();
        opens && (!goes_on || after_empty_line)
    }

    /// Skips a dash between moves. Two or more are a pass.
    fn skip_single_dash(&mut self) -> bool {
        let is_dash = |symbol: char| matches!(symbol, '-' | '–' | '—');
        let mut symbols = self.rest().chars();
        let dash = symbols.next().filter(|&first| is_dash(first));
        let is_single = dash.is_some()
            && !symbols.next().is_some_and(|second| is_dash(second) || second.is_ascii_digit());
        if let (Some(dash), true) = (dash, is_single) {
            self.at += dash.len_utf8();
        }
        is_single
    }

    /// Reads the next token; `self` is at its first character.
    fn next_token(&mut self) -> Result<Token, Place<ImportProblem>> {
        let rest = self.rest();
        if let Some((result, length)) = parse_result(rest) {
            self.at += length;
            return Ok(Token::Result(result));
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let number = rest[..digits].parse().ok().filter(|&number: &u32| number <= 120);
            let after = &rest[digits..];
            let ends = after.starts_with(|next: char| {
                next.is_whitespace() || matches!(next, '.' | ')' | ':' | '。')
            });
            if let (Some(number), true) = (number, ends) {
                self.at += digits;
                self.skip_while(|symbol| matches!(symbol, '.' | ')' | ':' | '。' | '…'));
                return Ok(Token::Number(number));
            }
            return self.fault(ImportProblem::NoMove { found: self.next_word() });
        }
        if let Some((square, length)) = parse_square(rest) {
            self.at += length;
            return Ok(Token::Place(square));
        }
        let dashes = rest.len() - rest.trim_start_matches(['-', '–', '—']).len();
        if dashes > 0 {
            self.at += dashes;
            return Ok(Token::Pass);
        }
        for pass in ["pass", "ps", "pa"] {
            if rest.len() >= pass.len()
                && rest.is_char_boundary(pass.len())
                && rest[..pass.len()].eq_ignore_ascii_case(pass)
            {
                self.at += pass.len();
                return Ok(Token::Pass);
            }
        }
        self.fault(ImportProblem::NoMove { found: self.next_word() })
    }

    /// The next word, shortened, for errors.
    fn next_word(&self) -> String {
        let word = self.rest().split(char::is_whitespace).next().unwrap_or_default();
        word.chars().take(20).collect()
    }

    fn expect_line_end(&mut self) -> Result<(), Place<ImportProblem>> {
        self.skip_spaces();
        match self.rest().chars().next() {
            None | Some('\n') => Ok(()),
            Some(_) => self.fault(ImportProblem::AfterResult { found: self.next_word() }),
        }
    }
}

fn play_at(game: &mut Reversi, action: Action, at: usize) -> Result<(), Place<ImportProblem>> {
    match game.play(action) {
        Ok(_) => Ok(()),
        Err(illegal) => Err(Place { at, value: ImportProblem::Illegal { action, illegal } }),
    }
}

/// Parses a square at the start of a text and returns its length in bytes. Blanks may follow the
/// letter.
fn parse_square(text: &str) -> Option<(Square, usize)> {
    let (column, rest) = text.split_at_checked(1)?;
    let row = rest.trim_start_matches([' ', '\t']);
    let (row, after) = row.split_at_checked(1)?;
    // In `c 3.` the 3 is the number of a move.
    let is_apart = rest.len() > row.len() + after.len();
    if is_apart
        && after.starts_with(|next: char| next.is_ascii_digit() || matches!(next, '.' | ')'))
    {
        return None;
    }
    let square = format!("{column}{row}").parse().ok()?;
    Some((square, text.len() - after.len()))
}

/// What may stand between moves. One dash separates moves, two are a pass.
fn is_separator(symbol: char) -> bool {
    symbol.is_whitespace() || matches!(symbol, ',' | ';' | '.' | '|' | '…' | '\u{feff}')
}

/// Parses a result at the start of a text and returns its length in bytes: `34-30`, `W 34-30`,
/// `1-0`, `0-1`, `1/2-1/2`, `+4`, `*`.
fn parse_result(text: &str) -> Option<(StatedResult, usize)> {
    let (winner, start) = winner_prefix(text);
    let rest = &text[start..];
    for draw in ["1/2-1/2", "½-½", "0.5-0.5"] {
        if rest.starts_with(draw) {
            return Some((StatedResult::Winner(None), start + draw.len()));
        }
    }
    if winner.is_none() && rest.starts_with('*') {
        return ends_word(&rest[1..]).then_some((StatedResult::Unknown, start + 1));
    }
    if let Some(length) = signed_length(rest) {
        let discs: f64 = rest[..length].replace('−', "-").parse().ok()?;
        if discs.abs() <= 64.0 && ends_word(&rest[length..]) {
            let discs = if winner == Some(Some(Colour::White)) { -discs } else { discs };
            let result = StatedResult::Difference { discs, ending: None };
            return Some((result, start + length));
        }
    }
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let first = digits(rest);
    let dash = rest[first..].trim_start_matches(' ');
    let after_dash = dash.strip_prefix(['-', '–', '−', ':', '/'])?.trim_start_matches(' ');
    let second = digits(after_dash);
    if !(1..=2).contains(&first) || !(1..=2).contains(&second) || !ends_word(&after_dash[second..])
    {
        return None;
    }
    let length = text.len() - after_dash.len() + second;
    let scores = [rest[..first].parse::<u8>().ok()?, after_dash[..second].parse::<u8>().ok()?];
    let result = match (scores, winner) {
        ([1, 0], None) => StatedResult::Winner(Some(Colour::Black)),
        ([0, 1], None) => StatedResult::Winner(Some(Colour::White)),
        ([high, low], _) if high > 64 || low > 64 || high + low > 64 => return None,
        // The winner's discs come first.
        ([high, low], Some(Some(Colour::White))) if high > low => {
            StatedResult::Discs { black: low, white: high }
        }
        ([black, white], _) => StatedResult::Discs { black, white },
    };
    Some((result, length))
}

/// The winner named in front of a result, with the length of the word and the blanks after it.
/// `Some(None)` means a draw.
fn winner_prefix(text: &str) -> (Option<Option<Colour>>, usize) {
    let names = [
        ("black", Some(Colour::Black)),
        ("white", Some(Colour::White)),
        ("draw", None),
        ("b", Some(Colour::Black)),
        ("w", Some(Colour::White)),
        ("d", None),
    ];
    for (name, winner) in names {
        let matches = text.is_char_boundary(name.len().min(text.len()))
            && text.len() > name.len()
            && text[..name.len()].eq_ignore_ascii_case(name);
        if !matches {
            continue;
        }
        let after = &text[name.len()..];
        let rest = after.trim_start_matches([' ', ':', '\t']);
        let rest =
            rest.strip_prefix("wins").map_or(rest, |rest| rest.trim_start_matches([' ', ',', ':']));
        let apart = after.len() > rest.len();
        // `b3` is a square, `B+3` a result.
        if apart && rest.starts_with(|first: char| first.is_ascii_digit()) || rest.starts_with('+')
        {
            return (Some(winner), text.len() - rest.len());
        }
    }
    (None, 0)
}

/// The length of a signed whole number at the start of a text.
fn signed_length(text: &str) -> Option<usize> {
    let unsigned = text.strip_prefix(['+', '-', '−'])?;
    let digits = unsigned.bytes().take_while(u8::is_ascii_digit).count();
    (1..=2).contains(&digits).then_some(text.len() - unsigned.len() + digits)
}

fn ends_word(rest: &str) -> bool {
    rest.chars().next().is_none_or(|next| next.is_whitespace() || matches!(next, ',' | ';' | ')'))
}

/// If a text was read as one game on several lines, but each line is also a game of its own, the
/// place of the second line.
fn second_line_of_ambiguous(text: &str, games: &[ImportedGame]) -> Option<usize> {
    let [only] = games else { return None };
    if only.format != ImportFormat::Transcript || only.game.moves.len() < 2 {
        return None;
    }
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next()?;
    let second = lines.next()?;
    let is_game = |line: &str| {
        let mut reader = TextReader { text: line, at: 0, format: ImportFormat::Transcript };
        reader.skip_blanks();
        reader.tag_name().is_none()
            && reader.read_game().is_ok_and(|read| read.game.moves.len() > 1)
            && reader.rest().trim().is_empty()
    };
    let all = [first, second].into_iter().chain(lines).all(is_game);
    // `second` is a slice of `text`.
    all.then(|| second.as_ptr() as usize - text.as_ptr() as usize)
}
