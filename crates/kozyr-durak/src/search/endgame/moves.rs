//! Move generation for endgames.

use std::ops::ControlFlow;

use super::super::{
    cover::{cheap_first, for_each_cover},
    position::Position,
};
use crate::{card::Card, card_set::CardSet, phase::Phase};

/// A move, up to the point where the other player can act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EndgameMove {
    Lead(CardSet),
    /// Beat all open attacks with these.
    BeatAll(CardSet),
    Transfer(Card),
    ShowTransfer(Card),
    Take,
    ThrowIn(Card),
    Pass,
    /// Throw these in after a pick-up, then pass.
    ThrowInAll(CardSet),
}

/// All moves of the player to act, most promising first.
pub(super) struct EndgameMoves(Vec<EndgameMove>);

impl EndgameMoves {
    /// Lists the moves of the player to act in a position.
    pub(super) fn of(position: &Position) -> Self {
        let mut moves = Vec::with_capacity(16);
        match position.phase {
            Phase::Attack => add_leads(position, &mut moves),
            Phase::Defend => add_defences(position, &mut moves),
            // With several throwers, another may be asked between two cards of one player.
            Phase::Take if !position.is_heads_up() => add_throw_ins(position, &mut moves),
            Phase::ThrowIn => add_throw_ins(position, &mut moves),
            Phase::Take => {
                let attacks_left = position.attacks_left();
                let sets = position
                    .cards_of_table_ranks()
                    .subsets()
                    .filter(|set| set.len() <= attacks_left);
                moves.extend(sets.map(EndgameMove::ThrowInAll));
                moves.sort_by_key(|candidate| match candidate {
                    EndgameMove::ThrowInAll(cards) => usize::MAX - cards.len(),
                    _ => 0,
                });
                moves.push(EndgameMove::Pass);
            }
            Phase::Redeal | Phase::Over => {}
        }
        EndgameMoves(moves)
    }

    /// Returns the indices of the moves, the index `first` before all others if there is such a
    /// move.
    pub(super) fn order(&self, first: u8) -> impl Iterator<Item = usize> + use<> {
        let first = usize::from(first);
        let count = self.0.len();
        let head = (first < count).then_some(first);
        head.into_iter().chain((0..count).filter(move |&index| index != first))
    }

    /// Plays the move with this index.
    pub(super) fn play(&self, index: usize, position: &mut Position) {
        match self.0[index] {
            EndgameMove::Lead(cards) => position.attack(cards),
            EndgameMove::BeatAll(with) => position.beat_all(with),
            EndgameMove::Transfer(card) => position.transfer(card, false),
            EndgameMove::ShowTransfer(card) => position.transfer(card, true),
            EndgameMove::Take => position.take(),
            EndgameMove::ThrowIn(card) => position.throw_in(card),
            EndgameMove::Pass => position.pass(),
            EndgameMove::ThrowInAll(cards) => position.throw_in_all(cards),
        }
    }
}

/// Adds single throw-ins, low plain cards first and trumps last, and passing.
fn add_throw_ins(position: &Position, moves: &mut Vec<EndgameMove>) {
    let trumps = CardSet::of_suit(position.trump);
    moves.extend(cheap_first(position.cards_of_table_ranks(), trumps).map(EndgameMove::ThrowIn));
    moves.push(EndgameMove::Pass);
}

/// Adds leads in ascending order of rank, larger groups of a rank first, trumps last.
fn add_leads(position: &Position, moves: &mut Vec<EndgameMove>) {
    let trumps = CardSet::of_suit(position.trump);
    moves.extend(position.leads(position.held(position.attacker)).map(EndgameMove::Lead));
    moves.sort_by_key(|candidate| match candidate {
        EndgameMove::Lead(cards) => {
            let trumps = (*cards & trumps).len();
            let rank = cards.lowest_rank().map_or(0, |rank| rank as usize);
            (trumps, rank, usize::MAX - cards.len())
        }
        _ => (0, 0, 0),
    });
}

/// Adds all ways to beat the open attacks, then transfers, then taking.
fn add_defences(position: &Position, moves: &mut Vec<EndgameMove>) {
    let hand = position.held(position.defender);
    let _: ControlFlow<()> = for_each_cover(hand, position.open, position.trump, &mut |with| {
        moves.push(EndgameMove::BeatAll(with));
        ControlFlow::Continue(())
    });
    moves.extend(position.transfers().iter().map(EndgameMove::Transfer));
    moves.extend(position.showable_trump().map(EndgameMove::ShowTransfer));
    moves.push(EndgameMove::Take);
}
