//! What is thought of one decision, and the question for it.

use crate::game_ui::ActionOf;
use kozyr_core::{
    game::{Record, Seat},
    opponent::{Budget, DecisionProgress},
    teacher::{GameConcepts, ReviewedDecision, TurningPoint},
};
use serde::{Deserialize, Serialize};

use crate::side_panel::{AnnotateDecisionJob, Explainable};
use kozyr_platform::jobs::{Job, JobRegistry};
use kozyr_table::thinking::{DecisionJob, as_json};
use kozyr_ui::{language::Language, settings::Settings};

/// What is thought of one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion<A> {
    /// Whose decision it was.
    pub seat: Seat,
    /// What the position was worth to that seat with the best play, in the game's own unit.
    pub value: f64,
    /// Whether that is proved.
    pub exact: bool,
    /// The best course, its first action to be played now.
    pub best: Vec<A>,
    /// What was played, if anything was yet, and how much that lost.
    pub played: Option<(A, f64)>,
    /// The standard error of that loss; 0 where it is proved.
    #[serde(rename = "error")]
    pub loss_error: f64,
    /// How the other side is expected to answer what was played, as far as that is known.
    pub reply: Vec<A>,
    /// The ids of the concepts on which the difference to the best turns; whoever judges leaves them
    /// to the question.
    #[serde(default)]
    pub concepts: Vec<String>,
}

impl<A: Copy + PartialEq> Opinion<A> {
    /// The decision after `at` actions as the teacher reads it; `None` if nothing was played yet.
    pub(super) fn to_reviewed(&self, at: usize) -> Option<ReviewedDecision<A>> {
        let (played, lost) = self.played?;
        let better = *self.best.first()?;
        Some(ReviewedDecision {
            action_index: at,
            seat: self.seat,
            played,
            better,
            loss: lost,
            standard_error: self.loss_error,
        })
    }

    /// How much what was played has lost for sure; `None` if nothing was played yet.
    pub fn certain_loss(&self) -> Option<f64> {
        Some((self.played?.1 - self.loss_error).max(0.0))
    }

    /// The decision after `at` actions with what it turns on; `None` if nothing was played yet.
    pub(super) fn to_turning_point<G: GameConcepts<Action = A>>(
        &self,
        at: usize,
    ) -> Option<TurningPoint<A>> {
        let concepts = self.concepts.iter().filter_map(|id| G::concept(id)).collect();
        Some(TurningPoint { decision: self.to_reviewed(at)?, concepts })
    }
}

/// A game whose matches can be judged.
pub trait Reviewable: Explainable {
    /// A loss so great, for sure, turns a match.
    const TURNING_POINT_LOSS: f64;
    /// Whether both sides see the same, so that what one side thinks holds for the other.
    const HAS_PERFECT_INFORMATION: bool;
    /// The least and the greatest value that a chart has to show.
    const CHART_RANGE: [f64; 2];
    /// What a value is multiplied with for a chart, whose unit is told by `axis-review-NAME`.
    const CHART_SCALE: f64 = 1.0;

    /// What is thought of the decision after `at` actions; `None` if there was nothing to decide.
    /// Stopped by its budget, it comes to nothing or to what is known so far.
    fn judge(
        record: &Record<Self::Rules>,
        at: usize,
        budget: &Budget,
    ) -> Option<Opinion<ActionOf<Self>>>;

    /// What several losses come to: their sum, or what they are on the average.
    fn combined_loss(losses: &[f64]) -> f64;

    /// A value or a loss in words.
    fn format_value(value: f64, language: &Language) -> String;

    /// Whether positions are judged also while a match is played.
    fn judges_during_play(settings: &Settings) -> bool;
}

/// What is thought of the decision after so many actions; the answer is nothing if there was
/// nothing to decide.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct JudgeDecisionJob<U: Reviewable> {
    /// The match.
    #[serde(with = "as_json")]
    pub record: Record<U::Rules>,
    /// How many actions came before the decision.
    pub at: usize,
}

impl<U: Reviewable> Job for JudgeDecisionJob<U> {
    type Answer = Option<Opinion<ActionOf<U>>>;

    fn name() -> String {
        format!("judge-{}", U::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        let mut opinion = U::judge(&self.record, self.at, budget)?;
        // What is as good turns on nothing; the rest may take a while to be found.
        if let Some(worse) = opinion.to_reviewed(self.at).filter(|one| !one.is_as_good_as_best()) {
            let point = TurningPoint::new(&self.record, worse);
            opinion.concepts = point.concepts.iter().map(ToString::to_string).collect();
        }
        Some(opinion)
    }

    /// Nobody wants half an opinion.
    fn partial_output(&self, _: &DecisionProgress) -> Option<Self::Answer> {
        None
    }
}

/// All that is asked about matches of one game, for a worker.
pub fn register_jobs<U: Reviewable>(jobs: &mut JobRegistry) {
    jobs.add::<DecisionJob<U::Rules>>();
    jobs.add::<JudgeDecisionJob<U>>();
    jobs.add::<AnnotateDecisionJob<U>>();
}
