//! The engine respects its limits, stops when asked, and is deterministic.

use crate::support::{reversi_games as games, reversi_network::ReferenceNetwork};

use std::sync::atomic::{AtomicU32, Ordering};

use games::{ending, rng};
use kozyr_core::{
    game::{Game, Seed},
    opponent::{Deadline, make_opponent},
};
use kozyr_reversi::{
    Board, Position, Reversi, Symmetry,
    engine::{
        DEFAULT_CERTAINTY, EXACT_CERTAINTY, Engine, MoveFeatures, SearchLimits, SearchOptions,
        Weights, WeightsError,
    },
};
use rand::RngExt;

const TO_THE_END: SearchLimits =
    SearchLimits { depth: 60, exact_empties: 60, certainty: EXACT_CERTAINTY, max_nodes: u64::MAX };

fn board(text: &str) -> Board {
    text.parse::<Position>().unwrap().board
}

#[test]
fn fixed_depth_searches_match_exhaustive_search() {
    // Without selective pruning, alpha-beta must give the minimax value.
    /// The value of a position searched exhaustively to a depth.
    fn value(engine: &mut Engine<'_>, board: Board, depth: u32) -> i32 {
        if depth == 0 || board.is_over() {
            let limits = SearchLimits {
                depth: 0,
                exact_empties: 0,
                certainty: EXACT_CERTAINTY,
                max_nodes: u64::MAX,
            };
            return engine.value(board, &limits);
        }
        let best = board
            .moves()
            .iter()
            .map(|square| -value(engine, board.place(square).unwrap(), depth - 1))
            .max();
        best.unwrap_or_else(|| -value(engine, board.pass(), depth))
    }
    let mut engine = Engine::new(Weights::builtin(), 12);
    for index in 0..40 {
        let board = ending(rng(index).random_range(20..50), index);
        for depth in 1..=3 {
            let expected = value(&mut Engine::new(Weights::builtin(), 2), board, depth);
            engine.clear_tables();
            let limits = SearchLimits {
                depth,
                exact_empties: 0,
                certainty: EXACT_CERTAINTY,
                max_nodes: u64::MAX,
            };
            assert_eq!(engine.value(board, &limits), expected, "depth {depth} of {board:?}");
        }
    }
}

#[test]
fn a_stopped_search_returns_a_legal_move() {
    let mut engine = Engine::new(Weights::builtin(), 12);
    let board = ending(40, 3);
    let check_count = AtomicU32::new(0);
    let stop = || check_count.fetch_add(1, Ordering::Relaxed) >= 3;
    let report = engine.search(board, &SearchLimits { depth: 30, ..TO_THE_END }, &stop);
    assert!(!report.exact);
    assert!(board.moves().contains(report.best.unwrap()));
    let immediate = engine.search(board, &TO_THE_END, &|| true);
    assert!(board.moves().contains(immediate.best.unwrap()));
}

