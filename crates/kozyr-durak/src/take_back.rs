//! When an action may be taken back: not once it has brought a hidden card to light.
//!
//! The same cards would come again, so whoever had seen one and then chose anew would know what
//! nobody knows who has to choose. What others *did* meanwhile gives no card away, and does not
//! hold one to one's word: they choose anew as well.

use super::game::Durak;
use kozyr_core::game::{Game, Record};

/// Whether the action played after `at` others may be taken back: whoever played it has not seen
/// a card since that they did not know before. After the end, when all hands lie open, none may.
pub fn is_allowed(record: &Record<Durak>, at: usize) -> bool {
    let before = record.after_actions(at);
    let Some(seat) = before.game().to_act() else { return false };
    let seen_nothing =
        before.game().view(seat).unseen_cards() == record.game().view(seat).unseen_cards();
    record.outcome().is_none() && seen_nothing
}
