//! Properties of every deal, with any rules.

use crate::support::durak_games as games;

use games::{any_action, any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Outcome, Seat, Seed};
use kozyr_durak::{CardSet, DealEnding, Durak};
use rand::RngExt;

const GAMES: usize = 20_000;

/// Plays random games and visits each of their states.
fn in_random_games(series: u64, mut look: impl FnMut(&Durak)) {
    let mut rng = Seed::from(series).rng();
    for _ in 0..GAMES {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        look(&game);
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
            look(&game);
        }
    }
}

#[test]
fn every_card_is_in_one_place() {
    in_random_games(1, |game| {
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
fn somebody_can_act_until_the_deal_is_over() {
    in_random_games(2, |game| {
        let over = game.ending().is_some();
        assert_eq!(game.outcome().is_some(), over);
        assert_eq!(game.to_act().is_none(), over);
        assert_eq!(game.legal_actions().is_empty(), over);
        for seat in Seat::all(game.seats()) {
            let acts = game.to_act() == Some(seat);
            assert_eq!(game.view(seat).legal_actions().is_empty(), !acts);
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
        let side = if game.setup().rules.partnership { game.seats() / 2 } else { 1 };
        let fool = matches!(game.ending(), Some(DealEnding::Fool(_)));
        assert_eq!(losers, if fool { side } else { 0 });
    }
}

#[test]
fn an_action_is_legal_exactly_if_it_is_listed_and_otherwise_changes_nothing() {
    let mut rng = Seed::from(4).rng();
    for _ in 0..GAMES {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        loop {
            let legal = game.legal_actions();
            let action = any_action(&mut rng);
            let mut tried = game.clone();
            match tried.play(action) {
                Ok(_) => assert!(legal.contains(&action), "{action} was played"),
                Err(reason) => {
                    assert!(!legal.contains(&action), "{action} was refused: {reason}");
                    assert!(!reason.to_string().is_empty());
                    assert_eq!(tried, game, "{action} was refused but changed the game");
                }
            }
            let Some(action) = any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
    }
}

#[test]
fn all_that_is_listed_can_be_played() {
    let mut rng = Seed::from(5).rng();
    in_random_games(6, |game| {
        if rng.random_bool(0.1) {
            for action in game.legal_actions() {
                assert!(game.clone().play(action).is_ok(), "{action}");
            }
        }
    });
}

#[test]
fn the_events_of_all_actions_are_the_history() {
    let mut rng = Seed::from(7).rng();
    for _ in 0..GAMES / 10 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        let mut told = game.history().to_vec();
        while let Some(action) = any_legal(&game, &mut rng) {
            told.extend(game.play(action).unwrap());
        }
        assert_eq!(told, game.history());
    }
}
