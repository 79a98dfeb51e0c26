//! The reason in one sentence or two: what was done and why, and what came next.

use super::{
    comparison::Comparison,
    explainable_game::Explained,
    message::{Argument, Message},
    reasons::Explanation,
    redacted::{Filter, Shown, ShownFact, ShownPlan},
    unit::{self, PROVED},
};
use crate::{opponent::Decision, tree::Bound};

/// The fact that is told by a verb of its own.
const TRUMPS_SPENT: &str = "trumps-spent";

/// The sentences, of what passes a filter.
pub(super) fn of<G: Explained>(
    filter: &Filter<'_, G>,
    decision: &Decision<G::Action>,
    shown: &Shown<G::Action>,
) -> Vec<Message> {
    if !filter.may_know(decision.action) {
        return vec![Message::new("reason-undisclosed")];
    }
    let explanation = &decision.explanation;
    let course = explanation.chosen();
    let decided = [decision.action];
    let plan = course.map_or(&decided[..], |course| &course.plan);
    let Some(comparison) = &explanation.comparison else {
        let weighed = course.is_some_and(|one| one.value.is_some() && one.label.is_some());
        let alone = || chosen::<G>(filter, decision, plan, None);
        return vec![if weighed { alone() } else { by_rule::<G>(decision, shown) }];
    };
    let amounts = Amounts::of(filter, comparison);
    let told = comparison.value.is_some() || course.is_some_and(|one| one.label.is_some());
    let first = if told {
        chosen::<G>(filter, decision, &comparison.chosen, amounts.as_ref())
    } else {
        by_rule::<G>(decision, shown)
    };
    vec![first, next(filter, comparison, amounts.as_ref(), shown.facts())]
}

/// What was done, and the rule, unless that says already what was done.
fn by_rule<G: Explained>(decision: &Decision<G::Action>, shown: &Shown<G::Action>) -> Message {
    let rule = shown.rule().clone();
    if rule.arguments.iter().any(|(_, argument)| matches!(argument, Argument::Notation(_))) {
        return rule;
    }
    let deed = G::does(&[decision.action]);
    Message::new("reason-deed").part("deed", deed).part("rule", rule)
}

/// What was done, why, and what it is worth.
fn chosen<G: Explained>(
    filter: &Filter<'_, G>,
    decision: &Decision<G::Action>,
    plan: &[G::Action],
    amounts: Option<&Amounts>,
) -> Message {
    let plan = match filter.plan(plan) {
        ShownPlan::Open(plan) => G::does(&plan),
        ShownPlan::Hidden(_) => G::does(&[decision.action]),
    };
    let decisive = filter.message(decision.explanation.decisive());
    let because =
        Message { key: format!("because-{}", decisive.key).into(), arguments: decisive.arguments };
    // What is proved is what the reason says already.
    let amounts = amounts.filter(|amounts| amounts.unit != PROVED);
    let key = if amounts.is_some() { "reason-chosen-worth" } else { "reason-chosen" };
    let told = Message::new(key).part("deed", plan).part("because", because);
    match amounts {
        Some(amounts) => told.part("worth", amounts.message("worth", amounts.chosen)),
        None => told,
    }
}

/// What came next, what that was worth, and in what it differs.
fn next<G: Explained>(
    filter: &Filter<'_, G>,
    comparison: &Comparison<G::Action>,
    amounts: Option<&Amounts>,
    facts: &[ShownFact],
) -> Message {
    let other = filter.instead(&comparison.runner_up);
    let tie = comparison.is_a_tie();
    let fact = facts.first().filter(|_| !tie);
    let Some(amounts) = amounts else {
        let key = match (tie, comparison.value.is_some()) {
            (true, _) => "reason-tie-closed",
            (false, true) => "reason-next-closed",
            (false, false) => "reason-next-in-order",
        };
        return Message::new(key).part("other", other);
    };
    let amount = bounded(amounts.message("amount", amounts.runner_up), comparison.runner_up_bound);
    if tie && comparison.error > 0.0 {
        let told = Message::new("reason-tie-within-error").part("other", other);
        return told.part("amount", amount).number("error", amounts.error);
    }
    let key = match fact {
        _ if tie => "reason-tie",
        _ if comparison.margin < 0.0 => "reason-next-loosely",
        Some(fact) if spends_a_trump(fact) => "reason-next-trump",
        Some(_) => "reason-next-fact",
        None => "reason-next",
    };
    let told = Message::new(key).part("other", other).part("amount", amount);
    match fact {
        Some(fact) if key == "reason-next-fact" => told.part("fact", fact.told()),
        _ => told,
    }
}

