//! The board: discs as entities, phases as states, one event for the one decision there is.

mod board;
pub mod characters;
mod components;
mod counted;
mod decide;
mod discs;
mod edge;
mod focus;
mod game_ui;
mod ghosts;
mod heard;
mod help;
mod hud;
mod judge;
mod layout;
pub mod lesson;
pub mod new_game;
mod ornaments;
mod phase;
mod problems;
mod refusal;
mod result;
mod screens;
mod set_up;
mod spoken;
mod thumbnail;
mod touch;
mod view_menu;
mod wave;

use bevy::prelude::*;

pub use components::{BoardSquare, Disc, LiesOn, OccupiedBy};
pub use game_ui::ReversiUi;
pub use layout::Layout;
pub use screens::{BOARD, ID, NEW_GAME, TABLE};
pub use touch::Tapped;

use kozyr_features::{self as features, review, statistics::OwnFigure};
use kozyr_platform::jobs::Jobs;
use kozyr_table::registry::GameEntry;
use kozyr_ui::widgets::Sign;

pub use refusal::why_not;
pub use set_up::SetUp;
pub use thumbnail::thumbnail;

/// What is asked about matches of Reversi, for a worker.
pub fn jobs(jobs: &mut Jobs) {
    weights();
    review::jobs::<ReversiUi>(jobs);
    features::problems::jobs::<ReversiUi>(jobs);
}

/// The engine's weights are not within the program that a page loads.
fn weights() {
    #[cfg(target_arch = "wasm32")]
    kozyr_reversi::engine::shipped::load_by(|| {
        use kozyr_reversi::engine::shipped::PATH;
        kozyr_platform::browser::read_now(&format!("assets/{PATH}"))
    });
}

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    weights();
    let menus = &[("board", Sign::Board, BOARD)];
    let game = GameEntry { id: ID, lesson: true, menus };
    features::plugin_for::<ReversiUi>(app, game, Some(OwnFigure::Discs));
    features::result::plugin_for::<ReversiUi>(app);
    app.add_plugins((new_game::plugin, view_menu::plugin));
    app.add_plugins((help::plugin, ornaments::plugin));
    app.add_plugins((
        layout::plugin,
        set_up::plugin,
        board::plugin,
        discs::plugin,
        edge::plugin,
        counted::plugin,
        heard::plugin,
        phase::plugin,
        decide::plugin,
        touch::plugin,
        ghosts::plugin,
        refusal::plugin,
        focus::plugin,
        hud::plugin,
    ));
    // Over what the table itself shows.
    app.add_plugins((lesson::plugin, problems::plugin));
}
