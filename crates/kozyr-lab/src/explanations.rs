//! Explanations of opponents' decisions: sentences, alternatives and counterfactuals.

use kozyr_core::{
    counterfactual::{self, CounterfactualLimits},
    explanation::{Headline, RedactedExplanation, TranslatableText},
    game::{Player, Record, Seat},
    opponent::{Budget, Decision, ExplanationDetail, OpponentError},
    texts::{Locale, Texts, join_sentences},
};
use serde_json::{Value, json};

use super::{
    lab_game::LabGame,
    recorded_opponents::RecordedOpponents,
    texts::{render, render_explanation, texts},
};

/// Renders explanations in all languages.
pub struct ExplanationRenderer {
    texts: [(Locale, Texts); Locale::ALL.len()],
}

impl Default for ExplanationRenderer {
    fn default() -> Self {
        ExplanationRenderer { texts: Locale::ALL.map(|locale| (locale, texts(locale))) }
    }
}

/// A decision with its full explanation.
pub struct ExplainedDecision<G: LabGame> {
    /// The index of the action in the record, from 0.
    pub ply: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The name of the player.
    pub name: String,
    /// The action in the record, which a changed program may not choose again.
    pub played: G::Action,
    /// The decision and its explanation.
    pub decision: Decision<G::Action>,
}

impl<G: LabGame> ExplainedDecision<G> {
    /// The explanation with nothing hidden.
    pub fn unredacted(&self) -> RedactedExplanation<G::Action> {
        RedactedExplanation::with_nothing_hidden::<G>(&self.decision)
    }
}

/// Repeats the decisions of a record's opponents, either all of them or the one at `ply`, and
/// passes each to `on_decision`. `limits` applies to the counterfactuals of each decision.
///
/// Decisions that cannot be repeated go to `on_failure`: the index of the action, from 0, and the
/// reason.
///
/// # Errors
/// If an opponent's name is invalid.
pub fn explain_decisions<G: LabGame>(
    record: &Record<G>,
    ply: Option<usize>,
    limits: CounterfactualLimits,
    budget: &Budget,
    mut on_decision: impl FnMut(ExplainedDecision<G>),
    mut on_failure: impl FnMut(usize, String),
) -> Result<(), OpponentError> {
    let mut opponents = RecordedOpponents::with_budget(Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        ..budget.clone()
    });
    let mut partial_record = record.after_actions(0);
    for (index, &played) in record.actions().iter().enumerate() {
        if ply.is_none_or(|ply| ply == index)
            && let Some(decision) = opponents.decide(&partial_record)
            && let Some((seat, Player::Opponent(name))) = partial_record.to_act()
        {
            match decision {
                Ok(mut decision) => {
                    decision.explanation.counterfactuals =
                        counterfactual::find(&partial_record, name, &decision, limits, budget)?;
                    on_decision(ExplainedDecision {
                        ply: index,
                        seat,
                        name: name.clone(),
                        played,
                        decision,
                    });
                }
                Err(reason) => on_failure(index, reason),
            }
        } else if ply == Some(index) {
            on_failure(index, "a person decided that".into());
        }
        partial_record.play(played).expect("a record has only legal actions");
    }
    Ok(())
}

impl ExplanationRenderer {
    /// The texts of a language.
    fn texts(&self, locale: Locale) -> &Texts {
        &self
            .texts
            .iter()
            .find(|(language, _)| *language == locale)
            .expect("every locale has texts")
            .1
    }

    /// The reason in one or two sentences.
    pub fn render_summary<A: Copy>(
        &self,
        locale: Locale,
        explanation: &RedactedExplanation<A>,
    ) -> String {
        self.join_messages(locale, explanation.sentence())
    }

    /// Renders messages and joins them into one text.
    pub fn join_messages(&self, locale: Locale, messages: &[TranslatableText]) -> String {
        let texts = self.texts(locale);
        join_sentences(messages.iter().map(|message| render(texts, message)).collect())
    }

    /// The full explanation for people, in English: the sentence, the alternatives and the
    /// counterfactuals.
    pub fn to_text<G: LabGame>(&self, explained: &ExplainedDecision<G>) -> String {
        let mut text = render_explanation(self.texts(Locale::English), &explained.unredacted());
        if explained.decision.action != explained.played {
            text += &format!("  (asked again, it would play {})\n", explained.decision.action);
        }
        text
    }

    /// The full explanation as JSON.
    pub fn to_json<G: LabGame>(&self, explained: &ExplainedDecision<G>) -> Value {
        let unredacted = explained.unredacted();
        let sentences: serde_json::Map<String, Value> = Locale::ALL
            .into_iter()
            .map(|locale| (locale.code(), self.render_summary(locale, &unredacted).into()))
            .collect();
        let counterfactual_json = |found: &counterfactual::Counterfactual<G::Action>| {
            let redacted = unredacted
                .counterfactuals()
                .iter()
                .find(|redacted| redacted.change == found.change);
            let sentence = redacted.map(|redacted| {
                let sentence = std::slice::from_ref(&redacted.sentence);
                self.join_messages(Locale::English, sentence)
            });
            json!({
                "change": found.change,
                "told": sentence,
                "action": found.action.to_string(),
                "size": found.size,
                "verified": found.verified,
            })
        };
        let explanation = &explained.decision.explanation;
        let alternatives = explanation.alternatives.iter().map(|alternative| {
            json!({
                "plan": alternative.plan.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "label": alternative.label,
                "terms": alternative.terms,
                "value": alternative.value,
                "chosen": alternative.chosen,
            })
        });
        let counterfactuals = explanation.counterfactuals.iter().map(counterfactual_json);
        let in_notation = |headline: &Option<Headline<G::Action>>| {
            headline
                .clone()
                .and_then(|headline| headline.try_map(|action| Some(action.to_string())))
        };
        let line = |plan: &[G::Action]| plan.iter().map(ToString::to_string).collect::<Vec<_>>();
        let comparison = explanation.comparison.as_ref().map(|comparison| {
            json!({
                "chosen": line(&comparison.chosen),
                "runner_up": line(&comparison.runner_up),
                "value": comparison.value,
                "runner_up_value": comparison.runner_up_value,
                "margin": comparison.margin,
                "error": comparison.standard_error,
                "unit": comparison.unit,
            })
        });
        json!({
            "ply": explained.ply,
            "seat": explained.seat,
            "opponent": explained.name,
            "action": explained.decision.action.to_string(),
            "played": explained.played.to_string(),
            "sentence": sentences,
            "headline": in_notation(&explanation.headline),
            "reader_contrast": in_notation(&explanation.reader_contrast),
            "rule": explanation.rule,
            "comparison": comparison,
            "alternatives": alternatives.collect::<Vec<_>>(),
            "terms": explanation.terms,
            "facts": explanation.contrasts,
            "consequences": line(&explanation.expected_line),
            "counterfactuals": counterfactuals.collect::<Vec<_>>(),
        })
    }
}
