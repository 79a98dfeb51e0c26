//! Reversi's decision event: where to place a disc.

use bevy::prelude::*;
use kozyr_core::game::{Record, Seat};
use kozyr_reversi::{Event as Happened, Reversi};

use super::{phase::TurnPhase, screens::TABLE};
use kozyr_platform::{loading::all_images_loaded, screen::Menu, system_sets::AppSystems};
use kozyr_table::{
    decision_event::{DecisionEvent, start_thinking},
    motion,
    pace::SpectatorControls,
    session::{ActionPlayed, Session},
    thinking::{DecisionJob, ThinkingOpponent},
};
use kozyr_ui::audio::Sound;

/// Asks an opponent to place a disc, or to pass if it can't.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskMove {
    /// The seat that decides.
    pub seat: Seat,
}

impl DecisionEvent<Reversi> for AskMove {
    type Job = DecisionJob<Reversi>;

    /// The seat that decides.
    fn seat(&self) -> Seat {
        self.seat
    }

    /// The job in which the opponent `name` decides for the seat.
    fn job(record: &Record<Reversi>, seat: Seat, name: &str) -> Self::Job {
        DecisionJob::new(record, seat, name)
    }
}

/// Adds the observer that lets opponents think, and the systems that ask them.
pub(crate) fn plugin(app: &mut App) {
    app.add_observer(start_thinking::<Reversi, AskMove>);
    app.add_systems(
        Update,
        (
            ask_opponent
                .run_if(in_state(TurnPhase::Choose).or_eager(in_state(TurnPhase::Pass)))
                .run_if(in_state(Menu::None))
                .run_if(motion::is_settled)
                .run_if(not(resource_exists::<ThinkingOpponent<Reversi>>))
                .run_if(all_images_loaded),
            play_sounds,
        )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(AppSystems::RequestDecisions),
    );
}

/// Triggers [`AskMove`] for the opponent to move, if there is one.
fn ask_opponent(
    mut commands: Commands,
    session: Res<Session<Reversi>>,
    controls: Res<SpectatorControls>,
) {
    if let Some(seat) = session.opponent_to_ask(&controls) {
        commands.trigger(AskMove { seat });
    }
}

/// Plays the sounds of placed discs, passes and the end of the game: of a loss if the only person
/// has lost, else of a win. Flips sound elsewhere.
fn play_sounds(
    mut played: MessageReader<ActionPlayed<Reversi>>,
    session: Res<Session<Reversi>>,
    mut sounds: MessageWriter<Sound>,
) {
    for event in played.read().flat_map(|played| &played.events) {
        match event {
            Happened::DiscPlaced { .. } => sounds.write(Sound::Place),
            // Flip sounds follow the animation.
            Happened::DiscsFlipped { .. } => continue,
            Happened::TurnPassed { .. } => sounds.write(Sound::Pass),
            Happened::GameOver { ending } => {
                let is_lost = session.is_lost(ending.outcome());
                sounds.write(if is_lost { Sound::Lose } else { Sound::Win })
            }
        };
    }
}
