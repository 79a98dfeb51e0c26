//! Transcripts: the moves of a game in sequence.

use super::import::{ImportError, read_moves_from};
use crate::{action::Action, colour::Colour, game::Reversi, position::Position};
use kozyr_core::game::Game;

/// A way to write the moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TranscriptStyle {
    /// `f5d6c3`. Passes are left out; a pass at the very end is written, because no later move
    /// implies it.
    #[default]
    Plain,
    /// `f5d6--c3`: like [`Plain`](Self::Plain), with all passes.
    WithPasses,
    /// `1. F5 d6 2. C3 d3`: numbered pairs, Black in capitals, passes as `--`.
    Numbered,
}

/// Parses the moves of a game from `start` and returns all actions, including passes.
///
/// Squares may be in upper or lower case, with numbers, white space, commas or dashes between them.
/// A pass may be written (`--`, `ps`, `pa`, `pass`) or left out. A result may follow.
///
/// # Errors
/// The first move that is unreadable or illegal.
pub fn parse_transcript(start: &Position, text: &str) -> Result<Vec<Action>, ImportError> {
    read_moves_from(start, text)
}

/// Writes actions as a transcript in the plain style.
pub fn write_transcript(actions: &[Action]) -> String {
    // Only the numbered style depends on the start.
    format_transcript(&Position::START, actions, TranscriptStyle::Plain)
}

/// Writes the actions of a game from `start` in a style.
pub fn format_transcript(start: &Position, actions: &[Action], style: TranscriptStyle) -> String {
    let last = actions.len().wrapping_sub(1);
    match style {
        TranscriptStyle::Plain => {
            let is_written =
                |&(index, action): &(usize, &Action)| *action != Action::Pass || index == last;
            actions
                .iter()
                .enumerate()
                .filter(is_written)
                .map(|(_, action)| action.to_string())
                .collect()
        }
        TranscriptStyle::WithPasses => actions.iter().map(Action::to_string).collect(),
        TranscriptStyle::Numbered => {
            let mut colour = start.to_move;
            let write = |action: &Action| {
                let text = action.to_string();
                let text = if colour == Colour::Black { text.to_uppercase() } else { text };
                colour = colour.opposite();
                text
            };
            let moves: Vec<String> = actions.iter().map(write).collect();
            let pairs = moves.chunks(2).enumerate();
            let pairs = pairs.map(|(index, pair)| format!("{}. {}", index + 1, pair.join(" ")));
            pairs.collect::<Vec<_>>().join(" ")
        }
    }
}

/// The game from `start` with the given actions.
///
/// # Panics
/// If an action is illegal.
pub(super) fn replay(start: Position, actions: impl IntoIterator<Item = Action>) -> Reversi {
    let mut game = Reversi::from(start);
    for action in actions {
        game.play(action).expect("readers check every move");
    }
    game
}
