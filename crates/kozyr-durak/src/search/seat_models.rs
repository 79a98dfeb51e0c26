//! How all seats play on.

use super::{models::PlayerModel, position::Position};
use kozyr_core::game::MAX_SEATS;

/// How each seat plays on.
pub(super) type SeatModels<'a> = [&'a PlayerModel; MAX_SEATS];

/// Plays a deal to its end, each seat in its style.
pub(super) fn play_out_by_models(
    mut position: Position,
    styles: &[&PlayerModel; MAX_SEATS],
) -> Position {
    while position.ending.is_none() {
        styles[usize::from(position.to_act)].play_move(&mut position);
    }
    position
}
