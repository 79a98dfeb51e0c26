//! The coach: what would have been best, and what it cost not to do it.
//!
//! It judges each decision by what its player could see at the time, never by hidden cards, and
//! only where there was something to choose.

use rand::Rng;

use super::{
    action::Action,
    game::Durak,
    search::{ActionCandidate, ActionSearch, SearchBudget, SeatResult},
    view::View,
};
use kozyr_core::{
    game::{Game, Outcome, Record, Seat},
    opponent::Deadline,
    teacher::ReviewedDecision,
};

/// A loss of winning chances from which on a decision counts as a turning point.
pub const TURNING_POINT_LOSS: f64 = 0.1;

/// Begins to look for the best action of the seat to act, as [`Search`].
///
/// The seed settles the worlds looked at; the same one gives the same hint.
pub fn hint_search(view: View<'_>, effort: SearchBudget, seed: u64) -> ActionSearch {
    ActionSearch::new(view, effort, seed)
}

/// The review of a deal, decision by decision.
///
/// It does its work in [steps](Review::step) of some milliseconds, and what it has found so far
/// can be looked at between them. A review is a pure function of a record and an effort.
#[derive(Debug)]
pub struct DealReview {
    record: Record<Durak>,
    /// The same match before the action that is looked at.
    replayed: Record<Durak>,
    effort: SearchBudget,
    current: Option<ActionSearch>,
    judgements: Vec<Judgement>,
}

/// What the coach says of one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// Which action of the record, from 0.
    pub action_index: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was played.
    pub played: Action,
    /// What the master would have played.
    pub best: Action,
    /// All that was weighed, the best first.
    pub options: Vec<ActionEvaluation>,
    /// The chance of not being the fool after what was played, 0 to 1, a draw counted half.
    pub chance: f64,
    /// The same after the best action; never less.
    pub best_chance: f64,
    /// The standard error of the difference, which was taken off the loss; 0 where both chances are
    /// proved.
    pub standard_error: f64,
    /// Whether nothing was hidden from the player and both chances are proved.
    pub exact: bool,
}

/// An action that was open, and its worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionEvaluation {
    /// What could be played.
    pub action: Action,
    /// The chance of not being the fool, 0 to 1, a draw counted half; what is dropped early is
    /// known less exactly.
    pub chance: f64,
    /// In how many worlds it was tried.
    pub worlds: u64,
    /// What perfect play leads to after it, if that is known.
    pub result: Option<SeatResult>,
}

impl Judgement {
    /// The winning chances given away, 0 to 1, as far as the difference is no chance effect of
    /// the worlds looked at.
    pub fn loss(&self) -> f64 {
        self.best_chance - self.chance
    }

    /// Whether the deal turned here: the loss is great.
    pub fn is_turning_point(&self) -> bool {
        self.loss() >= TURNING_POINT_LOSS
    }

    /// What perfect play led to before the decision, for its player, if that is known.
    pub fn verdict(&self) -> Option<SeatResult> {
        self.options.first()?.result
    }

    fn from_search(search: &ActionSearch, at: usize, played: Action) -> Self {
        let best = search.best();
        let own = search.candidates().iter().find(|one| one.action == played).unwrap_or(best);
        let best_chance = best.chance().unwrap_or(0.5);
        let loss = if own == best { 0.0 } else { own.loss_to(best).min(best_chance) };
        // Where nothing was lost for sure there is nothing whose error could be told.
        let error = best.lead_over(own).filter(|_| loss > 0.0).map_or(0.0, |[_, error]| error);
        let mut options: Vec<ActionEvaluation> =
            search.candidates().iter().map(ActionEvaluation::from_candidate).collect();
        options.sort_by(|one, other| {
            let order = |option: &ActionEvaluation| (option.action != best.action, -option.chance);
            order(one).partial_cmp(&order(other)).expect("chances are numbers")
        });
        Judgement {
            action_index: at,
            seat: search.belief().seat(),
            played,
            best: best.action,
            options,
            chance: best_chance - loss,
            best_chance,
            standard_error: error,
            exact: best.proven_result.is_some() && own.proven_result.is_some(),
        }
    }
}

impl ActionEvaluation {
    fn from_candidate(candidate: &ActionCandidate) -> Self {
        ActionEvaluation {
            action: candidate.action,
            chance: candidate.chance().unwrap_or(0.5),
            worlds: candidate.worlds(),
            result: candidate.proven_result,
        }
    }
}

