//! What can be taught of Reversi: endings with one winning square, and what decisions turn on.

pub mod concepts;
mod regions;

use super::{
    action::Action,
    board::Board,
    engine::{EXACT, Engine, Request, Weights},
    game::Reversi,
    position::Position,
    setup::Setup,
    symmetry::Symmetry,
};
use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::Budget,
    teacher::{Concept, Concepts, Taught, Worth},
};

/// The table of one question: 64 KiB.
const TABLE_BITS: u32 = 12;
/// No ending with more empty squares is asked for.
const MOST_EMPTIES: usize = 12;
/// Positions that differ on so many squares pose nearly the same problem.
const ALIKE: usize = 4;

impl Concepts for Reversi {
    const CONCEPTS: &'static [Concept] = &concepts::ALL;

    fn concepts_between(&self, played: Action, better: Action) -> Vec<Concept> {
        concepts::between(self.position().board, played, better)
    }
}

impl Taught for Reversi {
    const ASKED: Worth = Worth::Won;

    const WEAK: &'static [&'static str] = &["novice", "professional", "ply-3", "ply-4"];

    fn shipped() -> &'static str {
        include_str!("../../../assets/problems/reversi.txt")
    }

    fn may_be_asked(&self) -> Result<(), String> {
        let board = self.position().board;
        if board.is_over() {
            return Err("the game is over".into());
        }
        match board.empties().len() {
            ..=MOST_EMPTIES => Ok(()),
            empties => Err(format!("{empties} empty squares are more than {MOST_EMPTIES}")),
        }
    }

    fn size(&self) -> usize {
        self.position().board.empties().len()
    }

    fn worths(&self, budget: &Budget) -> Option<Vec<(Action, Worth)>> {
        let board = self.position().board;
        let worth = |action: Action, score: i32| (action, worth_of_score(score));
        if board.must_pass() {
            return Some(vec![worth(Action::Pass, -solved(board.pass(), budget)?)]);
        }
        let mut worths = Vec::new();
        for square in board.moves().iter() {
            let next = board.place(square)?;
            worths.push(worth(Action::Place(square), -solved(next, budget)?));
        }
        Some(worths)
    }

    fn best_play(&self, budget: &Budget) -> Option<Vec<Action>> {
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
            let report = engine.search(board, &to_the_end(budget), &|| deadline.has_passed());
            let best = report.best.filter(|_| report.exact)?;
            board = board.place(best)?;
            line.push(Action::Place(best));
        }
        Some(line)
    }

    fn is_like(&self, other: &Self) -> bool {
        let [own, other] = [self, other].map(|game| game.position().board);
        Symmetry::all().any(|symmetry| differing(symmetry.board(own), other) <= ALIKE)
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

/// What a lead of so many discs at the end is.
fn worth_of_score(score: i32) -> Worth {
    match score {
        ..0 => Worth::Lost,
        0 => Worth::Drawn,
        1.. => Worth::Won,
    }
}

/// A search that leaves nothing out.
fn to_the_end(budget: &Budget) -> Request {
    let nodes = budget.nodes.unwrap_or(u64::MAX);
    Request { depth: 60, exact_from: 60, certainty: EXACT, nodes }
}

/// By how many discs the side to move wins with perfect play.
fn solved(board: Board, budget: &Budget) -> Option<i32> {
    if board.is_over() {
        return Some(board.final_score());
    }
    if board.moves().is_empty() {
        return Some(-solved(board.pass(), budget)?);
    }
    let deadline = budget.deadline();
    let mut engine = Engine::new(Weights::builtin(), TABLE_BITS);
    let report = engine.search(board, &to_the_end(budget), &|| deadline.has_passed());
    report.exact.then_some(report.score)
}

/// On how many squares two boards differ.
fn differing(one: Board, other: Board) -> usize {
    ((one.player() ^ other.player()) | (one.opponent() ^ other.opponent())).len()
}
