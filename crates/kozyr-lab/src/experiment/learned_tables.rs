//! Do tables that a program has learned beat those that its authors wrote?

use super::match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better};
use kozyr_durak::{Deck, Rules};

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "learned-tables",
    claim: "A program that changes its own tables by the outcome of its games comes to play \
            better than by the tables that its authors gave it.",
    matches: &[
        versus("fuzzy", "deck of 36", Rules::throw_in),
        versus("lowest", "deck of 36", Rules::throw_in),
        // What was learned with one deck and one set of rules may hold for others, too.
        versus("fuzzy", "deck of 52", || Rules { deck: Deck::Cards52, ..Rules::throw_in() }),
        versus("fuzzy", "with transfers", Rules::transfer),
    ],
    judge: a_is_better,
};

const fn versus(b: &'static str, name: &'static str, rules: fn() -> Rules) -> ExperimentMatch {
    ExperimentMatch {
        a: "fuzzy-learned",
        b,
        variant: MatchVariant::Durak(name, rules),
        games: 20_000,
    }
}
