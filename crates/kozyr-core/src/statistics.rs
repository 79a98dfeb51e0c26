//! The log of a person's finished games, and the statistics computed from it.
//!
//! Every finished game is a [`GameLogEntry`] in a [`GameLog`]; all figures are computed from the
//! entries that a [`GameFilter`] selects. Nothing here reads a clock or writes files: the caller
//! provides the time and saves the log's [segments](GameLog::segment).

mod accuracy;
mod concept_cost;
mod curve;
mod entry;
mod export;
mod filter;
mod game_log;
mod opponent_rating;
mod rating;
mod statistics_game;
mod summary;
mod utc_date_time;

pub use accuracy::Accuracy;
pub use concept_cost::{
    ConceptCost, ConceptProgress, PeriodCost, RECENT_SECONDS, add_concept_cost, concept_progress,
};
pub use curve::{CurveMetric, WINDOW_GAMES, curve};
pub use entry::{GameLogEntry, MatchConditions, PlayerResult};
pub use export::{ImportError, from_json, to_csv, to_json};
pub use filter::{GameFilter, RatedFilter};
pub use game_log::{GameLog, RecoveredSegment, SEGMENT_GAMES};
pub use opponent_rating::{ANCHOR_RATING, OpponentRating, OpponentRatings};
pub use rating::{Rating, Rival};
pub use statistics_game::StatisticsGame;
pub use summary::{Streak, Summary, summaries_by_opponent};
pub use utc_date_time::UtcDateTime;
