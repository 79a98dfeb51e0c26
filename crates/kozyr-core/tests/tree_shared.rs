//! Positions that are reached on several paths, or repeat: solved by iterating over all of them
//! until nothing changes, and by recursion on names.

use kozyr_core::tree::{NodeStatus, NodeValue, SearchMethod, SearchStep, Tree};
use rand::{Rng, RngExt, seq::IndexedRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

/// Numbered positions with their moves; Max moves in even ones.
struct SharedNodeGraph {
    moves: Vec<Vec<usize>>,
    leaves: Vec<i32>,
}

impl SharedNodeGraph {
    /// Returns a random graph; without cycles, moves lead only to greater numbers.
    fn any(rng: &mut impl Rng, cycles: bool) -> SharedNodeGraph {
        let count = rng.random_range(3..14);
        let moves = (0..count).map(|from: usize| {
            let possible: Vec<usize> =
                (0..count).filter(|&to| to % 2 != from % 2 && (cycles || to > from)).collect();
            let leaf = from != 0 && rng.random_bool(0.3);
            let wanted = if leaf { 0 } else { rng.random_range(1..4) };
            possible.sample(rng, wanted).copied().collect::<Vec<_>>()
        });
        let moves = moves.collect();
        SharedNodeGraph { moves, leaves: (0..count).map(|_| rng.random_range(-4..=4)).collect() }
    }

    fn reached(&self) -> BTreeSet<usize> {
        let (mut reached, mut waiting) = (BTreeSet::from([0]), vec![0]);
        while let Some(from) = waiting.pop() {
            waiting.extend(self.moves[from].iter().filter(|&&to| reached.insert(to)));
        }
        reached
    }

    fn text(&self, leaf: impl Fn(i32) -> String) -> String {
        let mut text = String::new();
        for from in self.reached() {
            if self.moves[from].is_empty() {
                text += &format!("n{from} = {}\n", leaf(self.leaves[from]));
            } else {
                let names: Vec<String> =
                    self.moves[from].iter().map(|to| format!("n{to}")).collect();
                text += &format!("n{from} -> {}\n", names.join(" "));
            }
        }
        text
    }

    /// Returns the positions from which Max can force a win: won leaves, and repeatedly the
    /// positions that follow from these, until nothing changes.
    fn won(&self) -> BTreeSet<usize> {
        let mut won = BTreeSet::new();
        loop {
            let before = won.len();
            for (from, moves) in self.moves.iter().enumerate() {
                let wins = match moves.as_slice() {
                    [] => self.leaves[from] > 0,
                    moves if from % 2 == 0 => moves.iter().any(|to| won.contains(to)),
                    moves => moves.iter().all(|to| won.contains(to)),
                };
                if wins {
                    won.insert(from);
                }
            }
            if won.len() == before {
                return won;
            }
        }
    }

    fn value(&self, from: usize) -> i32 {
        let values = self.moves[from].iter().map(|&to| self.value(to));
        match self.moves[from].len() {
            0 => self.leaves[from],
            _ if from.is_multiple_of(2) => values.max().unwrap(),
            _ => values.min().unwrap(),
        }
    }
}

#[test]
fn whether_any_node_is_won_is_found_out_although_positions_come_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut repeats, mut shared, mut asked) = (0, 0, BTreeMap::from([(true, 0), (false, 0)]));
    for _ in 0..3000 {
        let graph = SharedNodeGraph::any(&mut rng, true);
        let word = |leaf| if leaf > 0 { "won" } else { "lost" }.to_owned();
        let tree: Tree = graph.text(word).parse().unwrap();
        let won = graph.won();
        shared += u32::from(tree.nodes().any(|node| tree.is_transposition(node)));
        for number in graph.reached() {
            let node = tree.find(&format!("n{number}")).unwrap();
            let search = tree.search_from(node, SearchMethod::AndOr);
            assert_eq!(search.value.is_won(), won.contains(&number), "n{number} of\n{tree}");
            *asked.get_mut(&won.contains(&number)).unwrap() += 1;
            let again = |step: &&SearchStep<_, _>| matches!(step, SearchStep::Repeat { .. });
            repeats += search.steps.iter().filter(again).count();
            let progress = search.final_snapshot(&tree);
            assert_eq!(progress[node].status, NodeStatus::Settled);
            assert_eq!(progress[node].value, Some(search.value));
        }
        let again: Tree = tree.to_string().parse().unwrap();
        assert_eq!(again, tree);
    }
    assert!(repeats > 1000 && shared > 1000 && asked.values().all(|&n| n > 3000), "{asked:?}");
}

#[test]
fn shared_nodes_are_worth_the_same_by_whatever_way() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut shared = 0;
    for _ in 0..2000 {
        let graph = SharedNodeGraph::any(&mut rng, false);
        let tree: Tree = match graph.text(|leaf| leaf.to_string()).parse() {
            Ok(tree) => tree,
            Err(error) => panic!("{error}"),
        };
        shared += u32::from(tree.nodes().any(|node| tree.is_transposition(node)));
        for number in graph.reached() {
            let node = tree.find(&format!("n{number}")).unwrap();
            let expected: NodeValue = graph.value(number).to_string().parse().unwrap();
            for method in [SearchMethod::Minimax, SearchMethod::AlphaBeta] {
                assert_eq!(tree.search_from(node, method).value, expected, "n{number} of\n{tree}");
            }
        }
    }
    assert!(shared > 500, "{shared}");
}

#[test]
fn a_tree_that_comes_back_is_only_asked_whether_it_is_won() {
    let tree: Tree = "a -> b c\nb -> a d\nc -> e\nd = won\ne = lost".parse().unwrap();
    for method in SearchMethod::ALL {
        let search = tree.search(method);
        assert_eq!((search.method, search.value.is_won()), (SearchMethod::AndOr, false));
        assert!(search.steps.contains(&SearchStep::Repeat { position: tree.root() }));
    }
}

#[test]
fn a_leaf_that_is_shared_is_changed_everywhere() {
    let mut tree: Tree = "a -> b c\nb -> d\nc -> d e\nd = 1\ne = 9".parse().unwrap();
    let again = tree.nodes().find(|&node| tree.is_transposition(node)).unwrap();
    tree.set_value(again, "7".parse().unwrap()).unwrap();
    assert_eq!(tree.value(tree.find("d").unwrap()).unwrap().to_string(), "7");
    assert_eq!(tree.search(SearchMethod::Minimax).value.to_string(), "7");
}
