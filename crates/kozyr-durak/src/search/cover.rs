//! Sets of cards that beat all open attacks.

use std::ops::ControlFlow;

use crate::{
    card::{Card, Suit},
    card_set::CardSet,
};

/// Returns the cards in ascending order of rank, plain cards before trumps.
pub(super) fn cheap_first(cards: CardSet, trumps: CardSet) -> impl Iterator<Item = Card> {
    let plain = cards - trumps;
    let by_rank = plain.ranks().flat_map(move |rank| plain & CardSet::of_rank(rank));
    by_rank.chain(cards & trumps)
}

/// Returns the cards of a hand that beat all open attacks with as few trumps as possible and as low
/// as possible. `None` if the hand can't beat all of them.
///
/// The highest attack of each suit gets its card first, so that as many attacks as possible are
/// beaten without a trump.
pub(super) fn cheapest_cover(hand: CardSet, open: CardSet, trump: Suit) -> Option<CardSet> {
    let trumps = CardSet::of_suit(trump);
    if let Some(attack) = open.single() {
        let higher = hand & CardSet::above(attack);
        let beating =
            if higher.is_empty() { hand & CardSet::beating(attack, trump) } else { higher };
        return beating.first().map(CardSet::from);
    }
    let (mut left, mut trumps_needed) = (hand, 0);
    for suit in Suit::ALL {
        let mut attacks = open & CardSet::of_suit(suit);
        while let Some(attack) = attacks.last() {
            attacks.remove(attack);
            match (left & CardSet::above(attack)).first() {
                Some(with) => left.remove(with),
                None if suit == trump => return None,
                None => trumps_needed += 1,
            }
        }
    }
    for _ in 0..trumps_needed {
        left.remove((left & trumps).first()?);
    }
    Some(hand - left)
}

/// Calls `visit` once with each set of cards of the hand that beats all open attacks, until it
/// breaks. Returns what `visit` broke with. Sets that beat the last attack, in the order of cards,
/// with a cheap card come first.
pub(super) fn for_each_cover<B>(
    hand: CardSet,
    open: CardSet,
    trump: Suit,
    visit: &mut dyn FnMut(CardSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    // The same cards may beat the same attacks in several pairings.
    let mut visited = Vec::new();
    let mut visit_once = |cover| {
        if visited.contains(&cover) {
            return ControlFlow::Continue(());
        }
        visited.push(cover);
        visit(cover)
    };
    visit_extensions(CardSet::EMPTY, hand, open, trump, &mut visit_once)
}

/// Calls `visit` with `used` and further cards of the hand, for each choice of them that beats the
/// open attacks, until it breaks. The same set may come up several times.
fn visit_extensions<B>(
    used: CardSet,
    hand: CardSet,
    open: CardSet,
    trump: Suit,
    visit: &mut dyn FnMut(CardSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Some(attack) = open.last() else { return visit(used) };
    let beating = hand & CardSet::beating(attack, trump);
    for with in cheap_first(beating, CardSet::of_suit(trump)) {
        visit_extensions(
            used | with.into(),
            hand - with.into(),
            open - attack.into(),
            trump,
            visit,
        )?;
    }
    ControlFlow::Continue(())
}
