//! Players as a search imagines them: what each would do in a position.

mod hand_value;
mod lowest;
mod potential;

use self::{hand_value::HandValue, lowest::Lowest, potential::Potential};
use super::{
    policy::{Style, choice},
    position::Position,
};
use crate::durak::{
    Action, Card, CardSet, Deck, Suit,
    opponents::{HandValueParameters, PotentialParameters},
};

/// What somebody does when asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Leads these.
    Lead(CardSet),
    /// Beats all open attacks with these.
    BeatAll(CardSet),
    /// Beats one attack.
    Beat(Card, Card),
    /// Passes the attack on with a card, which is only shown or played.
    Transfer(Card, bool),
    Take,
    /// Throws a card in.
    Add(Card),
    Pass,
}

/// A player of whom it is known what they do in every position.
#[derive(Clone, Debug)]
pub enum Model {
    /// The quick player in a style.
    Quick(Style),
    /// The opponent that always plays the lowest card.
    Lowest(Lowest),
    /// An opponent of the value of a hand.
    HandValue(Box<HandValue>),
    /// The opponent of relative potential.
    Potential(Potential),
}

impl Model {
    /// The opponents of which there are models.
    pub const OPPONENTS: [&str; 5] =
        ["greedy", "lowest", "hand-value", "hand-value-published", "potential"];

    /// The model of one of the [opponents](Self::OPPONENTS), by name; `None` if there is none.
    ///
    /// It does what the opponent does where no new deal may be asked for, with what the opponent is
    /// like when nothing is changed about it. Of cards that are worth the same it plays the lowest;
    /// the opponents of the value of a hand play the one that they drew first, which a position does not
    /// tell.
    pub fn of_opponent(name: &str, deck: Deck, trump: Suit) -> Option<Self> {
        Some(match name {
            "greedy" => Model::Quick(Style::greedy(deck, trump)),
            "lowest" => Model::Lowest(Lowest::new(trump)),
            "hand-value" => {
                let parameters = HandValueParameters::default();
                Model::HandValue(Box::new(HandValue::new(deck, trump, parameters, false)))
            }
            "hand-value-published" => {
                let parameters = HandValueParameters::published();
                Model::HandValue(Box::new(HandValue::new(deck, trump, parameters, true)))
            }
            "potential" => {
                let parameters = PotentialParameters::default();
                Model::Potential(Potential::new(deck, trump, parameters))
            }
            _ => return None,
        })
    }

    /// How likely it does this in a position, in which somebody must be to act: 1 or 0, or less than 1
    /// where it may do the same with several cards.
    pub fn chance_of(&self, position: &Position, action: Action) -> f64 {
        if let Model::HandValue(model) = self {
            let (choice, cards) = model.choices(position);
            if cards.len() > 1 {
                let does = |&card: &Card| choice.with(card).begins_with(action);
                return cards.iter().filter(does).count() as f64 / cards.len() as f64;
            }
        }
        f64::from(u8::from(self.choice(position).begins_with(action)))
    }

    /// What it does in a position, which must not be over.
    pub(super) fn choice(&self, position: &Position) -> Choice {
        match self {
            Model::Quick(style) => choice(position, style),
            Model::Lowest(model) => model.choice(position),
            Model::HandValue(model) => model.choice(position),
            Model::Potential(model) => model.choice(position),
        }
    }

    /// Does it.
    pub(super) fn step(&self, position: &mut Position) {
        self.choice(position).play(position);
    }
}

impl Choice {
    pub(super) fn play(self, position: &mut Position) {
        match self {
            Choice::Lead(cards) => position.attack(cards),
            Choice::BeatAll(with) => position.beat_all(with),
            Choice::Beat(attack, with) => position.beat(attack, with),
            Choice::Transfer(card, shown) => position.transfer(card, shown),
            Choice::Take => position.take(),
            Choice::Add(card) => position.throw_in(card),
            Choice::Pass => position.pass(),
        }
    }

    /// The same with another card.
    fn with(self, card: Card) -> Self {
        match self {
            Choice::Lead(_) => Choice::Lead(card.into()),
            Choice::Beat(attack, _) => Choice::Beat(attack, card),
            Choice::Add(_) => Choice::Add(card),
            other => other,
        }
    }

    /// Whether an action is this, or the beginning of it.
    pub(super) fn begins_with(self, action: Action) -> bool {
        match (self, action) {
            (Choice::Lead(own), Action::Attack(cards)) => own == cards,
            (Choice::BeatAll(own), Action::Beat { with, .. }) => own.contains(with),
            (Choice::Beat(own, by), Action::Beat { attack, with }) => own == attack && by == with,
            (Choice::Transfer(own, false), Action::Transfer(card)) => own == card,
            (Choice::Transfer(own, true), Action::ShowTransfer(card)) => own == card,
            (Choice::Add(own), Action::ThrowIn(card)) => own == card,
            (Choice::Take, Action::Take) | (Choice::Pass, Action::Pass) => true,
            _ => false,
        }
    }
}
