//! An opponent at work off the frame.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    explanation::{Explanation, Term, TranslatableText},
    game::{Record, Seat},
    opponent::{self, Budget, Decision, DecisionProgress, ExplanationDetail},
};
use serde::{Deserialize, Serialize};

use crate::{
    pace::{SpectatorControls, Tempo},
    session::{GameScreen, Session, SubmitAction, TableGame},
};
use kozyr_platform::{
    jobs::{Job, PendingJob, PendingOutput},
    system_sets::AppSystems,
};

/// What the opponent of a name decides for a seat; the answer is nothing if nobody is called so.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct DecisionJob<G: TableGame> {
    /// The match so far.
    #[serde(with = "as_json")]
    pub record: Record<G>,
    /// For which seat.
    pub seat: Seat,
    /// The opponent's name.
    pub name: String,
    /// How much of the reasons is asked for.
    #[serde(default)]
    pub reasons: ExplanationDetail,
}

impl<G: TableGame> DecisionJob<G> {
    /// The question about a match that stands so.
    pub fn new(record: &Record<G>, seat: Seat, name: &str) -> Self {
        DecisionJob {
            record: record.clone(),
            seat,
            name: name.to_owned(),
            reasons: ExplanationDetail::default(),
        }
    }

    /// The same, which finds out as well what separates the best from the next.
    #[must_use]
    pub fn with_facts(self) -> Self {
        DecisionJob { reasons: ExplanationDetail::Contrasts, ..self }
    }
}

impl<G: TableGame> Job for DecisionJob<G> {
    type Answer = Option<Decision<G::Action>>;

    fn name() -> String {
        format!("decide-{}", G::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        let budget = Budget {
            explanation_detail: self.reasons.max(budget.explanation_detail),
            ..budget.clone()
        };
        opponent::decide(&self.record, self.seat, &self.name, &budget)
    }

    fn partial_output(&self, progress: &DecisionProgress) -> Option<Self::Answer> {
        partial_decision(&self.record, progress).map(Some)
    }
}

/// The decision of an opponent that has come so far and can be asked no more, if that is one.
pub fn partial_decision<G: TableGame>(
    record: &Record<G>,
    progress: &DecisionProgress,
) -> Option<Decision<G::Action>> {
    let action = progress.best.parse().ok()?;
    let rule = TranslatableText::new("best-so-far").with_notation("action", action);
    let is_legal = record.game().legal_actions().contains(&action);
    is_legal.then(|| Decision { action, explanation: Explanation::from_rule(rule) })
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
pub struct ThinkingOpponent<G: TableGame> {
    /// For whom it decides.
    pub seat: Seat,
    /// The match as it stood when it was asked.
    record: Record<G>,
    since: Duration,
    /// Whether it thinks so long that players may want a move.
    is_slow: bool,
    /// What share of its thinking it had done when it was told to move.
    stopped_at_share: Option<f64>,
    decision: Box<dyn PendingOutput<Option<Decision<G::Action>>>>,
}

/// After how long a thinking opponent is marked as such.
const INDICATOR_DELAY: Duration = Duration::from_millis(200);
/// After how long it may be told to move.
const MOVE_NOW_DELAY: Duration = Duration::from_secs(1);

impl<G: TableGame> ThinkingOpponent<G> {
    /// Sets an opponent to work on the decision that is awaited of a seat.
    pub fn start<J>(
        session: &Session<G>,
        seat: Seat,
        decision: PendingJob<J>,
        now: Duration,
    ) -> Self
    where
        J: Job<Answer = Option<Decision<G::Action>>>,
    {
        let (before, decision) = (session.record().clone(), Box::new(decision));
        ThinkingOpponent {
            seat,
            record: before,
            since: now,
            is_slow: false,
            stopped_at_share: None,
            decision,
        }
    }

    /// How far it has come, if it tells.
    pub fn progress(&self) -> Option<DecisionProgress> {
        self.decision.progress()
    }

    /// Lets it play the best that it knows so far, at once.
    pub fn move_now(&mut self) {
        let share = self.progress().map_or(0.0, |progress| progress.share);
        self.stopped_at_share = Some(share);
        self.decision.finish_early();
    }

    /// Whether it thinks so long that players may want a move.
    pub fn is_slow(&self) -> bool {
        self.is_slow
    }

    /// Whether it thinks so long, and has not been told to move yet.
    pub fn can_move_now(&self) -> bool {
        self.is_slow && self.stopped_at_share.is_none()
    }

    /// Whether it thinks so long that it should be seen to.
    pub fn shows_indicator(&self, now: Duration) -> bool {
        now.saturating_sub(self.since) > INDICATOR_DELAY
    }
}

/// Plays what the opponents of one game decide. Leaving the table ends the thought.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(OnExit(G::SCREEN), |mut commands: Commands| {
        commands.remove_resource::<ThinkingOpponent<G>>();
    });
    app.add_systems(
        Update,
        submit_decision::<G>
            .run_if(resource_exists::<ThinkingOpponent<G>>.and_then(resource_exists::<Session<G>>))
            .in_set(AppSystems::CollectDecisions),
    );
}

fn submit_decision<G: TableGame>(
    mut commands: Commands,
    mut thinking: ResMut<ThinkingOpponent<G>>,
    session: Res<Session<G>>,
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut watch: ResMut<SpectatorControls>,
    mut submit: MessageWriter<SubmitAction<G>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    if *session.record() != thinking.record {
        // Taken back or replaced meanwhile: nobody waits for this thought.
        commands.remove_resource::<ThinkingOpponent<G>>();
        return;
    }
    if !session.opponents_may_decide(&watch) {
        // Stopped in the middle of a thought: it is thought again when the match goes on.
        commands.remove_resource::<ThinkingOpponent<G>>();
        return;
    }
    let seen = time.elapsed().saturating_sub(thinking.since);
    if seen < tempo.min_thinking_time {
        return;
    }
    let Some(decision) = thinking.decision.take() else {
        thinking.is_slow = seen > MOVE_NOW_DELAY;
        return;
    };
    commands.remove_resource::<ThinkingOpponent<G>>();
    if watch.step {
        watch.step = false;
    }
    match decision {
        Some(mut decision) => {
            if let Some(share) = thinking.stopped_at_share {
                let percent = (100.0 * share).floor();
                decision.explanation.terms.push(Term::new("told-to-move", percent));
            }
            submit.write(SubmitAction { action: decision.action, decision: Some(decision) });
        }
        None => error!("seat {} has no opponent", thinking.seat),
    }
}
