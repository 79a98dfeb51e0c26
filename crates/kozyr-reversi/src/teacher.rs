//! Endgame problems with one winning move, and the concepts that decisions turn on.

pub mod concepts;
mod regions;

pub use regions::is_in_odd_region;
pub(crate) use regions::region;

use super::{
    action::Action,
    board::Board,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, Weights},
    game::Reversi,
    position::Position,
    setup::Setup,
    symmetry::Symmetry,
};
use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::Budget,
    teacher::{Concept, GameConcepts, ProvenResult, TeachableGame},
};

/// The binary logarithm of the number of table entries per solve: 64 KiB.
const TABLE_BITS: u32 = 12;
/// The largest number of empty squares in a problem.
const MAX_EMPTIES: usize = 12;
/// Positions that differ on at most this many squares count as similar.
const MAX_SIMILAR_SQUARES: usize = 4;

impl GameConcepts for Reversi {
    const CONCEPTS: &'static [Concept] = &concepts::ALL;

    fn concepts_between(&self, played: Action, better: Action) -> Vec<Concept> {
        concepts::concepts_between(self.position().board, played, better)
    }

    fn concept_of_cause(cause: &str) -> Option<Concept> {
        Some(match cause {
            "take-corner" | "leave-corner" | "corner-later" | "no-corner-later" => {
                concepts::CORNERS
            }
            "more-choice" | "less-choice" | "quiet-move" => concepts::MOBILITY,
            "safe-moves" | "fewer-safe-moves" => concepts::TEMPO,
            "no-wedge" | "edges" => concepts::WEDGES,
            "exposed-later" => concepts::FRONTIER,
            "more-stable" => concepts::STABLE_DISCS,
            "last-moves" => concepts::PARITY,
            "forced-passes" => concepts::PASSES,
            _ => return Self::concept(cause),
        })
    }
}

impl TeachableGame for Reversi {
    const TARGET_RESULT: ProvenResult = ProvenResult::Won;

    const WEAK_OPPONENTS: &'static [&'static str] = &["novice", "professional", "ply-3", "ply-4"];

    fn bundled_problems() -> &'static str {
        include_str!("../../../assets/problems/reversi.txt")
    }

    fn check_suitable(&self) -> Result<(), String> {
        let board = self.position().board;
        if board.is_over() {
            return Err("the game is over".into());
        }
        match board.empties().len() {
            ..=MAX_EMPTIES => Ok(()),
            empties => Err(format!("{empties} empty squares; at most {MAX_EMPTIES} are supported")),
        }
    }

    fn remaining_size(&self) -> usize {
        self.position().board.empties().len()
    }

    fn proven_results(&self, budget: &Budget) -> Option<Vec<(Action, ProvenResult)>> {
        let board = self.position().board;
        let with_result = |action: Action, score: i32| (action, result_of_score(score));
        if board.must_pass() {
            return Some(vec![with_result(Action::Pass, -solve(board.pass(), budget)?)]);
        }
        let mut results = Vec::new();
        for square in board.moves().iter() {
            let next = board.place(square)?;
            results.push(with_result(Action::Place(square), -solve(next, budget)?));
        }
        Some(results)
    }

    fn best_line(&self, budget: &Budget) -> Option<Vec<Action>> {
        let mut line = Vec::new();
        let mut board = self.position().board;
        let deadline = budget.deadline();
        let mut engine = Engine::new(Weights::builtin(), TABLE_BITS);
        while !board.is_over() {
            if board.must_pass() {
                board = board.pass();
                line.push(Action::Pass);
                continue;
            }
            let report =
                engine.search(board, &full_solve_limits(budget), &|| deadline.has_passed());
            let best = report.best.filter(|_| report.exact)?;
            board = board.place(best)?;
            line.push(Action::Place(best));
        }
        Some(line)
    }

    /// Whether the boards, up to symmetry, differ on only a few squares.
    fn is_similar(&self, other: &Self) -> bool {
        let [own, other] = [self, other].map(|game| game.position().board);
        Symmetry::all().any(|symmetry| {
            differing_squares(symmetry.map_board(own), other) <= MAX_SIMILAR_SQUARES
        })
    }

    /// The board and the side to move.
    fn write_position(record: &Record<Self>) -> String {
        record.game().position().to_string()
    }

    fn read_position(text: &str) -> Result<Record<Self>, String> {
        let start: Position = text.parse().map_err(|error| format!("{error}"))?;
        let persons = vec![Player::Human; 2];
        Record::new(Setup { start }, Seed::from(0), persons).map_err(|error| error.to_string())
    }
}

/// The result for a final disc difference.
fn result_of_score(score: i32) -> ProvenResult {
    match score {
        ..0 => ProvenResult::Lost,
        0 => ProvenResult::Drawn,
        1.. => ProvenResult::Won,
    }
}

/// The limits of an exact search to the end of the game.
fn full_solve_limits(budget: &Budget) -> SearchLimits {
    let nodes = budget.nodes.unwrap_or(u64::MAX);
    SearchLimits { depth: 60, exact_empties: 60, certainty: EXACT_CERTAINTY, max_nodes: nodes }
}

/// The disc difference for the side to move under perfect play; `None` if the budget runs out.
fn solve(board: Board, budget: &Budget) -> Option<i32> {
    if board.is_over() {
        return Some(board.final_score());
    }
    if board.moves().is_empty() {
        return Some(-solve(board.pass(), budget)?);
    }
    let deadline = budget.deadline();
    let mut engine = Engine::new(Weights::builtin(), TABLE_BITS);
    let report = engine.search(board, &full_solve_limits(budget), &|| deadline.has_passed());
    report.exact.then_some(report.score)
}

/// The number of squares where two boards differ.
fn differing_squares(a: Board, b: Board) -> usize {
    ((a.player() ^ b.player()) | (a.opponent() ^ b.opponent())).len()
}
