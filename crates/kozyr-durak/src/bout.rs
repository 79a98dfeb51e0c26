//! The bout in progress.

use super::table_cards::TableCards;
use kozyr_core::game::{Seat, Seats};

/// The attack limit before the first discard, under
/// [`Rules::max_five_before_discard`](super::rules::Rules::max_five_before_discard).
pub(super) const MAX_ATTACKS_BEFORE_DISCARD: usize = 5;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bout {
    /// The player who led or made the last transfer.
    pub(super) attacker: Seat,
    pub(super) defender: Seat,
    /// The maximum number of attack cards.
    pub(super) attack_limit: usize,
    pub(super) table: TableCards,
    /// The players who have passed since the last attack card.
    pub(super) passed: Seats,
}

impl Bout {
    pub(super) fn new(lead: Seat, defender: Seat, limit: usize) -> Self {
        Bout {
            attacker: lead,
            defender,
            attack_limit: limit,
            table: TableCards::EMPTY,
            passed: Seats::EMPTY,
        }
    }

    /// The number of attack cards that may still be played.
    pub(super) fn attacks_left(&self) -> usize {
        self.attack_limit - self.table.len()
    }
}
