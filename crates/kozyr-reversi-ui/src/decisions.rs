//! The decision of Reversi: where to place a disc.

use bevy::prelude::*;
use kozyr_core::game::{Record, Seat};
use kozyr_reversi::{Event as Happened, Reversi};

use super::{phase::Phase, screens::TABLE};
use kozyr_platform::{loading::all_is_here, screen::Menu, system_sets::Step};
use kozyr_table::{
    decision_event::{Question, think},
    motion,
    pace::Watch,
    session::{Played, Session},
    thinking::{Decide, Thinking},
};
use kozyr_ui::audio::Sound;

/// An opponent is to place a disc, or to pass if it cannot.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskPlacement {
    /// Whose decision it is.
    pub seat: Seat,
}

impl Question<Reversi> for AskPlacement {
    type Job = Decide<Reversi>;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn job(record: &Record<Reversi>, seat: Seat, name: &str) -> Self::Job {
        Decide::new(record, seat, name)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(think::<Reversi, AskPlacement>);
    app.add_systems(
        Update,
        (
            ask.run_if(in_state(Phase::Choose).or_eager(in_state(Phase::Pass)))
                .run_if(in_state(Menu::None))
                .run_if(motion::settled)
                .run_if(not(resource_exists::<Thinking<Reversi>>))
                .run_if(all_is_here),
            sound,
        )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(Step::Ask),
    );
}

fn ask(mut commands: Commands, session: Res<Session<Reversi>>, watch: Res<Watch>) {
    if let Some(seat) = session.asks_opponent(&watch) {
        commands.trigger(AskPlacement { seat });
    }
}

fn sound(
    mut played: MessageReader<Played<Reversi>>,
    session: Res<Session<Reversi>>,
    mut sounds: MessageWriter<Sound>,
) {
    for event in played.read().flat_map(|played| &played.events) {
        match event {
            Happened::DiscPlaced { .. } => sounds.write(Sound::Place),
            // Discs are heard when they are seen to turn over.
            Happened::DiscsFlipped { .. } => continue,
            Happened::TurnPassed { .. } => sounds.write(Sound::Pass),
            Happened::GameOver { ending } => {
                let lost = session.is_lost(ending.outcome());
                sounds.write(if lost { Sound::Lose } else { Sound::Win })
            }
        };
    }
}
