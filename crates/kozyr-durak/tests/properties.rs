//! Properties of every deal, with any rules.

use crate::support::durak_games as games;

use games::{any_action, any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Outcome, Seat, Seed};
use kozyr_durak::{CardSet, DealEnding, Durak};
use rand::RngExt;

const GAMES: usize = 20_000;

/// Plays random games and visits each of their states.
fn visit_random_games(seed: u64, mut visit: impl FnMut(&Durak)) {
    let mut rng = Seed::from(seed).rng();
    for _ in 0..GAMES {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        visit(&game);
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
            visit(&game);
        }
    }
}

#[test]
fn every_card_is_in_one_place() {
    visit_random_games(1, |game| {
        let view = game.view(Seat::new(0));
        let hands = Seat::all(game.seats()).map(|seat| game.hand(seat));
        let talon: CardSet = game.talon().iter().copied().collect();
        let places: Vec<_> = hands.chain([talon, view.table_cards(), view.discard()]).collect();
        let count: usize = places.iter().map(|cards| cards.len()).sum();
        let all = places.into_iter().fold(CardSet::EMPTY, |all, cards| all | cards);
        assert_eq!(count, view.rules().deck.size());
        assert_eq!(all, view.rules().deck.card_set());
    });
}

#[test]
fn a_seat_is_to_act_until_the_deal_is_over() {
    visit_random_games(2, |game| {
        let is_over = game.ending().is_some();
        assert_eq!(game.outcome().is_some(), is_over);
        assert_eq!(game.to_act().is_none(), is_over);
        assert_eq!(game.legal_actions().is_empty(), is_over);
        for seat in Seat::all(game.seats()) {
            let is_to_act = game.to_act() == Some(seat);
            assert_eq!(game.view(seat).legal_actions().is_empty(), !is_to_act);
        }
    });
}

#[test]
fn every_deal_ends() {
    let mut rng = Seed::from(3).rng();
    for _ in 0..GAMES {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        // A card leaves play or the talon at least every 200 actions, and there are 52 cards.
        for _ in 0..=52 * 200 {
            match any_legal(&game, &mut rng) {
                Some(action) => game.play(action).unwrap(),
                None => break,
            };
        }
        let losers = match game.outcome().expect("the deal has ended") {
            Outcome::Drawn => 0,
            Outcome::Lost(losers) => losers.len(),
        };
        let side_size = if game.setup().rules.partnership { game.seats() / 2 } else { 1 };
        let has_fool = matches!(game.ending(), Some(DealEnding::Fool(_)));
        assert_eq!(losers, if has_fool { side_size } else { 0 });
    }
}

#[test]
fn only_listed_actions_are_legal_and_others_change_nothing() {
    let mut rng = Seed::from(4).rng();
    for _ in 0..GAMES {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        loop {
            let legal = game.legal_actions();
            let action = any_action(&mut rng);
            let mut copy = game.clone();
            match copy.play(action) {
                Ok(_) => assert!(legal.contains(&action), "{action} was played"),
                Err(reason) => {
                    assert!(!legal.contains(&action), "{action} was refused: {reason}");
                    assert!(!reason.to_string().is_empty());
                    assert_eq!(copy, game, "{action} was refused but changed the game");
                }
            }
            let Some(action) = any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
    }
}

#[test]
fn every_listed_action_can_be_played() {
    let mut rng = Seed::from(5).rng();
    visit_random_games(6, |game| {
        if rng.random_bool(0.1) {
            for action in game.legal_actions() {
                assert!(game.clone().play(action).is_ok(), "{action}");
            }
        }
    });
}

#[test]
fn the_history_consists_of_all_returned_events() {
    let mut rng = Seed::from(7).rng();
    for _ in 0..GAMES / 10 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        let mut events = game.history().to_vec();
        while let Some(action) = any_legal(&game, &mut rng) {
            events.extend(game.play(action).unwrap());
        }
        assert_eq!(events, game.history());
    }
}
