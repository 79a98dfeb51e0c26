//! Models of players, which predict their moves.

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

/// A deterministic model of a player.
#[derive(Clone, Debug)]
pub enum PlayerModel {
    /// A playout policy.
    Playout(PlayoutPolicy),
    /// The opponent that always plays its lowest card.
    LowestCard(LowestCardModel),
    /// A hand-value opponent.
    HandValue(Box<HandValueModel>),
    /// The relative-potential opponent.
    Potential(PotentialModel),
}

impl PlayerModel {
    /// The opponents with models.
    pub const OPPONENTS: [&str; 5] = MODELLED_OPPONENTS;

    /// Returns the model of one of the [opponents](Self::OPPONENTS), by name; `None` for any other
    /// name.
    ///
    /// The model plays like the opponent with default parameters, except that it makes no redeal
    /// decisions. A position doesn't record in which order attacks were played and cards drawn. So
    /// the model begins with the first open attack by suit, and the opponent with the first played.
    /// Among equally good cards the model plays the lowest, but the hand-value opponents play the
    /// one they drew first.
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

    /// Returns the probability that the player's move in a position that is not over begins with an
    /// action. It is 1 or 0, or in between if several cards are equally good to a hand-value
    /// opponent.
    pub fn action_probability(&self, position: &Position, action: Action) -> f64 {
        if let PlayerModel::HandValue(model) = self {
            let (model_move, cards) = model.choices(position);
            if cards.len() > 1 {
                let begins = |&card: &Card| model_move.with_card(card).begins_with(action);
                return cards.iter().filter(begins).count() as f64 / cards.len() as f64;
            }
        }
        f64::from(u8::from(self.choose_move(position).begins_with(action)))
    }

    /// The model's move in a position that is not over.
    pub(super) fn choose_move(&self, position: &Position) -> PlayoutMove {
        match self {
            PlayerModel::Playout(policy) => playout_policy::choose_move(position, policy),
            PlayerModel::LowestCard(model) => model.choice(position),
            PlayerModel::HandValue(model) => model.choice(position),
            PlayerModel::Potential(model) => model.choice(position),
        }
    }

    /// Plays the model's move in a position that is not over.
    pub(super) fn play_move(&self, position: &mut Position) {
        self.choose_move(position).apply(position);
    }
}
