//! Compact encoding of a setup.

use super::{
    card::Card,
    custom_deal::CustomDeal,
    deck::Deck,
    game::Durak,
    rules::{
        AfterDrawRule, AfterTakeRule, AttackLimit, FirstAttackRule, Rules, ThrowInRule,
        TransferRule,
    },
    setup::{MatchStanding, Setup},
};
use kozyr_core::game::{MAX_SEATS, MixedRadix, Seat, ShortForm};

/// Precedes the number of players if the cards are given.
const CUSTOM_DEAL_MARKER: u32 = 0;
/// Precedes everything else if the setup has an option that the first programs did not have. They
/// take it for a single player and reject the match.
const EXTENDED_MARKER: u32 = 1;

/// The options of the transfer rule that the first programs had.
const FIRST_TRANSFER_RULES: [TransferRule; 3] =
    [TransferRule::Off, TransferRule::Playing, TransferRule::PlayingOrShowing];
/// The options for throwing in after a pick-up that the first programs had.
const FIRST_AFTER_TAKE_RULES: [AfterTakeRule; 2] = [AfterTakeRule::Nobody, AfterTakeRule::Throwers];

impl ShortForm for Durak {
    fn write_setup(setup: &Setup, digits: &mut MixedRadix) {
        let is_extended = is_extended(setup);
        if is_extended {
            write_seat_count(digits, EXTENDED_MARKER);
        }
        if setup.deal.is_some() {
            write_seat_count(digits, CUSTOM_DEAL_MARKER);
        }
        write_seat_count(digits, setup.players as u32);
        write_rules(&setup.rules, is_extended, digits);
        let MatchStanding { fools, last_fool, drawn_attacker } = setup.standing;
        write_seat(digits, last_fool);
        if is_extended {
            write_seat(digits, drawn_attacker);
        }
        for &count in &fools[..setup.players] {
            digits.write_count(count.into());
        }
        if let Some(custom_deal) = &setup.deal {
            write_deal(custom_deal, setup.rules.deck, digits);
        }
    }

    fn read_setup(digits: &mut MixedRadix) -> Option<Setup> {
        let mut players = read_seat_count(digits);
        let is_extended = players == EXTENDED_MARKER;
        if is_extended {
            players = read_seat_count(digits);
        }
        let is_custom = players == CUSTOM_DEAL_MARKER;
        if is_custom {
            players = read_seat_count(digits);
        }
        let players = players as usize;
        let rules = read_rules(is_extended, digits);
        let last_fool = read_seat(digits);
        let drawn_attacker = if is_extended { read_seat(digits) } else { None };
        let mut fools = [0; MAX_SEATS];
        for count in &mut fools[..players] {
            *count = digits.read_count()?.try_into().ok()?;
        }
        let deal = if is_custom { Some(read_deal(players, rules.deck, digits)?) } else { None };
        let standing = MatchStanding { fools, last_fool, drawn_attacker };
        Some(Setup { players, rules, standing, deal })
    }
}

/// Whether the setup has an option that the first programs did not have.
fn is_extended(setup: &Setup) -> bool {
    let Rules { after_draw, attack_limit, throw_in_after_take, transfer, .. } = setup.rules;
    after_draw != AfterDrawRule::default()
        || attack_limit != AttackLimit::default()
        || !FIRST_AFTER_TAKE_RULES.contains(&throw_in_after_take)
        || !FIRST_TRANSFER_RULES.contains(&transfer)
        || setup.standing.drawn_attacker.is_some()
}

/// Writes the rules. If the setup is extended, the attack limit and the rule after a draw come
/// last, and two other rules have more options; else those two are left out.
fn write_rules(rules: &Rules, is_extended: bool, digits: &mut MixedRadix) {
    let Rules {
        deck,
        first_attack,
        after_draw,
        attack_limit,
        max_five_before_discard,
        throwing_in,
        throw_in_after_take,
        transfer,
        partnership,
        redeal,
        last_defender_is_fool,
    } = *rules;
    write_choice(digits, &Deck::ALL, deck);
    write_choice(digits, &FirstAttackRule::ALL, first_attack);
    write_choice(digits, &ThrowInRule::ALL, throwing_in);
    write_choice(digits, transfer_rules(is_extended), transfer);
    write_flag(digits, max_five_before_discard);
    write_choice(digits, after_take_rules(is_extended), throw_in_after_take);
    for flag in [partnership, redeal, last_defender_is_fool] {
        write_flag(digits, flag);
    }
    if is_extended {
        write_choice(digits, &AttackLimit::ALL, attack_limit);
        write_choice(digits, &AfterDrawRule::ALL, after_draw);
    }
}

