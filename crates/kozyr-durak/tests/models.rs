//! Player models compared with the opponents they model.

use crate::support::durak_games as games;
use crate::support::durak_opponents as opponents;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak, Suit, TransferRule,
    search::{PlayerModel, Position},
};
use opponents::decide;
use rand::RngExt;

/// Compares a model with its opponent in deals of any rules, and reports for each choice whether
/// they agree.
fn compared(name: &str, deals: usize, transfers: bool, mut look: impl FnMut(bool)) {
    let mut rng = Seed::from(1).rng();
    for _ in 0..deals {
        let mut setup = any_setup(&mut rng);
        if !transfers {
            setup.rules.transfer = TransferRule::Off;
        }
        let mut game = Durak::new(&setup, &any_seed(&mut rng).1).unwrap();
        let (deck, trump) = (game.setup().rules.deck, game.view(Seat::default()).trump());
        let model = PlayerModel::for_opponent(name, deck, trump).unwrap();
        while let Some(any) = any_legal(&game, &mut rng) {
            let action = decide(name, &game).action;
            let position = Position::from_game(&game);
            if let Some(position) = position.filter(|one| one.legal_actions().len() > 1) {
                look(model.action_probability(&position, action) > 0.0);
            }
            game.play(if rng.random_bool(0.1) { any } else { action }).unwrap();
        }
    }
}

/// The share of choices where the model agrees with its opponent.
fn agreement(name: &str, transfers: bool) -> f64 {
    let (mut same, mut all) = (0, 0);
    compared(name, 100, transfers, |does| {
        all += 1;
        same += usize::from(does);
    });
    assert!(all > 1000, "{name} had a choice {all} times");
    same as f64 / all as f64
}

#[test]
fn models_do_as_their_opponents_do() {
    for name in PlayerModel::OPPONENTS {
        // A position does not contain the order of the attacks, and a fast playout does not start
        // to beat unless it can beat everything.
        assert!(agreement(name, false) >= 0.97, "{name}");
    }
}

#[test]
fn where_attacks_are_passed_on_models_mostly_do_as_their_opponents_do() {
    for name in PlayerModel::OPPONENTS {
        assert!(agreement(name, true) >= 0.9, "{name}");
    }
}

#[test]
fn nobody_else_has_a_model() {
    let game = Durak::new(&any_setup(&mut Seed::from(2).rng()), &Seed::from(2)).unwrap();
    for name in ["random", "master-5", ""] {
        assert!(PlayerModel::for_opponent(name, game.setup().rules.deck, Suit::Hearts).is_none());
    }
}
