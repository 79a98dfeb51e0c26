//! The compact encoding of setups, and import of games from other programs.

use super::{
    action::Action,
    bitboard::Bitboard,
    colour::Colour,
    game::Reversi,
    notation::{ImportError, ImportProblem, read_games},
    position::Position,
    setup::Setup,
    square::Square,
};
use kozyr_core::game::{MixedRadix, NotationError, Player, Record, Seed, ShortForm};

impl ShortForm for Reversi {
    fn write_setup(setup: &Setup, digits: &mut MixedRadix) {
        let usual = *setup == Setup::default();
        digits.write_digit((!usual).into(), 2);
        if usual {
            return;
        }
        digits.write_digit(setup.start.to_move as u32, 2);
        for square in Square::all() {
            digits.write_digit(setup.start.disc(square).map_or(0, |colour| colour as u32 + 1), 3);
        }
    }

    fn read_setup(digits: &mut MixedRadix) -> Option<Setup> {
        if digits.read_digit(2) == 0 {
            return Some(Setup::default());
        }
        let to_move = Colour::BOTH[digits.read_digit(2) as usize];
        let mut discs = [Bitboard::EMPTY; 2];
        for square in Square::all() {
            if let Some(colour) = digits.read_digit(3).checked_sub(1) {
                discs[colour as usize] |= square.into();
            }
        }
        let [black, white] = discs;
        Some(Setup { start: Position::new(black, white, to_move).ok()? })
    }

    /// Reads the first game of a text in any format. No format says which opponent played, so both
    /// players are human.
    fn read_notation(text: &str) -> Option<Result<Record<Self>, NotationError>> {
        match read_games(text) {
            Ok(games) => {
                let game = &games.first()?.game;
                Some(Ok(record_between_people(game.start, &game.actions())))
            }
            // Text that does not start with a move was not meant as a game.
            Err(ImportError { problem: ImportProblem::Empty, .. }) => None,
            Err(ImportError {
                problem: ImportProblem::NoMove { .. }, line: 1, column: 1, ..
            }) => None,
            Err(error) => Some(Err(error.into())),
        }
    }
}

fn record_between_people(start: Position, actions: &[Action]) -> Record<Reversi> {
    let players = vec![Player::Human; 2];
    let record = Record::new(Setup { start }, Seed::new([0; 32]), players);
    let mut record = record.expect("two players can start from any position");
    for &action in actions {
        record.play(action).expect("the parser has checked every action");
    }
    record
}
