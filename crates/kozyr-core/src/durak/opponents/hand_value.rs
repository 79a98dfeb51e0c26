//! The opponents of the value of a hand.
//!
//! A hand is worth so much a card, more for trumps and for cards of one rank, less for uneven
//! suits and for being large; every decision is made by comparing what hands would be worth. They
//! remember nothing: the cards that are gone are not counted.
//!
//! After an article of the author of OpenFool, a program under the licence MIT.
//! One opponent values hands by the formula of the article, the other as the program does; what
//! they do with the values is what the program does, since there the article breaks off.

mod worth;

use serde::{Deserialize, Serialize};

use self::worth::{Value, Worth};
use super::{by_rule, choose, compared};
use crate::{
    durak::{
        Action, AttackView, Card, CardSet, DefenceView, DurakOpponent, HAND, RedealView, Suit,
        ThrowInView, View,
    },
    explanation::{Alternative, Message, Term},
    opponent::{Budget, Decision, DecisionRng, OpponentError, Parameter},
};

/// How a hand is valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Formula {
    /// By the formula of the text, in which an eight is worth nothing with every deck, c is the
    /// number of cards of all others, and nothing is cut.
    Text,
    /// As the program does: the ranks are centred on the deck, so that with m for half the number
    /// of ranks an ace is worth 100·m and each rank below it 100 less; c is the number of cards of
    /// all, the own hand among them, less those of the hand that is measured; and each card, each
    /// bonus, each suit's penalty and the last term are cut to whole numbers by themselves.
    Program,
}

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

/// The same with the usual values of the published program.
const NUMBERS_PUBLISHED: [Parameter; 11] = {
    let mut numbers = NUMBERS;
    numbers[0].usual = 1.0;
    numbers
};

impl Parameters {
    /// The numbers, with their bounds.
    pub const ALL: &'static [Parameter] = &NUMBERS;
    /// The numbers as they usually are in the [published](Self::published) program.
    pub const ALL_PUBLISHED: &'static [Parameter] = &NUMBERS_PUBLISHED;

    /// The numbers of the program: cards of one rank count in units of one, not of a hundred, and
    /// a hand's share of all cards is a whole number.
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

/// An opponent of the value of a hand.
#[derive(Clone, Copy, Debug)]
pub struct HandValue {
    formula: Formula,
    parameters: Parameters,
}

impl HandValue {
    /// The opponent of the text, with those parameters.
    ///
    /// # Errors
    /// If a parameter is out of bounds.
    pub fn of_text(parameters: Parameters) -> Result<Self, OpponentError> {
        HandValue { formula: Formula::Text, parameters }.checked()
    }

    /// The published program, with those parameters. With its own,
    /// [`Parameters::published`], it decides as that does, action for action.
    ///
    /// # Errors
    /// If a parameter is out of bounds.
    pub fn of_program(parameters: Parameters) -> Result<Self, OpponentError> {
        HandValue { formula: Formula::Program, parameters }.checked()
    }

    fn checked(self) -> Result<Self, OpponentError> {
        for (bounds, value) in NUMBERS.iter().zip(self.parameters.numbers()) {
            bounds.check(value)?;
        }
        Ok(self)
    }
}

/// Values that differ by less are equal: fractions do not add up without error.
const EQUAL: f64 = 1e-6;

/// The decision for the first of the alternatives with the greatest value.
fn best(
    view: View<'_>,
    rule: &'static str,
    mut alternatives: Vec<Alternative<Action>>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let values = alternatives.iter().filter_map(|one| one.value).enumerate();
    let better =
        |best: (usize, f64), one: (usize, f64)| if one.1 > best.1 + EQUAL { one } else { best };
    let (index, most) = values.fold((0, f64::NEG_INFINITY), better);
    // Equals are told as equals.
    for one in &mut alternatives {
        one.value = one.value.map(|value| value.min(most));
    }
    compared(view, "hand-value", choose(index, rule, alternatives, terms))
}

/// Something weighed by the sum of the parts of its value.
fn weighed(action: Action, label: impl Into<Message>, value: Value) -> Alternative<Action> {
    let (terms, value) = value.summed();
    let label = Some(label.into());
    Alternative { label, terms, value: Some(value), ..Alternative::of(vec![action]) }
}

/// What is done if nothing that was weighed reaches a bar.
fn otherwise(action: Action, label: impl Into<Message>, bar: f64) -> Alternative<Action> {
    Alternative { label: Some(label.into()), value: Some(bar), ..Alternative::of(vec![action]) }
}

/// Of equals it plays the card that has come into the hand first.
impl DurakOpponent for HandValue {
    /// Asks for a new deal with no trump, and all cards but one at most of one suit.
    fn redeal(&self, view: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        if !view.may_redeal() {
            return by_rule(Action::Keep, "hand-value-keep".into());
        }
        let of_suit = |suit| (view.hand() & CardSet::of_suit(suit)).len();
        let lopsided = Suit::ALL.into_iter().any(|suit| of_suit(suit) + 1 >= HAND);
        if of_suit(view.trump()) == 0 && lopsided {
            by_rule(Action::Redeal, "hand-value-redeal".into())
        } else {
            by_rule(Action::Keep, "hand-value-keep-hand".into())
        }
    }

