//! What any game's table needs: the match in progress, thought, motion, input, prompts.

pub mod current_match;
pub mod hud;
pub mod input;
pub mod motion;
pub mod move_now;
pub mod pace;
pub mod picture;
pub mod prompts;
pub mod question;
pub mod refusal;
pub mod registry;
pub mod requests;
pub mod room;
pub mod session;
pub mod thinking;

use bevy::prelude::*;

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        pace::plugin,
        move_now::plugin,
        input::plugin,
        motion::plugin,
        room::plugin,
        picture::plugin,
        requests::plugin,
        prompts::plugin,
        refusal::plugin,
    ));
}
