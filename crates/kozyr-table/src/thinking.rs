//! Opponents that think in the background.

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

/// The job of an opponent's decision; its output is `None` if the opponent does not exist.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct DecisionJob<G: TableGame> {
    /// The match so far.
    #[serde(with = "as_json")]
    pub record: Record<G>,
    /// The seat to decide for.
    pub seat: Seat,
    /// The opponent's name.
    pub name: String,
    /// The requested detail of the explanation.
    #[serde(default)]
    pub reasons: ExplanationDetail,
    /// The [player's own action](Budget::reader_action) to compare with, in notation.
    #[serde(default)]
    pub reader_action: Option<String>,
}

impl<G: TableGame> DecisionJob<G> {
    /// A job for the current position of a match.
    pub fn new(record: &Record<G>, seat: Seat, name: &str) -> Self {
        DecisionJob {
            record: record.clone(),
            seat,
            name: name.to_owned(),
            reasons: ExplanationDetail::default(),
            reader_action: None,
        }
    }

    /// The same job, which requests an explanation with [contrasts](ExplanationDetail::Contrasts)
    /// between the best and the second-best action.
    #[must_use]
    pub fn with_facts(self) -> Self {
        DecisionJob { reasons: ExplanationDetail::Contrasts, ..self }
    }

    /// The same job, with the contrasts, and with the reason why this action was not chosen.
    #[must_use]
    pub fn compared_with(self, action: G::Action) -> Self {
        DecisionJob { reader_action: Some(action.to_string()), ..self.with_facts() }
    }
}

impl<G: TableGame> Job for DecisionJob<G> {
    type Answer = Option<Decision<G::Action>>;

    /// The name of the job, such as `decide-durak`; one for each game.
    fn name() -> String {
        format!("decide-{}", G::NAME)
    }

    /// The decision of the opponent, with the more detailed of the explanations that the job and
    /// the budget request; `None` if the opponent does not exist.
    fn run(&self, budget: &Budget) -> Self::Answer {
        let budget = Budget {
            explanation_detail: self.reasons.max(budget.explanation_detail),
            reader_action: self.reader_action.clone(),
            ..budget.clone()
        };
        opponent::decide(&self.record, self.seat, &self.name, &budget)
    }

    /// The decision for the best action found so far. `None` if `progress` names no action, or one
    /// that is illegal in the position of the job.
    fn partial_output(&self, progress: &DecisionProgress) -> Option<Self::Answer> {
        partial_decision(&self.record, progress).map(Some)
    }
}

/// The decision for the best action so far in a search for the position at the end of `record`, as
/// if the opponent had stopped there. Its only reason is that this was the best action so far.
/// `None` if `progress` names no action, or one that is illegal in that position.
pub fn partial_decision<G: TableGame>(
    record: &Record<G>,
    progress: &DecisionProgress,
) -> Option<Decision<G::Action>> {
    let action = progress.best.parse().ok()?;
    let rule = TranslatableText::new("best-so-far").with_notation("action", action);
    let is_legal = record.game().legal_actions().contains(&action);
    is_legal.then(|| Decision { action, explanation: Explanation::from_rule(rule) })
}

/// Serializes a record inside another value as its own JSON.
pub mod as_json {
    use kozyr_core::game::{Game, Record};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    /// Serializes a record as a string that contains its JSON.
    ///
    /// # Errors
    /// Returns an error if the serializer fails.
    pub fn serialize<G: Game, S: Serializer>(
        record: &Record<G>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        record.to_json().serialize(serializer)
    }

    /// Deserializes a record from a string that contains its JSON.
    ///
    /// # Errors
    /// Returns an error if it is not a record of this game.
    pub fn deserialize<'de, G: Game, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Record<G>, D::Error> {
        Record::from_json(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// The opponent that is thinking now.
#[derive(Resource)]
pub struct ThinkingOpponent<G: TableGame> {
    /// The seat to decide for.
    pub seat: Seat,
    /// The match when the decision was requested.
    record: Record<G>,
    /// The app time at which it started to think.
    since: Duration,
    /// Whether it has thought long enough to offer "move now".
    is_slow: bool,
    /// The share of its thinking completed when it was made to move.
    stopped_at_share: Option<f64>,
    decision: Box<dyn PendingOutput<Option<Decision<G::Action>>>>,
}

/// The delay before a thinking opponent is indicated.
const INDICATOR_DELAY: Duration = Duration::from_millis(200);
/// The delay before "move now" is offered.
const MOVE_NOW_DELAY: Duration = Duration::from_secs(1);

impl<G: TableGame> ThinkingOpponent<G> {
    /// Tracks the pending decision of the opponent in this seat, requested at the app time `now`
    /// for the current position of the session.
    pub fn start<J>(
        session: &Session<G>,
        seat: Seat,
        decision: PendingJob<J>,
        now: Duration,
    ) -> Self
    where
        J: Job<Answer = Option<Decision<G::Action>>>,
    {
        let (record, decision) = (session.record().clone(), Box::new(decision));
        ThinkingOpponent {
            seat,
            record,
            since: now,
            is_slow: false,
            stopped_at_share: None,
            decision,
        }
    }

    /// The progress of the decision; `None` if its job has reported none.
    pub fn progress(&self) -> Option<DecisionProgress> {
        self.decision.progress()
    }

    /// Makes it stop thinking and play the best action found so far, once the job has ended.
    pub fn move_now(&mut self) {
        let share = self.progress().map_or(0.0, |progress| progress.share);
        self.stopped_at_share = Some(share);
        self.decision.finish_early();
    }

    /// Whether it has thought long enough, more than a second, to offer "move now".
    pub fn is_slow(&self) -> bool {
        self.is_slow
    }

    /// Whether it is slow and has not been made to move yet.
    pub fn can_move_now(&self) -> bool {
        self.is_slow && self.stopped_at_share.is_none()
    }

    /// Whether to indicate that it is thinking: at the app time `now`, it has thought for more than
    /// 0.2 seconds.
    pub fn shows_indicator(&self, now: Duration) -> bool {
        now.saturating_sub(self.since) > INDICATOR_DELAY
    }
}

/// Plays the decisions of a game's opponents once they are ready. Leaving the table cancels the
/// job.
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

/// Submits the decision of the thinking opponent once it is ready and the minimum thinking time is
/// over. Drops it if the match has changed or is paused.
fn submit_decision<G: TableGame>(
    mut commands: Commands,
    mut thinking: ResMut<ThinkingOpponent<G>>,
    session: Res<Session<G>>,
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut controls: ResMut<SpectatorControls>,
    mut submit: MessageWriter<SubmitAction<G>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    if *session.record() != thinking.record {
        // The match was undone or replaced, so the decision is obsolete.
        commands.remove_resource::<ThinkingOpponent<G>>();
        return;
    }
    if !session.opponents_may_decide(&controls) {
        // Paused while thinking; the decision is requested again later.
        commands.remove_resource::<ThinkingOpponent<G>>();
        return;
    }
    let elapsed = time.elapsed().saturating_sub(thinking.since);
    if elapsed < tempo.min_thinking_time {
        return;
    }
    let Some(decision) = thinking.decision.take() else {
        thinking.is_slow = elapsed > MOVE_NOW_DELAY;
        return;
    };
    commands.remove_resource::<ThinkingOpponent<G>>();
    if controls.step {
        controls.step = false;
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
