//! Deals whose cards are given instead of shuffled.

use serde::{Deserialize, Serialize};

use super::{
    card::{Card, ParseCardError},
    card_set::CardSet,
    deck::Deck,
    rules::HAND_SIZE,
};
use kozyr_core::game::Seat;

const LARGEST_DECK_CARDS: usize = Deck::Cards52.size();

/// The cards of a deal in dealing and drawing order, and the first attacker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "CustomDealData", try_from = "CustomDealData")]
pub struct CustomDeal {
    pub(super) players: u8,
    /// The number of cards.
    count: u8,
    /// The cards in the order of [`Durak::with_deck_order`](super::Durak::with_deck_order);
    /// meaningless from `count` on.
    cards: [Card; LARGEST_DECK_CARDS],
    attacker: Option<Seat>,
}

/// The reason why hands and a talon are not a legal deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CustomDealError {
    /// A hand does not have six cards.
    #[error("the hand of seat {seat} has {cards} cards, not {HAND_SIZE}")]
    HandSize {
        /// The seat of the hand.
        seat: usize,
        /// The number of cards in the hand.
        cards: usize,
    },
    /// A card occurs twice.
    #[error("{0} occurs twice")]
    DuplicateCard(Card),
    /// There are no cards.
    #[error("there are no cards")]
    NoCards,
}

/// The serialized form of a deal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CustomDealData {
    /// The cards of each hand, separated by spaces.
    hands: Vec<String>,
    #[serde(default)]
    talon: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attacker: Option<Seat>,
}

impl CustomDeal {
    /// Creates a deal from its hands and talon.
    ///
    /// Each hand lists its cards in dealing order. The talon lists the next card first and the open
    /// trump last. If `attacker` is `None`, the rules decide who leads first.
    ///
    /// Only [`Setup::validate`](super::Setup::validate) checks that the cards are a whole deck, and
    /// that the number of hands and the attacker fit the setup.
    ///
    /// # Errors
    /// Returns an error if a hand does not have six cards, a card occurs twice, or there are no
    /// cards or more than in any deck.
    pub fn new(
        hands: &[Vec<Card>],
        talon: &[Card],
        attacker: Option<Seat>,
    ) -> Result<Self, CustomDealError> {
        for (seat, hand) in hands.iter().enumerate() {
            if hand.len() != HAND_SIZE {
                return Err(CustomDealError::HandSize { seat, cards: hand.len() });
            }
        }
        let rounds = (0..HAND_SIZE).flat_map(|round| hands.iter().map(move |hand| hand[round]));
        // The first card after the hands is turned up and put at the bottom.
        let (turned, rest) =
            talon.split_last().map_or((None, talon), |(last, rest)| (Some(*last), rest));
        let cards: Vec<Card> = rounds.chain(turned).chain(rest.iter().copied()).collect();
        CustomDeal::from_dealing_order(hands.len(), &cards, attacker)
    }

    /// Creates a deal from cards dealt one at a time, clockwise from seat 0. The open trump follows
    /// the hands, then come the other cards of the talon. Whether there are six cards for each
    /// player is not checked.
    ///
    /// # Errors
    /// If there is no card, or a card occurs twice.
    pub(super) fn from_dealing_order(
        players: usize,
        cards: &[Card],
        attacker: Option<Seat>,
    ) -> Result<Self, CustomDealError> {
        let mut seen = CardSet::EMPTY;
        for &card in cards {
            if seen.contains(card) {
                return Err(CustomDealError::DuplicateCard(card));
            }
            seen.insert(card);
        }
        let &first = cards.first().ok_or(CustomDealError::NoCards)?;
        let mut all = [first; LARGEST_DECK_CARDS];
        all[..cards.len()].copy_from_slice(cards);
        Ok(CustomDeal { players: players as u8, count: cards.len() as u8, cards: all, attacker })
    }

    /// All cards in dealing order. The first card after the hands is the open trump, which is drawn
    /// last.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.count.into()]
    }

    /// The hands, each in dealing order.
    pub fn hands(&self) -> Vec<Vec<Card>> {
        let players = usize::from(self.players);
        let dealt = &self.cards()[..HAND_SIZE * players];
        let hand = |seat| dealt.iter().skip(seat).step_by(players).copied().collect();
        (0..players).map(hand).collect()
    }

    /// The talon, the next card first and the open trump last.
    pub fn talon(&self) -> Vec<Card> {
        let mut talon = self.cards()[HAND_SIZE * usize::from(self.players)..].to_vec();
        if !talon.is_empty() {
            talon.rotate_left(1);
        }
        talon
    }

    /// The card that sets the trump: the bottom card of the talon, or the last card dealt if there
    /// is no talon.
    pub fn trump(&self) -> Card {
        let dealt = HAND_SIZE * usize::from(self.players);
        *self.cards().get(dealt).unwrap_or(&self.cards()[dealt - 1])
    }

    /// The first attacker, or `None` if the rules decide.
    pub fn attacker(&self) -> Option<Seat> {
        self.attacker
    }
}

/// Formats cards in their order, separated by spaces.
pub(super) fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl From<CustomDeal> for CustomDealData {
    fn from(deal: CustomDeal) -> Self {
        let hands = deal.hands().iter().map(|hand| list(hand)).collect();
        CustomDealData { hands, talon: list(&deal.talon()), attacker: deal.attacker }
    }
}

impl TryFrom<CustomDealData> for CustomDeal {
    type Error = String;

    fn try_from(data: CustomDealData) -> Result<Self, String> {
        let cards = |text: &String| -> Result<Vec<Card>, String> {
            let cards = text.split_whitespace().map(str::parse);
            cards.collect::<Result<_, _>>().map_err(|error: ParseCardError| error.to_string())
        };
        let hands = data.hands.iter().map(cards).collect::<Result<Vec<_>, _>>()?;
        let deal = CustomDeal::new(&hands, &cards(&data.talon)?, data.attacker);
        deal.map_err(|error| error.to_string())
    }
}
