//! The bout in progress.

use super::table_cards::BoutCards;
use kozyr_core::game::{Seat, Seats};

/// The most attack cards while nothing has been discarded, if the rules say so.
pub(super) const FIRST_DISCARD: usize = 5;

/// The bout in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bout {
    /// Who led, or passed the attack on last.
    pub(super) lead: Seat,
    pub(super) defender: Seat,
    /// The most attack cards.
    pub(super) limit: usize,
    pub(super) table: BoutCards,
    /// Who has passed since the last card.
    pub(super) passed: Seats,
}

impl Bout {
    pub(super) fn new(lead: Seat, defender: Seat, limit: usize) -> Self {
        Bout { lead, defender, limit, table: BoutCards::EMPTY, passed: Seats::EMPTY }
    }

    /// How many more attack cards there is room for.
    pub(super) fn room(&self) -> usize {
        self.limit - self.table.len()
    }
}
