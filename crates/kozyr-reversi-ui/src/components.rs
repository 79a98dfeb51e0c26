//! What is on the board, as entities: squares, discs, and which disc lies on which square.

use bevy::prelude::*;
use kozyr_reversi::{Colour, Square};

/// A square of the board; there are 64 entities of them as long as the board is shown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSquare(pub Square);

/// A disc and the side that it shows, or is turning to.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disc(pub Colour);

/// The square on which a disc lies, for good.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[relationship(relationship_target = OccupiedBy)]
pub struct LiesOn(pub Entity);

/// The disc on a square; a square has one at most.
#[derive(Component, PartialEq, Eq, Debug)]
#[relationship_target(relationship = LiesOn)]
pub struct OccupiedBy(Entity);

impl OccupiedBy {
    /// The disc.
    pub fn disc(&self) -> Entity {
        self.0
    }
}
