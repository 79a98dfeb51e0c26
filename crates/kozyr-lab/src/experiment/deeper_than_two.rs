//! Does it help to look further than two plies?

use super::{
    Verdict,
    comparison::{Comparison, Match, Played, Room},
};

pub(super) static EXPERIMENT: Comparison = Comparison {
    name: "deeper-than-two",
    claim: "To look further ahead than two plies makes no sense.",
    matches: &[
        versus("ply-3", "professional", 10_000),
        versus("ply-4", "professional", 4_000),
        versus("ply-5", "professional", 1_000),
        versus("ply-6", "professional", 200),
        versus("ply-4", "ply-3", 4_000),
        versus("ply-5", "ply-4", 1_000),
        versus("ply-6", "ply-5", 200),
    ],
    judge,
};

const fn versus(a: &'static str, b: &'static str, games: u64) -> Match {
    Match { a, b, room: Room::Reversi, games }
}

/// The claim is refuted by any depth that does better than two plies, and holds if none does.
fn judge(played: &[Played]) -> (Verdict, String) {
    let deeper = played.iter().filter(|one| one.b == "professional");
    let verdicts: Vec<_> =
        deeper.clone().map(|one| Verdict::above(0.5, one.score().ci95)).collect();
    let verdict = if verdicts.contains(&Verdict::Holds) {
        Verdict::Refuted
    } else if verdicts.contains(&Verdict::Undecided) {
        Verdict::Undecided
    } else {
        Verdict::Holds
    };
    let told: Vec<String> = deeper.map(Played::told).collect();
    (verdict, told.join("; "))
}
