//! The reasons of a decision put together for the panel, as far as whoever looks may know them.

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
    /// What the person is asked before anything is told; then the bars are what they can choose.
    pub question: Option<String>,
    /// What the person would do, beside what was decided.
    pub comparison: Option<AnswerComparison>,
    /// The reason in a sentence or two.
    pub sentence: String,
    /// What else separates the decision from the next best.
    pub differences: Vec<String>,
    /// What would have had to be otherwise.
    pub counterfactuals: Vec<String>,
    /// After how many actions it was decided; `None` if there is nothing to be shown of it.
    pub ply: Option<usize>,
    /// What the bars mean, with their unit.
    pub axis: String,
    pub bars: Vec<AlternativeBar>,
    pub notes: Vec<String>,
    pub about: String,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct AlternativeBar {
    pub label: String,
    /// How long it is, from 0 to 1; `None` if nothing was counted.
    pub length: Option<f64>,
    /// What it comes to, with its unit; empty where that could tell what is held.
    pub amount: String,
    pub terms: String,
    pub chosen: bool,
    /// Its place among the alternatives.
    pub alternative: usize,
}

impl DecisionReasons {
    /// A sentence alone.
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

    /// A question, and what there is to choose from; nothing where that is on the table.
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

/// The reasons of a decision, and what of it can be seen on the table.
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
            // What the person may do is the person's own business.
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

/// What reasons are put together from.
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

/// The reasons for the decision made after `at` actions, as far as whoever looks may know them.
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
        // It was told to move then, or had no time; what it makes of it now is another thing.
        let told = plan_of::<U>(shown.action(), language);
        let told = language.format("why-moved-early", &[("action", told.into())]);
        reason.sentence = format!("{told} {}", reason.sentence);
    }
    (reason, weighed)
}

/// What the person is asked about an opponent's decision: all that it weighed, in an order that tells
/// nothing, and without what anything was worth.
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
    // What lies hidden can be told apart by nobody.
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
    // Sorting is stable, so equals keep the opponent's own order; the chosen one comes first, what was not counted last.
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

/// A course of action as a line with a bar.
fn bar<U: Explainable>(
    one: &RedactedAlternative<ActionOf<U>>,
    place: usize,
    language: &Language,
) -> AlternativeBar {
    let plan = plan_of::<U>(&one.plan, language);
    let label = one.label.as_ref().map(|label| language.message(label));
    let label = match label {
        // «Take» says it once.
        Some(label) if label.to_lowercase() != plan.to_lowercase() => format!("{plan} · {label}"),
        _ => plan,
    };
    let terms = term_texts(&one.terms, language).join(" · ");
    let amount = one.amount.as_ref().map_or(String::new(), |amount| language.message(amount));
    AlternativeBar { label, length: one.bar, amount, terms, chosen: one.chosen, alternative: place }
}

impl AlternativeBar {
    /// Something that the person can choose, with nothing told of it.
    fn to_choose(label: String, place: usize) -> Self {
        let (amount, terms) = (String::new(), String::new());
        AlternativeBar { label, length: None, amount, terms, chosen: false, alternative: place }
    }
}

/// What would be done at once, without what is planned after it.
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
