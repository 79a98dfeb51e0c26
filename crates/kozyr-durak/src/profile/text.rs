//! Profiles as text: `2-12-3.5_10-…-0.3_99.6_…`, the version, the deals, then done and chances of each habit, and
//! at last how likely they are each of the opponents rather than none, in percent. Version 1 had not the last.
//!
//! It has no characters of which the parameters of an opponent are made, so that it can be one.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{
    habit::Habit,
    log_odds::{MODELLED_OPPONENTS, OpponentLogOdds},
    player_profile::{HabitTally, MAX_COUNT, PlayerProfile},
};

/// The version that is written; a later one is not read.
const VERSION: u32 = 2;
/// The version that says nothing of whom somebody plays like.
const VERSION_WITHOUT_LOG_ODDS: u32 = 1;
/// Counts are written with so many parts of one.
const COUNT_SCALE: f64 = 100.0;
/// Chances in percent have so many parts of one, enough for the least of them.
const PERCENT_SCALE: f64 = 1000.0;

/// Why a text is not a profile.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseProfileError {
    /// It is of a later version.
    #[error("profile version {0} is newer than this program reads ({VERSION})")]
    TooNew(u32),
    /// It is no profile at all.
    #[error(
        "a profile is `{VERSION}-deals-done_chances-…-percent_percent_…` with {} habits and {} opponents",
        Habit::ALL.len(), MODELLED_OPPONENTS.len()
    )]
    Malformed,
    /// It has counts that there cannot be.
    #[error(
        "`{0}` cannot be in a profile: done_chances are from 0 to {MAX_COUNT}, with no more done than there were chances"
    )]
    InvalidCount(String),
    /// It has chances that there cannot be.
    #[error("`{0}` cannot be in a profile: percent_percent_… are from 0 to 100")]
    InvalidPercent(String),
}

impl fmt::Display for PlayerProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}-{}", self.deals)?;
        for HabitTally { done, opportunities: chances } in self.tallies {
            write!(f, "-{}_{}", rounded(done, COUNT_SCALE), rounded(chances, COUNT_SCALE))?;
        }
        let percent = |chance: f64| rounded(100.0 * chance, PERCENT_SCALE).to_string();
        write!(f, "-{}", self.opponent_log_odds.probabilities().map(percent).join("_"))
    }
}

fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}

impl FromStr for PlayerProfile {
    type Err = ParseProfileError;

    fn from_str(text: &str) -> Result<Self, ParseProfileError> {
        let mut parts = text.split('-');
        let mut whole = || parts.next()?.parse::<u32>().ok();
        let version = whole().ok_or(ParseProfileError::Malformed)?;
        if version > VERSION {
            return Err(ParseProfileError::TooNew(version));
        }
        let deals = whole().filter(|_| version > 0).ok_or(ParseProfileError::Malformed)?;
        let mut profile = PlayerProfile { deals, ..PlayerProfile::default() };
        for own in &mut profile.tallies {
            *own = tally(parts.next().ok_or(ParseProfileError::Malformed)?)?;
        }
        if version > VERSION_WITHOUT_LOG_ODDS {
            profile.opponent_log_odds =
                likeness(parts.next().ok_or(ParseProfileError::Malformed)?)?;
        }
        match parts.next() {
            None => Ok(profile),
            Some(_) => Err(ParseProfileError::Malformed),
        }
    }
}

fn likeness(text: &str) -> Result<OpponentLogOdds, ParseProfileError> {
    let percent: [f64; MODELLED_OPPONENTS.len()] = numbers(text)?;
    let likeness = OpponentLogOdds::from_probabilities(percent.map(|percent| percent / 100.0));
    likeness.ok_or_else(|| ParseProfileError::InvalidPercent(text.into()))
}

fn tally(text: &str) -> Result<HabitTally, ParseProfileError> {
    let [done, chances] = numbers(text)?;
    let can_be = (0.0..=MAX_COUNT).contains(&chances) && (0.0..=chances).contains(&done);
    if can_be {
        Ok(HabitTally { done, opportunities: chances })
    } else {
        Err(ParseProfileError::InvalidCount(text.into()))
    }
}

/// So many numbers between underscores.
fn numbers<const COUNT: usize>(text: &str) -> Result<[f64; COUNT], ParseProfileError> {
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
