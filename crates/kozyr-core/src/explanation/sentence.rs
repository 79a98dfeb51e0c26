//! The reason in one or two sentences: the decision and why, and the runner-up.

use super::{
    comparison::Comparison,
    explainable_game::{ExplainableGame, PhraseForm},
    message::{TextArgument, TranslatableText},
    reasons::Explanation,
    redacted::{RedactedContrast, RedactedExplanation, RedactedPlan, RedactionFilter},
    unit::{self, PROVED_UNIT},
};
use crate::{opponent::Decision, tree::Bound};

/// The figures that are chances from 0 to 1, shown in percent.
const CHANCES: [&str; 2] = ["leads-last", "attack-beaten"];
/// The figure that has a sentence of its own.
const TRUMPS_SPENT: &str = "trumps-spent";

/// Returns one or two sentences on a decision and the runner-up, from what passes a filter, and the
/// reason alone; a single placeholder if the decision itself does not pass. `redacted` is the
/// explanation without its sentences.
pub(super) fn reason_sentences<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    decision: &Decision<G::Action>,
    redacted: &RedactedExplanation<G::Action>,
) -> (Vec<TranslatableText>, Option<TranslatableText>) {
    if !filter.may_know(decision.action) {
        return (vec![TranslatableText::new("reason-undisclosed")], None);
    }
    let explanation = &decision.explanation;
    let chosen = explanation.chosen();
    let decided = [decision.action];
    let plan = chosen.map_or(&decided[..], |chosen| &chosen.plan);
    let because = because(filter, explanation);
    let point = TranslatableText::new("point").with_nested("point", because.clone());
    let has_label = chosen.is_some_and(|alternative| alternative.label.is_some());
    let Some(comparison) = &explanation.comparison else {
        let has_value = chosen.is_some_and(|alternative| alternative.value.is_some());
        if has_value && has_label {
            return (vec![chosen_sentence::<G>(filter, decision, plan, because)], Some(point));
        }
        return (vec![rule_sentence::<G>(decision, redacted)], None);
    };
    let amounts = ComparisonAmounts::new(filter, comparison);
    let runner_up = runner_up_sentence(filter, comparison, amounts.as_ref(), redacted.contrasts());
    if comparison.value.is_some() || has_label {
        let first = chosen_sentence::<G>(filter, decision, &comparison.chosen, because);
        (vec![first, runner_up], Some(point))
    } else {
        (vec![rule_sentence::<G>(decision, redacted), runner_up], None)
    }
}

/// Returns the reason as a clause: the text of what decided.
fn because<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    explanation: &Explanation<G::Action>,
) -> TranslatableText {
    let decisive = filter.message(explanation.decisive());
    TranslatableText {
        key: format!("because-{}", decisive.key).into(),
        arguments: decisive.arguments,
    }
}

/// Returns a sentence on the decision and the rule, or on the rule alone if it names the action
/// already.
fn rule_sentence<G: ExplainableGame>(
    decision: &Decision<G::Action>,
    redacted: &RedactedExplanation<G::Action>,
) -> TranslatableText {
    let rule = redacted.rule().clone();
    if rule.arguments.iter().any(|(_, argument)| matches!(argument, TextArgument::Notation(_))) {
        return rule;
    }
    let action = G::phrase(PhraseForm::Statement, &[decision.action]);
    TranslatableText::new("reason-action").with_nested("action", action).with_nested("rule", rule)
}

/// Returns a sentence on the decision and its reason. `plan` is the chosen plan.
fn chosen_sentence<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    decision: &Decision<G::Action>,
    plan: &[G::Action],
    because: TranslatableText,
) -> TranslatableText {
    let plan = match filter.plan(plan) {
        RedactedPlan::Visible(plan) => G::phrase(PhraseForm::Statement, &plan),
        RedactedPlan::Hidden(_) => G::phrase(PhraseForm::Statement, &[decision.action]),
    };
    TranslatableText::new("reason-chosen")
        .with_nested("action", plan)
        .with_nested("because", because)
}

/// Returns a sentence on the runner-up, its value if `amounts` is given, and how it differs by the
/// first of `contrasts`, if one is certainly better.
fn runner_up_sentence<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    comparison: &Comparison<G::Action>,
    amounts: Option<&ComparisonAmounts>,
    contrasts: &[RedactedContrast],
) -> TranslatableText {
    let runner_up = filter.alternative_phrase(&comparison.runner_up);
    let tie = comparison.is_tie();
    let contrast = contrasts.first().filter(|_| !tie);
    let Some(amounts) = amounts else {
        let key = match (tie, comparison.value.is_some()) {
            (true, _) => "reason-tie-closed",
            (false, true) => "reason-next-closed",
            (false, false) => "reason-next-in-order",
        };
        return TranslatableText::new(key).with_nested("other", runner_up);
    };
    let amount =
        with_bound(amounts.message("amount", amounts.runner_up), comparison.runner_up_bound);
    if tie && comparison.standard_error > 0.0 {
        let sentence =
            TranslatableText::new("reason-tie-within-error").with_nested("other", runner_up);
        return sentence.with_nested("amount", amount).with_number("error", amounts.error);
    }
    // For a proven result the reason already states the value.
    let amount = if tie || comparison.margin < 0.0 || amounts.unit == PROVED_UNIT {
        amount
    } else {
        TranslatableText::new("amount-instead")
            .with_nested("amount", amount)
            .with_number("chosen", amounts.chosen)
    };
    let key = match contrast {
        _ if tie => "reason-tie",
        _ if comparison.margin < 0.0 => "reason-next-loosely",
        Some(contrast) if spends_a_trump(contrast) => "reason-next-trump",
        Some(_) => "reason-next-contrast",
        None => "reason-next",
    };
    let sentence =
        TranslatableText::new(key).with_nested("other", runner_up).with_nested("amount", amount);
    match contrast {
        Some(contrast) if key == "reason-next-contrast" => {
            sentence.with_nested("contrast", contrast.message())
        }
        _ => sentence,
    }
}

