//! The contents of the reasons page, limited to what the viewer may know.

use crate::game_ui::ActionOf;
use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::{
    explanation::{
        ExplainableGame, PhraseForm, ReasonKind, RedactedAlternative, RedactedExplanation,
        RedactedPlan, Term, TranslatableText,
    },
    game::{Record, Seat},
    opponent::Decision,
    texts::join_sentences,
};

use super::{
    comparison::AnswerComparison,
    hint::CoachHint,
    post_move_notes::PostMoveNotesCache,
    quiz::{Quiz, QuizAnswer},
    recompute::RecomputedDecisions,
    state::Explainable,
    table_preview::DecisionLines,
};
use kozyr_platform::jobs::JobRunner;
use kozyr_table::session::Session;
use kozyr_ui::player_names::base_name;
use kozyr_ui::{faces::Animal, language::Language, settings::Settings};

/// The reasons of one decision.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct DecisionReasons {
    /// The action that was played.
    pub headline: String,
    /// The question asked before the reasons are shown; the bars are then the choices.
    pub question: Option<String>,
    /// The comparison of the player's answer with the decision.
    pub comparison: Option<AnswerComparison>,
    /// The main reason, in one or two sentences.
    pub sentence: String,
    /// Why the obvious alternative was not chosen, and what else was taken into account; often
    /// empty.
    pub remarks: Vec<String>,
    /// Further differences from the next best alternative.
    pub differences: Vec<String>,
    /// The counterfactuals.
    pub counterfactuals: Vec<String>,
    /// The number of actions before the decision; `None` if it cannot be shown on the table.
    pub ply: Option<usize>,
    /// The scale of the bars with its unit.
    pub axis: String,
    /// The alternatives, in display order.
    pub bars: Vec<AlternativeBar>,
    /// The terms of the decision's value.
    pub notes: Vec<String>,
    /// The text about how the opponent decides.
    pub about: String,
}

/// An alternative as a bar.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct AlternativeBar {
    /// The action in words.
    pub label: String,
    /// The length from 0 to 1; `None` without a value.
    pub length: Option<f64>,
    /// The value with its unit; empty if it could reveal hidden cards.
    pub amount: String,
    /// The terms of the value in words.
    pub terms: String,
    /// Whether the opponent chose it.
    pub chosen: bool,
    /// The index among the alternatives.
    pub alternative: usize,
}

impl DecisionReasons {
    /// Contents with only a sentence below the headline and a text about the opponent.
    fn sentence_only(headline: String, sentence: String, about: String) -> Self {
        DecisionReasons {
            headline,
            question: None,
            comparison: None,
            sentence,
            remarks: Vec::new(),
            differences: Vec::new(),
            counterfactuals: Vec::new(),
            ply: None,
            axis: String::new(),
            bars: Vec::new(),
            notes: Vec::new(),
            about,
        }
    }

    /// Whether there is anything beyond the reason itself.
    pub(super) fn has_details(&self) -> bool {
        !(self.differences.is_empty()
            && self.counterfactuals.is_empty()
            && self.bars.is_empty()
            && self.notes.is_empty()
            && self.about.is_empty())
    }

    /// Contents with a question about the decision after `ply` actions and its choices, which are
    /// empty if the answer is given on the table.
    fn with_question(
        headline: String,
        question: String,
        ply: usize,
        bars: Vec<AlternativeBar>,
    ) -> Self {
        DecisionReasons {
            question: Some(question),
            ply: Some(ply),
            bars,
            ..DecisionReasons::sentence_only(headline, String::new(), String::new())
        }
    }
}

/// The reasons of a decision, and the lines that can be shown on the table.
pub(super) type ReasonsWithLines<G> = (DecisionReasons, Option<DecisionLines<G>>);

