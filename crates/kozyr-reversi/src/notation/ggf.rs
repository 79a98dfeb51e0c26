//! GGF, the Generic Game Format of the Generic Game Server: whole games, several to a file.

use std::{fmt, iter, str::FromStr};

use super::{
    board_text::read_board,
    import::Place,
    notated_game::{NotatedGame, NotatedMove, StatedResult, header_text},
};
use crate::{
    action::Action,
    colour::Colour,
    game::{IllegalAction, Reversi},
    position::Position,
};
use kozyr_core::game::Game;

/// The game type (`TY`) of standard Othello.
const STANDARD_TYPE: &str = "8";

/// The properties that games are read from and written to.
const OWN_PROPERTIES: [&str; 11] = ["GM", "PC", "DT", "PB", "PW", "RE", "TI", "TY", "BO", "B", "W"];

/// How many properties without a meaning here are kept.
const MAX_OTHER_PROPERTIES: usize = 32;

/// The kinds of errors in GGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GgfErrorKind {
    /// The text ends in the middle of a game.
    #[error("the text ends in the middle of a game; expected `;)`")]
    CutShort,
    /// An unexpected character between properties.
    #[error("unexpected `{0}`; expected a property such as `PB[name]`, or `;)`")]
    NoProperty(char),
    /// The game is not Othello.
    #[error("game `{0}` is not supported; expected `Othello`")]
    OtherGame(String),
    /// An Othello variant or another board size.
    #[error("game type `{0}` is not supported; expected `8`")]
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
    #[error("`{0}` is not a result; expected a disc difference such as `+4.00`, or `?`")]
    Result(String),
    /// An unreadable move.
    #[error("`{0}` is not a move; expected `F5`, `F5/evaluation/seconds` or `PA`")]
    Move(String),
    /// A move by the side that is not to move.
    #[error("it is not {0:?}'s turn")]
    WrongTurn(Colour),
    /// An illegal move.
    #[error("{0} is not legal: {1}")]
    Illegal(Action, IllegalAction),
}

/// Reads the games of a text, one after the other. What stands between games, such as the count that
/// some servers write first, is skipped. Places are bytes.
pub(super) fn read_collection(
    text: &str,
) -> impl Iterator<Item = Result<Place<NotatedGame>, Place<GgfErrorKind>>> {
    let mut reader = GgfParser { text, at: 0 };
    iter::from_fn(move || {
        let at = reader.skip_to_game()?;
        Some(reader.game(at).map(|value| Place { at, value }))
    })
}

struct GgfParser<'a> {
    text: &'a str,
    /// The place of the next character, in bytes.
    at: usize,
}

/// A property `KEY[value]`.
struct Property<'a> {
    at: usize,
    key: String,
    value: &'a str,
}

impl<'a> GgfParser<'a> {
    /// Moves behind the next `(;` and returns its place; `None` if there is none.
    fn skip_to_game(&mut self) -> Option<usize> {
        let start = self.at + self.text[self.at..].find("(;")?;
        self.at = start + 2;
        Some(start)
    }

