//! The opponent that always plays the lowest card, on bits.

use crate::{
    card::Suit,
    card_set::CardSet,
    phase::Phase,
    search::{playout_move::Choice, position::Position},
};

/// A player who does as that opponent.
#[derive(Clone, Copy, Debug)]
pub struct Lowest {
    trump: Suit,
    trumps: CardSet,
}

impl Lowest {
    pub(in super::super) const fn new(trump: Suit) -> Self {
        Lowest { trump, trumps: CardSet::of_suit(trump) }
    }

    pub(in super::super) fn choice(&self, position: &Position) -> Choice {
        let hand = position.held(position.to_act);
        // Plain cards before trumps.
        let lowest = |cards: CardSet| (cards - self.trumps).lowest().or_else(|| cards.lowest());
        match position.phase {
            Phase::Attack => Choice::Lead(lowest(hand).into_iter().collect()),
            Phase::Defend => {
                let beat = position.open.first().and_then(|attack| {
                    let with = lowest(hand & CardSet::beating(attack, self.trump))?;
                    Some(Choice::Beat(attack, with))
                });
                let played = || Some(Choice::Transfer(position.transfers().first()?, false));
                let shown = || Some(Choice::Transfer(position.showable()?, true));
                beat.or_else(played).or_else(shown).unwrap_or(Choice::Take)
            }
            _ => (position.fitting() - self.trumps).lowest().map_or(Choice::Pass, Choice::Add),
        }
    }
}
