//! Shared helpers for decisions and their explanations.

use super::fuzzy::price as fuzzy;
use crate::{action::Action, card::Card, card_set::CardSet, event::Event, view::View};
use kozyr_core::{
    explanation::{Alternative, Contrast, Explanation, Term, TranslatableText},
    opponent::Decision,
};

/// A decision explained by a rule alone, without evaluated alternatives.
pub(super) fn decide_by_rule(action: Action, rule: TranslatableText) -> Decision<Action> {
    Decision { action, explanation: Explanation::from_rule(rule) }
}

/// A decision for the alternative with this index; it plays the first action of its plan.
pub(super) fn choose_alternative(
    index: usize,
    rule: impl Into<TranslatableText>,
    mut alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    alternatives[index].chosen = true;
    let action = alternatives[index].plan[0];
    Decision { action, explanation: Explanation::new(rule, alternatives, terms) }
}

/// Adds to the explanation the comparison with the runner-up, by value in the given unit. If the
/// two plans spend different numbers of trumps, adds that contrast too.
pub(super) fn with_comparison(
    view: View<'_>,
    unit: &'static str,
    Decision { action, explanation }: Decision<Action>,
) -> Decision<Action> {
    let explanation = with_trumps_spent(view, explanation.with_comparison(unit));
    Decision { action, explanation }
}

/// Notes how many trumps the chosen plan and the runner-up spend, if the numbers differ. Adds
/// nothing without a comparison.
pub(super) fn with_trumps_spent(
    view: View<'_>,
    mut explanation: Explanation<Action>,
) -> Explanation<Action> {
    let trumps = CardSet::of_suit(view.trump());
    let spent = |plan: &[Action]| {
        let played = plan.iter().map(|action| action.played_cards());
        played.map(|cards| (cards & trumps).len()).sum::<usize>() as f64
    };
    if let Some(comparison) = &explanation.comparison {
        let [chosen, runner_up] =
            [&comparison.chosen, &comparison.runner_up].map(|plan| spent(plan));
        if chosen != runner_up {
            explanation.contrasts.push(Contrast::new("trumps-spent", chosen, runner_up));
        }
    }
    explanation
}

/// A decision for the first alternative with the greatest value. Alternatives without a value are
/// listed but never chosen.
///
/// # Panics
/// Panics if no alternative has a value.
pub(super) fn decide_best(
    rule: impl Into<TranslatableText>,
    alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let mut values = alternatives
        .iter()
        .enumerate()
        .filter_map(|(index, alternative)| Some((index, alternative.value?)));
    let first = values.next().expect("at least one alternative has a value");
    let (index, _) = values.fold(first, |best, next| if next.1 > best.1 { next } else { best });
    choose_alternative(index, rule, alternatives, terms)
}

/// The price of a card, used as the cost of playing it.
pub(super) fn price(view: View<'_>, card: Card) -> u32 {
    fuzzy::price(card, view.trump(), view.rules().deck)
}

/// The cards of the beats at the end of the history, back to the last event of another kind. These
/// are what the defender has already played of a plan that beats several attacks.
///
/// A plan is played card by card, and the defender decides again before each card.
pub(super) fn cards_beaten_with(view: View<'_>) -> CardSet {
    let beating_cards = view.history().rev().map_while(|event| match event {
        Event::Beaten { with, .. } => Some(with),
        _ => None,
    });
    beating_cards.collect()
}
