//! After a signal, results are saved and no started process remains.
#![cfg(target_os = "linux")]

use crate::{
    external_program::{ScriptedPlayer, begun, runs, send},
    run_lab::{LabRun, command, lab, rest, start},
};

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::Child,
    thread,
    time::Duration,
};
use tempfile::TempDir;

/// Waits for a program to end.
fn ended(child: Child) -> LabRun {
    LabRun::from(child.wait_with_output().unwrap())
}

/// The number after this word in a report.
fn count(text: &str, word: &str) -> u64 {
    let line = text.lines().find(|line| line.starts_with(word)).unwrap_or_else(|| panic!("{text}"));
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_stopped_match_prints_its_results_and_how_to_resume() {
    for signal in ["-TERM", "-INT"] {
        let player = ScriptedPlayer::playing(5);
        let child = begun(&player, &[]);
        player.wait_for("silent");
        send(child.id(), signal);
        let ran = ended(child);
        assert_eq!(ran.status, Some(130), "{ran:?}");
        // Five games are two rounds, and half a round that does not count.
        assert_eq!(count(&ran.output, "games"), 4, "{ran:?}");
        assert!(ran.output.contains("95 % interval"), "{ran:?}");
        let hint = "after 2 of 20 rounds; the same command with --skip-rounds 2 --games 36";
        assert!(ran.errors.contains(hint), "{ran:?}");
    }
}

#[test]
fn a_stopped_match_reports_the_games_left_in_json() {
    let player = ScriptedPlayer::playing(4);
    let child = begun(&player, &["--json"]);
    player.wait_for("silent");
    send(child.id(), "-TERM");
    let report: serde_json::Value = serde_json::from_str(&ended(child).output).unwrap();
    assert_eq!((&report["games"], &report["games_left"]), (&4.into(), &36.into()));
}

#[test]
fn the_parts_of_a_match_add_up_to_the_whole() {
    let part = |skip: &str, games: &str| {
        let words = ["reversi", "arena", "--a", "novice", "--b", "random", "--seed", "5"];
        let text = lab(&[&words[..], &["--skip-rounds", skip, "--games", games]].concat()).ok();
        ["wins", "losses", "draws"].map(|what| count(&text, what))
    };
    let (first, second, whole) = (part("0", "14"), part("7", "26"), part("0", "40"));
    assert_eq!([0, 1, 2].map(|index| first[index] + second[index]), whole);
}

#[test]
fn a_match_stopped_before_its_first_round_has_no_result() {
    let player = ScriptedPlayer::playing(0);
    let child = begun(&player, &[]);
    player.wait_for("silent");
    send(child.id(), "-TERM");
    let ran = ended(child);
    assert!(ran.errors.contains("stopped: before its first result"), "{ran:?}");
    assert_eq!(ran.status, Some(130));
}

#[test]
fn a_long_run_prints_its_progress_without_a_terminal() {
    let player = ScriptedPlayer::playing(4);
    let mut child = begun(&player, &["--progress-every", "0.05"]);
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("4 of 40 games") {
        line.clear();
        assert!(errors.read_line(&mut line).unwrap() > 0, "it ended without a message");
        assert!(line.starts_with("note: "), "{line}");
    }
    send(child.id(), "-TERM");
    rest(&mut errors);
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

#[test]
fn a_stopped_solver_prints_its_best_result() {
    let solved = "--------------------------------------------------------------XO O";
    let words = ["reversi", "solve", "--table-bits", "14", "--", solved, "f5d6c3d3c4f4"];
    let mut child = start(command(&words));
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert!(line.contains("exact"), "{line}");
    send(child.id(), "-INT");
    let printed = rest(&mut output);
    let ran = ended(child);
    assert_eq!(ran.status, Some(130), "{ran:?}");
    assert!(printed.contains("54 empties") && printed.contains(" % in "), "{printed}");
    assert!(ran.errors.contains("stopped: position 2 of 2 is not solved"), "{ran:?}");
}

#[test]
fn a_game_in_the_terminal_is_saved_however_it_ends() {
    for signal in ["-TERM", "-INT", "-HUP", "-KILL"] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("r.json").display().to_string();
        let mut child = start(command(&["reversi", "play", "--seed", "1", "--save", &path]));
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut input = child.stdin.take().unwrap();
        let mut actions = 0;
        let mut line = String::new();
        while actions < 3 {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "it ended");
            // After a person's move, the opponent moves and the person is asked again.
            if let Some(legal) = line.strip_prefix("Black may: ") {
                let action = legal.split(" | ").next().unwrap().trim();
                writeln!(input, "{action}").unwrap();
                actions += 1;
            }
        }
        line.clear();
        while !line.contains("Black may") {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "it ended");
        }
        send(child.id(), signal);
        // Under `nohup`, or in the background of a script, some signals are ignored; then the end
        // of the input ends the program.
        drop(input);
        child.wait().unwrap();
        let record: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(record["actions"].as_array().unwrap().len() >= 6, "{signal}: {record}");
    }
}

