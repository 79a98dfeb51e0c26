//! Durak as a student sees it.

use kozyr_core::{
    explanation::{Explanation, TextArgument, TranslatableText},
    game::{Player, Record, Seed},
};
use kozyr_durak::{Action, Card, CardSet, Durak, HAND_SIZE, Phase, Rank, Rules, Setup, Suit, View};

use super::learnable_game::{LearnableGame, feature_vector};

/// The features of an action. Ranks count from 0 for a six to 1 for an ace.
const NAMES: [&str; 20] = [
    "trumps-spent",
    "trump-ranks",
    "highest-trump-alone",
    "pair-split",
    "plain-ranks",
    "plain-high-cards",
    "plain-lead-rank",
    "cards-played",
    "cards-led-beyond-one",
    "beaten-by-trumps-only",
    "share-that-cannot-beat",
    "throws-in",
    "loads-the-taker",
    "takes",
    "cards-taken",
    "good-cards-taken",
    "opens-a-rank",
    "beats-with-trump-needlessly",
    "throw-in-risk",
    "hand-cannot-beat",
];

/// The features that each cause is about.
const CAUSES: &[(&str, &[&str])] = &[
    ("lone-high-trump", &["highest-trump-alone"]),
    ("spend-trumps-late", &["trumps-spent", "trump-ranks"]),
    ("spend-lower-trump", &["trump-ranks"]),
    ("keep-pairs", &["pair-split"]),
    ("lead-low", &["plain-lead-rank"]),
    ("lead-several", &["cards-led-beyond-one"]),
    ("keep-high-cards", &["plain-high-cards", "plain-ranks"]),
    ("draw-out-trumps", &["beaten-by-trumps-only"]),
    ("throw-in-to-strip", &["throws-in"]),
    ("load-the-taker", &["loads-the-taker"]),
    ("hold-back", &["throws-in", "loads-the-taker", "trumps-spent", "plain-ranks"]),
    ("take-good-cards", &["good-cards-taken"]),
    ("take-early", &["takes"]),
    ("beat-rather", &["takes"]),
    ("close-ranks", &["opens-a-rank", "throw-in-risk"]),
    ("hard-to-beat", &["share-that-cannot-beat"]),
    ("beat-surely", &["throw-in-risk"]),
    ("leads-last", &["takes", "hand-cannot-beat"]),
    ("keep-the-lead", &["takes", "throw-in-risk", "hand-cannot-beat"]),
    ("lead-more", &["takes", "throw-in-risk", "hand-cannot-beat"]),
    ("others-pick-up", &["share-that-cannot-beat", "beaten-by-trumps-only"]),
    ("fewer-cards-taken", &["takes", "cards-taken", "throw-in-risk", "hand-cannot-beat"]),
    ("more-trumps-left", &["trumps-spent", "trump-ranks"]),
    ("stronger-hand", &["plain-ranks", "plain-high-cards", "hand-cannot-beat"]),
    ("their-trumps", &["beaten-by-trumps-only"]),
    ("fewer-cards-left", &["cards-played", "cards-taken"]),
    ("pairs-left", &["pair-split"]),
    ("fewer-cards-known", &["cards-taken"]),
];

impl LearnableGame for Durak {
    const FEATURE_NAMES: &'static [&'static str] = &NAMES;
    const CAUSES: &'static [(&'static str, &'static [&'static str])] = CAUSES;

    fn features(view: View<'_>, action: Action) -> Vec<f64> {
        Observation::from_view(view).features(action)
    }

    /// A deal for two players with the usual rules.
    fn new_record(seed: Seed) -> Record<Self> {
        let setup = Setup::new(2, Rules::throw_in());
        Record::new(setup, seed, vec![Player::Human; 2]).expect("the rules allow two players")
    }

    fn counterfactual_pairs(
        view: View<'_>,
        action: Action,
        explanation: &Explanation<Action>,
    ) -> Vec<[Vec<f64>; 2]> {
        let observation = Observation::from_view(view);
        let pairs = explanation.counterfactuals.iter().filter_map(|counterfactual| {
            let (changed, swap) = observation.with_change(&counterfactual.change)?;
            let other = counterfactual.action;
            let unchanged = [action, swap.swap_action(other)];
            let changed_actions = [other, swap.swap_action(action)];
            // Before the change the chosen action is better, after it the other one.
            Some([
                unchanged.map(|action| observation.features(action)),
                changed_actions.map(|action| changed.features(action)),
            ])
        });
        pairs.flatten().collect()
    }
}

/// A decision as a student sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Observation {
    hand: CardSet,
    table: CardSet,
    /// The cards that the defender may hold.
    possible: CardSet,
    trump: Suit,
    phase: Phase,
    has_talon: bool,
}

impl Observation {
    /// Creates a student's observation of a view.
    fn from_view(view: View<'_>) -> Self {
        let known = view.defender().map_or(CardSet::EMPTY, |seat| view.known_cards(seat));
        Observation {
            hand: view.hand(),
            table: view.table_cards(),
            possible: view.unseen_cards() | known,
            trump: view.trump(),
            phase: view.phase(),
            has_talon: view.talon_len() > 0,
        }
    }

