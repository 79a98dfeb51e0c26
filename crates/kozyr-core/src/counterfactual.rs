//! Counterfactuals: the smallest changes to an opponent's view or parameters after which it decides
//! differently with the same random numbers.
//!
//! [`find`] repeats the decision under each candidate change. It works for any opponent of a game
//! that implements [`perturbations`](crate::explanation::ExplainableGame::perturbations), can run
//! on its own thread, and stops when its budget runs out.

mod candidate_change;
pub(crate) mod change;
mod decision_replay;

use std::{cmp::Ordering, collections::BTreeSet, time::Duration};

use self::{candidate_change::CandidateChange, decision_replay::DecisionReplay};
use super::explanation::{Verdict, explainable_game::ExplainableGame, message::TranslatableText};
use crate::{
    game::Record,
    opponent::{Budget, Decision, OpponentError, Parameter},
};

pub use change::{Counterfactual, Perturbation};

/// Limits on a search for counterfactuals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterfactualLimits {
    /// Maximum number of counterfactuals, each of a different kind.
    pub max_found: usize,
    /// Maximum number of changes to try with an opponent that decides instantly; an opponent that
    /// searches gets a tenth of them.
    pub max_tries: usize,
    /// Whether to look for a [rule of thumb](Counterfactual::rule_of_thumb), too.
    pub wants_rule_of_thumb: bool,
}

impl Default for CounterfactualLimits {
    /// Limits for showing a player: two counterfactuals, if possible one with a rule of thumb; 400
    /// changes to try.
    fn default() -> Self {
        CounterfactualLimits { max_found: 2, max_tries: 400, wants_rule_of_thumb: true }
    }
}

/// Time limit per decision of an opponent that decides instantly, since a player waits for the
/// result.
const TIME_LIMIT: Duration = Duration::from_millis(300);
/// Time limit per decision of an opponent that searches.
const SEARCH_TIME_LIMIT: Duration = Duration::from_secs(2);

/// Returns the time limit for finding the counterfactuals of one decision, which depends on whether
/// the named opponent searches.
///
/// # Errors
/// If there is no such opponent.
pub fn time_limit<G: ExplainableGame>(name: &str) -> Result<Duration, OpponentError> {
    let registration = crate::opponent::registration::<G>(name)?;
    Ok(if decision_replay::searches(registration) { SEARCH_TIME_LIMIT } else { TIME_LIMIT })
}

/// Finds changes after which the named opponent would decide differently than it did for a record
/// that awaits its decision. Returns at most one change of each kind, the smallest first. One that
/// gives a [rule of thumb](Counterfactual::rule_of_thumb) takes the place of the one of its kind,
/// or else comes last; a close call gives none. Returns no change at all if there is only one legal
/// action, or the decision of an opponent that does not search cannot be reproduced.
///
/// An opponent that searches is asked with a small node budget first, and with its full budget only
/// if that looks promising. When `budget` runs out, the counterfactuals found so far are returned.
/// The nodes of `budget`, if set, must be those of the original decision.
///
/// # Errors
/// If there is no such opponent, or one of its parameters is invalid.
pub fn find<G: ExplainableGame>(
    record: &Record<G>,
    name: &str,
    decision: &Decision<G::Action>,
    limits: CounterfactualLimits,
    budget: &Budget,
) -> Result<Vec<Counterfactual<G::Action>>, OpponentError> {
    let replay = DecisionReplay::<G>::new(record, name, budget)?;
    let mut found: Vec<Counterfactual<G::Action>> = Vec::new();
    if record.game().legal_actions().len() < 2 {
        return Ok(found);
    }
    if !replay.searches() && replay.action() != decision.action {
        // The decision cannot be reproduced, perhaps because the clock cut it short.
        return Ok(found);
    }
    let tries = if replay.searches() { limits.max_tries / 10 } else { limits.max_tries };
    let quick_action = replay.quick_action();
    let mut kinds = BTreeSet::new();
    let candidates = candidate_changes(record, name)?;
    for candidate in candidates.iter().take(tries) {
        if found.len() >= limits.max_found || replay.is_out_of_time() {
            break;
        }
        if kinds.contains(candidate.kind()) {
            continue;
        }
        if let Some(action) = replay.changed_action(candidate, decision.action, quick_action)
            && replay.verify(candidate, action)
            && !replay.is_out_of_time()
        {
            kinds.insert(candidate.kind().to_owned());
            found.push(candidate.to_counterfactual(action));
        }
    }
    // What changes a close call is no rule.
    let is_close = decision
        .explanation
        .headline
        .as_ref()
        .is_some_and(|headline| headline.verdict == Verdict::CloseCall);
    if limits.wants_rule_of_thumb
        && !is_close
        && let Some(rule) = find_rule_of_thumb(&replay, &candidates, decision.action, quick_action)
    {
        let same_kind = found.iter().position(|known| known.change.key == rule.change.key);
        match same_kind {
            Some(index) => found[index] = rule,
            None => {
                found.truncate(limits.max_found.saturating_sub(1));
                found.push(rule);
            }
        }
    }
    Ok(found)
}

