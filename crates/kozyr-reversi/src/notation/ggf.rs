//! GGF, the Generic Game Format of the Generic Game Server: whole games, several to a file.

use std::{fmt, str::FromStr};

use crate::{
    action::Action,
    colour::Colour,
    game::{IllegalAction, Reversi},
    position::{ParsePositionError, Position},
};
use kozyr_core::game::{Game, Record};

/// A game in GGF.
#[derive(Clone, PartialEq, Debug)]
pub struct GgfGame {
    /// Where the game was played (`PC`).
    pub place: String,
    /// The date (`DT`), as written.
    pub date: String,
    /// The name of the black player (`PB`).
    pub black: String,
    /// The name of the white player (`PW`).
    pub white: String,
    /// The time control of each player (`TI`), as written: `15:00//02:00`.
    pub time: String,
    /// The result (`RE`).
    pub result: GgfResult,
    /// The start position (`BO`).
    pub start: Position,
    /// The moves, all legal.
    pub moves: Vec<GgfMove>,
}

/// One move of a game in GGF.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GgfMove {
    /// The action.
    pub action: Action,
    /// The player's own evaluation, in discs from the player's point of view.
    pub evaluation: Option<f64>,
    /// The time spent, in seconds.
    pub seconds: Option<f64>,
}

/// The result of a game in GGF.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GgfResult {
    /// Not given, or the game is unfinished.
    Unknown,
    /// Black's disc difference. The letter says why the game ended early: `r` for resignation, `t`
    /// for time-out, `m` for mutual agreement.
    Score(f64, Option<char>),
}

/// The error for invalid GGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("character {place}: {kind}")]
pub struct GgfError {
    /// The position of the error in characters, from 1.
    pub place: usize,
    /// The kind of error.
    pub kind: GgfErrorKind,
}

/// The kinds of errors in GGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GgfErrorKind {
    /// The text ends in the middle of a game.
    #[error("the text ends in the middle of a game")]
    CutShort,
    /// An unexpected character between properties.
    #[error("unexpected `{0}`, expected a property")]
    NoProperty(char),
    /// The game is not Othello.
    #[error("game `{0}` is not supported")]
    OtherGame(String),
    /// An Othello variant or another board size.
    #[error("game type `{0}` is not supported")]
    OtherKind(String),
    /// The board is unreadable, or not 8×8.
    #[error("board: {0}")]
    Board(String),
    /// The game has no board.
    #[error("the game has no board (BO)")]
    NoBoard,
    /// A second board, after moves may have been played from the first.
    #[error("the game has a second board (BO)")]
    SecondBoard,
    /// The result is neither a disc difference nor `?`.
    #[error("`{0}` is not a result")]
    Result(String),
    /// An unreadable move.
    #[error("`{0}` is not a move")]
    Move(String),
    /// A move by the side that is not to move.
    #[error("it is not {0:?}'s turn")]
    WrongTurn(Colour),
    /// An illegal move.
    #[error("{0} is not legal: {1}")]
    Illegal(Action, IllegalAction),
}

impl From<ParsePositionError> for GgfErrorKind {
    fn from(error: ParsePositionError) -> Self {
        GgfErrorKind::Board(error.to_string())
    }
}

impl GgfGame {
    /// A game without moves and with unknown players.
    pub fn new(start: Position) -> Self {
        GgfGame {
            place: String::new(),
            date: String::new(),
            black: String::new(),
            white: String::new(),
            time: String::new(),
            result: GgfResult::Unknown,
            start,
            moves: Vec::new(),
        }
    }

    /// The game of a record. `names` are those of Black and White.
    pub fn of(record: &Record<Reversi>, names: [String; 2]) -> Self {
        let [black, white] = names;
        let ending = record.game().final_discs();
        let result = match ending {
            Some(ending) => {
                GgfResult::Score(f64::from(ending.black) - f64::from(ending.white), None)
            }
            None => GgfResult::Unknown,
        };
        let plain = |&action| GgfMove { action, evaluation: None, seconds: None };
        let moves = record.actions().iter().map(plain).collect();
        GgfGame { black, white, result, moves, ..GgfGame::new(record.setup().start) }
    }

    /// The actions without evaluations and times.
    pub fn actions(&self) -> Vec<Action> {
        self.moves.iter().map(|ggf_move| ggf_move.action).collect()
    }
}

