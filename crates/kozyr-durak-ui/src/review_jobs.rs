//! The coach's review of a deal.

use crate::game_ui::DurakUi;
use std::num::NonZeroUsize;

use kozyr_core::{game::Record, opponent::Budget, teacher::TeachableGame};
use kozyr_durak::{
    Action, Durak,
    coach::{self, TURNING_POINT_LOSS},
    search::SearchBudget,
};

use kozyr_features::review::{Opinion, Reviewable};
use kozyr_ui::{language::Language, settings::Settings};

/// Number of worlds that the coach samples per decision.
const WORLDS_PER_DECISION: u64 = 512;
/// Maximum number of positions visited to find the reply to a mistake.
const MAX_ENDING_NODES: u64 = 300_000;
/// Maximum length of a displayed line, in actions.
const MAX_LINE_ACTIONS: usize = 8;

impl Reviewable for DurakUi {
    const TURNING_POINT_LOSS: f64 = TURNING_POINT_LOSS;
    const HAS_PERFECT_INFORMATION: bool = false;
    const CHART_RANGE: [f64; 2] = [0.0, 1.0];
    const CHART_SCALE: f64 = 100.0;

    /// The coach's judgement, in chances of not being the fool. `None` if there was only one choice
    /// or the deadline passes.
    fn judge(record: &Record<Durak>, at: usize, budget: &Budget) -> Option<Opinion<Action>> {
        let effort = SearchBudget::from_worlds(WORLDS_PER_DECISION)
            .with_threads(budget.threads.unwrap_or(NonZeroUsize::MIN));
        let judgement = coach::judge_decision(record, at, effort, &budget.deadline())?;
        // The coach subtracts the standard error from the loss; here it is reported separately.
        let loss = judgement.loss() + judgement.standard_error;
        Some(Opinion {
            seat: judgement.seat,
            value: judgement.best_chance,
            exact: judgement.exact,
            best: vec![judgement.best],
            played: Some((judgement.played, loss)),
            loss_error: judgement.standard_error,
            reply: reply(record, &judgement, budget),
            reason: judgement.reason,
            concepts: Vec::new(),
        })
    }

    /// The mean of the losses; 0 without any.
    fn combined_loss(losses: &[f64]) -> f64 {
        losses.iter().sum::<f64>() / losses.len().max(1) as f64
    }

    /// Formats a chance from 0 to 1 in whole percent.
    fn format_value(value: f64, language: &Language) -> String {
        language.format("review-chances", &[("percent", (value * 100.0).round().into())])
    }

    /// Never: during play, the player can ask for a hint instead.
    fn judges_during_play(_: &Settings) -> bool {
        false
    }
}

/// Best play for both sides after a mistake in an open ending, at most [`MAX_LINE_ACTIONS`]
/// actions; empty if the decision was right, its value is not proven, or the budget runs out.
fn reply(record: &Record<Durak>, judgement: &coach::Judgement, budget: &Budget) -> Vec<Action> {
    if !judgement.exact || judgement.loss() <= 0.0 {
        return Vec::new();
    }
    let budget = Budget { nodes: Some(MAX_ENDING_NODES), ..budget.clone() };
    let after = record.after_actions(judgement.action_index + 1);
    let mut line = after.game().best_line(&budget).unwrap_or_default();
    line.truncate(MAX_LINE_ACTIONS);
    line
}
