//! The rule of the simplest programs: always the lowest card.

use super::by_rule;
use crate::{
    durak::{
        Action, AttackView, Card, CardSet, DefenceView, DurakOpponent, RedealView, ThrowInView,
        View,
    },
    explanation::Message,
    opponent::{Budget, Decision, DecisionRng},
};

/// Leads the lowest card, beats with the lowest that beats, takes only when it cannot beat,
/// throws in the lowest plain card and never a trump.
///
/// Where rules let an attack be passed on, it does so rather than take, with the lowest card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lowest;

impl DurakOpponent for Lowest {
    fn redeal(&self, _: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        by_rule(Action::Keep, "lowest-keep".into())
    }

    fn attack(&self, view: AttackView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        lead(view)
    }

    fn defend(&self, view: DefenceView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        defend(view)
    }

    fn throw_in(&self, view: ThrowInView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        throw_in(view)
    }
}

/// The lowest card, plain ones before trumps.
fn lowest(view: View<'_>, cards: CardSet) -> Option<Card> {
    let trumps = CardSet::of_suit(view.trump());
    (cards - trumps).lowest().or_else(|| cards.lowest())
}

fn lead(view: AttackView<'_>) -> Decision<Action> {
    let card = lowest(*view, view.hand()).expect("an attacker has cards");
    by_rule(Action::Attack(card.into()), Message::new("lowest-lead").notation("card", card))
}

fn defend(view: DefenceView<'_>) -> Decision<Action> {
    let open = view.table().iter().find(|pair| pair.beaten_by.is_none());
    let attack = open.expect("a defender has something to beat").attack;
    if let Some(with) = lowest(*view, view.beating(attack)) {
        let rule = Message::new("lowest-beat").notation("attack", attack).notation("card", with);
        return by_rule(Action::Beat { attack, with }, rule);
    }
    match view.transfers().next() {
        Some(action) => by_rule(action, Message::new("lowest-transfer").notation("attack", attack)),
        None => by_rule(Action::Take, Message::new("lowest-take").notation("attack", attack)),
    }
}

fn throw_in(view: ThrowInView<'_>) -> Decision<Action> {
    match (view.fitting() - CardSet::of_suit(view.trump())).lowest() {
        Some(card) => {
            by_rule(Action::ThrowIn(card), Message::new("lowest-throw").notation("card", card))
        }
        None => by_rule(Action::Pass, "lowest-pass".into()),
    }
}
