//! The one reason that a coach would give for a move of the engine.

use super::{
    super::fixed_ply::FixedPlyOpponent,
    continuation::{Continuation, FACT_KINDS, fact_index, safe},
    plies_played,
};
use crate::{
    action::Action,
    bitboard::Bitboard,
    board::Board,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, Weights},
    square::Square,
    symmetry::Symmetry,
    teacher::{
        concepts::{self, MoveContrast},
        region,
    },
};
use kozyr_core::{
    explanation::{CLOSE_CALL_ERRORS, CauseCandidate, FactEffect, Headline, Instead, Verdict},
    opponent::DecisionRng,
    tree::Bound,
};
use rand::SeedableRng;
use std::cmp::Reverse;

/// The number of continuations sampled after each of two moves.
const CONTINUATIONS: usize = 300;
/// The size of the engine's table for continuations: 2^10 entries.
const TABLE_BITS: u32 = 10;
/// Parity matters with at most this many empty squares.
pub(super) const PARITY_MAX_EMPTIES: usize = 20;
/// Players count out a game with at most this many empty squares.
const COUNT_OUT_MAX_EMPTIES: usize = 12;
/// The depth of the deepest search for the point of a deep tactic, in plies.
const POINT_DEPTH: u32 = 8;
/// The limit on each search for the point of a deep tactic, in nodes.
const POINT_NODES: u64 = 20_000;
/// The lead that shows the point of a deep tactic, in discs.
const POINT_DISCS: i32 = 2;
/// The score if one side loses all its discs.
const WIPE_OUT_SCORE: i32 = 64;
/// From this score on, in discs, a game that is not solved yet is decided.
const DECIDED_SCORE: i32 = 24;

/// A move of the side to move with its score.
#[derive(Clone, Copy, Debug)]
pub struct ScoredMove {
    /// The move.
    pub square: Square,
    /// Its score in discs.
    pub score: i32,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
}

/// A cause that can separate two moves.
struct Cause {
    /// Its id; `cause-reversi-ID` is the key of its text.
    id: &'static str,
    /// Whether the two moves differ in what the cause is about.
    applies: fn(&Pair) -> bool,
    /// The facts in which the cause shows in the rest of the game.
    facts: &'static [&'static str],
    /// The squares that the cause is about.
    subject: fn(&Pair) -> Bitboard,
    /// Whether the board shows it at once, not only in its consequences.
    is_specific: bool,
}

/// The chosen move, the alternative, and the board before them.
struct Pair {
    board: Board,
    chosen: Square,
    instead: Square,
    contrast: MoveContrast,
}

/// The moves that the side to move keeps after the chosen one and that are not next to an empty
/// corner.
fn safe_moves(pair: &Pair) -> Bitboard {
    let after = pair.board.place(pair.chosen).map(Board::pass);
    after.map_or(Bitboard::EMPTY, |own| safe(own.moves(), own.empties()))
}

