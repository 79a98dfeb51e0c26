//! What the coach makes of a deal.

use std::num::NonZeroUsize;

use kozyr_core::{
    durak::{
        Action, Durak,
        coach::{self, TURNING_POINT},
        search::Effort,
    },
    game::Record,
    opponent::Budget,
};

use crate::{
    features::review::{Opinion, Reviewable},
    look::{language::Language, settings::Settings},
};

/// How many worlds the coach looks at for one decision.
const WORLDS: u64 = 512;

impl Reviewable for Durak {
    const TURNING_POINT: f64 = TURNING_POINT;
    const OPEN: bool = false;
    const SPAN: [f64; 2] = [0.0, 1.0];
    const SCALE: f64 = 100.0;

    fn judge(record: &Record<Self>, at: usize, budget: &Budget) -> Option<Opinion<Action>> {
        let effort =
            Effort::of_worlds(WORLDS).with_threads(budget.threads.unwrap_or(NonZeroUsize::MIN));
        let judgement = coach::judge(record, at, effort, &budget.deadline())?;
        Some(Opinion {
            seat: judgement.seat,
            value: judgement.best_chance,
            exact: judgement.exact,
            best: vec![judgement.best],
            played: Some((judgement.played, judgement.loss())),
        })
    }

    fn total(losses: &[f64]) -> f64 {
        losses.iter().sum::<f64>() / losses.len().max(1) as f64
    }

    fn amount(value: f64, language: &Language) -> String {
        language.format("review-chances", &[("percent", (value * 100.0).round().into())])
    }

    /// A hint is there for those who ask for one.
    fn judged_in_play(_: &Settings) -> bool {
        false
    }
}