/// The share of changes of one kind that must have the same consequence for a rule of thumb.
const MIN_AGREEING_SHARE: f64 = 0.6;
/// How many changes of one kind are tried with an opponent that decides instantly.
const RULE_TRIES: usize = 8;
/// How many are tried with an opponent that searches.
const SEARCHING_RULE_TRIES: usize = 3;

/// Finds a counterfactual with a rule of thumb: a kind of change that in most cases replaces
/// `decided` by an action of the same other kind. Tries the smallest changes of each kind. `None`
/// if no kind does so, or time runs out.
fn find_rule_of_thumb<G: ExplainableGame>(
    replay: &DecisionReplay<'_, G>,
    candidates: &[CandidateChange<G>],
    decided: G::Action,
    quick_action: Option<G::Action>,
) -> Option<Counterfactual<G::Action>> {
    let mut rules: Vec<&TranslatableText> = Vec::new();
    for rule in candidates.iter().filter_map(CandidateChange::rule_of_thumb) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    let max_tries = if replay.searches() { SEARCHING_RULE_TRIES } else { RULE_TRIES };
    for rule in rules {
        let similar = candidates.iter().filter(|candidate| candidate.rule_of_thumb() == Some(rule));
        let possible = similar.filter(|candidate| candidate.is_possible()).take(max_tries);
        let mut tried = 0;
        let mut outcomes: Vec<(TranslatableText, Counterfactual<G::Action>)> = Vec::new();
        for candidate in possible {
            tried += 1;
            let action = replay.changed_action(candidate, decided, quick_action);
            let action = action.filter(|action| {
                candidate.may_recommend(*action) && replay.verify(candidate, *action)
            });
            let consequence = action.and_then(|action| replay.consequence(decided, action));
            outcomes
                .extend(consequence.zip(action.map(|action| candidate.to_counterfactual(action))));
            if replay.is_out_of_time() {
                return None;
            }
        }
        let count = |consequence: &TranslatableText| {
            outcomes.iter().filter(|(other, _)| other == consequence).count()
        };
        let is_rule = |(consequence, _): &&(TranslatableText, _)| {
            count(consequence) as f64 >= MIN_AGREEING_SHARE * f64::from(tried)
        };
        if let Some((consequence, example)) = outcomes.iter().find(is_rule) {
            let sentence = TranslatableText::new("thumb")
                .with_nested("change", rule.clone())
                .with_nested("then", consequence.clone());
            return Some(Counterfactual { rule_of_thumb: Some(sentence), ..example.clone() });
        }
    }
    None
}

