//! The assessment of one decision, and the job that computes it.

use crate::game_ui::ActionOf;
use kozyr_core::{
    explanation::Headline,
    game::{Record, Seat},
    opponent::{Budget, DecisionProgress},
    teacher::{GameConcepts, ReviewedDecision, TurningPoint},
};
use serde::{Deserialize, Serialize};

use crate::side_panel::{AnnotateDecisionJob, Explainable};
use kozyr_platform::jobs::{Job, JobRegistry};
use kozyr_table::thinking::{DecisionJob, as_json};
use kozyr_ui::{language::Language, settings::Settings};

/// The assessment of one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion<A> {
    /// The seat that decided.
    pub seat: Seat,
    /// The value of the position to that seat under best play, in the game's own unit.
    pub value: f64,
    /// Whether the value is proven.
    pub exact: bool,
    /// The best line, beginning with the action to play in this position.
    pub best: Vec<A>,
    /// The action that was played, if any, and its loss.
    pub played: Option<(A, f64)>,
    /// The standard error of that loss; 0 if it is proven.
    #[serde(rename = "error")]
    pub loss_error: f64,
    /// The expected replies to the action played, where known.
    pub reply: Vec<A>,
    /// Why the best action is better than the one played; `None` if nothing was lost or played.
    #[serde(default = "Option::default")]
    pub reason: Option<Headline<A>>,
    /// The ids of the concepts that explain the difference from the best action.
    /// [`JudgeDecisionJob`] fills them in, not [`Reviewable::judge`].
    #[serde(default)]
    pub concepts: Vec<String>,
}

impl<A: Copy + PartialEq> Opinion<A> {
    /// This opinion as a [`ReviewedDecision`], made after `at` actions; `None` if nothing was
    /// played yet or no better action is known.
    pub(super) fn to_reviewed(&self, at: usize) -> Option<ReviewedDecision<A>> {
        let (played, loss) = self.played?;
        let better = *self.best.first()?;
        Some(ReviewedDecision {
            action_index: at,
            seat: self.seat,
            played,
            better,
            loss,
            standard_error: self.loss_error,
        })
    }

    /// The loss of the action played, less its standard error but at least 0; `None` if nothing was
    /// played yet.
    pub fn certain_loss(&self) -> Option<f64> {
        Some((self.played?.1 - self.loss_error).max(0.0))
    }

    /// This opinion, whatever its loss, as a turning point after `at` actions, with its concepts;
    /// `None` if nothing was played yet or no better action is known.
    pub(super) fn to_turning_point<G: GameConcepts<Action = A>>(
        &self,
        at: usize,
    ) -> Option<TurningPoint<A>> {
        let concepts = self.concepts.iter().filter_map(|id| G::concept(id)).collect();
        Some(TurningPoint { decision: self.to_reviewed(at)?, concepts })
    }
}

/// A game whose matches can be reviewed.
pub trait Reviewable: Explainable {
    /// The minimum certain loss of a turning point.
    const TURNING_POINT_LOSS: f64;
    /// Whether both sides see the same, so that a value for one side also holds for the other.
    const HAS_PERFECT_INFORMATION: bool;
    /// The minimum and maximum value of a chart.
    const CHART_RANGE: [f64; 2];
    /// The factor from a value to the unit of the chart, which `axis-review-NAME` names.
    const CHART_SCALE: f64 = 1.0;

    /// Judges the decision after `at` actions; `None` if there was nothing to decide. If the budget
    /// runs out, returns `None` or the result so far.
    fn judge(
        record: &Record<Self::Rules>,
        at: usize,
        budget: &Budget,
    ) -> Option<Opinion<ActionOf<Self>>>;

    /// The sum or the average of several losses, depending on the game.
    fn combined_loss(losses: &[f64]) -> f64;

    /// A value or a loss as text, with the game's own unit.
    fn format_value(value: f64, language: &Language) -> String;

    /// Whether positions are also judged during play.
    fn judges_during_play(settings: &Settings) -> bool;
}

/// A job that judges one decision. Its output is `None` if there was nothing to decide.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct JudgeDecisionJob<U: Reviewable> {
    /// The match.
    #[serde(with = "as_json")]
    pub record: Record<U::Rules>,
    /// The number of actions before the decision.
    pub at: usize,
}

impl<U: Reviewable> Job for JudgeDecisionJob<U> {
    type Answer = Option<Opinion<ActionOf<U>>>;

    /// The name of this type of job, such as `judge-reversi`.
    fn name() -> String {
        format!("judge-{}", U::NAME)
    }

    /// Judges the decision and, if another action was better, finds the concepts that explain why.
    fn run(&self, budget: &Budget) -> Self::Answer {
        let mut opinion = U::judge(&self.record, self.at, budget)?;
        // Finding concepts may take a while, and an action as good as the best has none.
        if let Some(worse) =
            opinion.to_reviewed(self.at).filter(|decision| !decision.is_as_good_as_best())
        {
            let point = TurningPoint::new(&self.record, worse);
            opinion.concepts = point.concepts.iter().map(ToString::to_string).collect();
        }
        Some(opinion)
    }

    /// Returns nothing: a partial opinion is of no use.
    fn partial_output(&self, _: &DecisionProgress) -> Option<Self::Answer> {
        None
    }
}

/// Registers all background jobs about matches of one game.
pub fn register_jobs<U: Reviewable>(jobs: &mut JobRegistry) {
    jobs.add::<DecisionJob<U::Rules>>();
    jobs.add::<JudgeDecisionJob<U>>();
    jobs.add::<AnnotateDecisionJob<U>>();
}