/// The coach's hint for the position, the question that precedes it, or a text while the coach is
/// thinking.
pub(super) fn hint<U: Explainable>(
    session: &Session<U::Rules>,
    quiz: &Quiz<U>,
    hint: Option<&CoachHint<U>>,
    language: &Language,
) -> ReasonsWithLines<U> {
    if quiz.is_about(session.record()) {
        let ply = session.record().actions().len();
        let question = language.text("ask-hint");
        return (
            DecisionReasons::with_question(language.text("hint"), question, ply, Vec::new()),
            None,
        );
    }
    match hint.and_then(|hint| Some((hint.before(), hint.decision()?))) {
        Some((before, decision)) => {
            let advice = U::Rules::phrase(PhraseForm::Advice, &[decision.action]);
            let headline = join_sentences(vec![language.message(&advice)]);
            // Nothing is hidden: the hint is about the player's own options.
            let explanation = RedactedExplanation::with_nothing_hidden::<U::Rules>(decision);
            let answer = quiz.answer(before);
            let (mut reason, lines) =
                reason(headline, U::COACH_NAME, before.clone(), &explanation, language);
            let coach = language.text("hint");
            reason.comparison =
                AnswerComparison::new::<U>(&reason.bars, answer, &explanation, coach, language);
            (reason, lines)
        }
        None => {
            let (title, coming) = (language.text("hint"), language.text("hint-coming"));
            (DecisionReasons::sentence_only(title, coming, String::new()), None)
        }
    }
}

/// The parameters for building the reasons.
#[derive(SystemParam)]
pub(super) struct ReasonsParams<'w, U: Explainable> {
    recomputed: ResMut<'w, RecomputedDecisions<U>>,
    notes: ResMut<'w, PostMoveNotesCache<U>>,
    jobs: Res<'w, JobRunner>,
    pub asking: Res<'w, Quiz<U>>,
    pub settings: Res<'w, Settings>,
}

/// The reasons of the last decision of a seat, or a text if there is none yet. A decision that is
/// not stored is recomputed first. `name` is the opponent's.
pub(super) fn last_reason<U: Explainable>(
    session: &Session<U::Rules>,
    params: &mut ReasonsParams<U>,
    seat: Seat,
    name: &str,
    language: &Language,
) -> ReasonsWithLines<U> {
    let key = match session.last_decision(seat) {
        Some((ply, Some(decision))) => {
            return known_reasons(session, params, (ply, decision), name, language);
        }
        Some((ply, None)) => {
            params.recomputed.start(&params.jobs, session.record(), ply);
            "why-recalling"
        }
        None => "why-nothing-yet",
    };
    let about = language.text(&format!("opponent-{}-about", base_name(name)));
    (DecisionReasons::sentence_only(language.opponent_name(name), language.text(key), about), None)
}

/// The reasons for the decision made after `at` actions, limited to what the viewer may know, or
/// the question that precedes them. Starts computing missing notes. `name` is the opponent's.
fn known_reasons<U: Explainable>(
    session: &Session<U::Rules>,
    params: &mut ReasonsParams<U>,
    (at, decision): (usize, &Decision<ActionOf<U>>),
    name: &str,
    language: &Language,
) -> ReasonsWithLines<U> {
    let before = session.record().after_actions(at);
    let seat = before.to_act().map_or(session.viewer(), |(seat, _)| seat);
    let is_hand_visible = U::is_hand_visible(session, &params.settings, seat);
    // As the viewer could see it in a game.
    let redact = |decision: &Decision<ActionOf<U>>, game: &U::Rules| match is_hand_visible {
        true => RedactedExplanation::with_nothing_hidden::<U::Rules>(decision),
        false => RedactedExplanation::for_seat(decision, seat, game, session.viewer()),
    };
    let answer = params.asking.answer(&before);
    let own_action = action_to_compare::<U>(answer, || redact(decision, session.game()));
    let notes = params.notes.bypass_change_detection();
    let annotated = notes.annotate(&params.jobs, &before, decision, own_action);
    let explanation = redact(&annotated, session.game());
    let subject = language.subject(session.record(), seat);
    let played = session.record().actions()[at];
    let headline = U::describe_action(&subject, played, language);
    if params.asking.is_about(&before) {
        // The action is on the table by now, but what the viewer saw before it gives nothing away.
        let before_explanation = redact(decision, before.game());
        let name = subject.name.clone();
        if let Some(question) = question(name, before.clone(), &before_explanation, language) {
            return question;
        }
    }
    let ply = before.actions().len();
    let (mut reason, lines) = reason::<U>(headline, name, before, &explanation, language);
    if !params.settings.plain_voice {
        let voice = Voice { animal: U::animal(name), ply };
        reason.sentence = voice.say(&explanation, reason.sentence, language);
    }
    reason.comparison =
        AnswerComparison::new::<U>(&reason.bars, answer, &explanation, subject.name, language);
    if played != decision.action {
        // The opponent was told to move early or ran out of time, so this recomputed decision
        // differs.
        let plan = plan_text::<U>(explanation.action(), language);
        let note = language.format("why-moved-early", &[("action", plan.into())]);
        reason.sentence = format!("{note} {}", reason.sentence);
    }
    (reason, lines)
}

