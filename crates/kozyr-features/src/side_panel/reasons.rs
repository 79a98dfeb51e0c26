//! The contents of the reasons page, limited to what the viewer may know.

use crate::game_ui::ActionOf;
use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::{
    explanation::{RedactedAlternative, RedactedExplanation, RedactedPlan, Term, TranslatableText},
    game::{Record, Seat},
    opponent::Decision,
    texts::join_sentences,
};

use super::{
    comparison::AnswerComparison, hint::CoachHint, post_move_notes::PostMoveNotesCache, quiz::Quiz,
    recompute::RecomputedDecisions, state::Explainable, table_preview::DecisionLines,
};
use kozyr_platform::jobs::JobRunner;
use kozyr_table::session::Session;
use kozyr_ui::player_names::base_name;
use kozyr_ui::{language::Language, settings::Settings};

/// The reasons of one decision.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct DecisionReasons {
    pub headline: String,
    /// The question asked before the reasons are shown; the bars are then the choices.
    pub question: Option<String>,
    /// The comparison of the player's answer with the decision.
    pub comparison: Option<AnswerComparison>,
    /// The main reason, in one or two sentences.
    pub sentence: String,
    /// Further differences from the next best alternative.
    pub differences: Vec<String>,
    /// The counterfactuals.
    pub counterfactuals: Vec<String>,
    /// The number of actions before the decision; `None` if it cannot be shown on the table.
    pub ply: Option<usize>,
    /// The scale of the bars with its unit.
    pub axis: String,
    pub bars: Vec<AlternativeBar>,
    pub notes: Vec<String>,
    pub about: String,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct AlternativeBar {
    pub label: String,
    /// The length from 0 to 1; `None` without a value.
    pub length: Option<f64>,
    /// The value with its unit; empty if it could reveal hidden cards.
    pub amount: String,
    pub terms: String,
    pub chosen: bool,
    /// The index among the alternatives.
    pub alternative: usize,
}

impl DecisionReasons {
    /// Contents with only a sentence.
    fn sentence_only(headline: String, sentence: String, about: String) -> Self {
        DecisionReasons {
            headline,
            question: None,
            comparison: None,
            sentence,
            differences: Vec::new(),
            counterfactuals: Vec::new(),
            ply: None,
            axis: String::new(),
            bars: Vec::new(),
            notes: Vec::new(),
            about,
        }
    }

    /// Contents with a question and its choices, which are empty if the answer is given on the
    /// table.
    fn with_question(
        headline: String,
        question: String,
        at: usize,
        bars: Vec<AlternativeBar>,
    ) -> Self {
        let at = Some(at);
        DecisionReasons {
            question: Some(question),
            ply: at,
            bars,
            ..DecisionReasons::sentence_only(headline, String::new(), String::new())
        }
    }
}

/// The reasons of a decision, and the lines that can be shown on the table.
pub(super) type ReasonsWithLines<G> = (DecisionReasons, Option<DecisionLines<G>>);

pub(super) fn hint<U: Explainable>(
    session: &Session<U::Rules>,
    asking: &Quiz<U>,
    advice: Option<&CoachHint<U>>,
    language: &Language,
) -> ReasonsWithLines<U> {
    if asking.is_about(session.record()) {
        let at = session.record().actions().len();
        let question = language.text("ask-hint");
        return (
            DecisionReasons::with_question(language.text("hint"), question, at, Vec::new()),
            None,
        );
    }
    match advice.and_then(|advice| Some((advice.before(), advice.decision()?))) {
        Some((before, decision)) => {
            let headline = U::describe_action(&language.subject_you(), decision.action, language);
            // Nothing is hidden: the hint is about the player's own options.
            let shown = RedactedExplanation::with_nothing_hidden::<U::Rules>(decision);
            let answer = asking.answer(before);
            let (mut reason, weighed) =
                reason(headline, U::COACH_NAME, before.clone(), &shown, language);
            let other = language.text("hint");
            reason.comparison =
                AnswerComparison::new::<U>(&reason.bars, answer, &shown, other, language);
            (reason, weighed)
        }
        None => {
            let (hint, coming) = (language.text("hint"), language.text("hint-coming"));
            (DecisionReasons::sentence_only(hint, coming, String::new()), None)
        }
    }
}

