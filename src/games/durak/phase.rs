//! The phases of a bout, computed from the record and from what still moves.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    durak::{self, Durak},
    game::Game,
};

use super::TABLE;
use crate::{
    platform::{screen::Screen, step::Step},
    table::{motion::Journey, session::Session},
};

/// What the table is doing.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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
        follow
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Follow),
    );
}

fn follow(
    session: Res<Session<Durak>>,
    phase: Res<State<Phase>>,
    journeys: Query<(), With<Journey>>,
    mut next: ResMut<NextState<Phase>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let view = session.game().view(session.viewer());
    // Cards that rise because they may be played do not take the bout back to drawing.
    let clears = |reached: Phase| !journeys.is_empty() && **phase != reached;
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
    if now != **phase {
        next.set(now);
        redraw.write(RequestRedraw);
    }
}
