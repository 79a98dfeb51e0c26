//! The judgement of an answer, made by a background job.

use crate::{game_ui::ActionOf, review::Opinion};
use kozyr_core::statistics::StatisticsGame;
use kozyr_core::teacher::TeachableGame;
use kozyr_core::{
    explanation::Headline,
    game::{Game, Record, Seat},
    opponent::{Budget, DecisionProgress},
    teacher::{AnswerResult, Problem},
};
use serde::{Deserialize, Serialize};

use super::problem_ui::ProblemUi;
use kozyr_platform::jobs::Job;
use kozyr_table::thinking::as_json;

/// A job that judges an answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct JudgeAnswerJob<U: ProblemUi> {
    /// The match up to the decision.
    #[serde(with = "as_json")]
    pub before: Record<U::Rules>,
    /// The answer.
    pub action: ActionOf<U>,
    /// The known right action.
    pub better: ActionOf<U>,
    /// The problem as text; `None` for an exercise.
    pub problem: Option<String>,
}

/// The judgement of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnswerJudgement<A> {
    /// Whether the answer is right.
    pub right: bool,
    /// The continuation after the answer.
    pub line: Vec<A>,
    /// The loss compared with the right action, in the unit of the game's reviews; 0 if the answer
    /// is right.
    #[serde(rename = "lost")]
    pub loss: f64,
    /// Why the right action is better than the answer; `None` if the answer is right or no reason
    /// is known.
    #[serde(default = "Option::default")]
    pub reason: Option<Headline<A>>,
}

impl<A> AnswerJudgement<A> {
    /// A judgement without a reason.
    fn new(right: bool, line: Vec<A>, loss: f64) -> Self {
        AnswerJudgement { right, line, loss, reason: None }
    }
}

impl<U: ProblemUi> Job for JudgeAnswerJob<U> {
    type Answer = Option<AnswerJudgement<ActionOf<U>>>;

    /// The name of this type of job, such as `try-reversi`.
    fn name() -> String {
        format!("try-{}", U::NAME)
    }

    /// Judges the answer; `None` if the problem cannot be parsed or the budget runs out.
    fn run(&self, budget: &Budget) -> Self::Answer {
        let judgement = match &self.problem {
            Some(problem) => self.judge_problem(&problem.parse().ok()?, budget)?,
            None if self.before.game().check_suitable().is_ok() => self.judge_ending(budget)?,
            None => return Some(self.judge_mistake(budget)),
        };
        let reason = if judgement.right { None } else { self.reason(budget) };
        Some(AnswerJudgement { reason, ..judgement })
    }

    /// Returns nothing: a partial judgement is of no use.
    fn partial_output(&self, _: &DecisionProgress) -> Option<Self::Answer> {
        None
    }
}

impl<U: ProblemUi> JudgeAnswerJob<U> {
    /// Judges an answer to a bundled problem; `None` if the budget runs out.
    fn judge_problem(
        &self,
        problem: &Problem<U::Rules>,
        budget: &Budget,
    ) -> Option<AnswerJudgement<ActionOf<U>>> {
        match problem.judge_answer(self.action, budget)? {
            AnswerResult::Right { line } => Some(AnswerJudgement::new(true, line, 0.0)),
            AnswerResult::Wrong { refutation } => {
                let loss = self.loss(&refutation, budget)?;
                Some(AnswerJudgement::new(false, refutation, loss))
            }
        }
    }

    /// Judges an exercise in an endgame that can be solved: an action with the result of the known
    /// right one, or a better result, is right. `None` if the budget runs out.
    fn judge_ending(&self, budget: &Budget) -> Option<AnswerJudgement<ActionOf<U>>> {
        let results = self.before.game().proven_results(budget)?;
        let result_of = |action| results.iter().find(|(candidate, _)| *candidate == action);
        let is_right = result_of(self.action)?.1 >= result_of(self.better)?.1;
        let line = self.after(self.action)?.best_line(budget)?;
        let loss = if is_right { 0.0 } else { self.loss(&line, budget)? };
        Some(AnswerJudgement::new(is_right, line, loss))
    }

    /// Judges any other exercise as reviews do: the known right action is right, and so is one that
    /// certainly loses less than an eighth of a turning point. If its loss is unknown, it is wrong.
    fn judge_mistake(&self, budget: &Budget) -> AnswerJudgement<ActionOf<U>> {
        let ply = self.before.actions().len();
        let mut after = self.before.clone();
        let mut judgement = AnswerJudgement::new(self.action == self.better, Vec::new(), 0.0);
        if after.play(self.action).is_err() {
            return judgement;
        }
        if !judgement.right {
            let opinion = U::judge(&after, ply, budget);
            let loss = opinion.as_ref().and_then(|opinion| opinion.certain_loss());
            judgement.loss = loss.unwrap_or(f64::INFINITY);
            judgement.right = judgement.loss < U::TURNING_POINT_LOSS / 8.0;
            if !judgement.right {
                judgement.reason = opinion.and_then(|opinion| self.reason_of(opinion));
            }
        }
        if after.to_act().is_some() {
            let opinion = U::judge(&after, ply + 1, budget);
            judgement.line = opinion.map_or_else(Vec::new, |opinion| opinion.best);
        }
        judgement
    }

    /// Why the known right action is better than the answer, as reviews find it; `None` if they
    /// prefer another action.
    fn reason(&self, budget: &Budget) -> Option<Headline<ActionOf<U>>> {
        let mut after = self.before.clone();
        after.play(self.action).ok()?;
        self.reason_of(U::judge(&after, self.before.actions().len(), budget)?)
    }

    /// The reason of an opinion on the answer; `None` if it prefers another action than the known
    /// right one.
    fn reason_of(&self, opinion: Opinion<ActionOf<U>>) -> Option<Headline<ActionOf<U>>> {
        opinion.reason.filter(|_| opinion.best.first() == Some(&self.better))
    }

    /// The position after an action; `None` if the action is illegal.
    fn after(&self, action: ActionOf<U>) -> Option<U::Rules> {
        let mut game = self.before.game().clone();
        game.play(action).ok()?;
        Some(game)
    }

    /// How much worse the answer is than the known right action for the seat to act, 0 or more,
    /// given a line from the answer to the end of the game. `None` if a line cannot be played or
    /// the budget runs out.
    fn loss(&self, line: &[ActionOf<U>], budget: &Budget) -> Option<f64> {
        let (seat, _) = self.before.to_act()?;
        let best = self.after(self.better)?;
        let best = play_out(best.clone(), &best.best_line(budget)?)?;
        let worse = play_out(self.after(self.action)?, line)?;
        Some((result::<U>(&best, seat) - result::<U>(&worse, seat)).max(0.0))
    }
}

/// The final position of a line; `None` if an action is illegal.
fn play_out<G: Game>(mut game: G, line: &[G::Action]) -> Option<G> {
    for &action in line {
        game.play(action).ok()?;
    }
    Some(game)
}

/// The result of a seat: its final disc difference, or its score in games without one; 0 if the
/// game is not over.
fn result<U: ProblemUi>(game: &U::Rules, seat: Seat) -> f64 {
    match (game.disc_difference(seat), game.outcome()) {
        (Some(lead), _) => f64::from(lead),
        (None, Some(outcome)) => outcome.score(seat),
        (None, None) => 0.0,
    }
}
