//! The steps of a frame.

use bevy::prelude::*;

/// What happens in an update, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Fingers, mouse and keys become intents.
    Input,
    /// Finished thoughts are submitted.
    CollectDecisions,
    /// What was submitted becomes an action of the game.
    ApplyActions,
    /// Entities are told where they belong.
    SetTargets,
    /// Entities move.
    Animate,
    /// Phases follow the record and what still moves.
    UpdatePhases,
    /// Whoever is to decide next is asked.
    RequestDecisions,
}

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
