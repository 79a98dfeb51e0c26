//! Which of the cards that have been seen a player still remembers.

use crate::durak::{CardSet, Event, Rank, View};

/// What a player remembers of the cards that have been played and taken.
///
/// Everybody remembers trumps and aces, and what happened in the last few bouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recall {
    /// How many bouts back every card is remembered, that going on not counted.
    bouts: usize,
}

impl Recall {
    /// Nothing is forgotten.
    pub const WHOLE: Recall = Recall { bouts: usize::MAX };

    /// Every card of so many bouts is remembered, and before them trumps and aces.
    pub const fn of_bouts(bouts: usize) -> Self {
        Recall { bouts }
    }

    /// The cards whose place was seen in earlier bouts and is forgotten: discarded, or taken by
    /// another. What lies on the table or has been shown since is remembered.
    pub(super) fn forgotten(self, view: View<'_>) -> CardSet {
        let (mut bouts, mut lately, mut before) = (0, CardSet::EMPTY, CardSet::EMPTY);
        for event in view.history().rev() {
            let (Event::BoutTaken { cards, .. } | Event::BoutBeaten { cards, .. }) = event else {
                continue;
            };
            bouts += 1;
            *if bouts > self.bouts { &mut before } else { &mut lately } |= cards;
        }
        let memorable = CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace);
        before - lately - memorable - view.hand() - view.table_cards()
    }
}
