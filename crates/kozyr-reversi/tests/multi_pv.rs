//! Multi-PV scores and bounds agree with exhaustive search.

use crate::support::reversi_games as games;

use games::{ending, plain, rng};
use kozyr_core::{
    explanation::{RedactedExplanation, TranslatableText},
    game::{Player, Record, Seed},
    opponent::{self, Budget, ExplanationDetail},
    tree::Bound,
};
use kozyr_reversi::{
    Action, Board, Colour, Position, Reversi, Setup,
    engine::{DEFAULT_CERTAINTY, EXACT_CERTAINTY, Engine, PvLine, SearchLimits, Weights},
};
use rand::RngExt;

/// Whether a line's score is the true value or bounds it, as its bound says.
fn agrees_with_bound(line: &PvLine, value: i32) -> bool {
    match line.bound {
        Bound::Exact => line.score == value,
        Bound::AtMost => value <= line.score,
        Bound::AtLeast => panic!("nothing is said to be at least something: {line:?}"),
    }
}

/// Asserts that a line starts with its move and is legal.
fn assert_playable(board: Board, line: &PvLine) {
    assert_eq!(line.moves[0], line.square);
    let mut board = board;
    for &square in &line.moves {
        let to_move = if board.must_pass() { board.pass() } else { board };
        board = to_move.place(square).unwrap_or_else(|| panic!("{line:?}"));
    }
}

#[test]
fn endgame_scores_match_exhaustive_search() {
    let limits = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let mut engine = Engine::new(Weights::builtin(), 12);
    let mut bounds = 0;
    for index in 0..600 {
        let board = ending(rng(index).random_range(1..8), index);
        let count = rng(index).random_range(1..5);
        let found = engine.multi_pv(board, &limits, count, &|| false, &mut |_| {});
        assert!(found.exact && found.certainty_per_cent() == 100);
        assert_eq!(found.lines.len(), board.moves().len());
        for line in &found.lines {
            let value = -plain(board.place(line.square).unwrap());
            assert!(agrees_with_bound(line, value), "{line:?}, but {value} in {board:?}");
            assert_playable(board, line);
        }
        let exact_lines: Vec<_> =
            found.lines.iter().take_while(|line| line.bound == Bound::Exact).collect();
        assert!(exact_lines.len() >= count.min(found.lines.len()));
        assert!(found.lines.is_sorted_by_key(|line| -line.score));
        bounds += found.lines.iter().filter(|line| line.bound == Bound::AtMost).count();
    }
    assert!(bounds > 100, "bounds are tested too: {bounds}");
}

