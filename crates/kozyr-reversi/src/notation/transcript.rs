//! Transcripts: the squares of a game one after another.

use crate::{
    action::Action,
    game::{IllegalAction, Reversi},
    position::Position,
};
use kozyr_core::game::Game;

/// Why a text is not the transcript of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TranscriptError {
    /// What stands there is neither a square nor a pass.
    #[error("character {place}: `{found}` is neither a square nor a pass")]
    Unreadable {
        /// Which character, from 1.
        place: usize,
        /// What stands there.
        found: String,
    },
    /// The rules forbid the action.
    #[error("character {place}: {action} is not legal: {illegal}")]
    Illegal {
        /// Which character, from 1.
        place: usize,
        /// The action.
        action: Action,
        /// The rule that it breaks.
        illegal: IllegalAction,
    },
}

/// Reads a transcript that begins from `start`, and returns every action, passes included.
///
/// Squares may be in any case with white space between them. A pass may be written (`--`, `ps`,
/// `pa`, `pass`) or left out where it is the only thing that can be done.
///
/// # Errors
/// The first thing that cannot be read, or that the rules forbid.
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

/// The action that the symbols begin with, and how many of them it takes.
fn first_action(symbols: &[(usize, char)]) -> Option<(Action, usize)> {
    // The longest first, or `pass` would be read as `pa`.
    [4, 2].into_iter().filter(|&length| length <= symbols.len()).find_map(|length| {
        let text: String = symbols[..length].iter().map(|&(_, symbol)| symbol).collect();
        Some((text.parse().ok()?, length))
    })
}

/// Writes the actions of a game: squares in small letters without
/// passes, except for a pass at the very end, which nothing after it would imply.
pub fn write_transcript(actions: &[Action]) -> String {
    let last = actions.len().wrapping_sub(1);
    actions
        .iter()
        .enumerate()
        .filter(|&(index, &action)| action != Action::Pass || index == last)
        .map(|(_, action)| action.to_string())
        .collect()
}
