//! Wording of the laboratory's reports.

use std::fmt::Display;

/// The count and the noun, which is singular only for a count of 1.
pub fn pluralized(count: impl Display, singular: &str, plural: &str) -> String {
    let count = count.to_string();
    let name = if count == "1" { singular } else { plural };
    format!("{count} {name}")
}

/// The numbers of games and decisions.
pub fn games_and_decisions(games: u64, decisions: u64) -> String {
    format!(
        "{}, {}",
        pluralized(games, "game", "games"),
        pluralized(decisions, "decision", "decisions")
    )
}