#[test]
fn midgame_scores_match_single_searches() {
    let mut reference = Engine::new(Weights::builtin(), 12);
    let mut engine = Engine::new(Weights::builtin(), 12);
    let mut fractions = 0;
    for index in 0..20 {
        let board = ending(rng(index).random_range(20..50), index);
        let limits = SearchLimits {
            depth: 4,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let mut depths = Vec::new();
        engine.clear_tables();
        engine.multi_pv(board, &limits, 3, &|| false, &mut |found| {
            depths.push(found.depth);
            assert!(!found.exact);
            for line in &found.lines {
                reference.clear_tables();
                let shallower = SearchLimits { depth: found.depth - 1, ..limits };
                let value = -reference.value(board.place(line.square).unwrap(), &shallower);
                assert!(agrees_with_bound(line, value), "{line:?}, but {value} in {board:?}");
                assert_playable(board, line);
                // The unrounded value matches the score.
                assert!((line.exact_discs - f64::from(line.score)).abs() <= 0.5, "{line:?}");
                fractions += usize::from(line.exact_discs.fract() != 0.0);
            }
        });
        assert_eq!(depths, [1, 2, 3, 4]);
    }
    assert!(fractions > 100, "{fractions}");
}

#[test]
fn a_stopped_search_returns_its_last_complete_iteration() {
    let limits = SearchLimits {
        depth: 20,
        exact_empties: 0,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for index in 0..10 {
        let board = ending(40, index);
        let nodes = rng(index).random_range(1..40_000);
        let mut iterations = Vec::new();
        let found = Engine::new(Weights::builtin(), 12).multi_pv(
            board,
            &SearchLimits { max_nodes: nodes, ..limits },
            2,
            &|| false,
            &mut |iteration| iterations.push(iteration.clone()),
        );
        let last = iterations.last().expect("one ply is always looked");
        assert_eq!((&found.lines, found.depth), (&last.lines, last.depth));
        let complete = Engine::new(Weights::builtin(), 12).multi_pv(
            board,
            &SearchLimits { depth: found.depth, ..limits },
            2,
            &|| false,
            &mut |_| {},
        );
        assert_eq!(found.lines, complete.lines);
    }
}

#[test]
fn symmetric_first_moves_lose_nothing_and_have_a_reply() {
    let limits = SearchLimits {
        depth: 5,
        exact_empties: 0,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for square in Board::START.moves().iter() {
        let mut engine = Engine::new(Weights::builtin(), 12);
        let analysis = engine.analyse_move(&Position::START, square, &limits, &|| false).unwrap();
        assert_eq!(analysis.loss(), 0, "{square}");
        assert_eq!(analysis.reply_line.len() + 1, analysis.report.line.len());
        let last_board = analysis
            .reply_line
            .iter()
            .try_fold(Position::START.place(square).unwrap(), |board, reply| board.place(*reply));
        assert!(last_board.is_some(), "{square}: {:?}", analysis.reply_line);
    }
}

#[test]
fn without_legal_moves_there_are_no_lines() {
    let full = Board::new(kozyr_reversi::Bitboard(u64::MAX), Default::default()).unwrap();
    let limits = SearchLimits {
        depth: 3,
        exact_empties: 3,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let mut engine = Engine::new(Weights::builtin(), 4);
    assert!(engine.multi_pv(full, &limits, 3, &|| false, &mut |_| {}).lines.is_empty());
}

#[test]
fn explained_endgame_scores_match_exhaustive_search() {
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let (mut bounds, mut replies) = (0, 0);
    for index in 0..150 {
        let board = ending(rng(index).random_range(4..9), index);
        let start = Position { board, to_move: Colour::Black };
        let setup = Setup { start };
        let players = vec![Player::Human; 2];
        let record = Record::<Reversi>::new(setup, Seed::from(index), players).unwrap();
        let (seat, _) = record.to_act().unwrap();
        for name in ["engine-10", "engine-12"] {
            let decision = opponent::decide(&record, seat, name, &budget).unwrap();
            let redacted = RedactedExplanation::with_nothing_hidden::<Reversi>(&decision);
            let alternatives = &decision.explanation.alternatives;
            assert_eq!(alternatives.len(), board.moves().len());
            assert!(alternatives[0].chosen && alternatives[0].bound == Bound::Exact);
            for (alternative, redacted) in alternatives.iter().zip(redacted.alternatives()) {
                let Action::Place(square) = alternative.plan[0] else { panic!("{alternative:?}") };
                let value = f64::from(-plain(board.place(square).unwrap()));
                let stated = alternative.value.unwrap();
                match alternative.bound {
                    Bound::Exact => {
                        assert_eq!(stated, value, "{name}: {alternative:?} in {board:?}")
                    }
                    Bound::AtMost => {
                        assert!(value <= stated, "{name}: {alternative:?} in {board:?}")
                    }
                    Bound::AtLeast => panic!("{alternative:?}"),
                }
                // A single move has nothing to be compared with.
                assert_eq!(redacted.amount.is_some(), alternatives.len() > 1);
                let is_bound = |amount: &TranslatableText| amount.key == "amount-at-most";
                assert_eq!(
                    redacted.amount.as_ref().is_some_and(is_bound),
                    alternative.bound == Bound::AtMost
                );
                bounds += usize::from(alternative.bound == Bound::AtMost);
                replies += usize::from(!alternative.chosen && alternative.plan.len() > 1);
                // The whole plan must be legal.
                let mut replay = record.clone();
                for &action in &alternative.plan {
                    replay.play(action).unwrap();
                }
            }
        }
    }
    assert!(bounds > 50 && replies > 100, "{bounds} bounds, {replies} replies");
}
