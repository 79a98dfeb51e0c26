//! The opponents that compare hand values.
//!
//! Every card adds to the value of a hand. Trumps and cards of one rank add more; uneven suits and
//! large hands subtract. Every decision compares the values of the resulting hands. These opponents
//! have no memory: they do not count discarded cards.
//!
//! After an article by the author of OpenFool, a program under the MIT licence. One opponent
//! evaluates hands by the formula of the article, the other as the program does. Both use the
//! values as the program does, because the article ends before that.

mod evaluator;
pub(crate) mod parameters;

use self::{
    evaluator::{HandValueEvaluator, HandValueFormula, ValueBreakdown},
    parameters::PARAMETERS,
};
use super::decision::{self, choose_alternative, decide_by_rule, with_comparison};
use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    opponent::DurakOpponent,
    rules::HAND_SIZE,
    view::View,
};
use kozyr_core::{
    explanation::{Alternative, Term, TranslatableText},
    opponent::{Budget, Decision, DecisionRng, OpponentError},
};

pub use self::parameters::HandValueParameters;

/// An opponent that compares hand values.
#[derive(Clone, Copy, Debug)]
pub struct HandValueOpponent {
    formula: HandValueFormula,
    parameters: HandValueParameters,
}

impl HandValueOpponent {
    /// Creates the opponent with the article's formula.
    ///
    /// # Errors
    /// Returns an error if a parameter is out of range.
    pub fn with_article_formula(parameters: HandValueParameters) -> Result<Self, OpponentError> {
        HandValueOpponent { formula: HandValueFormula::Article, parameters }.checked()
    }

    /// Creates the opponent with the program's formula. With [`HandValueParameters::published`] it
    /// plays exactly like the published program.
    ///
    /// # Errors
    /// Returns an error if a parameter is out of range.
    pub fn with_program_formula(parameters: HandValueParameters) -> Result<Self, OpponentError> {
        HandValueOpponent { formula: HandValueFormula::Program, parameters }.checked()
    }

    /// Returns the opponent itself, or an error if a parameter is out of range.
    fn checked(self) -> Result<Self, OpponentError> {
        for (bounds, value) in PARAMETERS.iter().zip(self.parameters.values()) {
            bounds.check(value)?;
        }
        Ok(self)
    }
}

/// A decision for the first alternative with the greatest value.
fn decide_best(
    view: View<'_>,
    rule: &'static str,
    alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    with_comparison(view, "hand-value", decision::decide_best(rule, alternatives, terms))
}

/// An alternative with its value as a sum of parts.
fn evaluated_alternative(
    action: Action,
    label: impl Into<TranslatableText>,
    value: ValueBreakdown,
) -> Alternative<Action> {
    let (terms, value) = value.into_parts_and_sum();
    let label = Some(label.into());
    Alternative { label, terms, value: Some(value), ..Alternative::new(vec![action]) }
}

/// An alternative with a fixed value. Placed first, it is chosen if no other alternative exceeds
/// that value.
fn fallback_alternative(
    action: Action,
    label: impl Into<TranslatableText>,
    min_value: f64,
) -> Alternative<Action> {
    Alternative {
        label: Some(label.into()),
        value: Some(min_value),
        ..Alternative::new(vec![action])
    }
}

/// Ties go to the card that came into the hand first.
impl DurakOpponent for HandValueOpponent {
    /// Asks for a redeal, if allowed, with a hand that has no trumps and at most one card outside
    /// its longest suit.
    fn redeal(&self, view: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        if !view.may_redeal() {
            return decide_by_rule(Action::Keep, "hand-value-keep".into());
        }
        let count_of_suit = |suit| (view.hand() & CardSet::of_suit(suit)).len();
        let has_long_suit = Suit::ALL.into_iter().any(|suit| count_of_suit(suit) + 1 >= HAND_SIZE);
        if count_of_suit(view.trump()) == 0 && has_long_suit {
            decide_by_rule(Action::Redeal, "hand-value-redeal".into())
        } else {
            decide_by_rule(Action::Keep, "hand-value-keep-hand".into())
        }
    }

    /// Leads the card that maximizes the value of the rest and of the follow-up cards of the same
    /// rank.
    fn attack(&self, view: AttackView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let evaluator = self.evaluator(*view);
        let leads = view.hand_in_order().into_iter().map(|card| {
            let value = value_of_playing(card, view.hand(), &evaluator);
            evaluated_alternative(Action::Attack(card.into()), "hand-value-lead-card", value)
        });
        decide_best(
            *view,
            "hand-value-lead",
            leads.collect(),
            vec![current_value_term(*view, &evaluator)],
        )
    }

    /// Throws in the card that maximizes the value of the rest and of the follow-up cards of the
    /// same rank, or passes if that loses too much.
    fn throw_in(&self, view: ThrowInView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let evaluator = self.evaluator(*view);
        let HandValueParameters { throw_loss, throw_talon, .. } = self.parameters;
        let max_loss = throw_loss - throw_talon * view.talon_len() as f64;
        let min_value = evaluator.evaluate(view.hand()) - max_loss;
        let pass = fallback_alternative(Action::Pass, "hand-value-pass", min_value);
        let fitting = view.throwable_cards();
        let cards = view.hand_in_order().into_iter().filter(|&card| fitting.contains(card));
        let cards = cards.map(|card| {
            let value = value_of_playing(card, view.hand(), &evaluator);
            evaluated_alternative(Action::ThrowIn(card), "hand-value-add", value)
        });
        let terms = vec![
            current_value_term(*view, &evaluator),
            Term::new("hand-value-loss-allowed", max_loss),
        ];
        decide_best(*view, "hand-value-throw", [pass].into_iter().chain(cards).collect(), terms)
    }

