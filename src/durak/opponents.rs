//! Minds that play Durak.

mod cover;
mod greedy;
mod lowest;
mod potential;
mod random;

use super::{Action, Card, Durak, View};
use crate::{
    explanation::{Alternative, Explanation, Message, Term},
    opponent::{Decision, OpponentError, Registration, Roster},
};

pub use greedy::Greedy;
pub use lowest::Lowest;
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
            },
            Registration {
                name: "lowest",
                make: |overrides| {
                    overrides.none()?;
                    Ok(Box::new(Lowest))
                },
            },
            Registration {
                name: "greedy",
                make: |overrides| {
                    overrides.none()?;
                    Ok(Box::new(Greedy))
                },
            },
            Registration {
                name: "potential-fixed",
                make: |overrides| Ok(Box::new(Potential::fixed(overrides.apply()?)?)),
            },
            Registration {
                name: "potential",
                make: |overrides| Ok(Box::new(Potential::changing(overrides.apply()?)?)),
            },
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

/// What a card is worth when cards are to be spared: its step in the deck, and any trump more
/// than any plain card.
fn price(view: View<'_>, card: Card) -> u32 {
    let deck = view.rules().deck;
    let trump = if card.suit() == view.trump() { deck.ranks() } else { 0 };
    (deck.step(card.rank()) + trump) as u32
}

/// A parameter that must lie within bounds.
fn within(name: &str, value: f64, least: f64, most: f64) -> Result<(), OpponentError> {
    if (least..=most).contains(&value) {
        Ok(())
    } else {
        let reason = format!("`{name}` lies between {least} and {most}, not at {value}");
        Err(OpponentError::Parameter(reason))
    }
}
