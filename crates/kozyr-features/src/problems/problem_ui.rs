//! The trait of games with problems, and the events that open problems.

use bevy::prelude::*;
use kozyr_core::teacher::{Concept, DifficultyLevel, TeachableGame};

use crate::{lessons::Teachable, review::Reviewable, saved_games::Exportable};
use kozyr_platform::screen::GameId;
use kozyr_ui::language::Language;

/// A game with problems.
pub trait ProblemUi: Teachable<Rules: TeachableGame> + Reviewable + Exportable {
    /// A sentence that tells the player their role in the position.
    fn situation(game: &Self::Rules, language: &Language) -> String;
}

/// Sets up a position on its table for the player to solve.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct PoseProblem {
    /// The game.
    pub game: GameId,
    /// The problem or exercise.
    pub problem: ProblemId,
    /// The series it belongs to.
    pub series: ProblemSeries,
}

/// Shows the page of problems with those of this game.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShowProblems(pub GameId);

/// A problem or an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemId {
    /// A bundled problem, by index.
    Problem(usize),
    /// The exercise of this position.
    Exercise(String),
}

/// The series that continues after a problem is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemSeries {
    /// Only the problem of the day.
    Today,
    /// All problems of a level.
    Level(DifficultyLevel),
    /// All problems about a concept.
    Concept(Concept),
    /// The exercises that are due.
    Mistakes,
}
