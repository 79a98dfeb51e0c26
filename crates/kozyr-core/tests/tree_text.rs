//! Trees are parsed and written, and invalid texts are rejected with the place of the error.

use crate::support::trees;

use kozyr_core::tree::{MinimaxSide, ParseTreeError, ParseTreeErrorKind, SearchMethod, Tree};
use rand::{RngExt, seq::SliceRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use trees::PlainTree;

fn read(text: &str) -> Tree {
    text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn parse_error(text: &str) -> ParseTreeError {
    text.parse::<Tree>().expect_err(text)
}

/// Asserts which error is found, and where.
#[track_caller]
fn assert_error(text: &str, line: usize, column: usize, kind: ParseTreeErrorKind) {
    assert_eq!(parse_error(text), ParseTreeError { line, column, kind }, "{text}");
}

#[test]
fn lines_may_be_in_any_order_with_comments() {
    let tree = read("# a tree\nc = 2 # the better one\n\n  b=1\na → b,c\nmin to move\n");
    assert_eq!(tree.side(tree.root()), MinimaxSide::Min);
    assert_eq!(tree.to_string(), "min to move\na -> b c\nb = 1\nc = 2\n");
    assert_eq!(read("max to move\na->b\nb=won").to_string(), "a -> b\nb = won\n");
}

#[test]
fn a_single_leaf_is_a_tree() {
    assert_eq!(read("a = -2.50").to_string(), "a = -2.5\n");
}

#[test]
fn a_label_is_the_last_part_of_a_name() {
    let tree = read("f5/d6 -> f5/d6/c3 half/\nf5/d6/c3 = 1\nhalf/ = 2");
    let labels: Vec<_> = tree.nodes().map(|node| tree.label(node)).collect();
    assert_eq!(labels, ["d6", "c3", "half/"]);
}

#[test]
fn trees_round_trip() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..200 {
        let text = PlainTree::any(&mut rng, 5, 20).text();
        let mut lines: Vec<_> = text.lines().collect();
        lines.shuffle(&mut rng);
        let tree = read(&lines.join("\n"));
        assert_eq!(tree.to_string(), text);
        assert_eq!(read(&tree.to_string()), tree);
        let json = serde_json::to_string(&tree).unwrap();
        assert_eq!(serde_json::from_str::<Tree>(&json).unwrap(), tree);
    }
}

#[test]
fn nodes_are_numbered_depth_first() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..50 {
        let tree = read(&PlainTree::any(&mut rng, 5, 20).text());
        for node in tree.nodes() {
            let name = tree.name(node);
            let subtree: Vec<_> = tree.subtree(node).map(|node| tree.name(node)).collect();
            let is_in_subtree = |candidate: &&str| {
                *candidate == name
                    || candidate.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'))
            };
            let expected: Vec<_> =
                tree.nodes().map(|node| tree.name(node)).filter(is_in_subtree).collect();
            assert_eq!(subtree, expected);
            assert_eq!(tree.depth(node), name.matches('.').count());
            assert_eq!(tree.is_leaf(node), tree.value(node).is_some());
            let side = [MinimaxSide::Max, MinimaxSide::Min][tree.depth(node) % 2];
            assert_eq!(tree.side(node), side);
        }
    }
}

#[test]
fn empty_texts_are_rejected() {
    for text in ["", "\n\n", "# only a comment", "min to move"] {
        assert_error(text, 1, 1, ParseTreeErrorKind::Empty);
    }
}

#[test]
fn malformed_lines_are_reported() {
    let name = || "a".to_owned();
    assert_error("a -> b\nb = 1\n -> c", 3, 2, ParseTreeErrorKind::ExpectedName);
    assert_error("= 1", 1, 1, ParseTreeErrorKind::ExpectedName);
    assert_error("a -> b -> c", 1, 8, ParseTreeErrorKind::ExpectedName);
    assert_error("a -> b =", 1, 8, ParseTreeErrorKind::ExpectedName);
    assert_error("a", 1, 2, ParseTreeErrorKind::ExpectedArrowOrEquals(name()));
    assert_error("a b c", 1, 3, ParseTreeErrorKind::ExpectedArrowOrEquals(name()));
    assert_error("a ->   # nothing", 1, 5, ParseTreeErrorKind::NoChildren(name()));
    assert_error("a =", 1, 4, ParseTreeErrorKind::NoValue(name()));
    assert_error("a = 1 2", 1, 7, ParseTreeErrorKind::TrailingText("2".into()));
    assert_error(
        "max to move\nmin to move\na = 1",
        2,
        1,
        ParseTreeErrorKind::DuplicateSide { line: 1 },
    );
}

#[test]
fn invalid_values_are_reported() {
    for text in
        ["x", "4x", "1,5", "1e999", "inf", "nan", "NaN", "--1", "1.2.3", "Won", "->", "=", "٤"]
    {
        let error = parse_error(&format!("a -> b\nb = {text}"));
        assert_eq!((error.line, error.column >= 5), (2, true), "{text}: {error}");
    }
    assert_error("a -> b\nb = 4x", 2, 5, ParseTreeErrorKind::BadValue("4x".into()));
}

#[test]
fn columns_are_counted_in_characters() {
    assert_error("ход → лист\nлист = да", 2, 8, ParseTreeErrorKind::BadValue("да".into()));
}

