//! The library agrees with a slow reference implementation in every detail.

use crate::support::reversi_games as games;
use crate::support::reversi_reference as reference;

use games::{all_actions, any_setup, new_game, rng};
use kozyr_core::game::Game;
use kozyr_reversi::{Action, Event, Setup};
use rand::seq::IndexedRandom;
use reference::{ReferenceBoard, ReferenceCell};

/// Compares a whole random game.
fn agrees(index: u64) {
    let mut rng = rng(index);
    let setup = any_setup(&mut rng);
    let mut game = new_game(&setup);
    let mut slow = ReferenceBoard::read(&setup.start.to_string());
    if setup == Setup::default() {
        assert_eq!(slow, ReferenceBoard::start());
    }
    loop {
        assert_eq!(game.position().to_string(), slow.write());
        let legal = game.legal_actions();
        let texts: Vec<_> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(texts, slow.legal(), "{}", slow.write());
        assert_eq!(game.to_act().is_none(), legal.is_empty());
        let Some(&action) = legal.choose(&mut rng) else { break };
        let mut turned = match action {
            Action::Place(square) => slow.turned(slow.turn, square.column(), square.row()),
            Action::Pass => Vec::new(),
        };
        let events = game.play(action).unwrap();
        slow.play(&action.to_string());
        let mut shown: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::DiscsFlipped { waves, .. } => Some(waves.iter().flatten()),
                _ => None,
            })
            .flatten()
            .map(|square| (square.column(), square.row()))
            .collect();
        turned.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, turned);
    }
    let ending = game.final_discs().unwrap();
    assert_eq!(usize::from(ending.black), slow.count(ReferenceCell::Black));
    assert_eq!(usize::from(ending.white), slow.count(ReferenceCell::White));
}

#[test]
fn both_rules_agree_on_twenty_thousand_random_games() {
    (0..20_000).for_each(agrees);
}

#[test]
fn both_rules_forbid_the_same_actions() {
    for index in 0..300 {
        let mut rng = rng(1_000_000 + index);
        let setup = any_setup(&mut rng);
        for game in games::random_game(&setup, &mut rng) {
            let legal = ReferenceBoard::read(&game.position().to_string()).legal();
            for action in all_actions() {
                let played = game.clone().play(action).is_ok();
                assert_eq!(played, legal.contains(&action.to_string()), "{action} in {game:?}");
            }
        }
    }
}
