//! Trees are parsed and written, and invalid texts are rejected with the place of the error.

use crate::support::trees;

use kozyr_core::tree::{MinimaxSide, ParseTreeError, ParseTreeErrorKind, SearchMethod, Tree};
use rand::{RngExt, seq::SliceRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use trees::PlainTree;

fn read(text: &str) -> Tree {
    text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn refused(text: &str) -> ParseTreeError {
    text.parse::<Tree>().expect_err(text)
}

/// Asserts which error is found, and where.
#[track_caller]
fn assert_fault(text: &str, line: usize, column: usize, fault: ParseTreeErrorKind) {
    assert_eq!(refused(text), ParseTreeError { line, column, kind: fault }, "{text}");
}

#[test]
fn lines_may_come_in_any_order_and_with_comments() {
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
fn what_is_written_reads_as_the_same_tree() {
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
fn nodes_are_numbered_from_the_top_with_their_subtrees_together() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..50 {
        let tree = read(&PlainTree::any(&mut rng, 5, 20).text());
        for node in tree.nodes() {
            let name = tree.name(node);
            let below: Vec<_> = tree.subtree(node).map(|node| tree.name(node)).collect();
            let same = |other: &&str| {
                *other == name || other.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'))
            };
            let expected: Vec<_> = tree.nodes().map(|node| tree.name(node)).filter(same).collect();
            assert_eq!(below, expected);
            assert_eq!(tree.depth(node), name.matches('.').count());
            assert_eq!(tree.is_leaf(node), tree.value(node).is_some());
            let side = [MinimaxSide::Max, MinimaxSide::Min][tree.depth(node) % 2];
            assert_eq!(tree.side(node), side);
        }
    }
}

#[test]
fn nothing_is_no_tree() {
    for text in ["", "\n\n", "# only a comment", "min to move"] {
        assert_fault(text, 1, 1, ParseTreeErrorKind::Empty);
    }
}

#[test]
fn lines_that_say_nothing_of_a_node_are_named() {
    let name = || "a".to_owned();
    assert_fault("a -> b\nb = 1\n -> c", 3, 2, ParseTreeErrorKind::ExpectedName);
    assert_fault("= 1", 1, 1, ParseTreeErrorKind::ExpectedName);
    assert_fault("a -> b -> c", 1, 8, ParseTreeErrorKind::ExpectedName);
    assert_fault("a -> b =", 1, 8, ParseTreeErrorKind::ExpectedName);
    assert_fault("a", 1, 2, ParseTreeErrorKind::ExpectedArrowOrEquals(name()));
    assert_fault("a b c", 1, 3, ParseTreeErrorKind::ExpectedArrowOrEquals(name()));
    assert_fault("a ->   # nothing", 1, 5, ParseTreeErrorKind::NoChildren(name()));
    assert_fault("a =", 1, 4, ParseTreeErrorKind::NoValue(name()));
    assert_fault("a = 1 2", 1, 7, ParseTreeErrorKind::TrailingText("2".into()));
    assert_fault(
        "max to move\nmin to move\na = 1",
        2,
        1,
        ParseTreeErrorKind::DuplicateSide { line: 1 },
    );
}

#[test]
fn bad_numbers_are_named() {
    for bad in
        ["x", "4x", "1,5", "1e999", "inf", "nan", "NaN", "--1", "1.2.3", "Won", "->", "=", "٤"]
    {
        let error = refused(&format!("a -> b\nb = {bad}"));
        assert_eq!((error.line, error.column >= 5), (2, true), "{bad}: {error}");
    }
    assert_fault("a -> b\nb = 4x", 2, 5, ParseTreeErrorKind::BadValue("4x".into()));
}

#[test]
fn columns_are_counted_in_characters() {
    assert_fault("ход → лист\nлист = да", 2, 8, ParseTreeErrorKind::BadValue("да".into()));
}

#[test]
fn cycles_are_named() {
    assert_fault("a -> b\nb -> c a\nc = 1", 2, 8, ParseTreeErrorKind::Cycle("a".into()));
    assert_fault(
        "a -> b c\nb -> d\nd -> e b\ne = 1\nc = 2",
        3,
        8,
        ParseTreeErrorKind::Cycle("b".into()),
    );
    // If only wins count, a cycle is allowed.
    let tree = read("a -> b\nb -> c a\nc = won");
    assert!(tree.has_cycle() && tree.len() == 4);
    // Next to a valid tree, a cycle is unreachable.
    let apart = ParseTreeErrorKind::UnreachableNode { name: "b".into(), root: "r".into() };
    assert_fault("r = 1\nb -> c\nc -> b", 2, 1, apart);
}

#[test]
fn a_position_has_one_side_to_move() {
    assert_fault("a -> a", 1, 6, ParseTreeErrorKind::SideMismatch("a".into()));
    assert_fault(
        "a -> b\nb -> c\nc -> d a\nd = 1",
        3,
        8,
        ParseTreeErrorKind::SideMismatch("a".into()),
    );
    assert_fault("a -> b c\nb -> c\nc = 1", 1, 8, ParseTreeErrorKind::SideMismatch("c".into()));
}

#[test]
fn nodes_may_be_shared() {
    let tree = read("a -> b c\nb -> d\nc -> e d\nd = 4\ne = 2");
    assert_eq!(tree.len(), 6, "d occurs twice");
    let d = tree.find("d").unwrap();
    let again = tree.nodes().find(|&node| tree.is_transposition(node)).unwrap();
    assert_eq!(
        (tree.canonical(again), tree.name(again), tree.value(again)),
        (d, "d", tree.value(d))
    );
    assert!(!tree.has_cycle());
    assert_eq!(tree.to_string(), "a -> b c\nb -> d\nd = 4\nc -> e d\ne = 2\n");
}

#[test]
fn more_ways_than_can_be_gone_are_refused() {
    let diamonds = |count: usize| {
        let lines = (0..count).map(|index| {
            let next = index + 1;
            format!("n{index} -> a{index} b{index}\na{index} -> n{next}\nb{index} -> n{next}\n")
        });
        lines.collect::<String>() + &format!("n{count} = 1")
    };
    assert_eq!(read(&diamonds(10)).search(SearchMethod::Minimax).value.to_string(), "1");
    assert_eq!(refused(&diamonds(60)).kind, ParseTreeErrorKind::TooManyVisits);
}

#[test]
fn children_named_twice_are_named() {
    assert_fault("a -> b c b", 1, 10, ParseTreeErrorKind::DuplicateChild("b".into()));
}

#[test]
fn missing_leaves_are_named() {
    assert_fault("a -> b c\nb = 1", 1, 8, ParseTreeErrorKind::UndescribedNode("c".into()));
}

#[test]
fn second_roots_are_named() {
    let fault = || ParseTreeErrorKind::SecondRoot { name: "x".into(), root: "a".into() };
    assert_fault("a -> b\nb = 1\nx -> y\ny = 2", 3, 1, fault());
    assert_fault("a = 1\n x = 1", 2, 2, fault());
}

#[test]
fn nodes_described_twice_are_named() {
    let twice = |line| ParseTreeErrorKind::DuplicateNode { name: "b".into(), line };
    assert_fault("a -> b\nb = 1\nb = 1", 3, 1, twice(2));
    assert_fault("b -> c\nc = 1\nb -> d\nd = 1", 3, 1, twice(1));
    let inner = |line| ParseTreeErrorKind::InnerValue { name: "b".into(), line };
    assert_fault("b -> c\nc = 1\n b = 1", 3, 2, inner(1));
    assert_fault("b = 1\nb -> c\nc = 1", 2, 1, inner(1));
}

#[test]
fn trees_too_deep_to_draw_are_refused() {
    let chain = |depth: usize| {
        let lines = (0..depth).map(|index| format!("n{index} -> n{}\n", index + 1));
        lines.collect::<String>() + &format!("n{depth} = 1")
    };
    let deepest = Tree::MAX_DEPTH;
    assert_eq!(read(&chain(deepest)).len(), deepest + 1);
    let fault = ParseTreeErrorKind::TooDeep(format!("n{}", deepest + 1));
    let error = refused(&chain(deepest + 1));
    assert_eq!((error.line, error.kind), (deepest + 1, fault.clone()));
    // From the bottom up, the error is found when the whole tree is known.
    let text = chain(deepest + 1);
    let reversed: Vec<_> = text.lines().rev().collect();
    assert_eq!(refused(&reversed.join("\n")).kind, fault);
    assert!(chain(100_000).parse::<Tree>().is_err());
}

#[test]
fn no_text_is_too_strange_to_be_answered() {
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
