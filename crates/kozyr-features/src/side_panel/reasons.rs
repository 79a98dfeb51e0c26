//! The reasons of a decision put together for the panel, as far as whoever looks may know them.

use crate::game_ui::ActionOf;
use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::{
    explanation::{Message, Shown, ShownAlternative, ShownPlan, Term},
    game::{Record, Seat},
    opponent::Decision,
    texts::in_a_row,
};

use super::{
    comparison::Beside, hint::Advice, post_move_notes::Looked, quiz::Asking, recompute::Recall,
    state::Explainable, table_preview::Weighed,
};
use kozyr_platform::jobs::Thoughts;
use kozyr_table::session::Session;
use kozyr_ui::player_names::base;
use kozyr_ui::{language::Language, settings::Settings};

/// The reasons of one decision.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Reason {
    pub headline: String,
    /// What the person is asked before anything is told; then the bars are what they can choose.
    pub question: Option<String>,
    /// What the person would do, beside what was decided.
    pub beside: Option<Beside>,
    /// The reason in a sentence or two.
    pub sentence: String,
    /// What else separates the decision from the next best.
    pub differences: Vec<String>,
    /// What would have had to be otherwise.
    pub otherwise: Vec<String>,
    /// After how many actions it was decided; `None` if there is nothing to be shown of it.
    pub at: Option<usize>,
    /// What the bars mean, with their unit.
    pub axis: String,
    pub bars: Vec<Bar>,
    pub notes: Vec<String>,
    pub about: String,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Bar {
    pub label: String,
    /// How long it is, from 0 to 1; `None` if nothing was counted.
    pub length: Option<f64>,
    /// What it comes to, with its unit; empty where that could tell what is held.
    pub amount: String,
    pub terms: String,
    pub chosen: bool,
    /// Its place among the alternatives.
    pub place: usize,
}

impl Reason {
    /// A sentence alone.
    fn bare(headline: String, sentence: String, about: String) -> Self {
        Reason {
            headline,
            question: None,
            beside: None,
            sentence,
            differences: Vec::new(),
            otherwise: Vec::new(),
            at: None,
            axis: String::new(),
            bars: Vec::new(),
            notes: Vec::new(),
            about,
        }
    }

    /// A question, and what there is to choose from; nothing where that is on the table.
    fn asks(headline: String, question: String, at: usize, bars: Vec<Bar>) -> Self {
        let at = Some(at);
        Reason {
            question: Some(question),
            at,
            bars,
            ..Reason::bare(headline, String::new(), String::new())
        }
    }
}

/// The reasons of a decision, and what of it can be seen on the table.
pub(super) type Told<G> = (Reason, Option<Weighed<G>>);

pub(super) fn hint<U: Explainable>(
    session: &Session<U::Rules>,
    asking: &Asking<U>,
    advice: Option<&Advice<U>>,
    language: &Language,
) -> Told<U> {
    if asking.is_about(session.record()) {
        let at = session.record().actions().len();
        let question = language.text("ask-hint");
        return (Reason::asks(language.text("hint"), question, at, Vec::new()), None);
    }
    match advice.and_then(|advice| Some((advice.before(), advice.decision()?))) {
        Some((before, decision)) => {
            let headline = U::report(&language.you(), decision.action, language);
            // What the person may do is the person's own business.
            let shown = Shown::openly::<U::Rules>(decision);
            let answer = asking.answer(before);
            let (mut reason, weighed) =
                reason(headline, U::COACH, before.clone(), &shown, language);
            let other = language.text("hint");
            reason.beside = Beside::of::<U>(&reason.bars, answer, &shown, other, language);
            (reason, weighed)
        }
        None => {
            let (hint, coming) = (language.text("hint"), language.text("hint-coming"));
            (Reason::bare(hint, coming, String::new()), None)
        }
    }
}

/// What reasons are put together from.
#[derive(SystemParam)]
pub(super) struct Memory<'w, U: Explainable> {
    recall: ResMut<'w, Recall<U>>,
    looked: ResMut<'w, Looked<U>>,
    thoughts: Res<'w, Thoughts>,
    pub asking: Res<'w, Asking<U>>,
    pub settings: Res<'w, Settings>,
}

pub(super) fn last_reason<U: Explainable>(
    session: &Session<U::Rules>,
    memory: &mut Memory<U>,
    seat: Seat,
    name: &str,
    language: &Language,
) -> Told<U> {
    let sentence = match session.last_decision(seat) {
        Some((at, Some(decision))) => {
            return told_reason(session, memory, (at, decision), name, language);
        }
        Some((at, None)) => {
            memory.recall.ask(&memory.thoughts, session.record(), at);
            "why-recalling"
        }
        None => "why-nothing-yet",
    };
    let about = language.text(&format!("opponent-{}-about", base(name)));
    (Reason::bare(language.opponent(name), language.text(sentence), about), None)
}

