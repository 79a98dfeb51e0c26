//! Sampled deals for the decision between keeping the hands and a redeal.

use super::{belief::Belief, position::Position, split_mix::SplitMix64};
use crate::{action::Action, card::Card, deck::shuffle_deck, game::Durak, setup::Setup};
use kozyr_core::game::{Game, Seed};

/// Returns the position at the first bout of a deal sampled from a belief, if all keep their hands.
/// `None` if the deal is invalid.
pub(super) fn sample_kept_deal(
    setup: &Setup,
    belief: &Belief,
    rng: &mut SplitMix64,
) -> Option<Position> {
    let world = belief.sample(rng);
    let players = setup.players;
    let mut hands: Vec<Vec<Card>> =
        world.hands()[..players].iter().map(|&hand| Vec::from(hand)).collect();
    // If the whole deck is dealt, the last card sets the trump.
    hands[players - 1].sort_by_key(|card| card.suit() == belief.trump());
    let rounds = hands[0].len();
    let mut cards: Vec<Card> =
        (0..rounds).flat_map(|round| hands.iter().map(move |hand| hand[round])).collect();
    if let Some((&bottom, rest)) = world.talon().split_last() {
        cards.push(bottom);
        cards.extend(rest);
    }
    position_at_first_bout(setup, &cards)
}

/// The position at the first bout of a random new deal; `None` if the deal is invalid.
pub(super) fn sample_redeal(setup: &Setup, rng: &mut SplitMix64) -> Option<Position> {
    position_at_first_bout(setup, &shuffle_deck(setup.rules.deck, &Seed::from(rng.next_u64())))
}

/// Returns the position at the first bout of the deal with this order of cards, if all keep their
/// hands. `None` if the deal is invalid.
fn position_at_first_bout(setup: &Setup, cards: &[Card]) -> Option<Position> {
    let mut game = Durak::with_deck_order(setup, cards, Seed::from(0).shuffle_rng()).ok()?;
    loop {
        if let Some(position) = Position::from_game(&game) {
            return Some(position);
        }
        game.play(Action::Keep).ok()?;
    }
}
