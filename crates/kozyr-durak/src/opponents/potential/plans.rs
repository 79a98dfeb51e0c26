//! The plans to compare.

use super::{
    super::cover::{Cover, cheapest_cover},
    evaluator::PotentialEvaluator,
    weak_suit::weakest_suit_card,
};
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

    fn leaving(
        label: &'static str,
        plan: Vec<Action>,
        rest: CardSet,
        worth: &PotentialEvaluator,
    ) -> Self {
        let terms = vec![
            Term::new("potential-cards-left", rest.len() as u32),
            Term::new("potential-after", worth.potential(rest)),
        ];
        PotentialPlan { plan, label: label.into(), terms, value: worth.value(rest) }
    }

    /// The first action of the plan.
    pub(super) fn action(&self) -> Action {
        self.plan[0]
    }

    pub(super) fn into_alternative(self) -> Alternative<Action> {
        let PotentialPlan { plan, label, terms, value } = self;
        Alternative { label: Some(label), terms, value: Some(value), ..Alternative::new(plan) }
    }
}

/// The index of the first plan with the greatest value.
///
/// # Panics
/// Panics if there are no plans.
pub(super) fn first_best(courses: &[PotentialPlan]) -> usize {
    let places = 0..courses.len();
    let better = |best: usize, one: usize| {
        if courses[one].value > courses[best].value { one } else { best }
    };
    places.reduce(better).expect("there is at least one plan")
}

/// Adds a plan unless an earlier one has the same actions.
fn add(courses: &mut Vec<PotentialPlan>, course: PotentialPlan) {
    if courses.iter().all(|earlier| earlier.plan != course.plan) {
        courses.push(course);
    }
}

/// The lowest plain card, cards of one rank, the lowest trump, and the lowest card of the
/// defender's weakest suit, with its bonus in potential.
pub(super) fn leads(
    view: View<'_>,
    worth: &PotentialEvaluator,
    awkward_counts: f64,
) -> Vec<PotentialPlan> {
    let hand = view.hand();
    let trumps = CardSet::of_suit(view.trump());
    let plain = hand - trumps;
    let mut courses = Vec::new();
    let mut lead = |label: &'static str, cards: Option<CardSet>| {
        if let Some(cards) = cards {
            let plan = vec![Action::Attack(cards)];
            add(&mut courses, PotentialPlan::leaving(label, plan, hand - cards, worth));
        }
    };
    lead("potential-lowest-plain", plain.lowest().map(CardSet::from));
    lead(
        "potential-equal-cards",
        same_rank_lead(view, if worth.shedding { hand } else { plain }, worth),
    );
    lead("potential-lowest-trump", (hand & trumps).first().map(CardSet::from));
    let awkward = view.defender().and_then(|defender| weakest_suit_card(view, defender, plain));
    lead("potential-awkward-suit", awkward.map(CardSet::from));
    if let Some(card) = awkward
        && awkward_counts > 0.0
    {
        let plan = [Action::Attack(card.into())];
        for course in courses.iter_mut().filter(|course| course.plan == plan) {
            course.terms.push(Term::new("potential-awkward", awkward_counts));
            course.value += worth.share(awkward_counts);
        }
    }
    courses
}

/// At least two cards of the lowest rank that has them. When shedding, the largest group, and among
/// equals the one that leaves the most potential.
fn same_rank_lead(view: View<'_>, cards: CardSet, worth: &PotentialEvaluator) -> Option<CardSet> {
    let trumps = CardSet::of_suit(view.trump());
    // If the attack limit excludes some, trumps stay in the hand.
    let group = |rank| {
        let equals = cards & CardSet::of_rank(rank);
        let plain_first = (equals - trumps).iter().chain(equals & trumps);
        plain_first.take(view.attacks_left()).collect::<CardSet>()
    };
    let mut groups = cards.ranks().map(group).filter(|group| group.len() > 1);
    if !worth.shedding {
        return groups.next();
    }
    let left = |group: CardSet| worth.value(view.hand() - group);
    groups.reduce(|best, group| if left(group) > left(best) { group } else { best })
}

/// One plan for each card that may be thrown in.
pub(super) fn additions(view: View<'_>, worth: &PotentialEvaluator) -> Vec<PotentialPlan> {
    let hand = view.hand();
    let fitting = hand & view.table_cards().all_of_same_ranks();
    let addition = |card: Card| {
        let rest = hand - card.into();
        PotentialPlan::leaving("potential-add", vec![Action::ThrowIn(card)], rest, worth)
    };
    fitting.iter().map(addition).collect()
}

/// Plans that beat all open attacks with the lowest card of the suit, the lowest trump, or the
/// trump of the attack's rank; and transfers, if allowed.
///
/// An attack that a plan's method cannot beat is beaten in the cheapest way.
pub(super) fn defences(view: View<'_>, worth: &PotentialEvaluator) -> Vec<PotentialPlan> {
    let (hand, open, trump) = (view.hand(), view.open_attacks(), view.trump());
    let deck = view.rules().deck;
    let step = |card: Card| deck.rank_number(card.rank()) as u32;
    let by_suit = |attack: Card, with: Card| {
        step(with) + if with.suit() == attack.suit() { 0 } else { AVOIDED_COST }
    };
    let by_trump =
        |_: Card, with: Card| step(with) + if with.suit() == trump { 0 } else { AVOIDED_COST };
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

    let mut courses = Vec::new();
    let mut cover = |label: &'static str, cover: Option<Cover>| {
        if let Some(cover) = cover {
            let rest = hand - cover.cards;
            add(&mut courses, PotentialPlan::leaving(label, cover.beats, rest, worth));
        }
    };
    cover("potential-suit", cheapest_cover(open, hand, trump, by_suit));
    cover("potential-trump", cheapest_cover(open, hand, trump, by_trump));
    let by_rank = cheapest_cover(open, hand, trump, by_rank);
    cover("potential-trump-of-rank", by_rank.filter(has_same_rank));
    courses.extend(transfers(view, worth));
    courses
}

fn transfers(view: View<'_>, worth: &PotentialEvaluator) -> impl Iterator<Item = PotentialPlan> {
    let transfers = view.legal_actions().into_iter().filter(|action| action.is_transfer());
    transfers.map(move |action| {
        let rest = view.hand() - action.played_cards();
        PotentialPlan::leaving("potential-transfer", vec![action], rest, worth)
    })
}
