//! Where a game turned, and what to practise next.

use super::{
    concept::{Concept, GameConcepts},
    exercises::Exercise,
};
use crate::game::{Record, Seat, ShortForm};

/// Maximum number of turning points.
const MAX_TURNING_POINTS: usize = 3;
/// Maximum number of concepts to practise.
const MAX_ADVISED_CONCEPTS: usize = 2;

/// A reviewed decision.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedDecision<A> {
    /// Number of actions of the match before it.
    pub action_index: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The action played.
    pub played: A,
    /// The best action.
    pub better: A,
    /// The loss compared with the best action, in the unit of the game's reviews: probability from
    /// 0 to 1 in Durak, discs in Reversi. Never below 0.
    pub loss: f64,
    /// The standard error of the loss; 0 if it is proven.
    pub standard_error: f64,
}

/// A decision that turned the game.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint<A> {
    /// The decision.
    pub decision: ReviewedDecision<A>,
    /// The concepts that the difference turns on; empty if none explains it.
    pub concepts: Vec<Concept>,
}

/// The lessons of a reviewed game for one of its players.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSummary<A> {
    /// Up to three turning points, the greatest loss first.
    pub turning_points: Vec<TurningPoint<A>>,
    /// Other decisions with a loss that is certainly as large, the greatest first.
    pub other_mistakes: Vec<TurningPoint<A>>,
    /// What to practise next: up to two concepts with the greatest total loss of all decisions, the
    /// greatest first. For this order each loss is divided equally among the decision's concepts.
    pub concepts_to_practise: Vec<ConceptLoss>,
}

/// What the decisions that turn on a concept have cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ConceptLoss {
    /// The concept.
    pub concept: Concept,
    /// The number of decisions that turn on it.
    pub decisions: usize,
    /// Their total loss, in the unit of the game's reviews. A decision that turns on several concepts
    /// counts in full for each.
    pub loss: f64,
}

impl<A: PartialEq> ReviewedDecision<A> {
    /// Whether the action is as good as the best, or its loss is within one standard error.
    pub fn is_as_good_as_best(&self) -> bool {
        self.played == self.better || self.loss <= self.standard_error
    }

    /// Whether the loss minus its standard error is at least `min_loss`; false if the action is as
    /// good as the best.
    fn lost_surely(&self, min_loss: f64) -> bool {
        !self.is_as_good_as_best() && self.loss - self.standard_error >= min_loss
    }
}

/// Returns what a reviewed match teaches the player on a seat. The loss of each turning point minus
/// its standard error is at least `min_loss`. Concepts are judged by what the seat could see.
pub fn turning_points<G: GameConcepts>(
    record: &Record<G>,
    seat: Seat,
    decisions: &[ReviewedDecision<G::Action>],
    min_loss: f64,
) -> ReviewSummary<G::Action> {
    let own =
        decisions.iter().filter(|decision| decision.seat == seat && !decision.is_as_good_as_best());
    ReviewSummary::new::<G>(
        own.map(|decision| TurningPoint::new(record, decision.clone())).collect(),
        min_loss,
    )
}

impl<A: PartialEq> ReviewSummary<A> {
    /// Summarizes decisions of one player. Mistakes are the losses of at least `min_loss` after
    /// subtracting the standard error: the three greatest are the turning points. The concepts to
    /// practise count smaller losses too, but none within its error.
    pub fn new<G: GameConcepts<Action = A>>(
        mut decisions: Vec<TurningPoint<A>>,
        min_loss: f64,
    ) -> Self {
        decisions.retain(|point| !point.decision.is_as_good_as_best());
        decisions.sort_by(|a, b| b.decision.loss.total_cmp(&a.decision.loss));
        let concepts_to_practise = concepts_by_loss::<G>(&decisions);
        decisions.retain(|point| point.decision.lost_surely(min_loss));
        let other_mistakes = decisions.split_off(decisions.len().min(MAX_TURNING_POINTS));
        ReviewSummary { turning_points: decisions, other_mistakes, concepts_to_practise }
    }

    /// Returns all mistakes: the turning points, then the other mistakes.
    pub fn mistakes(&self) -> impl Iterator<Item = &TurningPoint<A>> {
        self.turning_points.iter().chain(&self.other_mistakes)
    }
}

/// Returns up to two concepts with the greatest total losses, the greatest first; none without a
/// loss. To compare concepts, divides each loss equally among the decision's concepts.
fn concepts_by_loss<G: GameConcepts>(decisions: &[TurningPoint<G::Action>]) -> Vec<ConceptLoss> {
    let with_share = |&concept: &Concept| {
        let of_concept = || decisions.iter().filter(|point| point.concepts.contains(&concept));
        let loss = of_concept().map(|point| point.decision.loss).sum();
        let share: f64 =
            of_concept().map(|point| point.decision.loss / point.concepts.len() as f64).sum();
        (share, ConceptLoss { concept, decisions: of_concept().count(), loss })
    };
    let mut losses: Vec<(f64, ConceptLoss)> = G::CONCEPTS.iter().map(with_share).collect();
    losses.retain(|(share, _)| *share > 0.0);
    // A stable sort: equal concepts stay in reading order.
    losses.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    losses.into_iter().map(|(_, loss)| loss).take(MAX_ADVISED_CONCEPTS).collect()
}

impl<A: Copy> TurningPoint<A> {
    /// Creates a possible turning point from a decision of the recorded match, with the concepts
    /// that it turns on.
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
    /// Creates an exercise from the decision, which was made in the recorded match. It is first due
    /// tomorrow; `today` is in days since 1 January 1970. `refutation` is the line that punishes
    /// the mistake.
    pub fn to_exercise<G: ShortForm<Action = A>>(
        &self,
        record: &Record<G>,
        refutation: &[A],
        today: u64,
    ) -> Exercise {
        let ReviewedDecision { action_index, played, better, loss, .. } = &self.decision;
        let position = record.after_actions(*action_index).to_short_form();
        let exercise =
            Exercise::new(G::NAME, position, played.to_string(), better.to_string(), today);
        Exercise {
            concepts: self.concepts.iter().map(|concept| concept.id().to_owned()).collect(),
            refutation: refutation.iter().map(ToString::to_string).collect(),
            loss: *loss,
            ..exercise
        }
    }
}
