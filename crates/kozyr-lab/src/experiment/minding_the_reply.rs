//! Does it help to mind the reply?

use super::match_experiment::{Comparison, Match, Room, a_is_better};

pub(super) static EXPERIMENT: Comparison = Comparison {
    name: "minding-the-reply",
    claim: "To subtract the best reply from one's own gain is much better than to take the \
            greatest gain.",
    matches: &[
        Match { a: "professional", b: "novice", room: Room::Reversi, games: 10_000 },
        Match { a: "professional", b: "random", room: Room::Reversi, games: 10_000 },
        Match { a: "novice", b: "random", room: Room::Reversi, games: 10_000 },
    ],
    judge: a_is_better,
};
