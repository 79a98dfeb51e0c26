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
use super::decision::{choose_alternative, decide_by_rule, with_comparison};
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

    fn checked(self) -> Result<Self, OpponentError> {
        for (bounds, value) in PARAMETERS.iter().zip(self.parameters.values()) {
            bounds.check(value)?;
        }
        Ok(self)
    }
}

/// Values that differ by less are equal, because of rounding errors.
const VALUE_TOLERANCE: f64 = 1e-6;

/// A decision for the first alternative with the greatest value.
fn decide_best(
    view: View<'_>,
    rule: &'static str,
    mut alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let values = alternatives.iter().filter_map(|one| one.value).enumerate();
    let better = |best: (usize, f64), one: (usize, f64)| {
        if one.1 > best.1 + VALUE_TOLERANCE { one } else { best }
    };
    let (index, most) = values.fold((0, f64::NEG_INFINITY), better);
    // Makes values within the tolerance exactly equal in the explanation.
    for one in &mut alternatives {
        one.value = one.value.map(|value| value.min(most));
    }
    with_comparison(view, "hand-value", choose_alternative(index, rule, alternatives, terms))
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

/// The alternative chosen if no other reaches a minimum value.
fn fallback_alternative(
    action: Action,
    label: impl Into<TranslatableText>,
    bar: f64,
) -> Alternative<Action> {
    Alternative { label: Some(label.into()), value: Some(bar), ..Alternative::new(vec![action]) }
}

/// Ties go to the card that came into the hand first.
impl DurakOpponent for HandValueOpponent {
    /// Asks for a redeal without trumps if all cards but at most one have the same suit.
    fn redeal(&self, view: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        if !view.may_redeal() {
            return decide_by_rule(Action::Keep, "hand-value-keep".into());
        }
        let of_suit = |suit| (view.hand() & CardSet::of_suit(suit)).len();
        let lopsided = Suit::ALL.into_iter().any(|suit| of_suit(suit) + 1 >= HAND_SIZE);
        if of_suit(view.trump()) == 0 && lopsided {
            decide_by_rule(Action::Redeal, "hand-value-redeal".into())
        } else {
            decide_by_rule(Action::Keep, "hand-value-keep-hand".into())
        }
    }

    /// Leads the card that maximizes the value of the rest and of the follow-up cards of the same
    /// rank.
    fn attack(&self, view: AttackView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.evaluator(*view);
        let leads = view.hand_in_order().into_iter().map(|card| {
            let value = value_of_playing(card, view.hand(), &worth);
            evaluated_alternative(Action::Attack(card.into()), "hand-value-lead-card", value)
        });
        decide_best(
            *view,
            "hand-value-lead",
            leads.collect(),
            vec![current_value_term(*view, &worth)],
        )
    }

    fn throw_in(&self, view: ThrowInView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.evaluator(*view);
        let HandValueParameters { throw_loss, throw_talon, .. } = self.parameters;
        let loss = throw_loss - throw_talon * view.talon_len() as f64;
        let bar = worth.evaluate(view.hand()) - loss;
        let pass = fallback_alternative(Action::Pass, "hand-value-pass", bar);
        let fitting = view.throwable_cards();
        let cards = view.hand_in_order().into_iter().filter(|&card| fitting.contains(card));
        let cards = cards.map(|card| {
            let value = value_of_playing(card, view.hand(), &worth);
            evaluated_alternative(Action::ThrowIn(card), "hand-value-add", value)
        });
        let terms =
            vec![current_value_term(*view, &worth), Term::new("hand-value-loss-allowed", loss)];
        decide_best(*view, "hand-value-throw", [pass].into_iter().chain(cards).collect(), terms)
    }

    /// Transfers if that is possible and cheap, or else beats or picks up.
    fn defend(&self, view: DefenceView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.evaluator(*view);
        let transfer = transfer(view, &worth);
        let bar = worth.evaluate(view.hand()) - self.parameters.transfer_loss;
        if let Some(transfer) = &transfer
            && transfer.value > Some(bar + VALUE_TOLERANCE)
        {
            let terms = vec![current_value_term(*view, &worth), Term::new("hand-value-bar", bar)];
            return decide_best(*view, "hand-value-transfer", vec![transfer.clone()], terms);
        }
        let mut decision = self.beat_or_take(view, &worth);
        // It was compared with another minimum, so its value is not comparable.
        let refused = transfer.map(|one| Alternative { value: None, ..one });
        decision.explanation.alternatives.extend(refused);
        decision
    }
}

impl HandValueOpponent {
    fn evaluator(&self, view: View<'_>) -> HandValueEvaluator<'_> {
        HandValueEvaluator::new(view, self.formula, &self.parameters)
    }

    /// Beats the first open attack regardless of the others, or picks up. It decides again for the
    /// next attack and may pick up then.
    fn beat_or_take(
        &self,
        view: DefenceView<'_>,
        worth: &HandValueEvaluator<'_>,
    ) -> Decision<Action> {
        let mut ways = self.beat_alternatives(view, worth);
        let terms = vec![current_value_term(*view, worth)];
        if ways.is_empty() {
            let label = Some("hand-value-take".into());
            let take = Alternative { label, ..Alternative::new(vec![Action::Take]) };
            return choose_alternative(0, "hand-value-forced", vec![take], terms);
        }
        if view.talon_len() == 0 {
            return decide_best(*view, "hand-value-late-beat", ways, terms);
        }
        let HandValueParameters { beat_loss, take_loss, take_talon, .. } = self.parameters;
        let kept = worth.evaluate(view.hand()) - beat_loss;
        let taken = worth.evaluate(view.hand() | view.table_cards());
        let bar = kept.min(taken - take_loss + take_talon * view.talon_len() as f64);
        let mut take = fallback_alternative(Action::Take, "hand-value-take", bar);
        take.terms = vec![Term::new("hand-value-with-table", taken)];
        ways.insert(0, take);
        decide_best(*view, "hand-value-beat", ways, terms)
    }

    fn beat_alternatives(
        &self,
        view: DefenceView<'_>,
        worth: &HandValueEvaluator<'_>,
    ) -> Vec<Alternative<Action>> {
        let open = view.table_pairs().iter().find(|pair| pair.beaten_by.is_none());
        let attack = open.expect("a defender has something to beat").attack;
        let (beating, on_table) =
            (view.cards_beating(attack), view.table_cards().all_of_same_ranks());
        let cards = view.hand_in_order().into_iter().filter(|&card| beating.contains(card));
        let way = |with: Card| {
            let bonus = if on_table.contains(with) { self.parameters.on_table } else { 0.0 };
            let value =
                worth.breakdown(view.hand() - with.into()).with_part("hand-value-on-table", bonus);
            evaluated_alternative(Action::Beat { attack, with }, "hand-value-beat-card", value)
        };
        cards.map(way).collect()
    }
}

/// The value of the rest after playing a card, and of the follow-up cards of the same rank.
fn value_of_playing(card: Card, hand: CardSet, worth: &HandValueEvaluator<'_>) -> ValueBreakdown {
    worth
        .breakdown(hand - card.into())
        .with_part("hand-value-follow-up", worth.follow_up(card, hand))
}

/// Transfers with the first plain card of the attack's rank, or else with its trump.
///
/// The value assumes that all cards of the rank are gone, or all plain ones, whichever is better.
/// It never shows the trump.
fn transfer(view: DefenceView<'_>, worth: &HandValueEvaluator<'_>) -> Option<Alternative<Action>> {
    let playing = view.transfers().filter_map(|action| match action {
        Action::Transfer(card) => Some(card),
        _ => None,
    });
    let equals: CardSet = playing.collect();
    let plain = equals - CardSet::of_suit(view.trump());
    let among = if plain.is_empty() { equals } else { plain };
    let card = view.hand_in_order().into_iter().find(|&card| among.contains(card))?;
    let [all, kept] = [equals, plain].map(|gone| view.hand() - gone);
    let better = if worth.evaluate(kept) > worth.evaluate(all) { kept } else { all };
    Some(evaluated_alternative(
        Action::Transfer(card),
        "hand-value-pass-on",
        worth.breakdown(better),
    ))
}

fn current_value_term(view: View<'_>, worth: &HandValueEvaluator<'_>) -> Term {
    Term::new("hand-value-now", worth.evaluate(view.hand()))
}
