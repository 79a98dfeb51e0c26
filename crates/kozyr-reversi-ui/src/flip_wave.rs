//! In which order discs turn over: outwards from the one that was placed, and back inwards when it
//! is taken back.

use bevy::prelude::*;
use kozyr_core::game::Record;
use kozyr_reversi::{Action, Reversi, Square};

/// How much later each ring of squares turns, in seconds at normal pace.
const RING_DELAY_SECONDS: f32 = 0.05;
/// How many rings there are at most, the middle one included.
const MAX_RINGS: usize = 8;
/// Discs begin to turn when the placed one comes down, in seconds at normal pace.
const LANDING_DELAY_SECONDS: f32 = 0.12;

/// From where discs turn.
#[derive(Resource, Debug, Default)]
pub(super) struct FlipWave {
    /// The actions of the match when it was last looked at; `None` before that, at a new table.
    last_actions: Option<Vec<Action>>,
    origin: Option<Square>,
    /// It comes in from the edge, to where a disc was taken away.
    is_undo: bool,
}

impl FlipWave {
    /// Takes note of what has been played, or taken back.
    pub(super) fn update(&mut self, record: &Record<Reversi>) {
        let now = record.actions();
        let Some(seen) = self.last_actions.replace(now.to_vec()) else { return };
        if seen == now {
            return;
        }
        self.is_undo = now.len() < seen.len() && seen.starts_with(now);
        // Any other match is there at once.
        let goes_on = now.starts_with(&seen);
        let next = if self.is_undo { seen.get(now.len()) } else { now.last().filter(|_| goes_on) };
        self.origin = next.and_then(|action| match action {
            Action::Place(square) => Some(*square),
            Action::Pass => None,
        });
    }

    /// Whether a disc on the square is there because it was just placed.
    pub(super) fn was_placed(&self, square: Square) -> bool {
        !self.is_undo && self.origin == Some(square)
    }

    /// After how many seconds a disc on the square turns.
    pub(super) fn delay(&self, square: Square) -> f32 {
        let Some(middle) = self.origin else { return 0.0 };
        let ring = square.distance(middle);
        if self.is_undo {
            (MAX_RINGS - 1 - ring) as f32 * RING_DELAY_SECONDS
        } else {
            LANDING_DELAY_SECONDS + ring as f32 * RING_DELAY_SECONDS
        }
    }

    /// After how many seconds the last disc turns of those that turn back.
    pub(super) fn duration(&self) -> f32 {
        if self.is_undo { MAX_RINGS as f32 * RING_DELAY_SECONDS } else { 0.0 }
    }
}
