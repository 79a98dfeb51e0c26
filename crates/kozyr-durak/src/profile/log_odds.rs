//! Whom somebody plays like.

/// The opponents whom somebody can be like, by name.
pub(crate) const MODELLED_OPPONENTS: [&str; 5] =
    ["greedy", "lowest", "hand-value", "hand-value-published", "potential"];
/// How many there are.
const OPPONENT_COUNT: usize = MODELLED_OPPONENTS.len();
/// One deal says no more than that for or against anybody, as a natural logarithm: it is worked out from few of
/// the ways in which the cards may have lain.
const MAX_LOG_ODDS_PER_DEAL: f64 = 5.0;
/// Nor do all deals together, so that it shows after two or three if somebody has changed.
const MAX_LOG_ODDS: f64 = 9.0;
/// It is told whom somebody plays like if that is likelier than this.
const RECOGNITION_PROBABILITY: f64 = 0.8;

/// How many times likelier it was that somebody would do what they did if they were one of the
/// [opponents](crate::search::Model::OPPONENTS) of which there are models than if they were none of them: for each the natural
/// logarithm, 0 as long as nothing was seen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct OpponentLogOdds([f64; OPPONENT_COUNT]);

impl OpponentLogOdds {
    /// Whom it is told that somebody plays like, who most likely is that opponent with this chance, and the chance
    /// in whole percent; `None` if it is not likely enough to be told.
    pub fn recognised_percent((name, chance): (&'static str, f64)) -> Option<(&'static str, f64)> {
        // Nobody is ever quite sure.
        (chance > RECOGNITION_PROBABILITY).then(|| (name, (100.0 * chance).floor().min(99.0)))
    }

    /// What a deal says, from how likely the acts were for each opponent and for somebody else, all to the same
    /// factor, 0 or more.
    pub(crate) fn from_likelihoods(opponents: [f64; OPPONENT_COUNT], nobody: f64) -> Self {
        let log = |likely: f64| likely.max(f64::MIN_POSITIVE).ln();
        OpponentLogOdds(opponents.map(|likely| log(likely) - log(nobody)))
            .clamped(MAX_LOG_ODDS_PER_DEAL)
    }

    /// Whether nothing has been seen.
    pub fn is_empty(&self) -> bool {
        *self == OpponentLogOdds::default()
    }

    /// How many times likelier the acts were for an opponent, by its number, than for anybody else.
    pub(crate) fn likelihood_ratio(&self, opponent: usize) -> f64 {
        self.0[opponent].exp()
    }

    /// The opponent that somebody most likely is, and how likely, each of them and none of them being held to be
    /// equally likely before; `None` if most likely it is none, or nothing has been seen.
    pub fn most_likely(&self) -> Option<(&'static str, f64)> {
        let times = (0..OPPONENT_COUNT).map(|opponent| self.likelihood_ratio(opponent));
        let all = 1.0 + times.clone().sum::<f64>();
        let both = MODELLED_OPPONENTS.into_iter().zip(times);
        let (name, times) = both.max_by(|one, other| one.1.total_cmp(&other.1))?;
        (times > 1.0).then_some((name, times / all))
    }

    /// How likely they are each of the opponents rather than none, if both are equally likely before.
    pub(super) fn probabilities(&self) -> [f64; OPPONENT_COUNT] {
        self.0.map(|log| 1.0 / (1.0 + (-log).exp()))
    }

    /// The likeness that goes with such chances; `None` if they are none.
    pub(super) fn from_probabilities(chances: [f64; OPPONENT_COUNT]) -> Option<Self> {
        let log = |chance: f64| (chance / (1.0 - chance)).ln().clamp(-MAX_LOG_ODDS, MAX_LOG_ODDS);
        let right = chances.iter().all(|chance| (0.0..=1.0).contains(chance));
        right.then(|| OpponentLogOdds(chances.map(log)))
    }

    /// Adds what was seen elsewhere.
    pub(super) fn add(&mut self, other: &OpponentLogOdds) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
        *self = self.clamped(MAX_LOG_ODDS);
    }

    /// The same, nobody being so many times likelier or less likely than none of them, as a logarithm; whoever
    /// was the likelier of two who are likelier than that still is.
    fn clamped(self, most: f64) -> Self {
        let beyond = self.0.into_iter().fold(0.0_f64, |beyond, log| beyond.max(log - most));
        OpponentLogOdds(self.0.map(|log| (log - beyond).max(-most)))
    }
}
