//! Queries opponents for decisions.

// Each test uses only a part of this.
#![allow(dead_code)]

use kozyr_core::{
    explanation::{Alternative, Term},
    game::{Game, Seed},
    opponent::{Budget, Decision, make_opponent},
};
use kozyr_durak::{Action, Durak};

/// An opponent's decision for the seat to act.
pub fn decide(name: &str, game: &Durak) -> Decision<Action> {
    let seat = game.to_act().expect("the deal is in progress");
    let opponent = make_opponent::<Durak>(name).unwrap();
    opponent.decide(game.view(seat), &Budget::default(), &mut Seed::from(0).rng())
}

/// The action that an opponent plays for the seat to act, as text.
pub fn answer(name: &str, game: &Durak) -> String {
    decide(name, game).action.to_string()
}

/// The alternative that begins with an action.
pub fn alternative<'a>(decision: &'a Decision<Action>, action: &str) -> &'a Alternative<Action> {
    let first: Action = action.parse().unwrap();
    let mut alternatives = decision.explanation.alternatives.iter();
    alternatives.find(|alternative| alternative.plan[0] == first).expect(action)
}

/// The value of a named term.
pub fn term(terms: &[Term], name: &str) -> f64 {
    terms.iter().find(|term| term.name == name).expect(name).value
}

/// The keys of the alternatives' labels, in order.
pub fn labels(decision: &Decision<Action>) -> Vec<&str> {
    let alternatives = decision.explanation.alternatives.iter();
    alternatives.filter_map(|alternative| Some(&*alternative.label.as_ref()?.key)).collect()
}

/// Asserts that two values are equal up to rounding errors.
pub fn assert_close(value: f64, expected: f64) {
    assert!((value - expected).abs() < 1e-9, "{value} is not {expected}");
}
