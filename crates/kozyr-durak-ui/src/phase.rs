//! The phases of a bout, computed from the record and from what still moves.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::Game;
use kozyr_durak::{self as durak, Durak};

use super::{interlude::Interlude, screens::TABLE};
use kozyr_platform::{screen::Screen, system_sets::Step};
use kozyr_table::{motion::Journey, session::Session};

/// What the bout has come to: a component of the bout, and a state that follows it.
#[derive(Component, SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = TABLE)]
pub enum Phase {
    /// Cards are dealt, or players are asked whether they keep theirs.
    #[default]
    Deal,
    /// Somebody leads.
    Attack,
    /// Somebody beats, transfers or takes.
    Defend,
    /// All is beaten; somebody may add a card.
    ThrowIn,
    /// The defender takes; somebody may add a card.
    Take,
    /// Cards are cleared away and drawn.
    Draw,
    /// The deal is over.
    Over,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>();
    app.add_systems(
        Update,
        (find_phase, follow)
            .chain()
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Follow),
    );
}

/// Gives the bout its phase.
fn find_phase(
    session: Res<Session<Durak>>,
    journeys: Query<(), With<Journey>>,
    interlude: Option<Res<Interlude>>,
    mut phase: Single<&mut Phase>,
) {
    let view = session.game().view(session.viewer());
    // Cards that rise because they may be played do not take the bout back to drawing.
    let moving = !journeys.is_empty() || interlude.is_some();
    let clears = |reached: Phase| moving && **phase != reached;
    let now = match view.phase() {
        durak::Phase::Redeal => Phase::Deal,
        durak::Phase::Attack if clears(Phase::Attack) => match session.record().actions() {
            [] => Phase::Deal,
            _ => Phase::Draw,
        },
        durak::Phase::Attack => Phase::Attack,
        durak::Phase::Defend => Phase::Defend,
        durak::Phase::ThrowIn => Phase::ThrowIn,
        durak::Phase::Take => Phase::Take,
        durak::Phase::Over if clears(Phase::Over) => Phase::Draw,
        durak::Phase::Over => Phase::Over,
    };
    phase.set_if_neq(now);
}

/// Brings the state of the app in line with the bout.
fn follow(
    phase: Single<&Phase>,
    state: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if **phase != *state.get() {
        next.set(**phase);
        redraw.write(RequestRedraw);
    }
}
