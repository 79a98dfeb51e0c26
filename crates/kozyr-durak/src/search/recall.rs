//! Which of the cards that have been seen a player still remembers.

use crate::{card::Rank, card_set::CardSet, event::Event, view::View};

/// What a player remembers of the cards that have been played and taken.
///
/// Everybody remembers what happened in the last few bouts, and most remember trumps and aces
/// besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recall {
    /// How many bouts back every card is remembered, that going on not counted.
    bouts: usize,
    /// Whether trumps and aces are remembered for ever.
    trumps_and_aces: bool,
}

impl Recall {
    /// Nothing is forgotten.
    pub const PERFECT: Recall = Recall::last_bouts(usize::MAX);

    /// Every card of so many bouts is remembered, and before them trumps and aces.
    pub const fn last_bouts(bouts: usize) -> Self {
        Recall { bouts, trumps_and_aces: true }
    }

    /// The same, but before those bouts nothing at all is remembered.
    #[must_use]
    pub const fn without_trumps(self) -> Self {
        Recall { trumps_and_aces: false, ..self }
    }

    /// How many bouts back every card is remembered.
    pub const fn bouts(self) -> usize {
        self.bouts
    }

    /// Whether trumps and aces are remembered for ever.
    pub const fn remembers_trumps(self) -> bool {
        self.trumps_and_aces
    }

    /// The cards whose place was seen in earlier bouts and is forgotten: discarded, or taken by
    /// another. What lies on the table or has been shown since is remembered, and the trump that
    /// lies open.
    pub fn forgotten_cards(self, view: View<'_>) -> CardSet {
        let (mut bouts, mut lately, mut before) = (0, CardSet::EMPTY, CardSet::EMPTY);
        for event in view.history().rev() {
            let (Event::BoutTaken { cards, .. } | Event::BoutBeaten { cards, .. }) = event else {
                continue;
            };
            bouts += 1;
            *if bouts > self.bouts { &mut before } else { &mut lately } |= cards;
        }
        let memorable = if self.trumps_and_aces {
            CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace)
        } else {
            CardSet::EMPTY
        };
        before - lately - memorable - view.hand() - view.table_cards()
    }
}
