//! Simulated learners: what explanations teach a player of few parameters, beside what the moves
//! alone teach.
//!
//! A [`Student`] weighs actions by a sum over a few features and knows nothing at
//! first. It is shown decisions of a teacher and changes its weights by what it is allowed to see of
//! them: the action that was played, or what the explanation says, or parts of that.

mod examples;
mod observation;
mod perceptron;
mod training_run;

pub use examples::TrainingExample;
pub use perceptron::{AveragedPerceptron, TrainingSignal};
pub use training_run::{EvalMetrics, LearningCurves, TrainingRun};
