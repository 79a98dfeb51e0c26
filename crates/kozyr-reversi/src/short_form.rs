//! The compact encoding of setups, and import of games from other programs.

use super::{
    action::Action,
    bitboard::Bitboard,
    colour::Colour,
    final_discs::FinalDiscs,
    game::Reversi,
    notation::{ImportedGame, StatedResult, read_game_files},
    position::Position,
    setup::Setup,
    square::Square,
};
use kozyr_core::game::{
    ImportFile, ImportedMatch, MixedRadix, NotationError, Player, Record, Seed, ShortForm,
};

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

    /// Reads transcripts, boards, OBF and GGF, and files of the WTHOR database with the names of
    /// its players and tournaments. No format says which opponent played, so all players are human.
    fn import(files: &[ImportFile]) -> Option<Result<Vec<ImportedMatch>, NotationError>> {
        match read_game_files(files) {
            Ok(games) => Some(Ok(games.iter().map(imported_match).collect())),
            Err(error) if error.is_foreign() => None,
            Err(error) => Some(Err(error.into())),
        }
    }
}

/// Summarizes an imported game, with all players as humans. Without any player's name, the list of
/// names is empty.
fn imported_match(imported: &ImportedGame) -> ImportedMatch {
    let game = &imported.game;
    let players = [&game.black, &game.white].map(String::clone);
    let are_known = players.iter().any(|name| !name.is_empty());
    let record = record_between_people(game.start, &game.actions());
    // A stated difference says less than the discs of a finished game.
    let result = match (game.result, record.game().final_discs()) {
        (StatedResult::Discs { .. }, _) | (_, None) => game.result,
        (_, Some(FinalDiscs { black, white })) => StatedResult::Discs { black, white },
    };
    ImportedMatch {
        short_form: record.to_short_form(),
        is_position: game.moves.is_empty(),
        actions: game.moves.len(),
        players: if are_known { players.into() } else { Vec::new() },
        people: Vec::new(),
        event: game.event.clone(),
        date: game.date.clone(),
        result: result.to_string(),
    }
}

/// The record of a game between two humans, with a seed of zeros.
///
/// # Panics
/// If an action is illegal.
fn record_between_people(start: Position, actions: &[Action]) -> Record<Reversi> {
    let players = vec![Player::Human; 2];
    let record = Record::new(Setup { start }, Seed::new([0; 32]), players);
    let mut record = record.expect("two players can start from any position");
    for &action in actions {
        record.play(action).expect("the parser has checked every action");
    }
    record
}
