//! The endgame solver against exhaustive search.

use crate::support::reversi_games as games;

use games::{ending, plain, rng};
use kozyr_core::opponent::Deadline;
use kozyr_reversi::{
    Board,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, SearchOptions, Weights},
};

const TO_THE_END: SearchLimits =
    SearchLimits { depth: 60, exact_empties: 60, certainty: EXACT_CERTAINTY, max_nodes: u64::MAX };

/// Asserts that an engine solves endgames from random games, as exhaustive search does.
fn assert_solves(engine: &mut Engine<'_>, empties: usize, positions: u64) {
    for index in 0..positions {
        let board = ending(empties, index);
        let expected = plain(board);
        let report = engine.search(board, &TO_THE_END, &|| false);
        assert_eq!(report.score, expected, "{board:?}");
        assert!(report.exact);
        let best = board.place(report.best.unwrap()).unwrap();
        assert_eq!(-plain(best), expected, "{:?} in {board:?}", report.best);
    }
}

/// Asserts that an engine solves those of `boards` random boards that have a legal move and at most
/// `empties` empties.
fn assert_solves_random_boards(engine: &mut Engine<'_>, empties: usize, boards: u64) {
    for index in 0..boards {
        let board = games::jumble(&mut rng(index)).board;
        if board.empties().len() > empties || board.moves().is_empty() {
            continue;
        }
        let report = engine.search(board, &TO_THE_END, &|| false);
        assert_eq!(report.score, plain(board), "{board:?}");
    }
}

#[test]
fn endgames_match_exhaustive_search() {
    let mut engine = Engine::new(Weights::builtin(), 10);
    let positions = [20_000, 20_000, 20_000, 10_000, 3_000, 600, 100, 20];
    for (empties, positions) in (1..).zip(positions) {
        assert_solves(&mut engine, empties, positions);
    }
}

#[test]
fn search_options_do_not_change_endgame_scores() {
    for options in [SearchOptions::ORIGINAL, SearchOptions::FASTEST] {
        let mut engine = Engine::with_options(Weights::builtin(), 10, options, &Deadline::never());
        for (empties, positions) in [(6, 600), (7, 300), (8, 30)] {
            assert_solves(&mut engine, empties, positions);
        }
    }
    // Longer endgames, which start with shallow and selective searches.
    let solver =
        |options| Engine::with_options(Weights::builtin(), 14, options, &Deadline::never());
    let [mut original, mut fastest] = [SearchOptions::ORIGINAL, SearchOptions::FASTEST].map(solver);
    for index in 0..10 {
        let board = ending(17, index);
        let [original_report, fastest_report] = [&mut original, &mut fastest]
            .map(|engine| engine.search(board, &TO_THE_END, &|| false));
        assert!(original_report.exact && fastest_report.exact);
        assert_eq!(original_report.score, fastest_report.score, "{board:?}");
    }
}

#[test]
fn better_moves_from_interrupted_iterations_are_better() {
    // The depth of the last iteration before the exact search.
    const PREPARATION_DEPTH: u32 = 8;
    let true_score = |board: Board, square| {
        let next = board.place(square).expect("a move of the search");
        -Engine::new(Weights::builtin(), 14).value(next, &TO_THE_END)
    };
    let mut improved = 0;
    for index in 0..40 {
        let board = ending(16, index);
        let limits = (0..12).map(|step| 1000 << step);
        for nodes in limits {
            let limits = SearchLimits { max_nodes: nodes, ..TO_THE_END };
            let [complete, found] =
                [false, true].map(|keep_interrupted_best| {
                    let options = SearchOptions { keep_interrupted_best, ..SearchOptions::FASTEST };
                    Engine::with_options(Weights::builtin(), 14, options, &Deadline::never())
                        .search(board, &limits, &|| false)
                });
            assert_eq!(found.nodes, complete.nodes);
            assert_eq!(found.depth, complete.depth);
            assert_eq!(found.line.first().copied(), found.best);
            if found.depth != PREPARATION_DEPTH || found.best == complete.best {
                continue;
            }
            let [complete, found] = [&complete, &found].map(|report| {
                let best = report.best.expect("there is a move");
                (true_score(board, best), report.score)
            });
            assert!(found.0 > complete.0, "{board:?} within {nodes}");
            assert!(found.0 >= found.1, "{board:?} within {nodes}");
            improved += 1;
        }
    }
    assert!(improved > 0, "no search was broken off where it would show");
}

#[test]
fn random_boards_match_exhaustive_search() {
    assert_solves_random_boards(&mut Engine::new(Weights::builtin(), 10), 6, 20_000);
}

/// Takes minutes: `cargo test --release --package kozyr-reversi --test reversi -- --ignored
/// solver`.
#[test]
#[ignore = "takes minutes"]
fn many_endgames_match_exhaustive_search() {
    // Also with a table so small that it forgets nearly everything.
    for table_bits in [16, 4] {
        let mut engine = Engine::new(Weights::builtin(), table_bits);
        let positions = [100_000, 100_000, 100_000, 100_000, 70_000, 25_000, 4_000, 900, 90, 10];
        for (empties, positions) in (1..).zip(positions) {
            assert_solves(&mut engine, empties, positions);
        }
        assert_solves_random_boards(&mut engine, 7, 300_000);
    }
}

#[test]
fn a_tiny_table_changes_no_score() {
    let mut large = Engine::new(Weights::builtin(), 16);
    let mut tiny = Engine::new(Weights::builtin(), 4);
    // With more than twelve empties the evaluation is used.
    for (empties, positions) in [(11, 20), (12, 20), (14, 6)] {
        for index in 0..positions {
            let board = ending(empties, index);
            let expected = large.search(board, &TO_THE_END, &|| false);
            let report = tiny.search(board, &TO_THE_END, &|| false);
            assert_eq!(report.score, expected.score);
            let next = board.place(report.best.unwrap()).unwrap();
            let best_reply_score = Engine::new(Weights::builtin(), 12).value(next, &TO_THE_END);
            assert_eq!(-best_reply_score, expected.score);
        }
    }
}
