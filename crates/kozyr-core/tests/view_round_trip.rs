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
fn each_view(deals: u64, mut check: impl FnMut(&Durak, Seat)) {
    let mut rng = Seed::from(14).rng();
    for _ in 0..deals {
        let setup = durak_games::any_setup(&mut rng);
        let mut game = Durak::new(&setup, &durak_games::any_seed(&mut rng).1).unwrap();
        loop {
            Seat::all(game.seats()).for_each(|seat| check(&game, seat));
            let Some(action) = durak_games::any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
    }
}

/// Restores a game from a view written as JSON and read back.
fn read(data: &ViewData) -> Result<Durak, ViewError> {
    let text = serde_json::to_string(data).unwrap();
    serde_json::from_str::<ViewData>(&text).unwrap().to_game()
}

#[test]
fn durak_views_round_trip() {
    let mut views = 0;
    each_view(300, |game, seat| {
        let data = game.view(seat).snapshot();
        let restored = read(&data).unwrap_or_else(|error| panic!("{error}: {data:?}"));
        let view = restored.view(seat);
        assert_eq!(view.snapshot(), data);
        assert_eq!(view.actions_without_progress(), game.view(seat).actions_without_progress());
        assert_eq!(view.open_attacks(), game.view(seat).open_attacks());
        views += 1;
    });
    assert!(views > 20_000, "{views}");
}

#[test]
fn opponents_decide_equally_from_a_restored_view() {
    let mut rng = Seed::from(3).rng();
    let budget = Budget { nodes: Some(20), ..Budget::default() };
    for name in ["lowest", "potential", "fuzzy", "hand-value", "sampling", "master-1"] {
        let Ok(opponent) = make_opponent::<Durak>(name) else { continue };
        for number in 0..10 {
            let setup = durak_games::any_setup(&mut rng);
            let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
            while let Some(seat) = game.to_act() {
                let decision = opponent.decide(game.view(seat), &budget, &mut Seed::from(9).rng());
                let restored = read(&game.view(seat).snapshot()).unwrap();
                let restored_decision =
                    opponent.decide(restored.view(seat), &budget, &mut Seed::from(9).rng());
                assert_eq!(decision.action, restored_decision.action, "{name}");
                game.play(decision.action).unwrap();
            }
        }
    }
}

#[test]
fn impossible_views_are_rejected() {
    let setup = kozyr_durak::Setup::new(3, kozyr_durak::Rules::default());
    let game = Durak::new(&setup, &Seed::from(1)).unwrap();
    let valid = serde_json::to_value(game.view(game.to_act().unwrap()).snapshot()).unwrap();
    let assert_rejected = |change: &dyn Fn(&mut Value)| {
        let mut value = valid.clone();
        change(&mut value);
        match serde_json::from_value::<ViewData>(value.clone()) {
            Ok(data) => assert!(data.to_game().is_err(), "{value}"),
            Err(_) => assert_ne!(value, valid),
        }
    };
    assert_rejected(&|view| view["seat"] = 5.into());
    assert_rejected(&|view| view["seat"] = 200.into());
    assert_rejected(&|view| view["hand"] = "6s 6s".into());
    assert_rejected(&|view| view["counts"][1] = 7.into());
    assert_rejected(&|view| view["counts"][1] = u64::MAX.into());
    assert_rejected(&|view| view["counts"] = Value::from(Vec::<u64>::new()));
    assert_rejected(&|view| view["talon"] = 0.into());
    assert_rejected(&|view| view["room"] = u64::MAX.into());
    assert_rejected(&|view| view["room"] = 3.into());
    assert_rejected(&|view| view["phase"] = "take".into());
    assert_rejected(&|view| view["phase"] = "redeal".into());
    assert_rejected(&|view| view["to_act"] = Value::Null);
    assert_rejected(&|view| view["out"] = vec![0, 1, 2].into());
    assert_rejected(&|view| view["history"] = Value::from(Vec::<u64>::new()));
    assert_rejected(&|view| view["history"][0]["dealt"]["cards"] = serde_json::json!(["6s"]));
    assert_rejected(&|view| view["setup"]["players"] = 0.into());
    assert_rejected(&|view| view["setup"]["players"] = 60.into());
}

#[test]
fn reversi_views_round_trip() {
    for index in 0..100 {
        let mut rng = reversi_games::rng(index);
        let setup = reversi_games::any_setup(&mut rng);
        for game in reversi_games::random_game(&setup, &mut rng) {
            for seat in Seat::all(2) {
                let data = game.view(seat).snapshot();
                let text = serde_json::to_string(&data).unwrap();
                let restored: kozyr_reversi::ViewData = serde_json::from_str(&text).unwrap();
                assert_eq!(restored.game().unwrap(), game);
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