#[test]
fn cycles_are_reported() {
    assert_error("a -> b\nb -> c a\nc = 1", 2, 8, ParseTreeErrorKind::Cycle("a".into()));
    assert_error(
        "a -> b c\nb -> d\nd -> e b\ne = 1\nc = 2",
        3,
        8,
        ParseTreeErrorKind::Cycle("b".into()),
    );
    // If only wins count, a cycle is allowed.
    let tree = read("a -> b\nb -> c a\nc = won");
    assert!(tree.has_cycle() && tree.len() == 4);
    // Next to a valid tree, a cycle is unreachable.
    let unreachable = ParseTreeErrorKind::UnreachableNode { name: "b".into(), root: "r".into() };
    assert_error("r = 1\nb -> c\nc -> b", 2, 1, unreachable);
}

#[test]
fn a_position_has_one_side_to_move() {
    assert_error("a -> a", 1, 6, ParseTreeErrorKind::SideMismatch("a".into()));
    assert_error(
        "a -> b\nb -> c\nc -> d a\nd = 1",
        3,
        8,
        ParseTreeErrorKind::SideMismatch("a".into()),
    );
    assert_error("a -> b c\nb -> c\nc = 1", 1, 8, ParseTreeErrorKind::SideMismatch("c".into()));
}

#[test]
fn nodes_may_be_shared() {
    let tree = read("a -> b c\nb -> d\nc -> e d\nd = 4\ne = 2");
    assert_eq!(tree.len(), 6, "d occurs twice");
    let d = tree.find("d").unwrap();
    let transposition = tree.nodes().find(|&node| tree.is_transposition(node)).unwrap();
    assert_eq!(
        (tree.canonical(transposition), tree.name(transposition), tree.value(transposition)),
        (d, "d", tree.value(d))
    );
    assert!(!tree.has_cycle());
    assert_eq!(tree.to_string(), "a -> b c\nb -> d\nd = 4\nc -> e d\ne = 2\n");
}

#[test]
fn too_many_paths_are_rejected() {
    let diamonds = |count: usize| {
        let lines = (0..count).map(|index| {
            let next = index + 1;
            format!("n{index} -> a{index} b{index}\na{index} -> n{next}\nb{index} -> n{next}\n")
        });
        lines.collect::<String>() + &format!("n{count} = 1")
    };
    assert_eq!(read(&diamonds(10)).search(SearchMethod::Minimax).value.to_string(), "1");
    assert_eq!(parse_error(&diamonds(60)).kind, ParseTreeErrorKind::TooManyVisits);
}

#[test]
fn duplicate_children_are_reported() {
    assert_error("a -> b c b", 1, 10, ParseTreeErrorKind::DuplicateChild("b".into()));
}

#[test]
fn missing_leaf_values_are_reported() {
    assert_error("a -> b c\nb = 1", 1, 8, ParseTreeErrorKind::UndescribedNode("c".into()));
}

#[test]
fn second_roots_are_reported() {
    let kind = || ParseTreeErrorKind::SecondRoot { name: "x".into(), root: "a".into() };
    assert_error("a -> b\nb = 1\nx -> y\ny = 2", 3, 1, kind());
    assert_error("a = 1\n x = 1", 2, 2, kind());
}

#[test]
fn duplicate_nodes_are_reported() {
    let duplicate = |line| ParseTreeErrorKind::DuplicateNode { name: "b".into(), line };
    assert_error("a -> b\nb = 1\nb = 1", 3, 1, duplicate(2));
    assert_error("b -> c\nc = 1\nb -> d\nd = 1", 3, 1, duplicate(1));
    let inner_value = |line| ParseTreeErrorKind::InnerValue { name: "b".into(), line };
    assert_error("b -> c\nc = 1\n b = 1", 3, 2, inner_value(1));
    assert_error("b = 1\nb -> c\nc = 1", 2, 1, inner_value(1));
}

#[test]
fn trees_that_are_too_deep_are_rejected() {
    let chain = |depth: usize| {
        let lines = (0..depth).map(|index| format!("n{index} -> n{}\n", index + 1));
        lines.collect::<String>() + &format!("n{depth} = 1")
    };
    let max_depth = Tree::MAX_DEPTH;
    assert_eq!(read(&chain(max_depth)).len(), max_depth + 1);
    let kind = ParseTreeErrorKind::TooDeep(format!("n{}", max_depth + 1));
    let error = parse_error(&chain(max_depth + 1));
    assert_eq!((error.line, error.kind), (max_depth + 1, kind.clone()));
    // From the bottom up, the error is found when the whole tree is known.
    let text = chain(max_depth + 1);
    let reversed: Vec<_> = text.lines().rev().collect();
    assert_eq!(parse_error(&reversed.join("\n")).kind, kind);
    assert!(chain(100_000).parse::<Tree>().is_err());
}

#[test]
fn random_texts_give_a_tree_or_an_error_in_range() {
    let parts =
        ["a", "b", "->", "=", "1", "\n", " ", "#", "won", "→", ",", "-", ">", "min to move"];
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..20_000 {
        let length = rng.random_range(0..14);
        let text: String = (0..length).map(|_| parts[rng.random_range(..parts.len())]).collect();
        match text.parse::<Tree>() {
            Ok(tree) => assert_eq!(read(&tree.to_string()), tree, "{text}"),
            Err(error) => {
                let lines = text.lines().count().max(1);
                assert!((1..=lines).contains(&error.line), "{error} in\n{text}");
                let line = text.lines().nth(error.line - 1).unwrap_or_default();
                let columns = 1..=line.chars().count() + 1;
                assert!(columns.contains(&error.column), "{error} in\n{text}");
            }
        }
    }
}
