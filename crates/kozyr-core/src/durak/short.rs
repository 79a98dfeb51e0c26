//! A setup in few digits.

use super::{Deck, Durak, FirstAttack, Rules, Setup, Standing, ThrowingIn, Transfer};
use crate::game::{Digits, MAX_SEATS, Seat, Short};

const FIRST_ATTACK: [FirstAttack; 2] = [FirstAttack::OnTheFool, FirstAttack::LowestTrump];
const THROWING_IN: [ThrowingIn; 3] =
    [ThrowingIn::All, ThrowingIn::Neighbours, ThrowingIn::Attacker];
const TRANSFER: [Transfer; 3] = [Transfer::Off, Transfer::Playing, Transfer::PlayingOrShowing];

impl Short for Durak {
    fn write_setup(setup: &Setup, digits: &mut Digits) {
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
    }

    fn read_setup(digits: &mut Digits) -> Option<Setup> {
        let players = digits.read(MAX_SEATS as u32 + 1) as usize;
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
        Some(Setup { players, rules, standing: Standing { fools, last_fool } })
    }
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
