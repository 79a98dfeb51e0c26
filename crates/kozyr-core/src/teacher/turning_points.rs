//! Where a game turned, and what to practise next.

use super::{
    concept::{Concept, GameConcepts},
    exercises::Exercise,
};
use crate::game::{Record, Seat, ShortForm};

/// So many turning points are told at most.
const MAX_TURNING_POINTS: usize = 3;
/// So many concepts are advised at most.
const MAX_ADVISED_CONCEPTS: usize = 2;

/// A decision that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedDecision<A> {
    /// After how many actions of the match it was made.
    pub action_index: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was played.
    pub played: A,
    /// The best that could have been played.
    pub better: A,
    /// What it lost against that, in the unit of the game's reviews: chances from 0 to 1 in Durak,
    /// discs in Reversi. Never below 0.
    pub loss: f64,
    /// The standard error of that; 0 where it is proved.
    pub standard_error: f64,
}

/// A decision at which a game turned.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint<A> {
    /// The decision.
    pub decision: ReviewedDecision<A>,
    /// What the difference turns on; nothing where none of the concepts says it.
    pub concepts: Vec<Concept>,
}

/// What a reviewed game teaches one of its players.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSummary<A> {
    /// Where it turned, the greatest loss first: three at most.
    pub turning_points: Vec<TurningPoint<A>>,
    /// What else lost as much for sure, the greatest loss first.
    pub other_mistakes: Vec<TurningPoint<A>>,
    /// What to practise next: the one or two concepts with which most was lost, of all decisions.
    pub concepts_to_practise: Vec<Concept>,
}

impl<A: PartialEq> ReviewedDecision<A> {
    /// Whether what was played is as good as the best, as far as can be told.
    pub fn is_as_good_as_best(&self) -> bool {
        self.played == self.better || self.loss <= self.standard_error
    }

    /// Whether it lost so much for sure.
    fn lost_surely(&self, least: f64) -> bool {
        !self.is_as_good_as_best() && self.loss - self.standard_error >= least
    }
}

/// Where a game turned for a seat, and what it could practise next: its [lesson](Lesson::of), with
/// concepts found by what the seat could see.
pub fn turning_points<G: GameConcepts>(
    record: &Record<G>,
    seat: Seat,
    decisions: &[ReviewedDecision<G::Action>],
    least: f64,
) -> ReviewSummary<G::Action> {
    let own = decisions.iter().filter(|one| one.seat == seat && !one.is_as_good_as_best());
    ReviewSummary::new::<G>(own.map(|one| TurningPoint::new(record, one.clone())).collect(), least)
}

impl<A: PartialEq> ReviewSummary<A> {
    /// What some decisions of one player teach.
    ///
    /// Those that lost `least` at the least, with the error taken off, are turning points, the three
    /// greatest losses of them; what lies within its error is as good and is never one.
    pub fn new<G: GameConcepts<Action = A>>(
        mut decisions: Vec<TurningPoint<A>>,
        least: f64,
    ) -> Self {
        decisions.retain(|point| !point.decision.is_as_good_as_best());
        decisions.sort_by(|one, other| other.decision.loss.total_cmp(&one.decision.loss));
        let practise = most_lost_with::<G>(&decisions);
        decisions.retain(|point| point.decision.lost_surely(least));
        let others = decisions.split_off(decisions.len().min(MAX_TURNING_POINTS));
        ReviewSummary {
            turning_points: decisions,
            other_mistakes: others,
            concepts_to_practise: practise,
        }
    }

    /// All mistakes: what turned the game, and whatever else lost as much for sure.
    pub fn mistakes(&self) -> impl Iterator<Item = &TurningPoint<A>> {
        self.turning_points.iter().chain(&self.other_mistakes)
    }
}

/// The concepts with which most was lost, the most first; what a decision lost is shared out among
/// its concepts.
fn most_lost_with<G: GameConcepts>(all: &[TurningPoint<G::Action>]) -> Vec<Concept> {
    let lost_with = |concept: Concept| -> f64 {
        let with = all.iter().filter(|point| point.concepts.contains(&concept));
        with.map(|point| point.decision.loss / point.concepts.len() as f64).sum()
    };
    let mut lost: Vec<(f64, Concept)> =
        G::CONCEPTS.iter().map(|&concept| (lost_with(concept), concept)).collect();
    lost.retain(|(lost, _)| *lost > 0.0);
    // Stable: of equals the first in the order of reading.
    lost.sort_by(|one, other| other.0.total_cmp(&one.0));
    lost.into_iter().take(MAX_ADVISED_CONCEPTS).map(|(_, concept)| concept).collect()
}

impl<A: Copy> TurningPoint<A> {
    /// A decision of a match, with what it turns on.
    pub fn new<G: GameConcepts<Action = A>>(
        record: &Record<G>,
        decision: ReviewedDecision<A>,
    ) -> Self {
        let game = record.after_actions(decision.action_index);
        let concepts = game.game().concepts_between(decision.played, decision.better);
        TurningPoint { decision, concepts }
    }
}

impl<A: ToString> TurningPoint<A> {
    /// The decision as an exercise from today on, with the line that punishes it.
    pub fn to_exercise<G: ShortForm<Action = A>>(
        &self,
        record: &Record<G>,
        refutation: &[A],
        today: u64,
    ) -> Exercise {
        let ReviewedDecision { action_index: at, played, better, loss: lost, .. } = &self.decision;
        let position = record.after_actions(*at).to_short_form();
        let exercise =
            Exercise::new(G::NAME, position, played.to_string(), better.to_string(), today);
        Exercise {
            concepts: self.concepts.iter().map(|concept| concept.id().to_owned()).collect(),
            refutation: refutation.iter().map(ToString::to_string).collect(),
            loss: *lost,
            ..exercise
        }
    }
}
