//! The bout in progress.

use super::table_cards::TableCards;
use kozyr_core::game::{Seat, Seats};

/// The most attack cards while nothing has been discarded, if the rules say so.
pub(super) const MAX_ATTACKS_BEFORE_DISCARD: usize = 5;

/// The bout in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bout {
    /// Who led, or passed the attack on last.
    pub(super) attacker: Seat,
    pub(super) defender: Seat,
    /// The most attack cards.
    pub(super) attack_limit: usize,
    pub(super) table: TableCards,
    /// Who has passed since the last card.
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

    /// How many more attack cards there is room for.
    pub(super) fn attacks_left(&self) -> usize {
        self.attack_limit - self.table.len()
    }
}
