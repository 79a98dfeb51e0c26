//! A study put into an explanation.

use super::{
    analysis::{Course, Study},
    cheapest_defence::WayOut,
    quality::Assessment,
    tables::{Answer, Cell, ControlTable},
};
use crate::{action::Action, opponents::decision::best};
use kozyr_core::explanation::{Alternative, Explanation, Message, Term};

/// Why a study comes to the course chosen.
pub(super) fn explanation(study: &Study, chosen: &Course) -> Explanation<Action> {
    let alternatives: Vec<_> =
        study.courses().iter().map(|course| alternative(study, course)).collect();
    let percent: Vec<f64> = alternatives.iter().map(|one| one.value.unwrap_or_default()).collect();
    // Of so many samples each speaks for one course or the other.
    let error = |one: usize, other: usize| {
        let (one, other) = (percent[one] / 100.0, percent[other] / 100.0);
        let variance = one + other - (one - other).powi(2);
        100.0 * (variance.max(0.0) / f64::from(study.samples())).sqrt()
    };
    let decision = best(rule(study, chosen), alternatives, terms(study));
    decision.explanation.compared_by("votes", error)
}

/// To what degrees a hand is bad, medium and good, and its mean price.
pub(super) fn hand(own: &Assessment) -> Vec<Term> {
    let [bad, medium, good] = own.degrees;
    let price = own.mean.map(|mean| Term::new("fuzzy-price", mean));
    let degrees = [("fuzzy-bad", bad), ("fuzzy-medium", medium), ("fuzzy-good", good)];
    price.into_iter().chain(degrees.map(|(name, degree)| Term::new(name, degree))).collect()
}

fn terms(study: &Study) -> Vec<Term> {
    let mut terms = hand(study.own());
    terms.push(Term::new("fuzzy-samples", study.samples()));
    terms.push(Term::new("fuzzy-bits", study.uncertainty()));
    terms
}

fn alternative(study: &Study, course: &Course) -> Alternative<Action> {
    let votes = f64::from(course.votes);
    let mut terms = vec![Term::new("fuzzy-votes", votes)];
    terms.extend(course.mean_after.map(|mean| Term::new("fuzzy-price-after", mean)));
    Alternative {
        label: Some(label(course).into()),
        terms,
        value: Some(100.0 * votes / f64::from(study.samples())),
        ..Alternative::of(course.plan.clone())
    }
}

fn label(course: &Course) -> &'static str {
    match course.answer {
        Answer::Beat if WayOut::passes_on(&course.plan) => "fuzzy-choice-pass-on",
        Answer::Beat => "fuzzy-choice-beat",
        Answer::Take => "fuzzy-choice-take",
        Answer::Bad => "fuzzy-choice-bad",
        Answer::Medium => "fuzzy-choice-medium",
        Answer::Good => "fuzzy-choice-good",
        Answer::Yes => "fuzzy-choice-add",
        Answer::No | Answer::Opponent => "fuzzy-choice-pass",
    }
}

/// The cell that spoke for the decision most often, as a sentence.
fn rule(study: &Study, chosen: &Course) -> Message {
    let (cell, then) = study.most_fired(chosen.answer).expect("it has a vote at least");
    let rule = match (study.table(), then) {
        (ControlTable::Lead, Some(then)) => {
            Message::new("fuzzy-lead-by-opponent").notation("opponent", then.column().name())
        }
        (ControlTable::Lead, None) if study.last().is_some_and(|sample| sample.row.is_none()) => {
            Message::new("fuzzy-late-lead")
        }
        (ControlTable::Lead, _) => with_row("fuzzy-lead", cell),
        (ControlTable::LeadByOpponent, _) => Message::new("fuzzy-late-lead-by-opponent"),
        (ControlTable::Beat, _) if WayOut::passes_on(&chosen.plan) => {
            with_row("fuzzy-pass-on", cell)
        }
        (ControlTable::Beat, _) if chosen.answer == Answer::Beat => with_row("fuzzy-beat", cell),
        (ControlTable::Beat, _) => with_row("fuzzy-take", cell),
        (ControlTable::AddToTaker, _) if chosen.answer == Answer::Yes => {
            with_row("fuzzy-add-to-taker", cell)
        }
        (ControlTable::AddToBeater, _) if chosen.answer == Answer::Yes => {
            with_row("fuzzy-add-to-beater", cell)
        }
        (ControlTable::AddToTaker | ControlTable::AddToBeater, _) => {
            with_row("fuzzy-add-nothing", cell)
        }
    };
    let rule = match chosen.answer.quality() {
        Some(led) => rule.notation("led", led.name()),
        None => rule,
    };
    rule.notation("column", cell.column().name())
        .number("votes", chosen.votes)
        .number("samples", study.samples())
}

fn with_row(key: &'static str, cell: Cell) -> Message {
    Message::new(key).notation("row", cell.row().name())
}