/// The action to compare with: the one that the player has answered, on the table or as one of the
/// alternatives of `explanation`; `None` if they may not know its first action, or have not
/// answered.
fn action_to_compare<U: Explainable>(
    answer: Option<QuizAnswer<ActionOf<U>>>,
    explanation: impl FnOnce() -> RedactedExplanation<ActionOf<U>>,
) -> Option<ActionOf<U>> {
    match answer? {
        QuizAnswer::Play(action) => Some(action),
        QuizAnswer::Alternative(index) => match &explanation().alternatives().get(index)?.plan {
            RedactedPlan::Visible(plan) => plan.first().copied(),
            RedactedPlan::Hidden(_) => None,
        },
        QuizAnswer::Skipped => None,
    }
}

/// The question about the decision of the opponent `name`. It lists all alternatives in
/// alphabetical order without their values, so it gives nothing away. `None` if they all look the
/// same.
fn question<U: Explainable>(
    name: String,
    before: Record<U::Rules>,
    explanation: &RedactedExplanation<ActionOf<U>>,
    language: &Language,
) -> Option<ReasonsWithLines<U>> {
    let labelled = explanation.alternatives().iter().enumerate();
    let mut labelled: Vec<_> = labelled
        .map(|alternative| (first_step_text::<U>(&alternative.1.plan, language), alternative))
        .collect();
    // Hidden alternatives look the same, so show only one; the decision stands for all like it.
    labelled.sort_by(|(a, (_, one)), (b, (_, other))| a.cmp(b).then(other.chosen.cmp(&one.chosen)));
    labelled.dedup_by(|(a, _), (b, _)| a == b);
    if labelled.len() < 2 {
        return None;
    }
    let bars =
        labelled.iter().map(|(label, (index, _))| AlternativeBar::to_choose(label.clone(), *index));
    let question_text = language.format("ask-opponent", &[("name", name.clone().into())]);
    let reason =
        DecisionReasons::with_question(name, question_text, before.actions().len(), bars.collect());
    let plans = labelled.iter().map(|(_, (_, alternative))| match &alternative.plan {
        RedactedPlan::Visible(plan) => plan[..U::first_step_len(plan).min(plan.len())].to_vec(),
        RedactedPlan::Hidden(_) => Vec::new(),
    });
    let lines = plans.collect();
    let lines = DecisionLines {
        before,
        lines,
        values: Vec::new(),
        subject: None,
        cause: None,
        is_question: true,
    };
    Some((reason, Some(lines)))
}

/// A character's manner of giving reasons.
struct Voice {
    animal: Animal,
    /// The number of actions before the decision, which selects the words.
    ply: usize,
}

impl Voice {
    /// Adds the character's own words to a reason; none if it is neither a cause nor a close call.
    fn say<A: Copy>(
        &self,
        explanation: &RedactedExplanation<A>,
        said: String,
        language: &Language,
    ) -> String {
        let kind = match explanation.reason_kind() {
            ReasonKind::Cause => "cause",
            ReasonKind::CloseCall => "close",
            ReasonKind::Other => return said,
        };
        let variant = (self.ply / 2 % 2).into();
        language.format(
            &format!("voice-{}-{kind}", self.animal.name()),
            &[("said", said.into()), ("variant", variant)],
        )
    }
}

