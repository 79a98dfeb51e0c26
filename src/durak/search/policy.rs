//! A quick player for games played to the end.

use super::position::Position;
use crate::durak::{Card, CardSet, Deck, Phase, Rank, Suit};

/// How the quick player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    trumps: CardSet,
    /// Cards thrown in while there is a talon, and once there is none.
    thrown: [CardSet; 2],
    /// Cards added to what a defender takes.
    added: [CardSet; 2],
}

impl Style {
    /// The usual way to play with a deck and a trump.
    pub fn new(deck: Deck, trump: Suit) -> Self {
        let trumps = CardSet::of_suit(trump);
        let plain = deck.set() - trumps;
        Style { trumps, thrown: [plain, plain], added: [plain, plain] }
    }
}

/// Plays a deal to its end, every seat in the same style.
pub fn play_out(mut position: Position, style: &Style) -> Position {
    while position.ending.is_none() {
        step(&mut position, style);
    }
    position
}

/// What the seat to act does next.
pub(super) fn step(position: &mut Position, style: &Style) {
    match position.phase {
        Phase::Attack => position.attack(lead(position, style)),
        Phase::Defend => match cover(position, style) {
            Some(with) => position.beat_all(with),
            None => defend_without_cover(position, style),
        },
        Phase::ThrowIn => add(position, &style.thrown),
        Phase::Take => add(position, &style.added),
        Phase::Redeal | Phase::Over => {}
    }
}

fn defend_without_cover(position: &mut Position, _style: &Style) {
    match position.transfers().first() {
        Some(card) => position.transfer(card, false),
        None => match position.showable() {
            Some(card) => position.transfer(card, true),
            None => position.take(),
        },
    }
}

/// The largest group of plain cards, of equal ones the lowest; trumps only when there is nothing
/// else.
fn lead(position: &Position, style: &Style) -> CardSet {
    let hand = position.held(position.lead);
    let plain = hand - style.trumps;
    let Some(card) = hand.first() else { return CardSet::EMPTY };
    if plain.is_empty() {
        return card.into();
    }
    let room = position.room();
    let mut best = CardSet::EMPTY;
    for rank in plain.ranks() {
        let group = plain & CardSet::of_rank(rank);
        if group.len() > best.len() && group.len() <= room {
            best = group;
        }
    }
    if best.is_empty() { plain.lowest().map_or(card.into(), CardSet::from) } else { best }
}

/// Cards that beat every open attack, low ones first and trumps last; `None` if there are not
/// enough.
///
/// In each suit the highest attack is given its card first, so that as many attacks as can be
/// are beaten without a trump.
pub(super) fn cover(position: &Position, style: &Style) -> Option<CardSet> {
    let hand = position.held(position.defender);
    let mut left = hand;
    let mut needy = 0;
    for suit in Suit::ALL {
        let mut attacks = position.open & CardSet::of_suit(suit);
        while let Some(attack) = attacks.last() {
            attacks.remove(attack);
            match (left & CardSet::above(attack)).first() {
                Some(with) => left.remove(with),
                None if suit == position.trump => return None,
                None => needy += 1,
            }
        }
    }
    for _ in 0..needy {
        left.remove((left & style.trumps).first()?);
    }
    Some(hand - left)
}

/// Adds the lowest card that the style allows, or passes.
fn add(position: &mut Position, allowed: &[CardSet; 2]) {
    let stage = usize::from(position.talon_len() == 0);
    match (position.fitting() & allowed[stage]).lowest() {
        Some(card) => position.throw_in(card),
        None => position.pass(),
    }
}

#[allow(dead_code)]
fn unused(_: Rank, _: Card) {}
