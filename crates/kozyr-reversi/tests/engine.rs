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
fn a_fixed_depth_is_searched_as_by_looking_at_every_line() {
    // Without selective pruning, alpha-beta must give the minimax value.
    fn value(engine: &mut Engine<'_>, board: Board, depth: u32) -> i32 {
        if depth == 0 || board.is_over() {
            let request = SearchLimits {
                depth: 0,
                exact_empties: 0,
                certainty: EXACT_CERTAINTY,
                max_nodes: u64::MAX,
            };
            return engine.value(board, &request);
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
            let request = SearchLimits {
                depth,
                exact_empties: 0,
                certainty: EXACT_CERTAINTY,
                max_nodes: u64::MAX,
            };
            assert_eq!(engine.value(board, &request), expected, "depth {depth} of {board:?}");
        }
    }
}

#[test]
fn a_stopped_search_returns_a_legal_move() {
    let mut engine = Engine::new(Weights::builtin(), 12);
    let board = ending(40, 3);
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 3;
    let report = engine.search(board, &SearchLimits { depth: 30, ..TO_THE_END }, &stop);
    assert!(!report.exact);
    assert!(board.moves().contains(report.best.unwrap()));
    let at_once = engine.search(board, &TO_THE_END, &|| true);
    assert!(board.moves().contains(at_once.best.unwrap()));
}

#[test]
fn a_search_that_runs_out_of_positions_reports_its_last_complete_round() {
    let request = SearchLimits {
        depth: 12,
        exact_empties: 0,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let search = |request: &SearchLimits, board, keeps_found| {
        let ways = SearchOptions { keep_interrupted_best: keeps_found, ..SearchOptions::FASTEST };
        let mut engine = Engine::with_options(Weights::builtin(), 12, ways, &Deadline::never());
        engine.search(board, request, &|| false)
    };
    for index in 0..20 {
        let board = ending(35, index);
        let nodes = rng(index).random_range(1..60_000);
        let limited = SearchLimits { max_nodes: nodes, ..request };
        let broken_off = search(&limited, board, false);
        assert!(board.moves().contains(broken_off.best.unwrap()));
        if broken_off.depth > 0 {
            let whole = search(&SearchLimits { depth: broken_off.depth, ..request }, board, false);
            assert_eq!((broken_off.best, broken_off.score), (whole.best, whole.score));
            assert_eq!(broken_off.line, whole.line);
        }
        // Only a better move from the interrupted iteration may differ.
        let better = search(&limited, board, true);
        assert_eq!((better.depth, better.nodes), (broken_off.depth, broken_off.nodes));
        assert!(board.moves().contains(better.best.unwrap()));
        if better.best == broken_off.best {
            assert_eq!(better, broken_off);
        } else {
            assert_eq!(better.line.first(), better.best.as_ref());
        }
    }
}

#[test]
fn positions_visited_stay_within_the_budget() {
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
fn the_same_request_gives_the_same_report() {
    let request = SearchLimits {
        depth: 7,
        exact_empties: 12,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: 300_000,
    };
    for index in 0..10 {
        let board = ending(30, index);
        let reports = [(); 2]
            .map(|()| Engine::new(Weights::builtin(), 12).search(board, &request, &|| false));
        assert_eq!(reports[0], reports[1]);
    }
}

#[test]
fn a_level_decides_alike_every_time_and_legally() {
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
fn a_line_in_an_explanation_can_be_played_out() {
    let opponent = make_opponent::<Reversi>("engine-6").unwrap();
    for index in 0..5 {
        let start = Position { board: ending(12, index), to_move: kozyr_reversi::Colour::Black };
        let game = Reversi::from(start);
        let mut random = Seed::from(9).rng();
        let view = game.view(game.to_act().unwrap());
        let decision = opponent.decide(view, &Default::default(), &mut random);
        let mut copy = game.clone();
        for &action in &decision.explanation.chosen().unwrap().plan {
            copy.play(action).unwrap();
        }
    }
}

#[test]
fn features_say_what_a_move_does() {
    // Black can take a1 over b1.
    let corner = board(&format!("-OX{} X", "-".repeat(61)));
    let features = MoveFeatures::of_move(corner, "a1".parse().unwrap()).unwrap();
    assert!(features.takes_corner && !features.gives_corner);
    assert_eq!(features.reply_count, 0);
    assert_eq!(features.stable_gain, 3);
    assert_eq!(MoveFeatures::of_move(corner, "h8".parse().unwrap()), None);
}

#[test]
fn a_position_is_worth_what_the_file_of_weights_says() {
    let bytes = Weights::builtin().to_bytes();
    let network = ReferenceNetwork::read(&bytes);
    let mut engine = Engine::new(Weights::builtin(), 4);
    let alone = SearchLimits {
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
        let value = f64::from(engine.value(board, &alone));
        assert!((value - expected).abs() < 0.53, "{value} and {expected} of {board:?}");
    }
}

#[test]
fn a_position_is_worth_the_same_from_all_sides() {
    let mut engine = Engine::new(Weights::builtin(), 4);
    let alone = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for index in 0..200 {
        let board = ending(rng(index).random_range(1..=60), index);
        let values =
            Symmetry::all().map(|symmetry| engine.value(symmetry.map_board(board), &alone));
        let values: Vec<i32> = values.collect();
        assert_eq!(values, [values[0]; 8]);
    }
}

#[test]
fn common_sense_likes_corners_and_placements() {
    let weights = Weights::handcrafted();
    let mut engine = Engine::new(&weights, 4);
    let alone = SearchLimits {
        depth: 0,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    // The centre has four moves for either side; an own corner scores ten.
    let middle = |corner: char| {
        let rows = [format!("{corner}-------"), "-".repeat(16), "---OX---".into()];
        board(&format!("{}---XO---{} X", rows.concat(), "-".repeat(24)))
    };
    let [own, none, other] = ['X', '-', 'O'].map(|corner| engine.value(middle(corner), &alone));
    assert_eq!([own, none, other], [10, 0, -10]);
}

#[test]
fn weights_that_are_none_are_refused() {
    let bytes = Weights::builtin().to_bytes();
    assert!(bytes.len() <= 1_500_000);
    assert_eq!(Weights::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    assert_eq!(Weights::from_bytes(b"").err(), Some(WeightsError::Foreign));
    assert_eq!(Weights::from_bytes(b"KZRVWT02").err(), Some(WeightsError::Foreign));
    for cut in [8, 100, 1000] {
        let error = Weights::from_bytes(&bytes[..cut]).err();
        let told = matches!(error, Some(WeightsError::Length { found, .. }) if found == cut);
        assert!(told, "{cut} bytes: {error:?}");
    }
    let cut = Weights::from_bytes(&bytes[..bytes.len() - 1]).err();
    assert_eq!(cut, Some(WeightsError::Digest));
}
