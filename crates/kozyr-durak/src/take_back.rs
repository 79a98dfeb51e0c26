//! Decides whether an action may be taken back: only until it has revealed a hidden card.
//!
//! The same cards would come again, so a player who has seen one and then decides again would have
//! information that no player has at that point. Such a card was drawn, or another player played or
//! showed it. Other actions that followed are taken back too, so those players also decide again.

use super::game::Durak;
use kozyr_core::game::{Game, Record};

/// Returns whether the action at `action_index` of the record may be taken back: its player has
/// seen no card since that they did not know before. A card that another player plays may be such
/// a card. Always false after the end of a deal, when all hands are open.
///
/// Whether the record has an action at that index is not checked.
pub fn is_allowed(record: &Record<Durak>, action_index: usize) -> bool {
    let old_record = record.after_actions(action_index);
    let Some(seat) = old_record.game().to_act() else { return false };
    let seen_nothing =
        old_record.game().view(seat).unseen_cards() == record.game().view(seat).unseen_cards();
    record.outcome().is_none() && seen_nothing
}
