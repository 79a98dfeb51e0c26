//! A teacher's decisions as a student sees them.

use kozyr_core::{
    counterfactual::{self, CounterfactualLimits},
    explanation::{CLOSE_CALL_ERRORS, Comparison, Explanation, Verdict},
    game::Seed,
    opponent::{Budget, ExplanationDetail, LimitedOpponent, Opponent, OpponentError},
};

use super::learnable_game::{LearnableGame, indices_of_cause};

/// A decision of the teacher with a choice, and its explanation.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The feature vector of each legal action.
    pub options: Vec<Vec<f64>>,
    /// The index of the action played.
    pub chosen: usize,
    /// Whether the action is better than the runner-up by more than twice the error.
    pub is_clear: bool,
    /// The content of the headline; `None` without a headline.
    pub headline: Option<LessonHeadline>,
    /// The index of the runner-up; `None` if it is unknown or equally good.
    pub runner_up: Option<usize>,
    /// The content of the counterfactuals: in each pair, the first action is better than the
    /// second one.
    pub counterfactuals: Vec<[Vec<f64>; 2]>,
}

/// The content of a headline, apart from the action.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonHeadline {
    /// The cause, or why there is none.
    pub verdict: Verdict,
    /// The indices of the features that the cause is about.
    pub cause_features: Vec<usize>,
    /// The index of the alternative: «Why not …?».
    pub instead: Option<usize>,
}

/// Collects `count` lessons from a teacher's games against itself, or fewer if the budget's stop is
/// requested. `limits` limits the counterfactuals searched for each decision.
///
/// # Errors
/// If the teacher does not exist.
pub fn collect_lessons<G: LearnableGame>(
    teacher: &str,
    count: usize,
    limits: CounterfactualLimits,
    seed: Seed,
    budget: &Budget,
) -> Result<Vec<Lesson>, OpponentError> {
    let opponent = LimitedOpponent::<G>::from_name(teacher)?;
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..budget.clone() };
    let mut lessons = Vec::new();
    for number in 0.. {
        let mut record = G::new_record(seed.derive("lessons", number));
        while let Some((seat, _)) = record.to_act() {
            if lessons.len() >= count || budget.stop.is_stop_requested() {
                return Ok(lessons);
            }
            let view = record.game().view(seat);
            let mut decision = opponent.decide(view, &budget, &mut record.decision_rng());
            let action = decision.action;
            let legal = record.game().legal_actions();
            if legal.len() > 1 {
                if limits.max_found > 0 {
                    decision.explanation.counterfactuals =
                        counterfactual::find(&record, teacher, &decision, limits, &budget)?;
                }
                lessons.push(lesson::<G>(view, &legal, action, &decision.explanation));
            }
            record.play(action).expect("opponents choose legal actions");
        }
    }
    Ok(lessons)
}

/// The lesson on one decision.
fn lesson<G: LearnableGame>(
    view: G::View<'_>,
    legal: &[G::Action],
    action: G::Action,
    explanation: &Explanation<G::Action>,
) -> Lesson {
    let index = |action: G::Action| legal.iter().position(|&other| other == action);
    let headline = explanation.headline.as_ref().map(|headline| LessonHeadline {
        verdict: headline.verdict.clone(),
        cause_features: headline.cause().map_or_else(Vec::new, indices_of_cause::<G>),
        instead: headline.instead.as_ref().and_then(|instead| index(instead.action)),
    });
    let comparison = explanation.comparison.as_ref();
    let is_clear = |comparison: &Comparison<G::Action>| {
        comparison.margin > CLOSE_CALL_ERRORS * comparison.standard_error
    };
    let has_one_result = headline.as_ref().is_some_and(|headline| {
        matches!(headline.verdict, Verdict::AllWin | Verdict::AllDraw | Verdict::AllLose)
    });
    Lesson {
        options: legal.iter().map(|&action| G::features(view, action)).collect(),
        chosen: index(action).expect("opponents choose legal actions"),
        is_clear: comparison.is_some_and(is_clear) && !has_one_result,
        headline,
        runner_up: comparison
            .filter(|comparison| !comparison.is_tie())
            .and_then(|comparison| comparison.runner_up.first().copied())
            .and_then(index),
        counterfactuals: G::counterfactual_pairs(view, action, explanation),
    }
}