/// All causes.
const CAUSES: &[Cause] = &[
    Cause {
        id: "take-corner",
        applies: |pair| pair.chosen.is_corner() && !pair.instead.is_corner(),
        facts: &["corners", "stable"],
        subject: |pair| Bitboard::from_square(pair.chosen),
        is_specific: true,
    },
    Cause {
        id: "corners",
        applies: |pair| !pair.contrast.corners_opened().is_empty(),
        facts: &["corners", "stable"],
        subject: |pair| pair.contrast.corners_opened(),
        is_specific: true,
    },
    Cause {
        id: "leave-corner",
        applies: |pair| !pair.contrast.corners_closed().is_empty(),
        facts: &["corners", "stable"],
        subject: |pair| pair.contrast.corners_closed(),
        is_specific: true,
    },
    Cause {
        id: "x-squares",
        applies: |pair| {
            pair.contrast.turns_on(concepts::X_SQUARES)
                && !pair.contrast.corners_at_risk().is_empty()
        },
        facts: &["corners", "stable"],
        subject: |pair| pair.contrast.corners_at_risk(),
        is_specific: true,
    },
    Cause {
        id: "c-squares",
        applies: |pair| {
            pair.contrast.turns_on(concepts::C_SQUARES)
                && !pair.contrast.corners_at_risk().is_empty()
        },
        facts: &["corners", "stable"],
        subject: |pair| pair.contrast.corners_at_risk(),
        is_specific: true,
    },
    Cause {
        id: "wedges",
        applies: |pair| pair.contrast.wedges_in(),
        facts: &["edges", "stable", "corners"],
        subject: |pair| Bitboard::from_square(pair.chosen),
        is_specific: true,
    },
    Cause {
        id: "no-wedge",
        applies: |pair| !pair.contrast.wedges_allowed().is_empty(),
        facts: &["edges", "stable", "corners"],
        subject: |pair| pair.contrast.wedges_allowed(),
        is_specific: true,
    },
    Cause {
        id: "edge-traps",
        applies: |pair| pair.contrast.turns_on(concepts::EDGE_TRAPS),
        facts: &["corners", "stable"],
        subject: |pair| Bitboard::from_square(pair.instead),
        is_specific: true,
    },
    Cause {
        id: "mobility",
        applies: |pair| pair.contrast.turns_on(concepts::MOBILITY),
        facts: &["mobility"],
        subject: |pair| pair.contrast.replies(),
        is_specific: true,
    },
    Cause {
        id: "frontier",
        applies: |pair| pair.contrast.turns_on(concepts::FRONTIER),
        facts: &["frontier", "mobility"],
        subject: |pair| pair.contrast.exposed(),
        is_specific: true,
    },
    Cause {
        id: "stable-discs",
        applies: |pair| pair.contrast.turns_on(concepts::STABLE_DISCS),
        facts: &["stable"],
        subject: |pair| pair.contrast.secured(),
        is_specific: true,
    },
    Cause {
        id: "tempo",
        applies: |pair| pair.contrast.turns_on(concepts::TEMPO),
        facts: &["safe-moves", "corners"],
        subject: |pair| pair.contrast.replies(),
        is_specific: true,
    },
    Cause {
        id: "parity",
        applies: |pair| {
            pair.board.empties().len() <= PARITY_MAX_EMPTIES
                && pair.contrast.turns_on(concepts::PARITY)
        },
        facts: &["regions-closed", "passes"],
        subject: |pair| region(pair.board.empties(), pair.chosen),
        is_specific: true,
    },
    Cause {
        id: "passes",
        applies: |pair| pair.contrast.turns_on(concepts::PASSES),
        facts: &["passes"],
        subject: |_| Bitboard::EMPTY,
        is_specific: true,
    },
    Cause {
        id: "more-choice",
        applies: |_| true,
        facts: &["own-mobility"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "less-choice",
        applies: |_| true,
        facts: &["their-mobility"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "safe-moves",
        applies: |_| true,
        facts: &["own-safe-moves"],
        subject: safe_moves,
        is_specific: false,
    },
    Cause {
        id: "fewer-safe-moves",
        applies: |_| true,
        facts: &["their-safe-moves"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "corner-later",
        applies: |_| true,
        facts: &["own-corners"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "no-corner-later",
        applies: |_| true,
        facts: &["their-corners"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "edges",
        applies: |_| true,
        facts: &["own-edges"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "quiet-move",
        applies: |pair| pair.contrast.opens_less(),
        facts: &["frontier"],
        subject: |pair| pair.contrast.exposed(),
        is_specific: false,
    },
    Cause {
        id: "exposed-later",
        applies: |_| true,
        facts: &["own-frontier"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "more-stable",
        applies: |_| true,
        facts: &["own-stable"],
        subject: |pair| pair.contrast.secured(),
        is_specific: false,
    },
    Cause {
        id: "last-moves",
        applies: |pair| {
            let empties = pair.board.empties();
            empties.len() <= PARITY_MAX_EMPTIES && region(empties, pair.chosen) != empties
        },
        facts: &["regions-closed"],
        subject: |pair| region(pair.board.empties(), pair.chosen),
        is_specific: false,
    },
    Cause {
        id: "forced-passes",
        applies: |_| true,
        facts: &["their-passes"],
        subject: |_| Bitboard::EMPTY,
        is_specific: false,
    },
];

/// Causes that any player sees. They are named even if they explain less of the margin than a cause
/// must, when no other cause explains enough.
const OBVIOUS_CAUSES: [&str; 3] = ["take-corner", "corners", "leave-corner"];

/// What is known of the moves of a position.
pub struct MoveScores<'a> {
    /// The board, for the side to move.
    pub board: Board,
    /// All legal moves with their scores; the chosen one first.
    pub moves: &'a [ScoredMove],
    /// The score of the worst move, if it was computed.
    pub worst_score: Option<i32>,
    /// Whether the scores are those of perfect play to the end.
    pub is_solved: bool,
    /// The standard error of a difference between two scores, in discs; 0 if they are solved.
    pub standard_error: f64,
}

/// Returns the one reason that a coach would give for the first of the moves.
///
/// The contrast is with what a simple player would do: the novice, then the professional, then the
/// runner-up. The cause applies to the two moves, differs between them by at least two standard
/// errors in sampled continuations, and explains more of the margin than any other: in
/// continuations where the two are equal in it, at most three quarters of the margin are left.
///
/// Positions that are mirrored or turned have the same headline.
pub fn headline(scores: &MoveScores<'_>) -> Headline<Action> {
    let MoveScores { worst_score, is_solved, standard_error, .. } = *scores;
    let (symmetry, board) = Symmetry::canonicalize(scores.board);
    let moves: Vec<ScoredMove> =
        scores.moves.iter().map(|scored| scored.mapped(symmetry)).collect();
    let [chosen, others @ ..] = &moves[..] else { return Headline::new(Verdict::OnlyAction) };
    if others.is_empty() {
        return Headline::new(Verdict::OnlyAction);
    }
    if are_all_symmetric(board) {
        return Headline::new(Verdict::Symmetric);
    }
    if let Some(verdict) = common_result(chosen.score, worst_score, is_solved) {
        return Headline::new(verdict);
    }
    let instead = alternative(board, chosen, others);
    let headline = canonical_contrast(board, [*chosen, *instead], is_solved, standard_error);
    mapped(headline, symmetry.inverse())
}

/// Returns why a move is better than another one, as in `headline`. `is_solved` is whether both
/// scores are those of perfect play to the end, `standard_error` that of their difference in discs.
pub fn contrast(
    board: Board,
    moves: [ScoredMove; 2],
    is_solved: bool,
    standard_error: f64,
) -> Headline<Action> {
    let (symmetry, board) = Symmetry::canonicalize(board);
    let moves = moves.map(|scored| scored.mapped(symmetry));
    let headline = canonical_contrast(board, moves, is_solved, standard_error);
    mapped(headline, symmetry.inverse())
}

impl ScoredMove {
    /// The image of the move.
    fn mapped(self, symmetry: Symmetry) -> Self {
        ScoredMove { square: symmetry.map_square(self.square), ..self }
    }
}

/// The headline for the image of a position.
fn mapped(headline: Headline<Action>, symmetry: Symmetry) -> Headline<Action> {
    let squares: Bitboard = headline
        .subject
        .split_whitespace()
        .map(|square| symmetry.map_square(square.parse().expect("the subject names squares")))
        .collect();
    let squares: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    let map = |action: Action| match action {
        Action::Place(square) => Action::Place(symmetry.map_square(square)),
        Action::Pass => Action::Pass,
    };
    let mapped = headline.try_map(|action| Some(map(action))).expect("each action has an image");
    Headline { subject: squares.join(" "), ..mapped }
}

/// As in [`contrast`], on a [canonical](Symmetry::canonicalize) board.
fn canonical_contrast(
    board: Board,
    [chosen, instead]: [ScoredMove; 2],
    is_solved: bool,
    standard_error: f64,
) -> Headline<Action> {
    let margin = f64::from(chosen.score - instead.score);
    let values = (is_solved && chosen.bound.is_exact() && instead.bound.is_exact())
        .then(|| [f64::from(chosen.score), f64::from(instead.score)]);
    let alternative = Some(Instead { action: Action::Place(instead.square), values });
    if margin <= CLOSE_CALL_ERRORS * standard_error
        || lead_to_one_position(board, [chosen.square, instead.square])
    {
        return Headline { instead: alternative, ..Headline::new(Verdict::CloseCall) };
    }
    let wipe_out = wipe_out(chosen, instead).map(|id| Headline::new(Verdict::Cause(id.into())));
    let sampled = || {
        let contrast = MoveContrast::new(board, instead.square, chosen.square)?;
        best_cause(&Pair { board, chosen: chosen.square, instead: instead.square, contrast })
    };
    let cause = wipe_out.or_else(sampled).unwrap_or_else(|| {
        if is_solved && board.empties().len() <= COUNT_OUT_MAX_EMPTIES {
            return Headline::new(Verdict::Cause("count-out".into()));
        }
        Headline {
            point_on_move: point_on_move(board, [chosen.square, instead.square]),
            ..Headline::new(Verdict::DeepTactic)
        }
    });
    Headline { instead: alternative, ..cause }
}

/// The cause if one side loses all its discs after only one of the two moves. A search has proved
/// that: estimates stay below [`WIPE_OUT_SCORE`].
fn wipe_out(chosen: ScoredMove, instead: ScoredMove) -> Option<&'static str> {
    let [wins, would_win] = [chosen, instead].map(|scored| scored.score == WIPE_OUT_SCORE);
    if instead.score == -WIPE_OUT_SCORE && instead.bound != Bound::AtLeast {
        Some("wiped-out")
    } else if wins && !would_win && chosen.bound != Bound::AtMost {
        Some("wipe-out")
    } else {
        None
    }
}

/// Returns the number of the move, counted from the [start](plies_played), that shows that the
/// first of two moves is better: the last ply of the shallowest search that finds the first move
/// ahead by [`POINT_DISCS`], if all deeper ones do too. `None` if that is so at once, or not within
/// [`POINT_DEPTH`] plies.
fn point_on_move(board: Board, moves: [Square; 2]) -> Option<u32> {
    let mut engine = Engine::new(Weights::builtin(), TABLE_BITS);
    let mut is_ahead = |depth: u32| {
        let limits = SearchLimits {
            depth,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: POINT_NODES,
        };
        let scores = moves.map(|square| engine.score_move(board, square, &limits, &|| false));
        let [chosen, instead] = scores;
        chosen
            .zip(instead)
            .is_some_and(|(chosen, instead)| chosen.score >= instead.score + POINT_DISCS)
    };
    let seen: Vec<bool> = (1..=POINT_DEPTH).map(&mut is_ahead).collect();
    let before = seen.iter().rposition(|&is_ahead| !is_ahead)? as u32 + 1;
    (1..POINT_DEPTH).contains(&before).then_some(plies_played(board) + before + 1)
}

/// Whether all moves lead to the same position, turned or mirrored.
pub fn are_all_symmetric(board: Board) -> bool {
    lead_to_one_position(board, board.moves().iter())
}

/// Whether some legal moves lead to the same position, turned or mirrored.
fn lead_to_one_position(board: Board, moves: impl IntoIterator<Item = Square>) -> bool {
    let canonical = |square| board.place(square).map(|next| Symmetry::canonicalize(next).1);
    let mut positions = moves.into_iter().map(canonical);
    let first = positions.next();
    positions.all(|position| Some(position) == first)
}

/// The verdict if all moves have the same result by the best and the worst score: solved, or
/// decided by a great lead. Without the worst score, only [`Verdict::AllLose`] is possible.
fn common_result(best: i32, worst: Option<i32>, is_solved: bool) -> Option<Verdict> {
    let threshold = if is_solved { 1 } else { DECIDED_SCORE };
    if best <= -threshold {
        Some(Verdict::AllLose)
    } else if worst? >= threshold {
        Some(Verdict::AllWin)
    } else if is_solved && best == 0 && worst == Some(0) {
        Some(Verdict::AllDraw)
    } else {
        None
    }
}

/// The alternative that a player would ask about: what the simple players would do, if that is
/// another move, or the runner-up.
fn alternative<'a>(board: Board, chosen: &ScoredMove, others: &'a [ScoredMove]) -> &'a ScoredMove {
    let obvious = [1, 2].map(|plies| FixedPlyOpponent::new(plies).best_square(board));
    let obvious = obvious.into_iter().flatten().find(|&square| square != chosen.square);
    let found = obvious.and_then(|square| others.iter().find(|other| other.square == square));
    found.unwrap_or_else(|| {
        let best_first = |other: &&ScoredMove| (Reverse(other.score), other.square);
        others.iter().min_by_key(best_first).expect("there is another move")
    })
}

/// The cause that explains the most of the margin, with the squares that it is about.
fn best_cause(pair: &Pair) -> Option<Headline<Action>> {
    let samples = paired_continuations(pair.board, [pair.chosen, pair.instead], CONTINUATIONS, 0);
    let effects = FACT_KINDS.map(|kind| fact_effect(&samples, kind.name));
    let candidates = CAUSES.iter().filter(|cause| (cause.applies)(pair)).flat_map(|cause| {
        let effect = |fact: &str| effects[fact_index(fact)?];
        CauseCandidate::for_facts(cause.id, cause.is_specific, cause.facts, effect)
    });
    let candidates: Vec<CauseCandidate> = candidates.collect();
    let is_obvious = |candidate: &CauseCandidate| OBVIOUS_CAUSES.contains(&candidate.cause);
    let strongest = CauseCandidate::strongest(candidates.iter().cloned())
        .or_else(|| CauseCandidate::most_separated(candidates.into_iter().filter(is_obvious)))?;
    let cause = CAUSES.iter().find(|cause| cause.id == strongest.cause)?;
    Some(strongest.into_headline((cause.subject)(pair).iter()))
}

/// Samples continuations after each of two moves, in pairs. Different values of `sample` give
/// independent samples; they depend on nothing else but the board and the moves.
pub fn paired_continuations(
    board: Board,
    moves: [Square; 2],
    count: usize,
    sample: u64,
) -> Vec<[Continuation; 2]> {
    let mut engine = Engine::new(Weights::builtin(), TABLE_BITS);
    let seed = board.player().0 ^ board.opponent().0.rotate_left(32) ^ sample.rotate_left(17);
    let mut rng = DecisionRng::seed_from_u64(seed);
    let mut sample = |first| Continuation::sample(&mut engine, board, first, &mut rng);
    (0..count).map(|_| moves.map(&mut sample)).collect()
}

/// The effect of a fact on the margin between two moves; `None` if there is no such fact.
pub fn fact_effect(samples: &[[Continuation; 2]], name: &str) -> Option<FactEffect> {
    let index = fact_index(name)?;
    FactEffect::measure(
        samples.iter().map(|[chosen, instead]| {
            (chosen.facts[index] - instead.facts[index], chosen.discs - instead.discs)
        }),
        FACT_KINDS[index].tolerance,
    )
}
