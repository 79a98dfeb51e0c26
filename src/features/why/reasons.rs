//! The reasons of a decision put together for the panel, as far as whoever looks may know them.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::{
    explanation::{Figure, Message, Shown, ShownAlternative, ShownPlan, Term},
    game::{Record, Seat},
    opponent::Decision,
    texts::in_a_row,
};

use super::{
    advice::Advice, afterthoughts::Looked, asked::Explainable, on_table::Weighed, recall::Recall,
};
use crate::{
    look::{language::Language, settings::Settings},
    platform::jobs::Thoughts,
    table::{player_names::base, session::Session},
};

/// The reasons of one decision.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Reason {
    pub headline: String,
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
    /// How long it is, on a scale of its own; `None` if nothing was counted.
    pub length: Option<f64>,
    /// What it comes to, with its unit; empty where that could tell what is held.
    pub amount: String,
    pub terms: String,
    pub chosen: bool,
}

impl Reason {
    /// A sentence alone.
    fn bare(headline: String, sentence: String, about: String) -> Self {
        Reason {
            headline,
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
}

/// The reasons of a decision, and what of it can be seen on the table.
pub(super) type Told<G> = (Reason, Option<Weighed<G>>);

pub(super) fn hint<G: Explainable>(advice: Option<&Advice<G>>, language: &Language) -> Told<G> {
    match advice.and_then(|advice| Some((advice.before(), advice.decision()?))) {
        Some((before, decision)) => {
            let headline = G::report(&language.you(), decision.action, language);
            // What the person may do is the person's own business.
            let shown = Shown::openly::<G>(decision);
            reason(headline, G::COACH, before.clone(), &shown, language)
        }
        None => {
            let (hint, coming) = (language.text("hint"), language.text("hint-coming"));
            (Reason::bare(hint, coming, String::new()), None)
        }
    }
}

/// What reasons are put together from.
#[derive(SystemParam)]
pub(super) struct Memory<'w, G: Explainable> {
    recall: ResMut<'w, Recall<G>>,
    looked: ResMut<'w, Looked<G>>,
    thoughts: Res<'w, Thoughts>,
    pub settings: Res<'w, Settings>,
}

pub(super) fn last_reason<G: Explainable>(
    session: &Session<G>,
    memory: &mut Memory<G>,
    seat: Seat,
    name: &str,
    language: &Language,
) -> Told<G> {
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
fn told_reason<G: Explainable>(
    session: &Session<G>,
    memory: &mut Memory<G>,
    (at, decision): (usize, &Decision<G::Action>),
    name: &str,
    language: &Language,
) -> Told<G> {
    let before = session.record().until(at);
    let seat = before.to_act().map_or(session.viewer(), |(seat, _)| seat);
    let looked = &mut memory.looked;
    let complete = looked.bypass_change_detection().complete(&memory.thoughts, &before, decision);
    let shown = match G::lies_open(session, &memory.settings, seat) {
        true => Shown::openly::<G>(&complete),
        false => Shown::to(&complete, seat, session.game(), session.viewer()),
    };
    let subject = language.subject(session.record(), seat);
    let played = session.record().actions()[at];
    let headline = G::report(&subject, played, language);
    let (mut reason, weighed) = reason::<G>(headline, name, before, &shown, language);
    if played != decision.action {
        // It was told to move then, or had no time; what it makes of it now is another thing.
        let told = plan_of::<G>(shown.action(), language);
        let told = language.format("why-moved-early", &[("action", told.into())]);
        reason.sentence = format!("{told} {}", reason.sentence);
    }
    (reason, weighed)
}

fn reason<G: Explainable>(
    headline: String,
    opponent: &str,
    before: Record<G>,
    shown: &Shown<G::Action>,
    language: &Language,
) -> Told<G> {
    let mut alternatives: Vec<&ShownAlternative<G::Action>> = shown.alternatives().iter().collect();
    // Sorting is stable, so equals keep the opponent's own order; the chosen one comes first.
    alternatives.sort_by(|a, b| {
        let value = |one: &ShownAlternative<G::Action>| one.value.map_or(0.0, worth);
        b.chosen.cmp(&a.chosen).then(value(b).total_cmp(&value(a)))
    });
    let told = |messages: &mut dyn Iterator<Item = &Message>| -> Vec<String> {
        messages.map(|message| in_a_row(vec![language.message(message)])).collect()
    };
    let unit = shown.unit().filter(|_| alternatives.iter().any(|one| one.value.is_some()));
    let reason = Reason {
        headline,
        sentence: told(&mut shown.sentence().iter()).join(" "),
        differences: told(&mut shown.differences().iter()),
        otherwise: told(&mut shown.counterfactuals().iter().map(|one| &one.told)),
        at: Some(before.actions().len()),
        axis: unit.map_or(String::new(), |unit| language.text(&format!("unit-{unit}"))),
        bars: alternatives.iter().map(|one| bar::<G>(one, language)).collect(),
        notes: listed(shown.terms(), language),
        about: language.text(&format!("opponent-{}-about", base(opponent))),
    };
    let weighed = Weighed::of(before, shown, &alternatives, language);
    (reason, Some(weighed))
}

/// A course of action as a line with a bar.
fn bar<G: Explainable>(one: &ShownAlternative<G::Action>, language: &Language) -> Bar {
    let plan = plan_of::<G>(&one.plan, language);
    let label = one.label.as_ref().map(|label| language.message(label));
    let label = match label {
        // «Take» says it once.
        Some(label) if label.to_lowercase() != plan.to_lowercase() => format!("{plan} · {label}"),
        _ => plan,
    };
    let terms = listed(&one.terms, language).join(" · ");
    let amount = one.amount.as_ref().map_or(String::new(), |amount| language.message(amount));
    Bar { label, length: one.value.map(worth), amount, terms, chosen: one.chosen }
}

fn plan_of<G: Explainable>(plan: &ShownPlan<G::Action>, language: &Language) -> String {
    match plan {
        ShownPlan::Open(plan) => G::plan(plan, language),
        ShownPlan::Hidden(told) => language.message(told),
    }
}

/// How long the bar of a figure is, on a scale of its own.
fn worth(figure: Figure) -> f64 {
    match figure {
        Figure::Number(value) | Figure::Bar(value) => value,
    }
}

fn listed(terms: &[Term], language: &Language) -> Vec<String> {
    let told =
        |term: &Term| format!("{}: {}", language.text(&term.name), language.decimal(term.value, 2));
    terms.iter().map(told).collect()
}
