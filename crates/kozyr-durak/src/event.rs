//! The events of a deal.

use serde::{Deserialize, Serialize};

use super::{action::Action, card::Card, card_set::CardSet};
use kozyr_core::game::Seat;

/// An event of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat was dealt its first cards.
    Dealt {
        /// The seat that received them.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards that the viewer may know.
        cards: CardSet,
    },
    /// A card set the trump suit.
    TrumpTurned {
        /// The card.
        card: Card,
        /// The player who holds it, because it was dealt last and used up the deck. `None` if it is
        /// at the bottom of the talon.
        holder: Option<Seat>,
    },
    /// A seat kept its hand.
    Kept {
        /// The seat.
        seat: Seat,
    },
    /// A seat asked for a redeal, which follows.
    Redealt {
        /// The seat.
        seat: Seat,
    },
    /// The first attacker was determined.
    FirstAttacker {
        /// The first attacker.
        seat: Seat,
        /// The lowest trump, shown by its holder; `None` if they attack for another reason.
        lowest_trump: Option<Card>,
    },
    /// A bout was opened.
    Attacked {
        /// The attacker.
        seat: Seat,
        /// The defender.
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
    /// The defender transferred the attack and is now the attacker.
    Transferred {
        /// The seat that transferred.
        seat: Seat,
        /// The new defender.
        defender: Seat,
        /// The card of the attack's rank.
        card: Card,
        /// Whether the card was only shown and stays in the hand.
        shown: bool,
    },
    /// A card was thrown in.
    ThrownIn {
        /// The seat that threw it in.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat passed.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// The defender decided to take; the cards are still on the table.
    Took {
        /// The defender.
        seat: Seat,
    },
    /// The bout ended: the defender picked up its cards.
    BoutTaken {
        /// The defender.
        seat: Seat,
        /// All cards of the bout.
        cards: CardSet,
    },
    /// The bout ended: every card was beaten and the cards were discarded.
    BoutBeaten {
        /// The defender.
        seat: Seat,
        /// All cards of the bout.
        cards: CardSet,
    },
    /// A seat drew from the talon.
    Drawn {
        /// The seat.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards that the viewer may know.
        cards: CardSet,
    },
    /// A seat has no cards left and is out.
    SeatOut {
        /// The seat.
        seat: Seat,
    },
    /// The deal is over.
    DealOver {
        /// The result.
        ending: DealEnding,
    },
}

// A deal keeps all its events, and searching opponents copy deals very often.
const _: () = assert!(size_of::<Event>() <= 16);

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealEnding {
    /// This seat is the fool. In partnership play their side lost, and this is the first of its
    /// players with cards left, clockwise from the last defender.
    Fool(Seat),
    /// No player had cards left.
    NobodyLeft,
    /// No card was drawn or discarded in [`STALL_ACTIONS`](super::STALL_ACTIONS) actions.
    Stalled,
}

impl Event {
    /// The seat and the action that cause the event; `None` for an event that the rules add.
    pub fn action(&self) -> Option<(Seat, Action)> {
        Some(match *self {
            Event::Kept { seat } => (seat, Action::Keep),
            Event::Redealt { seat } => (seat, Action::Redeal),
            Event::Attacked { seat, cards, .. } => (seat, Action::Attack(cards)),
            Event::Beaten { seat, attack, with } => (seat, Action::Beat { attack, with }),
            Event::Transferred { seat, card, shown: false, .. } => (seat, Action::Transfer(card)),
            Event::Transferred { seat, card, .. } => (seat, Action::ShowTransfer(card)),
            Event::ThrownIn { seat, card } => (seat, Action::ThrowIn(card)),
            Event::Passed { seat } => (seat, Action::Pass),
            Event::Took { seat } => (seat, Action::Take),
            Event::Dealt { .. }
            | Event::TrumpTurned { .. }
            | Event::FirstAttacker { .. }
            | Event::BoutTaken { .. }
            | Event::BoutBeaten { .. }
            | Event::Drawn { .. }
            | Event::SeatOut { .. }
            | Event::DealOver { .. } => return None,
        })
    }

    /// The event as one seat saw it, or a spectator if `viewer` is `None`. It hides the cards dealt
    /// to others, and those that others drew except `trump_card`, the open trump.
    #[must_use]
    pub(crate) fn redacted_for(mut self, viewer: Option<Seat>, trump_card: Card) -> Self {
        match &mut self {
            Event::Dealt { seat, cards, .. } if Some(*seat) != viewer => *cards = CardSet::EMPTY,
            Event::Drawn { seat, cards, .. } if Some(*seat) != viewer => {
                *cards &= trump_card.into();
            }
            _ => {}
        }
        self
    }
}
