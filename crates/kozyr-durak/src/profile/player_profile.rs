//! What was counted of somebody's play.

use super::{habit::Habit, log_odds::Likeness};

/// How often something was done, and how often it could have been: sums of chances, so no whole
/// numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// How often it was done.
    pub done: f64,
    /// How often it could have been done; never less.
    pub chances: f64,
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
pub struct Profile {
    pub(super) deals: u32,
    pub(super) tallies: [Tally; Habit::ALL.len()],
    pub(super) likeness: Likeness,
}

/// Something about somebody that is worth telling.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Telling {
    /// What they do.
    pub habit: Habit,
    /// How often they did it, and how often they could have.
    pub tally: Tally,
    /// Whether they do it more often than others.
    pub often: bool,
}

impl Profile {
    /// Adds what was seen elsewhere.
    pub fn add(&mut self, other: &Profile) {
        self.deals = self.deals.saturating_add(other.deals);
        for (own, more) in self.tallies.iter_mut().zip(other.tallies) {
            own.done = (own.done + more.done).min(MOST);
            own.chances = (own.chances + more.chances).min(MOST);
        }
        self.likeness.add(&other.likeness);
    }

    /// In how many deals somebody was watched, this one included.
    pub fn deals(&self) -> u32 {
        self.deals
    }

    /// Whether nothing has been seen.
    pub fn is_empty(&self) -> bool {
        self.tallies.iter().all(|tally| tally.chances == 0.0) && self.likeness.is_empty()
    }

    /// Whom they play like, by the deals that were [learnt](Self::learn) from.
    pub fn likeness(&self) -> &Likeness {
        &self.likeness
    }

    /// What was counted of a habit.
    pub fn tally(&self, habit: Habit) -> Tally {
        self.tallies[habit as usize]
    }

    /// How often they do it when they can, 0 to 1: the mean of a beta distribution that begins with
    /// what is usual.
    pub fn rate(&self, habit: Habit) -> f64 {
        let Tally { done, chances } = self.tally(habit);
        let weight = habit.weight();
        (weight * habit.usual() + done) / (weight + chances)
    }

    /// The standard deviation of the rate.
    pub fn doubt(&self, habit: Habit) -> f64 {
        let rate = self.rate(habit);
        (rate * (1.0 - rate) / (habit.weight() + self.tally(habit).chances + 1.0)).sqrt()
    }

    /// The habits in which they differ most surely from what is usual, the surest first.
    pub fn telling(&self) -> Vec<Telling> {
        let told = |habit: Habit| {
            let tally = self.tally(habit);
            let beyond = (self.rate(habit) - habit.usual()) / self.doubt(habit);
            let sure = tally.chances >= FEWEST && beyond.abs() >= SURE;
            sure.then_some((beyond.abs(), Telling { habit, tally, often: beyond > 0.0 }))
        };
        let mut told: Vec<_> = Habit::ALL.into_iter().filter_map(told).collect();
        told.sort_by(|one, other| other.0.total_cmp(&one.0));
        told.into_iter().map(|(_, telling)| telling).collect()
    }
}

/// Nothing is counted further, and greater counts are not read.
pub(super) const MOST: f64 = 1e9;
/// Fewer chances than that say nothing of anybody.
const FEWEST: f64 = 8.0;
/// So many standard deviations from what is usual are told.
const SURE: f64 = 2.0;
