//! A setup in few digits.

use super::{
    card::Card,
    deck::Deck,
    game::Durak,
    given_deal::GivenDeal,
    rules::{FirstAttack, Rules, ThrowingIn, Transfer},
    setup::{Setup, Standing},
};
use kozyr_core::game::{Digits, MAX_SEATS, Seat, Short};

const FIRST_ATTACK: [FirstAttack; 2] = [FirstAttack::OnTheFool, FirstAttack::LowestTrump];
const THROWING_IN: [ThrowingIn; 3] =
    [ThrowingIn::All, ThrowingIn::Neighbours, ThrowingIn::Attacker];
const TRANSFER: [Transfer; 3] = [Transfer::Off, Transfer::Playing, Transfer::PlayingOrShowing];

/// In the place of the number of players, which follows: the cards are given, too.
const GIVEN: u32 = 0;

impl Short for Durak {
    fn write_setup(setup: &Setup, digits: &mut Digits) {
        if setup.deal.is_some() {
            digits.write(GIVEN, MAX_SEATS as u32 + 1);
        }
        digits.write(setup.players as u32, MAX_SEATS as u32 + 1);
        let Rules {
            deck,
            first_attack,
            first_discard_of_five,
            throwing_in,
            adding_to_a_taker,
            transfer,
            partnership,
            redeal,
            last_defender_is_fool,
        } = setup.rules;
        choose(digits, &Deck::ALL, deck);
        choose(digits, &FIRST_ATTACK, first_attack);
        choose(digits, &THROWING_IN, throwing_in);
        choose(digits, &TRANSFER, transfer);
        for rule in
            [first_discard_of_five, adding_to_a_taker, partnership, redeal, last_defender_is_fool]
        {
            digits.write(rule.into(), 2);
        }
        let Standing { fools, last_fool } = setup.standing;
        digits.write(last_fool.map_or(0, |fool| fool.index() as u32 + 1), MAX_SEATS as u32 + 1);
        for &count in &fools[..setup.players] {
            digits.write_count(count.into());
        }
        if let Some(given) = &setup.deal {
            write_deal(given, deck, digits);
        }
    }

    fn read_setup(digits: &mut Digits) -> Option<Setup> {
        let mut players = digits.read(MAX_SEATS as u32 + 1);
        let is_given = players == GIVEN;
        if is_given {
            players = digits.read(MAX_SEATS as u32 + 1);
        }
        let players = players as usize;
        let deck = chosen(digits, &Deck::ALL);
        let first_attack = chosen(digits, &FIRST_ATTACK);
        let throwing_in = chosen(digits, &THROWING_IN);
        let transfer = chosen(digits, &TRANSFER);
        let mut rule = || digits.read(2) == 1;
        let rules = Rules {
            deck,
            first_attack,
            first_discard_of_five: rule(),
            throwing_in,
            adding_to_a_taker: rule(),
            transfer,
            partnership: rule(),
            redeal: rule(),
            last_defender_is_fool: rule(),
        };
        let last_fool = digits.read(MAX_SEATS as u32 + 1).checked_sub(1);
        let last_fool = last_fool.map(|fool| Seat::new(fool as usize));
        let mut fools = [0; MAX_SEATS];
        for count in &mut fools[..players] {
            *count = digits.read_count()?.try_into().ok()?;
        }
        let deal = if is_given { Some(read_deal(players, deck, digits)?) } else { None };
        Some(Setup { players, rules, standing: Standing { fools, last_fool }, deal })
    }
}

/// Who leads first, and of each card which of those it is that are left.
fn write_deal(deal: &GivenDeal, deck: Deck, digits: &mut Digits) {
    let attacker = deal.attacker().map_or(0, |seat| seat.index() as u32 + 1);
    digits.write(attacker, MAX_SEATS as u32 + 1);
    let mut left: Vec<Card> = deck.cards().collect();
    for card in deal.cards() {
        let place = left.iter().position(|one| one == card).expect("a deal has the deck's cards");
        digits.write(place as u32, left.len() as u32);
        left.remove(place);
    }
}

fn read_deal(players: usize, deck: Deck, digits: &mut Digits) -> Option<GivenDeal> {
    let attacker = digits.read(MAX_SEATS as u32 + 1).checked_sub(1);
    let attacker = attacker.map(|seat| Seat::new(seat as usize));
    let mut left: Vec<Card> = deck.cards().collect();
    let mut cards = Vec::with_capacity(left.len());
    while !left.is_empty() {
        cards.push(left.remove(digits.read(left.len() as u32) as usize));
    }
    GivenDeal::in_order(players, &cards, attacker).ok()
}

/// Writes which of several it is.
fn choose<T: PartialEq>(digits: &mut Digits, all: &[T], one: T) {
    let place = all.iter().position(|known| *known == one).expect("all are listed");
    digits.write(place as u32, all.len() as u32);
}

/// Reads which of several it is.
fn chosen<T: Copy>(digits: &mut Digits, all: &[T]) -> T {
    all[digits.read(all.len() as u32) as usize]
}
