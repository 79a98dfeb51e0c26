//! Reversi as a game tree: the opponents' searches and the engine's proofs.

use crate::support::reversi_games as games;

use games::{any_setup, random_game, rng};
use kozyr_core::{
    game::Game,
    opponent::make_opponent,
    tree::{MinimaxSide, NodeValue, SearchMethod, TwoPlayerGame, alpha_beta},
};
use kozyr_reversi::{
    Action, Board, Position, Reversi, Setup,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, Weights},
    opponents::gain_tree,
};

#[test]
fn gain_trees_match_the_fixed_ply_opponents() {
    for (name, plies, step) in [("novice", 1, 1), ("professional", 2, 1), ("ply-3", 3, 7)] {
        let opponent = make_opponent::<Reversi>(name).unwrap();
        for index in 0..8 {
            let mut rng = rng(index);
            let games = random_game(&any_setup(&mut rng), &mut rng);
            for game in games.iter().step_by(step) {
                let Some(seat) = game.to_act() else { break };
                let decision = opponent.decide(game.view(seat), &Default::default(), &mut rng);
                let tree = gain_tree(game.position(), plies);
                for method in [SearchMethod::Minimax, SearchMethod::AlphaBeta] {
                    let search = tree.search(method);
                    let action = tree.label(search.line[1]);
                    match decision.explanation.chosen() {
                        Some(chosen) => {
                            assert_eq!(action, decision.action.to_string());
                            let NodeValue::Number(value) = search.value else { panic!() };
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
fn the_gain_tree_of_the_start_is_correct() {
    let tree = gain_tree(Position::START, 2);
    let moves: Vec<_> = tree.children(tree.root()).iter().map(|&node| tree.label(node)).collect();
    assert_eq!(moves, ["d3", "c4", "f5", "e6"]);
    let reply = tree.find("d3/c3").unwrap();
    assert_eq!((tree.label(reply), tree.side(reply)), ("c3", MinimaxSide::Max));
    // One disc gained, one lost.
    assert_eq!(tree.value(reply).unwrap().to_string(), "0");
    assert_eq!(tree.len(), 1 + 4 + 4 * 3);
    assert_eq!(tree.to_string().parse(), Ok(tree));
}

/// An endgame, valued by discs.
struct EndgameTree;

impl TwoPlayerGame for EndgameTree {
    type Position = (Board, bool);
    type Value = i32;

    fn side(&self, &(_, max): &(Board, bool)) -> MinimaxSide {
        if max { MinimaxSide::Max } else { MinimaxSide::Min }
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
fn endgame_scores_match_plain_alpha_beta() {
    let mut engine = Engine::new(Weights::builtin(), 12);
    let limits = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let mut proved = 0;
    for index in 0..60 {
        let mut rng = rng(100 + index);
        let games = random_game(&Setup::default(), &mut rng);
        let boards = games.iter().map(|game| game.position().board);
        for board in boards.filter(|board| board.empties().len() == 7 && !board.moves().is_empty())
        {
            let expected = alpha_beta(&EndgameTree, &(board, true), usize::MAX, |_| ()).value;
            assert_eq!(engine.search(board, &limits, &|| false).score, expected);
            proved += 1;
        }
    }
    assert!(proved > 30, "only {proved} positions were proved");
}
