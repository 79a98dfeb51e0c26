//! What happens in a deal.

use serde::{Deserialize, Serialize};

use super::{card::Card, card_set::CardSet};
use kozyr_core::game::Seat;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat was dealt its first cards.
    Dealt {
        /// Who received them.
        seat: Seat,
        /// How many.
        count: u8,
        /// Those that the reader may know.
        cards: CardSet,
    },
    /// This card set the trump.
    TrumpTurned {
        /// The card.
        card: Card,
        /// Who holds it: it was dealt last when the deal used the whole deck. `None` if it lies
        /// under the talon.
        holder: Option<Seat>,
    },
    /// A seat is content with its hand.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A seat asked for a new deal, which follows.
    Redealt {
        /// Who.
        seat: Seat,
    },
    /// It is settled who attacks first.
    FirstAttacker {
        /// Who.
        seat: Seat,
        /// The lowest trump, shown by its holder; `None` if they attack for another reason.
        lowest_trump: Option<Card>,
    },
    /// A bout was opened.
    Attacked {
        /// The lead attacker.
        seat: Seat,
        /// Who has to defend.
        defender: Seat,
        /// The cards led.
        cards: CardSet,
    },
    /// An attack card was beaten.
    Beaten {
        /// The defender.
        seat: Seat,
        /// The attack card.
        attack: Card,
        /// The card that beats it.
        with: Card,
    },
    /// The defender passed the attack on and leads it now.
    Transferred {
        /// Who passed it on.
        seat: Seat,
        /// Who has to defend now.
        defender: Seat,
        /// The card of the attack's rank.
        card: Card,
        /// Whether the card was only shown, and stays in the hand.
        shown: bool,
    },
    /// A card was added to the attack.
    ThrownIn {
        /// Who added it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat adds nothing (more).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The defender has said that they take; the cards still lie on the table.
    Took {
        /// The defender.
        seat: Seat,
    },
    /// The bout ended: the defender took its cards in hand.
    BoutTaken {
        /// The defender.
        seat: Seat,
        /// All cards of the bout.
        cards: CardSet,
    },
    /// The bout ended: all was beaten and went to the discard.
    BoutBeaten {
        /// The defender.
        seat: Seat,
        /// All cards of the bout.
        cards: CardSet,
    },
    /// A seat drew from the talon.
    Drawn {
        /// Who drew.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Those that the reader may know.
        cards: CardSet,
    },
    /// A seat got rid of all its cards and is out.
    SeatOut {
        /// Who.
        seat: Seat,
    },
    /// The deal is over.
    DealOver {
        /// How it ended.
        ending: DealEnding,
    },
}

// A deal keeps all its events, and searching opponents copy deals by the thousand.
const _: () = assert!(size_of::<Event>() <= 16);

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealEnding {
    /// This seat is the fool. In partnership play their side lost, and they are the first of those
    /// who have cards left, clockwise from the last defender.
    Fool(Seat),
    /// Nobody had cards left.
    NobodyLeft,
    /// No card was drawn or discarded in [`STALL`](super::STALL) actions.
    Stalled,
}

impl Event {
    /// The event as a seat saw it: cards dealt to others and drawn by others are hidden,
    /// except the trump that lay open under the talon.
    #[must_use]
    pub fn redacted_for(mut self, reader: Seat, trump: Card) -> Self {
        match &mut self {
            Event::Dealt { seat, cards, .. } if *seat != reader => *cards = CardSet::EMPTY,
            Event::Drawn { seat, cards, .. } if *seat != reader => *cards &= trump.into(),
            _ => {}
        }
        self
    }
}
