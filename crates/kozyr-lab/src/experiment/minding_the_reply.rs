//! Does it help to consider the opponent's reply?

use super::{
    claim::Claimant,
    match_experiment::{ExperimentMatch, MatchExperiment, MatchVariant, a_is_better},
};

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "minding-the-reply",
    claim: "Subtracting the value of the best reply from one's own gain is much better than \
            taking the greatest gain.",
    claimant: Claimant::Authors,
    matches: &[
        ExperimentMatch {
            a: "professional",
            b: "novice",
            variant: MatchVariant::Reversi,
            games: 10_000,
        },
        ExperimentMatch {
            a: "professional",
            b: "random",
            variant: MatchVariant::Reversi,
            games: 10_000,
        },
        ExperimentMatch { a: "novice", b: "random", variant: MatchVariant::Reversi, games: 10_000 },
    ],
    judge: a_is_better,
};
