//! The chosen alternative compared with the runner-up.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::unit;
use crate::tree::Bound;

/// The chosen alternative compared with the best of the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Comparison<A> {
    /// The chosen plan.
    pub chosen: Vec<A>,
    /// The best of the other plans; the first among equals.
    pub runner_up: Vec<A>,
    /// The value of the chosen plan, in the unit; `None` if only an order is known.
    pub value: Option<f64>,
    /// The value of the runner-up, in the unit.
    pub runner_up_value: Option<f64>,
    /// Whether that value is exact or a bound.
    #[serde(default, skip_serializing_if = "Bound::is_exact")]
    pub runner_up_bound: Bound,
    /// By how much the chosen plan is better, in the unit; at least this much if the runner-up has
    /// a bound. 0 if both are equal, negative if the opponent plays less than its best.
    pub margin: f64,
    /// The standard error of the margin, in the unit; 0 if values are exact.
    #[serde(rename = "error")]
    pub standard_error: f64,
    /// The unit; `unit-UNIT` is the key of its text.
    pub unit: Cow<'static, str>,
}

/// A figure that differs between the chosen alternative and the runner-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Contrast {
    /// The name of the figure; `fact-NAME` is the key of its text.
    pub name: Cow<'static, str>,
    /// The figure after the chosen alternative.
    pub chosen: f64,
    /// The figure after the runner-up.
    pub runner_up: f64,
    /// The mean difference in standard errors, positive if it favours the chosen alternative. 0 if
    /// nothing was sampled.
    #[serde(default)]
    pub separation: f64,
    /// The number of actions of the line after which it is counted; `None` without a line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
}

impl Contrast {
    /// Creates a contrast between two exact figures, with no separation and no line.
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

/// A difference of this many standard errors is certain.
const SURE_STANDARD_ERRORS: f64 = 4.0;

impl<A> Comparison<A> {
    /// Returns the smallest difference between values that counts as large, in the unit; at least
    /// four standard errors, and 0 if every difference is large.
    pub(super) fn large_difference(&self) -> f64 {
        unit::large_difference(&self.unit).max(SURE_STANDARD_ERRORS * self.standard_error)
    }

    /// Returns the least and the greatest possible value, 0 and 100, if the unit is a percentage
    /// and there are values; `None` otherwise.
    pub(super) fn range(&self) -> Option<[f64; 2]> {
        unit::value_range(&self.unit).filter(|_| self.value.is_some())
    }

    /// Whether the margin is within its standard error, so that neither is certainly better. Always
    /// false if the runner-up's value is a bound.
    pub fn is_tie(&self) -> bool {
        self.runner_up_bound.is_exact() && self.margin.abs() <= self.standard_error.max(TIE_EPSILON)
    }
}

/// Values closer than this are equal, given floating-point error.
const TIE_EPSILON: f64 = 1e-6;
