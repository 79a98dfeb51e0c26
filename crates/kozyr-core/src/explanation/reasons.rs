//! The reasons for a decision: the rule, what was weighed, and how it compares.

use serde::{Deserialize, Serialize};

use super::{
    comparison::{Comparison, Contrast},
    message::{Term, TranslatableText},
};
use crate::{counterfactual::change::Counterfactual, tree::step::Bound};

/// What a decision was made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Explanation<A> {
    /// The rule that decided, as a sentence to be translated.
    pub rule: TranslatableText,
    /// What was weighed, in the order of the opponent's own preference among equals.
    pub alternatives: Vec<Alternative<A>>,
    /// Figures that hold for all alternatives, such as the value of the hand as it is.
    pub terms: Vec<Term>,
    /// The samples of the unknown on which a sampling opponent based its decision, in the order in
    /// which it drew them, in a form that the opponent can read back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub samples: Vec<serde_json::Value>,
    /// What was chosen beside the best of the rest; `None` where nothing was compared.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison<A>>,
    /// What separates the two, the most telling first; often nothing is known of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "facts")]
    pub contrasts: Vec<Contrast>,
    /// What was counted on besides, as sentences: what is known of how the others play. Everybody
    /// could have seen it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<TranslatableText>,
    /// What is expected to follow the decision, as far as the opponent looks ahead.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "consequences")]
    pub expected_line: Vec<A>,
    /// Changes after which the same opponent decides otherwise, the smallest first. They are not
    /// found with the decision, but [afterwards](crate::counterfactual::find).
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub counterfactuals: Vec<Counterfactual<A>>,
}

/// Serde would ask for a default of `A` otherwise.
fn nothing<T>() -> Option<T> {
    None
}

/// One course of action that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative<A> {
    /// The actions of the plan; the first is the one to be played now.
    pub plan: Vec<A>,
    /// What the opponent calls this course, for instance «the lowest plain card».
    pub label: Option<TranslatableText>,
    /// The named parts of the value.
    pub terms: Vec<Term>,
    /// The value; greater is better. `None` if the opponent does not count.
    pub value: Option<f64>,
    /// What it comes to in the unit of the comparison, where that is not the value itself: the cards that remain,
    /// where the value puts courses in order by these and something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<f64>,
    /// Whether it is the value or only a bound of it: who searches for the best looks no further at
    /// the others than until they are known to be worse.
    #[serde(default, skip_serializing_if = "Bound::is_exact")]
    pub bound: Bound,
    /// Whether this is the one that was chosen.
    pub chosen: bool,
}

impl<A> Explanation<A> {
    /// An explanation by a rule alone.
    pub fn from_rule(rule: impl Into<TranslatableText>) -> Self {
        Explanation::new(rule, Vec::new(), Vec::new())
    }

    /// An explanation by a rule, what was weighed by it, and figures that hold for all of that.
    pub fn new(
        rule: impl Into<TranslatableText>,
        alternatives: Vec<Alternative<A>>,
        terms: Vec<Term>,
    ) -> Self {
        Explanation {
            rule: rule.into(),
            alternatives,
            terms,
            samples: Vec::new(),
            comparison: None,
            contrasts: Vec::new(),
            notes: Vec::new(),
            expected_line: Vec::new(),
            counterfactuals: Vec::new(),
        }
    }

    /// The alternative that was chosen, if any was weighed.
    pub fn chosen(&self) -> Option<&Alternative<A>> {
        self.alternatives.iter().find(|alternative| alternative.chosen)
    }
}

impl<A> Alternative<A> {
    /// A course of action of which nothing is told yet, and which was not chosen.
    pub fn new(plan: Vec<A>) -> Self {
        Alternative {
            plan,
            label: None,
            terms: Vec::new(),
            value: None,
            amount: None,
            bound: Bound::Exact,
            chosen: false,
        }
    }
}

impl<A: Clone + PartialEq> Explanation<A> {
    /// Notes which of the alternatives came next, by their values in this unit.
    #[must_use]
    pub fn with_comparison(self, unit: &'static str) -> Self {
        self.with_comparison_errors(unit, |_, _| 0.0)
    }

    /// The same where a margin between two alternatives, by their places, has an error in the unit.
    #[must_use]
    pub fn with_comparison_errors(
        mut self,
        unit: &'static str,
        error: impl Fn(usize, usize) -> f64,
    ) -> Self {
        let Some(chosen) = self.alternatives.iter().position(|one| one.chosen) else { return self };
        let valued = |at: &usize| self.alternatives[*at].value.is_some();
        // Two courses may come to the same action.
        let first = |at: usize| self.alternatives[at].plan.first();
        let others = || (0..self.alternatives.len()).filter(|&at| first(at) != first(chosen));
        let worth = |at: usize| self.alternatives[at].value;
        let better = |best: usize, one: usize| if worth(one) > worth(best) { one } else { best };
        let Some(next) = others().filter(valued).reduce(better).or_else(|| others().next()) else {
            return self;
        };
        let (value, runner_up_value) = match (worth(chosen), worth(next)) {
            (Some(value), Some(other)) => (Some(value), Some(other)),
            _ => (None, None),
        };
        let margin = value.zip(runner_up_value).map_or(f64::INFINITY, |(one, other)| one - other);
        self.comparison = Some(Comparison {
            chosen: self.alternatives[chosen].plan.clone(),
            runner_up: self.alternatives[next].plan.clone(),
            value,
            runner_up_value,
            runner_up_bound: self.alternatives[next].bound,
            // An order alone says that the first is better, not by how much.
            margin: if margin.is_finite() { margin } else { 1.0 },
            standard_error: if value.is_some() { error(chosen, next) } else { 0.0 },
            unit: unit.into(),
        });
        self
    }
}
