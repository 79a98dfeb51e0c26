//! What any game's table needs: the match in progress, thought, motion, input, prompts.

pub mod hud;
pub mod input;
pub mod motion;
pub mod pace;
pub mod player_names;
pub mod prompts;
pub mod refusal;
pub mod session;
pub mod thinking;
