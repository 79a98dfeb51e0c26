//! Do tables that a program has learned beat those of its authors?

use super::match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better};
use kozyr_durak::{Deck, Rules};

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "learned-tables",
    claim: "(A question of the authors.) Can a program that changes its own tables by the outcomes \
            of its games come to play better than with theirs?",
    matches: &[
        versus("fuzzy", "deck of 36", Rules::throw_in),
        versus("lowest", "deck of 36", Rules::throw_in),
        // Tests whether the tables, learned with one deck and set of rules, work with others.
        versus("fuzzy", "deck of 52", || Rules { deck: Deck::Cards52, ..Rules::throw_in() }),
        versus("fuzzy", "with transfers", Rules::transfer),
    ],
    judge: a_is_better,
};

/// A match of the learned tables against `b`, by the rules called `name`.
const fn versus(b: &'static str, name: &'static str, rules: fn() -> Rules) -> ExperimentMatch {
    ExperimentMatch {
        a: "fuzzy-learned",
        b,
        variant: MatchVariant::Durak(name, rules),
        games: 20_000,
    }
}
