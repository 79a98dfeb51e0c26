//! Reading positions from text in any supported form.

use kozyr_core::known_games::{KnownGames, ReadError};
use kozyr_reversi::{Position, Reversi, notation::ObfLine};

/// Reads a position: a board string or an OBF line, or the final position of a game record. Without
/// a side to move, that of `now` is kept.
///
/// # Errors
/// If the text is none of these.
pub fn read(text: &str, now: Position) -> Result<Position, ReadError> {
    let side = now.to_string().chars().last().unwrap_or('X');
    for text in [text.to_owned(), format!("{text} {side}")] {
        if let Ok(line) = text.parse::<ObfLine>() {
            return Ok(line.position);
        }
    }
    match KnownGames::new().with::<Reversi>().read(text)?.downcast_ref::<Reversi>() {
        Some(record) => Ok(record.game().position()),
        None => Err(kozyr_core::game::ShortFormError::Missing.into()),
    }
}
