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
            let move_count = if leaf { 0 } else { rng.random_range(1..4) };
            possible.sample(rng, move_count).copied().collect::<Vec<_>>()
        });
        let moves = moves.collect();
        SharedNodeGraph { moves, leaves: (0..count).map(|_| rng.random_range(-4..=4)).collect() }
    }

    /// Returns the positions that can be reached from position 0.
    fn reachable(&self) -> BTreeSet<usize> {
        let (mut reachable, mut pending) = (BTreeSet::from([0]), vec![0]);
        while let Some(from) = pending.pop() {
            pending.extend(self.moves[from].iter().filter(|&&to| reachable.insert(to)));
        }
        reachable
    }

    /// Returns the text form; `leaf` formats the value of a leaf.
    fn text(&self, leaf: impl Fn(i32) -> String) -> String {
        let mut text = String::new();
        for from in self.reachable() {
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
            let count_before = won.len();
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
            if won.len() == count_before {
                return won;
            }
        }
    }

    /// Returns the minimax value of a position, without cycles.
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
fn wins_are_found_in_graphs_with_cycles() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut repeats, mut shared, mut counts) = (0, 0, BTreeMap::from([(true, 0), (false, 0)]));
    for _ in 0..3000 {
        let graph = SharedNodeGraph::any(&mut rng, true);
        let word = |leaf| if leaf > 0 { "won" } else { "lost" }.to_owned();
        let tree: Tree = graph.text(word).parse().unwrap();
        let won = graph.won();
        shared += u32::from(tree.nodes().any(|node| tree.is_transposition(node)));
        for number in graph.reachable() {
            let node = tree.find(&format!("n{number}")).unwrap();
            let search = tree.search_from(node, SearchMethod::AndOr);
            assert_eq!(search.value.is_won(), won.contains(&number), "n{number} of\n{tree}");
            *counts.get_mut(&won.contains(&number)).unwrap() += 1;
            let is_repeat = |step: &&SearchStep<_, _>| matches!(step, SearchStep::Repeat { .. });
            repeats += search.steps.iter().filter(is_repeat).count();
            let snapshot = search.final_snapshot(&tree);
            assert_eq!(snapshot[node].status, NodeStatus::Settled);
            assert_eq!(snapshot[node].value, Some(search.value));
        }
        let restored: Tree = tree.to_string().parse().unwrap();
        assert_eq!(restored, tree);
    }
    assert!(repeats > 1000 && shared > 1000 && counts.values().all(|&n| n > 3000), "{counts:?}");
}

#[test]
fn shared_nodes_have_the_same_value_on_every_path() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut shared = 0;
    for _ in 0..2000 {
        let graph = SharedNodeGraph::any(&mut rng, false);
        let tree: Tree = match graph.text(|leaf| leaf.to_string()).parse() {
            Ok(tree) => tree,
            Err(error) => panic!("{error}"),
        };
        shared += u32::from(tree.nodes().any(|node| tree.is_transposition(node)));
        for number in graph.reachable() {
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
fn trees_with_cycles_are_searched_by_and_or_only() {
    let tree: Tree = "a -> b c\nb -> a d\nc -> e\nd = won\ne = lost".parse().unwrap();
    for method in SearchMethod::ALL {
        let search = tree.search(method);
        assert_eq!((search.method, search.value.is_won()), (SearchMethod::AndOr, false));
        assert!(search.steps.contains(&SearchStep::Repeat { position: tree.root() }));
    }
}

#[test]
fn changing_a_shared_leaf_changes_every_occurrence() {
    let mut tree: Tree = "a -> b c\nb -> d\nc -> d e\nd = 1\ne = 9".parse().unwrap();
    let transposition = tree.nodes().find(|&node| tree.is_transposition(node)).unwrap();
    tree.set_value(transposition, "7".parse().unwrap()).unwrap();
    assert_eq!(tree.value(tree.find("d").unwrap()).unwrap().to_string(), "7");
    assert_eq!(tree.search(SearchMethod::Minimax).value.to_string(), "7");
}
