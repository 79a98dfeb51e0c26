//! Drawn trees are tidy.

use crate::support::trees;

use kozyr_core::tree::{NodeId, Tree, TreeLayout};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use trees::PlainTree;

const GAP: f32 = 5.0;
/// Tolerance for sums of floats.
const TOLERANCE: f32 = 1e-2;

/// Nodes of different widths, from 6 to 24.
fn width(node: NodeId) -> f32 {
    6.0 + 6.0 * (node.index() % 4) as f32
}

fn random_trees() -> impl Iterator<Item = Tree> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    (0..300).map(move |_| PlainTree::any(&mut rng, 7, 1).text().parse().unwrap())
}

fn assert_near(left: f32, right: f32) {
    assert!((left - right).abs() < TOLERANCE, "{left} and {right}");
}

#[test]
fn nodes_do_not_overlap_and_stay_inside() {
    for tree in random_trees() {
        let layout = TreeLayout::new(&tree, width, GAP);
        let mut ends = vec![f32::NEG_INFINITY; layout.rows()];
        // This order visits each row from left to right.
        for node in tree.nodes() {
            let (middle, half) = (layout.centre_x(node), width(node) / 2.0);
            let end = &mut ends[tree.depth(node)];
            assert!(middle - half >= *end + GAP - TOLERANCE, "{} in\n{tree}", tree.name(node));
            *end = middle + half;
            assert!(middle - half >= -TOLERANCE && middle + half <= layout.width() + TOLERANCE);
        }
        assert!(ends.iter().all(|end| end.is_finite()));
    }
}

#[test]
fn parents_are_centred_above_their_children() {
    for tree in random_trees() {
        let layout = TreeLayout::new(&tree, width, GAP);
        for node in tree.nodes() {
            if let [first, .., last] = tree.children(node) {
                let middle = (layout.centre_x(*first) + layout.centre_x(*last)) / 2.0;
                assert_near(layout.centre_x(node), middle);
            }
        }
    }
}

#[test]
fn equal_subtrees_look_the_same_everywhere() {
    for tree in random_trees() {
        let layout = TreeLayout::new(&tree, |_| 10.0, GAP);
        for &child in tree.children(tree.root()) {
            let text = tree.to_string();
            let is_in_subtree = |line: &&str| {
                let name = line.split(' ').next().unwrap();
                tree.subtree(child).any(|node| tree.name(node) == name)
            };
            let alone: Vec<_> = text.lines().filter(is_in_subtree).collect();
            let alone: Tree = alone.join("\n").parse().unwrap();
            let alone_layout = TreeLayout::new(&alone, |_| 10.0, GAP);
            for (node, alone_node) in tree.subtree(child).zip(alone.nodes()) {
                let offset = layout.centre_x(node) - layout.centre_x(child);
                assert_near(
                    offset,
                    alone_layout.centre_x(alone_node) - alone_layout.centre_x(alone.root()),
                );
            }
        }
    }
}

#[test]
fn mirrored_trees_look_mirrored() {
    for tree in random_trees() {
        let text = tree.to_string();
        let mirrored: Vec<String> = text
            .lines()
            .map(|line| match line.split_once(" -> ") {
                Some((parent, children)) => {
                    let children: Vec<_> = children.split(' ').rev().collect();
                    format!("{parent} -> {}", children.join(" "))
                }
                None => line.to_owned(),
            })
            .collect();
        let mirrored: Tree = mirrored.join("\n").parse().unwrap();
        let (layout, mirrored_layout) =
            (TreeLayout::new(&tree, |_| 10.0, GAP), TreeLayout::new(&mirrored, |_| 10.0, GAP));
        assert_near(layout.width(), mirrored_layout.width());
        for node in tree.nodes() {
            let twin = mirrored.find(tree.name(node)).unwrap();
            assert_near(
                layout.centre_x(node),
                mirrored_layout.width() - mirrored_layout.centre_x(twin),
            );
        }
    }
}

#[test]
fn a_full_tree_is_as_narrow_as_its_leaves() {
    let tree = kozyr_core::tree::figure("figure-11").unwrap();
    let layout = TreeLayout::new(&tree, |_| 10.0, GAP);
    assert_near(layout.width(), 8.0 * 10.0 + 7.0 * GAP);
    assert_eq!(layout.rows(), 4);
    assert_near(layout.centre_x(tree.root()), layout.width() / 2.0);
}