#[test]
fn an_interrupted_search_reports_its_last_complete_iteration() {
    let limits = SearchLimits {
        depth: 12,
        exact_empties: 0,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let search = |limits: &SearchLimits, board, keep_interrupted_best| {
        let options = SearchOptions { keep_interrupted_best, ..SearchOptions::FASTEST };
        let mut engine = Engine::with_options(Weights::builtin(), 12, options, &Deadline::never());
        engine.search(board, limits, &|| false)
    };
    for index in 0..20 {
        let board = ending(35, index);
        let nodes = rng(index).random_range(1..60_000);
        let limited = SearchLimits { max_nodes: nodes, ..limits };
        let interrupted = search(&limited, board, false);
        assert!(board.moves().contains(interrupted.best.unwrap()));
        if interrupted.depth > 0 {
            let complete =
                search(&SearchLimits { depth: interrupted.depth, ..limits }, board, false);
            assert_eq!((interrupted.best, interrupted.score), (complete.best, complete.score));
            assert_eq!(interrupted.line, complete.line);
        }
        // Only a better move from the interrupted iteration may differ.
        let improved = search(&limited, board, true);
        assert_eq!((improved.depth, improved.nodes), (interrupted.depth, interrupted.nodes));
        assert!(board.moves().contains(improved.best.unwrap()));
        if improved.best == interrupted.best {
            assert_eq!(improved, interrupted);
        } else {
            assert_eq!(improved.line.first(), improved.best.as_ref());
        }
    }
}

#[test]
fn searches_stay_within_the_node_limit() {
    let mut engine = Engine::new(Weights::builtin(), 12);
    for nodes in [1, 100, 5_000, 100_000] {
        let report =
            engine
                .search(ending(40, 1), &SearchLimits { max_nodes: nodes, ..TO_THE_END }, &|| false);
        assert!(report.nodes <= nodes + 5_000, "{} of {nodes}", report.nodes);
        assert!(report.best.is_some());
    }
}

#[test]
fn searches_are_deterministic() {
    let limits = SearchLimits {
        depth: 7,
        exact_empties: 12,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: 300_000,
    };
    for index in 0..10 {
        let board = ending(30, index);
        let reports =
            [(); 2].map(|()| Engine::new(Weights::builtin(), 12).search(board, &limits, &|| false));
        assert_eq!(reports[0], reports[1]);
    }
}

#[test]
fn levels_are_deterministic_and_legal() {
    for name in ["engine-1", "engine-3", "engine-5", "engine-6"] {
        let opponent = make_opponent::<Reversi>(name).unwrap();
        let mut rng = rng(4);
        for game in games::random_game(&Default::default(), &mut rng).iter().step_by(6) {
            let Some(seat) = game.to_act() else { break };
            let decide = || {
                let mut rng = Seed::from(9).rng();
                opponent.decide(game.view(seat), &Default::default(), &mut rng)
            };
            let decision = decide();
            assert_eq!(decision, decide());
            assert!(game.legal_actions().contains(&decision.action));
            if let Some(chosen) = decision.explanation.chosen() {
                assert_eq!(chosen.plan[0], decision.action);
            }
        }
    }
}

#[test]
fn lines_in_explanations_are_legal() {
    let opponent = make_opponent::<Reversi>("engine-6").unwrap();
    for index in 0..5 {
        let start = Position { board: ending(12, index), to_move: kozyr_reversi::Colour::Black };
        let game = Reversi::from(start);
        let mut rng = Seed::from(9).rng();
        let view = game.view(game.to_act().unwrap());
        let decision = opponent.decide(view, &Default::default(), &mut rng);
        let mut copy = game.clone();
        for &action in &decision.explanation.chosen().unwrap().plan {
            copy.play(action).unwrap();
        }
    }
}

#[test]
fn move_features_are_correct() {
    // Black can take a1 over b1.
    let corner = board(&format!("-OX{} X", "-".repeat(61)));
    let features = MoveFeatures::of_move(corner, "a1".parse().unwrap()).unwrap();
    assert!(features.takes_corner && !features.gives_corner);
    assert_eq!(features.reply_count, 0);
    assert_eq!(features.stable_gain, 3);
    assert_eq!(MoveFeatures::of_move(corner, "h8".parse().unwrap()), None);
}

#[test]
fn evaluation_matches_the_reference_network() {
    let bytes = Weights::builtin().to_bytes();
    let network = ReferenceNetwork::read(&bytes);
    let mut engine = Engine::new(Weights::builtin(), 4);
    let static_limits = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for index in 0..2000 {
        let board = ending(rng(index).random_range(1..=60), index);
        if board.moves().is_empty() {
            continue;
        }
        let expected = network.discs(board).clamp(-62.0, 62.0);
        let value = f64::from(engine.value(board, &static_limits));
        assert!((value - expected).abs() < 0.53, "{value} and {expected} of {board:?}");
    }
}

#[test]
fn evaluation_is_symmetric() {
    let mut engine = Engine::new(Weights::builtin(), 4);
    let static_limits = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for index in 0..200 {
        let board = ending(rng(index).random_range(1..=60), index);
        let values =
            Symmetry::all().map(|symmetry| engine.value(symmetry.map_board(board), &static_limits));
        let values: Vec<i32> = values.collect();
        assert_eq!(values, [values[0]; 8]);
    }
}

#[test]
fn handcrafted_weights_value_corners() {
    let weights = Weights::handcrafted();
    let mut engine = Engine::new(&weights, 4);
    let static_limits = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    // The centre has four moves for either side; an own corner scores ten.
    let with_corner = |corner: char| {
        let rows = [format!("{corner}-------"), "-".repeat(16), "---OX---".into()];
        board(&format!("{}---XO---{} X", rows.concat(), "-".repeat(24)))
    };
    let [own, none, opposing] =
        ['X', '-', 'O'].map(|corner| engine.value(with_corner(corner), &static_limits));
    assert_eq!([own, none, opposing], [10, 0, -10]);
}

#[test]
fn invalid_weights_are_rejected() {
    let bytes = Weights::builtin().to_bytes();
    assert!(bytes.len() <= 1_500_000);
    assert_eq!(Weights::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    assert_eq!(Weights::from_bytes(b"").err(), Some(WeightsError::Foreign));
    assert_eq!(Weights::from_bytes(b"KZRVWT02").err(), Some(WeightsError::OtherVersion(*b"02")));
    for length in [8, 100, 1000] {
        let error = Weights::from_bytes(&bytes[..length]).err();
        let is_length_error =
            matches!(error, Some(WeightsError::Length { found, .. }) if found == length);
        assert!(is_length_error, "{length} bytes: {error:?}");
    }
    let error = Weights::from_bytes(&bytes[..bytes.len() - 1]).err();
    assert_eq!(error, Some(WeightsError::Digest));
}