/// The parameters for building the reasons.
#[derive(SystemParam)]
pub(super) struct ReasonsParams<'w, U: Explainable> {
    recomputed: ResMut<'w, RecomputedDecisions<U>>,
    notes: ResMut<'w, PostMoveNotesCache<U>>,
    thoughts: Res<'w, JobRunner>,
    pub asking: Res<'w, Quiz<U>>,
    pub settings: Res<'w, Settings>,
}

pub(super) fn last_reason<U: Explainable>(
    session: &Session<U::Rules>,
    memory: &mut ReasonsParams<U>,
    seat: Seat,
    name: &str,
    language: &Language,
) -> ReasonsWithLines<U> {
    let sentence = match session.last_decision(seat) {
        Some((at, Some(decision))) => {
            return known_reasons(session, memory, (at, decision), name, language);
        }
        Some((at, None)) => {
            memory.recomputed.start(&memory.thoughts, session.record(), at);
            "why-recalling"
        }
        None => "why-nothing-yet",
    };
    let about = language.text(&format!("opponent-{}-about", base_name(name)));
    (
        DecisionReasons::sentence_only(
            language.opponent_name(name),
            language.text(sentence),
            about,
        ),
        None,
    )
}

/// The reasons for the decision made after `at` actions, limited to what the viewer may know.
fn known_reasons<U: Explainable>(
    session: &Session<U::Rules>,
    memory: &mut ReasonsParams<U>,
    (at, decision): (usize, &Decision<ActionOf<U>>),
    name: &str,
    language: &Language,
) -> ReasonsWithLines<U> {
    let before = session.record().after_actions(at);
    let seat = before.to_act().map_or(session.viewer(), |(seat, _)| seat);
    let looked = &mut memory.notes;
    let complete = looked.bypass_change_detection().annotate(&memory.thoughts, &before, decision);
    let shown = match U::is_hand_visible(session, &memory.settings, seat) {
        true => RedactedExplanation::with_nothing_hidden::<U::Rules>(&complete),
        false => RedactedExplanation::for_seat(&complete, seat, session.game(), session.viewer()),
    };
    let subject = language.subject(session.record(), seat);
    let played = session.record().actions()[at];
    let headline = U::describe_action(&subject, played, language);
    if memory.asking.is_about(&before) && shown.alternatives().len() > 1 {
        return question(headline, before, &shown, &subject.name, language);
    }
    let answer = memory.asking.answer(&before);
    let (mut reason, weighed) = reason::<U>(headline, name, before, &shown, language);
    reason.comparison =
        AnswerComparison::new::<U>(&reason.bars, answer, &shown, subject.name, language);
    if played != decision.action {
        // The opponent was told to move early or ran out of time, so this recomputed decision
        // differs.
        let told = plan_of::<U>(shown.action(), language);
        let told = language.format("why-moved-early", &[("action", told.into())]);
        reason.sentence = format!("{told} {}", reason.sentence);
    }
    (reason, weighed)
}

/// The question about an opponent's decision. It lists all alternatives in alphabetical order
/// without their values, so it gives nothing away.
fn question<U: Explainable>(
    headline: String,
    before: Record<U::Rules>,
    shown: &RedactedExplanation<ActionOf<U>>,
    name: &str,
    language: &Language,
) -> ReasonsWithLines<U> {
    let all = shown.alternatives().iter().enumerate();
    let mut all: Vec<_> =
        all.map(|one| (first_step_text::<U>(&one.1.plan, language), one)).collect();
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    // Hidden alternatives look the same, so show only one.
    all.dedup_by(|(one, _), (other, _)| one == other);
    let bars =
        all.iter().map(|(label, (place, _))| AlternativeBar::to_choose(label.clone(), *place));
    let asks = language.format("ask-opponent", &[("name", name.to_owned().into())]);
    let reason =
        DecisionReasons::with_question(headline, asks, before.actions().len(), bars.collect());
    let plans = all.iter().map(|(_, (_, one))| match &one.plan {
        RedactedPlan::Visible(plan) => plan[..U::first_step_len(plan).min(plan.len())].to_vec(),
        RedactedPlan::Hidden(_) => Vec::new(),
    });
    let lines = plans.collect();
    (reason, Some(DecisionLines { before, lines, values: Vec::new(), is_question: true }))
}

