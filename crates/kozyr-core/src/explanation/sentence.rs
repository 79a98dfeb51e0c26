//! The reason in one or two sentences: the decision and why, and the runner-up.

use super::{
    comparison::Comparison,
    explainable_game::ExplainableGame,
    message::{TextArgument, TranslatableText},
    reasons::Explanation,
    redacted::{RedactedContrast, RedactedExplanation, RedactedPlan, RedactionFilter},
    unit::{self, PROVED_UNIT},
};
use crate::{opponent::Decision, tree::Bound};

/// The figure that has a sentence of its own.
const TRUMPS_SPENT: &str = "trumps-spent";

/// Returns the sentences, from what passes a filter.
pub(super) fn reason_sentences<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    decision: &Decision<G::Action>,
    shown: &RedactedExplanation<G::Action>,
) -> Vec<TranslatableText> {
    if !filter.may_know(decision.action) {
        return vec![TranslatableText::new("reason-undisclosed")];
    }
    let explanation = &decision.explanation;
    let course = explanation.chosen();
    let decided = [decision.action];
    let plan = course.map_or(&decided[..], |course| &course.plan);
    let Some(comparison) = &explanation.comparison else {
        let weighed = course.is_some_and(|one| one.value.is_some() && one.label.is_some());
        let alone = || chosen_sentence::<G>(filter, decision, plan, None);
        return vec![if weighed { alone() } else { rule_sentence::<G>(decision, shown) }];
    };
    let amounts = ComparisonAmounts::new(filter, comparison);
    let told = comparison.value.is_some() || course.is_some_and(|one| one.label.is_some());
    let first = if told {
        chosen_sentence::<G>(filter, decision, &comparison.chosen, amounts.as_ref())
    } else {
        rule_sentence::<G>(decision, shown)
    };
    vec![first, runner_up_sentence(filter, comparison, amounts.as_ref(), shown.contrasts())]
}

/// The decision and the rule, or the rule alone if it names the action already.
fn rule_sentence<G: ExplainableGame>(
    decision: &Decision<G::Action>,
    shown: &RedactedExplanation<G::Action>,
) -> TranslatableText {
    let rule = shown.rule().clone();
    if rule.arguments.iter().any(|(_, argument)| matches!(argument, TextArgument::Notation(_))) {
        return rule;
    }
    let action = G::action_phrase(&[decision.action]);
    TranslatableText::new("reason-action").with_nested("action", action).with_nested("rule", rule)
}

/// The decision, its reason, and its value.
fn chosen_sentence<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    decision: &Decision<G::Action>,
    plan: &[G::Action],
    amounts: Option<&ComparisonAmounts>,
) -> TranslatableText {
    let plan = match filter.plan(plan) {
        RedactedPlan::Visible(plan) => G::action_phrase(&plan),
        RedactedPlan::Hidden(_) => G::action_phrase(&[decision.action]),
    };
    let decisive = filter.message(decision.explanation.decisive());
    let because = TranslatableText {
        key: format!("because-{}", decisive.key).into(),
        arguments: decisive.arguments,
    };
    // For a proven result the reason already states the value.
    let amounts = amounts.filter(|amounts| amounts.unit != PROVED_UNIT);
    let key = if amounts.is_some() { "reason-chosen-worth" } else { "reason-chosen" };
    let told =
        TranslatableText::new(key).with_nested("action", plan).with_nested("because", because);
    match amounts {
        Some(amounts) => told.with_nested("worth", amounts.message("worth", amounts.chosen)),
        None => told,
    }
}

