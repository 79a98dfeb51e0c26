//! Parses the answers of external programs, with error messages for their authors.

use std::{fmt::Display, str::FromStr};

use kozyr_core::{
    explanation::{Alternative, Comparison, Contrast, Explanation, Term, TranslatableText},
    tree::Bound,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The explanation of a decision in a program's answer: an [`Explanation`] with actions in
/// notation. Everything except the rule is optional.
#[derive(Serialize, Deserialize)]
struct ExplanationReply {
    rule: TranslatableText,
    #[serde(default)]
    alternatives: Vec<AlternativeReply>,
    #[serde(default)]
    terms: Vec<Term>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comparison: Option<Comparison<String>>,
    #[serde(default)]
    facts: Vec<Contrast>,
    #[serde(default)]
    consequences: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct AlternativeReply {
    plan: Vec<String>,
    #[serde(default)]
    label: Option<TranslatableText>,
    #[serde(default)]
    terms: Vec<Term>,
    #[serde(default)]
    value: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    amount: Option<f64>,
    #[serde(default, skip_serializing_if = "Bound::is_exact")]
    bound: Bound,
    #[serde(default)]
    chosen: bool,
}

/// Converts an explanation to the JSON of an answer.
pub fn explanation_to_json<A: Display>(explanation: Explanation<A>) -> Value {
    let line = |plan: &[A]| plan.iter().map(ToString::to_string).collect::<Vec<_>>();
    let weighed = |one: Alternative<A>| AlternativeReply {
        plan: line(&one.plan),
        label: one.label,
        terms: one.terms,
        value: one.value,
        amount: one.amount,
        bound: one.bound,
        chosen: one.chosen,
    };
    let comparison = explanation.comparison.map(|one| Comparison {
        chosen: line(&one.chosen),
        runner_up: line(&one.runner_up),
        value: one.value,
        runner_up_value: one.runner_up_value,
        runner_up_bound: one.runner_up_bound,
        margin: one.margin,
        standard_error: one.standard_error,
        unit: one.unit,
    });
    let reasons = ExplanationReply {
        rule: explanation.rule,
        consequences: line(&explanation.expected_line),
        alternatives: explanation.alternatives.into_iter().map(weighed).collect(),
        terms: explanation.terms,
        comparison,
        facts: explanation.contrasts,
    };
    serde_json::to_value(reasons).unwrap_or_default()
}

/// Parses the explanation of an action from an answer. Returns `None` if there is none or it is
/// invalid: an invalid explanation does not lose the game.
pub fn parse_explanation<A>(answer: &str, action: &A) -> Option<Explanation<A>>
where
    A: FromStr + Clone + PartialEq,
{
    let mut answer: Value = serde_json::from_str(answer).ok()?;
    let told: ExplanationReply =
        serde_json::from_value(answer.get_mut("explanation")?.take()).ok()?;
    let line = |plan: Vec<String>| plan.iter().map(|one| one.parse().ok()).collect::<Option<_>>();
    let weighed = |one: AlternativeReply| {
        let plan: Vec<A> = line(one.plan)?;
        let AlternativeReply { label, terms, value, amount, bound, chosen, .. } = one;
        (!plan.is_empty()).then_some(Alternative {
            plan,
            label,
            terms,
            value,
            amount,
            bound,
            chosen,
        })
    };
    let alternatives: Vec<Alternative<A>> =
        told.alternatives.into_iter().map(weighed).collect::<Option<_>>()?;
    let mut explanation = Explanation::new(told.rule, alternatives, told.terms);
    if let Some(one) = told.comparison {
        let (chosen, runner_up): (Vec<A>, Vec<A>) = (line(one.chosen)?, line(one.runner_up)?);
        let Comparison {
            value,
            runner_up_value,
            runner_up_bound,
            margin,
            standard_error: error,
            unit,
            ..
        } = one;
        let has_both = chosen.first() == Some(action) && !runner_up.is_empty();
        explanation.comparison = has_both.then_some(Comparison {
            chosen,
            runner_up,
            value,
            runner_up_value,
            runner_up_bound,
            margin,
            standard_error: error,
            unit,
        });
    }
    explanation.contrasts = told.facts;
    explanation.expected_line = line(told.consequences)?;
    // An explanation of another action is of no use.
    let chosen = explanation.chosen().map(|chosen| chosen.plan[0].clone());
    (explanation.alternatives.is_empty() || chosen.as_ref() == Some(action)).then_some(explanation)
}

/// The text of the action in an answer.
///
/// # Errors
/// A message for the author of the program.
pub fn parse_action(answer: &str) -> Result<String, String> {
    if answer.is_empty() {
        return Err("an empty line; a reply is one line such as {\"action\": \"…\"}".into());
    }
    let reply: Value = serde_json::from_str(answer).map_err(|error| {
        let column = error.column();
        format!("not JSON (column {column}); a reply is one line such as {{\"action\": \"…\"}}")
    })?;
    let Value::Object(mut keys) = reply else {
        let what = json_type_name(&reply);
        return Err(format!("{what} alone; a reply is an object such as {{\"action\": \"…\"}}"));
    };
    match keys.remove("action") {
        Some(Value::String(action)) => Ok(action),
        Some(other) => Err(format!(
            "`action` is {} but must be one of the strings in `legal`, in quotation marks",
            json_type_name(&other)
        )),
        None if keys.is_empty() => Err("an object without `action`".into()),
        None => {
            let found: Vec<String> = keys.keys().map(|key| format!("`{key}`")).collect();
            Err(format!("there is no key `action`, only {}", found.join(", ")))
        }
    }
}

/// The name of a JSON type in messages.
fn json_type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
