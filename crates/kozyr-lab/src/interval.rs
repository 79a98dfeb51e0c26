//! 95 % confidence intervals for mean scores of rounds of several games.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The 97.5 % quantile of the standard normal distribution.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// The mean score of a sample of rounds, with its confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the sample.
    pub mean: f64,
    /// The lower and upper end of the 95 % confidence interval, between 0 and 1.
    pub ci95: [f64; 2],
}

impl Estimate {
    /// Estimates the mean score of rounds of `games` games, each worth 0 to 1 point.
    ///
    /// `sample` yields the points per game of the rounds, each value with its count. Returns `None`
    /// if the sample is empty.
    ///
    /// Rounds are independent of each other, but the games of one round are not. For single games
    /// this is the interval of Agresti and Coull («Approximate is better than "exact" for interval
    /// estimation of binomial proportions», The American Statistician 52, 1998): add z²/2 wins and
    /// z²/2 losses, then take mean ± z·√(variance / n). Here the variance is that of the rounds,
    /// which accounts for any dependence between their games. The added games are independent; k of
    /// them make a round:
    ///
    /// ```text
    /// n' = n + z²/k      m' = (Σx + z²/2k) / n'
    /// v' = (Σ(x − m')² + z²/2k²·(m'² + (1 − m')²)) / n'
    /// m' ± z·√(v' / n')
    /// ```
    ///
    /// For k = 1 this is exactly the interval of Agresti and Coull; for many rounds it approaches
    /// the normal interval of the mean. It always contains the sample mean, and its width is never
    /// 0 even if all rounds have the same result. The centre shifts by z²/k·|m − ½| / n', which is
    /// at most z²/2k / n', and half the width is never less than that.
    pub fn from_rounds(games: u64, sample: impl IntoIterator<Item = (f64, u64)>) -> Option<Self> {
        let AdjustedMean { mean, centre, standard_error: error } =
            AdjustedMean::of_rounds(games, sample)?;
        let half_width = Z * error;
        let ci95 = [(centre - half_width).max(0.0), (centre + half_width).min(1.0)];
        Some(Estimate { mean, ci95 })
    }
}

/// The sample moments of [`Estimate::from_rounds`] with the added games.
struct AdjustedMean {
    /// The mean of the sample alone.
    mean: f64,
    /// The mean with the added games, m' in the formula.
    centre: f64,
    /// The standard error of the mean, √(v' / n') in the formula.
    standard_error: f64,
}

impl AdjustedMean {
    /// The moments of a sample of rounds of `games` games each: points per game with their counts.
    /// `None` if the sample is empty.
    fn of_rounds(games: u64, sample: impl IntoIterator<Item = (f64, u64)>) -> Option<Self> {
        let sample: Vec<(f64, f64)> =
            sample.into_iter().map(|(value, times)| (value, times as f64)).collect();
        let count: f64 = sample.iter().map(|(_, times)| times).sum();
        if count == 0.0 {
            return None;
        }
        let sum: f64 = sample.iter().map(|(value, times)| value * times).sum();
        let games = games as f64;
        let added = Z * Z / games;
        let padded = count + added;
        let centre = (sum + added / 2.0) / padded;
        let squares: f64 =
            sample.iter().map(|(value, times)| times * (value - centre).powi(2)).sum();
        let added_squares = added / (2.0 * games) * (centre.powi(2) + (1.0 - centre).powi(2));
        let error = (squares + added_squares).sqrt() / padded;
        Some(AdjustedMean { mean: sum / count, centre, standard_error: error })
    }
}

/// Counts of values, which can be merged in any order and always give the same estimate.
///
/// Values are integers, in units of 1 / `whole`: for instance the half points won in a round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "BTreeMap<u64, u64>", try_from = "BTreeMap<u64, u64>")]
pub struct Histogram(BTreeMap<u64, u64>);

/// The limit of a histogram's total count; sums below it never overflow.
const MAX_TOTAL_COUNT: u64 = 1_000_000_000_000;

/// The counts in a file exceed the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the counts add up to more than 10^12")]
pub struct CountOverflow;

impl From<Histogram> for BTreeMap<u64, u64> {
    fn from(histogram: Histogram) -> Self {
        histogram.0
    }
}

impl TryFrom<BTreeMap<u64, u64>> for Histogram {
    type Error = CountOverflow;

    fn try_from(counts: BTreeMap<u64, u64>) -> Result<Self, CountOverflow> {
        let sum = counts.values().try_fold(0_u64, |sum, &count| sum.checked_add(count));
        sum.filter(|&sum| sum <= MAX_TOTAL_COUNT).map(|_| Histogram(counts)).ok_or(CountOverflow)
    }
}

