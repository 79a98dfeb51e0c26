//! A mind at work off the frame.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    game::{Record, Seat},
    opponent::{self, Budget, Decision},
};
use serde::{Deserialize, Serialize};

use crate::{
    platform::{
        jobs::{Job, Pending},
        step::Step,
    },
    table::{
        pace::{Tempo, Watch},
        session::{Session, Submit, TableGame},
    },
};

/// What the opponent of a name decides for a seat; the answer is nothing if nobody is called so.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Decide<G: TableGame> {
    /// The match so far.
    #[serde(with = "as_json")]
    pub record: Record<G>,
    /// For which seat.
    pub seat: Seat,
    /// The opponent's name.
    pub name: String,
}

impl<G: TableGame> Decide<G> {
    /// The question about a match that stands so.
    pub fn new(record: &Record<G>, seat: Seat, name: &str) -> Self {
        Decide { record: record.clone(), seat, name: name.to_owned() }
    }
}

impl<G: TableGame> Job for Decide<G> {
    type Answer = Option<Decision<G::Action>>;

    fn name() -> String {
        format!("decide-{}", G::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        opponent::decide(&self.record, self.seat, &self.name, budget)
    }
}

/// A record within another text, in the form in which it is saved.
pub mod as_json {
    use kozyr_core::game::{Game, Record};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    /// Writes a record.
    ///
    /// # Errors
    /// If its text cannot be written.
    pub fn serialize<G: Game, S: Serializer>(
        record: &Record<G>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        record.to_json().serialize(serializer)
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If it is none of this game.
    pub fn deserialize<'de, G: Game, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Record<G>, D::Error> {
        Record::from_json(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// The mind that is deciding now.
#[derive(Resource)]
pub struct Thinking<G: TableGame> {
    /// For whom it decides.
    pub seat: Seat,
    /// The number of actions played when it was asked.
    at: usize,
    since: Duration,
    decision: Awaited<G::Action>,
}

/// Gives a decision, once, as soon as it is there.
type Awaited<A> = Box<dyn FnMut() -> Option<Option<Decision<A>>> + Send + Sync>;

/// After how long a thinking mind is marked as such.
const MARKED_AFTER: Duration = Duration::from_millis(200);

impl<G: TableGame> Thinking<G> {
    /// Sets an opponent to work on the decision that is awaited of a seat.
    pub fn start<J>(session: &Session<G>, seat: Seat, job: J, now: Duration) -> Self
    where
        J: Job<Answer = Option<Decision<G::Action>>>,
    {
        let mut pending = Pending::begin(job);
        let decision = Box::new(move || pending.take());
        Thinking { seat, at: session.record().actions().len(), since: now, decision }
    }

    /// Whether it thinks so long that it should be seen to.
    pub fn is_marked(&self, now: Duration) -> bool {
        now.saturating_sub(self.since) > MARKED_AFTER
    }
}

/// Plays what the minds of one game decide.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        finish::<G>
            .run_if(resource_exists::<Thinking<G>>.and_then(resource_exists::<Session<G>>))
            .in_set(Step::Think),
    );
}

fn finish<G: TableGame>(
    mut commands: Commands,
    mut thinking: ResMut<Thinking<G>>,
    session: Res<Session<G>>,
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut watch: ResMut<Watch>,
    mut submit: MessageWriter<Submit<G>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    if session.record().actions().len() != thinking.at {
        // Taken back or replaced meanwhile: nobody waits for this thought.
        commands.remove_resource::<Thinking<G>>();
        return;
    }
    if !session.awaits_opponents(&watch) {
        // Stopped in the middle of a thought: it is thought again when the match goes on.
        commands.remove_resource::<Thinking<G>>();
        return;
    }
    let seen = time.elapsed().saturating_sub(thinking.since);
    if seen < tempo.thought {
        return;
    }
    let Some(decision) = (thinking.decision)() else { return };
    commands.remove_resource::<Thinking<G>>();
    if watch.step {
        watch.step = false;
    }
    match decision {
        Some(decision) => {
            submit.write(Submit { action: decision.action, decision: Some(decision) });
        }
        None => error!("seat {} has no mind", thinking.seat),
    }
}
