//! Durak's decision events: one per question, answered by an opponent or the player.

use std::marker::PhantomData;

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Record, Seat},
    opponent::{Budget, Decision, DecisionProgress},
};
use kozyr_durak::{Action, Durak, Event as Happened, opponent};
use serde::{Deserialize, Serialize};

use super::{interlude::Interlude, phase::BoutPhase, screens::TABLE};
use kozyr_platform::{
    jobs::{Job, JobRegistry},
    loading::all_images_loaded,
    screen::Menu,
    system_sets::AppSystems,
};
use kozyr_table::{
    decision_event::{DecisionEvent, start_thinking},
    motion,
    pace::SpectatorControls,
    session::{self, ActionPlayed, Session, SubmitAction},
    thinking::{ThinkingOpponent, as_json, partial_decision},
};
use kozyr_ui::audio::Sound;

/// Computes the decision of the named opponent for a seat. `None` if the opponent doesn't exist or
/// the seat doesn't face this question.
type AnswerFn = fn(&Record<Durak>, Seat, &str, &Budget) -> Option<Decision<Action>>;

/// One of the four questions of Durak, each an event with its own method.
pub trait DurakDecisionEvent: DecisionEvent<Durak> {
    /// Name of the question in worker jobs.
    const NAME: &'static str;
    /// Computes the answer.
    const ANSWER: AnswerFn;
}

/// Defines a question's event and how it is answered.
macro_rules! question {
    ($(#[$doc:meta])* $event:ident, $name:literal, $answer:expr) => {
        $(#[$doc])*
        #[derive(Event, Clone, Copy, Debug)]
        pub struct $event {
            /// The seat that decides.
            pub seat: Seat,
        }

        impl DurakDecisionEvent for $event {
            const NAME: &'static str = $name;
            const ANSWER: AnswerFn = $answer;
        }

        impl DecisionEvent<Durak> for $event {
            type Job = DurakDecisionJob<$event>;

            fn seat(&self) -> Seat {
                self.seat
            }

            fn job(record: &Record<Durak>, seat: Seat, name: &str) -> Self::Job {
                DurakDecisionJob::new(record, seat, name)
            }
        }
    };
}

question! {
    /// An opponent is to lead.
    AskAttack, "attack", opponent::decide_attack
}

question! {
    /// An opponent is to beat, to transfer or to take.
    AskDefence, "defend", opponent::decide_defence
}

question! {
    /// An opponent may throw in.
    AskThrowIn, "throw-in", opponent::decide_throw_in
}

question! {
    /// An opponent may ask for a new deal.
    AskRedeal, "redeal", opponent::decide_redeal
}

/// The job of answering a question.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct DurakDecisionJob<Q> {
    #[serde(with = "as_json")]
    record: Record<Durak>,
    seat: Seat,
    name: String,
    #[serde(skip)]
    question: PhantomData<Q>,
}

impl<Q> DurakDecisionJob<Q> {
    /// Creates the job for the named opponent in a seat at the record's current position.
    pub fn new(record: &Record<Durak>, seat: Seat, name: &str) -> Self {
        DurakDecisionJob {
            record: record.clone(),
            seat,
            name: name.to_owned(),
            question: PhantomData,
        }
    }
}

impl<Q: DurakDecisionEvent> Job for DurakDecisionJob<Q> {
    type Answer = Option<Decision<Action>>;

    fn name() -> String {
        format!("{}-{}", Durak::NAME, Q::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        Q::ANSWER(&self.record, self.seat, &self.name, budget)
    }

    fn partial_output(&self, progress: &DecisionProgress) -> Option<Self::Answer> {
        partial_decision(&self.record, progress).map(Some)
    }
}

/// Registers the jobs that answer the four questions.
pub(crate) fn register_jobs(jobs: &mut JobRegistry) {
    jobs.add::<DurakDecisionJob<AskAttack>>();
    jobs.add::<DurakDecisionJob<AskDefence>>();
    jobs.add::<DurakDecisionJob<AskThrowIn>>();
    jobs.add::<DurakDecisionJob<AskRedeal>>();
}

/// Adds the observers that let opponents think, and the systems that ask them, play forced actions
/// for persons, and play event sounds.
pub(crate) fn plugin(app: &mut App) {
    app.add_observer(start_thinking::<Durak, AskAttack>);
    app.add_observer(start_thinking::<Durak, AskDefence>);
    app.add_observer(start_thinking::<Durak, AskThrowIn>);
    app.add_observer(start_thinking::<Durak, AskRedeal>);
    app.add_systems(
        Update,
        (
            (ask_opponent, submit_forced_action)
                .run_if(motion::is_settled)
                .run_if(not(resource_exists::<Interlude>))
                .run_if(in_state(Menu::None))
                .run_if(not(resource_exists::<ThinkingOpponent<Durak>>))
                .run_if(all_images_loaded),
            play_sounds,
        )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::RequestDecisions),
    );
}

/// Triggers the question of the bout's phase for the opponent whose turn it is. Does nothing if no
/// opponent may decide now, while cards are drawn, or after the deal.
fn ask_opponent(
    mut commands: Commands,
    session: Res<Session<Durak>>,
    controls: Res<SpectatorControls>,
    phase: Option<Res<State<BoutPhase>>>,
) {
    let (Some(seat), Some(phase)) = (session.opponent_to_ask(&controls), phase) else { return };
    match **phase {
        BoutPhase::Deal => commands.trigger(AskRedeal { seat }),
        BoutPhase::Attack => commands.trigger(AskAttack { seat }),
        BoutPhase::Defend => commands.trigger(AskDefence { seat }),
        BoutPhase::ThrowIn | BoutPhase::Take => commands.trigger(AskThrowIn { seat }),
        BoutPhase::Draw | BoutPhase::Over => {}
    }
}

/// Passes or keeps for a person with no other legal action, except in guided sessions.
fn submit_forced_action(
    session: Res<Session<Durak>>,
    mut submit: MessageWriter<SubmitAction<Durak>>,
) {
    if session.is_guided() || !session.is_persons_turn() {
        return;
    }
    if let Some(action) = session::autoplay_action(session.game()) {
        submit.write(SubmitAction { action, decision: None });
    }
}

/// Plays the sounds of dealing, passing and taking, and at the end of a deal of winning, or losing
/// if the only human lost. Card sounds follow the animation.
fn play_sounds(
    mut played: MessageReader<ActionPlayed<Durak>>,
    session: Res<Session<Durak>>,
    mut sounds: MessageWriter<Sound>,
) {
    for event in played.read().flat_map(|played| &played.events) {
        let sound = match event {
            Happened::Dealt { .. } | Happened::Redealt { .. } => Sound::Deal,
            Happened::Passed { .. } | Happened::Took { .. } => Sound::Pass,
            Happened::DealOver { .. } => match session.record().outcome() {
                Some(outcome) if session.is_lost(outcome) => Sound::Lose,
                _ => Sound::Win,
            },
            _ => continue,
        };
        sounds.write(sound);
    }
}
