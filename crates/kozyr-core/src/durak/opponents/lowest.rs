//! The rule of the simplest programs: always the lowest card.

use super::{by_rule, choose, compared};
use crate::{
    durak::{
        Action, AttackView, Card, CardSet, DefenceView, DurakOpponent, RedealView, ThrowInView,
        View,
    },
    explanation::{Alternative, Message},
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
        lead(*view)
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

/// Cards from the lowest on.
fn from_lowest(view: View<'_>, cards: CardSet) -> impl Iterator<Item = Card> {
    let mut left = cards;
    std::iter::from_fn(move || {
        let card = lowest(view, left)?;
        left.remove(card);
        Some(card)
    })
}

/// The first of what is considered in this order.
fn first(view: View<'_>, rule: Message, actions: Vec<Action>) -> Decision<Action> {
    let alternative = |&action: &Action| Alternative {
        plan: vec![action],
        label: None,
        terms: Vec::new(),
        value: None,
        chosen: false,
    };
    let alternatives: Vec<_> = actions.iter().map(alternative).collect();
    match &actions[..] {
        [action] => by_rule(*action, rule),
        _ => compared(view, "price", choose(0, rule, alternatives, Vec::new())),
    }
}

fn lead(view: View<'_>) -> Decision<Action> {
    let card = lowest(view, view.hand()).expect("an attacker has cards");
    let rule = Message::new("lowest-lead").notation("card", card);
    let leads = from_lowest(view, view.hand()).map(|card| Action::Attack(card.into()));
    first(view, rule, leads.collect())
}

fn defend(view: DefenceView<'_>) -> Decision<Action> {
    let open = view.table().iter().find(|pair| pair.beaten_by.is_none());
    let attack = open.expect("a defender has something to beat").attack;
    let answers = from_lowest(*view, view.beating(attack))
        .map(|with| Action::Beat { attack, with })
        .chain(view.transfers())
        .chain([Action::Take]);
    let answers: Vec<Action> = answers.collect();
    let rule = match answers[0] {
        Action::Beat { with, .. } => Message::new("lowest-beat").notation("card", with),
        Action::Take => Message::new("lowest-take"),
        _ => Message::new("lowest-transfer"),
    };
    first(*view, rule.notation("attack", attack), answers)
}

fn throw_in(view: ThrowInView<'_>) -> Decision<Action> {
    let plain = view.fitting() - CardSet::of_suit(view.trump());
    let cards = from_lowest(*view, plain).map(Action::ThrowIn);
    let rule = match lowest(*view, plain) {
        Some(card) => Message::new("lowest-throw").notation("card", card),
        None => "lowest-pass".into(),
    };
    first(*view, rule, cards.chain([Action::Pass]).collect())
}
