//! Why an opponent decided as it did: data that is put into words only when it is shown.

mod comparison;
pub(crate) mod explained;
mod in_words;
pub(crate) mod message;
pub(crate) mod reasons;
mod sentence;
mod shown;
mod unit;

pub use comparison::{Comparison, Fact};
pub use explained::Explained;
pub use message::{Argument, Message, Term};
pub use reasons::{Alternative, Explanation};
pub use shown::{Figure, Shown, ShownAlternative, ShownCounterfactual, ShownFact, ShownPlan};
pub use unit::PROVED;
