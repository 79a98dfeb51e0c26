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
fn compare(name: &str, deals: usize, transfers: bool, mut report: impl FnMut(bool)) {
    let mut rng = Seed::from(1).rng();
    for _ in 0..deals {
        let mut setup = any_setup(&mut rng);
        if !transfers {
            setup.rules.transfer = TransferRule::Off;
        }
        let mut game = Durak::new(&setup, &any_seed(&mut rng).1).unwrap();
        let (deck, trump) = (game.setup().rules.deck, game.view(Seat::default()).trump());
        let model = PlayerModel::for_opponent(name, deck, trump).unwrap();
        while let Some(random_action) = any_legal(&game, &mut rng) {
            let action = decide(name, &game).action;
            let position = Position::from_game(&game);
            if let Some(position) = position.filter(|position| position.legal_actions().len() > 1) {
                report(model.action_probability(&position, action) > 0.0);
            }
            game.play(if rng.random_bool(0.1) { random_action } else { action }).unwrap();
        }
    }
}

/// The share of choices in 100 deals where the model agrees with its opponent.
fn agreement(name: &str, transfers: bool) -> f64 {
    let (mut agreeing, mut all) = (0, 0);
    compare(name, 100, transfers, |agrees| {
        all += 1;
        agreeing += usize::from(agrees);
    });
    assert!(all > 1000, "{name} had a choice {all} times");
    agreeing as f64 / all as f64
}

#[test]
fn models_agree_with_their_opponents() {
    for name in PlayerModel::OPPONENTS {
        // A position does not contain the order of the attacks, and a fast playout does not start
        // to beat unless it can beat everything.
        assert!(agreement(name, false) >= 0.97, "{name}");
    }
}

#[test]
fn with_transfers_models_mostly_agree_with_their_opponents() {
    for name in PlayerModel::OPPONENTS {
        assert!(agreement(name, true) >= 0.9, "{name}");
    }
}

#[test]
fn other_opponents_have_no_model() {
    let game = Durak::new(&any_setup(&mut Seed::from(2).rng()), &Seed::from(2)).unwrap();
    for name in ["random", "master-5", ""] {
        assert!(PlayerModel::for_opponent(name, game.setup().rules.deck, Suit::Hearts).is_none());
    }
}
