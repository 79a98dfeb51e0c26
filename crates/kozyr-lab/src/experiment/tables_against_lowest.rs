//! Do the linguistic tables beat the rule that most programs play by?
//!
//! The source says that the tables proved effective, and that most programs were found to play the
//! lowest card. It does not claim that the tables beat those programs, so this experiment tests an
//! observation.

use super::{
    claim::Claimant,
    match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better},
};
use kozyr_durak::{Deck, Rules};

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "tables-against-lowest",
    claim: "An opponent that decides by tables of bad, medium and good cards scores better than one \
            that plays the lowest card it can, like most programs of the time (the source \
            observes this about them but does not claim to beat them).",
    claimant: Claimant::Kozyr,
    matches: &[
        versus("lowest", "deck of 36", Rules::throw_in),
        versus("greedy", "deck of 36", Rules::throw_in),
        versus("potential", "deck of 36", Rules::throw_in),
        versus("lowest", "deck of 52", || Rules { deck: Deck::Cards52, ..Rules::throw_in() }),
        versus("lowest", "with transfers", Rules::transfer),
        versus("lowest", "attacker alone", Rules::duel),
    ],
    judge: a_is_better,
};

/// A match of the tables against `b`, by the rules called `name`.
const fn versus(b: &'static str, name: &'static str, rules: fn() -> Rules) -> ExperimentMatch {
    ExperimentMatch { a: "fuzzy", b, variant: MatchVariant::Durak(name, rules), games: 20_000 }
}