/// Returns one sentence for each contrast between the decision and the runner-up that the other
/// sentences leave out; none without a comparison.
pub(super) fn differences<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    explanation: &Explanation<G::Action>,
    redacted: &RedactedExplanation<G::Action>,
) -> Vec<TranslatableText> {
    let Some(comparison) = &explanation.comparison else { return Vec::new() };
    let runner_up = filter.alternative_phrase(&comparison.runner_up);
    let is_in_sentence = |contrast: &&RedactedContrast| {
        redacted.sentence().iter().any(|sentence| match &*sentence.key {
            "reason-next-trump" => spends_a_trump(contrast),
            _ => sentence.arguments.iter().any(|(name, argument)| {
                name == "contrast"
                    && matches!(argument, TextArgument::Nested(text) if **text == contrast.message())
            }),
        })
    };
    let sentence = |contrast: &RedactedContrast| {
        TranslatableText::new("reason-differs")
            .with_nested("other", runner_up.clone())
            .with_nested("contrast", contrast.message())
    };
    redacted.contrasts().iter().filter(|contrast| !is_in_sentence(contrast)).map(sentence).collect()
}

/// Returns a value in a unit as a text, rounded to the unit's decimals, with «at most» or «at
/// least» if it is a bound.
pub(super) fn amount(unit: &str, value: f64, bound: Bound) -> TranslatableText {
    let places = unit::decimal_places(unit);
    let amount = TranslatableText::from_key(format!("amount-{unit}"))
        .with_number("value", rounded(value, places));
    with_bound(amount, bound)
}

/// Returns an amount with «at most» or «at least» if it is a bound.
fn with_bound(amount: TranslatableText, bound: Bound) -> TranslatableText {
    match bound {
        Bound::Exact => amount,
        Bound::AtLeast => TranslatableText::new("amount-at-least").with_nested("amount", amount),
        Bound::AtMost => TranslatableText::new("amount-at-most").with_nested("amount", amount),
    }
}

/// Whether a contrast shows that the runner-up itself spends more trumps than the decision. A
/// sampled or hidden figure does not: it would include everything that follows.
fn spends_a_trump(contrast: &RedactedContrast) -> bool {
    matches!(contrast, RedactedContrast::Exact(contrast) if contrast.name == TRUMPS_SPENT
        && contrast.separation == 0.0
        && contrast.runner_up > contrast.chosen)
}

impl RedactedContrast {
    /// Describes the difference as part of a sentence about the runner-up: «with 1.4 trumps instead
    /// of 2.1», or without numbers if only its direction is known.
    pub fn message(&self) -> TranslatableText {
        match self {
            RedactedContrast::Exact(contrast) => {
                let is_chance = CHANCES.contains(&&*contrast.name);
                let shown =
                    |value: f64| if is_chance { (100.0 * value).round() } else { tenths(value) };
                let text = TranslatableText::from_key(format!("contrast-{}", contrast.name))
                    .with_number("runner", shown(contrast.runner_up))
                    .with_number("chosen", shown(contrast.chosen));
                contrast.after.map_or(text.clone(), |after| text.with_number("after", after as f64))
            }
            RedactedContrast::Direction { name, less } => {
                TranslatableText::from_key(format!("contrast-{name}-closed"))
                    .with_notation("way", if *less { "less" } else { "more" })
            }
        }
    }
}

/// Rounds to one decimal.
fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The values of a comparison, rounded to as many decimals as they need.
struct ComparisonAmounts {
    unit: String,
    /// The value of the chosen action.
    chosen: f64,
    /// The value of the second-best alternative.
    runner_up: f64,
    /// The standard error of the difference; 0 if the values are exact.
    error: f64,
}

impl ComparisonAmounts {
    /// Rounds the values of a comparison, so that different ones stay different up to two decimals.
    /// Returns `None` if there is a viewer, who may not see values, or if there are no values.
    fn new<G: ExplainableGame>(
        filter: &RedactionFilter<'_, G>,
        comparison: &Comparison<G::Action>,
    ) -> Option<Self> {
        if !filter.hides_nothing() {
            return None;
        }
        let (chosen, runner_up) = comparison.value.zip(comparison.runner_up_value)?;
        let mut places = unit::decimal_places(&comparison.unit);
        // Different values must not look equal.
        while !comparison.is_tie()
            && places < 2
            && rounded(chosen, places) == rounded(runner_up, places)
        {
            places += 1;
        }
        Some(ComparisonAmounts {
            unit: comparison.unit.to_string(),
            chosen: rounded(chosen, places),
            runner_up: rounded(runner_up, places),
            error: rounded(comparison.standard_error, places.max(1)),
        })
    }

    /// Returns the text with the key `KIND-UNIT`, with the value as its argument.
    fn message(&self, kind: &str, value: f64) -> TranslatableText {
        TranslatableText::from_key(format!("{kind}-{}", self.unit)).with_number("value", value)
    }
}

/// Rounds to a number of decimals, without a minus sign before 0.
pub(super) fn rounded(value: f64, places: u32) -> f64 {
    let scale = 10.0_f64.powi(places as i32);
    // Avoids minus zero.
    (value * scale).round() / scale + 0.0
}
