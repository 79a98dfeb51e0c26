//! GGF, the format of the Generic Game Server: whole games, several to a file.

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
    /// Where it was played (`PC`).
    pub place: String,
    /// When it was played (`DT`), as written.
    pub date: String,
    /// Name of the player with the black discs (`PB`).
    pub black: String,
    /// Name of the player with the white discs (`PW`).
    pub white: String,
    /// Time for each player (`TI`), as written: `15:00//02:00`.
    pub time: String,
    /// How it ended (`RE`).
    pub result: GgfResult,
    /// The position it began from (`BO`).
    pub start: Position,
    /// The moves, each legal where it stands.
    pub moves: Vec<GgfMove>,
}

/// One move of a game in GGF.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GgfMove {
    /// The action.
    pub action: Action,
    /// What the player thought it worth, in discs for himself.
    pub evaluation: Option<f64>,
    /// Seconds spent on it.
    pub seconds: Option<f64>,
}

/// How a game in GGF ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GgfResult {
    /// Nothing is said, or the game goes on.
    Unknown,
    /// By so many discs for Black; the letter says `r`esigned, `t`imed out or agreed by
    /// `m`utual consent, if it was not played out.
    Score(f64, Option<char>),
}

/// What is wrong with a text that should be GGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("character {place}: {kind}")]
pub struct GgfError {
    /// Where, counted in characters from 1.
    pub place: usize,
    /// What.
    pub kind: GgfErrorKind,
}

/// The kinds of faults in GGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GgfErrorKind {
    /// The text ends within a game.
    #[error("the text ends within a game")]
    CutShort,
    /// Something that has no place between properties.
    #[error("`{0}` is no property")]
    NoProperty(char),
    /// Another game than Othello.
    #[error("a game of `{0}`")]
    OtherGame(String),
    /// Othello by other rules, or on another board.
    #[error("a game of the kind `{0}`")]
    OtherKind(String),
    /// The board cannot be read, or is not of eight by eight squares.
    #[error("board: {0}")]
    Board(String),
    /// There is no board.
    #[error("the game has no board (BO)")]
    NoBoard,
    /// There is a board already, from which moves may have been played.
    #[error("the game has a second board (BO)")]
    SecondBoard,
    /// The result is neither a number of discs nor `?`.
    #[error("`{0}` is no result")]
    Result(String),
    /// A move cannot be read.
    #[error("`{0}` is no move")]
    Move(String),
    /// The move of a side whose turn it is not.
    #[error("it is not the turn of {0:?}")]
    WrongTurn(Colour),
    /// The rules forbid a move.
    #[error("{0} is not legal: {1}")]
    Illegal(Action, IllegalAction),
}

impl From<ParsePositionError> for GgfErrorKind {
    fn from(error: ParsePositionError) -> Self {
        GgfErrorKind::Board(error.to_string())
    }
}

impl GgfGame {
    /// A game of unknown players without moves.
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

    /// A game as it was played, between players of those names: Black, then White.
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

    /// The actions alone.
    pub fn actions(&self) -> Vec<Action> {
        self.moves.iter().map(|ggf_move| ggf_move.action).collect()
    }
}

/// Reads every game of a text in GGF. What stands between the games, such as the count that
/// some servers write before them, is skipped.
///
/// # Errors
/// The first fault, with its place.
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
                // Ratings, komi and whatever else a server adds are not needed here.
                _ => {}
            }
        }
        if game.is_none() {
            return Err(self.fault(opening, GgfErrorKind::NoBoard));
        }
        Ok(header)
    }

    /// The next property with its place; `None` at the end of the game.
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

/// Whether a kind of game (`TY`) is the usual one: the side of the board, and letters of which `a` says that whoever has
/// fewer discs wins; before that an `s` where two games are played at the same time.
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
        Some((size, _)) => Err(GgfErrorKind::Board(format!("its side is `{size}`, not 8"))),
        None => Err(GgfErrorKind::Board("there are no squares".into())),
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

/// Plays a move, which is that of a colour.
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

    /// Reads `F5/evaluation/seconds`, of which the last two may be missing.
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

/// A number, of which the decimals may stand behind a comma, since some programs write them as their user's language
/// does; of two numbers, for draws that count for either side, the first.
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
    /// Writes the game on one line. A `]` in a name, which would end it, is left out.
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
