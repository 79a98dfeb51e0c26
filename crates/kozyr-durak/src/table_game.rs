//! Durak's implementation of the table interface.

use kozyr_core::{game::Record, table_game::TableGame};

use super::{Action, Durak, take_back};

impl TableGame for Durak {
    const HAS_HIDDEN_INFORMATION: bool = true;

    /// Whether the action is to pass or to keep the hand.
    fn can_autoplay(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Keep)
    }

    /// Whether the player has seen no new card since the action; see [`take_back::is_allowed`].
    fn can_undo(record: &Record<Self>, action_index: usize) -> bool {
        take_back::is_allowed(record, action_index)
    }

    /// Whether the action leads, which opens a bout.
    fn starts_section(action: Action) -> bool {
        matches!(action, Action::Attack(_))
    }
}
