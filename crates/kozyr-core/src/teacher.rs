//! The teacher: [concepts](Concept) that decisions turn on, [problems](Problem) with one solution,
//! one's own mistakes as [exercises](Exercises), and the [turning points](turning_points) of a game.
//!
//! ```
//! use kozyr_reversi::Reversi;
//! use kozyr_core::{opponent::Budget, teacher::{Answer, problem_of_the_day, shipped}};
//!
//! // 21 November 2026, as days since the beginning of 1970.
//! let problem = problem_of_the_day::<Reversi>(20_778);
//! let legal = problem.record().game().legal_actions();
//! # use kozyr_core::game::Game;
//! for action in legal {
//!     match problem.answer(action, &Budget::default()) {
//!         Some(Answer::Right { line }) => println!("{action} wins: {line:?}"),
//!         Some(Answer::Wrong { refutation }) => println!("{action} loses to {refutation:?}"),
//!         None => println!("stopped"),
//!     }
//! }
//! assert!(shipped::<Reversi>().len() >= 200);
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
pub use turning_points::{ReviewSummary, ReviewedDecision, TurningPoint, turning_points};
