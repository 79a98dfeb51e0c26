//! The assessments of a match so far, decision by decision.

use crate::game_ui::ActionOf;
use std::collections::BTreeMap;

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, Seat},
    statistics::{Accuracy, ConceptCost, add_concept_cost},
    teacher::{GameConcepts, ReviewSummary},
};

use super::opinion::{JudgeDecisionJob, Opinion, Reviewable};
use kozyr_platform::jobs::PendingJob;

/// The review of the match on the table so far.
#[derive(Resource)]
pub struct Review<U: Reviewable> {
    /// The actions that the opinions refer to.
    pub(super) actions: Vec<ActionOf<U>>,
    /// Opinions by the number of actions before the decision; `None` where there was nothing to
    /// decide.
    pub(super) opinions: BTreeMap<usize, Option<Opinion<ActionOf<U>>>>,
    /// The decision being judged, by the number of actions before it, and its job.
    pub(super) pending: Option<(usize, PendingJob<JudgeDecisionJob<U>>)>,
}

impl<U: Reviewable> Default for Review<U> {
    /// A review of no actions, without opinions.
    fn default() -> Self {
        Review { actions: Vec::new(), opinions: BTreeMap::new(), pending: None }
    }
}

impl<U: Reviewable> Review<U> {
    /// The opinion of the position after `at` actions; `None` if it is not judged yet or there was
    /// nothing to decide.
    pub fn opinion(&self, at: usize) -> Option<&Opinion<ActionOf<U>>> {
        self.opinions.get(&at)?.as_ref()
    }

    /// All opinions so far, in order of play, each with the number of actions before the decision.
    pub fn opinions(&self) -> impl Iterator<Item = (usize, &Opinion<ActionOf<U>>)> {
        self.opinions.iter().filter_map(|(&at, opinion)| Some((at, opinion.as_ref()?)))
    }

    /// The losses of the seat's decisions judged so far, in order of play, in the unit of the
    /// game's reviews.
    pub fn losses(&self, seat: Seat) -> Vec<f64> {
        let own = self.opinions().filter(|(_, opinion)| opinion.seat == seat);
        own.filter_map(|(_, opinion)| Some(opinion.played.as_ref()?.1)).collect()
    }

    /// The accuracy of a seat's decisions judged so far. A decision counts as best if it certainly
    /// loses less than an eighth of a turning point's loss.
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let own = self.opinions().filter(|(_, opinion)| opinion.seat == seat);
        let certain_losses: Vec<f64> =
            own.filter_map(|(_, opinion)| opinion.certain_loss()).collect();
        let best_count = certain_losses
            .iter()
            .filter(|&&total_loss| total_loss < U::TURNING_POINT_LOSS / 8.0)
            .count();
        let total_loss = self.losses(seat).iter().sum();
        Accuracy {
            decisions: certain_losses.len() as u32,
            best: best_count as u32,
            lost: total_loss,
        }
    }

    /// The cost of the seat's decisions judged so far, by concept: that of the reason why the best
    /// action was better, or else the first concept found. Decisions as good as the best, and those
    /// without a concept, are left out.
    pub fn costs(&self, seat: Seat) -> Vec<ConceptCost> {
        let mut costs = Vec::new();
        for (at, opinion) in self.opinions().filter(|(_, opinion)| opinion.seat == seat) {
            let worse = opinion.to_reviewed(at).filter(|decision| !decision.is_as_good_as_best());
            let Some(decision) = worse else { continue };
            let cause = opinion.reason.as_ref().and_then(|reason| reason.cause());
            let concept = cause.and_then(U::Rules::concept_of_cause);
            let concept =
                concept.or_else(|| opinion.concepts.first().and_then(|id| U::Rules::concept(id)));
            if let Some(concept) = concept {
                add_concept_cost(&mut costs, concept.id(), decision.loss);
            }
        }
        costs
    }

    /// Whether a decision is being judged now.
    pub fn is_busy(&self) -> bool {
        self.pending.is_some()
    }

    /// The number of positions judged so far, including those with nothing to decide.
    pub fn reviewed_count(&self) -> usize {
        self.opinions.len()
    }

    /// Whether every position of this match has been judged. False if the opinions are about other
    /// actions.
    pub fn is_complete(&self, record: &Record<U::Rules>) -> bool {
        let positions = record.actions().len() + usize::from(record.to_act().is_some());
        self.actions == record.actions() && self.reviewed_count() >= positions
    }

    /// The turning points of all seats judged so far, in order of play, each with the number of
    /// actions before it.
    pub fn turning_points(&self) -> impl Iterator<Item = (usize, &Opinion<ActionOf<U>>)> {
        self.opinions().filter(|(_, opinion)| opinion.certain_loss() >= Some(U::TURNING_POINT_LOSS))
    }

    /// The summary of a seat's decisions judged so far: its turning points and the concepts to
    /// practise.
    pub fn lesson(&self, seat: Seat) -> ReviewSummary<ActionOf<U>> {
        let own = self.opinions().filter(|(_, opinion)| opinion.seat == seat);
        let points =
            own.filter_map(|(at, opinion)| opinion.to_turning_point::<U::Rules>(at)).collect();
        ReviewSummary::new::<U::Rules>(points, U::TURNING_POINT_LOSS)
    }

    /// Adopts the record's actions and cancels the pending job, if they have changed. Removes the
    /// opinions after the first different action, and of positions whose action was not known yet.
    pub(super) fn sync(&mut self, record: &Record<U::Rules>) {
        let actions = record.actions();
        if self.actions == actions {
            return;
        }
        let common_count = self.actions.iter().zip(actions).take_while(|(old, new)| old == new);
        let common_count = common_count.count();
        let known = self.actions.len();
        // At the position where the courses diverge, the value still holds but the action played
        // does not.
        self.opinions.retain(|&at, _| at < common_count && at < known);
        self.actions = actions.to_vec();
        self.pending = None;
    }
}
