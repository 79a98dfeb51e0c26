//! A view that was saved and read back shows the same.

use crate::support::{durak_games, reversi_games};

use kozyr_core::{
    game::{Game, Seat, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Durak, ViewData, ViewError};
use kozyr_reversi::Reversi;
use serde_json::Value;

/// Calls a function with every view of every state, in deals by all rules.
fn each_view(deals: u64, mut look: impl FnMut(&Durak, Seat)) {
    let mut rng = Seed::from(14).rng();
    for _ in 0..deals {
        let setup = durak_games::any_setup(&mut rng);
        let mut game = Durak::new(&setup, &durak_games::any_seed(&mut rng).1).unwrap();
        loop {
            Seat::all(game.seats()).for_each(|seat| look(&game, seat));
            let Some(action) = durak_games::any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
    }
}

fn read(data: &ViewData) -> Result<Durak, ViewError> {
    let text = serde_json::to_string(data).unwrap();
    serde_json::from_str::<ViewData>(&text).unwrap().to_game()
}

#[test]
fn every_view_of_durak_is_read_back_as_it_was() {
    let mut seen = 0;
    each_view(300, |game, seat| {
        let data = game.view(seat).snapshot();
        let again = read(&data).unwrap_or_else(|error| panic!("{error}: {data:?}"));
        let view = again.view(seat);
        assert_eq!(view.snapshot(), data);
        assert_eq!(view.actions_without_progress(), game.view(seat).actions_without_progress());
        assert_eq!(view.open_attacks(), game.view(seat).open_attacks());
        seen += 1;
    });
    assert!(seen > 20_000, "{seen}");
}

#[test]
fn an_opponent_decides_alike_from_a_view_that_was_read_back() {
    let mut rng = Seed::from(3).rng();
    let budget = Budget { nodes: Some(20), ..Budget::default() };
    for name in ["lowest", "potential", "fuzzy", "hand-value", "sampling", "master-1"] {
        let Ok(opponent) = make_opponent::<Durak>(name) else { continue };
        for number in 0..10 {
            let setup = durak_games::any_setup(&mut rng);
            let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
            while let Some(seat) = game.to_act() {
                let own = opponent.decide(game.view(seat), &budget, &mut Seed::from(9).rng());
                let again = read(&game.view(seat).snapshot()).unwrap();
                let other = opponent.decide(again.view(seat), &budget, &mut Seed::from(9).rng());
                assert_eq!(own.action, other.action, "{name}");
                game.play(own.action).unwrap();
            }
        }
    }
}

#[test]
fn a_view_that_no_deal_shows_is_refused() {
    let setup = kozyr_durak::Setup::new(3, kozyr_durak::Rules::default());
    let game = Durak::new(&setup, &Seed::from(1)).unwrap();
    let sound = serde_json::to_value(game.view(game.to_act().unwrap()).snapshot()).unwrap();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut value = sound.clone();
        change(&mut value);
        match serde_json::from_value::<ViewData>(value.clone()) {
            Ok(data) => assert!(data.to_game().is_err(), "{value}"),
            Err(_) => assert_ne!(value, sound),
        }
    };
    refused(&|view| view["seat"] = 5.into());
    refused(&|view| view["seat"] = 200.into());
    refused(&|view| view["hand"] = "6s 6s".into());
    refused(&|view| view["counts"][1] = 7.into());
    refused(&|view| view["counts"][1] = u64::MAX.into());
    refused(&|view| view["counts"] = Value::from(Vec::<u64>::new()));
    refused(&|view| view["talon"] = 0.into());
    refused(&|view| view["room"] = u64::MAX.into());
    refused(&|view| view["room"] = 3.into());
    refused(&|view| view["phase"] = "take".into());
    refused(&|view| view["phase"] = "redeal".into());
    refused(&|view| view["to_act"] = Value::Null);
    refused(&|view| view["out"] = vec![0, 1, 2].into());
    refused(&|view| view["history"] = Value::from(Vec::<u64>::new()));
    refused(&|view| view["setup"]["players"] = 0.into());
    refused(&|view| view["setup"]["players"] = 60.into());
}

#[test]
fn every_view_of_reversi_is_read_back_as_it_was() {
    for index in 0..100 {
        let mut rng = reversi_games::rng(index);
        let setup = reversi_games::any_setup(&mut rng);
        for game in reversi_games::random_game(&setup, &mut rng) {
            for seat in Seat::all(2) {
                let data = game.view(seat).snapshot();
                let text = serde_json::to_string(&data).unwrap();
                let again: kozyr_reversi::ViewData = serde_json::from_str(&text).unwrap();
                assert_eq!(again.game().unwrap(), game);
            }
        }
    }
    let game: Reversi = Game::new(&Default::default(), &Seed::from(1)).unwrap();
    let mut data = game.view(Seat::new(0)).snapshot();
    data.history.push("a1".parse().unwrap());
    assert!(data.game().is_err());
    let mut data = game.view(Seat::new(0)).snapshot();
    data.seat = Seat::new(3);
    assert!(data.game().is_err());
}
