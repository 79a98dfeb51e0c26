//! The coach: finds the best action in each decision, and what the played action lost.
//!
//! It judges a decision only by what its player could see at the time, and only if there was more
//! than one action to choose from.

use rand::Rng;

use super::{
    action::Action,
    game::Durak,
    opponents,
    search::{ActionCandidate, ActionSearch, SearchBudget, SeatResult},
    view::View,
};
use kozyr_core::{
    explanation::Headline,
    game::{Game, Outcome, Record, Seat},
    opponent::Deadline,
    teacher::ReviewedDecision,
};

/// The minimum loss of winning chances for a turning point.
pub const TURNING_POINT_LOSS: f64 = 0.1;

/// Starts an [`ActionSearch`] for the best action of the seat to act, whose view this must be.
///
/// The seed selects the sampled worlds, so the same view, budget and seed give the same hint.
pub fn hint_search(view: View<'_>, budget: SearchBudget, seed: u64) -> ActionSearch {
    ActionSearch::new(view, budget, seed)
}

/// The review of a deal, decision by decision.
///
/// It works in [steps](DealReview::step) of a few milliseconds, and partial results are available
/// between them. The result depends only on the record and the search budget.
#[derive(Debug)]
pub struct DealReview {
    record: Record<Durak>,
    /// The same match before the action under review.
    replayed: Record<Durak>,
    budget: SearchBudget,
    /// The search for the decision under review, once it has begun.
    current: Option<ActionSearch>,
    judgements: Vec<Judgement>,
}

/// The coach's judgement of one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The index of the action in the record, from 0.
    pub action_index: usize,
    /// The player who decided.
    pub seat: Seat,
    /// The action that was played.
    pub played: Action,
    /// The action that the master would have played.
    pub best: Action,
    /// All actions evaluated, the best first.
    pub options: Vec<ActionEvaluation>,
    /// The chance of not being the fool after the played action, 0 to 1; a draw counts half.
    pub chance: f64,
    /// The same after the best action; never less than `chance`.
    pub best_chance: f64,
    /// The standard error of the difference, already subtracted from the loss; 0 if both chances
    /// are proven.
    pub standard_error: f64,
    /// Whether nothing was hidden from the player and both chances are proven.
    pub exact: bool,
    /// Why the best action is better than the one played; `None` if nothing was lost.
    /// [`judge_decision`] computes it, a [`DealReview`] does not.
    pub reason: Option<Headline<Action>>,
}

/// An action and its evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionEvaluation {
    /// The action.
    pub action: Action,
    /// The chance of not being the fool, 0 to 1; a draw counts half. Actions dropped early are
    /// evaluated less exactly.
    pub chance: f64,
    /// The number of worlds sampled for it.
    pub worlds: u64,
    /// The result of perfect play after it, if known.
    pub result: Option<SeatResult>,
}

impl Judgement {
    /// The winning chances lost, 0 to 1, after subtracting the standard error.
    pub fn loss(&self) -> f64 {
        self.best_chance - self.chance
    }

    /// Returns whether the loss is at least [`TURNING_POINT_LOSS`].
    pub fn is_turning_point(&self) -> bool {
        self.loss() >= TURNING_POINT_LOSS
    }

    /// The player's result if everybody plays perfectly from this decision on: that of the best
    /// action. `None` if it is unknown.
    pub fn verdict(&self) -> Option<SeatResult> {
        self.options.first()?.result
    }

    /// The judgement of the played action from the finished search for its decision. `action_index`
    /// is its index in the record. An action that the search left out counts as the best one.
    fn from_search(search: &ActionSearch, action_index: usize, played: Action) -> Self {
        let best = search.best();
        let mut candidates = search.candidates().iter();
        let own = candidates.find(|candidate| candidate.action == played).unwrap_or(best);
        let best_chance = best.chance().unwrap_or(0.5);
        let loss = if own == best { 0.0 } else { own.loss_to(best).min(best_chance) };
        // Without a significant loss there is no error to report.
        let error = best.lead_over(own).filter(|_| loss > 0.0).map_or(0.0, |[_, error]| error);
        let mut options: Vec<ActionEvaluation> =
            search.candidates().iter().map(ActionEvaluation::from_candidate).collect();
        options.sort_by(|left, right| {
            let order = |option: &ActionEvaluation| (option.action != best.action, -option.chance);
            order(left).partial_cmp(&order(right)).expect("chances are numbers")
        });
        Judgement {
            action_index,
            seat: search.belief().seat(),
            played,
            best: best.action,
            options,
            chance: best_chance - loss,
            best_chance,
            standard_error: error,
            exact: best.proven_result.is_some() && own.proven_result.is_some(),
            reason: None,
        }
    }
}

impl ActionEvaluation {
    /// The evaluation of a candidate. Its chance is 0.5 if it was neither tried nor proven.
    fn from_candidate(candidate: &ActionCandidate) -> Self {
        ActionEvaluation {
            action: candidate.action,
            chance: candidate.chance().unwrap_or(0.5),
            worlds: candidate.worlds(),
            result: candidate.proven_result,
        }
    }
}

