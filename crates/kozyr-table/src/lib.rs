//! The parts of a table that all games share: the session, opponents' decisions, motion, input and
//! prompts.

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
pub mod seat_remarks;
pub mod session;
pub mod table_area;
pub mod table_overlay;
pub mod thinking;
pub mod waiting_tables;

use bevy::prelude::*;

/// Adds the plugins of this crate that do not depend on a game. Each game adds those with a type
/// parameter.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        pace::plugin,
        move_now::plugin,
        input::plugin,
        motion::plugin,
        table_area::plugin,
        table_overlay::plugin,
        requests::plugin,
        seat_remarks::plugin,
        waiting_tables::plugin,
        prompts::plugin,
        refusal::plugin,
    ));
}
