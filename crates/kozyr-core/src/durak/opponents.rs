//! Opponents that play Durak.

mod cover;
pub mod fuzzy;
mod greedy;
mod hand_value;
mod lowest;
mod master;
mod potential;
mod random;

use std::time::Duration;

use super::{Action, Card, CardSet, Durak, DurakOpponent, Event, View};
use crate::{
    explanation::{Alternative, Explanation, Fact, Message, Term},
    opponent::{Decision, MakeOpponent, Registration, Roster},
};

pub use fuzzy::{Fuzzy, Parameters as FuzzyParameters};
pub use greedy::Greedy;
pub use hand_value::{HandValue, Parameters as HandValueParameters};
pub use lowest::Lowest;
pub use master::{APPRENTICES, LEVELS as MASTER_LEVELS, Master, explained, separating};
pub use potential::{Parameters as PotentialParameters, Potential};
pub use random::Random;

/// The time limit of opponents that do not search: they take a few milliseconds.
const AT_ONCE: Duration = Duration::from_secs(1);

/// A level of the master, with its time limit in seconds.
const fn master(
    name: &'static str,
    make: MakeOpponent<Durak>,
    seconds: u64,
) -> Registration<Durak> {
    Registration { name, make, parameters: &[], time_limit: Duration::from_secs(seconds) }
}

impl Roster for Durak {
    type Opponent = dyn DurakOpponent;

    fn roster() -> &'static [Registration<Self>] {
        OPPONENTS
    }
}

/// All opponents, weakest families first.
const OPPONENTS: &[Registration<Durak>] = &[
    Registration {
        name: "random",
        make: |overrides| {
            overrides.none()?;
            Ok(Box::new(Random))
        },
        parameters: &[],
        time_limit: AT_ONCE,
    },
    Registration {
        name: "fuzzy",
        make: |overrides| {
            let usual = FuzzyParameters::default();
            Ok(Box::new(Fuzzy::new(overrides.apply(usual)?)?))
        },
        parameters: FuzzyParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "hand-value",
        make: |overrides| {
            let usual = HandValueParameters::default();
            Ok(Box::new(HandValue::of_text(overrides.apply(usual)?)?))
        },
        parameters: HandValueParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "lowest",
        make: |overrides| {
            overrides.none()?;
            Ok(Box::new(Lowest))
        },
        parameters: &[],
        time_limit: AT_ONCE,
    },
    Registration {
        name: "greedy",
        make: |overrides| {
            overrides.none()?;
            Ok(Box::new(Greedy))
        },
        parameters: &[],
        time_limit: AT_ONCE,
    },
    Registration {
        name: "potential-fixed",
        make: |overrides| {
            let usual = PotentialParameters::default();
            Ok(Box::new(Potential::fixed(overrides.apply(usual)?)?))
        },
        parameters: PotentialParameters::ALL,
        time_limit: AT_ONCE,
    },
    master("apprentice-1", master::make_apprentice::<1>, 2),
    master("apprentice-2", master::make_apprentice::<2>, 2),
    master("apprentice-3", master::make_apprentice::<3>, 2),
    master("apprentice-4", master::make_apprentice::<4>, 2),
    Registration {
        name: "fuzzy-learned",
        make: |overrides| {
            let usual = FuzzyParameters::with(fuzzy::ControlTables::learned().clone());
            Ok(Box::new(Fuzzy::new(overrides.apply(usual)?)?))
        },
        parameters: FuzzyParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "potential",
        make: |overrides| {
            let usual = PotentialParameters::default();
            Ok(Box::new(Potential::changing(overrides.apply(usual)?)?))
        },
        parameters: PotentialParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "hand-value-published",
        make: |overrides| {
            let usual = HandValueParameters::published();
            Ok(Box::new(HandValue::of_program(overrides.apply(usual)?)?))
        },
        parameters: HandValueParameters::ALL_PUBLISHED,
        time_limit: AT_ONCE,
    },
    master("master-1", master::make::<1>, 2),
    master("master-2", master::make::<2>, 2),
    master("master-3", master::make::<3>, 5),
    master("master-4", master::make::<4>, 5),
    master("master-5", master::make::<5>, 10),
];

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
    Decision { action, explanation: Explanation::new(rule, alternatives, terms) }
}

/// The decision with what came next, by their values in a unit, and the trumps that they cost.
fn compared(
    view: View<'_>,
    unit: &'static str,
    Decision { action, explanation }: Decision<Action>,
) -> Decision<Action> {
    let explanation = with_trumps_spent(view, explanation.compared(unit));
    Decision { action, explanation }
}

/// Notes how many trumps the chosen plan spends, and how many the runner-up would, where that
/// differs.
fn with_trumps_spent(view: View<'_>, mut explanation: Explanation<Action>) -> Explanation<Action> {
    let trumps = CardSet::of_suit(view.trump());
    let spent = |plan: &[Action]| {
        let played = plan.iter().map(|action| action.played());
        played.map(|cards| (cards & trumps).len()).sum::<usize>() as f64
    };
    if let Some(comparison) = &explanation.comparison {
        let [chosen, other] = [&comparison.chosen, &comparison.runner_up].map(|plan| spent(plan));
        if chosen != other {
            explanation.facts.push(Fact::new("trumps-spent", chosen, other));
        }
    }
    explanation
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

/// The cards with which the defender has answered the cards last put to them.
///
/// A plan is played card by card, and the defender is asked again before each.
fn answered(view: View<'_>) -> CardSet {
    let answers = view.history().rev().map_while(|event| match event {
        Event::Beaten { with, .. } => Some(with),
        _ => None,
    });
    answers.collect()
}
