//! Opponents, and the registry that finds them by name.

mod budget;
mod mistake_model;

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::explanation::reasons::Explanation;
use crate::{
    game::{Game, Record, Seat},
    quotation::shortened,
};

pub use budget::{
    Budget, Deadline, DecisionProgress, ExplanationDetail, ProgressListener, StopToken,
    available_threads,
};
pub use mistake_model::MistakeModel;

/// The random number generator of one decision.
pub type DecisionRng = ChaCha8Rng;

/// An action together with the reasons for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision<A> {
    /// The action to play.
    pub action: A,
    /// The reasons for it.
    pub explanation: Explanation<A>,
}

impl<A: PartialEq> Decision<A> {
    /// Creates a decision whose explanation is computed only if `budget` asks for one; otherwise it
    /// is the rule `untold` alone.
    ///
    /// For opponents that take longer to explain than to decide.
    pub fn with_lazy_explanation(
        budget: &Budget,
        action: A,
        explain: impl FnOnce() -> Explanation<A>,
    ) -> Self {
        if budget.explanation_detail == ExplanationDetail::Omitted {
            return Decision { action, explanation: Explanation::from_rule("untold") };
        }
        let explanation = explain();
        let chosen = explanation.chosen().map(|alternative| alternative.plan.first());
        debug_assert!(
            chosen.is_none_or(|first| first == Some(&action)),
            "the explanation must be of the decision"
        );
        Decision { action, explanation }
    }
}

/// An opponent: a pure function of a view, its parameters and its random numbers.
pub trait Opponent<G: Game>: Send + Sync {
    /// Decides for the seat of the view, which must be the seat to act.
    ///
    /// The action is always legal. If the [budget](Budget) stops the search, it is the best action
    /// found so far.
    fn decide(
        &self,
        view: G::View<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<G::Action>;
}

/// A game whose opponents can be found by name.
pub trait Roster: Game {
    /// The type of the game's opponents: [`Opponent`], or a subtrait of it.
    type Opponent: Opponent<Self> + ?Sized;

    /// Returns all opponents of the game, weakest families first.
    fn roster() -> &'static [Registration<Self>];
}

/// An opponent of a [`Roster`].
pub struct Registration<G: Roster> {
    /// The stable name, used by saved games, the app and the laboratory.
    pub name: &'static str,
    /// Creates the opponent with some of its parameters changed.
    pub make: MakeOpponent<G>,
    /// Its numeric parameters, in display order.
    pub parameters: &'static [Parameter],
    /// Safety limit on the time per decision. It is several times the time measured with the
    /// opponent's own node budget, so that the same seed still gives the same match.
    pub time_limit: Duration,
}

impl<G: Roster> Registration<G> {
    /// Returns the budget restricted to the opponent's time limit. A budget with a number of nodes
    /// is returned unchanged, since the caller wants exactly those nodes.
    pub fn limited_budget(&self, budget: &Budget) -> Budget {
        if budget.nodes.is_some() { budget.clone() } else { budget.within(self.time_limit) }
    }
}

/// A numeric parameter of an opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// Its name in [`Overrides`]; `parameter-NAME` is the key of its text.
    pub name: &'static str,
    /// Its default; if that depends on the deck, the default with 36 cards.
    pub default: f64,
    /// Minimum value.
    pub min: f64,
    /// Maximum value.
    pub max: f64,
    /// A sensible increment; 1 for integers.
    pub step: f64,
}

impl Parameter {
    /// Checks that a value is within the bounds.
    ///
    /// # Errors
    /// If it is not.
    pub fn check(&self, value: f64) -> Result<(), OpponentError> {
        let Parameter { name, min, max, .. } = *self;
        if (min..=max).contains(&value) {
            return Ok(());
        }
        let reason = format!("`{name}` must be between {min} and {max}, not {value}");
        Err(OpponentError::Parameter(reason))
    }
}

/// Creates an opponent from its default parameters, some of them changed.
pub type MakeOpponent<G> = fn(&Overrides) -> Result<Box<<G as Roster>::Opponent>, OpponentError>;

/// Parameters to change, as written after the `?` of a name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overrides(Map<String, Value>);

/// Errors of creating an opponent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpponentError {
    /// There is no opponent of this name.
    #[error("no opponent is called `{}`; known opponents: {known}", shortened(name))]
    Unknown {
        /// The requested name.
        name: String,
        /// The names of all opponents.
        known: String,
    },
    /// A parameter is not `name=value`, is unknown to the opponent, or has the wrong type or range.
    #[error("opponent parameter: {0}")]
    Parameter(String),
}

