//! A game, as far as a search needs to know it.

use std::hash::Hash;

use super::side::MinimaxSide;

/// A two-person game with perfect information.
pub trait TwoPlayerGame {
    /// What the players see on the board, and whose move it is.
    type Position: Clone + Eq + Hash;
    /// What a position is worth to Max.
    type Value: Copy + Ord;

    /// Who has the move.
    fn side(&self, position: &Self::Position) -> MinimaxSide;

    /// The position after each legal move, in a fixed order; none if the game is over.
    fn successors(&self, position: &Self::Position) -> Vec<Self::Position>;

    /// What a position is worth without a look at its moves: the result of a game that is over,
    /// an estimate otherwise.
    fn value(&self, position: &Self::Position) -> Self::Value;

    /// Whether a game that ended in the position is won by Max.
    fn is_won(&self, position: &Self::Position) -> bool;
}

/// What a search came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeSearchResult<P, V> {
    /// What the first position is worth to Max.
    pub value: V,
    /// The principal variation: the positions that best play of both sides goes through, from
    /// the first to the last; of equal moves the first is played.
    pub line: Vec<P>,
}
