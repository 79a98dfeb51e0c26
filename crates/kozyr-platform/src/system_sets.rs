//! The phases of an update.

use bevy::prelude::*;

/// The phases of an update, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Turns touches, mouse and keys into requested actions.
    Input,
    /// Submits finished decisions of opponents.
    CollectDecisions,
    /// Applies submitted actions to the game.
    ApplyActions,
    /// Sets the target positions of entities.
    SetTargets,
    /// Moves entities.
    Animate,
    /// Updates the phases of a match from the record and running animations.
    UpdatePhases,
    /// Requests the next decision.
    RequestDecisions,
}

/// Orders the sets of [`AppSystems`].
pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            AppSystems::Input,
            AppSystems::CollectDecisions,
            AppSystems::ApplyActions,
            AppSystems::SetTargets,
            AppSystems::Animate,
            AppSystems::UpdatePhases,
            AppSystems::RequestDecisions,
        )
            .chain(),
    );
}
