//! What would have had to be otherwise: the smallest changes of what an opponent saw, or of its
//! parameters, after which the same opponent with the same random numbers decides otherwise.
//!
//! They are found by really deciding again. [`find`] does that for any opponent of any game that
//! says [what could be otherwise](crate::explanation::Explained::changes); it can run on a thread
//! of its own and stops when its budget says so.

mod candidate_change;
pub(crate) mod change;
mod decision_replay;

use std::{cmp::Ordering, collections::BTreeSet, time::Duration};

use self::{candidate_change::CandidateChange, decision_replay::DecisionReplay};
use super::explanation::{explainable_game::ExplainableGame, message::TranslatableText};
use crate::{
    game::Record,
    opponent::{Budget, Decision, OpponentError, Parameter},
};

pub use change::{Counterfactual, Perturbation};

/// How many counterfactuals are looked for, and how many changes may be tried for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterfactualLimits {
    /// So many at most, each of another kind.
    pub max_found: usize,
    /// So many changes are tried by an opponent that decides at once; one that searches tries a
    /// tenth of them.
    pub max_tries: usize,
}

impl Default for CounterfactualLimits {
    fn default() -> Self {
        CounterfactualLimits { max_found: 2, max_tries: 400 }
    }
}

/// For no longer than this whoever looks on should wait for the counterfactuals of one decision of an
/// opponent that decides at once.
const TIME_LIMIT: Duration = Duration::from_millis(300);
/// The same for one that searches.
const SEARCH_TIME_LIMIT: Duration = Duration::from_secs(2);

/// How long somebody who looks on should have to wait for the counterfactuals of one decision of an
/// opponent of that name: a limit for the time of the [`Budget`] with which they are looked for.
///
/// # Errors
/// If nobody is called so.
pub fn time_limit<G: ExplainableGame>(name: &str) -> Result<Duration, OpponentError> {
    let registration = crate::opponent::registration::<G>(name)?;
    Ok(if decision_replay::searches(registration) { SEARCH_TIME_LIMIT } else { TIME_LIMIT })
}

/// Looks for changes after which the opponent of a name decides otherwise than it has decided in
/// a record that awaits its decision; the smallest of each kind, the smallest first. With only one
/// action allowed there is nothing to decide and none is looked for.
///
/// An opponent that searches is asked with a small measure first, and with its own where that
/// promises something. `budget` says when to stop; what was found until then is returned. Its
/// number of nodes, if any, is the measure with which the decision was made.
///
/// # Errors
/// If nobody is called so.
pub fn find<G: ExplainableGame>(
    record: &Record<G>,
    name: &str,
    decision: &Decision<G::Action>,
    wanted: CounterfactualLimits,
    budget: &Budget,
) -> Result<Vec<Counterfactual<G::Action>>, OpponentError> {
    let trial = DecisionReplay::<G>::new(record, name, budget)?;
    let mut found: Vec<Counterfactual<G::Action>> = Vec::new();
    if record.game().legal_actions().len() < 2 {
        return Ok(found);
    }
    if !trial.searches() && trial.action() != decision.action {
        // It was not decided so, or was cut short by the clock: there is nothing to compare with.
        return Ok(found);
    }
    let tries = if trial.searches() { wanted.max_tries / 10 } else { wanted.max_tries };
    let glance = trial.quick_action();
    let mut kinds = BTreeSet::new();
    for attempt in candidate_changes(record, name)?.into_iter().take(tries) {
        if found.len() >= wanted.max_found || trial.is_out_of_time() {
            break;
        }
        if kinds.contains(attempt.kind()) {
            continue;
        }
        if let Some(action) = trial.changed_action(&attempt, decision.action, glance)
            && trial.verify(&attempt, action)
            && !trial.is_out_of_time()
        {
            kinds.insert(attempt.kind().to_owned());
            found.push(attempt.into_counterfactual(action));
        }
    }
    Ok(found)
}

