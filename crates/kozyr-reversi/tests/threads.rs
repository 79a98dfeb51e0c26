//! Parallel search finds the score of a single thread, and pondering finds replies in advance.

use crate::support::reversi_games as games;

use games::ending;
use kozyr_reversi::{
    Board, Colour, Position, Square,
    engine::{DEFAULT_CERTAINTY, EXACT_CERTAINTY, Engine, SearchLimits, SearchReport, Weights},
};

fn whole(board: Board, request: &SearchLimits) -> SearchReport {
    Engine::new(Weights::builtin(), 12).search(board, request, &|| false)
}

/// The final score of a line for the side that starts it.
fn end_of(board: Board, line: &[Square]) -> Option<i32> {
    let (mut position, mover) = (Position { board, to_move: Colour::Black }, Colour::Black);
    for &square in line {
        if position.board.must_pass() {
            position = position.pass();
        }
        position = position.place(square)?;
    }
    let score = position.board.final_score();
    position.board.is_over().then_some(if position.to_move == mover { score } else { -score })
}

const UNBOUNDED: u64 = u64::MAX;

#[test]
fn threads_find_the_score_that_one_finds() {
    let request = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: UNBOUNDED,
    };
    for index in 0..6 {
        let board = ending(16, index);
        let expected = whole(board, &request);
        let mut engine = Engine::new(Weights::builtin(), 12);
        for threads in [2, 3] {
            engine.clear_tables();
            let report = engine.search_parallel(board, &request, threads, &|| false);
            assert_eq!((report.score, report.exact), (expected.score, true));
            let next = board.place(report.best.unwrap()).unwrap();
            assert_eq!(-engine.value(next, &request), expected.score);
            assert_eq!(end_of(board, &report.line), Some(expected.score));
        }
        let one =
            Engine::new(Weights::builtin(), 12).search_parallel(board, &request, 1, &|| false);
        assert_eq!(one, expected);
    }
}

#[test]
fn pondering_finds_answers_that_a_search_then_finds_at_once() {
    let request = SearchLimits {
        depth: 8,
        exact_empties: 10,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: UNBOUNDED,
    };
    let board = ending(30, 5);
    let mut engine = Engine::new(Weights::builtin(), 18);
    let answers = engine.ponder(board, &request, &|| false);
    let answerable = |square: &_| !board.place(*square).unwrap().moves().is_empty();
    assert_eq!(answers.len(), board.moves().iter().filter(answerable).count());
    let (reply, answer) = &answers[0];
    let next = board.place(*reply).unwrap();
    assert!(next.moves().contains(answer.best.unwrap()));
    let afresh = whole(next, &request);
    let prepared = engine.search(next, &request, &|| false);
    assert!(prepared.nodes < afresh.nodes / 2, "{} after {}", prepared.nodes, afresh.nodes);
    assert!(engine.ponder(board, &request, &|| true).is_empty());
}
