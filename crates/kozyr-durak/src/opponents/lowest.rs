//! The rule of the simplest programs: always the lowest card.

use super::decision::{choose_alternative, decide_by_rule, with_comparison};
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    opponent::DurakOpponent,
    view::View,
};
use kozyr_core::{
    explanation::{Alternative, Explanation, TranslatableText},
    opponent::{Budget, Decision, DecisionRng},
};

/// Leads the lowest card, beats with the lowest card possible, picks up only if it cannot beat, and
/// throws in the lowest plain card but never a trump.
///
/// Where transfers are allowed, it transfers with the first fitting card by suit rather than pick
/// up, even if that is a trump.
#[derive(Clone, Copy, Debug, Default)]
pub struct LowestCardOpponent;

impl DurakOpponent for LowestCardOpponent {
    /// Always keeps the hand.
    fn redeal(&self, _: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        decide_by_rule(Action::Keep, "lowest-keep".into())
    }

    /// Leads the lowest plain card, or else the lowest trump.
    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        lead(*view, budget)
    }

    /// Beats the first open attack with the lowest card, or else transfers, or else takes.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        defend(view, budget)
    }

    /// Throws in the lowest plain card that fits, or passes.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        throw_in(view, budget)
    }
}

/// The lowest card, plain cards before trumps.
fn lowest(view: View<'_>, cards: CardSet) -> Option<Card> {
    let trumps = CardSet::of_suit(view.trump());
    (cards - trumps).lowest().or_else(|| cards.lowest())
}

/// Cards in ascending order, plain cards before trumps.
fn from_lowest(view: View<'_>, cards: CardSet) -> impl Iterator<Item = Card> {
    let mut left = cards;
    std::iter::from_fn(move || {
        let card = lowest(view, left)?;
        left.remove(card);
        Some(card)
    })
}

/// A decision for the first action considered, with the rule as its explanation. Further actions
/// are alternatives in the explanation.
fn decide_first(
    view: View<'_>,
    budget: &Budget,
    mut actions: impl Iterator<Item = Action>,
    rule: impl FnOnce(Action) -> TranslatableText,
) -> Decision<Action> {
    let action = actions.next().expect("a seat to act has a legal action");
    Decision::with_lazy_explanation(budget, action, || {
        let alternative = |action| Alternative::new(vec![action]);
        let alternatives: Vec<_> = [action].into_iter().chain(actions).map(alternative).collect();
        if alternatives.len() == 1 {
            return Explanation::from_rule(rule(action));
        }
        with_comparison(
            view,
            "price",
            choose_alternative(0, rule(action), alternatives, Vec::new()),
        )
        .explanation
    })
}

/// Leads the lowest card, plain cards first.
fn lead(view: View<'_>, budget: &Budget) -> Decision<Action> {
    let leads = from_lowest(view, view.hand()).map(|card| Action::Attack(card.into()));
    decide_first(view, budget, leads, |lead| {
        let card = lead.played_cards().first().expect("a lead plays a card");
        TranslatableText::new("lowest-lead").with_notation("card", card)
    })
}

/// Beats the first open attack with the lowest card, or transfers, or picks up.
fn defend(view: DefenceView<'_>, budget: &Budget) -> Decision<Action> {
    let open = view.table_pairs().iter().find(|pair| pair.beaten_by.is_none());
    let attack = open.expect("a defender has something to beat").attack;
    let answers = from_lowest(*view, view.cards_beating(attack))
        .map(|with| Action::Beat { attack, with })
        .chain(view.transfers())
        .chain([Action::Take]);
    decide_first(*view, budget, answers, |answer| {
        let rule = match answer {
            Action::Beat { with, .. } => {
                TranslatableText::new("lowest-beat").with_notation("card", with)
            }
            Action::Take => TranslatableText::new("lowest-take"),
            _ => TranslatableText::new("lowest-transfer"),
        };
        rule.with_notation("attack", attack)
    })
}

/// Throws in the lowest plain card that fits, or passes.
fn throw_in(view: ThrowInView<'_>, budget: &Budget) -> Decision<Action> {
    let plain = view.throwable_cards() - CardSet::of_suit(view.trump());
    let cards = from_lowest(*view, plain).map(Action::ThrowIn);
    decide_first(*view, budget, cards.chain([Action::Pass]), |action| match action {
        Action::ThrowIn(card) => TranslatableText::new("lowest-throw").with_notation("card", card),
        _ => "lowest-pass".into(),
    })
}
