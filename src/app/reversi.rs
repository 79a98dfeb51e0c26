//! The board: discs as entities, phases as states, one event for the one decision there is.

mod board;
mod decide;
mod disc;
mod hud;
mod judge;
mod layout;
mod phase;
mod spoken;
mod touch;

use bevy::prelude::*;

use super::{
    review,
    screen::Screen,
    session::{self, Table},
    thinking, why,
};
use crate::reversi::{Reversi, Square};

impl Table for Reversi {
    const SCREEN: Screen = Screen::Reversi;
}

pub(super) fn plugin(app: &mut App) {
    session::plugin::<Reversi>(app);
    thinking::plugin::<Reversi>(app);
    why::plugin_for::<Reversi>(app);
    review::plugin_for::<Reversi>(app);
    app.add_plugins((
        layout::plugin,
        board::plugin,
        disc::plugin,
        phase::plugin,
        decide::plugin,
        touch::plugin,
        hud::plugin,
    ));
}

/// The middle of a square, for tests.
pub fn square_place(world: &World, square: Square) -> Vec2 {
    world.resource::<layout::Layout>().centre(square)
}
