//! Minds that play Durak.

mod cover;
pub mod fuzzy;
mod greedy;
mod hand_value;
mod lowest;
mod master;
mod potential;
mod random;

use super::{Action, Card, CardSet, Durak, Event, View};
use crate::{
    explanation::{Alternative, Explanation, Message, Term},
    opponent::{Decision, Registration, Roster},
};

pub use fuzzy::{Fuzzy, Parameters as FuzzyParameters};
pub use greedy::Greedy;
pub use hand_value::{HandValue, Parameters as HandValueParameters};
pub use lowest::Lowest;
pub use master::{LEVELS as MASTER_LEVELS, Master, explained};
pub use potential::{Parameters as PotentialParameters, Potential};
pub use random::Random;

impl Roster for Durak {
    fn roster() -> &'static [Registration<Self>] {
        &[
            Registration {
                name: "random",
                make: |overrides| {
                    overrides.none()?;
                    Ok(Box::new(Random))
                },
                parameters: &[],
            },
            Registration {
                name: "fuzzy",
                make: |overrides| {
                    let usual = FuzzyParameters::default();
                    Ok(Box::new(Fuzzy::new(overrides.apply(usual)?)?))
                },
                parameters: FuzzyParameters::ALL,
            },
            Registration {
                name: "hand-value",
                make: |overrides| {
                    let usual = HandValueParameters::default();
                    Ok(Box::new(HandValue::new(overrides.apply(usual)?)?))
                },
                parameters: HandValueParameters::ALL,
            },
            Registration {
                name: "hand-value-published",
                make: |overrides| {
                    let usual = HandValueParameters::published();
                    Ok(Box::new(HandValue::new(overrides.apply(usual)?)?))
                },
                parameters: HandValueParameters::ALL_PUBLISHED,
            },
            Registration {
                name: "lowest",
                make: |overrides| {
                    overrides.none()?;
                    Ok(Box::new(Lowest))
                },
                parameters: &[],
            },
            Registration {
                name: "greedy",
                make: |overrides| {
                    overrides.none()?;
                    Ok(Box::new(Greedy))
                },
                parameters: &[],
            },
            Registration {
                name: "potential-fixed",
                make: |overrides| {
                    let usual = PotentialParameters::default();
                    Ok(Box::new(Potential::fixed(overrides.apply(usual)?)?))
                },
                parameters: PotentialParameters::ALL,
            },
            Registration {
                name: "fuzzy-learned",
                make: |overrides| {
                    let usual = FuzzyParameters::with(fuzzy::ControlTables::learned().clone());
                    Ok(Box::new(Fuzzy::new(overrides.apply(usual)?)?))
                },
                parameters: FuzzyParameters::ALL,
            },
            Registration {
                name: "potential",
                make: |overrides| {
                    let usual = PotentialParameters::default();
                    Ok(Box::new(Potential::changing(overrides.apply(usual)?)?))
                },
                parameters: PotentialParameters::ALL,
            },
            Registration { name: "master-1", make: master::make::<1>, parameters: &[] },
            Registration { name: "master-2", make: master::make::<2>, parameters: &[] },
            Registration { name: "master-3", make: master::make::<3>, parameters: &[] },
            Registration { name: "master-4", make: master::make::<4>, parameters: &[] },
            Registration { name: "master-5", make: master::make::<5>, parameters: &[] },
        ]
    }
}

/// A decision by a rule that weighs nothing.
fn by_rule(action: Action, rule: Message) -> Decision<Action> {
    Decision { action, explanation: Explanation::by_rule(rule) }
}

/// The decision for one of the alternatives weighed.
fn choose(
    index: usize,
    rule: impl Into<Message>,
    mut alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    alternatives[index].chosen = true;
    let action = alternatives[index].plan[0];
    Decision { action, explanation: Explanation { rule: rule.into(), alternatives, terms } }
}

/// The decision for the first of the alternatives with the greatest value; those without a value
/// are shown but not chosen.
///
/// # Panics
/// If none has a value.
fn best(
    rule: impl Into<Message>,
    alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let mut values =
        alternatives.iter().enumerate().filter_map(|(index, one)| Some((index, one.value?)));
    let first = values.next().expect("something was weighed");
    let (index, _) = values.fold(first, |best, one| if one.1 > best.1 { one } else { best });
    choose(index, rule, alternatives, terms)
}

/// What a card is worth when cards are to be spared.
fn price(view: View<'_>, card: Card) -> u32 {
    fuzzy::price(card, view.trump(), view.rules().deck)
}

/// The cards with which the defender has answered the cards last put to him.
///
/// He plays his plan card by card, and is asked again before each.
fn answered(view: View<'_>) -> CardSet {
    let answers = view.history().rev().map_while(|event| match event {
        Event::Beaten { with, .. } => Some(with),
        _ => None,
    });
    answers.collect()
}
