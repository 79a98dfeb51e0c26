//! The explanation of a fuzzy decision.

use super::{
    analysis::{FuzzyAnalysis, FuzzyPlan},
    cheapest_defence::CheapestDefence,
    quality::HandAssessment,
    tables::{ControlAnswer, ControlCell, ControlTable},
};
use crate::{action::Action, opponents::decision::decide_best};
use kozyr_core::explanation::{Alternative, Explanation, Term, TranslatableText};

/// Explains the choice of a plan by the votes of the samples.
pub(super) fn explanation(analysis: &FuzzyAnalysis, chosen: &FuzzyPlan) -> Explanation<Action> {
    let alternatives: Vec<_> =
        analysis.plans().iter().map(|plan| alternative(analysis, plan)).collect();
    let percentages: Vec<f64> =
        alternatives.iter().map(|alternative| alternative.value.unwrap_or_default()).collect();
    // Each sample votes for one plan.
    let standard_error = |first: usize, second: usize| {
        let (first, second) = (percentages[first] / 100.0, percentages[second] / 100.0);
        let variance = first + second - (first - second).powi(2);
        100.0 * (variance.max(0.0) / f64::from(analysis.samples())).sqrt()
    };
    let decision = decide_best(rule(analysis, chosen), alternatives, terms(analysis));
    decision.explanation.with_comparison_errors("votes", standard_error)
}

/// The membership degrees and the mean price of a hand, as terms.
pub(super) fn hand(assessment: &HandAssessment) -> Vec<Term> {
    let [bad, medium, good] = assessment.degrees;
    let price = assessment.mean_price.map(|mean| Term::new("fuzzy-price", mean));
    let degrees = [("fuzzy-bad", bad), ("fuzzy-medium", medium), ("fuzzy-good", good)];
    price.into_iter().chain(degrees.map(|(name, degree)| Term::new(name, degree))).collect()
}

/// The terms of the whole decision: the own hand, the number of samples and the uncertainty.
fn terms(analysis: &FuzzyAnalysis) -> Vec<Term> {
    let mut terms = hand(analysis.own());
    terms.push(Term::new("fuzzy-samples", analysis.samples()));
    terms.push(Term::new("fuzzy-bits", analysis.uncertainty_bits()));
    terms
}

/// A plan as an alternative, with its percentage of the votes as value.
fn alternative(analysis: &FuzzyAnalysis, plan: &FuzzyPlan) -> Alternative<Action> {
    let votes = f64::from(plan.votes);
    let mut terms = vec![Term::new("fuzzy-votes", votes)];
    terms.extend(plan.mean_price_after.map(|mean| Term::new("fuzzy-price-after", mean)));
    Alternative {
        label: Some(label(plan).into()),
        terms,
        value: Some(100.0 * votes / f64::from(analysis.samples())),
        ..Alternative::new(plan.plan.clone())
    }
}

/// The key of the label of a plan.
fn label(plan: &FuzzyPlan) -> &'static str {
    match plan.answer {
        ControlAnswer::Beat if CheapestDefence::passes_on(&plan.plan) => "fuzzy-choice-pass-on",
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
fn rule(analysis: &FuzzyAnalysis, chosen: &FuzzyPlan) -> TranslatableText {
    let (cell, next_cell) = analysis.most_fired(chosen.answer).expect("it has at least one vote");
    let rule = match (analysis.table(), next_cell) {
        (ControlTable::Lead, Some(next_cell)) => TranslatableText::new("fuzzy-lead-by-opponent")
            .with_notation("opponent", next_cell.column().name()),
        (ControlTable::Lead, None)
            if analysis.last().is_some_and(|sample| sample.row.is_none()) =>
        {
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
        .with_number("samples", analysis.samples())
}

/// A sentence with the name of the cell's row.
fn with_row(key: &'static str, cell: ControlCell) -> TranslatableText {
    TranslatableText::new(key).with_notation("row", cell.row().name())
}
