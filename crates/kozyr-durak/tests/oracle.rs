//! A second implementation of the rules agrees with the first, action for action.

use crate::support::durak_games as games;
use crate::support::durak_oracle as oracle;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    AfterTakeRule, AttackLimit, CardSet, DealEnding, Deck, Durak, Phase, Rules, Setup, ThrowInRule,
    TransferRule,
};
use oracle::{Card, Oracle, OracleEnding, OraclePhase};
use rand::{Rng, RngExt};
use std::collections::{BTreeMap, BTreeSet};

const GAMES: usize = 3_000;

/// The cards of the oracle as texts.
fn texts<'a>(cards: impl IntoIterator<Item = &'a Card>) -> BTreeSet<String> {
    cards.into_iter().map(|card| card.text()).collect()
}

/// The cards of a set as texts.
fn card_set_texts(cards: CardSet) -> BTreeSet<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// Asserts that both implementations are in the same state.
fn assert_agreement(game: &Durak, oracle: &Oracle) {
    let phase = match oracle.stage {
        OraclePhase::Redeal => Phase::Redeal,
        OraclePhase::Attack => Phase::Attack,
        OraclePhase::Defend => Phase::Defend,
        OraclePhase::ThrowIn => Phase::ThrowIn,
        OraclePhase::Take => Phase::Take,
        OraclePhase::Over => Phase::Over,
    };
    let view = game.view(Seat::new(0));
    assert_eq!(view.phase(), phase);
    let ending = oracle.end.map(|ending| match ending {
        OracleEnding::Fool(fool) => DealEnding::Fool(Seat::new(fool)),
        OracleEnding::NobodyLeft => DealEnding::NobodyLeft,
        OracleEnding::Stalled => DealEnding::Stalled,
    });
    assert_eq!(game.ending(), ending);
    for (seat, hand) in oracle.hands.iter().enumerate() {
        let seat = Seat::new(seat);
        assert_eq!(card_set_texts(game.hand(seat)), texts(hand), "hand of {seat}");
        assert_eq!(
            card_set_texts(view.known_cards(seat)),
            texts(&oracle.known[seat.index()]),
            "known of {seat}"
        );
        assert_eq!(view.out_seats().contains(seat), oracle.out.contains(&seat.index()));
    }
    let talon: Vec<String> = game.talon().iter().map(ToString::to_string).collect();
    assert_eq!(talon, oracle.talon.iter().map(|card| card.text()).collect::<Vec<_>>());
    assert_eq!(card_set_texts(view.discard()), texts(&oracle.discard));
    assert_eq!(view.trump().letter(), oracle.trump_card.suit);
    if ending.is_some() {
        return;
    }
    assert_eq!(game.to_act(), Some(Seat::new(oracle.turn)));
    let table = view.table_pairs().iter().map(|pair| (pair.attack.to_string(), pair.beaten_by));
    let expected = oracle.table.iter().map(|(attack, with)| (attack.text(), with));
    for ((attack, with), (expected_attack, expected_with)) in table.zip(expected) {
        assert_eq!(attack, expected_attack);
        assert_eq!(with.map(|card| card.to_string()), expected_with.map(|card| card.text()));
    }
    assert_eq!(view.table_pairs().len(), oracle.table.len());
    if phase != Phase::Redeal {
        assert_eq!(view.attacker(), Some(Seat::new(oracle.attacker)));
        assert_eq!(view.defender(), Some(Seat::new(oracle.defender)));
        assert_eq!(view.attacks_left(), oracle.limit - oracle.table.len());
    }
    let legal = game.legal_actions();
    let distinct: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(distinct.len(), legal.len(), "an action is listed twice");
    assert_eq!(distinct, oracle.legal());
}

/// Plays a random game with both implementations and returns the most attack cards of a bout.
fn play_with_both(setup: &Setup, rng: &mut impl Rng) -> usize {
    let (bytes, seed) = games::any_seed(rng);
    let mut game = Durak::new(setup, &seed).unwrap();
    let mut oracle = Oracle::new(setup, bytes);
    // In some games the players often pick up, so that hands grow large.
    let prefers_taking = rng.random_bool(0.3);
    let mut most_attacks = 0;
    loop {
        assert_agreement(&game, &oracle);
        most_attacks = most_attacks.max(oracle.table.len());
        let legal = game.legal_actions();
        let Some(&last) = legal.last() else { return most_attacks };
        let random = legal[rng.random_range(0..legal.len())];
        let action = if prefers_taking && rng.random_bool(0.6) { last } else { random };
        game.play(action).unwrap();
        oracle.play(&action.to_string());
    }
}

#[test]
fn both_implementations_play_the_same_games() {
    let mut rng = Seed::from(20).rng();
    for _ in 0..GAMES {
        let setup = games::any_setup(&mut rng);
        play_with_both(&setup, &mut rng);
    }
}

/// Every combination of the options that shape a bout, with random others.
fn rules_of_bouts(deck: Deck, rng: &mut impl Rng) -> Vec<Rules> {
    let mut all = Vec::new();
    for attack_limit in AttackLimit::ALL {
        for throwing_in in ThrowInRule::ALL {
            for throw_in_after_take in AfterTakeRule::ALL {
                for transfer in TransferRule::ALL {
                    let others = games::any_setup(rng).rules;
                    all.push(Rules {
                        deck,
                        attack_limit,
                        throwing_in,
                        throw_in_after_take,
                        transfer,
                        ..others
                    });
                }
            }
        }
    }
    all
}

#[test]
fn two_to_six_play_with_36_and_52_cards_by_every_combination_of_rules() {
    let mut rng = Seed::from(21).rng();
    let mut most_attacks = BTreeMap::new();
    for (deck, players) in
        [Deck::Cards36, Deck::Cards52].into_iter().flat_map(|deck| (2..=6).map(move |n| (deck, n)))
    {
        for mut rules in rules_of_bouts(deck, &mut rng) {
            // Sides are equal, so only four and six can form them.
            rules.partnership &= [4, 6].contains(&players);
            let standing = games::any_standing(players, &mut rng);
            let setup = Setup { standing, ..Setup::new(players, rules) };
            let attacks = play_with_both(&setup, &mut rng);
            let most = most_attacks.entry(rules.attack_limit.cards()).or_default();
            *most = attacks.max(*most);
        }
    }
    let hand = most_attacks.remove(&None);
    assert!(hand > Some(8), "the defender's hand alone allows more than eight cards: {hand:?}");
    for (limit, most) in most_attacks {
        assert!((4..=limit.unwrap()).contains(&most), "{most} attack cards, {limit:?} allowed");
    }
}
