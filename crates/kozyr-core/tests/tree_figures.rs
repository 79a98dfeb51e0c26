//! The two figures, solved by hand.

use kozyr_core::tree::{
    Bound, FIGURE_NAMES, NodeId, NodeStatus, NodeValue, SearchMethod, SearchStep, Tree, figure,
};

fn node(tree: &Tree, name: &str) -> NodeId {
    tree.find(name).unwrap()
}

fn names<'t>(tree: &'t Tree, nodes: &[NodeId]) -> Vec<&'t str> {
    nodes.iter().map(|&node| tree.name(node)).collect()
}

/// The names of the nodes that a search never visited.
fn unvisited(tree: &Tree, method: SearchMethod) -> Vec<&str> {
    let result = tree.search(method).final_snapshot(tree);
    let skipped: Vec<_> =
        tree.nodes().filter(|&node| result[node].status != NodeStatus::Settled).collect();
    assert!(skipped.iter().all(|&node| result[node].status == NodeStatus::Pruned));
    names(tree, &skipped)
}

/// The value of each node as the search found it, `name value` with `>=` and `<=` for bounds.
fn findings(tree: &Tree, method: SearchMethod) -> Vec<String> {
    let result = tree.search(method).final_snapshot(tree);
    let settled = tree.nodes().filter(|&node| result[node].status == NodeStatus::Settled);
    settled
        .map(|node| {
            let sign = match result[node].bound {
                Bound::Exact => "",
                Bound::AtLeast => ">= ",
                Bound::AtMost => "<= ",
            };
            format!("{} {sign}{}", tree.name(node), result[node].value.unwrap())
        })
        .collect()
}

#[test]
fn figures_are_found_by_name() {
    for name in FIGURE_NAMES {
        assert_eq!(figure(name).unwrap().root(), node(&figure(name).unwrap(), "a"));
    }
    assert_eq!(figure("figure-12"), None);
}

#[test]
fn in_figure_10_a_is_won_and_c_is_not() {
    let tree = figure("figure-10").unwrap();
    assert_eq!(tree.default_method(), SearchMethod::AndOr);
    let search = tree.search(SearchMethod::AndOr);
    assert_eq!(search.value, NodeValue::Won);
    assert_eq!(names(&tree, &search.line)[..2], ["a", "b"]);
    // b wins, so c is not searched.
    assert_eq!(unvisited(&tree, SearchMethod::AndOr), ["c", "f", "g"]);
    let from_c: Tree = "min to move\nc -> f g\nf = lost\ng = lost".parse().unwrap();
    assert_eq!(from_c.search(SearchMethod::AndOr).value, NodeValue::Lost);
}

#[test]
fn in_figure_11_a_is_worth_4_through_b_and_d() {
    let tree = figure("figure-11").unwrap();
    assert_eq!(tree.default_method(), SearchMethod::Minimax);
    let search = tree.search(SearchMethod::Minimax);
    assert_eq!(search.value.to_string(), "4");
    assert_eq!(names(&tree, &search.line), ["a", "b", "d", "i"]);
    let values = findings(&tree, SearchMethod::Minimax);
    for backed_up in ["a 4", "b 4", "c 1", "d 4", "e 6", "f 2", "g 1"] {
        assert!(values.contains(&backed_up.to_owned()), "{backed_up} is not in {values:?}");
    }
    assert_eq!(unvisited(&tree, SearchMethod::Minimax), [""; 0]);
}

#[test]
fn in_figure_11_alpha_beta_prunes_k_and_g() {
    let tree = figure("figure-11").unwrap();
    let search = tree.search(SearchMethod::AlphaBeta);
    assert_eq!(search.value.to_string(), "4");
    assert_eq!(names(&tree, &search.line), ["a", "b", "d", "i"]);
    // j makes e worth 5 or more, and Min has 4 with d; f makes c worth 2 or less, and Max has 4
    // with b.
    assert_eq!(unvisited(&tree, SearchMethod::AlphaBeta), ["k", "g", "n", "o"]);
    assert_eq!(
        findings(&tree, SearchMethod::AlphaBeta),
        ["a 4", "b 4", "d 4", "h 1", "i 4", "e >= 5", "j 5", "c <= 2", "f 2", "l 2", "m 1"]
    );
    let cuts: Vec<_> = search
        .steps
        .iter()
        .filter_map(|step| match step {
            SearchStep::Cutoff { position, limit: Some(limit), .. } => {
                Some((tree.name(*position), limit.to_string()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(cuts, [("e", "4".to_owned()), ("c", "4".to_owned())]);
}

#[test]
fn changing_a_leaf_changes_the_values_above_it() {
    let mut tree = figure("figure-11").unwrap();
    let leaf = node(&tree, "i");
    tree.set_value(leaf, "-3".parse().unwrap()).unwrap();
    // d is now worth 1, and so are b and c; b comes first.
    let search = tree.search(SearchMethod::Minimax);
    assert_eq!(search.value.to_string(), "1");
    assert_eq!(names(&tree, &search.line), ["a", "b", "d", "h"]);
    assert!(tree.set_value(node(&tree, "b"), NodeValue::Won).is_err());
}

#[test]
fn snapshots_show_a_search_step_by_step() {
    let tree = figure("figure-11").unwrap();
    let search = tree.search(SearchMethod::Minimax);
    let initial = search.snapshot_after(&tree, 0);
    assert!(tree.nodes().all(|node| initial[node].status == NodeStatus::Unseen));
    assert_eq!(initial.current_node(), None);
    // a, b, d and h are visited, then h is settled and is the best child of d so far.
    let early = search.snapshot_after(&tree, 6);
    let [a, d, h, i] = ["a", "d", "h", "i"].map(|name| node(&tree, name));
    assert_eq!(early.current_node(), Some(d));
    assert_eq!((early[h].status, early[i].status), (NodeStatus::Settled, NodeStatus::Unseen));
    assert_eq!(
        (early[d].status, early[d].value.unwrap().to_string()),
        (NodeStatus::Open, "1".into())
    );
    assert_eq!((early[a].status, early[a].value), (NodeStatus::Open, None));
    assert_eq!(search.snapshot_after(&tree, usize::MAX), search.final_snapshot(&tree));
    assert_eq!(search.final_snapshot(&tree)[a].value, Some(search.value));
}
