//! What follows when everybody keeps the hand they were dealt, or all are dealt new ones.

use super::{belief::Belief, position::Position, split_mix::Dice};
use crate::{action::Action, card::Card, deck::shuffled, game::Durak, setup::Setup};
use kozyr_core::game::{Game, Seed};

/// The deal as a belief has it, once all keep their hands.
pub(super) fn kept(setup: &Setup, belief: &Belief, dice: &mut Dice) -> Option<Position> {
    let world = belief.sample(dice);
    let players = setup.players;
    let mut hands: Vec<Vec<Card>> =
        world.hands()[..players].iter().map(|&hand| Vec::from(hand)).collect();
    // Where the whole deck is dealt, the last card sets the trump.
    hands[players - 1].sort_by_key(|card| card.suit() == belief.trump());
    let rounds = hands[0].len();
    let mut cards: Vec<Card> =
        (0..rounds).flat_map(|round| hands.iter().map(move |hand| hand[round])).collect();
    if let Some((&bottom, rest)) = world.talon().split_last() {
        cards.push(bottom);
        cards.extend(rest);
    }
    begun(setup, &cards)
}

/// Any other deal.
pub(super) fn dealt_anew(setup: &Setup, dice: &mut Dice) -> Option<Position> {
    begun(setup, &shuffled(setup.rules.deck, &Seed::from(dice.bits())))
}

fn begun(setup: &Setup, cards: &[Card]) -> Option<Position> {
    let mut game = Durak::from_deal(setup, cards, Seed::from(0).shuffle_rng()).ok()?;
    loop {
        if let Some(position) = Position::of(&game) {
            return Some(position);
        }
        game.play(Action::Keep).ok()?;
    }
}
