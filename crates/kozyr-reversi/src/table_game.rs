//! What a table has to know of the rules.

use kozyr_core::{game::Record, table_game::TableGame};

use super::{Action, Reversi};

impl TableGame for Reversi {
    const HAS_HIDDEN_INFORMATION: bool = false;

    fn can_autoplay(_: Action) -> bool {
        // Players want to see that they have to pass.
        false
    }

    fn can_undo(_: &Record<Self>, _: usize) -> bool {
        // Nothing is hidden that could come to light.
        true
    }

    fn starts_section(_: Action) -> bool {
        false
    }
}