/// The runner-up, its value, and how it differs.
fn runner_up_sentence<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    comparison: &Comparison<G::Action>,
    amounts: Option<&ComparisonAmounts>,
    contrasts: &[RedactedContrast],
) -> TranslatableText {
    let other = filter.alternative_phrase(&comparison.runner_up);
    let tie = comparison.is_tie();
    let contrast = contrasts.first().filter(|_| !tie);
    let Some(amounts) = amounts else {
        let key = match (tie, comparison.value.is_some()) {
            (true, _) => "reason-tie-closed",
            (false, true) => "reason-next-closed",
            (false, false) => "reason-next-in-order",
        };
        return TranslatableText::new(key).with_nested("other", other);
    };
    let amount =
        with_bound(amounts.message("amount", amounts.runner_up), comparison.runner_up_bound);
    if tie && comparison.standard_error > 0.0 {
        let told = TranslatableText::new("reason-tie-within-error").with_nested("other", other);
        return told.with_nested("amount", amount).with_number("error", amounts.error);
    }
    let key = match contrast {
        _ if tie => "reason-tie",
        _ if comparison.margin < 0.0 => "reason-next-loosely",
        Some(contrast) if spends_a_trump(contrast) => "reason-next-trump",
        Some(_) => "reason-next-contrast",
        None => "reason-next",
    };
    let told = TranslatableText::new(key).with_nested("other", other).with_nested("amount", amount);
    match contrast {
        Some(contrast) if key == "reason-next-contrast" => {
            told.with_nested("contrast", contrast.message())
        }
        _ => told,
    }
}

/// Returns the differences between the decision and the runner-up that the sentences leave out.
pub(super) fn differences<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    explanation: &Explanation<G::Action>,
    shown: &RedactedExplanation<G::Action>,
) -> Vec<TranslatableText> {
    let Some(comparison) = &explanation.comparison else { return Vec::new() };
    let other = filter.alternative_phrase(&comparison.runner_up);
    let is_in_sentence = |contrast: &&RedactedContrast| {
        shown.sentence().iter().any(|sentence| match &*sentence.key {
            "reason-next-trump" => spends_a_trump(contrast),
            _ => sentence.arguments.iter().any(|(name, argument)| {
                name == "contrast"
                    && matches!(argument, TextArgument::Nested(told) if **told == contrast.message())
            }),
        })
    };
    let told = |contrast: &RedactedContrast| {
        TranslatableText::new("reason-differs")
            .with_nested("other", other.clone())
            .with_nested("contrast", contrast.message())
    };
    shown.contrasts().iter().filter(|contrast| !is_in_sentence(contrast)).map(told).collect()
}

/// Formats a value in a unit, rounded for readability.
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

/// Whether the runner-up itself would have spent a trump. A sampled figure would include everything
/// that follows it.
fn spends_a_trump(contrast: &RedactedContrast) -> bool {
    matches!(contrast, RedactedContrast::Exact(contrast) if contrast.name == TRUMPS_SPENT
        && contrast.separation == 0.0
        && contrast.runner_up > contrast.chosen)
}

impl RedactedContrast {
    /// Describes the difference as part of a sentence about the runner-up: «with 1.4 trumps instead
    /// of 2.1».
    pub fn message(&self) -> TranslatableText {
        match self {
            RedactedContrast::Exact(contrast) => {
                let told = TranslatableText::from_key(format!("contrast-{}", contrast.name))
                    .with_number("runner", tenths(contrast.runner_up))
                    .with_number("chosen", tenths(contrast.chosen));
                contrast.after.map_or(told.clone(), |after| told.with_number("after", after as f64))
            }
            RedactedContrast::Direction { name, less } => {
                TranslatableText::from_key(format!("contrast-{name}-closed"))
                    .with_notation("way", if *less { "less" } else { "more" })
            }
        }
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The figures of a comparison, with as many decimals as they need.
struct ComparisonAmounts {
    unit: String,
    chosen: f64,
    runner_up: f64,
    error: f64,
}

impl ComparisonAmounts {
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

    fn message(&self, kind: &str, value: f64) -> TranslatableText {
        TranslatableText::from_key(format!("{kind}-{}", self.unit)).with_number("value", value)
    }
}

fn rounded(value: f64, places: u32) -> f64 {
    let scale = 10.0_f64.powi(places as i32);
    // Avoids minus zero.
    (value * scale).round() / scale + 0.0
}
