//! The headline as sentences: advice to the player whose turn it is, or a statement about an
//! opponent.

use super::{
    explainable_game::{ExplainableGame, PhraseForm},
    headline::{Headline, Verdict},
    message::TranslatableText,
    redacted::{RedactedPlan, RedactionFilter},
    unit::{self, PROVED_UNIT},
};

/// Returns the sentence for a headline, and the answer to «Why not …?» if the viewer may know the
/// values of the alternative. `form` is [`PhraseForm::Statement`] or [`PhraseForm::Advice`], `action`
/// the decision, which the viewer may know, and `unit` that of the values.
pub(super) fn sentences<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    form: PhraseForm,
    action: G::Action,
    headline: &Headline<G::Action>,
    unit: Option<&str>,
) -> Vec<TranslatableText> {
    let phrase = G::phrase(form, &[action]);
    let values = Values::new(filter, headline, unit);
    let sentence = match &headline.verdict {
        Verdict::Cause(cause) => {
            let cause = cause_clause(filter, cause, headline);
            let key = if values.is_some() { "headline-cause-worth" } else { "headline-cause" };
            let sentence = TranslatableText::new(key).with_nested("cause", cause);
            match &values {
                Some(values) => sentence.with_nested("worth", values.compared()),
                None => sentence,
            }
        }
        Verdict::OnlyAction => "headline-only-action".into(),
        Verdict::Symmetric => "headline-symmetric".into(),
        Verdict::Book => "headline-book".into(),
        Verdict::AllWin => "headline-all-win".into(),
        Verdict::AllDraw => "headline-all-draw".into(),
        Verdict::AllLose => "headline-all-lose".into(),
        Verdict::CloseCall => "headline-close-call".into(),
        Verdict::DeepTactic => "headline-deep-tactic".into(),
    };
    let mut sentences = vec![sentence.with_nested("action", phrase)];
    if let Some((instead, values)) = headline.instead.as_ref().zip(values) {
        let question = G::phrase(PhraseForm::Question, &[instead.action]);
        sentences.push(match headline.verdict {
            Verdict::CloseCall => TranslatableText::new("headline-why-not-close")
                .with_nested("question", question)
                .with_nested("worth", values.compared()),
            _ => TranslatableText::new("headline-why-not")
                .with_nested("question", question)
                .with_nested("answer", values.answer()),
        });
    }
    sentences
}

/// Returns the cause as a clause: «this keeps Q♠ for later».
fn cause_clause<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    cause: &str,
    headline: &Headline<G::Action>,
) -> TranslatableText {
    let is_visible = filter.is_visible(&headline.subject) && !headline.subject.is_empty();
    let subject = if is_visible { headline.subject.as_str() } else { "" };
    let text = TranslatableText::from_key(format!("cause-{}-{cause}", G::NAME))
        .with_notation("subject", subject)
        .with_notation("known", if is_visible { "yes" } else { "no" })
        .with_number("count", subject.split_whitespace().count() as f64);
    match headline.instead.as_ref().map(|instead| filter.plan(&[instead.action])) {
        Some(RedactedPlan::Visible(plan)) => text.with_notation("instead", plan[0]),
        _ => text.with_notation("instead", ""),
    }
}

/// The values of the decision and of the alternative, rounded.
struct Values {
    unit: String,
    chosen: f64,
    instead: f64,
}

impl Values {
    /// Rounds the values of a headline; `None` if there are none, the viewer may not know them,
    /// or they are equal after rounding.
    fn new<G: ExplainableGame>(
        filter: &RedactionFilter<'_, G>,
        headline: &Headline<G::Action>,
        unit: Option<&str>,
    ) -> Option<Self> {
        let ([chosen, other], unit) = headline.instead.as_ref()?.values.zip(unit)?;
        if !filter.hides_nothing() {
            return None;
        }
        let is_result = |value: f64| [0.0, 50.0, 100.0].contains(&value);
        let unit = match unit {
            // Proven for both.
            _ if headline.evidence.is_none() && is_result(chosen) && is_result(other) => {
                PROVED_UNIT
            }
            // Proven for one of them only.
            PROVED_UNIT => "chance",
            unit => unit,
        };
        let scale = 10.0_f64.powi(unit::decimal_places(unit) as i32);
        // Avoids minus zero.
        let rounded = |value: f64| (value * scale).round() / scale + 0.0;
        let (chosen, instead) = (rounded(chosen), rounded(other));
        (chosen != instead).then(|| Values { unit: unit.to_owned(), chosen, instead })
    }

    /// Returns the two values: «61 % vs 55 %».
    fn compared(&self) -> TranslatableText {
        self.text("compared")
    }

    /// Returns the answer to the question why the alternative was not chosen.
    fn answer(&self) -> TranslatableText {
        self.text("answer")
    }

    /// Returns the text with the key `KIND-UNIT`.
    fn text(&self, kind: &str) -> TranslatableText {
        TranslatableText::from_key(format!("{kind}-{}", self.unit))
            .with_number("chosen", self.chosen)
            .with_number("instead", self.instead)
    }
}
