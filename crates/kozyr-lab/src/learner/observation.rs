//! What a student sees of a decision, and can imagine otherwise.

use kozyr_core::explanation::{TextArgument, TranslatableText};
use kozyr_durak::{Action, Card, CardSet, Suit, View};

/// How many figures of an action are weighed.
const FEATURES_PER_PHASE: usize = 9;
/// The figures are weighed apart while there is a talon, and after.
pub const FEATURE_COUNT: usize = 2 * FEATURES_PER_PHASE;
/// The figure of trumps spent.
const TRUMPS_SPENT: usize = 0;
/// The highest step of a rank, to bring figures to about 1.
const RANK_SCALE: f64 = 13.0;

/// What a decision is made of, for a student.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Observation {
    hand: CardSet,
    table: CardSet,
    trump: Suit,
    has_talon: bool,
}

impl Observation {
    /// What a view shows.
    pub fn from_view(view: View<'_>) -> Self {
        Observation {
            hand: view.hand(),
            table: view.table_cards(),
            trump: view.trump(),
            has_talon: view.talon_len() > 0,
        }
    }

    /// What would be seen after a change, as an explanation tells it, and what another action is
    /// called then; `None` of changes that a student cannot see.
    pub fn with_change(&self, change: &TranslatableText) -> Option<(Observation, CardSwap)> {
        let card = |name: &str| -> Option<Card> {
            let argument = change.arguments.iter().find(|(given, _)| given == name)?;
            match &argument.1 {
                TextArgument::Notation(text) => text.parse().ok(),
                _ => None,
            }
        };
        let exchange = CardSwap { card: card("card")?, other: card("other")? };
        match &*change.key {
            "change-card" | "change-trump" | "change-card-gone" | "change-card-held" => {
                Some((Observation { hand: exchange.swap_cards(self.hand), ..*self }, exchange))
            }
            "change-attack" => {
                Some((Observation { table: exchange.swap_cards(self.table), ..*self }, exchange))
            }
            _ => None,
        }
    }

    /// The figures of an action.
    pub fn features(&self, action: Action) -> [f64; FEATURE_COUNT] {
        let trumps = CardSet::of_suit(self.trump);
        let played = action.played_cards();
        let (plain, spent) = (played - trumps, played & trumps);
        let left = self.hand - played;
        let height = |cards: CardSet| -> f64 {
            cards.iter().map(|card| f64::from(card.rank() as u8 + 1)).sum::<f64>() / RANK_SCALE
        };
        let splits = !(plain.all_of_same_ranks() & (left - trumps)).is_empty();
        let opens = !(played - self.table.all_of_same_ranks()).is_empty()
            && matches!(action, Action::Beat { .. });
        let takes = action == Action::Take;
        let kinds: [f64; FEATURES_PER_PHASE] = [
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
        let mut features = [0.0; FEATURE_COUNT];
        features[self.feature_range()].copy_from_slice(&kinds);
        features
    }

    /// Where the weight for trumps spent stands.
    pub fn trumps_spent_index(&self) -> usize {
        self.feature_range().start + TRUMPS_SPENT
    }

    fn feature_range(&self) -> std::ops::Range<usize> {
        let from = if self.has_talon { 0 } else { FEATURES_PER_PHASE };
        from..from + FEATURES_PER_PHASE
    }
}

/// Two cards in the place of each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardSwap {
    card: Card,
    other: Card,
}

impl CardSwap {
    fn swap_card(&self, card: Card) -> Card {
        match card {
            card if card == self.card => self.other,
            card if card == self.other => self.card,
            card => card,
        }
    }

    fn swap_cards(&self, cards: CardSet) -> CardSet {
        cards.iter().map(|card| self.swap_card(card)).collect()
    }

    /// What the same action is called after the exchange.
    pub fn swap_action(&self, action: Action) -> Action {
        match action {
            Action::Attack(cards) => Action::Attack(self.swap_cards(cards)),
            Action::Beat { attack, with } => {
                Action::Beat { attack: self.swap_card(attack), with: self.swap_card(with) }
            }
            Action::Transfer(card) => Action::Transfer(self.swap_card(card)),
            Action::ShowTransfer(card) => Action::ShowTransfer(self.swap_card(card)),
            Action::ThrowIn(card) => Action::ThrowIn(self.swap_card(card)),
            Action::Pass | Action::Take | Action::Redeal | Action::Keep => action,
        }
    }
}
