//! The Reversi board: discs as entities, phases as states, a single decision event.

mod board;
pub mod characters;
mod components;
mod decisions;
mod decorations;
mod disc_counts;
mod disc_edge;
mod discs;
mod flip_wave;
mod focus;
mod game_ui;
mod ghosts;
mod help;
mod hud;
mod layout;
pub mod lesson;
pub mod new_game;
mod phase;
mod position_editor;
mod problems;
mod refusal;
mod result;
mod review_jobs;
mod screens;
mod sounds;
mod thumbnail;
mod touch;
mod view_menu;
mod wording;

use bevy::prelude::*;

pub use components::{BoardSquare, Disc, LiesOn, OccupiedBy};
pub use game_ui::ReversiUi;
pub use layout::BoardLayout;
pub use screens::{BOARD_VIEW, ID, NEW_GAME, TABLE};
pub use touch::SquareTapped;

use kozyr_features::{self as features, review, statistics::GameStatistic};
use kozyr_platform::jobs::JobRegistry;
use kozyr_table::registry::GameEntry;
use kozyr_ui::widgets::Icon;

pub use position_editor::EditPosition;
pub use refusal::refusal_text;
pub use thumbnail::thumbnail;

/// Registers the jobs that workers run for Reversi matches, and sets how the engine's weights are
/// loaded.
pub fn jobs(jobs: &mut JobRegistry) {
    set_weights_loader();
    review::register_jobs::<ReversiUi>(jobs);
    features::problems::register_jobs::<ReversiUi>(jobs);
}

/// Sets how the engine's weights are loaded; the web build does not include them.
fn set_weights_loader() {
    #[cfg(target_arch = "wasm32")]
    kozyr_reversi::engine::weights_file::set_loader(|| {
        use kozyr_reversi::engine::weights_file::WEIGHTS_PATH;
        kozyr_platform::browser::read_sync(&format!("assets/{WEIGHTS_PATH}"))
    });
}

/// Adds the Reversi user interface to an app.
pub fn plugin(app: &mut App) {
    set_weights_loader();
    let menus = &[("board", Icon::Board, BOARD_VIEW)];
    let entry = GameEntry { id: ID, has_lesson: true, menus };
    features::plugin_for::<ReversiUi>(app, entry, Some(GameStatistic::Discs));
    features::result::plugin_for::<ReversiUi>(app);
    app.add_plugins((new_game::plugin, view_menu::plugin));
    app.add_plugins((help::plugin, decorations::plugin));
    app.add_plugins((
        layout::plugin,
        position_editor::plugin,
        board::plugin,
        discs::plugin,
        disc_edge::plugin,
        disc_counts::plugin,
        sounds::plugin,
        phase::plugin,
        decisions::plugin,
        touch::plugin,
        ghosts::plugin,
        refusal::plugin,
        focus::plugin,
        hud::plugin,
    ));
    // Drawn above the table.
    app.add_plugins((lesson::plugin, problems::plugin));
}
