//! Explanations of opponents' decisions: sentences, alternatives and counterfactuals.

use kozyr_core::{
    counterfactual::{self, CounterfactualLimits},
    explanation::{RedactedExplanation, TranslatableText},
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
/// passes each to `tell`. `wanted` limits the counterfactuals.
///
/// Decisions that cannot be repeated go to `refused`: the index of the action, from 0, and the
/// reason.
///
/// # Errors
/// If an opponent's name is invalid.
pub fn explain_decisions<G: LabGame>(
    record: &Record<G>,
    ply: Option<usize>,
    wanted: CounterfactualLimits,
    budget: &Budget,
    mut tell: impl FnMut(ExplainedDecision<G>),
    mut refused: impl FnMut(usize, String),
) -> Result<(), OpponentError> {
    let mut opponents = RecordedOpponents::with_budget(Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        ..budget.clone()
    });
    let mut stage = record.after_actions(0);
    for (at, &played) in record.actions().iter().enumerate() {
        if ply.is_none_or(|ply| ply == at)
            && let Some(decision) = opponents.decide(&stage)
            && let Some((seat, Player::Opponent(name))) = stage.to_act()
        {
            match decision {
                Ok(mut decision) => {
                    decision.explanation.counterfactuals =
                        counterfactual::find(&stage, name, &decision, wanted, budget)?;
                    tell(ExplainedDecision { ply: at, seat, name: name.clone(), played, decision });
                }
                Err(reason) => refused(at, reason),
            }
        } else if ply == Some(at) {
            refused(at, "a person decided that".into());
        }
        stage.play(played).expect("a record has only legal actions");
    }
    Ok(())
}

impl ExplanationRenderer {
    fn texts(&self, locale: Locale) -> &Texts {
        &self.texts.iter().find(|(one, _)| *one == locale).expect("every locale has texts").1
    }

    /// The reason in one or two sentences.
    pub fn render_summary<A: Copy>(
        &self,
        locale: Locale,
        shown: &RedactedExplanation<A>,
    ) -> String {
        self.join_messages(locale, shown.sentence())
    }

    fn join_messages(&self, locale: Locale, messages: &[TranslatableText]) -> String {
        let texts = self.texts(locale);
        join_sentences(messages.iter().map(|message| render(texts, message)).collect())
    }

    /// The full explanation for people, in English: the sentence, the alternatives and the
    /// counterfactuals.
    pub fn to_text<G: LabGame>(&self, told: &ExplainedDecision<G>) -> String {
        let mut text = render_explanation(self.texts(Locale::English), &told.unredacted());
        if told.decision.action != told.played {
            text += &format!("  (asked again, it would play {})\n", told.decision.action);
        }
        text
    }

    /// The full explanation as JSON.
    pub fn to_json<G: LabGame>(&self, told: &ExplainedDecision<G>) -> Value {
        let shown = told.unredacted();
        let sentences: serde_json::Map<String, Value> = Locale::ALL
            .into_iter()
            .map(|locale| (locale.code(), self.render_summary(locale, &shown).into()))
            .collect();
        let otherwise = |one: &counterfactual::Counterfactual<G::Action>| {
            let told = shown.counterfactuals().iter().find(|shown| shown.change == one.change);
            json!({
                "change": one.change,
                "told": told.map(|told| self.join_messages(Locale::English, std::slice::from_ref(&told.sentence))),
                "action": one.action.to_string(),
                "size": one.size,
                "verified": one.verified,
            })
        };
        let explanation = &told.decision.explanation;
        let alternatives = explanation.alternatives.iter().map(|one| {
            json!({
                "plan": one.plan.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "label": one.label,
                "terms": one.terms,
                "value": one.value,
                "chosen": one.chosen,
            })
        });
        let line = |plan: &[G::Action]| plan.iter().map(ToString::to_string).collect::<Vec<_>>();
        let comparison = explanation.comparison.as_ref().map(|one| {
            json!({
                "chosen": line(&one.chosen),
                "runner_up": line(&one.runner_up),
                "value": one.value,
                "runner_up_value": one.runner_up_value,
                "margin": one.margin,
                "error": one.standard_error,
                "unit": one.unit,
            })
        });
        json!({
            "ply": told.ply,
            "seat": told.seat,
            "opponent": told.name,
            "action": told.decision.action.to_string(),
            "played": told.played.to_string(),
            "sentence": sentences,
            "rule": explanation.rule,
            "comparison": comparison,
            "alternatives": alternatives.collect::<Vec<_>>(),
            "terms": explanation.terms,
            "facts": explanation.contrasts,
            "consequences": line(&explanation.expected_line),
            "counterfactuals": explanation.counterfactuals.iter().map(otherwise).collect::<Vec<_>>(),
        })
    }
}
