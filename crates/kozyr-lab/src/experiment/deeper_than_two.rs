//! Does it help to look further ahead than two plies?
//!
//! The source says no: good players upset planned combinations on purpose, and poor players by
//! accident. Human games are not available in thousands, so the depths play each other and various
//! other opponents, from random moves to an engine.

use super::{
    claim::ClaimVerdict,
    match_experiment::{ExperimentMatch, MatchExperiment, MatchResult, MatchVariant},
};

/// Opponents with another evaluation, weakest first.
const OTHER_OPPONENTS: [&str; 4] = ["random", "novice", "engine-3", "engine-4"];
/// The opponent that searches two plies.
const TWO_PLY: &str = "professional";

pub(super) static EXPERIMENT: MatchExperiment = MatchExperiment {
    name: "deeper-than-two",
    claim: "Looking further ahead than two plies makes no sense.",
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

const fn versus(a: &'static str, b: &'static str, games: u64) -> ExperimentMatch {
    ExperimentMatch { a, b, variant: MatchVariant::Reversi, games }
}

/// The claim is refuted if some greater depth beats two plies directly and also scores better
/// against every other opponent. It holds if no depth is better anywhere.
fn judge(played: &[MatchResult]) -> (ClaimVerdict, String) {
    let deeper: Vec<&MatchResult> = played.iter().filter(|one| one.b == TWO_PLY).collect();
    let mut found = vec![best_verdict(
        deeper.iter().map(|one| ClaimVerdict::test_above(0.5, one.score().ci95)),
    )];
    let mut told: Vec<String> = deeper.into_iter().map(MatchResult::describe).collect();
    for other in OTHER_OPPONENTS {
        let scores = |depth: &str| played.iter().find(|one| one.a == depth && one.b == other);
        let Some(two) = scores(TWO_PLY) else { continue };
        let deeper = ["ply-3", "ply-4", "ply-5"].into_iter().filter_map(scores);
        found.push(best_verdict(deeper.clone().map(|one| compare_scores(one, two))));
        let scores = [two].into_iter().chain(deeper);
        told.extend(scores.map(MatchResult::describe));
    }
    let verdict = if found.iter().all(|&one| one == ClaimVerdict::Holds) {
        ClaimVerdict::Refuted
    } else if found.iter().all(|&one| one == ClaimVerdict::Refuted) {
        ClaimVerdict::Holds
    } else {
        ClaimVerdict::Undecided
    };
    (verdict, told.join("; "))
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

/// Whether `one` scores higher than `other` against the same opponent.
fn compare_scores(one: &MatchResult, other: &MatchResult) -> ClaimVerdict {
    let ([low, high], [from, to]) = (one.score().ci95, other.score().ci95);
    if low > to {
        ClaimVerdict::Holds
    } else if high < from {
        ClaimVerdict::Refuted
    } else {
        ClaimVerdict::Undecided
    }
}