    /// Reads properties up to the closing `)` and plays the moves. `opening` is the place of the
    /// game's `(;`, for the error if it has no board.
    fn game(&mut self, opening: usize) -> Result<NotatedGame, Place<GgfErrorKind>> {
        let mut game: Option<Reversi> = None;
        let mut header = NotatedGame::new(Position::START);
        while let Some(Property { at, key, value }) = self.property()? {
            let fault = |value| Place { at, value };
            let shortened = || value.chars().take(20).collect::<String>();
            match key.as_str() {
                "GM" if !value.trim().eq_ignore_ascii_case("othello") => {
                    return Err(fault(GgfErrorKind::OtherGame(shortened())));
                }
                "TY" if !is_standard_othello(value) => {
                    return Err(fault(GgfErrorKind::OtherKind(shortened())));
                }
                "PC" => header.event = header_text(value),
                "DT" => header.date = header_text(value),
                "PB" => header.black = header_text(value),
                "PW" => header.white = header_text(value),
                "TI" => header.time_control = header_text(value),
                "RE" => header.result = parse_result(value).map_err(fault)?,
                "BO" if game.is_some() => return Err(fault(GgfErrorKind::SecondBoard)),
                "BO" => {
                    header.start = parse_board(value).map_err(fault)?;
                    game = Some(Reversi::from(header.start));
                }
                "B" | "W" => {
                    let game = game.as_mut().ok_or_else(|| fault(GgfErrorKind::NoBoard))?;
                    let colour = if key == "B" { Colour::Black } else { Colour::White };
                    header.moves.extend(play(game, colour, value).map_err(fault)?);
                }
                "GM" => {}
                "TY" if value.trim() == STANDARD_TYPE => {}
                // Of several with the same name, the first counts.
                _ if header.ggf_properties.len() < MAX_OTHER_PROPERTIES
                    && !header.ggf_properties.iter().any(|(known, _)| *known == key) =>
                {
                    header.ggf_properties.push((key, header_text(value)));
                }
                _ => {}
            }
        }
        if game.is_none() {
            return Err(Place { at: opening, value: GgfErrorKind::NoBoard });
        }
        Ok(header)
    }

    /// The next property; `None` at the end of the game, whose `)` is skipped.
    fn property(&mut self) -> Result<Option<Property<'a>>, Place<GgfErrorKind>> {
        let cut_short = Place { at: self.text.len(), value: GgfErrorKind::CutShort };
        let mut key = String::new();
        let mut at = self.at;
        loop {
            let Some(symbol) = self.text[self.at..].chars().next() else { return Err(cut_short) };
            let place = self.at;
            self.at += symbol.len_utf8();
            match symbol {
                '[' if !key.is_empty() => break,
                'A'..='Z' | 'a'..='z' => {
                    if key.is_empty() {
                        at = place;
                    }
                    key.push(symbol.to_ascii_uppercase());
                }
                ';' | ' ' | '\t' | '\r' | '\n' if key.is_empty() => {}
                ')' if key.is_empty() => return Ok(None),
                _ => return Err(Place { at: place, value: GgfErrorKind::NoProperty(symbol) }),
            }
        }
        let Some(length) = self.text[self.at..].find(']') else { return Err(cut_short) };
        let value = &self.text[self.at..self.at + length];
        self.at += length + 1;
        Ok(Some(Property { at, key, value }))
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

/// Parses the value of `BO`: the size 8, the squares and the side to move.
fn parse_board(value: &str) -> Result<Position, GgfErrorKind> {
    match value.trim_start().split_once(char::is_whitespace) {
        Some(("8", squares)) => {
            let squares = squares.trim();
            let fault = |reason: String| GgfErrorKind::Board(reason);
            let board = match read_board(squares) {
                None => return Err(fault("expected 64 squares and the side to move".into())),
                Some(board) => board.map_err(|error| fault(error.value.to_string()))?,
            };
            // A missing side to move would silently swap the colours of all moves.
            let side = squares[board.end..].trim();
            let to_move = match side {
                "*" | "X" | "x" | "B" | "b" | "@" => Colour::Black,
                "O" | "o" | "W" | "w" | "0" => Colour::White,
                "" => return Err(fault("the side to move is missing".into())),
                _ => return Err(fault(format!("`{}` is not a side to move", shorten(side)))),
            };
            let [black, white] = board.discs;
            Ok(Position::new(black, white, to_move).expect("every square was read once"))
        }
        Some((size, _)) => {
            Err(GgfErrorKind::Board(format!("its size is `{}`, not 8", shorten(size))))
        }
        None => Err(GgfErrorKind::Board("it has no squares".into())),
    }
}

/// The first 20 characters, for error messages.
fn shorten(text: &str) -> String {
    text.chars().take(20).collect()
}

/// Parses the value of `RE`: Black's disc difference, perhaps followed by `:` and the reason for an
/// early end; `?` or nothing if it is unknown.
fn parse_result(value: &str) -> Result<StatedResult, GgfErrorKind> {
    let (score, ending) = match value.trim().split_once(':') {
        Some((score, ending)) => (score, ending.trim_start().chars().next()),
        None => (value.trim(), None),
    };
    if matches!(score, "" | "?") {
        return Ok(StatedResult::Unknown);
    }
    match score.parse::<f64>() {
        Ok(discs) if discs.abs() <= 64.0 => Ok(StatedResult::Difference { discs, ending }),
        _ => Err(GgfErrorKind::Result(shorten(value))),
    }
}

/// Plays a move of the given colour and returns the actions played. Servers leave out passes, so
/// the other side passes first if it must.
fn play(
    game: &mut Reversi,
    colour: Colour,
    value: &str,
) -> Result<impl Iterator<Item = NotatedMove>, GgfErrorKind> {
    let played: NotatedMove = value.parse()?;
    let mut implied = None;
    if game.position().to_move != colour
        && played.action != Action::Pass
        && game.position().board.must_pass()
    {
        game.play(Action::Pass).expect("the side to move must pass");
        implied = Some(NotatedMove::from(Action::Pass));
    }
    if game.position().to_move != colour {
        return Err(GgfErrorKind::WrongTurn(colour));
    }
    game.play(played.action).map_err(|illegal| GgfErrorKind::Illegal(played.action, illegal))?;
    Ok(implied.into_iter().chain([played]))
}

impl FromStr for NotatedMove {
    type Err = GgfErrorKind;

