//! A search in slices finds what the whole search finds; threads together find the same score.

use crate::support::reversi_games as games;

use games::{ending, rng};
use kozyr_core::reversi::{
    Board,
    engine::{EXACT, Engine, Report, Request, Thought, Weights},
};
use rand::RngExt;

/// Steps of so many positions, any number of them where it is `None`.
fn in_slices(board: Board, request: &Request, slice: Option<u64>) -> (Report, u64) {
    let mut rng = rng(7);
    let mut thought = Thought::new(Engine::new(Weights::builtin(), 12), board, request);
    let mut steps = 1;
    while !thought.step(slice.unwrap_or_else(|| rng.random_range(1..5_000))) {
        steps += 1;
    }
    (thought.report().clone(), steps)
}

fn whole(board: Board, request: &Request) -> Report {
    Engine::new(Weights::builtin(), 12).search(board, request, &|| false)
}

const UNBOUNDED: u64 = u64::MAX;

#[test]
fn slices_find_what_the_whole_search_finds() {
    let to_depth = |depth, certainty| Request { depth, exact_from: 0, certainty, nodes: UNBOUNDED };
    let to_the_end = Request { depth: 60, exact_from: 60, certainty: EXACT, nodes: UNBOUNDED };
    for (empties, request) in [
        (40, to_depth(5, EXACT)),
        (36, to_depth(9, 1)),
        (30, to_depth(13, 0)),
        (15, to_the_end),
        (17, to_the_end),
    ] {
        for index in 0..2 {
            let board = ending(empties, index);
            let expected = whole(board, &request);
            for slice in [Some(1), Some(1_000), None] {
                let (report, steps) = in_slices(board, &request, slice);
                assert_eq!(report, expected, "{slice:?} of {request:?} in {board:?}");
                assert!(steps > 1);
            }
        }
    }
}

#[test]
fn passes_do_no_harm() {
    let request = Request { depth: 8, exact_from: 14, certainty: 1, nodes: UNBOUNDED };
    let mut rng = rng(8);
    let mut seen = 0;
    // On jumbled boards passes are frequent.
    while seen < 10 {
        let board = games::jumble(&mut rng).board;
        let fits = (13..30).contains(&board.empties().len());
        if fits && board.moves().iter().any(|square| board.place(square).unwrap().must_pass()) {
            assert_eq!(in_slices(board, &request, Some(1)).0, whole(board, &request), "{board:?}");
            seen += 1;
        }
    }
}

#[test]
fn a_budget_ends_slices_where_it_ends_the_whole_search() {
    for nodes in [1, 777, 20_000, 50_001] {
        let request = Request { depth: 20, exact_from: 16, certainty: 1, nodes };
        for (empties, index) in [(35, 1), (16, 2)] {
            let board = ending(empties, index);
            let expected = whole(board, &request);
            for slice in [Some(1), Some(500), None] {
                assert_eq!(in_slices(board, &request, slice).0, expected, "{nodes} {slice:?}");
            }
        }
    }
}

#[test]
fn a_slice_is_little_more_than_asked_for() {
    let request = Request { depth: 12, exact_from: 20, certainty: 1, nodes: UNBOUNDED };
    for empties in [20, 40] {
        let board = ending(empties, 3);
        let mut thought = Thought::new(Engine::new(Weights::builtin(), 14), board, &request);
        let mut before = 0;
        loop {
            let done = thought.step(2_000);
            let report = thought.report();
            assert!(report.nodes - before < 300_000, "{} at once", report.nodes - before);
            assert!(board.moves().contains(report.best.unwrap()));
            before = report.nodes;
            if done {
                break;
            }
        }
    }
}

#[test]
fn an_engine_given_back_remembers_what_was_found() {
    let board = ending(30, 4);
    let request = Request { depth: 9, exact_from: 0, certainty: 1, nodes: UNBOUNDED };
    let mut thought = Thought::new(Engine::new(Weights::builtin(), 16), board, &request);
    while !thought.step(10_000) {}
    let first = thought.report().clone();
    let again = thought.into_engine().search(board, &request, &|| false);
    assert!(again.nodes < first.nodes / 2, "{} after {}", again.nodes, first.nodes);
}

#[test]
fn threads_find_the_score_that_one_finds() {
    let request = Request { depth: 60, exact_from: 60, certainty: EXACT, nodes: UNBOUNDED };
    for index in 0..6 {
        let board = ending(16, index);
        let expected = whole(board, &request);
        let mut engine = Engine::new(Weights::builtin(), 12);
        for threads in [2, 3] {
            engine.forget();
            let report = engine.search_together(board, &request, threads);
            assert_eq!((report.score, report.exact), (expected.score, true));
            let next = board.place(report.best.unwrap()).unwrap();
            assert_eq!(-engine.value(next, &request), expected.score);
        }
        let one = Engine::new(Weights::builtin(), 12).search_together(board, &request, 1);
        assert_eq!(one, expected);
    }
}

#[test]
fn pondering_finds_answers_that_a_search_then_finds_at_once() {
    let request = Request { depth: 8, exact_from: 10, certainty: 1, nodes: UNBOUNDED };
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
