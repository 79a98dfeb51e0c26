//! The text form of profiles: `2-12-3.5_10-…-0.3_99.6_…`. The fields are the version, the number of
//! deals, `done_opportunities` of each habit, and the probability in percent of each opponent
//! against none of them. Version 1 lacks the last field.
//!
//! The text has no characters with a meaning in opponent parameters, so it can be one.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{
    habit::Habit,
    log_odds::{MODELLED_OPPONENTS, OpponentLogOdds},
    player_profile::{HabitTally, MAX_COUNT, PlayerProfile},
};

/// The version written; later versions are rejected.
const VERSION: u32 = 2;
/// The version without opponent probabilities.
const VERSION_WITHOUT_LOG_ODDS: u32 = 1;
/// The number of steps per unit when writing counts.
const COUNT_SCALE: f64 = 100.0;
/// The number of steps per percent when writing probabilities, enough for the smallest.
const PERCENT_SCALE: f64 = 1000.0;

/// An error in the text form of a profile.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseProfileError {
    /// The version, which is given, is newer than this program reads.
    #[error("profile version {0} is newer than this program reads ({VERSION})")]
    TooNew(u32),
    /// The text is not a profile.
    #[error(
        "expected a profile like `{VERSION}-deals-done_opportunities-…-percent_percent_…` with {} habits and {} opponents",
        Habit::ALL.len(), MODELLED_OPPONENTS.len()
    )]
    Malformed,
    /// The counts of a habit, which are given as text, are out of range.
    #[error(
        "invalid counts `{0}` in a profile: done and opportunities are 0 to {MAX_COUNT}, with done at most opportunities"
    )]
    InvalidCount(String),
    /// A percentage in the given text is out of range.
    #[error("invalid probability `{0}` in a profile: percentages are 0 to 100")]
    InvalidPercent(String),
}

impl fmt::Display for PlayerProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}-{}", self.deals)?;
        for HabitTally { done, opportunities } in self.tallies {
            write!(f, "-{}_{}", rounded(done, COUNT_SCALE), rounded(opportunities, COUNT_SCALE))?;
        }
        let percent = |probability: f64| rounded(100.0 * probability, PERCENT_SCALE).to_string();
        write!(f, "-{}", self.opponent_log_odds.probabilities().map(percent).join("_"))
    }
}

/// Returns a number rounded to the nearest multiple of 1 ∕ `steps`.
fn rounded(number: f64, steps: f64) -> f64 {
    (number * steps).round() / steps
}

impl FromStr for PlayerProfile {
    type Err = ParseProfileError;

    fn from_str(text: &str) -> Result<Self, ParseProfileError> {
        let mut parts = text.split('-');
        let mut next_integer = || parts.next()?.parse::<u32>().ok();
        let version = next_integer().ok_or(ParseProfileError::Malformed)?;
        if version > VERSION {
            return Err(ParseProfileError::TooNew(version));
        }
        let deals = next_integer().filter(|_| version > 0).ok_or(ParseProfileError::Malformed)?;
        let mut profile = PlayerProfile { deals, ..PlayerProfile::default() };
        for tally in &mut profile.tallies {
            *tally = parse_tally(parts.next().ok_or(ParseProfileError::Malformed)?)?;
        }
        if version > VERSION_WITHOUT_LOG_ODDS {
            profile.opponent_log_odds =
                parse_log_odds(parts.next().ok_or(ParseProfileError::Malformed)?)?;
        }
        match parts.next() {
            None => Ok(profile),
            Some(_) => Err(ParseProfileError::Malformed),
        }
    }
}

/// Parses the log odds from percentages separated by underscores. Fails unless there is one
/// percentage from 0 to 100 for each opponent.
fn parse_log_odds(text: &str) -> Result<OpponentLogOdds, ParseProfileError> {
    let percentages: [f64; MODELLED_OPPONENTS.len()] = parse_numbers(text)?;
    let log_odds = OpponentLogOdds::from_probabilities(percentages.map(|percent| percent / 100.0));
    log_odds.ok_or_else(|| ParseProfileError::InvalidPercent(text.into()))
}

/// Parses the tally of a habit, written `done_opportunities`. Fails if that is not two numbers, if
/// a number is out of range, or if `done` is the greater one.
fn parse_tally(text: &str) -> Result<HabitTally, ParseProfileError> {
    let [done, opportunities] = parse_numbers(text)?;
    let is_valid =
        (0.0..=MAX_COUNT).contains(&opportunities) && (0.0..=opportunities).contains(&done);
    if is_valid {
        Ok(HabitTally { done, opportunities })
    } else {
        Err(ParseProfileError::InvalidCount(text.into()))
    }
}

/// Parses exactly `COUNT` numbers separated by underscores. Anything else is
/// [`Malformed`](ParseProfileError::Malformed).
fn parse_numbers<const COUNT: usize>(text: &str) -> Result<[f64; COUNT], ParseProfileError> {
    let all: Result<Vec<f64>, _> = text.split('_').map(str::parse).collect();
    all.ok().and_then(|all| all.try_into().ok()).ok_or(ParseProfileError::Malformed)
}

impl Serialize for PlayerProfile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayerProfile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
