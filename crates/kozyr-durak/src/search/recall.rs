//! Which of the seen cards a player still remembers.

use crate::{card::Rank, card_set::CardSet, event::Event, view::View};

/// The cards that a player remembers among those played and taken.
///
/// Everyone remembers the last few bouts, and most also remember trumps and aces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recall {
    /// The number of past bouts with every card remembered.
    bouts: usize,
    /// Whether trumps and aces are never forgotten.
    trumps_and_aces: bool,
}

impl Recall {
    /// Remembers everything.
    pub const PERFECT: Recall = Recall::last_bouts(usize::MAX);

    /// Remembers every card of the last `bouts` bouts, and trumps and aces from before.
    pub const fn last_bouts(bouts: usize) -> Self {
        Recall { bouts, trumps_and_aces: true }
    }

    /// Returns the same recall without the trumps and aces from before the last bouts.
    #[must_use]
    pub const fn without_trumps(self) -> Self {
        Recall { trumps_and_aces: false, ..self }
    }

    /// Returns the number of past bouts with every card remembered.
    pub const fn bouts(self) -> usize {
        self.bouts
    }

    /// Whether trumps and aces are never forgotten.
    pub const fn remembers_trumps(self) -> bool {
        self.trumps_and_aces
    }

    /// Returns the cards seen in earlier bouts and now forgotten: those discarded, or taken by
    /// another player. Cards in the own hand, cards on the table and cards of recent bouts are
    /// remembered.
    pub fn forgotten_cards(self, view: View<'_>) -> CardSet {
        let (mut bouts, mut recent, mut older) = (0, CardSet::EMPTY, CardSet::EMPTY);
        for event in view.history().rev() {
            let (Event::BoutTaken { cards, .. } | Event::BoutBeaten { cards, .. }) = event else {
                continue;
            };
            bouts += 1;
            *if bouts > self.bouts { &mut older } else { &mut recent } |= cards;
        }
        let memorable = if self.trumps_and_aces {
            CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace)
        } else {
            CardSet::EMPTY
        };
        older - recent - memorable - view.hand() - view.table_cards()
    }
}
