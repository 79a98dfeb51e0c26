//! What is asked for, and of which games it can be.

use bevy::prelude::*;
use kozyr_core::teacher::{Concept, DifficultyLevel, TeachableGame};

use crate::{lessons::Teachable, review::Reviewable, saved_games::Exportable};
use kozyr_platform::screen::GameId;
use kozyr_ui::language::Language;

/// A game of which decisions can be asked for.
pub trait ProblemUi: Teachable<Rules: TeachableGame> + Reviewable + Exportable {
    /// What the person to act has to do, in a sentence.
    fn situation(game: &Self::Rules, language: &Language) -> String;
}

/// A position is to be laid on its table, for the player to find the decision.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct PoseProblem {
    /// The game.
    pub game: GameId,
    /// What is asked.
    pub problem: ProblemId,
    /// Of which series it is one.
    pub series: ProblemSeries,
}

/// The page of problems is to be shown, with those of that game.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShowProblems(pub GameId);

/// One position of which a decision is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemId {
    /// A problem, by its place among those that come with the program.
    Problem(usize),
    /// The exercise of that position.
    Exercise(String),
}

/// Where one goes on when a problem was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemSeries {
    /// The problem of the day alone.
    Today,
    /// All problems of a level.
    Level(DifficultyLevel),
    /// All problems that turn on a concept.
    Concept(Concept),
    /// The exercises that are due.
    Mistakes,
}
