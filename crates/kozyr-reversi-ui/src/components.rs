//! Entities of the board: squares, discs, and their relationship.

use bevy::prelude::*;
use kozyr_reversi::{Colour, Square};

/// A square of the board. All 64 entities exist while the board is shown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSquare(pub Square);

/// A disc and the side that it shows or is flipping to.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disc(pub Colour);

/// The square that a disc is on, permanently.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[relationship(relationship_target = OccupiedBy)]
pub struct LiesOn(pub Entity);

/// The disc on a square, at most one.
#[derive(Component, PartialEq, Eq, Debug)]
#[relationship_target(relationship = LiesOn)]
pub struct OccupiedBy(Entity);

impl OccupiedBy {
    /// The entity of the disc on the square.
    pub fn disc(&self) -> Entity {
        self.0
    }
}