/// What separates the decision from the runner-up, as far as the sentences do not tell it.
pub(super) fn differences<G: Explained>(
    filter: &Filter<'_, G>,
    explanation: &Explanation<G::Action>,
    shown: &Shown<G::Action>,
) -> Vec<Message> {
    let Some(comparison) = &explanation.comparison else { return Vec::new() };
    let other = filter.instead(&comparison.runner_up);
    let is_told = |fact: &&ShownFact| {
        shown.sentence().iter().any(|sentence| match &*sentence.key {
            "reason-next-trump" => spends_a_trump(fact),
            _ => sentence.arguments.iter().any(|(name, argument)| {
                name == "fact"
                    && matches!(argument, Argument::Message(told) if **told == fact.told())
            }),
        })
    };
    let told = |fact: &ShownFact| {
        Message::new("reason-differs").part("other", other.clone()).part("fact", fact.told())
    };
    shown.facts().iter().filter(|fact| !is_told(fact)).map(told).collect()
}

/// A value in a unit, with as many places as are read at a glance.
pub(super) fn amount(unit: &str, value: f64, bound: Bound) -> Message {
    let places = unit::places(unit);
    let amount = Message::of_key(format!("amount-{unit}")).number("value", rounded(value, places));
    bounded(amount, bound)
}

/// An amount, or that it is at most or at least that.
fn bounded(amount: Message, bound: Bound) -> Message {
    match bound {
        Bound::Exact => amount,
        Bound::AtLeast => Message::new("amount-at-least").part("amount", amount),
        Bound::AtMost => Message::new("amount-at-most").part("amount", amount),
    }
}

/// Whether the runner-up itself would have spent a trump: what was sampled tells of all that would have come after it.
fn spends_a_trump(fact: &ShownFact) -> bool {
    matches!(fact, ShownFact::Open(fact) if fact.name == TRUMPS_SPENT
        && fact.separation == 0.0
        && fact.runner_up > fact.chosen)
}

impl ShownFact {
    /// The fact as a part of a sentence about the runner-up: «with 1.4 trumps instead of 2.1».
    pub fn told(&self) -> Message {
        match self {
            ShownFact::Open(fact) => {
                let told = Message::of_key(format!("fact-{}", fact.name))
                    .number("runner", tenths(fact.runner_up))
                    .number("chosen", tenths(fact.chosen));
                fact.after.map_or(told.clone(), |after| told.number("after", after as f64))
            }
            ShownFact::Way { name, less } => Message::of_key(format!("fact-{name}-closed"))
                .notation("way", if *less { "less" } else { "more" }),
        }
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The figures of a comparison, with as many places as they need.
struct Amounts {
    unit: String,
    chosen: f64,
    runner_up: f64,
    error: f64,
}

impl Amounts {
    fn of<G: Explained>(
        filter: &Filter<'_, G>,
        comparison: &Comparison<G::Action>,
    ) -> Option<Self> {
        if !filter.is_open() {
            return None;
        }
        let (chosen, runner_up) = comparison.value.zip(comparison.runner_up_value)?;
        let mut places = unit::places(&comparison.unit);
        // What is not the same must not look so.
        while !comparison.is_a_tie()
            && places < 2
            && rounded(chosen, places) == rounded(runner_up, places)
        {
            places += 1;
        }
        Some(Amounts {
            unit: comparison.unit.to_string(),
            chosen: rounded(chosen, places),
            runner_up: rounded(runner_up, places),
            error: rounded(comparison.error, places.max(1)),
        })
    }

    fn message(&self, kind: &str, value: f64) -> Message {
        Message::of_key(format!("{kind}-{}", self.unit)).number("value", value)
    }
}

fn rounded(value: f64, places: u32) -> f64 {
    let scale = 10.0_f64.powi(places as i32);
    // Never minus zero.
    (value * scale).round() / scale + 0.0
}
