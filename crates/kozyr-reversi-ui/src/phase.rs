//! Phases of a turn, derived from the record and running animations.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::Game;
use kozyr_reversi::{Action, Reversi};

use super::screens::TABLE;
use kozyr_platform::{screen::Screen, system_sets::AppSystems};
use kozyr_table::{motion::MotionTween, session::Session};

/// Phase of the current turn.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = TABLE)]
pub enum TurnPhase {
    /// Discs are flipping.
    #[default]
    Flip,
    /// The side to move chooses a square.
    Choose,
    /// The side to move has no legal move and must pass.
    Pass,
    /// The game is over: neither side can move.
    Over,
}

/// Adds the state [`TurnPhase`], which exists while the table is on the screen, and keeps it up to
/// date while there is a session.
pub(crate) fn plugin(app: &mut App) {
    app.add_sub_state::<TurnPhase>();
    app.add_systems(
        Update,
        update_phase
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Updates the phase from the game; it is [`TurnPhase::Flip`] while anything moves.
fn update_phase(
    session: Res<Session<Reversi>>,
    phase: Res<State<TurnPhase>>,
    tweens: Query<(), With<MotionTween>>,
    mut next: ResMut<NextState<TurnPhase>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let current = if !tweens.is_empty() {
        TurnPhase::Flip
    } else if session.game().to_act().is_none() {
        TurnPhase::Over
    } else if session.game().legal_actions() == [Action::Pass] {
        TurnPhase::Pass
    } else {
        TurnPhase::Choose
    };
    if current != **phase {
        next.set(current);
        redraw.write(RequestRedraw);
    }
}
