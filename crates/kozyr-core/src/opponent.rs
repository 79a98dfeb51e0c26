//! Minds that decide, and the registry that finds them by name.

use std::{num::NonZeroUsize, thread, time::Duration};

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{explanation::Explanation, game::Game};

/// The random numbers of one decision.
pub type DecisionRng = ChaCha8Rng;

/// An action together with the reasons for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision<A> {
    /// What to play.
    pub action: A,
    /// Why.
    pub explanation: Explanation<A>,
}

/// How much a mind may think about one decision.
///
/// Nodes and not seconds, so that a seed gives the same match on any machine; time is the
/// safety net on top. A mind that does not search ignores all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Positions (or sampled worlds) to look at; `None` for the mind's own measure.
    pub nodes: Option<u64>,
    /// The longest time to spend; `None` for no limit.
    pub time: Option<Duration>,
    /// How many threads may share the work; `None` for one. It never changes a decision, so a
    /// mind that cannot share its work without that does not.
    pub threads: Option<NonZeroUsize>,
}

/// As many threads as the machine runs at a time; in a browser one.
pub fn all_threads() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// A mind: a pure function of a view, its parameters and its random numbers.
pub trait Opponent<G: Game>: Send + Sync {
    /// Decides for the seat that the view belongs to, which must be the seat to act.
    ///
    /// The action is always legal.
    fn decide(
        &self,
        view: G::View<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<G::Action>;
}

/// A game whose opponents can be found by name.
pub trait Roster: Game {
    /// All opponents of the game, weakest families first.
    fn roster() -> &'static [Registration<Self>];
}

/// One opponent of a [`Roster`].
pub struct Registration<G: Game> {
    /// The stable name, used by saved games, the app and the laboratory.
    pub name: &'static str,
    /// Makes the opponent with some of its parameters changed.
    pub make: MakeOpponent<G>,
    /// The numbers among its parameters, in the order in which to show them.
    pub parameters: &'static [Parameter],
}

/// A number that can be changed about an opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// What it is called in [`Overrides`]; `parameter-NAME` is the key of its text.
    pub name: &'static str,
    /// What it is if nobody changes it; where that depends on the deck, what it is with 36 cards.
    pub usual: f64,
    /// The least that is accepted.
    pub least: f64,
    /// The most that is accepted.
    pub most: f64,
    /// By how much it is sensibly changed at a time; 1 for what has to be a whole number.
    pub step: f64,
}

impl Parameter {
    /// Checks that a value lies within the bounds.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, value: f64) -> Result<(), OpponentError> {
        let Parameter { name, least, most, .. } = *self;
        if (least..=most).contains(&value) {
            return Ok(());
        }
        let reason = format!("`{name}` lies between {least} and {most}, not at {value}");
        Err(OpponentError::Parameter(reason))
    }
}

/// Makes an opponent from its usual parameters with some changed.
pub type MakeOpponent<G> = fn(&Overrides) -> Result<Box<dyn Opponent<G>>, OpponentError>;

/// Parameters to change, as written after the `?` of a name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overrides(Map<String, Value>);

/// Why no opponent answers to a name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpponentError {
    /// Nobody is called so.
    #[error("no opponent is called `{name}`; there are {known}")]
    Unknown {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// A parameter that is not `name=value`, or that the opponent does not have, or of the
    /// wrong type or range.
    #[error("parameter of opponent: {0}")]
    Parameter(String),
}

/// Finds an opponent: `name`, or `name?parameter=value&parameter=value`.
///
/// # Errors
/// If there is no such opponent or it has no such parameter.
pub fn named<G: Roster>(text: &str) -> Result<Box<dyn Opponent<G>>, OpponentError> {
    let (name, parameters) = text.split_once('?').unwrap_or((text, ""));
    let registration = G::roster().iter().find(|entry| entry.name == name).ok_or_else(|| {
        OpponentError::Unknown {
            name: name.into(),
            known: G::roster().iter().map(|entry| entry.name).collect::<Vec<_>>().join(", "),
        }
    })?;
    (registration.make)(&parameters.parse()?)
}

impl std::str::FromStr for Overrides {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pairs = text.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
            let (name, value) = pair
                .split_once('=')
                .ok_or_else(|| OpponentError::Parameter(format!("`{pair}` is not `name=value`")))?;
            // What is not a number, a truth value or the like is taken as a word.
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            Ok((name.to_owned(), value))
        });
        pairs.collect::<Result<_, _>>().map(Overrides)
    }
}

impl Overrides {
    /// The usual parameters of a mind with these changed.
    ///
    /// # Errors
    /// If a parameter is unknown or of the wrong type.
    pub fn apply<P: Serialize + DeserializeOwned>(&self, usual: P) -> Result<P, OpponentError> {
        let usual = serde_json::to_value(usual)
            .map_err(|error| OpponentError::Parameter(error.to_string()))?;
        let mut parameters = usual.as_object().cloned().unwrap_or_default();
        for (name, value) in &self.0 {
            if parameters.insert(name.clone(), value.clone()).is_none() {
                return Err(OpponentError::Parameter(format!("there is none called `{name}`")));
            }
        }
        serde_json::from_value(Value::Object(parameters))
            .map_err(|error| OpponentError::Parameter(error.to_string()))
    }

    /// For a mind without parameters.
    ///
    /// # Errors
    /// If there is anything to change.
    pub fn none(&self) -> Result<(), OpponentError> {
        match self.0.keys().next() {
            Some(name) => Err(OpponentError::Parameter(format!("there is none called `{name}`"))),
            None => Ok(()),
        }
    }
}
