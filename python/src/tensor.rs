//! Observations and actions as numbers, for machine learning.

pub mod durak;
mod reversi;

use kozyr_core::game::{Game, Seat};
use serde::{Serialize, de::DeserializeOwned};

/// A game with observations as tensors and actions as indices.
pub trait TensorGame: Game<Action: Serialize + DeserializeOwned> {
    /// The number of values in an observation.
    const OBSERVATION_SIZE: usize;
    /// The number of actions.
    const ACTION_COUNT: usize;

    /// Writes what a seat may know as numbers. The caller provides `out` with
    /// [`OBSERVATION_SIZE`](TensorGame::OBSERVATION_SIZE) values, all 0.
    fn write_observation(&self, seat: Seat, out: &mut [f32]);

    /// Returns the index of an action, which must be legal for the view's seat now.
    fn action_index(view: Self::View<'_>, action: Self::Action) -> usize;

    /// Returns the legal action with this index; `None` if there is no such action or the game is
    /// over.
    fn action_at(&self, index: usize) -> Option<Self::Action> {
        let view = self.view(self.to_act()?);
        self.legal_actions().into_iter().find(|&action| Self::action_index(view, action) == index)
    }

    /// Writes 1 for each legal action of the seat to act; writes nothing if the game is over. The
    /// caller provides `out` with [`ACTION_COUNT`](TensorGame::ACTION_COUNT) bytes, all 0.
    fn write_action_mask(&self, out: &mut [u8]) {
        if let Some(seat) = self.to_act() {
            let view = self.view(seat);
            for action in self.legal_actions() {
                out[Self::action_index(view, action)] = 1;
            }
        }
    }
}
