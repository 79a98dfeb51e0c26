//! Does it help to change tactics once the talon is empty?

use super::{
    claim::Claimant,
    match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better},
};
use kozyr_durak::{Deck, Rules};

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "changing-tactics",
    claim: "Players who only maximize the value of their hand lose at the end, because they won't \
            part with trumps; those who switch to shedding cards once the talon is empty do better.",
    claimant: Claimant::Authors,
    matches: &[
        versus("deck of 36", Rules::throw_in),
        versus("deck of 24", || Rules { deck: Deck::Cards24, ..Rules::throw_in() }),
        versus("deck of 52", || Rules { deck: Deck::Cards52, ..Rules::throw_in() }),
        versus("with transfers", Rules::transfer),
        versus("attacker alone", Rules::duel),
    ],
    judge: a_is_better,
};

/// A match of the opponent that switches against the one that does not, by the rules called `name`.
const fn versus(name: &'static str, rules: fn() -> Rules) -> ExperimentMatch {
    ExperimentMatch {
        a: "potential",
        b: "potential-fixed",
        variant: MatchVariant::Durak(name, rules),
        games: 20_000,
    }
}
