//! How closely a player resembles each of the modelled opponents.

/// The names of the opponents in [`OpponentLogOdds`].
pub(crate) const MODELLED_OPPONENTS: [&str; 5] =
    ["greedy", "lowest", "hand-value", "hand-value-published", "potential"];
const OPPONENT_COUNT: usize = MODELLED_OPPONENTS.len();
/// The largest log odds from a single deal, which are estimated from few sampled worlds.
const MAX_LOG_ODDS_PER_DEAL: f64 = 5.0;
/// The largest total log odds. The cap lets a change of style show after two or three deals.
const MAX_LOG_ODDS: f64 = 9.0;
/// The probability above which an opponent counts as recognised.
const RECOGNITION_PROBABILITY: f64 = 0.8;

/// The log odds (natural logarithm) of a player being each of the modelled
/// [opponents](crate::search::PlayerModel::OPPONENTS) rather than none of them, with even prior
/// odds. 0 without observations.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct OpponentLogOdds([f64; OPPONENT_COUNT]);

impl OpponentLogOdds {
    /// Returns the name of an opponent with its probability in whole percent, rounded down and at
    /// most 99. Returns `None` unless the given probability, 0 to 1, is greater than 0.8.
    pub fn recognised_percent(
        (name, probability): (&'static str, f64),
    ) -> Option<(&'static str, f64)> {
        (probability > RECOGNITION_PROBABILITY)
            .then(|| (name, (100.0 * probability).floor().min(99.0)))
    }

    /// Returns the log odds from the likelihoods of a deal's actions under each opponent and under
    /// an unknown player, limited to ±5. The likelihoods are 0 or more, up to a common factor.
    pub(crate) fn from_likelihoods(opponents: [f64; OPPONENT_COUNT], unknown_player: f64) -> Self {
        let log = |likelihood: f64| likelihood.max(f64::MIN_POSITIVE).ln();
        OpponentLogOdds(opponents.map(|likelihood| log(likelihood) - log(unknown_player)))
            .clamped(MAX_LOG_ODDS_PER_DEAL)
    }

    /// Whether all log odds are 0, as without observations.
    pub fn is_empty(&self) -> bool {
        *self == OpponentLogOdds::default()
    }

    /// Returns the likelihood ratio of an opponent, by index in [`MODELLED_OPPONENTS`], to an
    /// unknown player.
    pub(crate) fn likelihood_ratio(&self, opponent: usize) -> f64 {
        self.0[opponent].exp()
    }

    /// Returns the most likely opponent and its probability, 0 to 1, with the same prior for each
    /// opponent and for an unknown player. `None` unless that opponent is more likely than an
    /// unknown player.
    pub fn most_likely(&self) -> Option<(&'static str, f64)> {
        let ratios = (0..OPPONENT_COUNT).map(|opponent| self.likelihood_ratio(opponent));
        let all = 1.0 + ratios.clone().sum::<f64>();
        let named = MODELLED_OPPONENTS.into_iter().zip(ratios);
        let (name, ratio) = named.max_by(|left, right| left.1.total_cmp(&right.1))?;
        (ratio > 1.0).then_some((name, ratio / all))
    }

    /// Returns, for each opponent, the probability of that opponent rather than an unknown player
    /// at even prior odds.
    pub(super) fn probabilities(&self) -> [f64; OPPONENT_COUNT] {
        self.0.map(|log| 1.0 / (1.0 + (-log).exp()))
    }

    /// Returns the log odds that give these [`probabilities`](Self::probabilities), limited to ±9.
    /// `None` if a value is outside 0 to 1.
    pub(super) fn from_probabilities(probabilities: [f64; OPPONENT_COUNT]) -> Option<Self> {
        let log = |probability: f64| {
            (probability / (1.0 - probability)).ln().clamp(-MAX_LOG_ODDS, MAX_LOG_ODDS)
        };
        let is_valid = probabilities.iter().all(|probability| (0.0..=1.0).contains(probability));
        is_valid.then(|| OpponentLogOdds(probabilities.map(log)))
    }

    /// Adds the log odds of other observations and limits the sums to ±9.
    pub(super) fn add(&mut self, other: &OpponentLogOdds) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
        *self = self.clamped(MAX_LOG_ODDS);
    }

    /// Returns the log odds limited to ±`limit`. If any is greater, all are first shifted down
    /// together, so that their differences remain.
    fn clamped(self, limit: f64) -> Self {
        let excess = self.0.into_iter().fold(0.0_f64, |excess, log| excess.max(log - limit));
        OpponentLogOdds(self.0.map(|log| (log - excess).max(-limit)))
    }
}