/// Checks a counterfactual of a record that awaits an opponent's decision, by repeating the
/// decision with and without the change. The change is looked up by its message. Returns whether
/// the claimed action is the decision with the change and not without it; `None` if time runs out
/// or there is no such change.
///
/// # Errors
/// If there is no such opponent, or one of its parameters is invalid.
pub fn verify<G: ExplainableGame>(
    record: &Record<G>,
    name: &str,
    claimed: &Counterfactual<G::Action>,
    budget: &Budget,
) -> Result<Option<bool>, OpponentError> {
    let replay = DecisionReplay::<G>::new(record, name, budget)?;
    let candidates = candidate_changes(record, name)?;
    let Some(candidate) =
        candidates.iter().find(|candidate| *candidate.message() == claimed.change)
    else {
        return Ok(None);
    };
    let (original, changed) = (replay.action(), replay.action_after(candidate));
    if budget.deadline().has_passed() {
        return Ok(None);
    }
    let is_confirmed = |changed: G::Action| {
        changed == claimed.action && candidate.equivalent_action(original) != changed
    };
    Ok(Some(changed.is_some_and(is_confirmed)))
}

/// Returns the changes to try for the seat to act, the smallest first: those of its view and of the
/// named opponent's parameters. None once the game is over.
fn candidate_changes<G: ExplainableGame>(
    record: &Record<G>,
    name: &str,
) -> Result<Vec<CandidateChange<G>>, OpponentError> {
    let Some((seat, _)) = record.to_act() else { return Ok(Vec::new()) };
    let views = G::perturbations(record.game().view(seat)).into_iter().map(CandidateChange::View);
    let mut candidates: Vec<CandidateChange<G>> =
        views.chain(parameter_changes::<G>(name)?).collect();
    candidates.sort_by(|a, b| a.size().partial_cmp(&b.size()).unwrap_or(Ordering::Equal));
    Ok(candidates)
}

/// The size of a change of a parameter by one step.
const SIZE_PER_PARAMETER_STEP: f64 = 6.0;
/// Steps to try up and down from the current value of a parameter.
const PARAMETER_STEPS: [f64; 4] = [1.0, 2.0, 4.0, 8.0];

/// Returns the changes of each parameter of the named opponent by some [steps](PARAMETER_STEPS) up
/// and down. Values outside the parameter's bounds are left out.
fn parameter_changes<G: ExplainableGame>(
    name: &str,
) -> Result<Vec<CandidateChange<G>>, OpponentError> {
    let registration = crate::opponent::registration::<G>(name)?;
    let change_by = |parameter: &Parameter, steps: f64| {
        let current = value_of(name, parameter);
        let value = current + steps * parameter.step;
        // Rounds away floating-point error.
        let value = (value * 1e6).round() / 1e6;
        (parameter.min..=parameter.max).contains(&value).then(|| CandidateChange::Parameter {
            message: TranslatableText::new("change-parameter")
                .with_nested(
                    "parameter",
                    TranslatableText::from_key(format!("parameter-{}", parameter.name)),
                )
                .with_number("value", value)
                .with_number("now", current),
            size: SIZE_PER_PARAMETER_STEP * steps.abs(),
            name: with_parameter(name, parameter.name, value),
        })
    };
    let mut changes = Vec::new();
    for parameter in registration.parameters {
        for steps in PARAMETER_STEPS {
            changes.extend(
                [-steps, steps].into_iter().filter_map(|steps| change_by(parameter, steps)),
            );
        }
    }
    Ok(changes)
}

/// Returns the value of a parameter in an opponent's name, or its default if it is not stated there
/// as a number.
fn value_of(name: &str, parameter: &Parameter) -> f64 {
    let parameters = name.split_once('?').map_or("", |(_, parameters)| parameters);
    let mut pairs = parameters.split('&').filter_map(|pair| pair.split_once('='));
    let value = pairs.find(|(key, _)| *key == parameter.name);
    value.and_then(|(_, value)| value.parse().ok()).unwrap_or(parameter.default)
}

/// Returns an opponent's name with one parameter set to a value and the others unchanged.
fn with_parameter(name: &str, parameter: &str, value: f64) -> String {
    let (base, parameters) = name.split_once('?').unwrap_or((name, ""));
    let is_other = |pair: &&str| {
        !pair.is_empty() && pair.split_once('=').is_none_or(|(name, _)| name != parameter)
    };
    let mut pairs: Vec<String> =
        parameters.split('&').filter(is_other).map(str::to_owned).collect();
    pairs.push(format!("{parameter}={value}"));
    format!("{base}?{}", pairs.join("&"))
}