/// The reasons for the decision made after `at` actions, as far as whoever looks may know them.
fn told_reason<U: Explainable>(
    session: &Session<U::Rules>,
    memory: &mut Memory<U>,
    (at, decision): (usize, &Decision<ActionOf<U>>),
    name: &str,
    language: &Language,
) -> Told<U> {
    let before = session.record().until(at);
    let seat = before.to_act().map_or(session.viewer(), |(seat, _)| seat);
    let looked = &mut memory.looked;
    let complete = looked.bypass_change_detection().complete(&memory.thoughts, &before, decision);
    let shown = match U::lies_open(session, &memory.settings, seat) {
        true => Shown::openly::<U::Rules>(&complete),
        false => Shown::to(&complete, seat, session.game(), session.viewer()),
    };
    let subject = language.subject(session.record(), seat);
    let played = session.record().actions()[at];
    let headline = U::report(&subject, played, language);
    if memory.asking.is_about(&before) && shown.alternatives().len() > 1 {
        return question(headline, before, &shown, &subject.name, language);
    }
    let answer = memory.asking.answer(&before);
    let (mut reason, weighed) = reason::<U>(headline, name, before, &shown, language);
    reason.beside = Beside::of::<U>(&reason.bars, answer, &shown, subject.name, language);
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
    shown: &Shown<ActionOf<U>>,
    name: &str,
    language: &Language,
) -> Told<U> {
    let all = shown.alternatives().iter().enumerate();
    let mut all: Vec<_> = all.map(|one| (at_once::<U>(&one.1.plan, language), one)).collect();
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    // What lies hidden can be told apart by nobody.
    all.dedup_by(|(one, _), (other, _)| one == other);
    let bars = all.iter().map(|(label, (place, _))| Bar::to_choose(label.clone(), *place));
    let asks = language.format("ask-opponent", &[("name", name.to_owned().into())]);
    let reason = Reason::asks(headline, asks, before.actions().len(), bars.collect());
    let plans = all.iter().map(|(_, (_, one))| match &one.plan {
        ShownPlan::Open(plan) => plan[..U::together(plan).min(plan.len())].to_vec(),
        ShownPlan::Hidden(_) => Vec::new(),
    });
    let lines = plans.collect();
    (reason, Some(Weighed { before, lines, values: Vec::new(), asks: true }))
}

fn reason<U: Explainable>(
    headline: String,
    opponent: &str,
    before: Record<U::Rules>,
    shown: &Shown<ActionOf<U>>,
    language: &Language,
) -> Told<U> {
    let mut ordered: Vec<_> = shown.alternatives().iter().enumerate().collect();
    // Sorting is stable, so equals keep the opponent's own order; the chosen one comes first, what was not counted last.
    ordered.sort_by(|(_, a), (_, b)| {
        let length = |one: &ShownAlternative<ActionOf<U>>| one.bar.unwrap_or(f64::NEG_INFINITY);
        b.chosen.cmp(&a.chosen).then(length(b).total_cmp(&length(a)))
    });
    let bars = ordered.iter().map(|(place, one)| bar::<U>(one, *place, language)).collect();
    let alternatives: Vec<_> = ordered.iter().map(|(_, one)| *one).collect();
    let told = |messages: &mut dyn Iterator<Item = &Message>| -> Vec<String> {
        messages.map(|message| in_a_row(vec![language.message(message)])).collect()
    };
    let unit = shown.unit().filter(|_| alternatives.iter().any(|one| one.value.is_some()));
    let reason = Reason {
        headline,
        question: None,
        beside: None,
        sentence: told(&mut shown.sentence().iter()).join(" "),
        differences: told(&mut shown.differences().iter()),
        otherwise: told(&mut shown.counterfactuals().iter().map(|one| &one.told)),
        at: Some(before.actions().len()),
        axis: unit.map_or(String::new(), |unit| language.text(&format!("unit-{unit}"))),
        bars,
        notes: listed(shown.terms(), language),
        about: language.text(&format!("opponent-{}-about", base(opponent))),
    };
    let weighed = Weighed::of(before, shown, &alternatives, language);
    (reason, Some(weighed))
}

/// A course of action as a line with a bar.
fn bar<U: Explainable>(
    one: &ShownAlternative<ActionOf<U>>,
    place: usize,
    language: &Language,
) -> Bar {
    let plan = plan_of::<U>(&one.plan, language);
    let label = one.label.as_ref().map(|label| language.message(label));
    let label = match label {
        // «Take» says it once.
        Some(label) if label.to_lowercase() != plan.to_lowercase() => format!("{plan} · {label}"),
        _ => plan,
    };
    let terms = listed(&one.terms, language).join(" · ");
    let amount = one.amount.as_ref().map_or(String::new(), |amount| language.message(amount));
    Bar { label, length: one.bar, amount, terms, chosen: one.chosen, place }
}

impl Bar {
    /// Something that the person can choose, with nothing told of it.
    fn to_choose(label: String, place: usize) -> Self {
        let (amount, terms) = (String::new(), String::new());
        Bar { label, length: None, amount, terms, chosen: false, place }
    }
}

/// What would be done at once, without what is planned after it.
pub(super) fn at_once<U: Explainable>(
    plan: &ShownPlan<ActionOf<U>>,
    language: &Language,
) -> String {
    match plan {
        ShownPlan::Open(plan) => U::plan(&plan[..U::together(plan).min(plan.len())], language),
        ShownPlan::Hidden(told) => language.message(told),
    }
}

fn plan_of<U: Explainable>(plan: &ShownPlan<ActionOf<U>>, language: &Language) -> String {
    match plan {
        ShownPlan::Open(plan) => U::plan(plan, language),
        ShownPlan::Hidden(told) => language.message(told),
    }
}

fn listed(terms: &[Term], language: &Language) -> Vec<String> {
    let told =
        |term: &Term| format!("{}: {}", language.text(&term.name), language.decimal(term.value, 2));
    terms.iter().map(told).collect()
}
