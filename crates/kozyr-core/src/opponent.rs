//! Opponents that decide, and the registry that finds them by name.

mod budget;
mod mistake_model;

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::explanation::reasons::Explanation;
use crate::game::{Game, Record, Seat};

pub use budget::{
    Budget, Deadline, DecisionProgress, ExplanationDetail, ProgressListener, StopToken,
    available_threads,
};
pub use mistake_model::MistakeModel;

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

impl<A: PartialEq> Decision<A> {
    /// A decision that is made before anything is said of it: why is told where somebody reads it.
    ///
    /// For opponents that decide faster than they tell.
    pub fn with_lazy_explanation(
        budget: &Budget,
        action: A,
        why: impl FnOnce() -> Explanation<A>,
    ) -> Self {
        if budget.explanation_detail == ExplanationDetail::Omitted {
            return Decision { action, explanation: Explanation::from_rule("untold") };
        }
        let explanation = why();
        let chosen = explanation.chosen().map(|one| one.plan.first());
        debug_assert!(
            chosen.is_none_or(|first| first == Some(&action)),
            "told is what was decided"
        );
        Decision { action, explanation }
    }
}

/// An opponent: a pure function of a view, its parameters and its random numbers.
pub trait Opponent<G: Game>: Send + Sync {
    /// Decides for the seat that the view belongs to, which must be the seat to act.
    ///
    /// The action is always legal. Stopped by its [budget](Budget), it is the best found so far.
    fn decide(
        &self,
        view: G::View<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<G::Action>;
}

/// A game whose opponents can be found by name.
pub trait Roster: Game {
    /// What the game's opponents are: [`Opponent`], or a trait of the game's own that builds on it.
    type Opponent: Opponent<Self> + ?Sized;

    /// All opponents of the game, weakest families first.
    fn roster() -> &'static [Registration<Self>];
}

/// One opponent of a [`Roster`].
pub struct Registration<G: Roster> {
    /// The stable name, used by saved games, the app and the laboratory.
    pub name: &'static str,
    /// Makes the opponent with some of its parameters changed.
    pub make: MakeOpponent<G>,
    /// The numbers among its parameters, in the order in which to show them.
    pub parameters: &'static [Parameter],
    /// The longest that it ever thinks about a decision by its own measure: several times what
    /// was measured, so that the same seed still gives the same match.
    pub time_limit: Duration,
}

impl<G: Roster> Registration<G> {
    /// A budget within the opponent's time limit, unless it sets a number of nodes: who does
    /// wants those.
    pub fn limited_budget(&self, budget: &Budget) -> Budget {
        if budget.nodes.is_some() { budget.clone() } else { budget.within(self.time_limit) }
    }
}

/// A number that can be changed about an opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// What it is called in [`Overrides`]; `parameter-NAME` is the key of its text.
    pub name: &'static str,
    /// What it is if nobody changes it; where that depends on the deck, what it is with 36 cards.
    pub default: f64,
    /// The least that is accepted.
    pub min: f64,
    /// The most that is accepted.
    pub max: f64,
    /// By how much it is sensibly changed at a time; 1 for what has to be a whole number.
    pub step: f64,
}

impl Parameter {
    /// Checks that a value lies within the bounds.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, value: f64) -> Result<(), OpponentError> {
        let Parameter { name, min: least, max: most, .. } = *self;
        if (least..=most).contains(&value) {
            return Ok(());
        }
        let reason = format!("`{name}` lies between {least} and {most}, not at {value}");
        Err(OpponentError::Parameter(reason))
    }
}

/// Makes an opponent from its usual parameters with some changed.
pub type MakeOpponent<G> = fn(&Overrides) -> Result<Box<<G as Roster>::Opponent>, OpponentError>;

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

