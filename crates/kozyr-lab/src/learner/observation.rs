//! What a student sees of a decision, and can imagine otherwise.

use kozyr_core::explanation::{Argument, Message};
use kozyr_durak::{Action, Card, CardSet, Suit, View};

/// How many figures of an action are weighed.
const KINDS: usize = 9;
/// The figures are weighed apart while there is a talon, and after.
pub const FEATURES: usize = 2 * KINDS;
/// The figure of trumps spent.
const TRUMPS: usize = 0;
/// The highest step of a rank, to bring figures to about 1.
const STEPS: f64 = 13.0;

/// What a decision is made of, for a student.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seen {
    hand: CardSet,
    table: CardSet,
    trump: Suit,
    talon: bool,
}

impl Seen {
    /// What a view shows.
    pub fn of(view: View<'_>) -> Self {
        Seen {
            hand: view.hand(),
            table: view.table_cards(),
            trump: view.trump(),
            talon: view.talon() > 0,
        }
    }

    /// What would be seen after a change, as an explanation tells it, and what another action is
    /// called then; `None` of changes that a student cannot see.
    pub fn otherwise(&self, change: &Message) -> Option<(Seen, Exchange)> {
        let card = |name: &str| -> Option<Card> {
            let argument = change.arguments.iter().find(|(given, _)| given == name)?;
            match &argument.1 {
                Argument::Notation(text) => text.parse().ok(),
                _ => None,
            }
        };
        let exchange = Exchange { card: card("card")?, other: card("other")? };
        match &*change.key {
            "change-card" | "change-trump" | "change-card-gone" | "change-card-held" => {
                Some((Seen { hand: exchange.of(self.hand), ..*self }, exchange))
            }
            "change-attack" => Some((Seen { table: exchange.of(self.table), ..*self }, exchange)),
            _ => None,
        }
    }

    /// The figures of an action.
    pub fn features(&self, action: Action) -> [f64; FEATURES] {
        let trumps = CardSet::of_suit(self.trump);
        let played = action.played();
        let (plain, spent) = (played - trumps, played & trumps);
        let left = self.hand - played;
        let height = |cards: CardSet| -> f64 {
            cards.iter().map(|card| f64::from(card.rank() as u8 + 1)).sum::<f64>() / STEPS
        };
        let splits = !(plain.with_equal_ranks() & (left - trumps)).is_empty();
        let opens = !(played - self.table.with_equal_ranks()).is_empty()
            && matches!(action, Action::Beat { .. });
        let takes = action == Action::Take;
        let kinds: [f64; KINDS] = [
            spent.len() as f64,
            height(spent),
            height(plain),
            played.len() as f64,
            f64::from(u8::from(splits)),
            f64::from(u8::from(opens)),
            f64::from(u8::from(takes)),
            if takes { self.table.len() as f64 / 6.0 } else { 0.0 },
            f64::from(u8::from(action == Action::Pass)),
        ];
        let mut features = [0.0; FEATURES];
        features[self.part()].copy_from_slice(&kinds);
        features
    }

    /// Where the weight for trumps spent stands.
    pub fn trumps_at(&self) -> usize {
        self.part().start + TRUMPS
    }

    fn part(&self) -> std::ops::Range<usize> {
        let from = if self.talon { 0 } else { KINDS };
        from..from + KINDS
    }
}

/// Two cards in the place of each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exchange {
    card: Card,
    other: Card,
}

impl Exchange {
    fn one(&self, card: Card) -> Card {
        match card {
            card if card == self.card => self.other,
            card if card == self.other => self.card,
            card => card,
        }
    }

    fn of(&self, cards: CardSet) -> CardSet {
        cards.iter().map(|card| self.one(card)).collect()
    }

    /// What the same action is called after the exchange.
    pub fn renamed(&self, action: Action) -> Action {
        match action {
            Action::Attack(cards) => Action::Attack(self.of(cards)),
            Action::Beat { attack, with } => {
                Action::Beat { attack: self.one(attack), with: self.one(with) }
            }
            Action::Transfer(card) => Action::Transfer(self.one(card)),
            Action::ShowTransfer(card) => Action::ShowTransfer(self.one(card)),
            Action::ThrowIn(card) => Action::ThrowIn(self.one(card)),
            Action::Pass | Action::Take | Action::Redeal | Action::Keep => action,
        }
    }
}
