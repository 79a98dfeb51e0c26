//! Does it help to look further ahead than two plies?
//!
//! The source says no: good players upset planned combinations on purpose, and poor players by
//! accident. Human games are not available in thousands, so the depths play each other and various
//! other opponents, from random moves to an engine.

use super::{
    claim::{ClaimVerdict, Claimant},
    match_experiment::{ExperimentMatch, MatchExperiment, MatchResult, MatchVariant},
};

/// Opponents with another evaluation, weakest first.
const OTHER_OPPONENTS: [&str; 4] = ["random", "novice", "engine-3", "engine-4"];
/// The opponent that searches two plies.
const TWO_PLY: &str = "professional";

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "deeper-than-two",
    claim: "Looking further ahead than two plies makes no sense.",
    claimant: Claimant::Authors,
    matches: &[
        versus("ply-3", TWO_PLY, 10_000),
        versus("ply-4", TWO_PLY, 4_000),
        versus("ply-5", TWO_PLY, 1_000),
        versus("ply-6", TWO_PLY, 200),
        versus("ply-4", "ply-3", 4_000),
        versus("ply-5", "ply-4", 1_000),
        versus("ply-6", "ply-5", 200),
        versus(TWO_PLY, OTHER_OPPONENTS[0], 2_000),
        versus("ply-3", OTHER_OPPONENTS[0], 2_000),
        versus("ply-4", OTHER_OPPONENTS[0], 1_000),
        versus("ply-5", OTHER_OPPONENTS[0], 200),
        versus(TWO_PLY, OTHER_OPPONENTS[1], 2_000),
        versus("ply-3", OTHER_OPPONENTS[1], 2_000),
        versus("ply-4", OTHER_OPPONENTS[1], 1_000),
        versus("ply-5", OTHER_OPPONENTS[1], 200),
        versus(TWO_PLY, OTHER_OPPONENTS[2], 2_000),
        versus("ply-3", OTHER_OPPONENTS[2], 2_000),
        versus("ply-4", OTHER_OPPONENTS[2], 1_000),
        versus("ply-5", OTHER_OPPONENTS[2], 200),
        versus(TWO_PLY, OTHER_OPPONENTS[3], 2_000),
        versus("ply-3", OTHER_OPPONENTS[3], 2_000),
        versus("ply-4", OTHER_OPPONENTS[3], 1_000),
        versus("ply-5", OTHER_OPPONENTS[3], 200),
    ],
    judge,
};

/// A match of Reversi between two opponents.
const fn versus(a: &'static str, b: &'static str, games: u64) -> ExperimentMatch {
    ExperimentMatch { a, b, variant: MatchVariant::Reversi, games }
}

/// Judges the claim and gives the scores as the reason. It is refuted if some greater depth beats
/// two plies directly and also scores better against every other opponent. It holds if no depth is
/// better anywhere.
fn judge(results: &[MatchResult]) -> (ClaimVerdict, String) {
    let deeper: Vec<&MatchResult> = results.iter().filter(|result| result.b == TWO_PLY).collect();
    let mut verdicts = vec![best_verdict(
        deeper.iter().map(|result| ClaimVerdict::test_above(0.5, result.score().ci95)),
    )];
    let mut descriptions: Vec<String> = deeper.into_iter().map(MatchResult::describe).collect();
    for opponent in OTHER_OPPONENTS {
        let scores =
            |depth: &str| results.iter().find(|result| result.a == depth && result.b == opponent);
        let Some(two) = scores(TWO_PLY) else { continue };
        let deeper = ["ply-3", "ply-4", "ply-5"].into_iter().filter_map(scores);
        verdicts.push(best_verdict(deeper.clone().map(|result| compare_scores(result, two))));
        let scores = [two].into_iter().chain(deeper);
        descriptions.extend(scores.map(MatchResult::describe));
    }
    let verdict = if verdicts.iter().all(|&verdict| verdict == ClaimVerdict::Holds) {
        ClaimVerdict::Refuted
    } else if verdicts.iter().all(|&verdict| verdict == ClaimVerdict::Refuted) {
        ClaimVerdict::Holds
    } else {
        ClaimVerdict::Undecided
    };
    (verdict, descriptions.join("; "))
}

/// The best of the verdicts, for the claim that some depth is better.
fn best_verdict(verdicts: impl Iterator<Item = ClaimVerdict>) -> ClaimVerdict {
    let order = |verdict: &ClaimVerdict| match verdict {
        ClaimVerdict::Refuted => 0,
        ClaimVerdict::Undecided => 1,
        ClaimVerdict::Holds => 2,
    };
    verdicts.max_by_key(order).unwrap_or(ClaimVerdict::Undecided)
}

/// The verdict on the claim that `first` scores higher than `second` against the same opponent.
fn compare_scores(first: &MatchResult, second: &MatchResult) -> ClaimVerdict {
    let ([low, high], [from, to]) = (first.score().ci95, second.score().ci95);
    if low > to {
        ClaimVerdict::Holds
    } else if high < from {
        ClaimVerdict::Refuted
    } else {
        ClaimVerdict::Undecided
    }
}