/// Reads what [`write_rules`] wrote.
fn read_rules(is_extended: bool, digits: &mut MixedRadix) -> Rules {
    let mut rules = Rules {
        deck: read_choice(digits, &Deck::ALL),
        first_attack: read_choice(digits, &FirstAttackRule::ALL),
        throwing_in: read_choice(digits, &ThrowInRule::ALL),
        transfer: read_choice(digits, transfer_rules(is_extended)),
        max_five_before_discard: read_flag(digits),
        throw_in_after_take: read_choice(digits, after_take_rules(is_extended)),
        partnership: read_flag(digits),
        redeal: read_flag(digits),
        last_defender_is_fool: read_flag(digits),
        ..Rules::default()
    };
    if is_extended {
        rules.attack_limit = read_choice(digits, &AttackLimit::ALL);
        rules.after_draw = read_choice(digits, &AfterDrawRule::ALL);
    }
    rules
}

/// The options of the transfer rule that a digit can stand for, by its value: all if the setup is
/// extended, else those of the first programs.
fn transfer_rules(is_extended: bool) -> &'static [TransferRule] {
    if is_extended { &TransferRule::ALL } else { &FIRST_TRANSFER_RULES }
}

/// The options for throwing in after a pick-up that a digit can stand for, by its value: all if the
/// setup is extended, else those of the first programs.
fn after_take_rules(is_extended: bool) -> &'static [AfterTakeRule] {
    if is_extended { &AfterTakeRule::ALL } else { &FIRST_AFTER_TAKE_RULES }
}

/// Writes a number of seats, or one of the markers that may precede it.
fn write_seat_count(digits: &mut MixedRadix, count: u32) {
    digits.write_digit(count, MAX_SEATS as u32 + 1);
}

/// Reads what [`write_seat_count`] wrote.
fn read_seat_count(digits: &mut MixedRadix) -> u32 {
    digits.read_digit(MAX_SEATS as u32 + 1)
}

/// Writes a seat, counted from 1; 0 for none.
fn write_seat(digits: &mut MixedRadix, seat: Option<Seat>) {
    digits.write_digit(seat.map_or(0, |seat| seat.index() as u32 + 1), MAX_SEATS as u32 + 1);
}

/// Reads what [`write_seat`] wrote.
fn read_seat(digits: &mut MixedRadix) -> Option<Seat> {
    let number = digits.read_digit(MAX_SEATS as u32 + 1).checked_sub(1);
    number.map(|index| Seat::new(index as usize))
}

/// Writes the first attacker, then the index of each card among the remaining ones.
fn write_deal(deal: &CustomDeal, deck: Deck, digits: &mut MixedRadix) {
    write_seat(digits, deal.attacker());
    let mut remaining: Vec<Card> = deck.cards().collect();
    for card in deal.cards() {
        let index =
            remaining.iter().position(|other| other == card).expect("a deal has the deck's cards");
        digits.write_digit(index as u32, remaining.len() as u32);
        remaining.remove(index);
    }
}

/// Reads a deal written by [`write_deal`]. Whether the deck has six cards for each player and the
/// first attacker plays is not checked. `None` if [`CustomDeal`] refuses the cards.
fn read_deal(players: usize, deck: Deck, digits: &mut MixedRadix) -> Option<CustomDeal> {
    let attacker = read_seat(digits);
    let mut remaining: Vec<Card> = deck.cards().collect();
    let mut cards = Vec::with_capacity(remaining.len());
    while !remaining.is_empty() {
        cards.push(remaining.remove(digits.read_digit(remaining.len() as u32) as usize));
    }
    CustomDeal::from_dealing_order(players, &cards, attacker).ok()
}

/// Writes the index of `value` in `all`, which must contain it.
fn write_choice<T: PartialEq>(digits: &mut MixedRadix, all: &[T], value: T) {
    let index = all.iter().position(|known| *known == value).expect("all are listed");
    digits.write_digit(index as u32, all.len() as u32);
}

/// Reads the index of a value in `all` and returns the value.
fn read_choice<T: Copy>(digits: &mut MixedRadix, all: &[T]) -> T {
    all[digits.read_digit(all.len() as u32) as usize]
}

/// Writes a truth value.
fn write_flag(digits: &mut MixedRadix, flag: bool) {
    digits.write_digit(flag.into(), 2);
}

/// Reads what [`write_flag`] wrote.
fn read_flag(digits: &mut MixedRadix) -> bool {
    digits.read_digit(2) == 1
}
