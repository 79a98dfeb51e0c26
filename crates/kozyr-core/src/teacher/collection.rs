//! Collections of problems, and the problem of the day.

use rand::seq::SliceRandom;

use super::{
    problem::{Problem, ProblemError},
    teachable_game::TeachableGame,
};
use crate::game::Seed;

/// The error for a line that is not a problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct ProblemLineError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub error: ProblemError,
}

/// Parses problems, one per line; skips empty lines and lines that start with `#`.
///
/// # Errors
/// The first line that is not a problem.
pub fn read_problems<G: TeachableGame>(text: &str) -> Result<Vec<Problem<G>>, ProblemLineError> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            line.parse().map_err(|error| ProblemLineError { line: number, error })
        })
        .collect()
}

/// Returns the problems that come with the program.
///
/// # Panics
/// Never: tests parse them all.
pub fn bundled_problems<G: TeachableGame>() -> Vec<Problem<G>> {
    read_problems(G::bundled_problems()).expect("bundled problems are valid")
}

/// Returns the index of a day's problem among `count` problems; `None` if there are none. It is the
/// same for everyone, and no problem comes back before all others have been used.
///
/// `day` is the local date of the player, in days since 1 January 1970.
pub fn problem_index_of_the_day(day: u64, count: usize) -> Option<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.shuffle(&mut Seed::from(0).derive("problem-of-the-day", count as u64).rng());
    let position = day.checked_rem(count as u64)?;
    order.get(usize::try_from(position).ok()?).copied()
}

/// Returns a day's problem from those that come with the program, by [`problem_index_of_the_day`].
///
/// # Panics
/// Never: there are bundled problems.
pub fn problem_of_the_day<G: TeachableGame>(day: u64) -> Problem<G> {
    let lines: Vec<&str> = G::bundled_problems()
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .collect();
    let index = problem_index_of_the_day(day, lines.len()).expect("there are bundled problems");
    lines[index].trim().parse().expect("bundled problems are valid")
}
