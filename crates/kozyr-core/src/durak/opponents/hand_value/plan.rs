//! Beating all open attacks so that the rest of the hand is worth most.

use super::{super::cover::beatable, worth::Worth};
use crate::durak::{Action, Card, CardSet, View};

/// A way to beat every open attack.
pub(super) struct Plan {
    /// The beats, in the order of the attacks.
    pub(super) beats: Vec<Action>,
    /// The cards used.
    pub(super) cards: CardSet,
    /// What was gained by cards of ranks that are on the table already.
    pub(super) bonus: f64,
}

/// A plan for each card with which the first attack may be beaten, unless it is needed for
/// another; `bonus` is for each card of a rank that is on the table already.
///
/// The other attacks are beaten one after the other, each with the card after which most is
/// left.
pub(super) fn plans(view: View<'_>, worth: &Worth<'_>, bonus: f64) -> Vec<Plan> {
    let defence = Defence { view, worth, bonus };
    let attacks = Vec::from(view.open_attacks());
    let Some((&first, others)) = attacks.split_first() else { return Vec::new() };
    let nothing = Plan { beats: Vec::new(), cards: CardSet::EMPTY, bonus: 0.0 };
    let begun = defence.steps(&nothing, first, others).map(|plan| defence.finish(plan, others));
    begun.collect()
}

struct Defence<'a> {
    view: View<'a>,
    worth: &'a Worth<'a>,
    bonus: f64,
}

impl Defence<'_> {
    /// Every way to beat one more attack that leaves the others beatable.
    fn steps(&self, plan: &Plan, attack: Card, others: &[Card]) -> impl Iterator<Item = Plan> {
        let trump = self.view.trump();
        let rest = self.view.hand() - plan.cards;
        let others: CardSet = others.iter().copied().collect();
        let on_table = (self.view.table_cards() | plan.cards).with_equal_ranks();
        let beating = (rest & CardSet::beating(attack, trump)).iter();
        let possible = beating.filter(move |&with| beatable(others, rest - with.into(), trump));
        possible.map(move |with| Plan {
            beats: plan.beats.iter().copied().chain([Action::Beat { attack, with }]).collect(),
            cards: plan.cards | with.into(),
            bonus: plan.bonus + if on_table.contains(with) { self.bonus } else { 0.0 },
        })
    }

    fn finish(&self, plan: Plan, others: &[Card]) -> Plan {
        let Some((&next, others)) = others.split_first() else { return plan };
        let value = |plan: &Plan| self.worth.of(self.view.hand() - plan.cards) + plan.bonus;
        let better = |best: Plan, one: Plan| if value(&one) > value(&best) { one } else { best };
        let best = self.steps(&plan, next, others).reduce(better);
        self.finish(best.expect("the others are beatable"), others)
    }
}
