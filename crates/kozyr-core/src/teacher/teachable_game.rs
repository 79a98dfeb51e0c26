//! What a game has to say so that it can be taught.

use std::fmt;

use super::concept::GameConcepts;
use crate::{
    game::{Record, ShortForm},
    opponent::{Budget, Roster},
};

/// What perfect play leads to for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProvenResult {
    /// It loses.
    Lost,
    /// Nobody loses.
    Drawn,
    /// It wins.
    Won,
}

impl ProvenResult {
    /// All of them, the worst first.
    pub const ALL: [ProvenResult; 3] = [ProvenResult::Lost, ProvenResult::Drawn, ProvenResult::Won];

    /// The word for it in problems: `loss`, `draw`, `win`.
    pub const fn word(self) -> &'static str {
        match self {
            ProvenResult::Lost => "loss",
            ProvenResult::Drawn => "draw",
            ProvenResult::Won => "win",
        }
    }

    /// What it is for the other of two sides.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            ProvenResult::Lost => ProvenResult::Won,
            ProvenResult::Drawn => ProvenResult::Drawn,
            ProvenResult::Won => ProvenResult::Lost,
        }
    }
}

impl fmt::Display for ProvenResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A game that can be taught.
pub trait TeachableGame: GameConcepts + ShortForm + Roster {
    /// The least that the solution of a problem is worth; everything else is worth less.
    const TARGET_RESULT: ProvenResult;

    /// Opponents of the roster whose mistakes count as plausible, the weakest first.
    const WEAK_OPPONENTS: &'static [&'static str];

    /// The problems that come with the program, as [`read_problems`](super::read_problems) reads them.
    fn bundled_problems() -> &'static str;

    /// Why no problem can be made of the decision that is awaited.
    ///
    /// # Errors
    /// Where something is hidden or too much is left to be played.
    fn check_suitable(&self) -> Result<(), String>;

    /// How much is left to be played: cards in hands and on the table, or empty squares.
    fn remaining_size(&self) -> usize;

    /// What every legal action is worth to the seat to act, which [may be
    /// asked](Taught::may_be_asked); `None` if the budget does not last.
    fn proven_results(&self, budget: &Budget) -> Option<Vec<(Self::Action, ProvenResult)>>;

    /// A line of perfect play to the end from a state as of [`worths`](Taught::worths); none once
    /// the game is over. `None` if the budget does not last.
    fn best_line(&self, budget: &Budget) -> Option<Vec<Self::Action>>;

    /// Whether two states pose nearly the same problem: the same but for symmetries, or but for
    /// little else.
    fn is_similar(&self, other: &Self) -> bool;

    /// The position of a record as short as it can be [read](Taught::read_position) again.
    fn write_position(record: &Record<Self>) -> String;

    /// Reads what [`write_position`](Taught::write_position) wrote, with persons on all seats.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_position(text: &str) -> Result<Record<Self>, String>;
}
