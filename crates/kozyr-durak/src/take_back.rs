//! Decides whether an action may be taken back: only until it has revealed a hidden card.
//!
//! The same cards would come again, so a player who has seen one and then decides again would have
//! information that no player has at that point. The other players' actions reveal no card, and
//! those players also decide again.

use super::game::Durak;
use kozyr_core::game::{Game, Record};

/// Returns whether the action played after `at` others may be taken back: its player has seen no
/// card since that they did not know before. Always false after the end of a deal, when all hands
/// are open.
pub fn is_allowed(record: &Record<Durak>, at: usize) -> bool {
    let before = record.after_actions(at);
    let Some(seat) = before.game().to_act() else { return false };
    let seen_nothing =
        before.game().view(seat).unseen_cards() == record.game().view(seat).unseen_cards();
    record.outcome().is_none() && seen_nothing
}