#[test]
fn stopped_ratings_are_saved_and_resumed() {
    let folder = TempDir::new().unwrap();
    let [stopped, whole] = ["stopped", "whole"].map(|name| folder.path().join(name));
    let opponents = ["--opponent", "random", "--opponent", "novice", "--opponent", "professional"];
    let words = |file: &Path, games: &'static str| {
        let head = ["reversi", "ratings", "--games", games, "--out"].map(str::to_owned);
        let mut words = head.to_vec();
        words.push(file.display().to_string());
        words.extend(opponents.map(str::to_owned));
        words
    };
    let run = |words: &[String]| lab(&words.iter().map(String::as_str).collect::<Vec<_>>());
    let long = words(&stopped, "1000000");
    let child = start(command(&long.iter().map(String::as_str).collect::<Vec<_>>()));
    // The job saves its progress, so there is something to resume.
    while !stopped.exists() {
        thread::sleep(Duration::from_millis(5));
    }
    send(child.id(), "-TERM");
    let ran = ended(child);
    assert_eq!(ran.status, Some(130), "{ran:?}");
    assert!(ran.errors.contains("run the same command again to continue"), "{ran:?}");
    let saved = fs::read_to_string(&stopped).unwrap();
    let games: u64 = saved
        .lines()
        .find_map(|line| line.trim().strip_prefix("games: ")?.strip_suffix(',')?.parse().ok())
        .unwrap();
    assert!(
        games > 0 && games.is_multiple_of(16),
        "{games} games are whole batches of eight pairs"
    );
    run(&words(&stopped, "0")).ok();
    run(&words(&whole, "16")).ok();
}

#[test]
fn a_process_in_its_own_session_ends_with_the_match() {
    // The grandchild leaves the group and the session, and its parent exits at once.
    let player = ScriptedPlayer::new(
        r#"
import json, os, subprocess, sys
subprocess.Popen(["setsid", "sh", "-c", "setsid sh -c 'echo $$ > FOLDER/pid; exec sleep 1000' &"])
while not os.path.exists("FOLDER/pid") or not open("FOLDER/pid").read().endswith("\n"):
    pass
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"#,
    );
    let words = ["reversi", "arena", "--b", "random", "--games", "2", "--a"];
    // The output reaches its end: no process holds the pipe open.
    let ran = lab(&[&words[..], &[&player.command()]].concat());
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert!(!runs(player.wait_for("pid").trim()));
}

#[test]
fn other_long_runs_stop_cleanly() {
    let words: [&[&str]; 3] = [
        &["experiment", "tables-against-lowest", "--games", "100000000"],
        &["experiment", "mean-price", "--games", "100000000"],
        &["reversi", "gauntlet", "--games", "100000000"],
    ];
    for words in words {
        let child = start(command(words));
        let status = format!("/proc/{}/status", child.id());
        let catches = |status: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
            let caught = u64::from_str_radix(line.unwrap().trim(), 16).unwrap();
            caught >> (15 - 1) & 1 == 1
        };
        while !catches(&fs::read_to_string(&status).unwrap()) {
            thread::sleep(Duration::from_millis(5));
        }
        send(child.id(), "-TERM");
        let ran = ended(child);
        assert_eq!(ran.status, Some(130), "{ran:?}");
        assert!(ran.errors.contains("stopped: "), "{ran:?}");
    }
}
