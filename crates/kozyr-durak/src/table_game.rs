//! Durak's implementation of the table interface.

use kozyr_core::{game::Record, table_game::TableGame};

use super::{Action, Durak, take_back};

impl TableGame for Durak {
    const HAS_HIDDEN_INFORMATION: bool = true;

    fn can_autoplay(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Keep)
    }

    fn can_undo(record: &Record<Self>, action_index: usize) -> bool {
        take_back::is_allowed(record, action_index)
    }

    fn starts_section(action: Action) -> bool {
        matches!(action, Action::Attack(_))
    }
}
