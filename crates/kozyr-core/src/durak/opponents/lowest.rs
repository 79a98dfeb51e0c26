//! The rule of the simplest programs: always the lowest card.

use super::by_rule;
use crate::{
    durak::{Action, Card, CardSet, Durak, Phase, View},
    explanation::Message,
    opponent::{Budget, Decision, DecisionRng, Opponent},
};

/// Leads the lowest card, beats with the lowest that beats, takes only when it cannot beat,
/// throws in the lowest plain card and never a trump.
///
/// Where rules let an attack be passed on, it does so rather than take, with the lowest card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lowest;

impl Opponent<Durak> for Lowest {
    fn decide(&self, view: View<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        match view.phase() {
            Phase::Redeal => by_rule(Action::Keep, "lowest-keep".into()),
            Phase::Attack => lead(view),
            Phase::Defend => defend(view),
            Phase::ThrowIn | Phase::Take | Phase::Over => throw_in(view),
        }
    }
}

/// The lowest card, plain ones before trumps.
fn lowest(view: View<'_>, cards: CardSet) -> Option<Card> {
    let trumps = CardSet::of_suit(view.trump());
    (cards - trumps).lowest().or_else(|| cards.lowest())
}

fn lead(view: View<'_>) -> Decision<Action> {
    let card = lowest(view, view.hand()).expect("an attacker has cards");
    by_rule(Action::Attack(card.into()), Message::new("lowest-lead").notation("card", card))
}

fn defend(view: View<'_>) -> Decision<Action> {
    let open = view.table().iter().find(|pair| pair.beaten_by.is_none());
    let attack = open.expect("a defender has something to beat").attack;
    if let Some(with) = lowest(view, view.hand() & CardSet::beating(attack, view.trump())) {
        let rule = Message::new("lowest-beat").notation("attack", attack).notation("card", with);
        return by_rule(Action::Beat { attack, with }, rule);
    }
    let transfer = view
        .legal_actions()
        .into_iter()
        .find(|action| matches!(action, Action::Transfer(_) | Action::ShowTransfer(_)));
    match transfer {
        Some(action) => by_rule(action, Message::new("lowest-transfer").notation("attack", attack)),
        None => by_rule(Action::Take, Message::new("lowest-take").notation("attack", attack)),
    }
}

fn throw_in(view: View<'_>) -> Decision<Action> {
    let fitting = view.hand() & view.table_cards().with_equal_ranks();
    match (fitting - CardSet::of_suit(view.trump())).lowest() {
        Some(card) => {
            by_rule(Action::ThrowIn(card), Message::new("lowest-throw").notation("card", card))
        }
        None => by_rule(Action::Pass, "lowest-pass".into()),
    }
}