    /// Applies a counterfactual change of an explanation. Returns the changed observation and the
    /// swap of cards that translates actions; `None` if a student cannot represent the change.
    fn with_change(&self, change: &TranslatableText) -> Option<(Observation, CardSwap)> {
        let card = |name: &str| -> Option<Card> {
            let argument = change.arguments.iter().find(|(given, _)| given == name)?;
            match &argument.1 {
                TextArgument::Notation(text) => text.parse().ok(),
                _ => None,
            }
        };
        let swap = CardSwap { card: card("card")?, other: card("other")? };
        let possible = swap.swap_cards(self.possible);
        match &*change.key {
            "change-card" | "change-trump" | "change-card-gone" | "change-card-held" => {
                Some((Observation { hand: swap.swap_cards(self.hand), possible, ..*self }, swap))
            }
            "change-attack" => {
                Some((Observation { table: swap.swap_cards(self.table), possible, ..*self }, swap))
            }
            _ => None,
        }
    }

    /// The feature vector of an action. The phases are with and without a talon.
    fn features(&self, action: Action) -> Vec<f64> {
        let played = action.played_cards();
        let (plain, spent) = (played - self.trumps(), played & self.trumps());
        let takes = action == Action::Take;
        let taken = if takes { self.table } else { CardSet::EMPTY };
        let left = (self.hand - played) | taken;
        let leads = matches!(action, Action::Attack(_));
        let throws_in = matches!(action, Action::ThrowIn(_));
        let attacks = if leads || throws_in { played } else { CardSet::EMPTY };
        let beats_with = match action {
            Action::Beat { with, .. } => CardSet::from(with),
            _ => CardSet::EMPTY,
        };
        let is_good = |card: Card| card.rank() >= Rank::King || self.trumps().contains(card);
        let cannot_beat = attacks.iter().map(|card| 1.0 - self.share(self.beating(card)));
        let values: [f64; NAMES.len()] = [
            spent.len() as f64,
            ranks(spent),
            is(self.spends_highest_trump_alone(spent)),
            is(!(plain.all_of_same_ranks() & (self.hand - self.trumps() - played)).is_empty()),
            ranks(plain),
            count(plain, |card| card.rank() >= Rank::Queen),
            if leads { plain.first().map_or(0.0, rank) } else { 0.0 },
            played.len() as f64,
            if leads { played.len() as f64 - 1.0 } else { 0.0 },
            count(attacks, |card| self.requires_a_trump(card)),
            cannot_beat.fold(0.0, f64::max),
            is(throws_in && self.phase == Phase::ThrowIn),
            is(throws_in && self.phase == Phase::Take),
            is(takes),
            taken.len() as f64 / HAND_SIZE as f64,
            count(taken, is_good),
            is(!(beats_with - self.table.all_of_same_ranks()).is_empty()),
            is(self.beats_with_a_trump_needlessly(action)),
            HAND_SIZE as f64 * self.throw_in_risk(beats_with, left),
            self.share(self.unbeatable_with(left)),
        ];
        feature_vector(usize::from(!self.has_talon), &values)
    }

    /// All cards of the trump suit.
    fn trumps(&self) -> CardSet {
        CardSet::of_suit(self.trump)
    }

    /// The share of these cards among those that the defender may hold.
    fn share(&self, cards: CardSet) -> f64 {
        cards.len() as f64 / self.possible.len().max(1) as f64
    }

    /// The cards that the defender may hold and that beat a card.
    fn beating(&self, card: Card) -> CardSet {
        self.possible & CardSet::beating(card, self.trump)
    }

    /// Whether only trumps can beat a card.
    fn requires_a_trump(&self, card: Card) -> bool {
        let beating = self.beating(card);
        !beating.is_empty() && beating.is_subset(self.trumps())
    }

    /// The cards that others may hold and that no card of this hand beats.
    fn unbeatable_with(&self, hand: CardSet) -> CardSet {
        let is_feared = |card: &Card| (hand & CardSet::beating(*card, self.trump)).is_empty();
        self.possible.iter().filter(is_feared).collect()
    }

    /// The share of cards that, after beating with a card, may be thrown in and cannot be beaten
    /// with the cards left.
    fn throw_in_risk(&self, beats_with: CardSet, left: CardSet) -> f64 {
        if beats_with.is_empty() {
            return 0.0;
        }
        let fitting = (self.table | beats_with).all_of_same_ranks();
        self.share(fitting & self.unbeatable_with(left))
    }

    /// Whether these cards are the only trump in hand, and no other player can hold a higher one.
    fn spends_highest_trump_alone(&self, spent: CardSet) -> bool {
        let alone = (self.hand & self.trumps()).single();
        alone.is_some_and(|card| {
            spent.contains(card) && (CardSet::above(card) & self.possible).is_empty()
        })
    }

    /// Whether an action beats with a trump what a plain card in hand could beat.
    fn beats_with_a_trump_needlessly(&self, action: Action) -> bool {
        let Action::Beat { attack, with } = action else { return false };
        let plain = (self.hand & CardSet::beating(attack, self.trump)) - self.trumps();
        self.trumps().contains(with) && !plain.is_empty()
    }
}

/// 1 if the condition holds, else 0.
fn is(condition: bool) -> f64 {
    f64::from(u8::from(condition))
}

/// The number of cards that meet the condition.
fn count(cards: CardSet, is_counted: impl Fn(Card) -> bool) -> f64 {
    cards.iter().filter(|card| is_counted(*card)).count() as f64
}

/// The rank of a card: 0 for a six, 1 for an ace.
fn rank(card: Card) -> f64 {
    let from_six = |rank: Rank| f64::from(rank as u8) - f64::from(Rank::Six as u8);
    from_six(card.rank()) / from_six(Rank::Ace)
}

/// The sum of the ranks of cards.
fn ranks(cards: CardSet) -> f64 {
    cards.iter().map(rank).sum()
}

/// Two cards swapped with each other.
#[derive(Clone, Copy, PartialEq, Debug)]
struct CardSwap {
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
    fn swap_action(&self, action: Action) -> Action {
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
