//! What any game's table needs: the match in progress, thought, motion, input, prompts.

pub mod current_match;
pub mod decision_event;
pub mod hud;
pub mod input;
pub mod motion;
pub mod move_now;
pub mod pace;
pub mod prompts;
pub mod refusal;
pub mod registry;
pub mod requests;
pub mod session;
pub mod table_area;
pub mod table_overlay;
pub mod thinking;

use bevy::prelude::*;

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        pace::plugin,
        move_now::plugin,
        input::plugin,
        motion::plugin,
        table_area::plugin,
        table_overlay::plugin,
        requests::plugin,
        prompts::plugin,
        refusal::plugin,
    ));
}
