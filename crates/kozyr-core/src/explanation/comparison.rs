//! What decided: the alternative chosen beside the best of the rest.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::unit;
use crate::tree::Bound;

/// The alternative that was chosen, beside the best of the rest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Comparison<A> {
    /// The plan that was chosen.
    pub chosen: Vec<A>,
    /// The best of the other plans, of equals the first.
    pub runner_up: Vec<A>,
    /// What the chosen one is worth, in the unit; `None` where only an order is known.
    pub value: Option<f64>,
    /// What the runner-up is worth, in the unit.
    pub runner_up_value: Option<f64>,
    /// Whether that is its value or only a bound of it.
    #[serde(default, skip_serializing_if = "Bound::is_exact")]
    pub runner_up_bound: Bound,
    /// By how much the chosen one is better, in the unit, at least where the runner-up has a bound;
    /// 0 if both are as good. Below 0 where the
    /// opponent chooses loosely.
    pub margin: f64,
    /// The standard error of the margin, in the unit; 0 where values are exact.
    #[serde(rename = "error")]
    pub standard_error: f64,
    /// The unit: `unit-UNIT` is the key of its text.
    pub unit: Cow<'static, str>,
}

/// A figure in which the chosen alternative and the runner-up differ.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Contrast {
    /// What is counted: `fact-NAME` is the key of its text.
    pub name: Cow<'static, str>,
    /// The figure after the chosen alternative.
    pub chosen: f64,
    /// The figure after the runner-up.
    pub runner_up: f64,
    /// How surely it separates the two: the mean difference in standard errors, greater than 0 if
    /// the chosen one is the better by it. 0 where nothing was sampled.
    #[serde(default)]
    pub separation: f64,
    /// After how many actions of the line it is counted; `None` where there is no line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
}

impl Contrast {
    /// A figure of which all is known.
    pub fn new(name: &'static str, chosen: impl Into<f64>, runner_up: impl Into<f64>) -> Self {
        Contrast {
            name: name.into(),
            chosen: chosen.into(),
            runner_up: runner_up.into(),
            separation: 0.0,
            after: None,
        }
    }
}

/// Differences of so many standard errors are surely some.
const SURE_STANDARD_ERRORS: f64 = 4.0;

impl<A> Comparison<A> {
    /// A difference that is large, in the unit; 0 where any may be.
    pub(super) fn large_difference(&self) -> f64 {
        unit::large_difference(&self.unit).max(SURE_STANDARD_ERRORS * self.standard_error)
    }

    /// The values between which all of the unit lie, if it is a share of something.
    pub(super) fn range(&self) -> Option<[f64; 2]> {
        unit::value_range(&self.unit).filter(|_| self.value.is_some())
    }

    /// Whether the difference is within its error, so that neither is better for sure.
    pub fn is_tie(&self) -> bool {
        self.runner_up_bound.is_exact() && self.margin.abs() <= self.standard_error.max(TIE_EPSILON)
    }
}

/// Values that differ by less are the same: fractions do not add up without error.
const TIE_EPSILON: f64 = 1e-6;
