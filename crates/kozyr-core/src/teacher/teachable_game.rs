//! The interface of a game that can be taught.

use std::fmt;

use super::concept::GameConcepts;
use crate::{
    game::{Record, ShortForm},
    opponent::{Budget, Roster},
};

/// The result of perfect play for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProvenResult {
    /// The seat loses.
    Lost,
    /// No seat loses.
    Drawn,
    /// The seat wins.
    Won,
}

impl ProvenResult {
    /// All results, the worst first.
    pub const ALL: [ProvenResult; 3] = [ProvenResult::Lost, ProvenResult::Drawn, ProvenResult::Won];

    /// Returns the word for the result in problems: `loss`, `draw`, `win`.
    pub const fn word(self) -> &'static str {
        match self {
            ProvenResult::Lost => "loss",
            ProvenResult::Drawn => "draw",
            ProvenResult::Won => "win",
        }
    }

    /// Returns the result for the other of two sides.
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
    /// The minimum result of a problem's solution; all other actions give less.
    const TARGET_RESULT: ProvenResult;

    /// Opponents whose mistakes count as plausible, the weakest first.
    const WEAK_OPPONENTS: &'static [&'static str];

    /// Returns the problems that come with the program, as [`read_problems`](super::read_problems)
    /// parses them.
    fn bundled_problems() -> &'static str;

    /// Checks that the current decision is suitable for a problem.
    ///
    /// # Errors
    /// If something is hidden, or too much of the game is left.
    fn check_suitable(&self) -> Result<(), String>;

    /// Returns how much of the game is left: cards in hands and on the table, or empty squares. May
    /// be 0 if the state is not [suitable](TeachableGame::check_suitable).
    fn remaining_size(&self) -> usize;

    /// Returns the result of every legal action for the seat to act, in a
    /// [suitable](TeachableGame::check_suitable) state; `None` if the budget runs out.
    fn proven_results(&self, budget: &Budget) -> Option<Vec<(Self::Action, ProvenResult)>>;

    /// Returns a line of perfect play to the end, from a state as in
    /// [`proven_results`](TeachableGame::proven_results); empty once the game is over. `None` if
    /// the budget runs out.
    fn best_line(&self, budget: &Budget) -> Option<Vec<Self::Action>>;

    /// Whether two states pose nearly the same problem: they are equal except for symmetry or a
    /// minor detail.
    fn is_similar(&self, other: &Self) -> bool;

    /// Formats the position that a record ends at as a short text, which
    /// [`read_position`](TeachableGame::read_position) parses. It may omit how the position came
    /// about.
    fn write_position(record: &Record<Self>) -> String;

    /// Parses what [`write_position`](TeachableGame::write_position) wrote, as a record that ends
    /// at the position, with persons on all seats.
    ///
    /// # Errors
    /// The reason why the text is invalid.
    fn read_position(text: &str) -> Result<Record<Self>, String>;
}
