//! Players as a search imagines them: what each would do in a position.

mod hand_value;
mod lowest;
mod potential;

use self::{hand_value::HandValueModel, lowest::LowestCardModel, potential::PotentialModel};
use super::{
    playout_move::PlayoutMove,
    playout_policy::{self, PlayoutPolicy},
    position::Position,
};
use crate::{
    action::Action,
    card::{Card, Suit},
    deck::Deck,
    opponents::{
        hand_value::parameters::HandValueParameters, potential::parameters::PotentialParameters,
    },
    profile::log_odds::MODELLED_OPPONENTS,
};

/// A player of whom it is known what they do in every position.
#[derive(Clone, Debug)]
pub enum PlayerModel {
    /// The quick player in a style.
    Playout(PlayoutPolicy),
    /// The opponent that always plays the lowest card.
    LowestCard(LowestCardModel),
    /// An opponent of the value of a hand.
    HandValue(Box<HandValueModel>),
    /// The opponent of relative potential.
    Potential(PotentialModel),
}

impl PlayerModel {
    /// The opponents of which there are models.
    pub const OPPONENTS: [&str; 5] = MODELLED_OPPONENTS;

    /// The model of one of the [opponents](Self::OPPONENTS), by name; `None` if there is none.
    ///
    /// It does what the opponent does where no new deal may be asked for, with what the opponent is
    /// like when nothing is changed about it. Of cards that are worth the same it plays the lowest;
    /// the opponents of the value of a hand play the one that they drew first, which a position does not
    /// tell.
    pub fn for_opponent(name: &str, deck: Deck, trump: Suit) -> Option<Self> {
        Some(match name {
            "greedy" => PlayerModel::Playout(PlayoutPolicy::greedy(deck, trump)),
            "lowest" => PlayerModel::LowestCard(LowestCardModel::new(trump)),
            "hand-value" => {
                let parameters = HandValueParameters::default();
                PlayerModel::HandValue(Box::new(HandValueModel::new(
                    deck, trump, parameters, false,
                )))
            }
            "hand-value-published" => {
                let parameters = HandValueParameters::published();
                PlayerModel::HandValue(Box::new(HandValueModel::new(deck, trump, parameters, true)))
            }
            "potential" => {
                let parameters = PotentialParameters::default();
                PlayerModel::Potential(PotentialModel::new(deck, trump, parameters))
            }
            _ => return None,
        })
    }

    /// How likely it does this in a position, in which somebody must be to act: 1 or 0, or less than 1
    /// where it may do the same with several cards.
    pub fn action_probability(&self, position: &Position, action: Action) -> f64 {
        if let PlayerModel::HandValue(model) = self {
            let (choice, cards) = model.choices(position);
            if cards.len() > 1 {
                let does = |&card: &Card| choice.with_card(card).begins_with(action);
                return cards.iter().filter(does).count() as f64 / cards.len() as f64;
            }
        }
        f64::from(u8::from(self.choose_move(position).begins_with(action)))
    }

    /// What it does in a position, which must not be over.
    pub(super) fn choose_move(&self, position: &Position) -> PlayoutMove {
        match self {
            PlayerModel::Playout(style) => playout_policy::choose_move(position, style),
            PlayerModel::LowestCard(model) => model.choice(position),
            PlayerModel::HandValue(model) => model.choice(position),
            PlayerModel::Potential(model) => model.choice(position),
        }
    }

    /// Does it.
    pub(super) fn play_move(&self, position: &mut Position) {
        self.choose_move(position).apply(position);
    }
}
