//! Order of the flip animation: outwards from the placed disc, and inwards when a move is undone.

use bevy::prelude::*;
use kozyr_core::game::Record;
use kozyr_reversi::{Action, Reversi, Square};

/// Extra delay per ring of squares at normal speed, in seconds.
const RING_DELAY_SECONDS: f32 = 0.05;
/// Maximum number of rings, including the centre.
const MAX_RINGS: usize = 8;
/// Delay from the move until the placed disc lands and flips begin, at normal speed in seconds.
const LANDING_DELAY_SECONDS: f32 = 0.12;

/// Origin and direction of the flip wave.
#[derive(Resource, Debug, Default)]
pub(super) struct FlipWave {
    /// Actions seen at the last update; `None` for a new table.
    last_actions: Option<Vec<Action>>,
    /// The square of the placed or removed disc; `None` without a wave.
    origin: Option<Square>,
    /// Whether the wave runs inwards to a removed disc.
    is_undo: bool,
}

impl FlipWave {
    /// Updates the origin and direction of the flip wave after moves were played or undone. A pass
    /// or any other change of the match has no wave.
    pub(super) fn update(&mut self, record: &Record<Reversi>) {
        let actions = record.actions();
        let Some(previous) = self.last_actions.replace(actions.to_vec()) else { return };
        if previous == actions {
            return;
        }
        self.is_undo = actions.len() < previous.len() && previous.starts_with(actions);
        // Other changes of match don't animate.
        let is_continued = actions.starts_with(&previous);
        let changed_action = if self.is_undo {
            previous.get(actions.len())
        } else {
            actions.last().filter(|_| is_continued)
        };
        self.origin = changed_action.and_then(|action| match action {
            Action::Place(square) => Some(*square),
            Action::Pass => None,
        });
    }

    /// Whether the disc on the square was placed by the last move played, rather than shown by an
    /// undo.
    pub(super) fn was_placed(&self, square: Square) -> bool {
        !self.is_undo && self.origin == Some(square)
    }

    /// Delay before the disc on the square flips, in seconds at normal speed; 0 without a wave.
    pub(super) fn delay(&self, square: Square) -> f32 {
        let Some(origin) = self.origin else { return 0.0 };
        let ring = square.distance(origin);
        if self.is_undo {
            (MAX_RINGS - 1 - ring) as f32 * RING_DELAY_SECONDS
        } else {
            LANDING_DELAY_SECONDS + ring as f32 * RING_DELAY_SECONDS
        }
    }

    /// How long the wave lasts when a move is undone, in seconds at normal speed; 0 after a move.
    pub(super) fn duration(&self) -> f32 {
        if self.is_undo { MAX_RINGS as f32 * RING_DELAY_SECONDS } else { 0.0 }
    }
}