    /// Transfers if that is possible and cheap, or else beats or picks up.
    fn defend(&self, view: DefenceView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let evaluator = self.evaluator(*view);
        let transfer = transfer(view, &evaluator);
        let min_value = evaluator.evaluate(view.hand()) - self.parameters.transfer_loss;
        if let Some(transfer) = &transfer
            && transfer.value > Some(min_value)
        {
            let terms =
                vec![current_value_term(*view, &evaluator), Term::new("hand-value-bar", min_value)];
            return decide_best(*view, "hand-value-transfer", vec![transfer.clone()], terms);
        }
        let mut decision = self.beat_or_take(view, &evaluator);
        // It was compared with another minimum, so its value is not comparable.
        let rejected = transfer.map(|alternative| Alternative { value: None, ..alternative });
        decision.explanation.alternatives.extend(rejected);
        decision
    }
}

impl HandValueOpponent {
    /// The evaluator of hands for this view.
    fn evaluator(&self, view: View<'_>) -> HandValueEvaluator<'_> {
        HandValueEvaluator::new(view, self.formula, &self.parameters)
    }

    /// Beats the first open attack card or picks up, whether or not the other attack cards can be
    /// beaten. With an empty talon it always beats if it can. The next attack card is a new
    /// decision, which may be to pick up.
    fn beat_or_take(
        &self,
        view: DefenceView<'_>,
        evaluator: &HandValueEvaluator<'_>,
    ) -> Decision<Action> {
        let mut alternatives = self.beat_alternatives(view, evaluator);
        let terms = vec![current_value_term(*view, evaluator)];
        if alternatives.is_empty() {
            let label = Some("hand-value-take".into());
            let take = Alternative { label, ..Alternative::new(vec![Action::Take]) };
            return choose_alternative(0, "hand-value-forced", vec![take], terms);
        }
        if view.talon_len() == 0 {
            return decide_best(*view, "hand-value-late-beat", alternatives, terms);
        }
        let HandValueParameters { beat_loss, take_loss, take_talon, .. } = self.parameters;
        let hand_limit = evaluator.evaluate(view.hand()) - beat_loss;
        let value_after_take = evaluator.evaluate(view.hand() | view.table_cards());
        let min_value =
            hand_limit.min(value_after_take - take_loss + take_talon * view.talon_len() as f64);
        let mut take = fallback_alternative(Action::Take, "hand-value-take", min_value);
        take.terms = vec![Term::new("hand-value-with-table", value_after_take)];
        alternatives.insert(0, take);
        decide_best(*view, "hand-value-beat", alternatives, terms)
    }

    /// One alternative for each card that beats the first open attack, in the order of the hand.
    fn beat_alternatives(
        &self,
        view: DefenceView<'_>,
        evaluator: &HandValueEvaluator<'_>,
    ) -> Vec<Alternative<Action>> {
        let open = view.table_pairs().iter().find(|pair| pair.beaten_by.is_none());
        let attack = open.expect("a defender has something to beat").attack;
        let (beating, on_table) =
            (view.cards_beating(attack), view.table_cards().all_of_same_ranks());
        let cards = view.hand_in_order().into_iter().filter(|&card| beating.contains(card));
        let alternative = |with: Card| {
            let bonus = if on_table.contains(with) { self.parameters.on_table } else { 0.0 };
            let value = evaluator
                .breakdown(view.hand() - with.into())
                .with_part("hand-value-on-table", bonus);
            evaluated_alternative(Action::Beat { attack, with }, "hand-value-beat-card", value)
        };
        cards.map(alternative).collect()
    }
}

/// The value of the rest after playing a card, and of the follow-up cards of the same rank.
fn value_of_playing(
    card: Card,
    hand: CardSet,
    evaluator: &HandValueEvaluator<'_>,
) -> ValueBreakdown {
    evaluator
        .breakdown(hand - card.into())
        .with_part("hand-value-follow-up", evaluator.follow_up(card, hand))
}

/// The alternative of transferring with the first plain card of the attack's rank, or else with its
/// trump; `None` if neither is possible.
///
/// The value assumes that all cards of the rank are gone, or all plain ones, whichever is better.
/// It never shows the trump.
fn transfer(
    view: DefenceView<'_>,
    evaluator: &HandValueEvaluator<'_>,
) -> Option<Alternative<Action>> {
    let playing = view.transfers().filter_map(|action| match action {
        Action::Transfer(card) => Some(card),
        _ => None,
    });
    let equals: CardSet = playing.collect();
    let plain = equals - CardSet::of_suit(view.trump());
    let candidates = if plain.is_empty() { equals } else { plain };
    let card = view.hand_in_order().into_iter().find(|&card| candidates.contains(card))?;
    let [all_played, plain_played] = [equals, plain].map(|played| view.hand() - played);
    let better_rest = if evaluator.evaluate(plain_played) > evaluator.evaluate(all_played) {
        plain_played
    } else {
        all_played
    };
    Some(evaluated_alternative(
        Action::Transfer(card),
        "hand-value-pass-on",
        evaluator.breakdown(better_rest),
    ))
}

/// The value of the current hand, as a term of the explanation.
fn current_value_term(view: View<'_>, evaluator: &HandValueEvaluator<'_>) -> Term {
    Term::new("hand-value-now", evaluator.evaluate(view.hand()))
}
