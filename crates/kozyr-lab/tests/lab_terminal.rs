//! No text from others reaches the terminal as control codes.

use crate::run_lab::{LabRun, lab, lab_reading};

use std::fs;
use tempfile::TempDir;

/// Clears the screen, sets the title, starts a new line and reverses the writing direction.
const HOSTILE_TEXT: &str = "\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}2J\rerror: x\n\u{202e}evil";

/// [`HOSTILE_TEXT`] as in a JSON string, without the quotes.
fn hostile_json() -> String {
    serde_json::to_string(HOSTILE_TEXT).unwrap().trim_matches('"').to_owned()
}

/// Asserts that nothing printed controls the terminal.
fn assert_harmless(ran: &LabRun) {
    for text in [&ran.output, &ran.errors] {
        let is_control =
            |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!text.contains(is_control), "{text:?}");
        assert!(!text.contains("\nerror: x"), "{text:?}");
        assert!(!text.lines().any(|line| line.starts_with("evil")), "{text:?}");
    }
}

/// A record written by the program.
fn record() -> String {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("record.json").display().to_string();
    let seats = ["--seat", "potential", "--seat", "random"];
    lab(&[&["durak", "play", "--seed", "1", "--save", &path][..], &seats].concat()).ok();
    fs::read_to_string(path).unwrap()
}

#[test]
fn control_characters_in_a_players_name_are_escaped() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("r.json").display().to_string();
    fs::write(&path, record().replace("\"potential\"", &format!("\"{}\"", hostile_json())))
        .unwrap();
    for words in [&["replay"][..], &["replay", "--why"], &["durak", "log"], &["durak", "verify"]] {
        let ran = lab(&[words, &[&path]].concat());
        assert_eq!(ran.status, Some(0), "{ran:?}");
        assert_harmless(&ran);
    }
    let ran = lab(&["durak", "play", "--from", &path]);
    assert_harmless(&ran);
    assert!(ran.refused(2).contains(r"\u{1b}[2J"));
}

#[test]
fn an_error_is_one_line_whatever_it_quotes() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("r.json").display().to_string();
    for (from, to) in [
        ("\"actions\": [", format!("\"actions\": [\"{}\",", hostile_json())),
        ("\"durak\"", format!("\"{}\"", hostile_json())),
        ("\"all\"", format!("\"{}\"", hostile_json())),
    ] {
        let changed = record().replace(from, &to);
        assert_ne!(changed, record());
        fs::write(&path, changed).unwrap();
        let ran = lab(&["replay", &path]);
        assert_harmless(&ran);
        ran.refused(1);
    }
    assert_harmless(&lab(&["durak", "arena", "--a", HOSTILE_TEXT, "--b", "random"]));
    assert_harmless(&lab(&["durak", "arena", "--games", HOSTILE_TEXT]));
    assert_harmless(&lab(&["durak", HOSTILE_TEXT]));
    assert_harmless(&lab(&["replay", HOSTILE_TEXT]));
}

#[test]
fn control_characters_in_input_are_escaped() {
    let ran = lab_reading(&["reversi", "play"], HOSTILE_TEXT.as_bytes());
    assert_eq!(ran.status, Some(0));
    assert_harmless(&ran);
    assert_harmless(&lab_reading(&["reversi", "nboard"], b"ping \x1b[2J\n"));
}

#[cfg(unix)]
#[test]
fn control_characters_in_a_programs_answer_are_escaped() {
    let answers = [
        "\u{1b}[2J\u{1b}]0;owned\u{7}\n",
        "{\"action\":\"\\u001b[2J\\nerror: x\"}\n",
        "{\"\\u001b[2J\":1}\n",
    ];
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("answer");
    for answer in answers {
        fs::write(&path, answer).unwrap();
        let program = format!("exec:sh -c 'while read line; do cat {}; done'", path.display());
        let ran = lab(&["reversi", "arena", "--a", &program, "--b", "random", "--games", "2"]);
        assert_eq!(ran.status, Some(0), "{ran:?}");
        assert_harmless(&ran);
        let seats = ["--seat", &program, "--seat", "random"];
        assert_harmless(&lab(&[&["reversi", "play"][..], &seats].concat()));
    }
}