fn reason<U: Explainable>(
    headline: String,
    opponent: &str,
    before: Record<U::Rules>,
    shown: &RedactedExplanation<ActionOf<U>>,
    language: &Language,
) -> ReasonsWithLines<U> {
    let mut ordered: Vec<_> = shown.alternatives().iter().enumerate().collect();
    // The chosen one comes first, those without a value last. Sorting is stable, so ties keep the
    // opponent's own order.
    ordered.sort_by(|(_, a), (_, b)| {
        let length = |one: &RedactedAlternative<ActionOf<U>>| one.bar.unwrap_or(f64::NEG_INFINITY);
        b.chosen.cmp(&a.chosen).then(length(b).total_cmp(&length(a)))
    });
    let bars = ordered.iter().map(|(place, one)| bar::<U>(one, *place, language)).collect();
    let alternatives: Vec<_> = ordered.iter().map(|(_, one)| *one).collect();
    let told = |messages: &mut dyn Iterator<Item = &TranslatableText>| -> Vec<String> {
        messages.map(|message| join_sentences(vec![language.message(message)])).collect()
    };
    let unit = shown.unit().filter(|_| alternatives.iter().any(|one| one.value.is_some()));
    let reason = DecisionReasons {
        headline,
        question: None,
        comparison: None,
        sentence: told(&mut shown.sentence().iter()).join(" "),
        differences: told(&mut shown.differences().iter()),
        counterfactuals: told(&mut shown.counterfactuals().iter().map(|one| &one.sentence)),
        ply: Some(before.actions().len()),
        axis: unit.map_or(String::new(), |unit| language.text(&format!("unit-{unit}"))),
        bars,
        notes: term_texts(shown.terms(), language),
        about: language.text(&format!("opponent-{}-about", base_name(opponent))),
    };
    let weighed = DecisionLines::new(before, shown, &alternatives, language);
    (reason, Some(weighed))
}

/// An alternative as a row with a bar.
fn bar<U: Explainable>(
    one: &RedactedAlternative<ActionOf<U>>,
    place: usize,
    language: &Language,
) -> AlternativeBar {
    let plan = plan_of::<U>(&one.plan, language);
    let label = one.label.as_ref().map(|label| language.message(label));
    let label = match label {
        // Don't repeat a label such as "Take".
        Some(label) if label.to_lowercase() != plan.to_lowercase() => format!("{plan} · {label}"),
        _ => plan,
    };
    let terms = term_texts(&one.terms, language).join(" · ");
    let amount = one.amount.as_ref().map_or(String::new(), |amount| language.message(amount));
    AlternativeBar { label, length: one.bar, amount, terms, chosen: one.chosen, alternative: place }
}

impl AlternativeBar {
    /// A choice of a question, without a value.
    fn to_choose(label: String, place: usize) -> Self {
        let (amount, terms) = (String::new(), String::new());
        AlternativeBar { label, length: None, amount, terms, chosen: false, alternative: place }
    }
}

/// Describes the first step of a plan.
pub(super) fn first_step_text<U: Explainable>(
    plan: &RedactedPlan<ActionOf<U>>,
    language: &Language,
) -> String {
    match plan {
        RedactedPlan::Visible(plan) => {
            U::describe_plan(&plan[..U::first_step_len(plan).min(plan.len())], language)
        }
        RedactedPlan::Hidden(told) => language.message(told),
    }
}

fn plan_of<U: Explainable>(plan: &RedactedPlan<ActionOf<U>>, language: &Language) -> String {
    match plan {
        RedactedPlan::Visible(plan) => U::describe_plan(plan, language),
        RedactedPlan::Hidden(told) => language.message(told),
    }
}

fn term_texts(terms: &[Term], language: &Language) -> Vec<String> {
    let told =
        |term: &Term| format!("{}: {}", language.text(&term.name), language.decimal(term.value, 2));
    terms.iter().map(told).collect()
}
