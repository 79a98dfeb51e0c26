//! Canonical form of endgames, to recognize equivalent problems.

use super::super::search::Position;
use crate::{
    card::{Card, Rank},
    card_set::CardSet,
    game::Durak,
    phase::Phase,
};

/// An endgame as numbers: the phase, the attack cards still allowed, the hands of the seat to act
/// and of the other, the open attacks, and the other table cards. They are equal for endgames that
/// differ only in the names of plain suits, in ranks of which no card is left, and in the seats.
pub(super) type CanonicalProblem = (Phase, usize, [Vec<u8>; 4]);

/// The canonical form of an endgame of two players. A talon and further players are ignored. `None`
/// while redeals are possible or once the deal is over.
pub(super) fn canonical_problem(game: &Durak) -> Option<CanonicalProblem> {
    let position = Position::from_game(game)?;
    let seat = position.to_act()?;
    let other =
        [position.attacker(), position.defender()].into_iter().find(|&player| player != seat)?;
    let beaten = position.table_cards() - position.open_attacks();
    let sets = [position.hand(seat), position.hand(other), position.open_attacks(), beaten];
    let all = sets.iter().fold(CardSet::EMPTY, |all, set| all | *set);
    let ranks: Vec<Rank> = all.ranks().collect();
    let encode = |suits: &[u8; 4]| {
        sets.map(|set| {
            let mut cards: Vec<u8> =
                set.iter().map(|card| canonical_card(card, &ranks, suits)).collect();
            cards.sort_unstable();
            cards
        })
    };
    let permutations = suit_permutations(position.trump() as usize);
    let smallest = permutations.iter().map(encode).min()?;
    Some((position.phase(), position.attacks_left(), smallest))
}

/// The number of a card: its permuted suit times 16, plus the index of its rank in `ranks`.
fn canonical_card(card: Card, ranks: &[Rank], suits: &[u8; 4]) -> u8 {
    let rank = ranks.iter().position(|&rank| rank == card.rank()).unwrap_or_default();
    suits[card.suit() as usize] * 16 + rank as u8
}

/// The six permutations of the plain suits, as the new number of each suit. The trump, given by its
/// number, becomes 3.
fn suit_permutations(trump: usize) -> Vec<[u8; 4]> {
    const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let permutation = |order: [u8; 3]| {
        let mut plain = order.into_iter();
        std::array::from_fn(|suit| if suit == trump { 3 } else { plain.next().unwrap_or(3) })
    };
    ORDERS.into_iter().map(permutation).collect()
}
