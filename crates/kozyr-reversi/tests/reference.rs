//! The library agrees with a slow reference implementation in every detail.

use crate::support::reversi_games as games;
use crate::support::reversi_reference as reference;

use games::{all_actions, any_setup, new_game, rng};
use kozyr_core::game::Game;
use kozyr_reversi::{Action, Event, Setup};
use rand::seq::IndexedRandom;
use reference::{ReferenceBoard, ReferenceCell};

/// Compares a whole random game.
fn assert_game_agrees(index: u64) {
    let mut rng = rng(index);
    let setup = any_setup(&mut rng);
    let mut game = new_game(&setup);
    let mut reference_board = ReferenceBoard::read(&setup.start.to_string());
    if setup == Setup::default() {
        assert_eq!(reference_board, ReferenceBoard::start());
    }
    loop {
        assert_eq!(game.position().to_string(), reference_board.write());
        let legal = game.legal_actions();
        let texts: Vec<_> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(texts, reference_board.legal(), "{}", reference_board.write());
        assert_eq!(game.to_act().is_none(), legal.is_empty());
        let Some(&action) = legal.choose(&mut rng) else { break };
        let mut expected_flips = match action {
            Action::Place(square) => {
                reference_board.turned(reference_board.turn, square.column(), square.row())
            }
            Action::Pass => Vec::new(),
        };
        let events = game.play(action).unwrap();
        reference_board.play(&action.to_string());
        let mut flips: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::DiscsFlipped { waves, .. } => Some(waves.iter().flatten()),
                _ => None,
            })
            .flatten()
            .map(|square| (square.column(), square.row()))
            .collect();
        expected_flips.sort_unstable();
        flips.sort_unstable();
        assert_eq!(flips, expected_flips);
    }
    let ending = game.final_discs().unwrap();
    assert_eq!(usize::from(ending.black), reference_board.count(ReferenceCell::Black));
    assert_eq!(usize::from(ending.white), reference_board.count(ReferenceCell::White));
}

#[test]
fn the_reference_agrees_on_twenty_thousand_random_games() {
    (0..20_000).for_each(assert_game_agrees);
}

#[test]
fn the_reference_forbids_the_same_actions() {
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
