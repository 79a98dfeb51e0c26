//! The reasons for a decision: the rule, the alternatives, and how they compare.

use serde::{Deserialize, Serialize};

use super::{
    comparison::{Comparison, Contrast},
    headline::{Headline, Instead, Verdict},
    message::{Term, TranslatableText},
};
use crate::{counterfactual::change::Counterfactual, tree::step::Bound};

/// The reasons for a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Explanation<A> {
    /// The one reason that a coach would give; `None` if it was not asked for, or if the rule
    /// itself is the reason.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub headline: Option<Headline<A>>,
    /// Why the [reader's own action](crate::opponent::Budget::reader_action) was not chosen; `None`
    /// if there is none, if it is the decision, or if it was not compared.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub reader_contrast: Option<Headline<A>>,
    /// The rule that decided.
    pub rule: TranslatableText,
    /// The alternatives, in the opponent's order of preference among equals.
    pub alternatives: Vec<Alternative<A>>,
    /// Figures common to all alternatives, such as the value of the hand as it is.
    pub terms: Vec<Term>,
    /// The samples of hidden information on which a sampling opponent based its decision, in the
    /// order drawn, in a form that the opponent can read back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub samples: Vec<serde_json::Value>,
    /// The chosen alternative compared with the best of the others; `None` if nothing was compared.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison<A>>,
    /// What separates the two, the most telling first; often unknown.
    #[serde(rename = "facts", default, skip_serializing_if = "Vec::is_empty")]
    pub contrasts: Vec<Contrast>,
    /// Sentences about what is known of how the others play, which the decision took into account.
    /// Every player could have observed it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<TranslatableText>,
    /// The line expected after the decision, as far as the opponent looks ahead.
    #[serde(rename = "consequences", default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub expected_line: Vec<A>,
    /// Changes after which the same opponent decides differently, the smallest first. They are
    /// found [later](crate::counterfactual::find), not with the decision.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub counterfactuals: Vec<Counterfactual<A>>,
}

/// Returns `None`. With a plain `default`, Serde would require `A: Default`.
fn nothing<T>() -> Option<T> {
    None
}

/// One course of action that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative<A> {
    /// The actions of the plan; the first is to be played now.
    pub plan: Vec<A>,
    /// The opponent's name for it, such as «the lowest plain card».
    pub label: Option<TranslatableText>,
    /// The named parts of the value.
    pub terms: Vec<Term>,
    /// The value; greater is better. `None` if the opponent does not compute values.
    pub value: Option<f64>,
    /// The amount in the unit of the comparison, if that is not the value itself. For example, the
    /// amount is the number of cards left, and the value also includes a secondary criterion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<f64>,
    /// Whether the value is exact or a bound. A search for the best alternative only proves that
    /// the others are worse.
    #[serde(default, skip_serializing_if = "Bound::is_exact")]
    pub bound: Bound,
    /// Whether this alternative was chosen.
    pub chosen: bool,
}

impl<A> Explanation<A> {
    /// Creates an explanation with a rule alone, without alternatives.
    pub fn from_rule(rule: impl Into<TranslatableText>) -> Self {
        Explanation::new(rule, Vec::new(), Vec::new())
    }

    /// Creates an explanation with a rule, the alternatives, and figures common to all of them.
    pub fn new(
        rule: impl Into<TranslatableText>,
        alternatives: Vec<Alternative<A>>,
        terms: Vec<Term>,
    ) -> Self {
        Explanation {
            headline: None,
            reader_contrast: None,
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

    /// Returns the alternative marked as chosen; `None` if none is.
    pub fn chosen(&self) -> Option<&Alternative<A>> {
        self.alternatives.iter().find(|alternative| alternative.chosen)
    }
}

impl<A> Alternative<A> {
    /// Creates an alternative with a plan only, which was not chosen.
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
    /// Compares the decision with another action by the opponent's own values, for an opponent that
    /// names no causes. `None` if the action is the decision or was not considered, or no
    /// alternative is marked as chosen.
    pub fn contrast_by_value(&self, action: &A) -> Option<Headline<A>> {
        let chosen = self.chosen()?;
        let begins_with = |alternative: &&Alternative<A>| alternative.plan.first() == Some(action);
        let instead = self.alternatives.iter().filter(begins_with);
        let instead = instead.filter(|_| chosen.plan.first() != Some(action));
        let instead =
            instead.reduce(|best, other| if other.value > best.value { other } else { best })?;
        let amount = |alternative: &Alternative<A>| alternative.amount.or(alternative.value);
        let is_exact = instead.bound.is_exact() && chosen.bound.is_exact();
        let values = amount(chosen).zip(amount(instead)).filter(|_| is_exact);
        let is_equal = chosen.value.is_some() && chosen.value == instead.value;
        let verdict = if is_equal { Verdict::CloseCall } else { Verdict::OwnRule };
        Some(Headline {
            instead: Some(Instead {
                action: action.clone(),
                values: values.map(|(chosen, instead)| [chosen, instead]),
            }),
            ..Headline::new(verdict)
        })
    }

    /// Adds the comparison of the chosen alternative with the runner-up: the one of greatest value,
    /// or the first if none has a value, among those with another first action. Does nothing if
    /// either is missing. `unit` is that of the values, which are exact.
    #[must_use]
    pub fn with_comparison(self, unit: &'static str) -> Self {
        self.with_comparison_errors(unit, |_, _| 0.0)
    }

    /// Like [`with_comparison`](Self::with_comparison); `error` returns the standard error of the
    /// margin between two alternatives, by their indices. It is not called if one has no value.
    #[must_use]
    pub fn with_comparison_errors(
        mut self,
        unit: &'static str,
        error: impl Fn(usize, usize) -> f64,
    ) -> Self {
        let Some(chosen) = self.alternatives.iter().position(|alternative| alternative.chosen)
        else {
            return self;
        };
        let has_value = |index: &usize| self.alternatives[*index].value.is_some();
        // Two plans may start with the same action.
        let first_action = |index: usize| self.alternatives[index].plan.first();
        let others = || {
            (0..self.alternatives.len())
                .filter(|&index| first_action(index) != first_action(chosen))
        };
        let value_of = |index: usize| self.alternatives[index].value;
        let better = |best: usize, candidate: usize| {
            if value_of(candidate) > value_of(best) { candidate } else { best }
        };
        let Some(runner_up) = others().filter(has_value).reduce(better).or_else(|| others().next())
        else {
            return self;
        };
        let (value, runner_up_value) = match (value_of(chosen), value_of(runner_up)) {
            (Some(value), Some(runner_up_value)) => (Some(value), Some(runner_up_value)),
            _ => (None, None),
        };
        let margin = value
            .zip(runner_up_value)
            .map_or(f64::INFINITY, |(value, runner_up_value)| value - runner_up_value);
        self.comparison = Some(Comparison {
            chosen: self.alternatives[chosen].plan.clone(),
            runner_up: self.alternatives[runner_up].plan.clone(),
            value,
            runner_up_value,
            runner_up_bound: self.alternatives[runner_up].bound,
            // An order alone says that the first is better, not by how much.
            margin: if margin.is_finite() { margin } else { 1.0 },
            standard_error: if value.is_some() { error(chosen, runner_up) } else { 0.0 },
            unit: unit.into(),
        });
        self
    }
}
