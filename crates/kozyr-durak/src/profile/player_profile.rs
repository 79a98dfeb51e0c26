//! What was counted of somebody's play.

use super::{habit::Habit, log_odds::OpponentLogOdds};

/// How often something was done, and how often it could have been: sums of chances, so no whole
/// numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct HabitTally {
    /// How often it was done.
    pub done: f64,
    /// How often it could have been done; never less.
    pub opportunities: f64,
}

/// How somebody plays, as far as it has been seen.
///
/// ```
/// use kozyr_durak::profile::{Habit, Profile};
///
/// let nobody = Profile::default();
/// assert!(nobody.is_empty());
/// assert_eq!(nobody.rate(Habit::ThrowsTrumps), Habit::ThrowsTrumps.usual());
/// assert_eq!(nobody.to_string().parse(), Ok(nobody));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerProfile {
    pub(super) deals: u32,
    pub(super) tallies: [HabitTally; Habit::ALL.len()],
    pub(super) opponent_log_odds: OpponentLogOdds,
}

/// Something about somebody that is worth telling.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NotableHabit {
    /// What they do.
    pub habit: Habit,
    /// How often they did it, and how often they could have.
    pub tally: HabitTally,
    /// Whether they do it more often than others.
    pub is_frequent: bool,
}

impl PlayerProfile {
    /// Adds what was seen elsewhere.
    pub fn add(&mut self, other: &PlayerProfile) {
        self.deals = self.deals.saturating_add(other.deals);
        for (own, more) in self.tallies.iter_mut().zip(other.tallies) {
            own.done = (own.done + more.done).min(MAX_COUNT);
            own.opportunities = (own.opportunities + more.opportunities).min(MAX_COUNT);
        }
        self.opponent_log_odds.add(&other.opponent_log_odds);
    }

    /// In how many deals somebody was watched, this one included.
    pub fn deals(&self) -> u32 {
        self.deals
    }

    /// Whether nothing has been seen.
    pub fn is_empty(&self) -> bool {
        self.tallies.iter().all(|tally| tally.opportunities == 0.0)
            && self.opponent_log_odds.is_empty()
    }

    /// Whom they play like, by the deals that were [learnt](Self::learn) from.
    pub fn opponent_log_odds(&self) -> &OpponentLogOdds {
        &self.opponent_log_odds
    }

    /// What was counted of a habit.
    pub fn tally(&self, habit: Habit) -> HabitTally {
        self.tallies[habit as usize]
    }

    /// How often they do it when they can, 0 to 1: the mean of a beta distribution that begins with
    /// what is usual.
    pub fn rate(&self, habit: Habit) -> f64 {
        let HabitTally { done, opportunities: chances } = self.tally(habit);
        let weight = habit.prior_weight();
        (weight * habit.prior_mean() + done) / (weight + chances)
    }

    /// The standard deviation of the rate.
    pub fn rate_std_dev(&self, habit: Habit) -> f64 {
        let rate = self.rate(habit);
        (rate * (1.0 - rate) / (habit.prior_weight() + self.tally(habit).opportunities + 1.0))
            .sqrt()
    }

    /// The habits in which they differ most surely from what is usual, the surest first.
    pub fn notable_habits(&self) -> Vec<NotableHabit> {
        let told = |habit: Habit| {
            let tally = self.tally(habit);
            let beyond = (self.rate(habit) - habit.prior_mean()) / self.rate_std_dev(habit);
            let sure = tally.opportunities >= MIN_OPPORTUNITIES && beyond.abs() >= NOTABLE_STD_DEVS;
            sure.then_some((beyond.abs(), NotableHabit { habit, tally, is_frequent: beyond > 0.0 }))
        };
        let mut told: Vec<_> = Habit::ALL.into_iter().filter_map(told).collect();
        told.sort_by(|one, other| other.0.total_cmp(&one.0));
        told.into_iter().map(|(_, telling)| telling).collect()
    }
}

/// Nothing is counted further, and greater counts are not read.
pub(super) const MAX_COUNT: f64 = 1e9;
/// Fewer chances than that say nothing of anybody.
const MIN_OPPORTUNITIES: f64 = 8.0;
/// So many standard deviations from what is usual are told.
const NOTABLE_STD_DEVS: f64 = 2.0;
