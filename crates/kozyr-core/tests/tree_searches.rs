//! All searches agree with plain recursion.

use crate::support::trees;

use kozyr_core::tree::{
    Bound, MinimaxSide, NodeStatus, NodeValue, SearchMethod, SearchStep, Tree, TwoPlayerGame,
    alpha_beta, and_or, minimax,
};
use rand::{Rng, RngExt};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use trees::PlainTree;

/// Random trees with few different values, so that many are equal, and with many.
fn random_trees() -> impl Iterator<Item = (PlainTree, Tree, bool)> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    (0..600).map(move |index| {
        let plain = PlainTree::any(&mut rng, 6, if index % 2 == 0 { 3 } else { 100 });
        let max_to_move = index % 3 > 0;
        let side = if max_to_move { "max to move" } else { "min to move" };
        let tree = format!("{side}\n{}", plain.text()).parse().unwrap();
        (plain, tree, max_to_move)
    })
}

/// The whole number in a value.
fn number(value: NodeValue) -> i32 {
    match value {
        NodeValue::Number(number) => number.get() as i32,
        value => panic!("{value} is no number"),
    }
}

#[test]
fn minimax_values_every_node() {
    for (plain, tree, _) in random_trees() {
        let search = tree.search(SearchMethod::Minimax);
        let result = search.final_snapshot(&tree);
        for node in tree.nodes() {
            let expected = plain.find(tree.name(node)).value(tree.side(node) == MinimaxSide::Max);
            assert_eq!(
                number(result[node].value.unwrap()),
                expected,
                "{} in\n{tree}",
                tree.name(node)
            );
            assert_eq!(
                (result[node].status, result[node].bound),
                (NodeStatus::Settled, Bound::Exact)
            );
        }
        assert_eq!(Some(search.value), result[tree.root()].value);
    }
}

#[test]
fn either_side_can_have_the_move_at_any_node() {
    for (plain, mut tree, _) in random_trees().take(100) {
        for node in tree.nodes() {
            for side in [MinimaxSide::Max, MinimaxSide::Min] {
                tree.set_side(node, side);
                assert_eq!(tree.side(node), side);
                let search = tree.search_from(node, SearchMethod::Minimax);
                let expected = plain.find(tree.name(node)).value(side == MinimaxSide::Max);
                assert_eq!(number(search.value), expected, "{} in\n{tree}", tree.name(node));
            }
        }
    }
}

#[test]
fn all_values_on_the_principal_variation_are_equal() {
    for (_, tree, _) in random_trees() {
        for method in [SearchMethod::Minimax, SearchMethod::AlphaBeta] {
            let search = tree.search(method);
            let result = search.final_snapshot(&tree);
            assert_eq!(search.line[0], tree.root());
            assert!(tree.is_leaf(*search.line.last().unwrap()));
            for step in search.line.windows(2) {
                assert_eq!(tree.parent(step[1]), Some(step[0]));
            }
            for &node in &search.line {
                assert_eq!(result[node].value, Some(search.value));
                assert_eq!(result[node].bound, Bound::Exact);
            }
        }
    }
}

#[test]
fn alpha_beta_finds_the_same_value_and_line_as_minimax() {
    let mut pruned = 0;
    for (plain, tree, max_to_move) in random_trees() {
        let (minimax, alpha_beta) =
            (tree.search(SearchMethod::Minimax), tree.search(SearchMethod::AlphaBeta));
        assert_eq!(number(alpha_beta.value), plain.value(max_to_move), "{tree}");
        assert_eq!((alpha_beta.value, &alpha_beta.line), (minimax.value, &minimax.line), "{tree}");
        let result = alpha_beta.final_snapshot(&tree);
        pruned += tree.nodes().filter(|&node| result[node].status == NodeStatus::Pruned).count();
        let minimax_result = minimax.final_snapshot(&tree);
        for node in tree.nodes() {
            let (info, true_value) = (result[node], minimax_result[node].value.unwrap());
            match (info.status, info.value) {
                (NodeStatus::Settled, Some(value)) => assert!(match info.bound {
                    Bound::Exact => true_value == value,
                    Bound::AtLeast => true_value >= value,
                    Bound::AtMost => true_value <= value,
                }),
                (state, _) => assert_eq!(state, NodeStatus::Pruned),
            }
        }
    }
    assert!(pruned > 1000, "only {pruned} nodes were cut off");
}

