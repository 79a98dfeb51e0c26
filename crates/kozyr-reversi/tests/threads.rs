//! Parallel search finds the score of a single thread, and pondering finds replies in advance.

use crate::support::reversi_games as games;

use games::ending;
use kozyr_reversi::{
    Board, Colour, Position, Square,
    engine::{DEFAULT_CERTAINTY, EXACT_CERTAINTY, Engine, SearchLimits, SearchReport, Weights},
};

/// The report of a new engine that searches with one thread.
fn single_threaded(board: Board, limits: &SearchLimits) -> SearchReport {
    Engine::new(Weights::builtin(), 12).search(board, limits, &|| false)
}

/// The final score of a line for the side that starts it; `None` if a move is illegal or the game
/// is not over.
fn final_score_of_line(board: Board, line: &[Square]) -> Option<i32> {
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
fn several_threads_find_the_score_of_one() {
    let limits = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: UNBOUNDED,
    };
    for index in 0..6 {
        let board = ending(16, index);
        let expected = single_threaded(board, &limits);
        let mut engine = Engine::new(Weights::builtin(), 12);
        for threads in [2, 3] {
            engine.clear_tables();
            let report = engine.search_parallel(board, &limits, threads, &|| false, &|_| {});
            assert_eq!((report.score, report.exact), (expected.score, true));
            let next = board.place(report.best.unwrap()).unwrap();
            assert_eq!(-engine.value(next, &limits), expected.score);
            assert_eq!(final_score_of_line(board, &report.line), Some(expected.score));
        }
        let single = Engine::new(Weights::builtin(), 12).search_parallel(
            board,
            &limits,
            1,
            &|| false,
            &|_| {},
        );
        assert_eq!(single, expected);
    }
}

#[test]
fn pondering_speeds_up_later_searches() {
    let limits = SearchLimits {
        depth: 8,
        exact_empties: 10,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: UNBOUNDED,
    };
    let board = ending(30, 5);
    let mut engine = Engine::new(Weights::builtin(), 18);
    let pondered = engine.ponder(board, &limits, &|| false);
    let has_reply = |square: &_| !board.place(*square).unwrap().moves().is_empty();
    assert_eq!(pondered.len(), board.moves().iter().filter(has_reply).count());
    let (square, report) = &pondered[0];
    let next = board.place(*square).unwrap();
    assert!(next.moves().contains(report.best.unwrap()));
    let fresh = single_threaded(next, &limits);
    let prepared = engine.search(next, &limits, &|| false);
    assert!(prepared.nodes < fresh.nodes / 2, "{} after {}", prepared.nodes, fresh.nodes);
    assert!(engine.ponder(board, &limits, &|| true).is_empty());
}
