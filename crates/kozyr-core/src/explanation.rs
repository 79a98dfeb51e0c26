//! Why an opponent decided as it did, as data that is translated for display.

mod coaching;
mod comparison;
pub(crate) mod explainable_game;
mod headline;
pub(crate) mod message;
mod plain_text;
pub(crate) mod reasons;
mod redacted;
mod sentence;
mod unit;

pub use comparison::{Comparison, Contrast};
pub use explainable_game::{ExplainableGame, PhraseForm};
pub use headline::{
    CLOSE_CALL_ERRORS, CauseCandidate, CauseEvidence, FactEffect, Headline, Instead, Verdict,
};
pub use message::{Term, TextArgument, TranslatableText};
pub use reasons::{Alternative, Explanation};
pub use redacted::{
    ReasonKind, RedactedAlternative, RedactedCause, RedactedContrast, RedactedCounterfactual,
    RedactedExplanation, RedactedPlan, RedactedValue,
};
pub use unit::PROVED_UNIT;
