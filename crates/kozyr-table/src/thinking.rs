//! An opponent at work off the frame.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    explanation::{Explanation, Message, Term},
    game::{Record, Seat},
    opponent::{self, Budget, Decision, Progress, Reasons},
};
use serde::{Deserialize, Serialize};

use crate::{
    pace::{Tempo, Watch},
    session::{OnScreen, Session, Submit, TableGame},
};
use kozyr_platform::{
    jobs::{Awaited, Job, Pending},
    system_sets::Step,
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
    /// How much of the reasons is asked for.
    #[serde(default)]
    pub reasons: Reasons,
}

impl<G: TableGame> Decide<G> {
    /// The question about a match that stands so.
    pub fn new(record: &Record<G>, seat: Seat, name: &str) -> Self {
        Decide { record: record.clone(), seat, name: name.to_owned(), reasons: Reasons::default() }
    }

    /// The same, which finds out as well what separates the best from the next.
    #[must_use]
    pub fn with_facts(self) -> Self {
        Decide { reasons: Reasons::WithFacts, ..self }
    }
}

impl<G: TableGame> Job for Decide<G> {
    type Answer = Option<Decision<G::Action>>;

    fn name() -> String {
        format!("decide-{}", G::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        let budget = Budget { reasons: self.reasons.max(budget.reasons), ..budget.clone() };
        opponent::decide(&self.record, self.seat, &self.name, &budget)
    }

    fn so_far(&self, progress: &Progress) -> Option<Self::Answer> {
        so_far(&self.record, progress).map(Some)
    }
}

/// The decision of an opponent that has come so far and can be asked no more, if that is one.
pub fn so_far<G: TableGame>(
    record: &Record<G>,
    progress: &Progress,
) -> Option<Decision<G::Action>> {
    let action = progress.best.parse().ok()?;
    let rule = Message::new("best-so-far").notation("action", action);
    let is_legal = record.game().legal_actions().contains(&action);
    is_legal.then(|| Decision { action, explanation: Explanation::by_rule(rule) })
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

/// The opponent that is deciding now.
#[derive(Resource)]
pub struct Thinking<G: TableGame> {
    /// For whom it decides.
    pub seat: Seat,
    /// The match as it stood when it was asked.
    before: Record<G>,
    since: Duration,
    /// Whether it thinks so long that players may want a move.
    long: bool,
    /// What share of its thinking it had done when it was told to move.
    told: Option<f64>,
    decision: Box<dyn Awaited<Option<Decision<G::Action>>>>,
}

/// After how long a thinking opponent is marked as such.
const MARKED_AFTER: Duration = Duration::from_millis(200);
/// After how long it may be told to move.
const LONG: Duration = Duration::from_secs(1);

impl<G: TableGame> Thinking<G> {
    /// Sets an opponent to work on the decision that is awaited of a seat.
    pub fn start<J>(session: &Session<G>, seat: Seat, decision: Pending<J>, now: Duration) -> Self
    where
        J: Job<Answer = Option<Decision<G::Action>>>,
    {
        let (before, decision) = (session.record().clone(), Box::new(decision));
        Thinking { seat, before, since: now, long: false, told: None, decision }
    }

    /// How far it has come, if it tells.
    pub fn progress(&self) -> Option<Progress> {
        self.decision.progress()
    }

    /// Lets it play the best that it knows so far, at once.
    pub fn move_now(&mut self) {
        let share = self.progress().map_or(0.0, |progress| progress.share);
        self.told = Some(share);
        self.decision.hurry();
    }

    /// Whether it thinks so long that players may want a move.
    pub fn is_long(&self) -> bool {
        self.long
    }

    /// Whether it thinks so long, and has not been told to move yet.
    pub fn can_be_hurried(&self) -> bool {
        self.long && self.told.is_none()
    }

    /// Whether it thinks so long that it should be seen to.
    pub fn is_marked(&self, now: Duration) -> bool {
        now.saturating_sub(self.since) > MARKED_AFTER
    }
}

/// Plays what the opponents of one game decide. Leaving the table ends the thought.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(OnExit(G::SCREEN), |mut commands: Commands| {
        commands.remove_resource::<Thinking<G>>();
    });
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
    if *session.record() != thinking.before {
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
    let Some(decision) = thinking.decision.take() else {
        thinking.long = seen > LONG;
        return;
    };
    commands.remove_resource::<Thinking<G>>();
    if watch.step {
        watch.step = false;
    }
    match decision {
        Some(mut decision) => {
            if let Some(share) = thinking.told {
                let percent = (100.0 * share).floor();
                decision.explanation.terms.push(Term::new("told-to-move", percent));
            }
            submit.write(Submit { action: decision.action, decision: Some(decision) });
        }
        None => error!("seat {} has no opponent", thinking.seat),
    }
}
