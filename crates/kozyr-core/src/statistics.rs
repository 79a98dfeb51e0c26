//! What is remembered of the games that a person has played, and what it comes to.
//!
//! Every finished game is an [`Entry`] of a [`Log`]; all figures follow from the entries that a
//! [`Filter`] lets through. Nothing here reads a clock or keeps a file: whoever writes a game
//! down says when it was, and keeps the log's [segments](Log::segment).

mod accuracy;
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
pub use curve::{Curve, WINDOW, curve};
pub use entry::{Circumstances, Entry, Verdict};
pub use export::{ImportError, csv, from_json, to_json};
pub use filter::{Filter, Stake};
pub use game_log::{Log, SEGMENT, Salvage};
pub use opponent_rating::{ANCHOR, Strength, Strengths};
pub use rating::{Rating, Rival};
pub use statistics_game::Counted;
pub use summary::{Streak, Summary, opponents};
pub use utc_date_time::Date;
