//! The rules of Reversi, case by case.

use crate::support::reversi_games as games;

use games::new_game;
use kozyr_core::game::{Game, Outcome, Seat};
use kozyr_reversi::{
    Action, Board, Colour, Event, IllegalAction, Position, Reversi, Setup, Square,
    notation::parse_transcript,
};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn place(text: &str) -> Action {
    Action::Place(square(text))
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// The game after a transcript from the initial position.
fn after(transcript: &str) -> Reversi {
    let mut game = new_game(&Setup::default());
    for action in parse_transcript(&Position::START, transcript).unwrap() {
        game.play(action).unwrap();
    }
    game
}

#[test]
fn black_starts_with_four_legal_moves() {
    let game = new_game(&Setup::default());
    assert_eq!(game.to_act(), Some(Colour::Black.seat()));
    assert_eq!(Colour::Black.seat(), Seat::new(0));
    assert_eq!(game.legal_actions(), ["d3", "c4", "f5", "e6"].map(place));
    assert_eq!(game.position().disc(square("d4")), Some(Colour::White));
    assert_eq!(game.position().disc(square("e4")), Some(Colour::Black));
}

#[test]
fn a_move_flips_enclosed_discs_and_reports_them() {
    let mut game = new_game(&Setup::default());
    let events = game.play(place("f5")).unwrap();
    let colour = Colour::Black;
    assert_eq!(
        events,
        [
            Event::DiscPlaced { colour, square: square("f5") },
            Event::DiscsFlipped { colour, waves: vec![vec![square("e5")]] },
        ]
    );
    assert_eq!(game.position().disc(square("e5")), Some(Colour::Black));
    assert_eq!(game.position().to_move, Colour::White);
}

#[test]
fn a_long_line_flips_in_waves() {
    let start = position("X-------O-------O-------O-------O-------O-------O--------------- X");
    let mut game = new_game(&Setup { start });
    let events = game.play(place("a8")).unwrap();
    let Event::DiscsFlipped { waves, .. } = &events[1] else { panic!("{events:?}") };
    let expected: Vec<_> = ["a7", "a6", "a5", "a4", "a3", "a2"].map(|s| vec![square(s)]).into();
    assert_eq!(*waves, expected);
    assert!(matches!(events[2], Event::GameOver { .. }), "White has no disc left");
}

#[test]
fn each_broken_rule_has_its_own_error() {
    let mut game = new_game(&Setup::default());
    assert_eq!(game.play(place("d4")), Err(IllegalAction::Occupied(square("d4"))));
    assert_eq!(game.play(place("a1")), Err(IllegalAction::FlipsNothing(square("a1"))));
    assert_eq!(game.play(Action::Pass), Err(IllegalAction::CannotPass));
}

#[test]
fn a_side_without_a_legal_move_passes() {
    // White can take b1 from both sides; Black has no legal move.
    let start = position(&format!("OX-{} X", "-".repeat(61)));
    let mut game = new_game(&Setup { start });
    assert_eq!(game.legal_actions(), [Action::Pass]);
    assert_eq!(game.play(place("c1")), Err(IllegalAction::MustPass));
    assert_eq!(game.play(Action::Pass), Ok(vec![Event::TurnPassed { colour: Colour::Black }]));
    assert_eq!(game.legal_actions(), [place("c1")]);
    game.play(place("c1")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Lost(Colour::Black.seat().into())));
    assert_eq!(game.play(place("d1")), Err(IllegalAction::GameOver));
    assert_eq!(game.play(Action::Pass), Err(IllegalAction::GameOver));
}

#[test]
fn empties_count_for_the_winner() {
    // The shortest wipe-out: nine moves leave Black 13 discs and White none.
    let ending = after("e6f4e3f6g5d6e7f5c5").final_discs().unwrap();
    assert_eq!((ending.black, ending.white), (13, 0));
    assert_eq!(ending.disc_difference(), 64);
    let start = position(&format!("XXO{} X", "-".repeat(61)));
    let ending = new_game(&Setup { start }).final_discs();
    assert_eq!(ending, None, "Black can place d1");
    let over = position(&format!("XX-O{} X", "-".repeat(60)));
    let ending = new_game(&Setup { start: over }).final_discs().unwrap();
    assert_eq!((ending.black, ending.white), (2, 1));
    assert_eq!(ending.disc_difference(), 62);
    assert_eq!(over.board.final_score(), 62);
    assert_eq!(over.pass().board.final_score(), -62);
}

#[test]
fn equal_discs_are_a_draw() {
    let over = position(&format!("X------O{} X", "-".repeat(56)));
    let game = new_game(&Setup { start: over });
    assert_eq!(game.outcome(), Some(Outcome::Drawn));
    assert_eq!(game.final_discs().unwrap().winner(), None);
}

#[test]
fn the_published_perfect_game_is_a_draw() {
    let game = after(
        "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1F8G8B3H3\
         B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6",
    );
    assert_eq!(game.outcome(), Some(Outcome::Drawn));
    assert_eq!(game.final_discs().map(|ending| (ending.black, ending.white)), Some((32, 32)));
}

#[test]
fn a_handicap_gives_black_corners_and_white_the_first_move() {
    for corners in 1..=4 {
        let game = new_game(&Setup::handicap(corners));
        assert_eq!(game.to_act(), Some(Colour::White.seat()));
        let black_corners = Square::all()
            .filter(|square| square.is_corner())
            .filter(|&square| game.position().disc(square) == Some(Colour::Black))
            .count();
        assert_eq!(black_corners, corners);
        assert_eq!(game.position().board.empties().len(), 60 - corners);
    }
}

#[test]
fn overlapping_discs_are_rejected() {
    let disc = square("c4").into();
    assert!(Board::new(disc, disc).is_err_and(|overlap| overlap.0 == square("c4")));
}
