//! `kozyr-lab tree`: trees on the terminal.
use std::{fs, path::Path, process::Command};

/// Runs `kozyr-lab`. Returns whether it succeeded, and its output, errors last.
fn lab(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kozyr-lab")).args(arguments).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

/// The output of a run that succeeds.
fn printed(arguments: &[&str]) -> String {
    let (succeeded, text) = lab(arguments);
    assert!(succeeded, "{text}");
    text
}

/// The line of a node, with single spaces.
fn line_of(text: &str, node: &str) -> String {
    let mut lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let words = lines.find(|words| words.iter().take(9).any(|word| *word == node));
    words.unwrap_or_else(|| panic!("no {node} in\n{text}")).join(" ")
}

#[test]
fn the_figures_are_drawn_with_their_values() {
    let text = printed(&["tree", "figure-11"]);
    assert_eq!(line_of(&text, "a"), "a max 4 *");
    assert_eq!(line_of(&text, "e"), "│ └─ e max 6");
    assert!(text.ends_with("minimax: 4, by a b d i; visited 15 of 15 nodes\n"), "{text}");
    let text = printed(&["tree", "figure-10"]);
    assert_eq!(line_of(&text, "c"), "└─ c min -");
    assert!(text.contains("and-or: won"), "{text}");
}

#[test]
fn nodes_pruned_by_alpha_beta_are_marked() {
    let text = printed(&["tree", "figure-11", "--method", "alpha-beta"]);
    assert_eq!(line_of(&text, "e"), "│ └─ e max >= 5");
    assert_eq!(line_of(&text, "k"), "│ └─ k -");
    assert!(text.contains("visited 11 of 15 nodes"), "{text}");
}

#[test]
fn every_step_is_printed() {
    let text = printed(&["tree", "figure-11", "--method", "alpha-beta", "--steps"]);
    assert!(text.contains("1. Visit a."), "{text}");
    assert!(text.contains("Skipped: k."), "{text}");
    assert!(!text.contains("tree-step"), "{text}");
}

/// Calls `check` with the path of a file with this text.
fn with_file(text: &str, check: impl FnOnce(&str)) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("some.tree");
    fs::write(&path, text).unwrap();
    check(Path::to_str(&path).unwrap());
}

#[test]
fn a_file_is_read_and_its_errors_are_reported() {
    with_file("min to move\nx -> y z\ny = 2\nz = 1", |file| {
        assert!(printed(&["tree", file]).contains("minimax: 1, by x z"));
    });
    with_file("a -> b c\nb = 1\nc -> a", |file| {
        let (succeeded, text) = lab(&["tree", file]);
        assert!(!succeeded && text.contains("line 3, column 6: cycle"), "{text}");
    });
}

#[test]
fn any_node_can_be_searched() {
    // The query of the text: vikt(a) is answered yes, vikt(c) no.
    assert!(printed(&["tree", "figure-10", "--node", "a"]).contains("and-or of a: won"));
    assert!(printed(&["tree", "figure-10", "--node", "c"]).contains("and-or of c: lost"));
    assert!(printed(&["tree", "figure-11", "--node", "c"]).contains("minimax of c: "));
    let (succeeded, text) = lab(&["tree", "figure-10", "--node", "z"]);
    assert!(!succeeded && text.contains("no node is called `z`"), "{text}");
}

#[test]
fn a_repeated_position_is_printed_as_a_step() {
    with_file("a -> b c\nb -> a d\nc -> e\nd = won\ne = lost", |file| {
        let text = printed(&["tree", file, "--steps"]);
        assert!(text.contains("a appears earlier in this line"), "{text}");
        assert!(text.contains("a (above)") && text.contains("and-or: lost"), "{text}");
        assert!(printed(&["tree", file, "--node", "d"]).contains("and-or of d: won"));
    });
}

#[test]
fn an_unknown_tree_or_method_lists_the_known_ones() {
    let (succeeded, text) = lab(&["tree", "figure-12"]);
    assert!(!succeeded && text.contains("figure-10 and figure-11"), "{text}");
    let (succeeded, text) = lab(&["tree", "figure-11", "--method", "guess"]);
    assert!(!succeeded && text.contains("alpha-beta"), "{text}");
}

#[test]
fn a_position_of_reversi_is_a_tree() {
    let text = printed(&["reversi", "tree", "f5d6", "--plies", "3", "--method", "alpha-beta"]);
    assert!(text.starts_with("now") && text.contains("alpha-beta: "), "{text}");
    assert!(!lab(&["reversi", "tree", "a1"]).0);
    assert!(!lab(&["reversi", "tree", "f5\n\nf5d6"]).0, "two games");
    let board = printed(&["reversi", "convert", "f5d6", "--to", "obf"]);
    let written = printed(&["reversi", "convert", "f5d6", "--to", "ggf"]);
    with_file(&written, |ggf| {
        for same in ["1. F5 d6", board.trim(), ggf] {
            let tree = printed(&["reversi", "tree", "--plies", "3", "--", same]);
            let text = printed(&["reversi", "tree", "f5d6", "--plies", "3"]);
            assert_eq!(tree, text, "{same}");
        }
    });
}
