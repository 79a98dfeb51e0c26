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

pub use super::probcut::ProbCutDeviation;
pub use engine_match::{
    EngineMatchOpenings, EngineMatchResult, EngineMatchSide, play_engine_match,
};
pub use evaluation_error::{ReferenceSearch, StageErrorStatistics, measure_stage_errors};
pub use fit::{FitOptions, FitReport, fit};
pub use positions::{RescoredGameOptions, game_position, rescored_game_samples};
pub use probcut_fit::fit_probcut_deviation;
pub use sample::{LABELLED_BOARD_BYTES, LabelledBoard};
pub use self_play::{SelfPlayOptions, self_play};
