//! Phases of a bout, derived from the record and running animations.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::Game;
use kozyr_durak::{self as durak, Durak};

use super::{interlude::Interlude, screens::TABLE};
use kozyr_platform::{screen::Screen, system_sets::AppSystems};
use kozyr_table::{motion::MotionTween, session::Session};

/// Phase of the bout: a component of the bout entity, mirrored in a state.
#[derive(Component, SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = TABLE)]
pub enum BoutPhase {
    /// Cards are being dealt, or players are asked whether they want a new deal.
    #[default]
    Deal,
    /// The attacker leads.
    Attack,
    /// The defender beats, transfers or takes.
    Defend,
    /// Everything is beaten; attackers may throw in.
    ThrowIn,
    /// The defender takes; attackers may add cards.
    Take,
    /// Cards are being cleared away and drawn.
    Draw,
    /// The deal is over.
    Over,
}

/// Adds the phase of the bout and keeps it in sync.
pub(crate) fn plugin(app: &mut App) {
    app.add_sub_state::<BoutPhase>();
    app.add_systems(
        Update,
        (find_phase, sync_state)
            .chain()
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Sets the phase of the bout entity from the rules' phase. While cards still move, a lead or the
/// end of the deal waits in the phase of dealing or drawing.
fn find_phase(
    session: Res<Session<Durak>>,
    tweens: Query<(), With<MotionTween>>,
    interlude: Option<Res<Interlude>>,
    mut phase: Single<&mut BoutPhase>,
) {
    let view = session.game().view(session.viewer());
    // Cards rising in the hand must not put the bout back into the draw phase.
    let moving = !tweens.is_empty() || interlude.is_some();
    let is_clearing = |reached: BoutPhase| moving && **phase != reached;
    let current = match view.phase() {
        durak::Phase::Redeal => BoutPhase::Deal,
        durak::Phase::Attack if is_clearing(BoutPhase::Attack) => {
            match session.record().actions() {
                [] => BoutPhase::Deal,
                _ => BoutPhase::Draw,
            }
        }
        durak::Phase::Attack => BoutPhase::Attack,
        durak::Phase::Defend => BoutPhase::Defend,
        durak::Phase::ThrowIn => BoutPhase::ThrowIn,
        durak::Phase::Take => BoutPhase::Take,
        durak::Phase::Over if is_clearing(BoutPhase::Over) => BoutPhase::Draw,
        durak::Phase::Over => BoutPhase::Over,
    };
    phase.set_if_neq(current);
}

/// Sets the app state to the phase of the bout entity.
fn sync_state(
    phase: Single<&BoutPhase>,
    state: Res<State<BoutPhase>>,
    mut next: ResMut<NextState<BoutPhase>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if **phase != *state.get() {
        next.set(**phase);
        redraw.write(RequestRedraw);
    }
}
