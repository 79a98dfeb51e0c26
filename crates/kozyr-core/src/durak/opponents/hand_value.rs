//! The opponent of the value of a hand.
//!
//! A hand is worth so much a card, more for trumps and for cards of one rank, less for uneven
//! suits and for being large; every decision is made by comparing what hands would be worth. It
//! remembers nothing: the cards that are gone are not counted.

mod plan;
mod worth;

use serde::{Deserialize, Serialize};

use self::worth::{Value, Worth};
use super::{answered, best, by_rule, choose};
use crate::{
    durak::{
        Action, AttackView, CardSet, DefenceView, DurakOpponent, HAND, RedealView, ThrowInView,
        View,
    },
    explanation::{Alternative, Message, Term},
    opponent::{Budget, Decision, DecisionRng, OpponentError, Parameter},
};

/// What can be changed about a [`HandValue`]; figures are in hundredths of a rank if nothing else
/// is said.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Parameters {
    /// The unit in which cards of one rank count, 0 to 500.
    pub pair_scale: f64,
    /// What a trump counts more than a plain card, 0 to 3000.
    pub trump_bonus: f64,
    /// What is lost by a suit of which there is nothing, or twice as much as of the others, 0
    /// to 1000.
    pub imbalance: f64,
    /// What is lost by holding as many cards as all others, 0 to 3000.
    pub many_cards: f64,
    /// Whether a hand's share of all cards is rounded down to a whole number.
    pub whole_share: bool,
    /// How much may be lost by throwing in when the talon is gone, 0 to 5000.
    pub throw_loss: f64,
    /// How much less for each card of the talon, 0 to 200.
    pub throw_talon: f64,
    /// How much may be lost by beating, 0 to 5000.
    pub beat_loss: f64,
    /// How much may be lost compared with taking when the talon is gone, 0 to 10 000.
    pub take_loss: f64,
    /// How much less for each card of the talon, 0 to 200.
    pub take_talon: f64,
    /// What is gained by beating with a card of a rank that is on the table already, 0 to 2000.
    pub on_table: f64,
    /// How much may be lost by passing an attack on, 0 to 5000.
    pub transfer_loss: f64,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters {
            pair_scale: 100.0,
            trump_bonus: 1300.0,
            imbalance: 200.0,
            many_cards: 600.0,
            whole_share: false,
            throw_loss: 1200.0,
            throw_talon: 50.0,
            beat_loss: 800.0,
            take_loss: 2000.0,
            take_talon: 40.0,
            on_table: 300.0,
            transfer_loss: 400.0,
        }
    }
}

/// A parameter of that name, usual value and greatest value; the least is nothing.
const fn up_to(name: &'static str, usual: f64, most: f64, step: f64) -> Parameter {
    Parameter { name, usual, least: 0.0, most, step }
}

const NUMBERS: [Parameter; 11] = [
    up_to("pair_scale", 100.0, 500.0, 1.0),
    up_to("trump_bonus", 1300.0, 3000.0, 50.0),
    up_to("imbalance", 200.0, 1000.0, 10.0),
    up_to("many_cards", 600.0, 3000.0, 50.0),
    up_to("throw_loss", 1200.0, 5000.0, 50.0),
    up_to("throw_talon", 50.0, 200.0, 5.0),
    up_to("beat_loss", 800.0, 5000.0, 50.0),
    up_to("take_loss", 2000.0, 10_000.0, 50.0),
    up_to("take_talon", 40.0, 200.0, 5.0),
    up_to("on_table", 300.0, 2000.0, 50.0),
    up_to("transfer_loss", 400.0, 5000.0, 50.0),
];

/// The same with the usual values of the published code.
const NUMBERS_PUBLISHED: [Parameter; 11] = {
    let mut numbers = NUMBERS;
    numbers[0].usual = 1.0;
    numbers
};

impl Parameters {
    /// The numbers, with their bounds.
    pub const ALL: &'static [Parameter] = &NUMBERS;
    /// The numbers as they usually are in the [published](Self::published) code.
    pub const ALL_PUBLISHED: &'static [Parameter] = &NUMBERS_PUBLISHED;

    /// The two slips of the code as published: cards of one rank count in another unit than all
    /// else, and shares of cards are divided as whole numbers, so that both almost vanish.
    pub fn published() -> Self {
        Parameters { pair_scale: 1.0, whole_share: true, ..Parameters::default() }
    }

    /// The numbers in the order of [`ALL`](Self::ALL).
    fn numbers(&self) -> [f64; NUMBERS.len()] {
        [
            self.pair_scale,
            self.trump_bonus,
            self.imbalance,
            self.many_cards,
            self.throw_loss,
            self.throw_talon,
            self.beat_loss,
            self.take_loss,
            self.take_talon,
            self.on_table,
            self.transfer_loss,
        ]
    }
}

/// The opponent of the value of a hand.
#[derive(Clone, Copy, Debug)]
pub struct HandValue {
    parameters: Parameters,
}

impl HandValue {
    /// The opponent with those parameters.
    ///
    /// # Errors
    /// If a parameter is out of bounds.
    pub fn new(parameters: Parameters) -> Result<Self, OpponentError> {
        for (bounds, value) in NUMBERS.iter().zip(parameters.numbers()) {
            bounds.check(value)?;
        }
        Ok(HandValue { parameters })
    }
}

