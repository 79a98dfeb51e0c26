//! How the laboratory words what it tells.

use std::fmt::Display;

/// So many of a thing, by its name in the singular and the plural.
pub fn pluralized(count: impl Display, one: &str, many: &str) -> String {
    let count = count.to_string();
    let name = if count == "1" { one } else { many };
    format!("{count} {name}")
}

/// How many games were played, and how many decisions made in them.
pub fn games_and_decisions(games: u64, decisions: u64) -> String {
    format!(
        "{}, {}",
        pluralized(games, "game", "games"),
        pluralized(decisions, "decision", "decisions")
    )
}
