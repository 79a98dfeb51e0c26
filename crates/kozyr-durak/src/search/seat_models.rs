//! A model for each seat.

use super::{models::PlayerModel, position::Position};
use kozyr_core::game::MAX_SEATS;

/// How each seat plays.
pub(super) type SeatModels<'a> = [&'a PlayerModel; MAX_SEATS];

/// Plays a deal to its end, each seat by its model, and returns the final position.
pub(super) fn play_out_by_models(
    mut position: Position,
    models: &[&PlayerModel; MAX_SEATS],
) -> Position {
    while position.ending.is_none() {
        models[usize::from(position.to_act)].play_move(&mut position);
    }
    position
}
