//! External programs for tests, and checks of what became of them. Contains no tests.
#![cfg(target_os = "linux")]

use crate::run_lab::{command, start};

use std::{fs, path::Path, process::Child, thread, time::Duration};
use tempfile::TempDir;

/// Plays the first legal action, and stops answering from some game on.
const PLAYER: &str = r#"
import json, os, sys, time
for line in sys.stdin:
    question = json.loads(line)
    if question["game_number"] > GAMES:
        open("FOLDER/silent", "w").close()
        time.sleep(1000)
    print(json.dumps({"action": question["legal"][0]}), flush=True)
"#;

/// An external program in Python, in a temporary folder.
pub struct ScriptedPlayer(TempDir);

impl ScriptedPlayer {
    /// Creates a program from a script; `FOLDER` stands for the folder.
    pub fn new(text: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let text = text.replace("FOLDER", folder.path().to_str().unwrap());
        fs::write(folder.path().join("player.py"), text).unwrap();
        ScriptedPlayer(folder)
    }

    /// A program that answers for this many games, then creates the file `silent` and hangs.
    pub fn playing(games: u64) -> Self {
        ScriptedPlayer::new(&PLAYER.replace("GAMES", &games.to_string()))
    }

    /// The program as an entrant.
    pub fn command(&self) -> String {
        format!("exec:python3 {}", self.0.path().join("player.py").display())
    }

    /// Waits until the player has created a file, and returns its text.
    pub fn wait_for(&self, name: &str) -> String {
        let path = self.0.path().join(name);
        loop {
            match fs::read_to_string(&path) {
                Ok(text) if name == "silent" || text.ends_with('\n') => return text,
                _ => thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

/// Starts a match that would take all day.
pub fn begun(player: &ScriptedPlayer, more: &[&str]) -> Child {
    let a = player.command();
    let words = ["reversi", "arena", "--a", &a, "--b", "random", "--games", "40", "--threads", "1"];
    start(command(&[&words[..], &["--move-time", "1000"], more].concat()))
}

/// Sends a signal to a process.
pub fn send(pid: impl ToString, signal: &str) {
    let pid = pid.to_string();
    // `kill` is built into the shell, but not a program on every machine.
    let words = ["-c", "kill $0 $1", signal, &pid];
    assert!(std::process::Command::new("sh").args(words).status().unwrap().success());
}

/// Whether a process is running; zombies are not.
pub fn runs(pid: &str) -> bool {
    let stat = fs::read_to_string(Path::new("/proc").join(pid).join("stat"));
    stat.is_ok_and(|stat| !stat.rsplit(')').next().unwrap().trim_start().starts_with('Z'))
}

pub fn wait_until_gone(pid: &str) {
    while runs(pid) {
        thread::sleep(Duration::from_millis(5));
    }
}