    /// Parses `F5/evaluation/seconds`; the last two are optional.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || GgfErrorKind::Move(shorten(text));
        let mut fields = text.split('/').map(str::trim);
        let action = fields.next().unwrap_or_default().parse().map_err(|_| unreadable())?;
        let mut figure = || match fields.next() {
            None | Some("") => Ok(None),
            Some(text) => parse_number(text).map(Some).ok_or_else(unreadable),
        };
        Ok(NotatedMove { action, evaluation: figure()?, seconds: figure()? })
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

impl fmt::Display for NotatedMove {
    /// Writes the move as GGF does.
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

/// Writes a game in GGF, on one line. A `]` in a name is dropped because it would end the property.
pub fn write_ggf(game: &NotatedGame) -> String {
    use fmt::Write;

    let clean = |text: &str| text.replace([']', '\r', '\n'], "");
    let board = game.start.to_string().replace('X', "*");
    let others = game.ggf_properties.iter();
    let kind = others.clone().find(|(key, _)| key == "TY");
    let kind = kind.map_or(STANDARD_TYPE.into(), |(_, value)| clean(value));
    let mut text = format!(
        "(;GM[Othello]PC[{}]DT[{}]PB[{}]PW[{}]RE[{}]TI[{}]TY[{kind}]",
        clean(&game.event),
        clean(&game.date),
        clean(&game.black),
        clean(&game.white),
        ggf_result(game.result),
        clean(&game.time_control),
    );
    let is_other = |key: &str| {
        !key.is_empty()
            && !OWN_PROPERTIES.contains(&key)
            && key.bytes().all(|letter| letter.is_ascii_uppercase())
    };
    for (key, value) in others.filter(|(key, _)| is_other(key)) {
        write!(text, "{key}[{}]", clean(value)).expect("strings can be written to");
    }
    write!(text, "BO[8 {board}]").expect("strings can be written to");
    let mut colour = game.start.to_move;
    for notated in &game.moves {
        let key = if colour == Colour::Black { 'B' } else { 'W' };
        write!(text, "{key}[{notated}]").expect("strings can be written to");
        colour = colour.opposite();
    }
    text + ";)"
}

/// The value of `RE` for a result; `?` if no disc difference is known.
fn ggf_result(result: StatedResult) -> String {
    match (result, result.disc_difference()) {
        (StatedResult::Difference { discs, ending: Some(ending) }, _) => {
            format!("{discs:+}:{ending}")
        }
        (_, Some(discs)) => format!("{discs:+}"),
        (StatedResult::Winner(None), _) => "+0".into(),
        _ => "?".into(),
    }
}
