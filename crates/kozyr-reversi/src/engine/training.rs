//! Training the evaluation from self-play.
//!
//! Games start from random openings ([`self_play`]), and every position is labelled with the result
//! of its game under best play. More positions come from quick games and are scored by separate
//! searches ([`rescored_game_samples`]). Weights are fitted to the labels ([`fit`]), and old and
//! new weights play a match ([`play_engine_match`]). Finally, the ProbCut margins are fitted to the
//! weights ([`fit_probcut_deviation`]). The caller stores the results between steps.

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