/// A minimal tree, as counted by Knuth and Moore: if the best move is always first, alpha-beta
/// visits w^⌈d/2⌉ + w^⌊d/2⌋ − 1 leaves at w children per node and d plies.
#[test]
fn alpha_beta_visits_a_minimal_tree_if_the_best_moves_come_first() {
    for (width, depth) in [(2, 4), (3, 4), (3, 5), (4, 3), (5, 2)] {
        // If all leaves are equal, the first move is a best one.
        let tree: Tree = uniform(width, depth).text().parse().unwrap();
        let result = tree.search(SearchMethod::AlphaBeta).final_snapshot(&tree);
        let is_visited_leaf =
            |node: &_| tree.is_leaf(*node) && result[*node].status == NodeStatus::Settled;
        let expected = width.pow(depth.div_ceil(2)) + width.pow(depth / 2) - 1;
        assert_eq!(tree.nodes().filter(is_visited_leaf).count(), expected);
    }
}

/// A tree of equal leaves, with `width` children per node.
fn uniform(width: usize, depth: u32) -> PlainTree {
    match depth {
        0 => PlainTree::Leaf(0),
        _ => PlainTree::Inner((0..width).map(|_| uniform(width, depth - 1)).collect()),
    }
}

#[test]
fn and_or_search_finds_who_wins() {
    for (plain, tree, max_to_move) in random_trees() {
        let search = tree.search(SearchMethod::AndOr);
        assert_eq!(search.value, NodeValue::from(plain.is_won(max_to_move)), "{tree}");
        let result = search.final_snapshot(&tree);
        for node in tree.nodes().filter(|&node| result[node].status == NodeStatus::Settled) {
            let won = plain.find(tree.name(node)).is_won(tree.side(node) == MinimaxSide::Max);
            assert_eq!(result[node].value, Some(NodeValue::from(won)));
        }
        let end = *search.line.last().unwrap();
        assert_eq!(tree.value(end).unwrap().is_won(), search.value == NodeValue::Won);
    }
}

#[test]
fn outcomes_and_numbers_can_be_mixed() {
    let tree: Tree =
        "a -> b c\nb -> d e\nc -> f g\nd = won\ne = 3\nf = lost\ng = 9".parse().unwrap();
    for method in [SearchMethod::Minimax, SearchMethod::AlphaBeta] {
        assert_eq!(tree.search(method).value.to_string(), "3");
    }
    assert_eq!(tree.search(SearchMethod::AndOr).value, NodeValue::Won);
}

/// A game on any graph: positions are numbers, and may repeat.
#[derive(Debug)]
struct CyclicGraphGame {
    moves: Vec<Vec<usize>>,
    max_to_move: Vec<bool>,
    won: Vec<bool>,
}

impl CyclicGraphGame {
    /// A random graph of up to twelve positions.
    fn any(rng: &mut impl Rng) -> Self {
        let positions = rng.random_range(1..=12);
        let mut random_positions =
            |share: f64| (0..positions).filter(|_| rng.random_bool(share)).collect();
        let moves =
            (0..positions).map(|_| random_positions(2.0 / f64::from(positions as u32).max(2.0)));
        CyclicGraphGame {
            moves: moves.collect(),
            max_to_move: (0..positions).map(|_| rng.random()).collect(),
            won: (0..positions).map(|_| rng.random()).collect(),
        }
    }

    /// Returns the positions that Max can win: the won ones, and repeatedly those from which one of
    /// these can be forced, until there are no more.
    fn won_by_force(&self) -> Vec<bool> {
        let mut won: Vec<bool> =
            self.moves.iter().zip(&self.won).map(|(moves, &won)| moves.is_empty() && won).collect();
        loop {
            let next: Vec<bool> = (0..won.len())
                .map(|position| {
                    let mut replies = self.moves[position].iter().map(|&reply| won[reply]);
                    won[position]
                        || !self.moves[position].is_empty()
                            && if self.max_to_move[position] {
                                replies.any(|won| won)
                            } else {
                                replies.all(|won| won)
                            }
                })
                .collect();
            if next == won {
                return won;
            }
            won = next;
        }
    }
}

impl TwoPlayerGame for CyclicGraphGame {
    type Position = usize;
    type Value = bool;

    fn side(&self, &position: &usize) -> MinimaxSide {
        if self.max_to_move[position] { MinimaxSide::Max } else { MinimaxSide::Min }
    }

    fn successors(&self, &position: &usize) -> Vec<usize> {
        self.moves[position].clone()
    }

    fn value(&self, &position: &usize) -> bool {
        self.won[position]
    }

