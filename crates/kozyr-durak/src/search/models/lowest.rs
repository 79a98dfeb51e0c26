//! The lowest-card opponent on bitboards.

use crate::{
    card::Suit,
    card_set::CardSet,
    phase::Phase,
    search::{playout_move::PlayoutMove, position::Position},
};

/// A model of the lowest-card opponent.
#[derive(Clone, Copy, Debug)]
pub struct LowestCardModel {
    trump: Suit,
    trumps: CardSet,
}

impl LowestCardModel {
    /// Creates the model for a trump suit.
    pub(in super::super) const fn new(trump: Suit) -> Self {
        LowestCardModel { trump, trumps: CardSet::of_suit(trump) }
    }

    /// Returns the move of the seat to act, with the lowest card possible, plain cards before
    /// trumps. Beats rather than transfers, and throws in no trumps. Transfers with the first
    /// fitting card by suit, even if it is a trump.
    pub(in super::super) fn choice(&self, position: &Position) -> PlayoutMove {
        let hand = position.held(position.to_act);
        // Plain cards before trumps.
        let lowest = |cards: CardSet| (cards - self.trumps).lowest().or_else(|| cards.lowest());
        match position.phase {
            Phase::Attack => PlayoutMove::Lead(lowest(hand).into_iter().collect()),
            Phase::Defend => {
                let beat = position.open.first().and_then(|attack| {
                    let with = lowest(hand & CardSet::beating(attack, self.trump))?;
                    Some(PlayoutMove::Beat(attack, with))
                });
                let transfer = || Some(PlayoutMove::Transfer(position.transfers().first()?, false));
                let show_transfer =
                    || Some(PlayoutMove::Transfer(position.showable_trump()?, true));
                beat.or_else(transfer).or_else(show_transfer).unwrap_or(PlayoutMove::Take)
            }
            _ => (position.cards_of_table_ranks() - self.trumps)
                .lowest()
                .map_or(PlayoutMove::Pass, PlayoutMove::ThrowIn),
        }
    }
}
