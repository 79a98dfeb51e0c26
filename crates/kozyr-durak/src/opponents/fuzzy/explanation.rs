//! The explanation of a fuzzy decision.

use super::{
    analysis::{FuzzyAnalysis, FuzzyPlan},
    cheapest_defence::CheapestDefence,
    quality::HandAssessment,
    tables::{ControlAnswer, ControlCell, ControlTable},
};
use crate::{action::Action, opponents::decision::decide_best};
use kozyr_core::explanation::{Alternative, Explanation, Term, TranslatableText};

/// Explains the choice of a plan.
pub(super) fn explanation(study: &FuzzyAnalysis, chosen: &FuzzyPlan) -> Explanation<Action> {
    let alternatives: Vec<_> =
        study.plans().iter().map(|course| alternative(study, course)).collect();
    let percent: Vec<f64> = alternatives.iter().map(|one| one.value.unwrap_or_default()).collect();
    // Each sample votes for one plan.
    let error = |one: usize, other: usize| {
        let (one, other) = (percent[one] / 100.0, percent[other] / 100.0);
        let variance = one + other - (one - other).powi(2);
        100.0 * (variance.max(0.0) / f64::from(study.samples())).sqrt()
    };
    let decision = decide_best(rule(study, chosen), alternatives, terms(study));
    decision.explanation.with_comparison_errors("votes", error)
}

/// The membership degrees and the mean price of a hand.
pub(super) fn hand(own: &HandAssessment) -> Vec<Term> {
    let [bad, medium, good] = own.degrees;
    let price = own.mean_price.map(|mean| Term::new("fuzzy-price", mean));
    let degrees = [("fuzzy-bad", bad), ("fuzzy-medium", medium), ("fuzzy-good", good)];
    price.into_iter().chain(degrees.map(|(name, degree)| Term::new(name, degree))).collect()
}

fn terms(study: &FuzzyAnalysis) -> Vec<Term> {
    let mut terms = hand(study.own());
    terms.push(Term::new("fuzzy-samples", study.samples()));
    terms.push(Term::new("fuzzy-bits", study.uncertainty_bits()));
    terms
}

fn alternative(study: &FuzzyAnalysis, course: &FuzzyPlan) -> Alternative<Action> {
    let votes = f64::from(course.votes);
    let mut terms = vec![Term::new("fuzzy-votes", votes)];
    terms.extend(course.mean_price_after.map(|mean| Term::new("fuzzy-price-after", mean)));
    Alternative {
        label: Some(label(course).into()),
        terms,
        value: Some(100.0 * votes / f64::from(study.samples())),
        ..Alternative::new(course.plan.clone())
    }
}

fn label(course: &FuzzyPlan) -> &'static str {
    match course.answer {
        ControlAnswer::Beat if CheapestDefence::passes_on(&course.plan) => "fuzzy-choice-pass-on",
        ControlAnswer::Beat => "fuzzy-choice-beat",
        ControlAnswer::Take => "fuzzy-choice-take",
        ControlAnswer::Bad => "fuzzy-choice-bad",
        ControlAnswer::Medium => "fuzzy-choice-medium",
        ControlAnswer::Good => "fuzzy-choice-good",
        ControlAnswer::Yes => "fuzzy-choice-add",
        ControlAnswer::No | ControlAnswer::Opponent => "fuzzy-choice-pass",
    }
}

/// A sentence for the cell that fired most often for the chosen plan.
fn rule(study: &FuzzyAnalysis, chosen: &FuzzyPlan) -> TranslatableText {
    let (cell, then) = study.most_fired(chosen.answer).expect("it has at least one vote");
    let rule = match (study.table(), then) {
        (ControlTable::Lead, Some(then)) => TranslatableText::new("fuzzy-lead-by-opponent")
            .with_notation("opponent", then.column().name()),
        (ControlTable::Lead, None) if study.last().is_some_and(|sample| sample.row.is_none()) => {
            TranslatableText::new("fuzzy-late-lead")
        }
        (ControlTable::Lead, _) => with_row("fuzzy-lead", cell),
        (ControlTable::LeadByOpponent, _) => TranslatableText::new("fuzzy-late-lead-by-opponent"),
        (ControlTable::Beat, _) if CheapestDefence::passes_on(&chosen.plan) => {
            with_row("fuzzy-pass-on", cell)
        }
        (ControlTable::Beat, _) if chosen.answer == ControlAnswer::Beat => {
            with_row("fuzzy-beat", cell)
        }
        (ControlTable::Beat, _) => with_row("fuzzy-take", cell),
        (ControlTable::ThrowInOnTake, _) if chosen.answer == ControlAnswer::Yes => {
            with_row("fuzzy-add-to-taker", cell)
        }
        (ControlTable::ThrowInOnBeat, _) if chosen.answer == ControlAnswer::Yes => {
            with_row("fuzzy-add-to-beater", cell)
        }
        (ControlTable::ThrowInOnTake | ControlTable::ThrowInOnBeat, _) => {
            with_row("fuzzy-add-nothing", cell)
        }
    };
    let rule = match chosen.answer.quality() {
        Some(led) => rule.with_notation("led", led.name()),
        None => rule,
    };
    rule.with_notation("column", cell.column().name())
        .with_number("votes", chosen.votes)
        .with_number("samples", study.samples())
}

fn with_row(key: &'static str, cell: ControlCell) -> TranslatableText {
    TranslatableText::new(key).with_notation("row", cell.row().name())
}
