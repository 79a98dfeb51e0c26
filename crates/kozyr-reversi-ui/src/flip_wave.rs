//! In which order discs turn over: outwards from the one that was placed, and back inwards when it
//! is taken back.

use bevy::prelude::*;
use kozyr_core::game::Record;
use kozyr_reversi::{Action, Reversi, Square};

/// How much later each ring of squares turns, in seconds at normal pace.
const RING: f32 = 0.05;
/// How many rings there are at most, the middle one included.
const RINGS: usize = 8;
/// Discs begin to turn when the placed one comes down, in seconds at normal pace.
const PLACED: f32 = 0.12;

/// From where discs turn.
#[derive(Resource, Debug, Default)]
pub(super) struct Wave {
    /// The actions of the match when it was last looked at; `None` before that, at a new table.
    seen: Option<Vec<Action>>,
    middle: Option<Square>,
    /// It comes in from the edge, to where a disc was taken away.
    returns: bool,
}

impl Wave {
    /// Takes note of what has been played, or taken back.
    pub(super) fn follow(&mut self, record: &Record<Reversi>) {
        let now = record.actions();
        let Some(seen) = self.seen.replace(now.to_vec()) else { return };
        if seen == now {
            return;
        }
        self.returns = now.len() < seen.len() && seen.starts_with(now);
        // Any other match is there at once.
        let goes_on = now.starts_with(&seen);
        let next = if self.returns { seen.get(now.len()) } else { now.last().filter(|_| goes_on) };
        self.middle = next.and_then(|action| match action {
            Action::Place(square) => Some(*square),
            Action::Pass => None,
        });
    }

    /// Whether a disc on the square is there because it was just placed.
    pub(super) fn was_placed(&self, square: Square) -> bool {
        !self.returns && self.middle == Some(square)
    }

    /// After how many seconds a disc on the square turns.
    pub(super) fn reaches(&self, square: Square) -> f32 {
        let Some(middle) = self.middle else { return 0.0 };
        let ring = square.distance(middle);
        if self.returns { (RINGS - 1 - ring) as f32 * RING } else { PLACED + ring as f32 * RING }
    }

    /// After how many seconds the last disc turns of those that turn back.
    pub(super) fn lasts(&self) -> f32 {
        if self.returns { RINGS as f32 * RING } else { 0.0 }
    }
}
