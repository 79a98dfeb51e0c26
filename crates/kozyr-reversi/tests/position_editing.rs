//! Position editing and board symmetries.

use crate::support::reversi_games as games;

use kozyr_core::game::{Player, Record, Seed};
use kozyr_reversi::{
    Colour, Position, Reversi, Setup, Square, Symmetry,
    notation::{NotatedGame, read_games, write_ggf},
};
use rand::{RngExt, seq::IndexedRandom};

#[test]
fn editing_a_square_changes_only_that_square() {
    let mut rng = games::rng(80);
    for _ in 0..2000 {
        let position = games::jumble(&mut rng);
        let square = Square::new(rng.random_range(0..64));
        let disc = *[None, Some(Colour::Black), Some(Colour::White)].choose(&mut rng).unwrap();
        let edited = position.with_disc(square, disc);
        assert_eq!(edited.to_move, position.to_move);
        for candidate in Square::all() {
            let expected = if candidate == square { disc } else { position.disc(candidate) };
            assert_eq!(edited.disc(candidate), expected);
        }
    }
}

#[test]
fn positions_are_built_from_their_discs() {
    let mut rng = games::rng(81);
    for _ in 0..500 {
        let position = games::jumble(&mut rng);
        let [black, white] = Colour::BOTH.map(|colour| position.discs(colour));
        assert_eq!(Position::new(black, white, position.to_move), Ok(position));
    }
    let corner = Square::new(0).into();
    assert!(Position::new(corner, corner, Colour::Black).is_err());
}

#[test]
fn symmetries_compose() {
    for first in Symmetry::all() {
        for second in Symmetry::all() {
            for square in Square::all() {
                let expected = second.map_square(first.map_square(square));
                assert_eq!(first.then(second).map_square(square), expected);
            }
        }
        assert_eq!(first.then(first.inverse()), Symmetry::default());
    }
}

#[test]
fn a_quarter_turn_maps_a1_to_h1() {
    assert_eq!(Symmetry::ROTATION_90.map_square(Square::at(0, 0)), Square::at(7, 0));
    assert_eq!(Symmetry::ROTATION_90.map_square(Square::at(7, 0)), Square::at(7, 7));
    assert_eq!(Symmetry::MIRROR.map_square(Square::at(0, 3)), Square::at(7, 3));
    assert!(Symmetry::ROTATION_90.swaps_columns_and_rows());
    assert!(!Symmetry::MIRROR.swaps_columns_and_rows());
}

#[test]
fn ggf_round_trips() {
    let mut rng = games::rng(82);
    for _ in 0..200 {
        let setup = games::any_setup(&mut rng);
        let states = games::random_game(&setup, &mut rng);
        let mut record =
            Record::<Reversi>::new(setup, Seed::from(1), vec![Player::Human; 2]).unwrap();
        for &action in states.last().unwrap().history() {
            record.play(action).unwrap();
        }
        let game = NotatedGame::from_record(&record, ["a".into(), "b".into()]);
        let read = read_games(&write_ggf(&game)).unwrap();
        let [imported] = &read[..] else { panic!("{read:?}") };
        assert_eq!(imported.game, game);
        assert_eq!(imported.game.actions(), record.actions());
        assert_eq!(Setup { start: imported.game.start }, setup);
    }
}
