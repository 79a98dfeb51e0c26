//! Simulated learners: what explanations teach a player of few parameters, beside what the moves
//! alone teach.
//!
//! A [`Student`] weighs actions by a sum over a few features and knows nothing at
//! first. It is shown decisions of a teacher and changes its weights by what it is allowed to see of
//! them: the action that was played, or what the explanation says, or parts of that.

mod course;
mod lesson;
mod seen;
mod student;

pub use course::{Course, Grade, Progress};
pub use lesson::Lesson;
pub use student::{Diet, Student};
