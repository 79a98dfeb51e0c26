//! Reversi as a game tree: what the opponents see, and what the engine proves.

use crate::support::reversi_games as games;

use games::{any_setup, random_game, rng};
use kozyr_core::{
    game::Game,
    opponent::named,
    tree::{Method, Side, TwoPlayerGame, Value, alpha_beta},
};
use kozyr_reversi::{
    Action, Board, Position, Reversi, Setup,
    engine::{EXACT, Engine, Request, Weights},
    opponents::tree_of,
};

#[test]
fn the_tree_of_two_plies_is_what_professional_sees() {
    for (name, plies, every) in [("novice", 1, 1), ("professional", 2, 1), ("ply-3", 3, 7)] {
        let opponent = named::<Reversi>(name).unwrap();
        for index in 0..8 {
            let mut rng = rng(index);
            let games = random_game(&any_setup(&mut rng), &mut rng);
            for game in games.iter().step_by(every) {
                let Some(seat) = game.to_act() else { break };
                let decision = opponent.decide(game.view(seat), &Default::default(), &mut rng);
                let tree = tree_of(game.position(), plies);
                for method in [Method::Minimax, Method::AlphaBeta] {
                    let search = tree.search(method);
                    let action = tree.label(search.line[1]);
                    match decision.explanation.chosen() {
                        Some(chosen) => {
                            assert_eq!(action, decision.action.to_string());
                            let Value::Number(value) = search.value else { panic!() };
                            assert!((value.get() - chosen.value.unwrap()).abs() < 1e-9);
                        }
                        None => {
                            assert_eq!((action, decision.action), ("pass", Action::Pass));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_tree_shows_the_start_two_plies_deep() {
    let tree = tree_of(Position::START, 2);
    let moves: Vec<_> = tree.children(tree.root()).iter().map(|&node| tree.label(node)).collect();
    assert_eq!(moves, ["d3", "c4", "f5", "e6"]);
    let reply = tree.find("d3/c3").unwrap();
    assert_eq!((tree.label(reply), tree.side(reply)), ("c3", Side::Max));
    // One disc gained, one lost.
    assert_eq!(tree.value(reply).unwrap().to_string(), "0");
    assert_eq!(tree.len(), 1 + 4 + 4 * 3);
    assert_eq!(tree.to_string().parse(), Ok(tree));
}

/// The end of a game, valued by discs.
struct Ending;

impl TwoPlayerGame for Ending {
    type Position = (Board, bool);
    type Value = i32;

    fn side(&self, &(_, max): &(Board, bool)) -> Side {
        if max { Side::Max } else { Side::Min }
    }

    fn successors(&self, &(board, max): &(Board, bool)) -> Vec<(Board, bool)> {
        if board.must_pass() {
            return vec![(board.pass(), !max)];
        }
        board.moves().iter().map(|square| (board.place(square).unwrap(), !max)).collect()
    }

    fn value(&self, &(board, max): &(Board, bool)) -> i32 {
        if max { board.final_score() } else { -board.final_score() }
    }

    fn is_won(&self, position: &(Board, bool)) -> bool {
        self.value(position) > 0
    }
}

#[test]
fn the_engine_proves_what_a_slow_search_finds() {
    let mut engine = Engine::new(Weights::builtin(), 12);
    let request = Request { depth: 60, exact_from: 60, certainty: EXACT, nodes: u64::MAX };
    let mut proved = 0;
    for index in 0..60 {
        let mut rng = rng(100 + index);
        let games = random_game(&Setup::default(), &mut rng);
        let boards = games.iter().map(|game| game.position().board);
        for board in boards.filter(|board| board.empties().len() == 7 && !board.moves().is_empty())
        {
            let slow = alpha_beta(&Ending, &(board, true), usize::MAX, |_| ()).value;
            assert_eq!(engine.search(board, &request, &|| false).score, slow);
            proved += 1;
        }
    }
    assert!(proved > 30, "only {proved} positions were proved");
}
