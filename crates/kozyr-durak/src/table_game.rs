//! What a table has to know of the rules.

use kozyr_core::{game::Record, table_game::TableGame};

use super::{Action, Durak, take_back};

impl TableGame for Durak {
    const HAS_SECRETS: bool = true;

    fn is_matter_of_course(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Keep)
    }

    fn may_be_taken_back(record: &Record<Self>, at: usize) -> bool {
        take_back::is_allowed(record, at)
    }

    fn opens_part(action: Action) -> bool {
        matches!(action, Action::Attack(_))
    }
}
