//! Wording of the laboratory's reports.

use std::fmt::Display;

/// The count with the noun in singular or plural.
pub fn pluralized(count: impl Display, one: &str, many: &str) -> String {
    let count = count.to_string();
    let name = if count == "1" { one } else { many };
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
