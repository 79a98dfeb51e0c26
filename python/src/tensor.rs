//! Views and actions as numbers, for those who learn.

pub mod durak;
mod reversi;

use kozyr_core::game::{Game, Seat};

/// A game whose views are tensors and whose actions have numbers.
pub trait TensorGame: Game {
    /// How many figures a view has.
    const OBSERVATION_SIZE: usize;
    /// How many actions there are in all.
    const ACTION_COUNT: usize;

    /// Writes what a seat may know; `out` has [`OBSERVATION`](Tensor::OBSERVATION) figures, all 0.
    fn write_observation(&self, seat: Seat, out: &mut [f32]);

    /// The number of an action that the seat of the view may play.
    fn action_index(view: Self::View<'_>, action: Self::Action) -> usize;

    /// The legal action of that number; `None` if there is none.
    fn action_at(&self, index: usize) -> Option<Self::Action> {
        let view = self.view(self.to_act()?);
        self.legal_actions().into_iter().find(|&action| Self::action_index(view, action) == index)
    }

    /// Writes 1 for each legal action; `out` has [`ACTIONS`](Tensor::ACTIONS) bytes, all 0.
    fn write_action_mask(&self, out: &mut [u8]) {
        if let Some(seat) = self.to_act() {
            let view = self.view(seat);
            for action in self.legal_actions() {
                out[Self::action_index(view, action)] = 1;
            }
        }
    }
}
