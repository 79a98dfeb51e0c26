//! A sequential test of whether one side is stronger than the other.

use serde::{Deserialize, Serialize};

use crate::interval::Histogram;

/// The sequential probability ratio test (Wald, «Sequential tests of statistical hypotheses»,
/// Annals of Mathematical Statistics 16, 1945), in its generalized form, which needs no model of
/// the game (M. Van den Bergh, «A practical introduction to the GSPRT», sections 2 and 3).
///
/// It decides between the mean scores `base` and `base + effect` after as few rounds as possible. A
/// round is a mirrored pair of games with five possible results (pentanomial). The two games depend
/// on each other, so the test uses the variance of pairs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// The score of the null hypothesis, as a share of the points.
    #[serde(default = "default_base", skip_serializing_if = "is_default_base")]
    pub base: f64,
    /// The improvement to detect, as a share of the points; more than 0, less than ½.
    pub effect: f64,
    /// The probability of a false positive if the score is `base`; more than 0, less than ½.
    pub alpha: f64,
    /// The probability of a false negative if the score is `base + effect`; more than 0, less than
    /// ½.
    pub beta: f64,
}

/// The score of the null hypothesis if a file does not state it.
fn default_base() -> f64 {
    0.5
}

// `skip_serializing_if` passes a reference.
/// Whether a file can leave out this score of the null hypothesis.
fn is_default_base(base: &f64) -> bool {
    *base == default_base()
}

/// The expected score at this Elo difference: the odds are 10 to the power of difference / 400 (A.
/// Elo, «The rating of chessplayers», 1978, section 8.4).
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// The result of an [`Sprt`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SprtVerdict {
    /// The score is `base + effect` rather than `base`.
    Better,
    /// The score is `base` or less rather than `base + effect`.
    NotBetter,
}

impl Sprt {
    /// A test of «equal» against «better by `effect`».
    pub const fn from_equal(effect: f64, alpha: f64, beta: f64) -> Self {
        Sprt { base: 0.5, effect, alpha, beta }
    }

    /// A test between two Elo differences, the lower one first.
    pub fn between_elo([low, high]: [f64; 2], alpha: f64, beta: f64) -> Self {
        let base = expected_score(low);
        Sprt { base, effect: expected_score(high) - base, alpha, beta }
    }

    /// The logarithm of the likelihood ratio of `base + effect` to `base`:
    ///
    /// ```text
    /// n·(μ₁ − μ₀)·(2m − μ₀ − μ₁) / 2s²      μ₀ = base      μ₁ = base + effect
    /// ```
    ///
    /// Here m is the mean and s² the variance of n rounds, whose values are in units of 1 /
    /// `whole`. This approximates the generalized likelihood ratio for a small effect (Van den
    /// Bergh, section 2.2; also S. Li, J. Liu, X. Lu, Z. Ying, «Generalized sequential probability
    /// ratio test for separate families of hypotheses», Sequential Analysis 33, 2014).
    ///
    /// One fully won and one fully lost round are added, so that identical rounds, which have no
    /// variance, don't count as proof. This errs towards `base`.
    pub fn log_likelihood_ratio(&self, rounds: &Histogram, whole: u64) -> f64 {
        let share = |value: u64| value as f64 / whole as f64;
        let sample = || {
            let observed = rounds.iter().map(|(value, times)| (share(value), times as f64));
            observed.chain([(0.0, 1.0), (1.0, 1.0)])
        };
        let count: f64 = sample().map(|(_, times)| times).sum();
        let mean = sample().map(|(value, times)| times * value).sum::<f64>() / count;
        let squares: f64 = sample().map(|(value, times)| times * (value - mean).powi(2)).sum();
        let variance = squares / count;
        count * self.effect * (2.0 * (mean - self.base) - self.effect) / (2.0 * variance)
    }

    /// The verdict after these rounds, whose values are in units of 1 / `whole`; `None` if more are
    /// needed.
    pub fn verdict(&self, rounds: &Histogram, whole: u64) -> Option<SprtVerdict> {
        let [lower, upper] = self.llr_bounds();
        match self.log_likelihood_ratio(rounds, whole) {
            ratio if ratio >= upper => Some(SprtVerdict::Better),
            ratio if ratio <= lower => Some(SprtVerdict::NotBetter),
            _ => None,
        }
    }

    /// The bounds of the log-likelihood ratio between which the test continues.
    pub fn llr_bounds(&self) -> [f64; 2] {
        let Sprt { alpha, beta, .. } = *self;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }
}
