//! The decisions of Durak: one event for each question, answered by an opponent or by the person.

use std::marker::PhantomData;

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Record, Seat},
    opponent::{Budget, Decision, Progress},
};
use kozyr_durak::{Action, Durak, Event as Happened, opponent};
use serde::{Deserialize, Serialize};

use super::{interlude::Interlude, phase::Phase, screens::TABLE};
use kozyr_platform::{
    jobs::{Job, Jobs},
    loading::all_is_here,
    screen::Menu,
    system_sets::Step,
};
use kozyr_table::{
    decision_event::{Question, think},
    motion,
    pace::Watch,
    session::{self, Played, Session, Submit},
    thinking::{Thinking, as_json, so_far},
};
use kozyr_ui::audio::Sound;

/// What an opponent of a name answers for a seat; `None` if nobody is called so, or the seat is not
/// asked that.
type Answer = fn(&Record<Durak>, Seat, &str, &Budget) -> Option<Decision<Action>>;

/// One of the four questions of Durak: each is an event, and has a method of its own.
pub trait DurakQuestion: Question<Durak> {
    /// The name by which a worker knows it.
    const NAME: &'static str;
    /// What answers it.
    const ANSWER: Answer;
}

/// Defines the event of one question, and what answers it.
macro_rules! question {
    ($(#[$doc:meta])* $event:ident, $name:literal, $answer:expr) => {
        $(#[$doc])*
        #[derive(Event, Clone, Copy, Debug)]
        pub struct $event {
            /// Whose decision it is.
            pub seat: Seat,
        }

        impl DurakQuestion for $event {
            const NAME: &'static str = $name;
            const ANSWER: Answer = $answer;
        }

        impl Question<Durak> for $event {
            type Job = Ask<$event>;

            fn seat(&self) -> Seat {
                self.seat
            }

            fn job(record: &Record<Durak>, seat: Seat, name: &str) -> Self::Job {
                Ask::new(record, seat, name)
            }
        }
    };
}

question! {
    /// An opponent is to lead.
    AskAttack, "attack", opponent::attack
}

question! {
    /// An opponent is to beat, to transfer or to take.
    AskDefence, "defend", opponent::defend
}

question! {
    /// An opponent may throw in.
    AskThrowIn, "throw-in", opponent::throw_in
}

question! {
    /// An opponent may ask for a new deal.
    AskRedeal, "redeal", opponent::redeal
}

/// The job of answering a question.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Ask<Q> {
    #[serde(with = "as_json")]
    record: Record<Durak>,
    seat: Seat,
    name: String,
    #[serde(skip)]
    question: PhantomData<Q>,
}

impl<Q> Ask<Q> {
    /// The question to the opponent of a name, for a seat of a match that stands so.
    pub fn new(record: &Record<Durak>, seat: Seat, name: &str) -> Self {
        Ask { record: record.clone(), seat, name: name.to_owned(), question: PhantomData }
    }
}

impl<Q: DurakQuestion> Job for Ask<Q> {
    type Answer = Option<Decision<Action>>;

    fn name() -> String {
        format!("{}-{}", Durak::NAME, Q::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        Q::ANSWER(&self.record, self.seat, &self.name, budget)
    }

    fn so_far(&self, progress: &Progress) -> Option<Self::Answer> {
        so_far(&self.record, progress).map(Some)
    }
}

/// The four questions, for a worker.
pub(crate) fn jobs(jobs: &mut Jobs) {
    jobs.add::<Ask<AskAttack>>();
    jobs.add::<Ask<AskDefence>>();
    jobs.add::<Ask<AskThrowIn>>();
    jobs.add::<Ask<AskRedeal>>();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(think::<Durak, AskAttack>);
    app.add_observer(think::<Durak, AskDefence>);
    app.add_observer(think::<Durak, AskThrowIn>);
    app.add_observer(think::<Durak, AskRedeal>);
    app.add_systems(
        Update,
        (
            (ask, answer_for_person)
                .run_if(motion::settled)
                .run_if(not(resource_exists::<Interlude>))
                .run_if(in_state(Menu::None))
                .run_if(not(resource_exists::<Thinking<Durak>>))
                .run_if(all_is_here),
            sound,
        )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Ask),
    );
}

fn ask(
    mut commands: Commands,
    session: Res<Session<Durak>>,
    watch: Res<Watch>,
    phase: Option<Res<State<Phase>>>,
) {
    let (Some(seat), Some(phase)) = (session.asks_opponent(&watch), phase) else { return };
    match **phase {
        Phase::Deal => commands.trigger(AskRedeal { seat }),
        Phase::Attack => commands.trigger(AskAttack { seat }),
        Phase::Defend => commands.trigger(AskDefence { seat }),
        Phase::ThrowIn | Phase::Take => commands.trigger(AskThrowIn { seat }),
        Phase::Draw | Phase::Over => {}
    }
}

/// Where the rules leave a person nothing to choose, nothing is asked.
fn answer_for_person(session: Res<Session<Durak>>, mut submit: MessageWriter<Submit<Durak>>) {
    if session.is_guided() || !session.is_persons_turn() {
        return;
    }
    if let Some(action) = session::goes_without_saying(session.game()) {
        submit.write(Submit { action, decision: None });
    }
}

/// What is said is heard; cards are when they are seen to move.
fn sound(
    mut played: MessageReader<Played<Durak>>,
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