    /// Leads the one card after which the rest, and the equal cards that may follow, are worth
    /// most.
    fn attack(&self, view: AttackView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.worth(*view);
        let leads = view.hand_as_drawn().into_iter().map(|card| {
            let value = playing(card, view.hand(), &worth);
            weighed(Action::Attack(card.into()), "hand-value-lead-card", value)
        });
        best(*view, "hand-value-lead", leads.collect(), vec![now(*view, &worth)])
    }

    fn throw_in(&self, view: ThrowInView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.worth(*view);
        let Parameters { throw_loss, throw_talon, .. } = self.parameters;
        let loss = throw_loss - throw_talon * view.talon() as f64;
        let bar = worth.of(view.hand()) - loss;
        let pass = otherwise(Action::Pass, "hand-value-pass", bar);
        let fitting = view.fitting();
        let cards = view.hand_as_drawn().into_iter().filter(|&card| fitting.contains(card));
        let cards = cards.map(|card| {
            let value = playing(card, view.hand(), &worth);
            weighed(Action::ThrowIn(card), "hand-value-add", value)
        });
        let terms = vec![now(*view, &worth), Term::new("hand-value-loss-allowed", loss)];
        best(*view, "hand-value-throw", [pass].into_iter().chain(cards).collect(), terms)
    }

    /// Passes the attack on if it can and that costs little, else beats or takes.
    fn defend(&self, view: DefenceView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let worth = self.worth(*view);
        let transfer = transfer(view, &worth);
        let bar = worth.of(view.hand()) - self.parameters.transfer_loss;
        if let Some(transfer) = &transfer
            && transfer.value > Some(bar + EQUAL)
        {
            let terms = vec![now(*view, &worth), Term::new("hand-value-bar", bar)];
            return best(*view, "hand-value-transfer", vec![transfer.clone()], terms);
        }
        let mut decision = self.beat_or_take(view, &worth);
        // It was measured against a bar of its own, so its value is not comparable.
        let refused = transfer.map(|one| Alternative { value: None, ..one });
        decision.explanation.alternatives.extend(refused);
        decision
    }
}

impl HandValue {
    fn worth(&self, view: View<'_>) -> Worth<'_> {
        Worth::new(view, self.formula, &self.parameters)
    }

    /// Beats the first attack that is not beaten yet, whatever else lies there, or takes. It is
    /// asked again for the next, and may take then.
    fn beat_or_take(&self, view: DefenceView<'_>, worth: &Worth<'_>) -> Decision<Action> {
        let mut ways = self.ways_to_beat(view, worth);
        let terms = vec![now(*view, worth)];
        if ways.is_empty() {
            let label = Some("hand-value-take".into());
            let take = Alternative { label, ..Alternative::of(vec![Action::Take]) };
            return choose(0, "hand-value-forced", vec![take], terms);
        }
        if view.talon() == 0 {
            return best(*view, "hand-value-late-beat", ways, terms);
        }
        let Parameters { beat_loss, take_loss, take_talon, .. } = self.parameters;
        let kept = worth.of(view.hand()) - beat_loss;
        let taken = worth.of(view.hand() | view.table_cards());
        let bar = kept.min(taken - take_loss + take_talon * view.talon() as f64);
        let mut take = otherwise(Action::Take, "hand-value-take", bar);
        take.terms = vec![Term::new("hand-value-with-table", taken)];
        ways.insert(0, take);
        best(*view, "hand-value-beat", ways, terms)
    }

    fn ways_to_beat(&self, view: DefenceView<'_>, worth: &Worth<'_>) -> Vec<Alternative<Action>> {
        let open = view.table().iter().find(|pair| pair.beaten_by.is_none());
        let attack = open.expect("a defender has something to beat").attack;
        let (beating, on_table) = (view.beating(attack), view.table_cards().with_equal_ranks());
        let cards = view.hand_as_drawn().into_iter().filter(|&card| beating.contains(card));
        let way = |with: Card| {
            let bonus = if on_table.contains(with) { self.parameters.on_table } else { 0.0 };
            let value = worth.parts(view.hand() - with.into()).and("hand-value-on-table", bonus);
            weighed(Action::Beat { attack, with }, "hand-value-beat-card", value)
        };
        cards.map(way).collect()
    }
}

/// What remains when a card is played, and the equal cards that may follow it.
fn playing(card: Card, hand: CardSet, worth: &Worth<'_>) -> Value {
    worth.parts(hand - card.into()).and("hand-value-follow-up", worth.follow_up(card, hand))
}

/// Passing the attack on with the first plain card of its rank, else the first; valued as if all
/// cards of the rank were gone, or all plain ones, whichever is better. The trump is never shown.
fn transfer(view: DefenceView<'_>, worth: &Worth<'_>) -> Option<Alternative<Action>> {
    let playing = view.transfers().filter_map(|action| match action {
        Action::Transfer(card) => Some(card),
        _ => None,
    });
    let equals: CardSet = playing.collect();
    let plain = equals - CardSet::of_suit(view.trump());
    let among = if plain.is_empty() { equals } else { plain };
    let card = view.hand_as_drawn().into_iter().find(|&card| among.contains(card))?;
    let [all, kept] = [equals, plain].map(|gone| view.hand() - gone);
    let better = if worth.of(kept) > worth.of(all) { kept } else { all };
    Some(weighed(Action::Transfer(card), "hand-value-pass-on", worth.parts(better)))
}

fn now(view: View<'_>, worth: &Worth<'_>) -> Term {
    Term::new("hand-value-now", worth.of(view.hand()))
}
