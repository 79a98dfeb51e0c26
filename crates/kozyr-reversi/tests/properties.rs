//! Invariants of every game of Reversi, checked on twenty thousand random ones.

use crate::support::reversi_games as games;

use games::{all_actions, any_setup, random_game, rng};
use kozyr_core::game::{Game, Outcome, Player, Record, Seat, Seed};
use kozyr_reversi::{
    Action, Colour, Event, IllegalAction, Position, Reversi, Setup, Square,
    notation::{parse_transcript, write_transcript},
};
use rand::seq::IndexedRandom;

const GAMES: u64 = 20_000;

/// Calls a function with the setup and all states of every random game.
fn each_game(check: impl Fn(&Setup, &[Reversi])) {
    for index in 0..GAMES {
        let mut rng = rng(index);
        let setup = any_setup(&mut rng);
        check(&setup, &random_game(&setup, &mut rng));
    }
}

#[test]
fn games_end_and_have_a_seat_to_act_until_then() {
    each_game(|_, states| {
        // A game fills at most all squares, with at most one pass before each move.
        assert!(states.len() <= 2 * 64 + 1);
        let (last, unfinished) = states.split_last().unwrap();
        for game in unfinished {
            assert!(
                game.to_act().is_some() && game.outcome().is_none() && game.final_discs().is_none()
            );
            assert!(!game.legal_actions().is_empty());
        }
        assert!(last.to_act().is_none() && last.outcome().is_some());
        assert!(last.legal_actions().is_empty());
        assert!(all_actions().iter().all(|&action| last.clone().play(action).is_err()));
    });
}

#[test]
fn the_side_with_fewer_discs_loses() {
    each_game(|_, states| {
        let ending = states.last().unwrap().final_discs().unwrap();
        let seat = |colour: Colour| colour.seat();
        match states.last().unwrap().outcome().unwrap() {
            Outcome::Drawn => assert_eq!(ending.black, ending.white),
            outcome => {
                let black_won = outcome.score(seat(Colour::Black)) == 1.0;
                assert_eq!(black_won, ending.black > ending.white);
                assert_eq!(!black_won, ending.white > ending.black);
            }
        }
        let score = ending.disc_difference();
        assert!((-64..=64).contains(&score));
        assert_eq!(score.signum(), (i32::from(ending.black) - i32::from(ending.white)).signum());
    });
}

#[test]
fn illegal_actions_change_nothing_and_name_the_broken_rule() {
    for index in 0..500 {
        let mut rng = rng(index);
        let setup = any_setup(&mut rng);
        for game in random_game(&setup, &mut rng) {
            let legal = game.legal_actions();
            for action in all_actions().into_iter().filter(|action| !legal.contains(action)) {
                let mut copy = game.clone();
                let illegal = copy.play(action).unwrap_err();
                assert_eq!(copy, game);
                match (action, illegal) {
                    (Action::Place(square), IllegalAction::Occupied(named)) => {
                        assert_eq!(square, named);
                        assert!(game.position().disc(square).is_some());
                    }
                    (Action::Place(square), IllegalAction::FlipsNothing(named)) => {
                        assert_eq!(square, named);
                        assert!(game.position().disc(square).is_none());
                    }
                    (Action::Place(_), IllegalAction::MustPass) => {
                        assert_eq!(legal, [Action::Pass])
                    }
                    (Action::Pass, IllegalAction::CannotPass) => assert!(!legal.is_empty()),
                    (_, IllegalAction::GameOver) => assert!(legal.is_empty()),
                    (action, illegal) => panic!("{action}: {illegal}"),
                }
            }
        }
    }
}

#[test]
fn a_record_replays_to_the_same_state() {
    for index in 0..GAMES {
        let mut rng = rng(index);
        let setup = any_setup(&mut rng);
        let players = vec![Player::Human, Player::Opponent("novice".into())];
        let mut record = Record::<Reversi>::new(setup, Seed::from(index), players).unwrap();
        while let Some(&action) = record.game().legal_actions().choose(&mut rng) {
            record.play(action).unwrap();
        }
        let read = Record::<Reversi>::from_json(&record.to_json()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.game(), record.game());
    }
}

#[test]
fn transcripts_round_trip() {
    each_game(|setup, states| {
        for game in [&states[states.len() / 2], states.last().unwrap()] {
            let text = write_transcript(game.history());
            let read = parse_transcript(&setup.start, &text).unwrap();
            assert_eq!(read, game.history());
            assert_eq!(write_transcript(&read), text);
        }
    });
}

#[test]
fn positions_and_snapshots_round_trip() {
    for index in 0..2_000 {
        let mut rng = rng(index);
        let setup = any_setup(&mut rng);
        for game in random_game(&setup, &mut rng) {
            let text = game.position().to_string();
            let read: Position = text.parse().unwrap();
            assert_eq!(read, game.position());
            assert_eq!(read.to_string(), text);
        }
        let game = random_game(&setup, &mut rng).swap_remove(0);
        let snapshot = game.view(Seat::new(1)).snapshot();
        let json = serde_json::to_string(&snapshot).unwrap();
        assert_eq!(serde_json::from_str::<kozyr_reversi::ViewData>(&json).unwrap(), snapshot);
    }
}

#[test]
fn edge_discs_flip_only_along_their_edge_and_corners_never() {
    each_game(|_, states| {
        for pair in states.windows(2) {
            let Some(&Action::Place(placed)) = pair[1].history().last() else { continue };
            let flips = pair[0].position().board.flips(placed);
            for flip in flips.iter().filter(|flip| flip.is_edge()) {
                assert!(!flip.is_corner());
                let same_column = flip.column() == placed.column() && flip.column() % 7 == 0;
                let same_row = flip.row() == placed.row() && flip.row() % 7 == 0;
                assert!(same_column || same_row);
            }
        }
    });
}

#[test]
fn waves_group_flips_by_distance() {
    for index in 0..2_000 {
        let mut rng = rng(index);
        let mut game = random_game(&Setup::default(), &mut rng).swap_remove(0);
        while let Some(&action) = game.legal_actions().choose(&mut rng) {
            let board_before = game.position().board;
            for event in game.play(action).unwrap() {
                let (Action::Place(placed), Event::DiscsFlipped { waves, .. }) = (action, event)
                else {
                    continue;
                };
                for (index, wave) in waves.iter().enumerate() {
                    assert!(wave.iter().all(|flip| flip.distance(placed) == index + 1));
                }
                assert!(!waves.last().unwrap().is_empty());
                let flip_count: usize = waves.iter().map(Vec::len).sum();
                assert_eq!(flip_count, board_before.flips(placed).len());
            }
        }
    }
}

#[test]
fn squares_and_actions_round_trip() {
    for action in all_actions() {
        assert_eq!(action.to_string().parse(), Ok(action));
        assert_eq!(action.to_string().to_uppercase().parse(), Ok(action));
    }
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::at(square.column(), square.row()), square);
    }
}
