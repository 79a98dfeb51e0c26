//! The names of common openings.

use super::{action::Action, square::Square, symmetry::Symmetry};

/// Openings as transcripts with the message keys of their names. Longer ones come after their
/// prefixes.
const OPENINGS: [(&str, &str); 9] = [
    ("f5d6", "opening-perpendicular"),
    ("f5f6", "opening-diagonal"),
    ("f5f4", "opening-parallel"),
    ("f5d6c3d3c4", "opening-tiger"),
    ("f5d6c5f4e3", "opening-rabbit"),
    ("f5f6e6f4e3", "opening-cow"),
    ("f5f6e6f4g5", "opening-heath"),
    ("f5f6e6f4c3", "opening-buffalo"),
    ("f5d6c5f4e3c6d3f6e6d7", "opening-rose"),
];

/// The text key of the longest named opening that a game from the initial position follows, up to
/// symmetry; `None` if there is none.
pub fn opening_name(actions: &[Action]) -> Option<&'static str> {
    let squares: Vec<Square> = actions
        .iter()
        .map_while(|action| match action {
            Action::Place(square) => Some(*square),
            Action::Pass => None,
        })
        .collect();
    let transformed = Symmetry::all().map(|symmetry| {
        squares.iter().map(|&square| symmetry.map_square(square).to_string()).collect::<String>()
    });
    let games: Vec<String> = transformed.collect();
    OPENINGS
        .iter()
        .rev()
        .find(|(opening, _)| games.iter().any(|game| game.starts_with(opening)))
        .map(|(_, name)| *name)
}
