//! The bout in progress.

use super::table_cards::TableCards;
use kozyr_core::game::{Seat, Seats};

/// A bout: who attacks whom, the cards on the table, and who has passed.
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
    /// Creates a bout that the attacker is about to open.
    pub(super) fn new(attacker: Seat, defender: Seat, attack_limit: usize) -> Self {
        Bout { attacker, defender, attack_limit, table: TableCards::EMPTY, passed: Seats::EMPTY }
    }

    /// The number of attack cards that may still be played.
    pub(super) fn attacks_left(&self) -> usize {
        self.attack_limit - self.table.len()
    }
}
