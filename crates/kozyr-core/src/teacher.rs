//! Teaching: [concepts](Concept) that decisions turn on, [problems](Problem) with one solution,
//! [exercises](Exercises) from a player's own mistakes, and the [turning points](turning_points) of
//! a game.
//!
//! ```
//! use kozyr_reversi::Reversi;
//! use kozyr_core::{
//!     opponent::Budget,
//!     teacher::{AnswerResult, bundled_problems, problem_of_the_day},
//! };
//!
//! // 21 November 2026, in days since 1 January 1970.
//! let problem = problem_of_the_day::<Reversi>(20_778);
//! let legal = problem.record().game().legal_actions();
//! # use kozyr_core::game::Game;
//! for action in legal {
//!     match problem.judge_answer(action, &Budget::default()) {
//!         Some(AnswerResult::Right { line }) => println!("{action} wins: {line:?}"),
//!         Some(AnswerResult::Wrong { refutation }) => println!("{action} loses: {refutation:?}"),
//!         None => println!("stopped"),
//!     }
//! }
//! assert!(bundled_problems::<Reversi>().len() >= 200);
//! ```

mod collection;
mod concept;
mod difficulty;
mod exercises;
mod problem;
mod problem_finder;
mod teachable_game;
mod turning_points;

pub use collection::{
    ProblemLineError, bundled_problems, problem_index_of_the_day, problem_of_the_day, read_problems,
};
pub use concept::{Concept, GameConcepts};
pub use difficulty::{Difficulty, DifficultyLevel};
pub use exercises::{Exercise, ExerciseOutcome, Exercises, REVIEW_INTERVALS_DAYS};
pub use problem::{AnswerResult, Problem, ProblemError};
pub use problem_finder::{find_problem, plausible_mistakes};
pub use teachable_game::{ProvenResult, TeachableGame};
pub use turning_points::{
    ConceptLoss, ReviewSummary, ReviewedDecision, TurningPoint, turning_points,
};
