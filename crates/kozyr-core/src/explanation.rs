//! Why an opponent decided as it did, as data that is translated for display.

mod comparison;
pub(crate) mod explainable_game;
pub(crate) mod message;
mod plain_text;
pub(crate) mod reasons;
mod redacted;
mod sentence;
mod unit;

pub use comparison::{Comparison, Contrast};
pub use explainable_game::ExplainableGame;
pub use message::{Term, TextArgument, TranslatableText};
pub use reasons::{Alternative, Explanation};
pub use redacted::{
    RedactedAlternative, RedactedContrast, RedactedCounterfactual, RedactedExplanation,
    RedactedPlan, RedactedValue,
};
pub use unit::PROVED_UNIT;
