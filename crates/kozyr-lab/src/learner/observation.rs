//! The features of a decision that the model sees.

use kozyr_core::explanation::{TextArgument, TranslatableText};
use kozyr_durak::{Action, Card, CardSet, Suit, View};

/// The number of features of an action in one phase.
const FEATURES_PER_PHASE: usize = 9;
/// The number of features, which have separate weights with and without a talon.
pub const FEATURE_COUNT: usize = 2 * FEATURES_PER_PHASE;
/// The index of the feature «trumps spent».
const TRUMPS_SPENT: usize = 0;
/// The highest rank, which scales features to about 1.
const RANK_SCALE: f64 = 13.0;

/// A decision as the model sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Observation {
    hand: CardSet,
    table: CardSet,
    trump: Suit,
    has_talon: bool,
}

impl Observation {
    /// Takes from a view what the model sees: the hand, the table, the trump suit, and whether
    /// there is a talon.
    pub fn from_view(view: View<'_>) -> Self {
        Observation {
            hand: view.hand(),
            table: view.table_cards(),
            trump: view.trump(),
            has_talon: view.talon_len() > 0,
        }
    }

    /// Applies a counterfactual change of an explanation. Returns the changed observation and the
    /// swap of cards that translates actions; `None` if the model cannot represent the change.
    pub fn with_change(&self, change: &TranslatableText) -> Option<(Observation, CardSwap)> {
        let card = |name: &str| -> Option<Card> {
            let argument = change.arguments.iter().find(|(given, _)| given == name)?;
            match &argument.1 {
                TextArgument::Notation(text) => text.parse().ok(),
                _ => None,
            }
        };
        let swap = CardSwap { card: card("card")?, other: card("other")? };
        match &*change.key {
            "change-card" | "change-trump" | "change-card-gone" | "change-card-held" => {
                Some((Observation { hand: swap.swap_cards(self.hand), ..*self }, swap))
            }
            "change-attack" => {
                Some((Observation { table: swap.swap_cards(self.table), ..*self }, swap))
            }
            _ => None,
        }
    }

    /// The features of an action: numbers and summed ranks of the trumps and plain cards it plays;
    /// whether it splits cards of a rank, beats with a rank new to the table, takes or passes; and
    /// the cards it takes. They fill the half for this phase, with or without a talon; the other
    /// half is 0.
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

    /// The index of the weight of «trumps spent» in this phase.
    pub fn trumps_spent_index(&self) -> usize {
        self.feature_range().start + TRUMPS_SPENT
    }

    /// The range of features of this phase, which depends on whether there is a talon.
    fn feature_range(&self) -> std::ops::Range<usize> {
        let from = if self.has_talon { 0 } else { FEATURES_PER_PHASE };
        from..from + FEATURES_PER_PHASE
    }
}

/// Two cards swapped with each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardSwap {
    card: Card,
    other: Card,
}

impl CardSwap {
    /// The other card of the swap, or the card itself if it is not swapped.
    fn swap_card(&self, card: Card) -> Card {
        match card {
            card if card == self.card => self.other,
            card if card == self.other => self.card,
            card => card,
        }
    }

    /// The cards with the two swapped.
    fn swap_cards(&self, cards: CardSet) -> CardSet {
        cards.iter().map(|card| self.swap_card(card)).collect()
    }

    /// The action with the two cards swapped.
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