    fn is_won(&self, &position: &usize) -> bool {
        self.won[position]
    }
}

#[test]
fn repetitions_do_not_count_as_wins() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut total_repeats = 0;
    for _ in 0..3_000 {
        let graph = CyclicGraphGame::any(&mut rng);
        let won = graph.won_by_force();
        for (position, &won) in won.iter().enumerate() {
            let mut repeats = 0;
            let result = and_or(&graph, &position, |step| {
                repeats += u32::from(matches!(step, SearchStep::Repeat { .. }));
            });
            assert_eq!(result.value, won, "{position} of {graph:?}");
            total_repeats += repeats;
            for step in result.line.windows(2) {
                assert!(graph.moves[step[0]].contains(&step[1]));
            }
            if won {
                let end = result.line.last().unwrap();
                assert!(graph.moves[*end].is_empty() && graph.won[*end]);
            }
        }
    }
    assert!(total_repeats > 1_000, "only {total_repeats} repetitions were met");
}

/// A game of taking one to three matches, won by taking the last one. A position is the number of
/// matches left and whether Max has the move.
struct MatchstickGame;

impl TwoPlayerGame for MatchstickGame {
    type Position = (u32, bool);
    type Value = bool;

    fn side(&self, &(_, max): &(u32, bool)) -> MinimaxSide {
        if max { MinimaxSide::Max } else { MinimaxSide::Min }
    }

    fn successors(&self, &(left, max): &(u32, bool)) -> Vec<(u32, bool)> {
        (1..=left.min(3)).map(|taken| (left - taken, !max)).collect()
    }

    fn value(&self, position: &(u32, bool)) -> bool {
        self.is_won(position)
    }

    fn is_won(&self, &(_, max): &(u32, bool)) -> bool {
        // The side to move finds none left: the other took the last one.
        !max
    }
}

#[test]
fn leaving_a_multiple_of_four_matches_wins() {
    for matches in 0..30 {
        assert_eq!(and_or(&MatchstickGame, &(matches, true), |_| ()).value, matches % 4 != 0);
        assert_eq!(and_or(&MatchstickGame, &(matches, false), |_| ()).value, matches % 4 == 0);
    }
    assert!(minimax(&MatchstickGame, &(13, true), 13, |_| ()).value);
    assert!(!alpha_beta(&MatchstickGame, &(16, true), 16, |_| ()).value);
}

/// Noughts and crosses: the squares of each side.
struct NoughtsAndCrosses;

const ROWS: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl TwoPlayerGame for NoughtsAndCrosses {
    type Position = (u16, u16);
    type Value = i32;

    fn side(&self, &(crosses, noughts): &(u16, u16)) -> MinimaxSide {
        if crosses.count_ones() == noughts.count_ones() {
            MinimaxSide::Max
        } else {
            MinimaxSide::Min
        }
    }

    fn successors(&self, position: &(u16, u16)) -> Vec<(u16, u16)> {
        if self.value(position) != 0 {
            return Vec::new();
        }
        let &(crosses, noughts) = position;
        let free = (0..9).map(|square| 1 << square).filter(|bit| (crosses | noughts) & bit == 0);
        free.map(|bit| match self.side(position) {
            MinimaxSide::Max => (crosses | bit, noughts),
            MinimaxSide::Min => (crosses, noughts | bit),
        })
        .collect()
    }

    fn value(&self, &(crosses, noughts): &(u16, u16)) -> i32 {
        let has_row = |squares: u16| ROWS.iter().any(|row| squares & row == *row);
        i32::from(has_row(crosses)) - i32::from(has_row(noughts))
    }

    fn is_won(&self, position: &(u16, u16)) -> bool {
        self.value(position) > 0
    }
}

#[test]
fn noughts_and_crosses_is_a_draw() {
    let start = (0, 0);
    assert_eq!(alpha_beta(&NoughtsAndCrosses, &start, 9, |_| ()).value, 0);
    assert!(!and_or(&NoughtsAndCrosses, &start, |_| ()).value);
    // A cross in the centre and a nought on an edge: crosses win.
    let lost_for_noughts = (0o020, 0o002);
    assert_eq!(minimax(&NoughtsAndCrosses, &lost_for_noughts, 7, |_| ()).value, 1);
    assert!(and_or(&NoughtsAndCrosses, &lost_for_noughts, |_| ()).value);
    // Three plies are not enough to see it.
    assert_eq!(minimax(&NoughtsAndCrosses, &lost_for_noughts, 3, |_| ()).value, 0);
}
