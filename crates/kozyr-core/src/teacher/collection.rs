//! Problems in files, and one for each day.

use rand::seq::SliceRandom;

use super::{
    problem::{Problem, ProblemError},
    teachable_game::TeachableGame,
};
use crate::game::Seed;

/// A line that is no problem.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct ProblemLineError {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: ProblemError,
}

/// Reads problems, one a line; empty lines and those that begin with `#` are skipped.
///
/// # Errors
/// The first line that is no problem.
pub fn read_problems<G: TeachableGame>(text: &str) -> Result<Vec<Problem<G>>, ProblemLineError> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            line.parse().map_err(|error| ProblemLineError { line: number, error })
        })
        .collect()
}

/// The problems that come with the program.
///
/// # Panics
/// Never: tests read them all.
pub fn bundled_problems<G: TeachableGame>() -> Vec<Problem<G>> {
    read_problems(G::bundled_problems()).expect("the problems that come with the program are sound")
}

/// Which of so many problems is that of a day, as a place from 0: the same for everyone, none
/// again before all others have been; `None` if there are none.
///
/// `day` is the day that the calendar shows where the player is, counted from 1 January 1970.
pub fn problem_index_of_the_day(day: u64, count: usize) -> Option<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.shuffle(&mut Seed::from(0).derive("problem-of-the-day", count as u64).rng());
    let turn = day.checked_rem(count as u64)?;
    order.get(usize::try_from(turn).ok()?).copied()
}

/// The problem of a day from those that come with the program, as [`of_the_day`].
///
/// # Panics
/// Never: there are some.
pub fn problem_of_the_day<G: TeachableGame>(day: u64) -> Problem<G> {
    let lines: Vec<&str> = G::bundled_problems()
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .collect();
    let at = problem_index_of_the_day(day, lines.len()).expect("problems come with the program");
    lines[at].trim().parse().expect("the problems that come with the program are sound")
}
