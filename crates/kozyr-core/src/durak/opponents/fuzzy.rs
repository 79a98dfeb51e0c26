//! The mind of linguistic tables.
//!
//! Cards and hands are bad, medium or good; what cannot be known, the opponent's hand and the
//! cards to come, is drawn from the cards not seen, again and again; control tables say what to
//! do for each sample, and the majority decides. After A. F. Lyakhov and I. M. Trishin,
//! «Алгоритмы и программы управления компьютером в азартных играх, созданные на основе теории
//! нечётких множеств», 2005.
//!
//! [`price`] and [`mean_price`] count cards, [`Quality`] names them, [`Curves`] say how good a
//! hand is, [`ControlTables`] are what the mind goes by and can be changed, and a [`Study`] is the mind
//! at work, to be looked into.

mod curves;
mod explain;
mod price;
mod quality;
mod study;
mod tables;
mod way_out;

use serde::{Deserialize, Serialize};

pub use curves::Curves;
pub use price::{mean_price, price};
pub use quality::{Assessment, Quality};
pub use study::{Choice, Question, Sample, Study};
pub use tables::{Answer, Cell, ControlTable, ControlTables, NoSuchAnswer, ParseTablesError};

use self::way_out::{WayOut, way_out};
use super::{answered, by_rule};
use crate::{
    durak::{Action, Durak, Phase, View},
    explanation::Message,
    opponent::{Budget, Decision, DecisionRng, Opponent, OpponentError, Parameter},
};

/// What can be changed about a [`Fuzzy`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Parameters {
    /// How often the unknown cards are sampled for a decision, 1 to 2000, if the budget says
    /// nothing else.
    pub samples: u32,
    /// What the mind goes by.
    #[serde(flatten, with = "tables::short")]
    pub tables: ControlTables,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters::with(ControlTables::published().clone())
    }
}

impl Parameters {
    const SAMPLES: Parameter =
        Parameter { name: "samples", usual: 200.0, least: 1.0, most: 2000.0, step: 1.0 };

    /// The numbers, with their bounds.
    pub const ALL: &'static [Parameter] = &[Self::SAMPLES];

    /// The usual parameters with other tables.
    pub fn with(tables: ControlTables) -> Self {
        Parameters { samples: Self::SAMPLES.usual as u32, tables }
    }
}

/// The mind of linguistic tables.
#[derive(Clone, Debug)]
pub struct Fuzzy {
    parameters: Parameters,
}

impl Fuzzy {
    /// The mind with those parameters.
    ///
    /// # Errors
    /// If a parameter is out of bounds.
    pub fn new(parameters: Parameters) -> Result<Self, OpponentError> {
        Parameters::SAMPLES.check(parameters.samples.into())?;
        Ok(Fuzzy { parameters })
    }
}

impl Opponent<Durak> for Fuzzy {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let Some(mut study) = Study::on_turn(view, &self.parameters.tables) else {
            return without_tables(view);
        };
        let samples = budget.nodes.unwrap_or(self.parameters.samples.into()).max(1);
        // Where all is known, every sample is the same.
        let samples = if study.is_certain() { 1 } else { samples };
        for _ in 0..samples {
            study.sample(rng);
        }
        explain::decision(&study)
    }
}

/// A decision for which no table is asked.
fn without_tables(view: View<'_>) -> Decision<Action> {
    let own = Assessment::of(view.hand(), view.trump(), view.rules().deck);
    let (action, rule) = match view.phase() {
        Phase::Redeal => redeal(view, &own),
        Phase::Defend => defend(view),
        _ => (Action::Pass, "fuzzy-nothing-fits"),
    };
    let mut decision = by_rule(action, Message::new(rule));
    decision.explanation.terms = explain::hand(&own);
    decision
}

/// The hand that a deck gives on the average is medium: only a bad one is exchanged.
fn redeal(view: View<'_>, own: &Assessment) -> (Action, &'static str) {
    if !view.legal_actions().contains(&Action::Redeal) {
        (Action::Keep, "fuzzy-keep")
    } else if own.quality == Quality::Bad {
        (Action::Redeal, "fuzzy-redeal")
    } else {
        (Action::Keep, "fuzzy-keep-hand")
    }
}

fn defend(view: View<'_>) -> (Action, &'static str) {
    let Some(WayOut { plan, .. }) = way_out(view) else { return (Action::Take, "fuzzy-forced") };
    let rule = if !answered(view).is_empty() { "fuzzy-finish" } else { "fuzzy-late-beat" };
    (plan[0], rule)
}
