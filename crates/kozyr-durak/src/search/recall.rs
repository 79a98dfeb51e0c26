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
    memorable: bool,
}

impl Recall {
    /// Nothing is forgotten.
    pub const WHOLE: Recall = Recall::of_bouts(usize::MAX);

    /// Every card of so many bouts is remembered, and before them trumps and aces.
    pub const fn of_bouts(bouts: usize) -> Self {
        Recall { bouts, memorable: true }
    }

    /// The same, but before those bouts nothing at all is remembered.
    #[must_use]
    pub const fn of_nothing_before(self) -> Self {
        Recall { memorable: false, ..self }
    }

    /// How many bouts back every card is remembered.
    pub const fn bouts(self) -> usize {
        self.bouts
    }

    /// Whether trumps and aces are remembered for ever.
    pub const fn is_of_trumps(self) -> bool {
        self.memorable
    }

    /// The cards whose place was seen in earlier bouts and is forgotten: discarded, or taken by
    /// another. What lies on the table or has been shown since is remembered, and the trump that
    /// lies open.
    pub fn forgotten(self, view: View<'_>) -> CardSet {
        let (mut bouts, mut lately, mut before) = (0, CardSet::EMPTY, CardSet::EMPTY);
        for event in view.history().rev() {
            let (Event::BoutTaken { cards, .. } | Event::BoutBeaten { cards, .. }) = event else {
                continue;
            };
            bouts += 1;
            *if bouts > self.bouts { &mut before } else { &mut lately } |= cards;
        }
        let memorable = if self.memorable {
            CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace)
        } else {
            CardSet::EMPTY
        };
        before - lately - memorable - view.hand() - view.table_cards()
    }
}
