//! Simulated learners: how much a small model learns from explanations, compared with moves alone.
//!
//! A [`Student`] rates actions by a weighted sum of a few [features](LearnableGame). It fits the
//! weights to [lessons](Lesson), which are a teacher's decisions, and sees only what its
//! [`TrainingSignal`] allows: the actions played, their headlines, or other parts of the
//! explanations.

mod durak;
mod learnable_game;
mod lesson;
mod reversi;
mod student;
mod training_run;

pub use learnable_game::{LearnableGame, feature_vector};
pub use lesson::{Lesson, LessonHeadline, collect_lessons};
pub use student::{Student, TrainingSignal};
pub use training_run::{EvalMetrics, LearningCurves, TrainingRun};
