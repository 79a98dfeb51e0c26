//! The assessments of a match so far, decision by decision.

use crate::game_ui::ActionOf;
use std::collections::BTreeMap;

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, Seat},
    statistics::Accuracy,
    teacher::ReviewSummary,
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
    pub(super) pending: Option<(usize, PendingJob<JudgeDecisionJob<U>>)>,
}

impl<U: Reviewable> Default for Review<U> {
    fn default() -> Self {
        Review { actions: Vec::new(), opinions: BTreeMap::new(), pending: None }
    }
}

impl<U: Reviewable> Review<U> {
    /// The opinion of the position after `at` actions, if known yet.
    pub fn opinion(&self, at: usize) -> Option<&Opinion<ActionOf<U>>> {
        self.opinions.get(&at)?.as_ref()
    }

    /// All opinions so far, in order of play.
    pub fn opinions(&self) -> impl Iterator<Item = (usize, &Opinion<ActionOf<U>>)> {
        self.opinions.iter().filter_map(|(&at, opinion)| Some((at, opinion.as_ref()?)))
    }

    /// The losses of the seat's decisions judged so far.
    pub fn losses(&self, seat: Seat) -> Vec<f64> {
        let own = self.opinions().filter(|(_, opinion)| opinion.seat == seat);
        own.filter_map(|(_, opinion)| Some(opinion.played.as_ref()?.1)).collect()
    }

    /// The accuracy of a seat's decisions. A decision that loses almost nothing counts as best.
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let own = self.opinions().filter(|(_, opinion)| opinion.seat == seat);
        let sure: Vec<f64> = own.filter_map(|(_, opinion)| opinion.certain_loss()).collect();
        let best = sure.iter().filter(|&&lost| lost < U::TURNING_POINT_LOSS / 8.0).count();
        let lost = self.losses(seat).iter().sum();
        Accuracy { decisions: sure.len() as u32, best: best as u32, lost }
    }

    /// Whether a decision is being judged now.
    pub fn is_busy(&self) -> bool {
        self.pending.is_some()
    }

    /// The number of decisions judged so far.
    pub fn reviewed_count(&self) -> usize {
        self.opinions.len()
    }

    /// Whether every position of the match has been judged.
    pub fn is_complete(&self, course: &Record<U::Rules>) -> bool {
        let positions = course.actions().len() + usize::from(course.to_act().is_some());
        self.actions == course.actions() && self.reviewed_count() >= positions
    }

    /// All turning points, each with the number of actions before it.
    pub fn turning_points(&self) -> impl Iterator<Item = (usize, &Opinion<ActionOf<U>>)> {
        self.opinions().filter(|(_, one)| one.certain_loss() >= Some(U::TURNING_POINT_LOSS))
    }

    /// The summary of a seat's decisions judged so far.
    pub fn lesson(&self, seat: Seat) -> ReviewSummary<ActionOf<U>> {
        let own = self.opinions().filter(|(_, opinion)| opinion.seat == seat);
        let points =
            own.filter_map(|(at, opinion)| opinion.to_turning_point::<U::Rules>(at)).collect();
        ReviewSummary::new::<U::Rules>(points, U::TURNING_POINT_LOSS)
    }

    /// Removes opinions of a different course of the match, and any from before the action was
    /// known.
    pub(super) fn sync(&mut self, record: &Record<U::Rules>) {
        let actions = record.actions();
        if self.actions == actions {
            return;
        }
        let common = self.actions.iter().zip(actions).take_while(|(one, other)| one == other);
        let common = common.count();
        let known = self.actions.len();
        // At the position where the courses diverge, the value still holds but the action played
        // does not.
        self.opinions.retain(|&at, _| at < common && at < known);
        self.actions = actions.to_vec();
        self.pending = None;
    }
}
