//! What a table has to know of the rules.

use kozyr_core::{game::Record, table_game::TableGame};

use super::{Action, Reversi};

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
