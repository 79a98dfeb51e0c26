//! The plans to compare.

use super::{
    super::cover::{Cover, cheapest_cover},
    evaluator::PotentialEvaluator,
    weak_suit::weakest_suit_card,
};
use std::iter;

use crate::{action::Action, card::Card, card_set::CardSet, view::View};
use kozyr_core::explanation::{Alternative, Term, TranslatableText};

/// The cost of a card to be avoided: more than the ranks of any six cards.
const AVOIDED_COST: u32 = 1000;

/// A plan and the value of the remaining cards.
pub(super) struct PotentialPlan {
    plan: Vec<Action>,
    label: TranslatableText,
    terms: Vec<Term>,
    pub(super) value: f64,
}

impl PotentialPlan {
    /// A plan that keeps the hand, with the given value.
    pub(super) fn keeping_hand(label: &'static str, action: Action, value: f64) -> Self {
        PotentialPlan { plan: vec![action], label: label.into(), terms: Vec::new(), value }
    }

    /// A plan that leaves these cards in the hand, with their value.
    fn leaving(
        label: &'static str,
        plan: Vec<Action>,
        rest: CardSet,
        evaluator: &PotentialEvaluator,
    ) -> Self {
        let terms = vec![
            Term::new("potential-cards-left", rest.len() as u32),
            Term::new("potential-after", evaluator.potential(rest)),
        ];
        PotentialPlan { plan, label: label.into(), terms, value: evaluator.value(rest) }
    }

    /// The first action of the plan.
    pub(super) fn action(&self) -> Action {
        self.plan[0]
    }

    /// The plan as an alternative of an explanation.
    pub(super) fn into_alternative(self) -> Alternative<Action> {
        let PotentialPlan { plan, label, terms, value } = self;
        Alternative { label: Some(label), terms, value: Some(value), ..Alternative::new(plan) }
    }
}

/// The index of the first plan with the greatest value.
///
/// # Panics
/// Panics if there are no plans.
pub(super) fn first_best(plans: &[PotentialPlan]) -> usize {
    let indices = 0..plans.len();
    let better = |best: usize, next: usize| {
        if plans[next].value > plans[best].value { next } else { best }
    };
    indices.reduce(better).expect("there is at least one plan")
}

/// Adds a plan unless an earlier one has the same actions.
fn add(plans: &mut Vec<PotentialPlan>, new_plan: PotentialPlan) {
    if plans.iter().all(|earlier| earlier.plan != new_plan.plan) {
        plans.push(new_plan);
    }
}

/// Plans to lead the lowest plain card, cards of one rank, the lowest trump, and the lowest card of
/// the defender's weakest suit, which gets a bonus in potential. Equal leads are listed once.
pub(super) fn leads(
    view: View<'_>,
    evaluator: &PotentialEvaluator,
    weak_suit_bonus: f64,
) -> Vec<PotentialPlan> {
    let hand = view.hand();
    let trumps = CardSet::of_suit(view.trump());
    let plain = hand - trumps;
    let mut plans = Vec::new();
    let mut lead = |label: &'static str, cards: Option<CardSet>| {
        if let Some(cards) = cards {
            let plan = vec![Action::Attack(cards)];
            add(&mut plans, PotentialPlan::leaving(label, plan, hand - cards, evaluator));
        }
    };
    lead("potential-lowest-plain", plain.lowest().map(CardSet::from));
    lead("potential-equal-cards", same_rank_lead(view, evaluator));
    lead("potential-lowest-trump", (hand & trumps).first().map(CardSet::from));
    let weak_suit_card =
        view.defender().and_then(|defender| weakest_suit_card(view, defender, plain));
    lead("potential-awkward-suit", weak_suit_card.map(CardSet::from));
    if let Some(card) = weak_suit_card
        && weak_suit_bonus > 0.0
    {
        let plan = [Action::Attack(card.into())];
        for weak_suit_lead in plans.iter_mut().filter(|other| other.plan == plan) {
            weak_suit_lead.terms.push(Term::new("potential-awkward", weak_suit_bonus));
            weak_suit_lead.value += evaluator.share(weak_suit_bonus);
        }
    }
    plans
}

