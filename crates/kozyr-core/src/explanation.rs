//! Why an opponent decided as it did: data that is put into words only when it is shown.

mod comparison;
pub(crate) mod explainable_game;
pub(crate) mod message;
mod plain_text;
pub(crate) mod reasons;
mod redacted;
mod sentence;
mod unit;

pub use comparison::{Comparison, Fact};
pub use explainable_game::Explained;
pub use message::{Argument, Message, Term};
pub use reasons::{Alternative, Explanation};
pub use redacted::{Figure, Shown, ShownAlternative, ShownCounterfactual, ShownFact, ShownPlan};
pub use unit::PROVED;
