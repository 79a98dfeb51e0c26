//! Players as a search imagines them: what each would do in a position.

mod hand_value;
mod lowest;
mod potential;

use self::{hand_value::HandValue, lowest::Lowest, potential::Potential};
use super::{
    playout_move::Choice,
    playout_policy::{self, Style},
    position::Position,
};
use crate::{
    action::Action,
    card::{Card, Suit},
    deck::Deck,
    opponents::{
        hand_value::parameters::Parameters as HandValueParameters,
        potential::parameters::Parameters as PotentialParameters,
    },
    profile::log_odds::OPPONENTS,
};

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
    pub const OPPONENTS: [&str; 5] = OPPONENTS;

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
            Model::Quick(style) => playout_policy::choice(position, style),
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
