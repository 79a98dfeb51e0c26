//! Compact encoding of a setup.

use super::{
    card::Card,
    custom_deal::CustomDeal,
    deck::Deck,
    game::Durak,
    rules::{FirstAttackRule, Rules, ThrowInRule, TransferRule},
    setup::{MatchStanding, Setup},
};
use kozyr_core::game::{MAX_SEATS, MixedRadix, Seat, ShortForm};

const FIRST_ATTACK: [FirstAttackRule; 2] =
    [FirstAttackRule::OnTheFool, FirstAttackRule::LowestTrump];
const THROWING_IN: [ThrowInRule; 3] =
    [ThrowInRule::All, ThrowInRule::Neighbours, ThrowInRule::Attacker];
const TRANSFER: [TransferRule; 3] =
    [TransferRule::Off, TransferRule::Playing, TransferRule::PlayingOrShowing];

/// Precedes the number of players if the cards are given.
const CUSTOM_DEAL_MARKER: u32 = 0;

impl ShortForm for Durak {
    fn write_setup(setup: &Setup, digits: &mut MixedRadix) {
        if setup.deal.is_some() {
            digits.write_digit(CUSTOM_DEAL_MARKER, MAX_SEATS as u32 + 1);
        }
        digits.write_digit(setup.players as u32, MAX_SEATS as u32 + 1);
        let Rules {
            deck,
            first_attack,
            max_five_before_discard,
            throwing_in,
            throw_in_after_take,
            transfer,
            partnership,
            redeal,
            last_defender_is_fool,
        } = setup.rules;
        write_choice(digits, &Deck::ALL, deck);
        write_choice(digits, &FIRST_ATTACK, first_attack);
        write_choice(digits, &THROWING_IN, throwing_in);
        write_choice(digits, &TRANSFER, transfer);
        for flag in [
            max_five_before_discard,
            throw_in_after_take,
            partnership,
            redeal,
            last_defender_is_fool,
        ] {
            digits.write_digit(flag.into(), 2);
        }
        let MatchStanding { fools, last_fool } = setup.standing;
        digits
            .write_digit(last_fool.map_or(0, |fool| fool.index() as u32 + 1), MAX_SEATS as u32 + 1);
        for &count in &fools[..setup.players] {
            digits.write_count(count.into());
        }
        if let Some(custom_deal) = &setup.deal {
            write_deal(custom_deal, deck, digits);
        }
    }

    fn read_setup(digits: &mut MixedRadix) -> Option<Setup> {
        let mut players = digits.read_digit(MAX_SEATS as u32 + 1);
        let is_custom = players == CUSTOM_DEAL_MARKER;
        if is_custom {
            players = digits.read_digit(MAX_SEATS as u32 + 1);
        }
        let players = players as usize;
        let deck = read_choice(digits, &Deck::ALL);
        let first_attack = read_choice(digits, &FIRST_ATTACK);
        let throwing_in = read_choice(digits, &THROWING_IN);
        let transfer = read_choice(digits, &TRANSFER);
        let mut read_flag = || digits.read_digit(2) == 1;
        let rules = Rules {
            deck,
            first_attack,
            max_five_before_discard: read_flag(),
            throwing_in,
            throw_in_after_take: read_flag(),
            transfer,
            partnership: read_flag(),
            redeal: read_flag(),
            last_defender_is_fool: read_flag(),
        };
        let last_fool = digits.read_digit(MAX_SEATS as u32 + 1).checked_sub(1);
        let last_fool = last_fool.map(|fool| Seat::new(fool as usize));
        let mut fools = [0; MAX_SEATS];
        for count in &mut fools[..players] {
            *count = digits.read_count()?.try_into().ok()?;
        }
        let deal = if is_custom { Some(read_deal(players, deck, digits)?) } else { None };
        Some(Setup { players, rules, standing: MatchStanding { fools, last_fool }, deal })
    }
}

/// Writes the first attacker, then the index of each card among the remaining ones.
fn write_deal(deal: &CustomDeal, deck: Deck, digits: &mut MixedRadix) {
    let attacker = deal.attacker().map_or(0, |seat| seat.index() as u32 + 1);
    digits.write_digit(attacker, MAX_SEATS as u32 + 1);
    let mut remaining: Vec<Card> = deck.cards().collect();
    for card in deal.cards() {
        let index =
            remaining.iter().position(|other| other == card).expect("a deal has the deck's cards");
        digits.write_digit(index as u32, remaining.len() as u32);
        remaining.remove(index);
    }
}

/// Reads a deal written by [`write_deal`]; `None` if it is not a legal deal.
fn read_deal(players: usize, deck: Deck, digits: &mut MixedRadix) -> Option<CustomDeal> {
    let attacker = digits.read_digit(MAX_SEATS as u32 + 1).checked_sub(1);
    let attacker = attacker.map(|seat| Seat::new(seat as usize));
    let mut remaining: Vec<Card> = deck.cards().collect();
    let mut cards = Vec::with_capacity(remaining.len());
    while !remaining.is_empty() {
        cards.push(remaining.remove(digits.read_digit(remaining.len() as u32) as usize));
    }
    CustomDeal::from_dealing_order(players, &cards, attacker).ok()
}

/// Writes the index of `value` in `all`.
fn write_choice<T: PartialEq>(digits: &mut MixedRadix, all: &[T], value: T) {
    let index = all.iter().position(|known| *known == value).expect("all are listed");
    digits.write_digit(index as u32, all.len() as u32);
}

/// Reads the index of a value in `all` and returns the value.
fn read_choice<T: Copy>(digits: &mut MixedRadix, all: &[T]) -> T {
    all[digits.read_digit(all.len() as u32) as usize]
}
