//! A game as other programs write it.

use super::transcript::replay;
use crate::{
    action::Action, colour::Colour, final_discs::FinalDiscs, game::Reversi, position::Position,
};
use kozyr_core::game::Record;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A game as other programs write it: players, event, result and moves.
#[derive(Clone, PartialEq, Debug)]
pub struct NotatedGame {
    /// The event or place: a tournament, a server. Empty if unknown.
    pub event: String,
    /// The date or year, as written. Empty if unknown.
    pub date: String,
    /// The name of the black player. Empty if unknown.
    pub black: String,
    /// The name of the white player. Empty if unknown.
    pub white: String,
    /// The time control of each player, as written: `15:00//02:00`. Empty if unknown.
    pub time_control: String,
    /// The result, as written.
    pub result: StatedResult,
    /// The start position.
    pub start: Position,
    /// The moves and passes, all legal. Passes that the text leaves out are included.
    pub moves: Vec<NotatedMove>,
    /// The score that best play would have reached from some point, if the file gives it.
    pub best_play: Option<BestPlay>,
    /// Other properties of a GGF game with their values, as written: ratings (`RB`, `RW`), komi
    /// (`KM`), the game type (`TY`) if it is not `8`, and those of servers. They are only kept for
    /// writing GGF again.
    pub ggf_properties: Vec<(String, String)>,
}

/// A move of a game as other programs write it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NotatedMove {
    /// The action.
    pub action: Action,
    /// The player's own evaluation, in discs from the player's point of view.
    pub evaluation: Option<f64>,
    /// The time spent, in seconds.
    pub seconds: Option<f64>,
}

/// The longest name, event or date that is kept, in characters.
const MAX_HEADER_CHARS: usize = 200;

/// A name, event or date as it is kept: on one line and of limited length. `?` means unknown.
pub(super) fn header_text(value: &str) -> String {
    let text: String =
        value.chars().filter(|letter| !letter.is_control()).take(MAX_HEADER_CHARS).collect();
    if text.trim() == "?" { String::new() } else { text }
}

/// A result as a file or text states it. It may contradict the moves.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatedResult {
    /// Not given, or the game is unfinished.
    #[default]
    Unknown,
    /// Black's disc difference.
    Difference {
        /// Black's discs minus White's, −64 to 64.
        discs: f64,
        /// Why the game ended early: `r` for resignation, `t` for time-out, `m` for mutual
        /// agreement.
        ending: Option<char>,
    },
    /// The discs of both sides.
    Discs {
        /// Black's discs, 0 to 64.
        black: u8,
        /// White's discs, 0 to 64.
        white: u8,
    },
    /// Only the winner; `None` for a draw.
    Winner(Option<Colour>),
}

/// The score that best play reaches from a point of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BestPlay {
    /// The empty squares at that point.
    pub empties: u8,
    /// Black's final discs, 0 to 64.
    pub black_discs: u8,
}

/// A convention for counting the empty squares at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EmptySquares {
    /// They count for the winner, and in a draw for neither side: the rule of the World Othello
    /// Federation.
    #[default]
    ToWinner,
    /// They count for neither side.
    NotCounted,
}

impl NotatedGame {
    /// A game without moves and with unknown players.
    pub fn new(start: Position) -> Self {
        NotatedGame {
            event: String::new(),
            date: String::new(),
            black: String::new(),
            white: String::new(),
            time_control: String::new(),
            result: StatedResult::Unknown,
            start,
            moves: Vec::new(),
            best_play: None,
            ggf_properties: Vec::new(),
        }
    }

    /// The game of a record. `names` are those of Black and White.
    pub fn from_record(record: &Record<Reversi>, names: [String; 2]) -> Self {
        let [black, white] = names;
        let result = record.game().final_discs().map_or(StatedResult::Unknown, |discs| {
            StatedResult::Difference { discs: discs.disc_difference().into(), ending: None }
        });
        let moves = record.actions().iter().copied().map(NotatedMove::from).collect();
        NotatedGame { black, white, result, moves, ..NotatedGame::new(record.setup().start) }
    }

    /// The actions without evaluations and times.
    pub fn actions(&self) -> Vec<Action> {
        self.moves.iter().map(|notated| notated.action).collect()
    }

    /// The game after all its moves.
    ///
    /// # Panics
    /// If a move is illegal. Readers return only legal games.
    pub fn replay(&self) -> Reversi {
        replay(self.start, self.actions())
    }

    /// Black's final disc difference, −64 to 64, computed from the moves; `None` if the game is
    /// unfinished.
    ///
    /// # Panics
    /// If a move is illegal.
    pub fn disc_difference(&self, empty_squares: EmptySquares) -> Option<i32> {
        let discs = self.replay().final_discs()?;
        Some(match empty_squares {
            EmptySquares::ToWinner => discs.disc_difference(),
            EmptySquares::NotCounted => i32::from(discs.black) - i32::from(discs.white),
        })
    }

    /// The convention under which the stated result agrees with the moves. `None` if the game is
    /// unfinished, no disc counts are stated, or the result contradicts the moves. If both
    /// conventions agree, returns the first.
    ///
    /// # Panics
    /// If a move is illegal.
    pub fn result_convention(&self) -> Option<EmptySquares> {
        let stated = self.result.disc_difference()?;
        let discs: FinalDiscs = self.replay().final_discs()?;
        let raw = i32::from(discs.black) - i32::from(discs.white);
        if stated == f64::from(discs.disc_difference()) {
            Some(EmptySquares::ToWinner)
        } else if stated == f64::from(raw) {
            Some(EmptySquares::NotCounted)
        } else {
            None
        }
    }
}

impl From<Action> for NotatedMove {
    fn from(action: Action) -> Self {
        NotatedMove { action, evaluation: None, seconds: None }
    }
}

impl fmt::Display for StatedResult {
    /// Formats a result as players write it: `34-30`, `+4`, `1-0`; empty if it is unknown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StatedResult::Unknown => Ok(()),
            // `1-0` alone names the winner.
            StatedResult::Discs { black: 1, white: 0 } => f.write_str("B 1-0"),
            StatedResult::Discs { black: 0, white: 1 } => f.write_str("W 1-0"),
            StatedResult::Discs { black, white } => write!(f, "{black}-{white}"),
            StatedResult::Difference { discs, .. } => write!(f, "{discs:+}"),
            StatedResult::Winner(None) => f.write_str("1/2-1/2"),
            StatedResult::Winner(Some(Colour::Black)) => f.write_str("1-0"),
            StatedResult::Winner(Some(Colour::White)) => f.write_str("0-1"),
        }
    }
}

impl StatedResult {
    /// Black's disc difference as stated; `None` if no disc counts are stated.
    pub fn disc_difference(self) -> Option<f64> {
        match self {
            StatedResult::Difference { discs, .. } => Some(discs),
            StatedResult::Discs { black, white } => Some(f64::from(black) - f64::from(white)),
            StatedResult::Unknown | StatedResult::Winner(_) => None,
        }
    }
}
