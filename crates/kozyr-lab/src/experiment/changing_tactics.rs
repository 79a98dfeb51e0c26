//! Does it help to change one's tactics when the talon is gone?

use super::match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better};
use kozyr_durak::{Deck, Rules};

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "changing-tactics",
    claim: "A player who values what is left in hand loses at the end, because they will not part \
            with trumps; one who goes over to shedding cards once the talon is gone does better.",
    matches: &[
        versus("deck of 36", Rules::throw_in),
        versus("deck of 24", || Rules { deck: Deck::Cards24, ..Rules::throw_in() }),
        versus("deck of 52", || Rules { deck: Deck::Cards52, ..Rules::throw_in() }),
        versus("with transfers", Rules::transfer),
        versus("attacker alone", Rules::duel),
    ],
    judge: a_is_better,
};

const fn versus(name: &'static str, rules: fn() -> Rules) -> ExperimentMatch {
    ExperimentMatch {
        a: "potential",
        b: "potential-fixed",
        variant: MatchVariant::Durak(name, rules),
        games: 20_000,
    }
}
