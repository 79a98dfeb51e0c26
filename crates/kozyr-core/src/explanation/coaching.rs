//! The headline as sentences: advice to the player whose turn it is, or a statement about an
//! opponent.

use super::{
    explainable_game::{ExplainableGame, PhraseForm},
    headline::{Headline, Verdict},
    message::TranslatableText,
    redacted::{RedactedPlan, RedactionFilter},
    sentence::rounded,
    unit::{self, PROVED_UNIT},
};

/// What a coach would say, as texts for different uses.
pub(super) struct CoachingTexts {
    /// The action and its reason, about an opponent: «Leads 6♦: this keeps Q♠ for later.»
    pub statement: TranslatableText,
    /// The same as advice to the player: «Lead 6♦: this keeps Q♠ for later.»
    pub advice: TranslatableText,
    /// The reason alone: «This keeps Q♠ for later.»
    pub point: TranslatableText,
    /// The question about the alternative with its answer; `None` if there is no alternative or the
    /// viewer may not know its value.
    pub why_not: Option<TranslatableText>,
}

impl CoachingTexts {
    /// Puts a headline into words. The viewer may know the decision, `action`; `unit` is that of
    /// the values.
    pub(super) fn new<G: ExplainableGame>(
        filter: &RedactionFilter<'_, G>,
        action: G::Action,
        headline: &Headline<G::Action>,
        unit: Option<&str>,
    ) -> Self {
        let values = Values::new(filter, headline, unit);
        let point = point(filter, headline);
        // A close call is not about the values.
        let worth = values.as_ref().filter(|_| headline.cause().is_some()).map(Values::compared);
        let sentence = |key: &'static str, worth_key: &'static str| {
            let text = TranslatableText::new(if worth.is_some() { worth_key } else { key })
                .with_nested("point", point.clone());
            match &worth {
                Some(worth) => text.with_nested("worth", worth.clone()),
                None => text,
            }
        };
        let headline_with = |form| {
            sentence("headline", "headline-worth").with_nested("action", G::phrase(form, &[action]))
        };
        CoachingTexts {
            statement: headline_with(PhraseForm::Statement),
            advice: headline_with(PhraseForm::Advice),
            point: sentence("point", "point-worth"),
            why_not: headline.instead.as_ref().zip(values).map(|(instead, values)| {
                let question = G::phrase(PhraseForm::Question, &[instead.action]);
                match headline.verdict {
                    Verdict::CloseCall => TranslatableText::new("headline-why-not-close")
                        .with_nested("question", question)
                        .with_nested("worth", values.compared()),
                    _ => TranslatableText::new("headline-why-not")
                        .with_nested("question", question)
                        .with_nested("answer", values.answer()),
                }
            }),
        }
    }
}

/// Answers why the reader's own action, the alternative of `headline`, was not chosen: «Why not 8♥?
/// This keeps Q♠ for later (61 % vs 55 %).» If it is about as good, says so. Empty if the viewer
/// may not know the action, there is nothing to say about it, or it is also the alternative of
/// `obvious`, the headline of the decision.
pub(super) fn reader_answer<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    headline: &Headline<G::Action>,
    obvious: Option<&Headline<G::Action>>,
    unit: Option<&str>,
) -> Vec<TranslatableText> {
    let obvious = obvious.and_then(|headline| headline.instead.as_ref());
    let known = headline.instead.as_ref().filter(|instead| filter.may_know(instead.action));
    let Some(instead) = known else { return Vec::new() };
    if obvious.is_some_and(|obvious| obvious.action == instead.action) {
        return Vec::new();
    }
    let values = Values::new(filter, headline, unit);
    let with_worth = |key: &'static str, worth_key: &'static str| match &values {
        Some(values) => TranslatableText::new(worth_key).with_nested("worth", values.compared()),
        None => TranslatableText::new(key),
    };
    let reason = match headline.verdict {
        Verdict::CloseCall => return vec![with_worth("reader-close", "reader-about-as-good")],
        Verdict::AllWin | Verdict::AllDraw | Verdict::AllLose => {
            return vec![with_worth("reader-as-good", "reader-about-as-good")];
        }
        Verdict::OwnRule => match &values {
            Some(values) => values.answer(),
            None => return Vec::new(),
        },
        _ => with_worth("point", "point-worth").with_nested("point", point(filter, headline)),
    };
    vec![G::phrase(PhraseForm::Question, &[instead.action]), reason]
}

impl<A: Copy> Headline<A> {
    /// Returns the reason as a sentence without the action, with nothing hidden and without values:
    /// «This keeps Q♠ for later.»
    pub fn reason<G: ExplainableGame<Action = A>>(&self) -> TranslatableText {
        let filter = RedactionFilter::<G>::without_viewer();
        TranslatableText::new("point").with_nested("point", point(&filter, self))
    }
}

/// Returns the reason as a clause: the cause, or why none is named.
fn point<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    headline: &Headline<G::Action>,
) -> TranslatableText {
    match (&headline.verdict, headline.point_on_move) {
        (Verdict::Cause(cause), _) => cause_clause(filter, cause, headline),
        (Verdict::DeepTactic, Some(number)) => {
            TranslatableText::new("point-deep-tactic-on-move").with_number("move", number)
        }
        (verdict, _) => TranslatableText::from_key(format!("point-{}", verdict.key())),
    }
}

/// Returns the cause as a clause: «this keeps Q♠ for later».
fn cause_clause<G: ExplainableGame>(
    filter: &RedactionFilter<'_, G>,
    cause: &str,
    headline: &Headline<G::Action>,
) -> TranslatableText {
    let subject = filter.visible(&headline.subject);
    let text = TranslatableText::from_key(format!("cause-{}-{cause}", G::NAME))
        .with_notation("subject", subject)
        .with_notation("known", if subject.is_empty() { "no" } else { "yes" })
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
        let is_percentage = unit::value_range(unit).is_some();
        let is_result = |value: f64| is_percentage && [0.0, 50.0, 100.0].contains(&value);
        let unit = match unit {
            // Proven for both.
            _ if headline.evidence.is_none() && is_result(chosen) && is_result(other) => {
                PROVED_UNIT
            }
            // Proven for one of them only.
            PROVED_UNIT => "chance",
            unit => unit,
        };
        let places = unit::decimal_places(unit);
        let (chosen, instead) = (rounded(chosen, places), rounded(other, places));
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
