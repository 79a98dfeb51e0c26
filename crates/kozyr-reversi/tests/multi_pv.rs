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

/// Whether a line's score agrees with its bound.
fn is_true(line: &PvLine, value: i32) -> bool {
    match line.bound {
        Bound::Exact => line.score == value,
        Bound::AtMost => value <= line.score,
        Bound::AtLeast => panic!("nothing is said to be at least something: {line:?}"),
    }
}

fn assert_playable(board: Board, line: &PvLine) {
    assert_eq!(line.moves[0], line.square);
    let mut board = board;
    for &square in &line.moves {
        let turn = if board.must_pass() { board.pass() } else { board };
        board = turn.place(square).unwrap_or_else(|| panic!("{line:?}"));
    }
}

#[test]
fn every_move_of_an_ending_is_worth_what_looking_at_every_line_says() {
    let request = SearchLimits {
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
        let found = engine.multi_pv(board, &request, count, &|| false, &mut |_| {});
        assert!(found.exact && found.certainty_per_cent() == 100);
        assert_eq!(found.lines.len(), board.moves().len());
        for line in &found.lines {
            let value = -plain(board.place(line.square).unwrap());
            assert!(is_true(line, value), "{line:?}, but {value} in {board:?}");
            assert_playable(board, line);
        }
        let exactly: Vec<_> =
            found.lines.iter().take_while(|line| line.bound == Bound::Exact).collect();
        assert!(exactly.len() >= count.min(found.lines.len()));
        assert!(found.lines.is_sorted_by_key(|line| -line.score));
        bounds += found.lines.iter().filter(|line| line.bound == Bound::AtMost).count();
    }
    assert!(bounds > 100, "bounds are tested too: {bounds}");
}

#[test]
fn rounds_of_the_middle_game_tell_the_best_moves_as_a_full_search_values_them() {
    let mut other = Engine::new(Weights::builtin(), 12);
    let mut engine = Engine::new(Weights::builtin(), 12);
    let mut fractions = 0;
    for index in 0..20 {
        let board = ending(rng(index).random_range(20..50), index);
        let request = SearchLimits {
            depth: 4,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let mut depths = Vec::new();
        engine.clear_tables();
        engine.multi_pv(board, &request, 3, &|| false, &mut |found| {
            depths.push(found.depth);
            assert!(!found.exact);
            for line in &found.lines {
                other.clear_tables();
                let rest = SearchLimits { depth: found.depth - 1, ..request };
                let value = -other.value(board.place(line.square).unwrap(), &rest);
                assert!(is_true(line, value), "{line:?}, but {value} in {board:?}");
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
fn a_search_that_is_stopped_tells_its_last_complete_round() {
    let request = SearchLimits {
        depth: 20,
        exact_empties: 0,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for index in 0..10 {
        let board = ending(40, index);
        let nodes = rng(index).random_range(1..40_000);
        let mut rounds = Vec::new();
        let found = Engine::new(Weights::builtin(), 12).multi_pv(
            board,
            &SearchLimits { max_nodes: nodes, ..request },
            2,
            &|| false,
            &mut |round| rounds.push(round.clone()),
        );
        let last = rounds.last().expect("one ply is always looked");
        assert_eq!((&found.lines, found.depth), (&last.lines, last.depth));
        let whole = Engine::new(Weights::builtin(), 12).multi_pv(
            board,
            &SearchLimits { depth: found.depth, ..request },
            2,
            &|| false,
            &mut |_| {},
        );
        assert_eq!(found.lines, whole.lines);
    }
}

#[test]
fn whichever_way_the_board_is_turned_a_first_move_is_as_good_and_answered() {
    let request = SearchLimits {
        depth: 5,
        exact_empties: 0,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for square in Board::START.moves().iter() {
        let mut engine = Engine::new(Weights::builtin(), 12);
        let judged = engine.analyse_move(&Position::START, square, &request, &|| false).unwrap();
        assert_eq!(judged.loss(), 0, "{square}");
        assert_eq!(judged.reply_line.len() + 1, judged.report.line.len());
        let reached = judged
            .reply_line
            .iter()
            .try_fold(Position::START.place(square).unwrap(), |at, answer| at.place(*answer));
        assert!(reached.is_some(), "{square}: {:?}", judged.reply_line);
    }
}

#[test]
fn where_nothing_can_be_placed_there_is_no_line() {
    let full = Board::new(kozyr_reversi::Bitboard(u64::MAX), Default::default()).unwrap();
    let request = SearchLimits {
        depth: 3,
        exact_empties: 3,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let mut engine = Engine::new(Weights::builtin(), 4);
    assert!(engine.multi_pv(full, &request, 3, &|| false, &mut |_| {}).lines.is_empty());
}

#[test]
fn what_the_engine_tells_of_each_move_of_an_ending_is_true() {
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
            let shown = RedactedExplanation::with_nothing_hidden::<Reversi>(&decision);
            let told = &decision.explanation.alternatives;
            assert_eq!(told.len(), board.moves().len());
            assert!(told[0].chosen && told[0].bound == Bound::Exact);
            for (one, shown) in told.iter().zip(shown.alternatives()) {
                let Action::Place(square) = one.plan[0] else { panic!("{one:?}") };
                let value = f64::from(-plain(board.place(square).unwrap()));
                let said = one.value.unwrap();
                match one.bound {
                    Bound::Exact => assert_eq!(said, value, "{name}: {one:?} in {board:?}"),
                    Bound::AtMost => assert!(value <= said, "{name}: {one:?} in {board:?}"),
                    Bound::AtLeast => panic!("{one:?}"),
                }
                // A single move has nothing to be compared with.
                assert_eq!(shown.amount.is_some(), told.len() > 1);
                let is_bound = |amount: &TranslatableText| amount.key == "amount-at-most";
                assert_eq!(shown.amount.as_ref().is_some_and(is_bound), one.bound == Bound::AtMost);
                bounds += usize::from(one.bound == Bound::AtMost);
                replies += usize::from(!one.chosen && one.plan.len() > 1);
                // The whole plan must be legal.
                let mut after = record.clone();
                for &action in &one.plan {
                    after.play(action).unwrap();
                }
            }
        }
    }
    assert!(bounds > 50 && replies > 100, "{bounds} bounds, {replies} replies");
}