/// The reasons of a decision, with its alternatives as bars: the chosen one first, then by value.
fn reason<U: Explainable>(
    headline: String,
    opponent: &str,
    before: Record<U::Rules>,
    explanation: &RedactedExplanation<ActionOf<U>>,
    language: &Language,
) -> ReasonsWithLines<U> {
    let mut ordered: Vec<_> = explanation.alternatives().iter().enumerate().collect();
    // The chosen one comes first, those without a value last. Sorting is stable, so ties keep the
    // opponent's own order.
    ordered.sort_by(|(_, a), (_, b)| {
        let length = |alternative: &RedactedAlternative<ActionOf<U>>| {
            alternative.bar.unwrap_or(f64::NEG_INFINITY)
        };
        b.chosen.cmp(&a.chosen).then(length(b).total_cmp(&length(a)))
    });
    // Alternatives that look the same to the viewer form one bar, that of the best of them.
    let mut hidden: Vec<&TranslatableText> = Vec::new();
    ordered.retain(|(_, alternative)| match &alternative.plan {
        RedactedPlan::Hidden(placeholder) if !alternative.chosen => {
            let is_new = !hidden.contains(&placeholder);
            hidden.push(placeholder);
            is_new
        }
        _ => true,
    });
    let bars = ordered
        .iter()
        .map(|(index, alternative)| bar::<U>(alternative, *index, language))
        .collect();
    let alternatives: Vec<_> = ordered.iter().map(|(_, alternative)| *alternative).collect();
    let to_texts = |messages: &mut dyn Iterator<Item = &TranslatableText>| -> Vec<String> {
        messages.map(|message| join_sentences(vec![language.message(message)])).collect()
    };
    let unit = explanation
        .unit()
        .filter(|_| alternatives.iter().any(|alternative| alternative.value.is_some()));
    let (sentence, mut remarks) = match explanation.point() {
        // The headline names the action already.
        Some(point) => {
            (to_texts(&mut std::iter::once(point)), to_texts(&mut explanation.remarks()))
        }
        None => (to_texts(&mut explanation.sentence().iter()), Vec::new()),
    };
    // The question and its answer form one remark.
    let own = explanation.reader_answer().iter().map(|text| language.message(text)).collect();
    let own = join_sentences(own);
    if !own.is_empty() {
        remarks.insert(remarks.len().min(usize::from(explanation.asks_about_alternative())), own);
    }
    remarks.extend(to_texts(&mut explanation.rule_of_thumb().into_iter()));
    let reason = DecisionReasons {
        headline,
        question: None,
        comparison: None,
        sentence: sentence.join(" "),
        remarks,
        differences: to_texts(&mut explanation.differences().iter()),
        counterfactuals: to_texts(
            &mut explanation
                .counterfactuals()
                .iter()
                .map(|counterfactual| &counterfactual.sentence),
        ),
        ply: Some(before.actions().len()),
        axis: unit.map_or(String::new(), |unit| language.text(&format!("unit-{unit}"))),
        bars,
        notes: term_texts(explanation.terms(), language),
        about: language.text(&format!("opponent-{}-about", base_name(opponent))),
    };
    let lines = DecisionLines::new(before, explanation, &alternatives, language);
    (reason, Some(lines))
}

/// An alternative as a bar; `index` is its index among the alternatives.
fn bar<U: Explainable>(
    alternative: &RedactedAlternative<ActionOf<U>>,
    index: usize,
    language: &Language,
) -> AlternativeBar {
    let plan = plan_text::<U>(&alternative.plan, language);
    let label = alternative.label.as_ref().map(|label| language.message(label));
    let label = match label {
        // Don't repeat a label such as "Take".
        Some(label) if label.to_lowercase() != plan.to_lowercase() => format!("{plan} · {label}"),
        _ => plan,
    };
    let terms = term_texts(&alternative.terms, language).join(" · ");
    let amount =
        alternative.amount.as_ref().map_or(String::new(), |amount| language.message(amount));
    AlternativeBar {
        label,
        length: alternative.bar,
        amount,
        terms,
        chosen: alternative.chosen,
        alternative: index,
    }
}

impl AlternativeBar {
    /// A choice of a question: the alternative at `index`, without a value.
    fn to_choose(label: String, index: usize) -> Self {
        let (amount, terms) = (String::new(), String::new());
        AlternativeBar { label, length: None, amount, terms, chosen: false, alternative: index }
    }
}

/// Describes the first step of a plan, or its placeholder if it is hidden.
pub(super) fn first_step_text<U: Explainable>(
    plan: &RedactedPlan<ActionOf<U>>,
    language: &Language,
) -> String {
    match plan {
        RedactedPlan::Visible(plan) => {
            U::describe_plan(&plan[..U::first_step_len(plan).min(plan.len())], language)
        }
        RedactedPlan::Hidden(placeholder) => language.message(placeholder),
    }
}

/// Describes a whole plan, or its placeholder if it is hidden.
fn plan_text<U: Explainable>(plan: &RedactedPlan<ActionOf<U>>, language: &Language) -> String {
    match plan {
        RedactedPlan::Visible(plan) => U::describe_plan(plan, language),
        RedactedPlan::Hidden(placeholder) => language.message(placeholder),
    }
}

/// Each term as text: its name and its value.
fn term_texts(terms: &[Term], language: &Language) -> Vec<String> {
    let term_text =
        |term: &Term| format!("{}: {}", language.text(&term.name), language.decimal(term.value, 2));
    terms.iter().map(term_text).collect()
}
