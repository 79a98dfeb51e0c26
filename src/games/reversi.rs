//! The board: discs as entities, phases as states, one event for the one decision there is.

mod board;
mod components;
mod decide;
pub mod discs;
mod focus;
mod hud;
mod judge;
mod layout;
pub mod lesson;
pub mod new_game;
mod phase;
mod refusal;
mod screens;
mod set_up;
mod spoken;
mod thumbnail;
mod touch;
mod view_menu;

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
    features::{
        replay, review, saved_games,
        statistics::{self, OwnFigure},
        why,
    },
    table::{
        registry::{self, GameUi},
        session::{self, TableGame},
        thinking,
    },
};

impl TableGame for Reversi {
    const HAS_SECRETS: bool = false;

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

pub(crate) fn plugin(app: &mut App) {
    let menus = &[("board", BOARD)];
    registry::register::<Reversi>(app, GameUi { id: ID, lesson: true, menus });
    session::plugin::<Reversi>(app);
    thinking::plugin::<Reversi>(app);
    why::plugin_for::<Reversi>(app);
    review::plugin_for::<Reversi>(app);
    saved_games::plugin_for::<Reversi>(app);
    app.add_plugins((new_game::plugin, view_menu::plugin));
    app.add_plugins((
        layout::plugin,
        set_up::plugin,
        board::plugin,
        discs::plugin,
        phase::plugin,
        decide::plugin,
        touch::plugin,
        refusal::plugin,
        focus::plugin,
        hud::plugin,
    ));
    // Over what the table itself shows.
    app.add_plugins(lesson::plugin);
    replay::plugin_for::<Reversi>(app);
    statistics::plugin_for::<Reversi>(app, Some(OwnFigure::Discs));
}
