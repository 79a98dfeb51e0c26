//! Parses the answers of external programs, with error messages for their authors.

use std::{fmt::Display, str::FromStr, sync::LazyLock};

use crate::texts::texts;

use kozyr_core::{
    explanation::{
        Alternative, Comparison, Contrast, Explanation, Headline, Term, TranslatableText,
    },
    texts::{Locale, Texts},
    tree::Bound,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The explanation of a decision in a program's answer: an [`Explanation`] with actions in
/// notation. Everything except the rule is optional.
#[derive(Serialize, Deserialize)]
struct ExplanationReply {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    headline: Option<Headline<String>>,
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

/// An alternative in an explanation, with actions in notation.
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
    let to_reply = |alternative: Alternative<A>| AlternativeReply {
        plan: line(&alternative.plan),
        label: alternative.label,
        terms: alternative.terms,
        value: alternative.value,
        amount: alternative.amount,
        bound: alternative.bound,
        chosen: alternative.chosen,
    };
    let comparison = explanation.comparison.map(|comparison| Comparison {
        chosen: line(&comparison.chosen),
        runner_up: line(&comparison.runner_up),
        value: comparison.value,
        runner_up_value: comparison.runner_up_value,
        runner_up_bound: comparison.runner_up_bound,
        margin: comparison.margin,
        standard_error: comparison.standard_error,
        unit: comparison.unit,
    });
    let headline = explanation.headline;
    let reply = ExplanationReply {
        headline: headline.and_then(|headline| headline.try_map(|action| Some(action.to_string()))),
        rule: explanation.rule,
        consequences: line(&explanation.expected_line),
        alternatives: explanation.alternatives.into_iter().map(to_reply).collect(),
        terms: explanation.terms,
        comparison,
        facts: explanation.contrasts,
    };
    serde_json::to_value(reply).unwrap_or_default()
}

/// Parses the explanation of an action from an answer. Returns `None` if there is none or it is
/// invalid: an invalid explanation does not lose the game. A headline with a cause that `game` does
/// not have is left out.
pub fn parse_explanation<A>(answer: &str, action: &A, game: &str) -> Option<Explanation<A>>
where
    A: FromStr + Clone + PartialEq,
{
    let mut answer: Value = serde_json::from_str(answer).ok()?;
    let reply: ExplanationReply =
        serde_json::from_value(answer.get_mut("explanation")?.take()).ok()?;
    let line =
        |plan: Vec<String>| plan.iter().map(|action| action.parse().ok()).collect::<Option<_>>();
    let to_alternative = |alternative: AlternativeReply| {
        let plan: Vec<A> = line(alternative.plan)?;
        let AlternativeReply { label, terms, value, amount, bound, chosen, .. } = alternative;
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
        reply.alternatives.into_iter().map(to_alternative).collect::<Option<_>>()?;
    let mut explanation = Explanation::new(reply.rule, alternatives, reply.terms);
    if let Some(comparison) = reply.comparison {
        let (chosen, runner_up): (Vec<A>, Vec<A>) =
            (line(comparison.chosen)?, line(comparison.runner_up)?);
        let Comparison {
            value,
            runner_up_value,
            runner_up_bound,
            margin,
            standard_error: error,
            unit,
            ..
        } = comparison;
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
    explanation.headline = reply
        .headline
        .filter(|headline| headline.cause().is_none_or(|cause| has_cause(game, cause)))
        .and_then(|headline| headline.try_map(|action| action.parse().ok()));
    explanation.contrasts = reply.facts;
    explanation.expected_line = line(reply.consequences)?;
    // An explanation of another action is of no use.
    let chosen = explanation.chosen().map(|chosen| chosen.plan[0].clone());
    (explanation.alternatives.is_empty() || chosen.as_ref() == Some(action)).then_some(explanation)
}

/// Whether there is a text for a cause of a game.
fn has_cause(game: &str, cause: &str) -> bool {
    /// The texts in one language are enough, as all have the same keys.
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts(Locale::English));
    TEXTS.has(&format!("cause-{game}-{cause}"))
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
