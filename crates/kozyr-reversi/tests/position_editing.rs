//! Position editing and board symmetries.

use crate::support::reversi_games as games;

use kozyr_core::game::{Player, Record, Seed};
use kozyr_reversi::{
    Colour, Position, Reversi, Setup, Square, Symmetry,
    notation::{GgfGame, parse_ggf},
};
use rand::{RngExt, seq::IndexedRandom};

#[test]
fn what_is_laid_on_a_square_is_there_and_nothing_else_changes() {
    let mut rng = games::rng(80);
    for _ in 0..2000 {
        let position = games::jumble(&mut rng);
        let square = Square::new(rng.random_range(0..64));
        let disc = *[None, Some(Colour::Black), Some(Colour::White)].choose(&mut rng).unwrap();
        let laid = position.with_disc(square, disc);
        assert_eq!(laid.to_move, position.to_move);
        for other in Square::all() {
            let expected = if other == square { disc } else { position.disc(other) };
            assert_eq!(laid.disc(other), expected);
        }
    }
}

#[test]
fn a_position_is_made_of_its_discs() {
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
fn one_turning_after_another_is_a_turning() {
    for first in Symmetry::all() {
        for second in Symmetry::all() {
            for square in Square::all() {
                let both = second.map_square(first.map_square(square));
                assert_eq!(first.then(second).map_square(square), both);
            }
        }
        assert_eq!(first.then(first.inverse()), Symmetry::default());
    }
}

#[test]
fn a_quarter_turn_brings_the_upper_left_corner_to_the_upper_right() {
    assert_eq!(Symmetry::ROTATION_90.map_square(Square::at(0, 0)), Square::at(7, 0));
    assert_eq!(Symmetry::ROTATION_90.map_square(Square::at(7, 0)), Square::at(7, 7));
    assert_eq!(Symmetry::MIRROR.map_square(Square::at(0, 3)), Square::at(7, 3));
    assert!(Symmetry::ROTATION_90.swaps_columns_and_rows());
    assert!(!Symmetry::MIRROR.swaps_columns_and_rows());
}

#[test]
fn a_game_written_as_ggf_is_read_as_the_same_game() {
    let mut rng = games::rng(82);
    for _ in 0..200 {
        let setup = games::any_setup(&mut rng);
        let states = games::random_game(&setup, &mut rng);
        let mut record =
            Record::<Reversi>::new(setup, Seed::from(1), vec![Player::Human; 2]).unwrap();
        for &action in states.last().unwrap().history() {
            record.play(action).unwrap();
        }
        let written = GgfGame::of(&record, ["a".into(), "b".into()]);
        let read = parse_ggf(&written.to_string()).unwrap();
        assert_eq!(read, [written]);
        assert_eq!(read[0].actions(), record.actions());
        assert_eq!(Setup { start: read[0].start }, setup);
    }
}
