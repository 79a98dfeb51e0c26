//! The different things that a player can do in an ending.

use std::ops::ControlFlow;

use super::super::{
    cover::{cheap_first, each_cover},
    position::Position,
};
use crate::{card::Card, card_set::CardSet, phase::Phase};

/// Something a player can do, to the point where the other one can act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Branch {
    Lead(CardSet),
    /// Beat all open attacks with these.
    Cover(CardSet),
    Transfer(Card),
    Show(Card),
    Take,
    Throw(Card),
    Pass,
    /// Add these to what is taken, and no more.
    Add(CardSet),
}

/// All that the player to act can do, the likeliest to be good first.
pub(super) struct Branches(Vec<Branch>);

impl Branches {
    pub(super) fn of(position: &Position) -> Self {
        let mut branches = Vec::with_capacity(16);
        match position.phase {
            Phase::Attack => leads(position, &mut branches),
            Phase::Defend => defences(position, &mut branches),
            // Where several may add to what is taken, one of them may be asked between two cards of another.
            Phase::Take if !position.heads_up() => throws(position, &mut branches),
            Phase::ThrowIn => throws(position, &mut branches),
            Phase::Take => {
                let room = position.room();
                let sets = position.fitting().subsets().filter(|set| set.len() <= room);
                branches.extend(sets.map(Branch::Add));
                branches.sort_by_key(|branch| match branch {
                    Branch::Add(cards) => usize::MAX - cards.len(),
                    _ => 0,
                });
                branches.push(Branch::Pass);
            }
            Phase::Redeal | Phase::Over => {}
        }
        Branches(branches)
    }

    /// The numbers of the branches, a given one first.
    pub(super) fn order(&self, first: u8) -> impl Iterator<Item = usize> + use<> {
        let first = usize::from(first);
        let count = self.0.len();
        let head = (first < count).then_some(first);
        head.into_iter().chain((0..count).filter(move |&index| index != first))
    }

    pub(super) fn play(&self, index: usize, position: &mut Position) {
        match self.0[index] {
            Branch::Lead(cards) => position.attack(cards),
            Branch::Cover(with) => position.beat_all(with),
            Branch::Transfer(card) => position.transfer(card, false),
            Branch::Show(card) => position.transfer(card, true),
            Branch::Take => position.take(),
            Branch::Throw(card) => position.throw_in(card),
            Branch::Pass => position.pass(),
            Branch::Add(cards) => position.add_all(cards),
        }
    }
}

fn throws(position: &Position, branches: &mut Vec<Branch>) {
    let trumps = CardSet::of_suit(position.trump);
    branches.extend(cheap_first(position.fitting(), trumps).map(Branch::Throw));
    branches.push(Branch::Pass);
}

/// Single plain cards and larger groups of low rank first, trumps last.
fn leads(position: &Position, branches: &mut Vec<Branch>) {
    let trumps = CardSet::of_suit(position.trump);
    branches.extend(position.leads(position.held(position.lead)).map(Branch::Lead));
    branches.sort_by_key(|branch| match branch {
        Branch::Lead(cards) => {
            let trumps = (*cards & trumps).len();
            let rank = cards.lowest_rank().map_or(0, |rank| rank as usize);
            (trumps, rank, usize::MAX - cards.len())
        }
        _ => (0, 0, 0),
    });
}

fn defences(position: &Position, branches: &mut Vec<Branch>) {
    let hand = position.held(position.defender);
    let _: ControlFlow<()> = each_cover(hand, position.open, position.trump, &mut |with| {
        branches.push(Branch::Cover(with));
        ControlFlow::Continue(())
    });
    branches.extend(position.transfers().iter().map(Branch::Transfer));
    branches.extend(position.showable().map(Branch::Show));
    branches.push(Branch::Take);
}
