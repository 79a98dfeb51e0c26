//! Implements [`TableGame`] for Reversi.

use kozyr_core::{game::Record, table_game::TableGame};

use super::{Action, Reversi};

impl TableGame for Reversi {
    const HAS_HIDDEN_INFORMATION: bool = false;

    fn can_autoplay(_: Action) -> bool {
        // Players want to notice that they must pass.
        false
    }

    fn can_undo(_: &Record<Self>, _: usize) -> bool {
        // Nothing is hidden, so undoing reveals nothing.
        true
    }

    fn starts_section(_: Action) -> bool {
        false
    }
}