/// Parses all games in a GGF text. Text between games, such as the count that some servers write
/// first, is skipped.
///
/// # Errors
/// The first error, with its position.
pub fn parse_ggf(text: &str) -> Result<Vec<GgfGame>, GgfError> {
    let symbols: Vec<char> = text.chars().collect();
    let mut reader = GgfParser { symbols: &symbols, next: 0 };
    let mut games = Vec::new();
    while reader.skip_to_game() {
        games.push(reader.game()?);
    }
    Ok(games)
}

struct GgfParser<'a> {
    symbols: &'a [char],
    next: usize,
}

impl GgfParser<'_> {
    fn skip_to_game(&mut self) -> bool {
        let rest = &self.symbols[self.next..];
        let start = rest.windows(2).position(|pair| pair == ['(', ';']);
        self.next += start.map_or(rest.len(), |start| start + 2);
        start.is_some()
    }

    fn fault(&self, place: usize, reason: impl Into<GgfErrorKind>) -> GgfError {
        GgfError { place: place + 1, kind: reason.into() }
    }

    /// Reads `KEY[value]` pairs up to the closing `;)`.
    fn game(&mut self) -> Result<GgfGame, GgfError> {
        let opening = self.next;
        let mut game: Option<Reversi> = None;
        let mut header = GgfGame::new(Position::START);
        while let Some((place, key, value)) = self.property()? {
            let fault = |reason| GgfError { place: place + 1, kind: reason };
            match key.as_str() {
                "GM" if !value.eq_ignore_ascii_case("othello") => {
                    return Err(fault(GgfErrorKind::OtherGame(value)));
                }
                "TY" if !is_standard_othello(&value) => {
                    return Err(fault(GgfErrorKind::OtherKind(value)));
                }
                "PC" => header.place = value,
                "DT" => header.date = value,
                "PB" => header.black = value,
                "PW" => header.white = value,
                "TI" => header.time = value,
                "RE" => header.result = parse_result(&value).map_err(fault)?,
                "BO" if game.is_some() => return Err(fault(GgfErrorKind::SecondBoard)),
                "BO" => {
                    header.start = parse_board(&value).map_err(fault)?;
                    game = Some(Reversi::from(header.start));
                }
                "B" | "W" => {
                    let game = game.as_mut().ok_or_else(|| fault(GgfErrorKind::NoBoard))?;
                    let colour = if key == "B" { Colour::Black } else { Colour::White };
                    header.moves.push(play(game, colour, &value).map_err(fault)?);
                }
                // Ratings, komi and server-specific properties are ignored.
                _ => {}
            }
        }
        if game.is_none() {
            return Err(self.fault(opening, GgfErrorKind::NoBoard));
        }
        Ok(header)
    }

    /// The next property with its position; `None` at the end of the game.
    fn property(&mut self) -> Result<Option<(usize, String, String)>, GgfError> {
        let mut key = String::new();
        let mut place = self.next;
        loop {
            let Some(&symbol) = self.symbols.get(self.next) else {
                return Err(self.fault(self.symbols.len(), GgfErrorKind::CutShort));
            };
            self.next += 1;
            match symbol {
                '[' if !key.is_empty() => break,
                'A'..='Z' | 'a'..='z' => {
                    if key.is_empty() {
                        place = self.next - 1;
                    }
                    key.push(symbol.to_ascii_uppercase());
                }
                ';' | ' ' | '\t' | '\r' | '\n' if key.is_empty() => {}
                ')' if key.is_empty() => return Ok(None),
                _ => return Err(self.fault(self.next - 1, GgfErrorKind::NoProperty(symbol))),
            }
        }
        let rest = &self.symbols[self.next..];
        let Some(length) = rest.iter().position(|&symbol| symbol == ']') else {
            return Err(self.fault(self.symbols.len(), GgfErrorKind::CutShort));
        };
        self.next += length + 1;
        Ok(Some((place, key, rest[..length].iter().collect())))
    }
}

/// Whether a game type (`TY`) is standard Othello. A type is an optional `s` (synchronous games),
/// the board size, and option letters; `a` means anti-Othello, which the player with fewer discs
/// wins.
fn is_standard_othello(kind: &str) -> bool {
    let kind = kind.trim().to_ascii_lowercase();
    let kind = kind.strip_prefix('s').unwrap_or(&kind);
    let other =
        |more: &str| more.starts_with(|first: char| first.is_ascii_digit()) || more.contains('a');
    kind.is_empty() || kind.strip_prefix('8').is_some_and(|more| !other(more))
}

