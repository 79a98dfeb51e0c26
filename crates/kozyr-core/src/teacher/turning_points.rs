//! Where a game turned, and what to practise next.

use super::{
    concept::{Concept, Concepts},
    exercises::Exercise,
};
use crate::game::{Record, Seat, Short};

/// So many turning points are told at most.
const TOLD: usize = 3;
/// So many concepts are advised at most.
const ADVISED: usize = 2;

/// A decision that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed<A> {
    /// After how many actions of the match it was made.
    pub at: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was played.
    pub played: A,
    /// The best that could have been played.
    pub better: A,
    /// What it lost against that, in the unit of the game's reviews: chances from 0 to 1 in Durak,
    /// discs in Reversi. Never below 0.
    pub lost: f64,
    /// The standard error of that; 0 where it is proved.
    pub error: f64,
}

/// A decision at which a game turned.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint<A> {
    /// The decision.
    pub decision: Reviewed<A>,
    /// What the difference turns on; nothing where none of the concepts says it.
    pub concepts: Vec<Concept>,
}

/// What a reviewed game teaches one of its players.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson<A> {
    /// Where it turned, the greatest loss first: three at most.
    pub points: Vec<TurningPoint<A>>,
    /// What else lost as much for sure, the greatest loss first.
    pub others: Vec<TurningPoint<A>>,
    /// What to practise next: the one or two concepts with which most was lost, of all decisions.
    pub practise: Vec<Concept>,
}

impl<A: PartialEq> Reviewed<A> {
    /// Whether what was played is as good as the best, as far as can be told.
    pub fn is_as_good(&self) -> bool {
        self.played == self.better || self.lost <= self.error
    }

    /// Whether it lost so much for sure.
    fn lost_surely(&self, least: f64) -> bool {
        !self.is_as_good() && self.lost - self.error >= least
    }
}

/// Where a game turned for a seat, and what it could practise next: its [lesson](Lesson::of), with
/// concepts found by what the seat could see.
pub fn turning_points<G: Concepts>(
    record: &Record<G>,
    seat: Seat,
    decisions: &[Reviewed<G::Action>],
    least: f64,
) -> Lesson<G::Action> {
    let own = decisions.iter().filter(|one| one.seat == seat && !one.is_as_good());
    Lesson::of::<G>(own.map(|one| TurningPoint::of(record, one.clone())).collect(), least)
}

impl<A: PartialEq> Lesson<A> {
    /// What some decisions of one player teach.
    ///
    /// Those that lost `least` at the least, with the error taken off, are turning points, the three
    /// greatest losses of them; what lies within its error is as good and is never one.
    pub fn of<G: Concepts<Action = A>>(mut decisions: Vec<TurningPoint<A>>, least: f64) -> Self {
        decisions.retain(|point| !point.decision.is_as_good());
        decisions.sort_by(|one, other| other.decision.lost.total_cmp(&one.decision.lost));
        let practise = most_lost_with::<G>(&decisions);
        decisions.retain(|point| point.decision.lost_surely(least));
        let others = decisions.split_off(decisions.len().min(TOLD));
        Lesson { points: decisions, others, practise }
    }

    /// All mistakes: what turned the game, and whatever else lost as much for sure.
    pub fn mistakes(&self) -> impl Iterator<Item = &TurningPoint<A>> {
        self.points.iter().chain(&self.others)
    }
}

/// The concepts with which most was lost, the most first; what a decision lost is shared out among
/// its concepts.
fn most_lost_with<G: Concepts>(all: &[TurningPoint<G::Action>]) -> Vec<Concept> {
    let lost_with = |concept: Concept| -> f64 {
        let with = all.iter().filter(|point| point.concepts.contains(&concept));
        with.map(|point| point.decision.lost / point.concepts.len() as f64).sum()
    };
    let mut lost: Vec<(f64, Concept)> =
        G::CONCEPTS.iter().map(|&concept| (lost_with(concept), concept)).collect();
    lost.retain(|(lost, _)| *lost > 0.0);
    // Stable: of equals the first in the order of reading.
    lost.sort_by(|one, other| other.0.total_cmp(&one.0));
    lost.into_iter().take(ADVISED).map(|(_, concept)| concept).collect()
}

impl<A: Copy> TurningPoint<A> {
    /// A decision of a match, with what it turns on.
    pub fn of<G: Concepts<Action = A>>(record: &Record<G>, decision: Reviewed<A>) -> Self {
        let game = record.until(decision.at);
        let concepts = game.game().concepts_between(decision.played, decision.better);
        TurningPoint { decision, concepts }
    }
}

impl<A: ToString> TurningPoint<A> {
    /// The decision as an exercise from today on, with the line that punishes it.
    pub fn exercise<G: Short<Action = A>>(
        &self,
        record: &Record<G>,
        refutation: &[A],
        today: u64,
    ) -> Exercise {
        let Reviewed { at, played, better, lost, .. } = &self.decision;
        let position = record.until(*at).to_short();
        let exercise =
            Exercise::new(G::NAME, position, played.to_string(), better.to_string(), today);
        Exercise {
            concepts: self.concepts.iter().map(|concept| concept.id().to_owned()).collect(),
            refutation: refutation.iter().map(ToString::to_string).collect(),
            lost: *lost,
            ..exercise
        }
    }
}
