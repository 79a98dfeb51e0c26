//! The decisions of Durak: one event for each, answered by a mind or by the person.

use bevy::prelude::*;
use kozyr_core::{
    durak::{Durak, Event as Happened},
    game::{Player, Seat},
};

use super::{TABLE, phase::Phase};
use crate::{
    look::audio::Sound,
    platform::{loading::all_is_here, screen::Menu, step::Step},
    table::{
        motion,
        pace::Watch,
        session::{self, Played, Session, Submit},
        thinking::Thinking,
    },
};

/// A mind is to lead.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskAttack {
    /// Whose decision it is.
    pub seat: Seat,
}

/// A mind is to beat, to transfer or to take.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskDefence {
    /// Whose decision it is.
    pub seat: Seat,
}

/// A mind may throw in.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskThrowIn {
    /// Whose decision it is.
    pub seat: Seat,
}

/// A mind may ask for a new deal.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskRedeal {
    /// Whose decision it is.
    pub seat: Seat,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(think_of_attack);
    app.add_observer(think_of_defence);
    app.add_observer(think_of_throwing_in);
    app.add_observer(think_of_redeal);
    app.add_systems(
        Update,
        (
            (ask, answer_for_person)
                .run_if(motion::settled)
                .run_if(in_state(Menu::None))
                .run_if(not(resource_exists::<Thinking<Durak>>))
                .run_if(all_is_here),
            sound,
        )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Ask),
    );
    app.add_systems(OnExit(TABLE), |mut commands: Commands| {
        commands.remove_resource::<Thinking<Durak>>();
    });
}

fn ask(
    mut commands: Commands,
    session: Res<Session<Durak>>,
    watch: Res<Watch>,
    phase: Option<Res<State<Phase>>>,
) {
    if session.is_lesson() || !session.awaits_opponents(&watch) {
        return;
    }
    let Some((seat, Player::Opponent(_))) = session.record().to_act() else { return };
    let Some(phase) = phase else { return };
    match **phase {
        Phase::Deal => commands.trigger(AskRedeal { seat }),
        Phase::Attack => commands.trigger(AskAttack { seat }),
        Phase::Defend => commands.trigger(AskDefence { seat }),
        Phase::ThrowIn | Phase::Take => commands.trigger(AskThrowIn { seat }),
        Phase::Draw | Phase::Over => {}
    }
}

fn think_of_attack(
    asked: On<AskAttack>,
    commands: Commands,
    session: Res<Session<Durak>>,
    time: Res<Time>,
) {
    think(asked.seat, commands, &session, &time);
}

fn think_of_defence(
    asked: On<AskDefence>,
    commands: Commands,
    session: Res<Session<Durak>>,
    time: Res<Time>,
) {
    think(asked.seat, commands, &session, &time);
}

fn think_of_throwing_in(
    asked: On<AskThrowIn>,
    commands: Commands,
    session: Res<Session<Durak>>,
    time: Res<Time>,
) {
    think(asked.seat, commands, &session, &time);
}

fn think_of_redeal(
    asked: On<AskRedeal>,
    commands: Commands,
    session: Res<Session<Durak>>,
    time: Res<Time>,
) {
    think(asked.seat, commands, &session, &time);
}

fn think(seat: Seat, mut commands: Commands, session: &Session<Durak>, time: &Time) {
    if let Some((to_act, Player::Opponent(name))) = session.record().to_act()
        && to_act == seat
    {
        commands.insert_resource(Thinking::start(session, seat, name, time.elapsed()));
    }
}

/// Where the rules leave a person nothing to choose, nothing is asked.
fn answer_for_person(session: Res<Session<Durak>>, mut submit: MessageWriter<Submit<Durak>>) {
    if session.is_lesson() || !session.is_persons_turn() {
        return;
    }
    if let Some(action) = session::goes_without_saying(session.game()) {
        submit.write(Submit { action, decision: None });
    }
}

fn sound(
    mut played: MessageReader<Played<Durak>>,
    session: Res<Session<Durak>>,
    mut sounds: MessageWriter<Sound>,
) {
    for event in played.read().flat_map(|played| &played.events) {
        let sound = match event {
            Happened::Dealt { .. } | Happened::Redealt { .. } => Sound::Deal,
            Happened::Attacked { .. } | Happened::Beaten { .. } | Happened::ThrownIn { .. } => {
                Sound::Lay
            }
            Happened::Transferred { .. } => Sound::Slide,
            Happened::Passed { .. } => Sound::Pass,
            Happened::Took { .. } | Happened::BoutTaken { .. } => Sound::Take,
            Happened::BoutBeaten { .. } => Sound::Slide,
            Happened::Drawn { .. } => Sound::Draw,
            Happened::DealOver { .. } => match session.record().outcome() {
                Some(outcome) if session.is_lost(outcome) => Sound::Lose,
                _ => Sound::Win,
            },
            _ => continue,
        };
        sounds.write(sound);
    }
}
