//! If the laboratory is killed, all processes it started end.
#![cfg(target_os = "linux")]

use crate::{
    external_program::{ScriptedPlayer, begun, runs, send, wait_until_gone},
    run_lab::rest,
};

use std::{fs, process::Child};

/// Starts a child in its group and one that leaves the group and the session. Writes their process
/// IDs and never answers.
const PARENT: &str = r#"
import os, subprocess, sys, time
subprocess.Popen(["sh", "-c", "echo $$ > FOLDER/child; exec sleep 1000"])
subprocess.Popen(["setsid", "sh", "-c", "setsid sh -c 'echo $$ > FOLDER/stray; exec sleep 1000' &"])
open("FOLDER/parent", "w").write(f"{os.getpid()}\n")
time.sleep(1000)
"#;

/// The process IDs of such a player and its children.
fn family(player: &ScriptedPlayer) -> [String; 3] {
    ["parent", "child", "stray"].map(|name| player.wait_for(name).trim().to_owned())
}

/// The process ID of the program's watchdog.
fn watchdog_of(child: &Child) -> String {
    let words = format!("kozyr-lab\0watchdog\0{}-", child.id());
    let mut processes = fs::read_dir("/proc").unwrap();
    let is_watchdog = |name: &String| {
        let command_line = fs::read_to_string(format!("/proc/{name}/cmdline"));
        command_line.is_ok_and(|found| found.starts_with(&words))
    };
    let names =
        processes.by_ref().filter_map(|entry| entry.unwrap().file_name().into_string().ok());
    names.into_iter().find(is_watchdog).expect("the watchdog is running")
}

/// Kills a process and waits for its end.
fn kill(mut child: Child) {
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn killing_the_laboratory_ends_a_program_and_all_its_descendants() {
    let player = ScriptedPlayer::new(PARENT);
    let mut child = begun(&player, &[]);
    let (mut output, mut errors) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let family = family(&player);
    let watchdog = watchdog_of(&child);
    assert!(family.iter().all(|pid| runs(pid)));
    kill(child);
    family.iter().chain([&watchdog]).for_each(|pid| wait_until_gone(pid));
    // Nobody holds the output open that the caller reads.
    assert_eq!((rest(&mut output), rest(&mut errors)), Default::default());
}

#[test]
fn killing_the_laboratory_ends_the_programs_of_a_nested_laboratory() {
    let inner = ScriptedPlayer::new(PARENT);
    let words = ["reversi", "arena", "--a", &inner.command(), "--b", "random"];
    let words = words.map(|word| format!("{word:?}")).join(", ");
    let outer = ScriptedPlayer::new(&format!(
        r#"
import os, subprocess, time
inner = subprocess.Popen(["{}", {words}, "--move-time", "1000"], stdin=subprocess.DEVNULL)
open("FOLDER/inner", "w").write(f"{{inner.pid}}\n")
time.sleep(1000)
"#,
        env!("CARGO_BIN_EXE_kozyr-lab")
    ));
    let child = begun(&outer, &[]);
    let family = family(&inner);
    let laboratory = outer.wait_for("inner");
    kill(child);
    family.iter().for_each(|pid| wait_until_gone(pid));
    wait_until_gone(laboratory.trim());
}

#[test]
fn the_watchdog_ends_with_the_laboratory_and_may_be_killed_first() {
    for signal in [None, Some("-KILL")] {
        let player = ScriptedPlayer::playing(0);
        let child = begun(&player, &[]);
        player.wait_for("silent");
        let watchdog = watchdog_of(&child);
        if let Some(signal) = signal {
            send(&watchdog, signal);
        }
        send(child.id(), "-TERM");
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
        assert!(!runs(&watchdog), "the watchdog has been reaped");
    }
}
