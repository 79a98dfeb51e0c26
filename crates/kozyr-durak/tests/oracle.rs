//! A second implementation of the rules agrees with the first, action for action.

use crate::support::durak_games as games;
use crate::support::durak_oracle as oracle;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{CardSet, DealEnding, Durak, Phase};
use oracle::{Card, Oracle, OracleEnding, OraclePhase};
use rand::RngExt;
use std::collections::BTreeSet;

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

#[test]
fn both_implementations_play_the_same_games() {
    let mut rng = Seed::from(20).rng();
    for _ in 0..GAMES {
        let setup = games::any_setup(&mut rng);
        let (bytes, seed) = games::any_seed(&mut rng);
        let mut game = Durak::new(&setup, &seed).unwrap();
        let mut oracle = Oracle::new(&setup, bytes);
        // In some games the players often pick up, so that hands grow large.
        let prefers_taking = rng.random_bool(0.3);
        loop {
            assert_agreement(&game, &oracle);
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            let last = legal[legal.len() - 1];
            let random = legal[rng.random_range(0..legal.len())];
            let action = if prefers_taking && rng.random_bool(0.6) { last } else { random };
            game.play(action).unwrap();
            oracle.play(&action.to_string());
        }
    }
}
