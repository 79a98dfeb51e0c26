//! Commands that read games of other programs.

use std::{fs, io::Cursor, path::Path};

use clap::Parser;
use kozyr_lab::{
    commands::{Cli, run},
    console::Console,
};
use serde_json::Value;

use crate::reversi_lab::lab;

const GAMES: &str = "[Black \"Ann\"]\n[White \"Ben\"]\n\n1. F5 d6 2. C3 34-30\n\nd3c3c4\n";

fn games_file(folder: &Path) -> String {
    let file = folder.join("games.txt");
    fs::write(&file, GAMES).unwrap();
    file.to_str().unwrap().to_owned()
}

/// The output of a command that is not one of Reversi.
fn common_command(arguments: &[&str]) -> String {
    let cli = Cli::try_parse_from([&["kozyr-lab"], arguments].concat()).unwrap();
    let mut output = Vec::new();
    let console = Console { input: &mut Cursor::new(""), output: &mut output, invocation: None };
    run(cli, console).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn games_are_listed_and_filtered() {
    let folder = tempfile::tempdir().unwrap();
    let file = games_file(folder.path());
    let list = lab(&["games", &file], "").unwrap();
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 2, "{list}");
    assert!(lines[0].contains("Ann – Ben  34-30  f5d6c3"), "{list}");
    assert!(lines[1].contains("? – ?  unfinished  d3c3c4"), "{list}");
    for (filter, count) in [
        ("player=ben", 1),
        ("black=ben", 0),
        ("opening=d3c3", 1),
        ("winner=black", 1),
        ("winner=white", 0),
        ("moves=3", 2),
        ("moves=4..60", 0),
    ] {
        let printed = lab(&["games", &file, "--filter", filter, "--count"], "").unwrap();
        assert_eq!(printed.trim(), count.to_string(), "{filter}");
    }
    let json = lab(&["games", "-", "--json"], GAMES).unwrap();
    let first: Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!(first["stated_result"], serde_json::json!({"black": 34, "white": 30}));
    assert_eq!((&first["moves"], &first["white"]), (&"f5d6c3".into(), &"Ben".into()));
}

#[test]
fn every_written_format_reads_back_as_the_same_moves() {
    let moves = |text: &str| lab(&["convert", "-", "--to", "with-passes"], text).unwrap();
    for format in ["transcript", "with-passes", "numbered", "ggf"] {
        let written = lab(&["convert", "-", "--to", format], GAMES).unwrap();
        assert_eq!(moves(&written), moves(GAMES), "{format}: {written}");
    }
    let positions = lab(&["convert", "-", "--to", "obf"], GAMES).unwrap();
    assert_eq!(positions.lines().count(), 2, "{positions}");
}

#[test]
fn errors_of_files_name_the_line_and_an_example() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    fs::write(&file, "f5 d6\nc3 z9\n").unwrap();
    let failure = lab(&["games", file.to_str().unwrap()], "").unwrap_err().to_string();
    assert!(failure.contains("line 2, column 4") && failure.contains("1. F5 d6"), "{failure}");
    let failure = lab(&["games", "no-such-file"], "").unwrap_err().to_string();
    assert!(failure.contains("no file `no-such-file`"), "{failure}");
}

#[test]
fn an_analysis_of_files_can_be_resumed_and_shared() {
    let folder = tempfile::tempdir().unwrap();
    let file = games_file(folder.path());
    let part = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (one, two, all) = (part("one"), part("two"), part("all"));
    let analyse = |more: &[&str]| {
        lab(&[&["analyse", file.as_str(), "--level", "2"], more].concat(), "").unwrap()
    };
    let whole = analyse(&[]);
    assert_eq!(whole.matches("Black: 2 moves").count(), 2, "{whole}");
    assert_eq!(analyse(&["--threads", "1"]), whole);
    assert_eq!(analyse(&["--out", &all]), whole);
    assert_eq!(analyse(&["--out", &all]), whole, "resumed when everything is done");
    analyse(&["--out", &one, "--shard", "1/2"]);
    analyse(&["--out", &two, "--shard", "2/2"]);
    assert_eq!(common_command(&["merge", &two, &one]), whole);
}

#[test]
fn games_of_other_formats_are_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = games_file(folder.path());
    let replayed = common_command(&["replay", &file]);
    for action in ["1. Black (human): f5", "2. White (human): d6", "3. Black (human): c3"] {
        assert!(replayed.contains(action), "{replayed}");
    }
    assert!(!replayed.contains("\n4. "), "only the first game: {replayed}");
}