/// Judges the action at `action_index` of the record, from 0.
///
/// Returns `None` if there is no such action, if there was only one choice, or if the deadline
/// passes first. The [`DealReview`] of the match with the same budget contains the same judgement
/// without its reason.
pub fn judge_decision(
    record: &Record<Durak>,
    action_index: usize,
    budget: SearchBudget,
    deadline: &Deadline,
) -> Option<Judgement> {
    let played = *record.actions().get(action_index)?;
    let before = record.after_actions(action_index);
    let mut search = begin_search(&before, played, budget, deadline)?;
    search.finish();
    if !search.is_finished() {
        return None;
    }
    let judgement = Judgement::from_search(&search, action_index, played);
    let reason = (judgement.loss() > 0.0)
        .then(|| opponents::contrast(before.game().view(judgement.seat), &search, played))
        .flatten();
    Some(Judgement { reason, ..judgement })
}

/// Starts the search that judges `played`, the next action of a match. Returns `None` if there is
/// only one choice, or if the deadline passes before the search can start.
fn begin_search(
    replayed: &Record<Durak>,
    played: Action,
    budget: SearchBudget,
    deadline: &Deadline,
) -> Option<ActionSearch> {
    let game = replayed.game();
    let seat = game.to_act().filter(|_| game.legal_actions().len() > 1)?;
    let seed = replayed.decision_rng().next_u64();
    ActionSearch::with_deadline(game.view(seat), Some(played), budget, seed, deadline.clone())
}

impl DealReview {
    /// Creates the review of a match, finished or not, without judging anything yet.
    pub fn new(record: &Record<Durak>, budget: SearchBudget) -> Self {
        let (record, replayed) = (record.clone(), record.after_actions(0));
        DealReview { record, replayed, budget, current: None, judgements: Vec::new() }
    }

    /// Returns whether every decision has been judged.
    pub fn is_finished(&self) -> bool {
        self.replayed.actions().len() == self.record.actions().len()
    }

    /// Works on the review for a few more milliseconds: starts the search for the next decision,
    /// continues it, or records its judgement. Does nothing once the review is finished.
    pub fn step(&mut self) {
        let action_index = self.replayed.actions().len();
        let Some(&played) = self.record.actions().get(action_index) else { return };
        match &mut self.current {
            Some(search) if search.is_finished() => {
                self.judgements.push(Judgement::from_search(search, action_index, played));
                self.advance(played);
            }
            Some(search) => search.step(),
            None => self.begin_next(played),
        }
    }

    /// Runs the review to its end.
    pub fn finish(&mut self) {
        while !self.is_finished() {
            self.step();
        }
    }

    /// The share of the review that is done, 0 to 1; 0 for a match without actions.
    pub fn progress(&self) -> f64 {
        let current_progress = self.current.as_ref().map_or(0.0, ActionSearch::progress);
        let total = self.record.actions().len().max(1);
        ((self.replayed.actions().len() as f64 + current_progress) / total as f64).min(1.0)
    }

    /// The judgements so far, in the order of play. Decisions with only one choice have none.
    pub fn judgements(&self) -> &[Judgement] {
        &self.judgements
    }

    /// A seat's turning points judged so far, the greatest loss first.
    pub fn turning_points(&self, seat: Seat) -> Vec<&Judgement> {
        let own = self.judgements.iter().filter(|judgement| judgement.seat == seat);
        let mut points: Vec<_> = own.filter(|judgement| judgement.is_turning_point()).collect();
        points.sort_by(|left, right| right.loss().total_cmp(&left.loss()));
        points
    }

    /// A seat's chance of not being the fool over the deal.
    ///
    /// Each of its decisions judged so far gives a point, in the order of play. A point is the
    /// number of actions played, including its own, and the chance after them. Once the review of a
    /// finished deal is finished, the last point is the seat's score: 1, ½ for a draw, or 0.
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

    /// The sum of the winning chances that a seat lost in the decisions judged so far.
    pub fn total_loss(&self, seat: Seat) -> f64 {
        let own = self.judgements.iter().filter(|judgement| judgement.seat == seat);
        // An empty `sum()` would be −0.
        own.map(Judgement::loss).fold(0.0, |sum, loss| sum + loss)
    }

    /// Starts the search for the next decision, or skips an action that needs no judgement.
    fn begin_next(&mut self, played: Action) {
        self.current = begin_search(&self.replayed, played, self.budget, &Deadline::never());
        if self.current.is_none() {
            self.advance(played);
        }
    }

    /// Ends the search, if any, and moves on to the next action by playing this one.
    fn advance(&mut self, played: Action) {
        self.current = None;
        self.replayed.play(played).expect("it was legal when it was recorded");
    }
}

impl From<&Judgement> for ReviewedDecision<Action> {
    /// Adds the standard error, which the judgement has subtracted, to the loss again.
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