/// At least two cards of one rank, those that leave the most valuable hand: all of the rank, or all
/// plain ones, up to the attack limit. `None` if there are no two.
///
/// Fewer of them never leave more than both these and the lowest one alone: each further card of
/// the same price changes the mean of the rest in the same direction.
fn same_rank_lead(view: View<'_>, evaluator: &PotentialEvaluator) -> Option<CardSet> {
    let (hand, trumps) = (view.hand(), CardSet::of_suit(view.trump()));
    // If the attack limit excludes some, trumps stay in the hand.
    let group = |cards: CardSet| {
        let plain_first = (cards - trumps).iter().chain(cards & trumps);
        plain_first.take(view.attacks_left()).collect::<CardSet>()
    };
    let groups = hand.ranks().flat_map(|rank| {
        let equals = hand & CardSet::of_rank(rank);
        let with_trump = (!(equals & trumps).is_empty()).then_some(equals);
        iter::once(equals - trumps).chain(with_trump).map(group)
    });
    let leads = groups.filter(|group| group.len() > 1);
    let best = leads
        .map(|group| (group, evaluator.value(hand - group)))
        .reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(group, _)| group)
}

/// One plan for each card that may be thrown in.
pub(super) fn additions(view: View<'_>, evaluator: &PotentialEvaluator) -> Vec<PotentialPlan> {
    let hand = view.hand();
    let fitting = hand & view.table_cards().all_of_same_ranks();
    let addition = |card: Card| {
        let rest = hand - card.into();
        PotentialPlan::leaving("potential-add", vec![Action::ThrowIn(card)], rest, evaluator)
    };
    fitting.iter().map(addition).collect()
}

/// Plans that beat all open attacks with the lowest card of the suit, the lowest trump, or the
/// trump of the attack's rank; and transfers, if allowed.
///
/// An attack that a plan's method cannot beat is beaten in the cheapest way.
pub(super) fn defences(view: View<'_>, evaluator: &PotentialEvaluator) -> Vec<PotentialPlan> {
    let (hand, open, trump) = (view.hand(), view.open_attacks(), view.trump());
    let deck = view.rules().deck;
    let rank_number = |card: Card| deck.rank_number(card.rank()) as u32;
    let by_suit = |attack: Card, with: Card| {
        rank_number(with) + if with.suit() == attack.suit() { 0 } else { AVOIDED_COST }
    };
    let by_trump = |_: Card, with: Card| {
        rank_number(with) + if with.suit() == trump { 0 } else { AVOIDED_COST }
    };
    let same_rank = |attack: Card, with: Card| with == Card::new(attack.rank(), trump);
    let by_rank = |attack: Card, with: Card| {
        if same_rank(attack, with) { 0 } else { AVOIDED_COST + by_suit(attack, with) }
    };
    let has_same_rank = |cover: &Cover| {
        cover
            .beats
            .iter()
            .any(|beat| matches!(*beat, Action::Beat { attack, with } if same_rank(attack, with)))
    };

    let mut plans = Vec::new();
    let mut cover = |label: &'static str, cover: Option<Cover>| {
        if let Some(cover) = cover {
            let rest = hand - cover.cards;
            add(&mut plans, PotentialPlan::leaving(label, cover.beats, rest, evaluator));
        }
    };
    cover("potential-suit", cheapest_cover(open, hand, trump, by_suit));
    cover("potential-trump", cheapest_cover(open, hand, trump, by_trump));
    let by_rank = cheapest_cover(open, hand, trump, by_rank);
    cover("potential-trump-of-rank", by_rank.filter(has_same_rank));
    plans.extend(transfers(view, evaluator));
    plans
}

/// One plan for each possible transfer.
fn transfers(
    view: View<'_>,
    evaluator: &PotentialEvaluator,
) -> impl Iterator<Item = PotentialPlan> {
    let transfers = view.legal_actions().into_iter().filter(|action| action.is_transfer());
    transfers.map(move |action| {
        let rest = view.hand() - action.played_cards();
        PotentialPlan::leaving("potential-transfer", vec![action], rest, evaluator)
    })
}
