//! What a game has to say so that it can be taught.

use std::fmt;

use super::concept::Concepts;
use crate::{
    game::{Record, Short},
    opponent::{Budget, Roster},
};

/// What perfect play leads to for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Worth {
    /// It loses.
    Lost,
    /// Nobody loses.
    Drawn,
    /// It wins.
    Won,
}

impl Worth {
    /// All of them, the worst first.
    pub const ALL: [Worth; 3] = [Worth::Lost, Worth::Drawn, Worth::Won];

    /// The word for it in problems: `loss`, `draw`, `win`.
    pub const fn word(self) -> &'static str {
        match self {
            Worth::Lost => "loss",
            Worth::Drawn => "draw",
            Worth::Won => "win",
        }
    }

    /// What it is for the other of two sides.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Worth::Lost => Worth::Won,
            Worth::Drawn => Worth::Drawn,
            Worth::Won => Worth::Lost,
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A game that can be taught.
pub trait Taught: Concepts + Short + Roster {
    /// The least that the solution of a problem is worth; everything else is worth less.
    const ASKED: Worth;

    /// Opponents of the roster whose mistakes count as plausible, the weakest first.
    const WEAK: &'static [&'static str];

    /// The problems that come with the program, as [`read_problems`](super::read_problems) reads them.
    fn shipped() -> &'static str;

    /// Why no problem can be made of the decision that is awaited.
    ///
    /// # Errors
    /// Where something is hidden or too much is left to be played.
    fn may_be_asked(&self) -> Result<(), String>;

    /// How much is left to be played: cards in hands and on the table, or empty squares.
    fn size(&self) -> usize;

    /// What every legal action is worth to the seat to act, which [may be
    /// asked](Taught::may_be_asked); `None` if the budget does not last.
    fn worths(&self, budget: &Budget) -> Option<Vec<(Self::Action, Worth)>>;

    /// A line of perfect play to the end from a state as of [`worths`](Taught::worths); none once
    /// the game is over. `None` if the budget does not last.
    fn best_play(&self, budget: &Budget) -> Option<Vec<Self::Action>>;

    /// Whether two states pose nearly the same problem: the same but for symmetries, or but for
    /// little else.
    fn is_like(&self, other: &Self) -> bool;

    /// The position of a record as short as it can be [read](Taught::read_position) again.
    fn write_position(record: &Record<Self>) -> String;

    /// Reads what [`write_position`](Taught::write_position) wrote, with persons on all seats.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_position(text: &str) -> Result<Record<Self>, String>;
}
