//! Learning the evaluation from games of one's own.
//!
//! Games are played from random openings ([`self_play`]), every position is labelled with how
//! its game ended under best play, others are valued in games that are only sketched ([`sketched_game`]), weights are fitted to the labels ([`fit`]), and old and new
//! weights meet in a match ([`contest`]). At last the margins of multi-ProbCut follow from the
//! weights ([`fit_deviation`]). What is kept between these steps is up to the caller.

mod engine_match;
mod evaluation_error;
mod fit;
mod positions;
mod probcut_fit;
mod sample;
mod self_play;

pub use super::probcut::Deviation;
pub use engine_match::{ContestResult, Openings, Side, contest};
pub use evaluation_error::{Judge, StageError, stage_errors};
pub use fit::{FitReport, FitRules, fit};
pub use positions::{SketchRules, game_position, sketched_game};
pub use probcut_fit::fit_deviation;
pub use sample::{SAMPLE_BYTES, Sample};
pub use self_play::{SelfPlay, self_play};