/// Something weighed by the sum of the parts of its value.
fn weighed(plan: Vec<Action>, label: impl Into<Message>, value: Value) -> Alternative<Action> {
    let (terms, value) = value.summed();
    Alternative { plan, label: Some(label.into()), terms, value: Some(value), chosen: false }
}

/// What is done if nothing that was weighed reaches a bar.
fn otherwise(action: Action, label: impl Into<Message>, bar: f64) -> Alternative<Action> {
    let (plan, terms) = (vec![action], Vec::new());
    Alternative { plan, label: Some(label.into()), terms, value: Some(bar), chosen: false }
}

impl DurakOpponent for HandValue {
    fn redeal(&self, view: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        if !view.may_redeal() {
            return by_rule(Action::Keep, "hand-value-keep".into());
        }
        let worth = self.worth(*view);
        let average = worth.of_average(HAND, view.rules().deck.set());
        let alternatives = vec![
            weighed(vec![Action::Keep], "hand-value-keep-hand", worth.parts(view.hand())),
            otherwise(Action::Redeal, "hand-value-new-hand", average),
        ];
        best("hand-value-redeal", alternatives, Vec::new())
    }

    /// Leads the one card after which the rest, and the equal cards that may follow, are worth
    /// most.
    fn attack(&self, view: AttackView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.worth(*view);
        let leads = view.hand().iter().map(|card| {
            let value = playing(card.into(), view.hand(), &worth);
            weighed(vec![Action::Attack(card.into())], "hand-value-lead-card", value)
        });
        best("hand-value-lead", leads.collect(), vec![now(*view, &worth)])
    }

    fn throw_in(&self, view: ThrowInView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.worth(*view);
        let Parameters { throw_loss, throw_talon, .. } = self.parameters;
        let loss = throw_loss - throw_talon * view.talon() as f64;
        let bar = worth.of(view.hand()) - loss;
        let pass = otherwise(Action::Pass, "hand-value-pass", bar);
        let cards = view.fitting().iter().map(|card| {
            let value = playing(card.into(), view.hand(), &worth);
            weighed(vec![Action::ThrowIn(card)], "hand-value-add", value)
        });
        let terms = vec![now(*view, &worth), Term::new("hand-value-loss-allowed", loss)];
        best("hand-value-throw", [pass].into_iter().chain(cards).collect(), terms)
    }

    fn defend(&self, view: DefenceView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.worth(*view);
        let transfers = transfers(view, &worth);
        let bar = worth.of(view.hand()) - self.parameters.transfer_loss;
        if transfers.iter().any(|transfer| transfer.value > Some(bar)) {
            let terms = vec![now(*view, &worth), Term::new("hand-value-bar", bar)];
            return best("hand-value-transfer", transfers, terms);
        }
        let mut decision = self.beat_or_take(view, &worth);
        // They were measured against a bar of their own, so their values are not comparable.
        let refused = transfers.into_iter().map(|one| Alternative { value: None, ..one });
        decision.explanation.alternatives.extend(refused);
        decision
    }
}

impl HandValue {
    fn worth(&self, view: View<'_>) -> Worth<'_> {
        Worth::new(view, &self.parameters)
    }

    fn beat_or_take(&self, view: DefenceView<'_>, worth: &Worth<'_>) -> Decision<Action> {
        let bonus = self.parameters.on_table;
        let mut ways: Vec<_> = plan::plans(*view, worth, bonus)
            .into_iter()
            .map(|plan| {
                let value = worth.parts(view.hand() - plan.cards);
                let value = value.and("hand-value-on-table", plan.bonus);
                weighed(plan.beats, "hand-value-beat-card", value)
            })
            .collect();
        let terms = vec![now(*view, worth)];
        if ways.is_empty() {
            let (plan, label) = (vec![Action::Take], Some("hand-value-take".into()));
            let take = Alternative { plan, label, terms: Vec::new(), value: None, chosen: false };
            return choose(0, "hand-value-forced", vec![take], terms);
        }
        if view.talon() == 0 {
            return best("hand-value-late-beat", ways, terms);
        }
        if !answered(*view).is_empty() {
            return best("hand-value-finish", ways, terms);
        }
        let Parameters { beat_loss, take_loss, take_talon, .. } = self.parameters;
        let kept = worth.of(view.hand()) - beat_loss;
        let taken = worth.of(view.hand() | view.table_cards());
        let bar = kept.min(taken - take_loss + take_talon * view.talon() as f64);
        let mut take = otherwise(Action::Take, "hand-value-take", bar);
        take.terms = vec![Term::new("hand-value-with-table", taken)];
        ways.insert(0, take);
        best("hand-value-beat", ways, terms)
    }
}

/// What remains when a card is played, and the equal cards that may follow it.
fn playing(card: CardSet, hand: CardSet, worth: &Worth<'_>) -> Value {
    let follow_up = card.iter().map(|card| worth.follow_up(card, hand)).sum();
    worth.parts(hand - card).and("hand-value-follow-up", follow_up)
}

fn transfers(view: DefenceView<'_>, worth: &Worth<'_>) -> Vec<Alternative<Action>> {
    let transfers = view.transfers().map(|action| {
        let rest = view.hand() - action.played();
        weighed(vec![action], "hand-value-pass-on", worth.parts(rest))
    });
    transfers.collect()
}

fn now(view: View<'_>, worth: &Worth<'_>) -> Term {
    Term::new("hand-value-now", worth.of(view.hand()))
}