fn parse_board(value: &str) -> Result<Position, GgfErrorKind> {
    match value.trim_start().split_once(char::is_whitespace) {
        Some(("8", squares)) => Ok(squares.parse()?),
        Some((size, _)) => Err(GgfErrorKind::Board(format!("its size is `{size}`, not 8"))),
        None => Err(GgfErrorKind::Board("it has no squares".into())),
    }
}

fn parse_result(value: &str) -> Result<GgfResult, GgfErrorKind> {
    let (score, how) = match value.trim().split_once(':') {
        Some((score, how)) => (score, how.chars().next()),
        None => (value.trim(), None),
    };
    if matches!(score, "" | "?") {
        return Ok(GgfResult::Unknown);
    }
    match score.parse::<f64>() {
        Ok(discs) if discs.abs() <= 64.0 => Ok(GgfResult::Score(discs, how)),
        _ => Err(GgfErrorKind::Result(value.chars().take(20).collect())),
    }
}

/// Plays a move of the given colour.
fn play(game: &mut Reversi, colour: Colour, value: &str) -> Result<GgfMove, GgfErrorKind> {
    let played: GgfMove = value.parse()?;
    if game.position().to_move != colour {
        return Err(GgfErrorKind::WrongTurn(colour));
    }
    game.play(played.action).map_err(|illegal| GgfErrorKind::Illegal(played.action, illegal))?;
    Ok(played)
}

impl FromStr for GgfMove {
    type Err = GgfErrorKind;

    /// Parses `F5/evaluation/seconds`; the last two are optional.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || GgfErrorKind::Move(text.chars().take(20).collect());
        let mut fields = text.split('/').map(str::trim);
        let action = fields.next().unwrap_or_default().parse().map_err(|_| unreadable())?;
        let mut figure = || match fields.next() {
            None | Some("") => Ok(None),
            Some(text) => parse_number(text).map(Some).ok_or_else(unreadable),
        };
        Ok(GgfMove { action, evaluation: figure()?, seconds: figure()? })
    }
}

/// Parses a number. Some programs write a decimal comma in some locales. Of two numbers separated
/// by a comma (draw counts for either side), the first is returned.
fn parse_number(text: &str) -> Option<f64> {
    let number = |text: &str| text.parse().ok().filter(|figure: &f64| figure.is_finite());
    number(text).or_else(|| number(&text.replace(',', "."))).or_else(|| {
        let (one, other) = text.split_once(',')?;
        number(other).and(number(one))
    })
}

impl fmt::Display for GgfResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GgfResult::Unknown => f.write_str("?"),
            GgfResult::Score(discs, None) => write!(f, "{discs:+}"),
            GgfResult::Score(discs, Some(how)) => write!(f, "{discs:+}:{how}"),
        }
    }
}

impl fmt::Display for GgfMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Action::Place(square) => f.write_str(&square.to_string().to_uppercase())?,
            Action::Pass => f.write_str("PA")?,
        }
        match (self.evaluation, self.seconds) {
            (None, None) => Ok(()),
            (Some(evaluation), None) => write!(f, "/{evaluation}"),
            (None, Some(seconds)) => write!(f, "//{seconds}"),
            (Some(evaluation), Some(seconds)) => write!(f, "/{evaluation}/{seconds}"),
        }
    }
}

impl fmt::Display for GgfGame {
    /// Writes the game on one line. Any `]` in a name is dropped because it would end the property.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| text.replace(']', "");
        write!(f, "(;GM[Othello]PC[{}]DT[{}]", text(&self.place), text(&self.date))?;
        write!(f, "PB[{}]PW[{}]", text(&self.black), text(&self.white))?;
        write!(f, "RE[{}]TI[{}]TY[8]", self.result, text(&self.time))?;
        let board = self.start.to_string().replace('X', "*");
        write!(f, "BO[8 {board}]")?;
        let mut colour = self.start.to_move;
        for ggf_move in &self.moves {
            write!(f, "{}[{ggf_move}]", if colour == Colour::Black { 'B' } else { 'W' })?;
            colour = colour.opposite();
        }
        f.write_str(";)")
    }
}
