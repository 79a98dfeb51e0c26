//! Deals written by hand, and the log written after every action.

use std::{fs, path::Path, process::Command};

use tempfile::TempDir;

const DEAL: &str = "\
hands 6s 7c 8d 9s Tc 6h | 7s 8s 9d Ts Js 7h
talon 8h 9h Th Jh Qh Kh 6c 8c 9c Jc Qc Kc Ac 6d 7d Td Jd Qd Kd Ad Qs Ks As Ah
trump h
attacker 1
";

/// Runs `kozyr-lab` in a folder. Returns whether it succeeded, and its output, or its errors if it
/// failed.
fn lab(folder: &Path, words: &[&str]) -> (bool, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .current_dir(folder)
        .args(words)
        .output()
        .unwrap();
    let text = if run.status.success() { run.stdout } else { run.stderr };
    (run.status.success(), String::from_utf8(text).unwrap())
}

/// A folder with the text of a deal in `deal.txt`.
fn with_deal(text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("deal.txt"), text).unwrap();
    folder
}

#[test]
fn a_custom_deal_can_be_replayed_and_is_stored_in_its_record() {
    let folder = with_deal(DEAL);
    for seed in ["1", "2"] {
        let play = ["durak", "play", "--deal", "deal.txt", "--seat", "lowest", "--seat", "greedy"];
        let (succeeded, text) =
            lab(folder.path(), &[&play[..], &["--seed", seed, "--save", "deal.json"]].concat());
        assert!(succeeded, "{text}");
        let (succeeded, printed) = lab(folder.path(), &["durak", "deal", "deal.json"]);
        assert!(succeeded && printed == DEAL, "{printed}");
    }
    // Printed deals can be read again, and edited deals are checked.
    let (succeeded, printed) = lab(folder.path(), &["durak", "deal", "deal.txt"]);
    assert!(succeeded && printed == DEAL, "{printed}");
    let arena = ["durak", "arena", "--deal", "deal.txt", "--a", "lowest", "--b", "greedy"];
    assert!(lab(folder.path(), &[&arena[..], &["--games", "2"]].concat()).0);
    let (succeeded, text) = lab(folder.path(), &["durak", "verify", "deal.json"]);
    assert!(!succeeded && text.contains("given, not shuffled"), "{text}");
}

#[test]
fn an_invalid_deal_is_refused_with_line_and_reason() {
    let folder = with_deal(&DEAL.replace("Qs Ks As Ah", "Qs Ks As As"));
    let (succeeded, text) = lab(folder.path(), &["durak", "deal", "deal.txt"]);
    assert!(!succeeded && text.contains("deal.txt: line 2, column"), "{text}");
    assert!(text.contains("As is already in line 2"), "{text}");
    let (succeeded, text) = lab(folder.path(), &["durak", "play", "--deal", "deal.txt"]);
    assert!(!succeeded && text.contains("As is already in line 2"), "{text}");
}

#[test]
fn the_log_written_during_play_equals_the_log_of_the_record() {
    let folder = with_deal(DEAL);
    let play = [
        "durak",
        "play",
        "--deal",
        "deal.txt",
        "--seat",
        "potential",
        "--seat",
        "fuzzy",
        "--seed",
        "3",
        "--save",
        "deal.json",
        "--log",
        "moves.txt",
    ];
    assert!(lab(folder.path(), &play).0);
    let written = fs::read_to_string(folder.path().join("moves.txt")).unwrap();
    let (succeeded, printed) = lab(folder.path(), &["durak", "log", "deal.json"]);
    assert!(succeeded);
    assert_eq!(written, printed);
    assert!(written.contains("1. Seat 1: attack") && written.contains("average card strength"));
}

#[test]
fn the_log_of_an_unfinished_deal_has_all_actions_played() {
    use std::{io::Write, process::Stdio};
    let folder = with_deal(DEAL);
    let mut run = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .current_dir(folder.path())
        .args(["durak", "play", "--deal", "deal.txt", "--seat", "human", "--seat", "lowest"])
        .args(["--log", "moves.txt"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    run.stdin.take().unwrap().write_all(b"take\nquit\n").unwrap();
    assert!(run.wait().unwrap().success());
    let written = fs::read_to_string(folder.path().join("moves.txt")).unwrap();
    assert!(written.contains("\n1. Seat 1: attack 7s"), "{written}");
    assert!(written.contains("\n2. Seat 0: take"), "{written}");
}
