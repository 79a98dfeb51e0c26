//! What is remembered of the games that a person has played, and what it comes to.
//!
//! Every finished game is an [`Entry`] of a [`Log`]; all figures follow from the entries that a
//! [`Filter`] lets through. Nothing here reads a clock or keeps a file: whoever writes a game
//! down says when it was, and keeps the log's [segments](Log::segment).

mod accuracy;
mod counted;
mod curve;
mod date;
mod entry;
mod export;
mod filter;
mod log;
mod rating;
mod strength;
mod summary;

pub use accuracy::Accuracy;
pub use counted::Counted;
pub use curve::{Curve, WINDOW, curve};
pub use date::Date;
pub use entry::{Circumstances, Entry, Verdict};
pub use export::{ImportError, csv, from_json, to_json};
pub use filter::{Filter, Stake};
pub use log::{Log, SEGMENT, Salvage};
pub use rating::{Rating, Rival};
pub use strength::{ANCHOR, Strength, Strengths};
pub use summary::{Streak, Summary, opponents};