impl Histogram {
    /// Counts a value once.
    pub fn add(&mut self, value: u64) {
        self.add_times(value, 1);
    }

    /// Counts a value `times` times.
    pub fn add_times(&mut self, value: u64, times: u64) {
        if times > 0 {
            let count = self.0.entry(value).or_default();
            *count = count.saturating_add(times);
        }
    }

    /// Adds the counts of another histogram.
    pub fn merge(&mut self, other: &Histogram) {
        other.iter().for_each(|(value, times)| self.add_times(value, times));
    }

    /// Each value with its count.
    pub fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.0.iter().map(|(&value, &times)| (value, times))
    }

    /// The estimate of the mean of value / `whole`, for rounds of `games` games; `None` if the
    /// histogram is empty.
    pub fn estimate(&self, whole: u64, games: u64) -> Option<Estimate> {
        Estimate::from_rounds(games, self.shares(whole))
    }

    /// The standard error of the mean of value / `whole`, on which the interval of
    /// [`estimate`](Histogram::estimate) is based; `None` if the histogram is empty.
    pub fn standard_error(&self, whole: u64, games: u64) -> Option<f64> {
        AdjustedMean::of_rounds(games, self.shares(whole)).map(|padded| padded.standard_error)
    }

    /// The values divided by `whole`, each with its count.
    fn shares(&self, whole: u64) -> impl Iterator<Item = (f64, u64)> {
        self.iter().map(move |(value, times)| (value as f64 / whole as f64, times))
    }
}

/// The moments of independent samples of a quantity.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Moments {
    count: f64,
    sum: f64,
    squares: f64,
}

/// The mean of a quantity, with its confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MeanEstimate {
    /// The mean of the samples.
    pub mean: f64,
    /// The lower and upper end of the 95 % confidence interval.
    pub ci95: [f64; 2],
}

impl Moments {
    /// Adds a sample.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the samples of other moments.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean and its 95 % confidence interval, mean ± 1.96·√(variance / n), which needs
    /// dozens of samples to be accurate. With fewer than two samples the interval is infinite; the
    /// mean of no samples is 0.
    pub fn mean(&self) -> MeanEstimate {
        let mean = self.sum / self.count.max(1.0);
        if self.count < 2.0 {
            return MeanEstimate { mean, ci95: [f64::NEG_INFINITY, f64::INFINITY] };
        }
        let variance = (self.squares - self.sum * mean).max(0.0) / (self.count - 1.0);
        let half_width = Z * (variance / self.count).sqrt();
        MeanEstimate { mean, ci95: [mean - half_width, mean + half_width] }
    }
}

/// The share of successes in samples of several trials that may depend on each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ratio {
    samples: u64,
    trials: u64,
    successes: u64,
    squared_trials: u64,
    squared_successes: u64,
    products: u64,
}

impl Ratio {
    /// Adds a sample with this number of trials and successes.
    pub fn add(&mut self, trials: u64, successes: u64) {
        self.merge(&Ratio {
            samples: 1,
            trials,
            successes,
            squared_trials: trials * trials,
            squared_successes: successes * successes,
            products: trials * successes,
        });
    }

    /// Adds the samples of another ratio.
    pub fn merge(&mut self, other: &Ratio) {
        self.samples += other.samples;
        self.trials += other.trials;
        self.successes += other.successes;
        self.squared_trials += other.squared_trials;
        self.squared_successes += other.squared_successes;
        self.products += other.products;
    }

    /// The number of trials and of successes.
    pub fn totals(&self) -> [u64; 2] {
        [self.trials, self.successes]
    }

    /// The share r = Σy / Σx ± z·√(n/(n − 1)·Σ(y − r·x)²) / Σx, where x is the number of trials and y
    /// that of successes in each of n samples (W. Cochran, «Sampling Techniques», 1977, section
    /// 2.11). `None` without trials. With a single sample the interval is 0 to 1.
    pub fn estimate(&self) -> Option<Estimate> {
        if self.trials == 0 {
            return None;
        }
        let [trials, samples] = [self.trials, self.samples].map(|count| count as f64);
        let mean = self.successes as f64 / trials;
        if self.samples < 2 {
            return Some(Estimate { mean, ci95: [0.0, 1.0] });
        }
        let squares = self.squared_successes as f64 - 2.0 * mean * self.products as f64
            + mean * mean * self.squared_trials as f64;
        let error = (samples / (samples - 1.0) * squares.max(0.0)).sqrt() / trials;
        let ci95 = [(mean - Z * error).max(0.0), (mean + Z * error).min(1.0)];
        Some(Estimate { mean, ci95 })
    }
}
