//! The habits counted for a player.

use super::{habit::Habit, log_odds::OpponentLogOdds};

/// How often a player followed a habit and could have done so. The counts are expected values and
/// need not be whole.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct HabitTally {
    /// How often the player followed the habit.
    pub done: f64,
    /// How often the player could have followed the habit; at least `done`.
    pub opportunities: f64,
}

/// A player's habits, from the deals observed so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerProfile {
    pub(super) deals: u32,
    pub(super) tallies: [HabitTally; Habit::ALL.len()],
    pub(super) opponent_log_odds: OpponentLogOdds,
}

/// A habit that clearly differs from that of other players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NotableHabit {
    /// The habit.
    pub habit: Habit,
    /// How often the player followed the habit and could have done so.
    pub tally: HabitTally,
    /// Whether the player follows the habit more often than others.
    pub is_frequent: bool,
}

impl PlayerProfile {
    /// Adds the deals, counts and log odds of another profile of the same player. Counts are capped
    /// at 10⁹.
    pub fn add(&mut self, other: &PlayerProfile) {
        self.deals = self.deals.saturating_add(other.deals);
        for (own, more) in self.tallies.iter_mut().zip(other.tallies) {
            own.done = (own.done + more.done).min(MAX_COUNT);
            own.opportunities = (own.opportunities + more.opportunities).min(MAX_COUNT);
        }
        self.opponent_log_odds.add(&other.opponent_log_odds);
    }

    /// The number of deals observed.
    pub fn deals(&self) -> u32 {
        self.deals
    }

    /// Whether no habit had an opportunity and all opponent log odds are 0, whatever the number of
    /// deals.
    pub fn is_empty(&self) -> bool {
        self.tallies.iter().all(|tally| tally.opportunities == 0.0)
            && self.opponent_log_odds.is_empty()
    }

    /// The resemblance to the modelled opponents, from the deals added with
    /// [`add_deal`](Self::add_deal).
    pub fn opponent_log_odds(&self) -> &OpponentLogOdds {
        &self.opponent_log_odds
    }

    /// Returns how often the player followed a habit and could have done so.
    pub fn tally(&self, habit: Habit) -> HabitTally {
        self.tallies[habit as usize]
    }

    /// Returns the estimated probability that the player follows a habit at an opportunity. It is
    /// the mean of a beta distribution that starts from the prior.
    pub fn rate(&self, habit: Habit) -> f64 {
        let HabitTally { done, opportunities } = self.tally(habit);
        let weight = habit.prior_weight();
        (weight * habit.prior_mean() + done) / (weight + opportunities)
    }

    /// Returns the standard deviation of the distribution whose mean is the [`rate`](Self::rate).
    pub fn rate_std_dev(&self, habit: Habit) -> f64 {
        let rate = self.rate(habit);
        (rate * (1.0 - rate) / (habit.prior_weight() + self.tally(habit).opportunities + 1.0))
            .sqrt()
    }

    /// Returns the habits with at least eight opportunities whose rate differs from the prior mean
    /// by at least two standard deviations. The most significant one comes first.
    pub fn notable_habits(&self) -> Vec<NotableHabit> {
        let assess = |habit: Habit| {
            let tally = self.tally(habit);
            let std_devs = (self.rate(habit) - habit.prior_mean()) / self.rate_std_dev(habit);
            let is_notable =
                tally.opportunities >= MIN_OPPORTUNITIES && std_devs.abs() >= NOTABLE_STD_DEVS;
            is_notable.then_some((
                std_devs.abs(),
                NotableHabit { habit, tally, is_frequent: std_devs > 0.0 },
            ))
        };
        let mut notable: Vec<_> = Habit::ALL.into_iter().filter_map(assess).collect();
        notable.sort_by(|left, right| right.0.total_cmp(&left.0));
        notable.into_iter().map(|(_, habit)| habit).collect()
    }
}

/// The largest count; greater ones are capped, and rejected in text.
pub(super) const MAX_COUNT: f64 = 1e9;
/// The fewest opportunities for a notable habit.
const MIN_OPPORTUNITIES: f64 = 8.0;
/// The fewest standard deviations from the prior mean for a notable habit.
const NOTABLE_STD_DEVS: f64 = 2.0;
