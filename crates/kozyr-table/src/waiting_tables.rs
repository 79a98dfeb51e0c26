//! Tables of friends that wait for the player.

use bevy::prelude::*;

/// The number of tables of friends where it is the player's turn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WaitingTables(pub usize);

/// Adds [`WaitingTables`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<WaitingTables>();
}