impl OpponentError {
    /// The error for an unknown parameter, which lists the known ones.
    fn no_parameter(name: &str, parameters: &Map<String, Value>) -> Self {
        let known: Vec<&str> = parameters.keys().map(String::as_str).collect();
        let known =
            if known.is_empty() { String::new() } else { format!("; known: {}", known.join(", ")) };
        OpponentError::Parameter(format!("`{}` is unknown{known}", shortened(name)))
    }
}

/// Creates an opponent from `name` or `name?parameter=value&parameter=value`.
///
/// # Errors
/// If there is no such opponent, or one of its parameters is invalid.
pub fn make_opponent<G: Roster>(text: &str) -> Result<Box<G::Opponent>, OpponentError> {
    let (_, parameters) = split(text);
    (registration::<G>(text)?.make)(&parameters.parse()?)
}

/// Returns the registration of an opponent, given its name with or without parameters.
///
/// # Errors
/// If there is no such opponent.
pub fn registration<G: Roster>(text: &str) -> Result<&'static Registration<G>, OpponentError> {
    let (name, _) = split(text);
    G::roster().iter().find(|entry| entry.name == name).ok_or_else(|| OpponentError::Unknown {
        name: name.into(),
        known: G::roster().iter().map(|entry| entry.name).collect::<Vec<_>>().join(", "),
    })
}

/// Splits an opponent's text at the first `?` into its name and its parameters, empty without one.
fn split(text: &str) -> (&str, &str) {
    text.split_once('?').unwrap_or((text, ""))
}

/// Returns what the named opponent decides for a seat, which must be the seat to act. The random
/// numbers come from the record, so the same record gives the same decision. Returns `None` if
/// there is no such opponent, or one of its parameters is invalid.
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
    /// Creates the opponent like [`make_opponent`].
    ///
    /// # Errors
    /// If there is no such opponent, or one of its parameters is invalid.
    pub fn from_name(text: &str) -> Result<Self, OpponentError> {
        Ok(LimitedOpponent {
            opponent: make_opponent::<G>(text)?,
            registration: registration::<G>(text)?,
        })
    }
}

impl<G: Roster> Opponent<G> for LimitedOpponent<G> {
    /// Decides within the opponent's time limit, unless the budget states a number of nodes. If the
    /// opponent names no causes, its decision is compared with the reader's action by its own
    /// values.
    fn decide(
        &self,
        view: G::View<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<G::Action> {
        let mut decision =
            self.opponent.decide(view, &self.registration.limited_budget(budget), rng);
        let explanation = &mut decision.explanation;
        if budget.explanation_detail == ExplanationDetail::Contrasts
            && explanation.headline.is_none()
            && let Some(action) = budget.parsed_reader_action::<G>()
        {
            explanation.reader_contrast = explanation.contrast_by_value(&action);
        }
        decision
    }
}

impl std::str::FromStr for Overrides {
    type Err = OpponentError;

    /// Parses `name=value` pairs separated by `&`, and skips empty ones. Values are JSON or else
    /// strings.
    ///
    /// # Errors
    /// If a pair has no `=`, or a name is given twice.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pairs = text.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
            let (name, value) = pair
                .split_once('=')
                .ok_or_else(|| OpponentError::Parameter(format!("`{pair}` is not `name=value`")))?;
            // Anything that is not JSON, such as a number or a Boolean, is a string.
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            Ok((name.to_owned(), value))
        });
        let mut overrides = Overrides::default();
        for pair in pairs {
            let (name, value) = pair?;
            if overrides.0.insert(name.clone(), value).is_some() {
                return Err(OpponentError::Parameter(format!("`{name}` is given twice")));
            }
        }
        Ok(overrides)
    }
}

impl Overrides {
    /// Returns an opponent's default parameters with these changes; bounds are not checked.
    ///
    /// # Errors
    /// If a parameter is unknown or of the wrong type.
    pub fn apply<P: Serialize + DeserializeOwned>(&self, defaults: P) -> Result<P, OpponentError> {
        let defaults = serde_json::to_value(defaults)
            .map_err(|error| OpponentError::Parameter(error.to_string()))?;
        let mut parameters = defaults.as_object().cloned().unwrap_or_default();
        for (name, value) in &self.0 {
            let Some(parameter) = parameters.get_mut(name) else {
                return Err(OpponentError::no_parameter(name, &parameters));
            };
            *parameter = value.clone();
        }
        serde_json::from_value(Value::Object(parameters))
            .map_err(|error| OpponentError::Parameter(error.to_string()))
    }

    /// Checks that there are no changes, for opponents without parameters.
    ///
    /// # Errors
    /// If there are any.
    pub fn ensure_empty(&self) -> Result<(), OpponentError> {
        match self.0.keys().next() {
            Some(name) => Err(OpponentError::no_parameter(name, &Map::new())),
            None => Ok(()),
        }
    }
}