impl OpponentError {
    /// No parameter of an opponent is called so, which has these.
    fn no_parameter(name: &str, parameters: &Map<String, Value>) -> Self {
        let known: Vec<&str> = parameters.keys().map(String::as_str).collect();
        let known = if known.is_empty() {
            String::new()
        } else {
            format!("; there are {}", known.join(", "))
        };
        OpponentError::Parameter(format!("there is none called `{name}`{known}"))
    }
}

/// Finds an opponent: `name`, or `name?parameter=value&parameter=value`.
///
/// # Errors
/// If there is no such opponent or it has no such parameter.
pub fn make_opponent<G: Roster>(text: &str) -> Result<Box<G::Opponent>, OpponentError> {
    let (_, parameters) = split(text);
    (registration::<G>(text)?.make)(&parameters.parse()?)
}

/// The registration of an opponent, by its name with or without parameters.
///
/// # Errors
/// If nobody is called so.
pub fn registration<G: Roster>(text: &str) -> Result<&'static Registration<G>, OpponentError> {
    let (name, _) = split(text);
    G::roster().iter().find(|entry| entry.name == name).ok_or_else(|| OpponentError::Unknown {
        name: name.into(),
        known: G::roster().iter().map(|entry| entry.name).collect::<Vec<_>>().join(", "),
    })
}

fn split(text: &str) -> (&str, &str) {
    text.split_once('?').unwrap_or((text, ""))
}

/// What the opponent of a name decides for a seat, which must be the seat to act, with the random
/// numbers that the record has for it: always the same for the same record. `None` if nobody is
/// called so.
pub fn decide<G: Roster>(
    record: &Record<G>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<G::Action>> {
    let opponent = LimitedOpponent::<G>::from_name(name).ok()?;
    Some(opponent.decide(record.game().view(seat), budget, &mut record.decision_rng()))
}

/// An opponent that keeps to the time limit of its [registration](Registration::time_limit).
pub struct LimitedOpponent<G: Roster> {
    opponent: Box<G::Opponent>,
    registration: &'static Registration<G>,
}

impl<G: Roster> LimitedOpponent<G> {
    /// The opponent of that name, as [`named`] finds it.
    ///
    /// # Errors
    /// If there is no such opponent or it has no such parameter.
    pub fn from_name(text: &str) -> Result<Self, OpponentError> {
        Ok(LimitedOpponent {
            opponent: make_opponent::<G>(text)?,
            registration: registration::<G>(text)?,
        })
    }
}

impl<G: Roster> Opponent<G> for LimitedOpponent<G> {
    fn decide(
        &self,
        view: G::View<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<G::Action> {
        self.opponent.decide(view, &self.registration.limited_budget(budget), rng)
    }
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
        let mut overrides = Overrides::default();
        for pair in pairs {
            let (name, value) = pair?;
            if overrides.0.insert(name.clone(), value).is_some() {
                return Err(OpponentError::Parameter(format!("`{name}` is said twice")));
            }
        }
        Ok(overrides)
    }
}

impl Overrides {
    /// The usual parameters of an opponent with these changed.
    ///
    /// # Errors
    /// If a parameter is unknown or of the wrong type.
    pub fn apply<P: Serialize + DeserializeOwned>(&self, usual: P) -> Result<P, OpponentError> {
        let usual = serde_json::to_value(usual)
            .map_err(|error| OpponentError::Parameter(error.to_string()))?;
        let mut parameters = usual.as_object().cloned().unwrap_or_default();
        for (name, value) in &self.0 {
            let Some(place) = parameters.get_mut(name) else {
                return Err(OpponentError::no_parameter(name, &parameters));
            };
            *place = value.clone();
        }
        serde_json::from_value(Value::Object(parameters))
            .map_err(|error| OpponentError::Parameter(error.to_string()))
    }

    /// For an opponent without parameters.
    ///
    /// # Errors
    /// If there is anything to change.
    pub fn ensure_empty(&self) -> Result<(), OpponentError> {
        match self.0.keys().next() {
            Some(name) => Err(OpponentError::no_parameter(name, &Map::new())),
            None => Ok(()),
        }
    }
}
