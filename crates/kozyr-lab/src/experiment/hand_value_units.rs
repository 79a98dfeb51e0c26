//! Does the formula for the value of a hand play better than the program it was taken from?

use super::{
    claim::Claimant,
    match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better},
};
use kozyr_durak::{Deck, Rules};

/// The author's published program.
const PUBLISHED_PROGRAM: &str = "hand-value-published";

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "hand-value-units",
    claim: "The formula for the value of a hand plays better than the published program, which \
            differs from it: in the formula ranks count the same with every deck, pairs have the \
            same unit as the rest, and a hand's share of all cards is a fraction.",
    claimant: Claimant::Kozyr,
    matches: &[
        versus("hand-value", "deck of 36", Rules::throw_in),
        // The formula with one or both of the program's units.
        versus("hand-value?pair_scale=1", "deck of 36", Rules::throw_in),
        versus("hand-value?whole_share=true", "deck of 36", Rules::throw_in),
        versus("hand-value?pair_scale=1&whole_share=true", "deck of 36", Rules::throw_in),
        // The program with one of the formula's units.
        versus("hand-value-published?pair_scale=100", "deck of 36", Rules::throw_in),
        versus("hand-value-published?whole_share=false", "deck of 36", Rules::throw_in),
        versus("hand-value", "deck of 52", || Rules { deck: Deck::Cards52, ..Rules::throw_in() }),
        versus("hand-value", "with transfers", Rules::transfer),
    ],
    judge: a_is_better,
};

/// A match of `a` against the published program, by the rules called `name`.
const fn versus(a: &'static str, name: &'static str, rules: fn() -> Rules) -> ExperimentMatch {
    ExperimentMatch {
        a,
        b: PUBLISHED_PROGRAM,
        variant: MatchVariant::Durak(name, rules),
        games: 20_000,
    }
}
