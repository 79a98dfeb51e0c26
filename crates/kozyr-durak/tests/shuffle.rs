//! The documented shuffle can be reproduced independently.

use crate::support::chacha20;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{Deck, Durak, Rules, Setup, shuffle_deck};
use std::collections::BTreeMap;

/// The shuffle as documented, with its own stream cipher.
fn reference_shuffle(lowest: usize, seed: [u8; 32]) -> Vec<String> {
    let mut cards = Vec::new();
    for suit in ["s", "c", "d", "h"] {
        for rank in &["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"][lowest - 2..]
        {
            cards.push(format!("{rank}{suit}"));
        }
    }
    let mut stream = chacha20::KeyStream::new(seed);
    for i in (1..cards.len()).rev() {
        let j = stream.next_below(i as u64 + 1);
        cards.swap(i, j);
    }
    cards
}

#[test]
fn the_cipher_of_this_test_is_chacha20() {
    // RFC 8439, appendix A.1, test vector 1: all zeros.
    let mut stream = chacha20::KeyStream::new([0; 32]);
    let words: Vec<u32> = (0..4).map(|_| stream.next_word()).collect();
    assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
}

#[test]
fn the_shuffle_matches_its_description() {
    for (deck, lowest) in
        [(Deck::Cards24, 9), (Deck::Cards32, 7), (Deck::Cards36, 6), (Deck::Cards52, 2)]
    {
        for number in 0..500u64 {
            let mut bytes = [number as u8; 32];
            bytes[..8].copy_from_slice(&number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes());
            let cards = shuffle_deck(deck, &Seed::new(bytes));
            let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
            assert_eq!(texts, reference_shuffle(lowest, bytes));
        }
    }
}

#[test]
fn biased_random_words_are_rejected() {
    // Found by a search of nine million seeds: each of these streams contains one rejected word,
    // for the numbers below 31, 39 and 29, within the shuffle of 52 cards.
    for number in [1_359_272u64, 4_461_923, 8_343_875] {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        let cards = shuffle_deck(Deck::Cards52, &Seed::from(number));
        let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
        assert_eq!(texts, reference_shuffle(2, bytes));
    }
}

#[test]
fn cards_are_dealt_in_turn_and_the_next_goes_under_the_talon() {
    let seed = Seed::from(77);
    let cards = shuffle_deck(Deck::Cards36, &seed);
    let game = Durak::new(&Setup::new(3, Rules::default()), &seed).unwrap();
    for (index, &card) in cards[..18].iter().enumerate() {
        assert!(game.hand(Seat::new(index % 3)).contains(card));
    }
    assert_eq!(game.view(Seat::new(0)).trump_card(), Some(cards[18]));
    assert_eq!(game.talon()[..17], cards[19..]);
    assert_eq!(game.talon()[17], cards[18]);
}

#[test]
fn every_card_is_equally_likely_in_every_place() {
    let mut counts = BTreeMap::new();
    const DEALS: u64 = 36_000;
    for number in 0..DEALS {
        let cards = shuffle_deck(Deck::Cards36, &Seed::from(number));
        for (index, card) in cards.into_iter().enumerate() {
            *counts.entry((index, card)).or_insert(0u32) += 1;
        }
    }
    // The expected count of each is 1000; χ² with 35² degrees of freedom stays within five standard
    // deviations.
    let chi: f64 = counts.values().map(|&count| (f64::from(count) - 1000.0).powi(2) / 1000.0).sum();
    assert_eq!(counts.len(), 36 * 36);
    assert!((chi - 1225.0).abs() < 5.0 * (2.0f64 * 1225.0).sqrt(), "χ² = {chi}");
}
