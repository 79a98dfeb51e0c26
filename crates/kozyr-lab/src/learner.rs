//! Simulated learners: how much a small model learns from explanations, compared with moves alone.
//!
//! An [`AveragedPerceptron`] rates actions by a weighted sum of a few features, starting from zero
//! weights. It is trained on decisions of a teacher and sees only what its [`TrainingSignal`]
//! allows: the action played, the explanation, or parts of the explanation.

mod examples;
mod observation;
mod perceptron;
mod training_run;

pub use examples::TrainingExample;
pub use perceptron::{AveragedPerceptron, TrainingSignal};
pub use training_run::{EvalMetrics, LearningCurves, TrainingRun};
