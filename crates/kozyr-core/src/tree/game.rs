//! The interface between a game and the searches.

use std::hash::Hash;

use super::side::MinimaxSide;

/// A two-player game with perfect information.
pub trait TwoPlayerGame {
    /// A position on the board, with the side to move.
    type Position: Clone + Eq + Hash;
    /// The value of a position for Max.
    type Value: Copy + Ord;

    /// Returns the side to move.
    fn side(&self, position: &Self::Position) -> MinimaxSide;

    /// Returns the position after each legal move, in a fixed order; none if the game is over.
    fn successors(&self, position: &Self::Position) -> Vec<Self::Position>;

    /// Returns the static value of a position: the result if the game is over, otherwise an
    /// estimate.
    fn value(&self, position: &Self::Position) -> Self::Value;

    /// Whether Max has won a game that ended in the position.
    fn is_won(&self, position: &Self::Position) -> bool;
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeSearchResult<P, V> {
    /// The value of the first position for Max.
    pub value: V,
    /// The principal variation: the positions of best play by both sides, from the first to the
    /// last. Among equal moves, the first is played.
    pub line: Vec<P>,
}