/// Judges the action that was played after `at` others; `None` if there is none, there was
/// nothing to choose, or the deadline passes before the judgement is made.
///
/// The [`Review`] of the match says the same of it.
pub fn judge_decision(
    record: &Record<Durak>,
    at: usize,
    effort: SearchBudget,
    deadline: &Deadline,
) -> Option<Judgement> {
    let played = *record.actions().get(at)?;
    let mut search = begin_search(&record.after_actions(at), played, effort, deadline)?;
    search.finish();
    search.is_finished().then(|| Judgement::from_search(&search, at, played))
}

/// The search that judges the next action of a match; `None` if nothing is to be chosen, or the
/// deadline passes before it has begun.
fn begin_search(
    replayed: &Record<Durak>,
    played: Action,
    effort: SearchBudget,
    deadline: &Deadline,
) -> Option<ActionSearch> {
    let game = replayed.game();
    let seat = game.to_act().filter(|_| game.legal_actions().len() > 1)?;
    let seed = replayed.decision_rng().next_u64();
    ActionSearch::with_deadline(game.view(seat), Some(played), effort, seed, deadline.clone())
}

impl DealReview {
    /// Opens the review of a match, finished or not.
    pub fn new(record: &Record<Durak>, effort: SearchBudget) -> Self {
        let (record, replayed) = (record.clone(), record.after_actions(0));
        DealReview { record, replayed, effort, current: None, judgements: Vec::new() }
    }

    /// Whether every decision has been judged.
    pub fn is_finished(&self) -> bool {
        self.replayed.actions().len() == self.record.actions().len()
    }

    /// Thinks a little more: some milliseconds.
    pub fn step(&mut self) {
        let at = self.replayed.actions().len();
        let Some(&played) = self.record.actions().get(at) else { return };
        match &mut self.current {
            Some(search) if search.is_finished() => {
                self.judgements.push(Judgement::from_search(search, at, played));
                self.advance(played);
            }
            Some(search) => search.step(),
            None => self.begin_next(played),
        }
    }

    /// Thinks to the end.
    pub fn finish(&mut self) {
        while !self.is_finished() {
            self.step();
        }
    }

    /// How much has been judged, 0 to 1.
    pub fn progress(&self) -> f64 {
        let within = self.current.as_ref().map_or(0.0, ActionSearch::progress);
        let total = self.record.actions().len().max(1);
        ((self.replayed.actions().len() as f64 + within) / total as f64).min(1.0)
    }

    /// What has been judged so far, in the order of play. Where there was nothing to choose
    /// there is nothing to judge.
    pub fn judgements(&self) -> &[Judgement] {
        &self.judgements
    }

    /// The decisions of a seat at which the deal turned, the greatest loss first.
    pub fn turning_points(&self, seat: Seat) -> Vec<&Judgement> {
        let own = self.judgements.iter().filter(|judgement| judgement.seat == seat);
        let mut points: Vec<_> = own.filter(|judgement| judgement.is_turning_point()).collect();
        points.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        points
    }

    /// How a seat's chance of not being the fool went: after each of its decisions the number
    /// of actions played and the chance, and at last what the deal came to.
    pub fn chance_curve(&self, seat: Seat) -> Vec<(usize, f64)> {
        let own = self.judgements.iter().filter(|judgement| judgement.seat == seat);
        let mut points: Vec<_> =
            own.map(|judgement| (judgement.action_index + 1, judgement.chance)).collect();
        if self.is_finished()
            && let Some(outcome) = self.record.outcome()
        {
            points.push((self.record.actions().len(), Outcome::score(outcome, seat)));
        }
        points
    }

    /// The sum of the winning chances that a seat has given away so far.
    pub fn total_loss(&self, seat: Seat) -> f64 {
        let own = self.judgements.iter().filter(|judgement| judgement.seat == seat);
        // Not −0 where there is nothing to add up.
        own.map(Judgement::loss).fold(0.0, |sum, loss| sum + loss)
    }

    /// Begins to look at the next decision, or passes over it if it was none.
    fn begin_next(&mut self, played: Action) {
        self.current = begin_search(&self.replayed, played, self.effort, &Deadline::never());
        if self.current.is_none() {
            self.advance(played);
        }
    }

    fn advance(&mut self, played: Action) {
        self.current = None;
        self.replayed.play(played).expect("it was legal when it was recorded");
    }
}

impl From<&Judgement> for ReviewedDecision<Action> {
    /// The coach takes the standard error off the loss, which is told with it here.
    fn from(judgement: &Judgement) -> Self {
        ReviewedDecision {
            action_index: judgement.action_index,
            seat: judgement.seat,
            played: judgement.played,
            better: judgement.best,
            loss: judgement.loss() + judgement.standard_error,
            standard_error: judgement.standard_error,
        }
    }
}
