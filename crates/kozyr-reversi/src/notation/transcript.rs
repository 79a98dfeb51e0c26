//! Transcripts: the squares of a game's moves in sequence.

use crate::{
    action::Action,
    game::{IllegalAction, Reversi},
    position::Position,
};
use kozyr_core::game::Game;

/// The error for a text that is not a transcript of a legal game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TranscriptError {
    /// The text is neither a square nor a pass.
    #[error("character {place}: `{found}` is neither a square nor a pass")]
    Unreadable {
        /// The position of the error in characters, from 1.
        place: usize,
        /// The text found.
        found: String,
    },
    /// An illegal action.
    #[error("character {place}: {action} is not legal: {illegal}")]
    Illegal {
        /// The position of the action in characters, from 1.
        place: usize,
        /// The action.
        action: Action,
        /// The rule that it breaks.
        illegal: IllegalAction,
    },
}

/// Parses a transcript of a game from `start` and returns all actions, including passes.
///
/// Squares may be in upper or lower case, with white space between them. A pass may be written
/// (`--`, `ps`, `pa`, `pass`) or omitted.
///
/// # Errors
/// The first action that is unreadable or illegal.
pub fn parse_transcript(start: &Position, text: &str) -> Result<Vec<Action>, TranscriptError> {
    let mut game = Reversi::from(*start);
    let symbols: Vec<(usize, char)> =
        text.chars().enumerate().filter(|(_, symbol)| !symbol.is_whitespace()).collect();
    let mut rest = symbols.as_slice();
    while let Some(&(index, _)) = rest.first() {
        let (action, length) = first_action(rest).ok_or_else(|| TranscriptError::Unreadable {
            place: index + 1,
            found: rest.iter().take(2).map(|&(_, symbol)| symbol).collect(),
        })?;
        if action != Action::Pass && game.legal_actions() == [Action::Pass] {
            game.play(Action::Pass).expect("it was the only legal action");
        }
        game.play(action).map_err(|illegal| TranscriptError::Illegal {
            place: index + 1,
            action,
            illegal,
        })?;
        rest = &rest[length..];
    }
    Ok(game.history().to_vec())
}

/// The action at the start of `symbols`, and its length in characters.
fn first_action(symbols: &[(usize, char)]) -> Option<(Action, usize)> {
    // Longest first, so `pass` is not read as `pa`.
    [4, 2].into_iter().filter(|&length| length <= symbols.len()).find_map(|length| {
        let text: String = symbols[..length].iter().map(|&(_, symbol)| symbol).collect();
        Some((text.parse().ok()?, length))
    })
}

/// Writes the actions as a transcript: lower-case squares without passes. A pass at the very end is
/// written, because no later move implies it.
pub fn write_transcript(actions: &[Action]) -> String {
    let last = actions.len().wrapping_sub(1);
    actions
        .iter()
        .enumerate()
        .filter(|&(index, &action)| action != Action::Pass || index == last)
        .map(|(_, action)| action.to_string())
        .collect()
}
