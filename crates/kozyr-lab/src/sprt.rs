//! A sequential test of whether one side is better than the other.

use serde::{Deserialize, Serialize};

use crate::interval::Histogram;

/// The sequential probability ratio test of Wald («Sequential tests of statistical hypotheses»,
/// Annals of Mathematical Statistics 16, 1945), in the generalised form that needs no model of the
/// game (M. Van den Bergh, «A practical introduction to the GSPRT», sections 2 and 3).
///
/// It decides between «the mean score is `base`» and «it is `base + effect`» after as few rounds as
/// possible. A round is a whole mirrored pair, whose five possible values are counted
/// («pentanomial»): its two games depend on each other, and only the variance of pairs knows by how
/// much.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// The score that is not worth finding, as a share of the points.
    #[serde(default = "default_base", skip_serializing_if = "is_default_base")]
    pub base: f64,
    /// How much better is worth finding, as a share of the points; more than 0, less than ½.
    pub effect: f64,
    /// How often an equal is called better; more than 0, less than ½.
    pub alpha: f64,
    /// How often one who is better by the effect is not found; more than 0, less than ½.
    pub beta: f64,
}

fn default_base() -> f64 {
    0.5
}

// What `skip_serializing_if` calls gets a reference.
fn is_default_base(base: &f64) -> bool {
    *base == default_base()
}

/// The score that one is expected to make whose rating is higher by so many points of Elo's: odds of
/// ten to the difference over 400 (A. Elo, «The rating of chessplayers», 1978, section 8.4).
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// What a [`Sequential`] test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SprtVerdict {
    /// Better by the effect sought, rather than equal.
    Better,
    /// Equal or worse, rather than better by that much.
    NotBetter,
}

impl Sprt {
    /// The test between «equal» and «better by `effect`».
    pub const fn from_equal(effect: f64, alpha: f64, beta: f64) -> Self {
        Sprt { base: 0.5, effect, alpha, beta }
    }

    /// The test between two differences of Elo's ratings, the lower one first.
    pub fn between_elo([low, high]: [f64; 2], alpha: f64, beta: f64) -> Self {
        let base = expected_score(low);
        Sprt { base, effect: expected_score(high) - base, alpha, beta }
    }

    /// The logarithm of how much likelier the rounds are if the one side is better by the effect
    /// than if it is equal:
    ///
    /// ```text
    /// n·(μ₁ − μ₀)·(2m − μ₀ − μ₁) / 2s²      μ₀ = base      μ₁ = base + effect
    /// ```
    ///
    /// with the mean m and the variance s² of n rounds, whose values are fractions of `whole`: the
    /// approximation of the ratio of greatest likelihoods for a small effect (Van den Bergh,
    /// section 2.2; also S. Li, J. Liu, X. Lu, Z. Ying, «Generalized sequential probability ratio
    /// test for separate families of hypotheses», Sequential Analysis 33, 2014).
    /// One round that was won in full is added and one that was lost, so that rounds which all
    /// came out alike do not seem to prove anything by having no variance. This errs on the side
    /// of «equal».
    pub fn log_likelihood_ratio(&self, rounds: &Histogram, whole: u64) -> f64 {
        let share = |value: u64| value as f64 / whole as f64;
        let sample = || {
            let seen = rounds.iter().map(|(value, times)| (share(value), times as f64));
            seen.chain([(0.0, 1.0), (1.0, 1.0)])
        };
        let count: f64 = sample().map(|(_, times)| times).sum();
        let mean = sample().map(|(value, times)| times * value).sum::<f64>() / count;
        let squares: f64 = sample().map(|(value, times)| times * (value - mean).powi(2)).sum();
        let variance = squares / count;
        count * self.effect * (2.0 * (mean - self.base) - self.effect) / (2.0 * variance)
    }

    /// What follows from the rounds so far; `None` if more are needed.
    pub fn verdict(&self, rounds: &Histogram, whole: u64) -> Option<SprtVerdict> {
        let [lower, upper] = self.llr_bounds();
        match self.log_likelihood_ratio(rounds, whole) {
            ratio if ratio >= upper => Some(SprtVerdict::Better),
            ratio if ratio <= lower => Some(SprtVerdict::NotBetter),
            _ => None,
        }
    }

    /// Between these logarithms of the ratio the test goes on.
    pub fn llr_bounds(&self) -> [f64; 2] {
        let Sprt { alpha, beta, .. } = *self;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }
}
