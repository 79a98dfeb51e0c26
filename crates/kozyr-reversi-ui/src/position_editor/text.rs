//! Reading positions from text in any supported form.

use kozyr_core::known_games::{KnownGames, ReadError};
use kozyr_reversi::{Position, Reversi};

/// Reads a position: a board in any form, or the final position of a game, as a record, a link, a
/// transcript or in another notation. Without a side to move it is Black's turn.
///
/// # Errors
/// If the text is none of these.
pub fn read(text: &str) -> Result<Position, ReadError> {
    match KnownGames::new().with::<Reversi>().read(text)?.downcast_ref::<Reversi>() {
        Some(record) => Ok(record.game().position()),
        None => Err(kozyr_core::game::ShortFormError::Missing.into()),
    }
}
