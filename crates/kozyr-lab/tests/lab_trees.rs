//! `kozyr-lab tree`: trees on the terminal.
use std::{fs, io, path::Path, process::Command};

use clap::Parser;
use kozyr_core::game::Seed;
use kozyr_lab::{
    commands::{Cli, run},
    console::Console,
};
use rand::RngExt;

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

/// The output of a run in this process, which is faster.
fn run_in_process(arguments: &[&str]) -> String {
    let cli = Cli::try_parse_from([&["kozyr-lab"], arguments].concat()).unwrap();
    let mut output = Vec::new();
    let console = Console { input: &mut io::empty(), output: &mut output, invocation: None };
    run(cli, console).unwrap();
    String::from_utf8(output).unwrap()
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
    let ask = |figure, node| printed(&["tree", figure, "--node", node]);
    assert!(ask("figure-10", "a").contains("and-or of a as the player's position: won"));
    assert!(ask("figure-10", "c").contains("and-or of c as the player's position: lost"));
    assert!(ask("figure-11", "c").contains("minimax of c in the game from a: 1"));
    let (succeeded, text) = lab(&["tree", "figure-10", "--node", "z"]);
    assert!(!succeeded && text.contains("no node is called `z`"), "{text}");
}

#[test]
fn a_node_is_asked_about_as_the_players_position_or_in_the_game() {
    let text = "a -> b c\nb -> d e\nc -> f g\nd = won\ne = won\nf = won\ng = lost";
    with_file(text, |file| {
        let ask = |question: &[&str]| printed(&[&["tree", file, "--node", "c"], question].concat());
        let player = ask(&[]);
        assert!(player.contains("of c as the player's position: won, by c f;"), "{player}");
        assert_eq!(line_of(&player, "c"), "└─ c max won *");
        assert_eq!(ask(&["--node-as", "player"]), player);
        let game = ask(&["--node-as", "game"]);
        assert!(game.contains("of c in the game from a: lost, by c g;"), "{game}");
        assert_eq!(line_of(&game, "c"), "└─ c min lost *");
    });
    let values = printed(&["tree", "figure-11", "--node", "b", "--node-as", "player"]);
    assert!(values.contains("minimax of b as the player's position: 5, by b e j;"), "{values}");
    assert!(!lab(&["tree", "figure-11", "--node-as", "player"]).0, "there is no node to ask about");
}

/// The facts of the program in the text: `turn`, `term_v` and `term_p`.
#[derive(Default)]
struct Facts {
    turn: Vec<(usize, usize)>,
    term_v: Vec<usize>,
    term_p: Vec<usize>,
}

impl Facts {
    fn successors(&self, position: usize) -> impl Iterator<Item = usize> {
        self.turn.iter().filter(move |turn| turn.0 == position).map(|turn| turn.1)
    }

    /// `vikt(P) :- term_v(P).`
    /// `vikt(P) :- not(term_p(P)), turn(P,P1), not(term_p(P1)), not(turn_not_vikt(P1,_)).`
    fn vikt(&self, p: usize) -> bool {
        let moves_to_win = |p1| !self.term_p.contains(&p1) && !self.turn_not_vikt(p1);
        self.term_v.contains(&p)
            || !self.term_p.contains(&p) && self.successors(p).any(moves_to_win)
    }

    /// `turn_not_vikt(P1,P2) :- turn(P1,P2), not(vikt(P2)).`
    fn turn_not_vikt(&self, p1: usize) -> bool {
        self.successors(p1).any(|p2| !self.vikt(p2))
    }

    /// Random facts about positions in layers; each move leads to the next layer, so positions can
    /// be reached in several ways. All positions can be reached from position 0.
    fn random(rng: &mut impl RngExt) -> Self {
        let mut facts = Facts::default();
        let (mut layer, mut next_position) = (vec![0], 1);
        while !layer.is_empty() {
            let width = if next_position < 30 { rng.random_range(0..5) } else { 0 };
            let below: Vec<usize> = (next_position..next_position + width).collect();
            next_position += width;
            for &position in &layer {
                let mut successors = below.clone();
                successors.retain(|_| rng.random_bool(0.5));
                facts.turn.extend(successors.iter().map(|&below| (position, below)));
                if successors.is_empty() {
                    let result = rng.random_bool(0.5);
                    if result { &mut facts.term_v } else { &mut facts.term_p }.push(position);
                }
            }
            let is_reached = |below: &usize| facts.turn.iter().any(|turn| turn.1 == *below);
            layer = below.into_iter().filter(is_reached).collect();
        }
        facts
    }

    fn positions(&self) -> Vec<usize> {
        let reached = self.turn.iter().map(|turn| turn.1);
        let mut positions: Vec<usize> = reached.chain([0]).collect();
        positions.sort_unstable();
        positions.dedup();
        positions
    }

    /// The facts as a tree.
    fn to_tree(&self) -> String {
        let line = |position: usize| match self.successors(position).collect::<Vec<_>>() {
            none if none.is_empty() && self.term_v.contains(&position) => {
                format!("p{position} = won\n")
            }
            none if none.is_empty() => format!("p{position} = lost\n"),
            some => {
                let names: Vec<String> = some.iter().map(|below| format!("p{below}")).collect();
                format!("p{position} -> {}\n", names.join(" "))
            }
        };
        self.positions().into_iter().map(line).collect()
    }
}

#[test]
fn won_nodes_are_those_of_the_texts_program() {
    let mut rng = Seed::from(20).rng();
    let mut won = [0, 0];
    for _ in 0..60 {
        let facts = Facts::random(&mut rng);
        with_file(&facts.to_tree(), |file| {
            for position in facts.positions() {
                let node = format!("p{position}");
                let text = run_in_process(&["tree", file, "--node", &node]);
                let value = if facts.vikt(position) { "won" } else { "lost" };
                let wanted = format!("and-or of {node} as the player's position: {value}");
                assert!(text.contains(&wanted), "{}{text}", facts.to_tree());
                won[usize::from(facts.vikt(position))] += 1;
            }
        });
    }
    assert!(won.iter().all(|&count| count > 100), "{won:?}");
}

#[test]
fn a_repeated_position_is_printed_as_a_step() {
    with_file("a -> b c\nb -> a d\nc -> e\nd = won\ne = lost", |file| {
        let text = printed(&["tree", file, "--steps"]);
        assert!(text.contains("a appears earlier in this line"), "{text}");
        assert!(text.contains("a (above)") && text.contains("and-or: lost"), "{text}");
        let asked = printed(&["tree", file, "--node", "d"]);
        assert!(asked.contains("and-or of d as the player's position: won"), "{asked}");
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
