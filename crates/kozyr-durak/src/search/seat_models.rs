//! How all seats play on.

use super::{models::Model, position::Position};
use kozyr_core::game::MAX_SEATS;

/// How each seat plays on.
pub(super) type Styles<'a> = [&'a Model; MAX_SEATS];

/// Plays a deal to its end, each seat in its style.
pub(super) fn play_out_each(mut position: Position, styles: &[&Model; MAX_SEATS]) -> Position {
    while position.ending.is_none() {
        styles[usize::from(position.to_act)].step(&mut position);
    }
    position
}
