//! Does it help to look further than two plies?
//!
//! The text says that it does not, since good players upset the combinations planned on purpose
//! and poor players without knowing. People cannot be had for thousands of games, so the depths
//! play each other and opponents of other kinds, from blind chance to an engine.

use super::{
    claim::Verdict,
    match_experiment::{Comparison, Match, Played, Room},
};

/// Opponents that do not search by the same evaluation, the weakest first.
const OTHERS: [&str; 4] = ["random", "novice", "engine-3", "engine-4"];
/// Two plies.
const TWO: &str = "professional";

pub(super) static EXPERIMENT: Comparison = Comparison {
    name: "deeper-than-two",
    claim: "To look further ahead than two plies makes no sense.",
    matches: &[
        versus("ply-3", TWO, 10_000),
        versus("ply-4", TWO, 4_000),
        versus("ply-5", TWO, 1_000),
        versus("ply-6", TWO, 200),
        versus("ply-4", "ply-3", 4_000),
        versus("ply-5", "ply-4", 1_000),
        versus("ply-6", "ply-5", 200),
        versus(TWO, OTHERS[0], 2_000),
        versus("ply-3", OTHERS[0], 2_000),
        versus("ply-4", OTHERS[0], 1_000),
        versus("ply-5", OTHERS[0], 200),
        versus(TWO, OTHERS[1], 2_000),
        versus("ply-3", OTHERS[1], 2_000),
        versus("ply-4", OTHERS[1], 1_000),
        versus("ply-5", OTHERS[1], 200),
        versus(TWO, OTHERS[2], 2_000),
        versus("ply-3", OTHERS[2], 2_000),
        versus("ply-4", OTHERS[2], 1_000),
        versus("ply-5", OTHERS[2], 200),
        versus(TWO, OTHERS[3], 2_000),
        versus("ply-3", OTHERS[3], 2_000),
        versus("ply-4", OTHERS[3], 1_000),
        versus("ply-5", OTHERS[3], 200),
    ],
    judge,
};

const fn versus(a: &'static str, b: &'static str, games: u64) -> Match {
    Match { a, b, room: Room::Reversi, games }
}

/// The claim is refuted if some greater depth does better than two plies against them, and against
/// every other kind of opponent as well; it holds if none does anywhere.
fn judge(played: &[Played]) -> (Verdict, String) {
    let deeper: Vec<&Played> = played.iter().filter(|one| one.b == TWO).collect();
    let mut found = vec![at_best(deeper.iter().map(|one| Verdict::above(0.5, one.score().ci95)))];
    let mut told: Vec<String> = deeper.into_iter().map(Played::told).collect();
    for other in OTHERS {
        let scores = |depth: &str| played.iter().find(|one| one.a == depth && one.b == other);
        let Some(two) = scores(TWO) else { continue };
        let deeper = ["ply-3", "ply-4", "ply-5"].into_iter().filter_map(scores);
        found.push(at_best(deeper.clone().map(|one| above_another(one, two))));
        let scores = [two].into_iter().chain(deeper);
        told.extend(scores.map(Played::told));
    }
    let verdict = if found.iter().all(|&one| one == Verdict::Holds) {
        Verdict::Refuted
    } else if found.iter().all(|&one| one == Verdict::Refuted) {
        Verdict::Holds
    } else {
        Verdict::Undecided
    };
    (verdict, told.join("; "))
}

/// Whether some depth is better: it is if one is, and is not if none is.
fn at_best(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let order = |verdict: &Verdict| match verdict {
        Verdict::Refuted => 0,
        Verdict::Undecided => 1,
        Verdict::Holds => 2,
    };
    verdicts.max_by_key(order).unwrap_or(Verdict::Undecided)
}

/// Whether one scores more than another against the same opponent.
fn above_another(one: &Played, other: &Played) -> Verdict {
    let ([low, high], [from, to]) = (one.score().ci95, other.score().ci95);
    if low > to {
        Verdict::Holds
    } else if high < from {
        Verdict::Refuted
    } else {
        Verdict::Undecided
    }
}