/// Whether a counterfactual of a record that awaits the decision of an opponent holds: all is done
/// again from the record, the change looked up by what it says. `None` if time runs out or there
/// is no such change.
///
/// # Errors
/// If nobody is called so.
pub fn verify<G: ExplainableGame>(
    record: &Record<G>,
    name: &str,
    claimed: &Counterfactual<G::Action>,
    budget: &Budget,
) -> Result<Option<bool>, OpponentError> {
    let trial = DecisionReplay::<G>::new(record, name, budget)?;
    let attempts = candidate_changes(record, name)?;
    let Some(attempt) = attempts.iter().find(|one| *one.message() == claimed.change) else {
        return Ok(None);
    };
    let (first, then) = (trial.action(), trial.action_after(attempt));
    if budget.deadline().has_passed() {
        return Ok(None);
    }
    let otherwise =
        |then: G::Action| then == claimed.action && attempt.equivalent_action(first) != then;
    Ok(Some(then.is_some_and(otherwise)))
}

/// Everything that can be tried, the smallest change first.
fn candidate_changes<G: ExplainableGame>(
    record: &Record<G>,
    name: &str,
) -> Result<Vec<CandidateChange<G>>, OpponentError> {
    let Some((seat, _)) = record.to_act() else { return Ok(Vec::new()) };
    let views = G::perturbations(record.game().view(seat)).into_iter().map(CandidateChange::View);
    let mut attempts: Vec<CandidateChange<G>> =
        views.chain(parameter_changes::<G>(name)?).collect();
    attempts.sort_by(|one, other| one.size().partial_cmp(&other.size()).unwrap_or(Ordering::Equal));
    Ok(attempts)
}

/// How much a step of a parameter counts as a change.
const SIZE_PER_PARAMETER_STEP: f64 = 6.0;
/// So many steps up and down are tried.
const PARAMETER_STEPS: [f64; 4] = [1.0, 2.0, 4.0, 8.0];

/// The opponent of a name with each of its parameters changed.
fn parameter_changes<G: ExplainableGame>(
    name: &str,
) -> Result<Vec<CandidateChange<G>>, OpponentError> {
    let registration = crate::opponent::registration::<G>(name)?;
    let changed = |parameter: &Parameter, steps: f64| {
        let now = value_of(name, parameter);
        let value = now + steps * parameter.step;
        // Fractions do not add up without error.
        let value = (value * 1e6).round() / 1e6;
        (parameter.min..=parameter.max).contains(&value).then(|| CandidateChange::Parameter {
            told: TranslatableText::new("change-parameter")
                .with_nested(
                    "parameter",
                    TranslatableText::from_key(format!("parameter-{}", parameter.name)),
                )
                .with_number("value", value)
                .with_number("now", now),
            size: SIZE_PER_PARAMETER_STEP * steps.abs(),
            name: with_parameter(name, parameter.name, value),
        })
    };
    let mut all = Vec::new();
    for parameter in registration.parameters {
        for steps in PARAMETER_STEPS {
            all.extend([-steps, steps].into_iter().filter_map(|steps| changed(parameter, steps)));
        }
    }
    Ok(all)
}

/// What a parameter is in the opponent of a name.
fn value_of(name: &str, parameter: &Parameter) -> f64 {
    let written = name.split_once('?').map_or("", |(_, written)| written);
    let mut pairs = written.split('&').filter_map(|pair| pair.split_once('='));
    let value = pairs.find(|(written, _)| *written == parameter.name);
    value.and_then(|(_, value)| value.parse().ok()).unwrap_or(parameter.default)
}

/// The name with that parameter set.
fn with_parameter(name: &str, parameter: &str, value: f64) -> String {
    let (base, written) = name.split_once('?').unwrap_or((name, ""));
    let is_other = |pair: &&str| {
        !pair.is_empty() && pair.split_once('=').is_none_or(|(name, _)| name != parameter)
    };
    let mut pairs: Vec<String> = written.split('&').filter(is_other).map(str::to_owned).collect();
    pairs.push(format!("{parameter}={value}"));
    format!("{base}?{}", pairs.join("&"))
}
