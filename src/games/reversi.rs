//! The board: discs as entities, phases as states, one event for the one decision there is.

mod board;
pub mod characters;
mod components;
mod counted;
mod decide;
mod discs;
mod edge;
mod focus;
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
pub use layout::Layout;
pub use screens::{BOARD, ID, NEW_GAME, TABLE};
pub use touch::Tapped;

use kozyr_core::{
    game::Record,
    reversi::{Action, Reversi},
};

use crate::{
    features::{self, review, statistics::OwnFigure},
    look::{faces::Animal, widgets::Sign},
    platform::jobs::Jobs,
    table::{registry::GameUi, session::TableGame},
};

impl TableGame for Reversi {
    const HAS_SECRETS: bool = false;

    fn animal(opponent: &str) -> Animal {
        characters::animal(opponent)
    }

    fn is_matter_of_course(_: Action) -> bool {
        // Players want to see that they have to pass.
        false
    }

    fn may_be_taken_back(_: &Record<Self>, _: usize) -> bool {
        // Nothing is hidden that could come to light.
        true
    }

    fn opens_part(_: Action) -> bool {
        false
    }
}

pub use refusal::why_not;
pub use set_up::SetUp;
pub use thumbnail::thumbnail;

/// What is asked about matches of Reversi, for a worker.
pub(crate) fn jobs(jobs: &mut Jobs) {
    weights();
    review::jobs::<Reversi>(jobs);
    features::problems::jobs::<Reversi>(jobs);
}

/// The engine's weights are not within the program that a page loads.
fn weights() {
    #[cfg(target_arch = "wasm32")]
    kozyr_core::reversi::engine::shipped::load_by(|| {
        use kozyr_core::reversi::engine::shipped::PATH;
        crate::platform::browser::read_now(&format!("assets/{PATH}"))
    });
}

pub(crate) fn plugin(app: &mut App) {
    weights();
    let menus = &[("board", Sign::Board, BOARD)];
    let game = GameUi { id: ID, lesson: true, menus };
    features::plugin_for::<Reversi>(app, game, Some(OwnFigure::Discs));
    features::result::plugin_for::<Reversi>(app);
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
