//! The two figures, worked by hand.

use kozyr_core::tree::{Bound, FIGURES, Method, NodeId, State, Step, Tree, Value, figure};

fn node(tree: &Tree, name: &str) -> NodeId {
    tree.find(name).unwrap()
}

fn names<'t>(tree: &'t Tree, nodes: &[NodeId]) -> Vec<&'t str> {
    nodes.iter().map(|&node| tree.name(node)).collect()
}

/// The names of the nodes that a search never came to.
fn unseen(tree: &Tree, method: Method) -> Vec<&str> {
    let result = tree.search(method).result(tree);
    let skipped: Vec<_> =
        tree.nodes().filter(|&node| result[node].state != State::Settled).collect();
    assert!(skipped.iter().all(|&node| result[node].state == State::Skipped));
    names(tree, &skipped)
}

/// The value of each node as the search found it, `name value` with `>=` and `<=` for bounds.
fn findings(tree: &Tree, method: Method) -> Vec<String> {
    let result = tree.search(method).result(tree);
    let settled = tree.nodes().filter(|&node| result[node].state == State::Settled);
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
fn every_figure_can_be_had_by_its_name() {
    for name in FIGURES {
        assert_eq!(figure(name).unwrap().root(), node(&figure(name).unwrap(), "a"));
    }
    assert_eq!(figure("figure-12"), None);
}

#[test]
fn in_figure_10_a_is_won_and_c_is_not() {
    let tree = figure("figure-10").unwrap();
    assert_eq!(tree.usual_method(), Method::AndOr);
    let search = tree.search(Method::AndOr);
    assert_eq!(search.value, Value::Won);
    assert_eq!(names(&tree, &search.line)[..2], ["a", "b"]);
    // b wins, so c need not be looked at.
    assert_eq!(unseen(&tree, Method::AndOr), ["c", "f", "g"]);
    let from_c: Tree = "min to move\nc -> f g\nf = lost\ng = lost".parse().unwrap();
    assert_eq!(from_c.search(Method::AndOr).value, Value::Lost);
}

#[test]
fn in_figure_11_a_is_worth_4_by_b_and_d() {
    let tree = figure("figure-11").unwrap();
    assert_eq!(tree.usual_method(), Method::Minimax);
    let search = tree.search(Method::Minimax);
    assert_eq!(search.value.to_string(), "4");
    assert_eq!(names(&tree, &search.line), ["a", "b", "d", "i"]);
    let values = findings(&tree, Method::Minimax);
    for backed_up in ["a 4", "b 4", "c 1", "d 4", "e 6", "f 2", "g 1"] {
        assert!(values.contains(&backed_up.to_owned()), "{backed_up} is not in {values:?}");
    }
    assert_eq!(unseen(&tree, Method::Minimax), [""; 0]);
}

#[test]
fn in_figure_11_alpha_beta_leaves_out_k_and_g() {
    let tree = figure("figure-11").unwrap();
    let search = tree.search(Method::AlphaBeta);
    assert_eq!(search.value.to_string(), "4");
    assert_eq!(names(&tree, &search.line), ["a", "b", "d", "i"]);
    // j makes e worth 5 or more where Min has 4 with d; f makes c worth 2 or less where Max has
    // 4 with b.
    assert_eq!(unseen(&tree, Method::AlphaBeta), ["k", "g", "n", "o"]);
    assert_eq!(
        findings(&tree, Method::AlphaBeta),
        ["a 4", "b 4", "d 4", "h 1", "i 4", "e >= 5", "j 5", "c <= 2", "f 2", "l 2", "m 1"]
    );
    let cuts: Vec<_> = search
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Cut { position, limit: Some(limit), .. } => {
                Some((tree.name(*position), limit.to_string()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(cuts, [("e", "4".to_owned()), ("c", "4".to_owned())]);
}

#[test]
fn a_changed_leaf_changes_what_lies_above() {
    let mut tree = figure("figure-11").unwrap();
    let leaf = node(&tree, "i");
    tree.set_value(leaf, "-3".parse().unwrap()).unwrap();
    // d is worth 1 now, and so are b and c; b comes first.
    let search = tree.search(Method::Minimax);
    assert_eq!(search.value.to_string(), "1");
    assert_eq!(names(&tree, &search.line), ["a", "b", "d", "h"]);
    assert!(tree.set_value(node(&tree, "b"), Value::Won).is_err());
}

#[test]
fn a_search_is_walked_step_by_step() {
    let tree = figure("figure-11").unwrap();
    let search = tree.search(Method::Minimax);
    let before = search.after(&tree, 0);
    assert!(tree.nodes().all(|node| before[node].state == State::Unseen));
    assert_eq!(before.at(), None);
    // a, b, d and h are come to, then h is settled and is the best that d has so far.
    let early = search.after(&tree, 6);
    let [a, d, h, i] = ["a", "d", "h", "i"].map(|name| node(&tree, name));
    assert_eq!(early.at(), Some(d));
    assert_eq!((early[h].state, early[i].state), (State::Settled, State::Unseen));
    assert_eq!((early[d].state, early[d].value.unwrap().to_string()), (State::Open, "1".into()));
    assert_eq!((early[a].state, early[a].value), (State::Open, None));
    assert_eq!(search.after(&tree, usize::MAX), search.result(&tree));
    assert_eq!(search.result(&tree)[a].value, Some(search.value));
}
