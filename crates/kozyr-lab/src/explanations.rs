//! Why opponents decided as they did: sentences, alternatives, and what would have had to be
//! otherwise.

use kozyr_core::{
    counterfactual::{self, Wanted},
    explanation::{Message, Shown},
    game::{Player, Record, Seat},
    opponent::{Budget, Decision, OpponentError, Reasons},
    texts::{Locale, Texts, in_a_row},
};
use serde_json::{Value, json};

use super::{
    lab_game::LabGame,
    recorded_opponents::AskedAgain,
    texts::{explain, say, texts},
};

/// Tells reasons in all languages.
pub struct Teller {
    texts: [(Locale, Texts); Locale::ALL.len()],
}

impl Default for Teller {
    fn default() -> Self {
        Teller { texts: Locale::ALL.map(|locale| (locale, texts(locale))) }
    }
}

/// A decision with all that is known of its reasons.
pub struct Told<G: LabGame> {
    /// Which action of the record, from 0.
    pub ply: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// What was played, which a changed program may not decide again.
    pub played: G::Action,
    /// The decision and its reasons.
    pub decision: Decision<G::Action>,
}

impl<G: LabGame> Told<G> {
    /// The reasons, nothing hidden.
    pub fn shown(&self) -> Shown<G::Action> {
        Shown::openly::<G>(&self.decision)
    }
}

/// The decisions of opponents in a record, from the first to the last or the one at that ply, with
/// so many counterfactuals at most looked for.
///
/// Of a decision that nobody can be asked about `refused` is told the action of the record, from 0, and why.
///
/// # Errors
/// What is wrong with a name.
pub fn decisions<G: LabGame>(
    record: &Record<G>,
    ply: Option<usize>,
    wanted: Wanted,
    budget: &Budget,
    mut tell: impl FnMut(Told<G>),
    mut refused: impl FnMut(usize, String),
) -> Result<(), OpponentError> {
    let mut opponents =
        AskedAgain::within(Budget { reasons: Reasons::WithFacts, ..budget.clone() });
    let mut stage = record.until(0);
    for (at, &played) in record.actions().iter().enumerate() {
        if ply.is_none_or(|ply| ply == at)
            && let Some(decision) = opponents.decision(&stage)
            && let Some((seat, Player::Opponent(name))) = stage.to_act()
        {
            match decision {
                Ok(mut decision) => {
                    decision.explanation.counterfactuals =
                        counterfactual::find(&stage, name, &decision, wanted, budget)?;
                    tell(Told { ply: at, seat, name: name.clone(), played, decision });
                }
                Err(reason) => refused(at, reason),
            }
        } else if ply == Some(at) {
            refused(at, "a person decided that".into());
        }
        stage.play(played).expect("the record was played through");
    }
    Ok(())
}

impl Teller {
    fn texts_in(&self, locale: Locale) -> &Texts {
        &self.texts.iter().find(|(one, _)| *one == locale).expect("all are there").1
    }

    /// The reason in a sentence or two.
    pub fn sentence<A: Copy>(&self, locale: Locale, shown: &Shown<A>) -> String {
        self.row(locale, shown.sentence())
    }

    fn row(&self, locale: Locale, messages: &[Message]) -> String {
        let texts = self.texts_in(locale);
        in_a_row(messages.iter().map(|message| say(texts, message)).collect())
    }

    /// All of it for people, in English: the sentence, what was weighed, what would have had to be
    /// otherwise.
    pub fn in_words<G: LabGame>(&self, told: &Told<G>) -> String {
        let mut text = explain(self.texts_in(Locale::English), &told.shown());
        if told.decision.action != told.played {
            text += &format!("  (asked again, it would play {})\n", told.decision.action);
        }
        text
    }

    /// All of it for programs.
    pub fn in_json<G: LabGame>(&self, told: &Told<G>) -> Value {
        let shown = told.shown();
        let sentences: serde_json::Map<String, Value> = Locale::ALL
            .into_iter()
            .map(|locale| (locale.code(), self.sentence(locale, &shown).into()))
            .collect();
        let otherwise = |one: &counterfactual::Counterfactual<G::Action>| {
            let told = shown.counterfactuals().iter().find(|shown| shown.change == one.change);
            json!({
                "change": one.change,
                "told": told.map(|told| self.row(Locale::English, std::slice::from_ref(&told.told))),
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
                "error": one.error,
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
            "facts": explanation.facts,
            "consequences": line(&explanation.consequences),
            "counterfactuals": explanation.counterfactuals.iter().map(otherwise).collect::<Vec<_>>(),
        })
    }
}
