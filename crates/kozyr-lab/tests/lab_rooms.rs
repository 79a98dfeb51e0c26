//! `kozyr-lab rooms`, against a small server in this process.

use std::{
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use kozyr_durak::{Deck, Durak, Rules};
use kozyr_rooms::{GameOptions, RoomId, TableOptions};
use serde_json::Value;
use tempfile::TempDir;

use crate::{
    run_lab::LabRun,
    table_server::{CODE, TableServer},
};

fn durak(players: usize) -> TableOptions {
    let rules = Rules { deck: Deck::Cards24, ..Rules::throw_in() };
    TableOptions::new(GameOptions::Durak { players, rules })
}

/// Starts `kozyr-lab` with these arguments.
fn start(arguments: &[&str]) -> Running {
    let child = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    Running(Some(child))
}

/// A process that is killed if the test fails.
struct Running(Option<Child>);

impl Running {
    fn finish(mut self) -> LabRun {
        LabRun::from(self.0.take().unwrap().wait_with_output().unwrap())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn run(arguments: &[&str]) -> LabRun {
    start(arguments).finish()
}

/// The error message of a failed run, which may have several lines if the arguments are wrong.
fn failed(run: LabRun, status: i32) -> String {
    assert_eq!(run.status, Some(status), "{run:?}");
    assert!(!run.errors.contains("panicked"), "{run:?}");
    run.errors
}

/// Waits until this many people sit at a table.
fn wait_for_people(server: &TableServer, room: &RoomId, people: usize) {
    let started = Instant::now();
    while server.people(room) != people {
        assert!(started.elapsed() < Duration::from_secs(60), "nobody comes");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_table_is_opened_with_all_its_options() {
    let server = TableServer::start();
    let text = run(&["rooms", "open", &server.url]).ok();
    assert!(text.contains("/#table/room0") && text.contains(CODE), "{text}");
    let options = "--players 4 --rules partnership --deck 52 --rule redeal=true \
                   --absence half-minute --correspondence --teaching --json";
    let mut arguments = vec!["rooms", "open", &server.url];
    arguments.extend(options.split_whitespace());
    let opened: Value = serde_json::from_str(&run(&arguments).ok()).unwrap();
    assert_eq!(opened["room"], "room1");
    assert_eq!((&opened["code"], &opened["code_expires"]), (&Value::from(CODE), &Value::from(7)));
    let reversi = ["rooms", "open", &server.url, "--game", "reversi", "--handicap", "2", "--json"];
    run(&reversi).ok();
    failed(run(&["rooms", "open", &server.url, "--game", "reversi", "--handicap", "5"]), 2);
    failed(run(&["rooms", "open", &server.url, "--players", "7"]), 2);
    failed(run(&["rooms", "open", "not an address"]), 2);
    let error = failed(run(&["rooms", "open", "http://127.0.0.1:1"]), 1);
    assert!(error.contains("cannot reach http://127.0.0.1:1"), "{error}");
}

#[test]
fn two_opponents_play_a_deal_and_leave() {
    let server = TableServer::start();
    let room = server.open(durak(2));
    let host = start(&["rooms", "join", &server.link(&room), "--as", "greedy", "--name", "Anna"]);
    wait_for_people(&server, &room, 1);
    // The other one comes by the code.
    let other = ["rooms", "join", CODE, "--server", &server.url, "--as", "lowest"];
    let other = start(&other).finish().ok();
    let host = host.finish().ok();
    for text in [&host, &other] {
        assert!(text.contains("match 1 begins"), "{text}");
        assert!(text.contains("match 1 is over: Anna "), "{text}");
        assert!(text.contains("took part in it"), "{text}");
    }
    let (matches, record) = server.last_match(&room);
    assert_eq!(matches, 1);
    kozyr_core::game::Record::<Durak>::from_json(&record.unwrap()).unwrap();
    assert_eq!(server.people(&room), 0);
}

#[test]
fn a_lone_opponent_fills_the_table_and_plays_several_matches() {
    let server = TableServer::start();
    for (options, player, fill) in [
        (durak(3), "lowest", "random"),
        (TableOptions::new(GameOptions::Reversi { handicap: 1 }), "novice", "random"),
    ] {
        let room = server.open(options);
        let link = server.link(&room);
        let arguments = ["rooms", "join", &link, "--as", player, "--fill", fill, "--matches", "2"];
        let text = run(&arguments).ok();
        assert!(text.contains("match 2 is over"), "{text}");
        assert_eq!(server.last_match(&room).0, 2);
    }
}

#[test]
fn an_external_program_plays() {
    let server = TableServer::start();
    let room = server.open(durak(2));
    let lab = env!("CARGO_BIN_EXE_kozyr-lab");
    let player = format!("exec:'{lab}' durak serve-opponent lowest");
    let link = server.link(&room);
    let text = run(&["rooms", "join", &link, "--as", &player, "--fill", "random"]).ok();
    assert!(text.contains("match 1 is over: Program "), "{text}");
    // One that gives up leaves the seat.
    let room = server.open(durak(2));
    let link = server.link(&room);
    let error = failed(run(&["rooms", "join", &link, "--as", "exec:true", "--fill", "random"]), 1);
    assert!(error.contains("does not play on"), "{error}");
    assert_eq!(server.people(&room), 0);
}

#[test]
fn a_broken_connection_is_opened_again() {
    let server = TableServer::start();
    *server.state.breaks_after.lock().unwrap() = Some(40);
    let room = server.open(durak(2));
    let link = server.link(&room);
    let text = run(&["rooms", "join", &link, "--as", "lowest", "--fill", "random"]).ok();
    assert!(text.contains("connecting again") && text.contains("match 1 is over"), "{text}");
    let received = server.state.received.lock().unwrap();
    let ids: Vec<&str> = received.iter().filter_map(|message| message["id"].as_str()).collect();
    assert!(ids.len() > 10);
}

#[test]
fn errors_are_sentences_with_a_status() {
    let server = TableServer::start();
    let room = server.open(durak(2));
    let link = server.link(&room);
    let join = |arguments: &[&str]| run(&[&["rooms", "join"], arguments].concat());
    let missing = format!("{}/#table/nowhere", server.url);
    let cases: [(&[&str], i32, &str); 8] = [
        (&["nonsense!", "--as", "lowest"], 2, "neither a link"),
        (&[&link], 2, "--as"),
        (&[&link, "--as", "nobody"], 2, "`nobody`"),
        (&[&link, "--as", "lowest", "--name", "<b>"], 2, "name"),
        (&[&link, "--as", "lowest", "--seat", "6"], 2, "0 to 5"),
        (&[&link, "--as", "lowest", "--fill", "nobody"], 2, "nobody"),
        (&[&missing, "--as", "lowest"], 1, "no such table"),
        (&["ZZZZZZ", "--server", &server.url, "--as", "lowest"], 1, "no-such-code"),
    ];
    for (arguments, status, part) in cases {
        let error = failed(join(arguments), status);
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
    assert_eq!(server.people(&room), 0);
}

#[test]
fn a_seat_is_kept_and_continued() {
    let server = TableServer::start();
    let room = server.open(durak(2));
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("seat.json");
    let file = file.to_str().unwrap();
    let link = server.link(&room);
    let arguments = ["rooms", "join", &link, "--as", "lowest", "--fill", "random", "--keep", file];
    run(&arguments).ok();
    assert_eq!(server.people(&room), 1);
    let text = run(&arguments).ok();
    assert!(text.contains("match 2 is over") && !text.contains("takes seat 0"), "{text}");
    assert_eq!(server.people(&room), 1);
}

#[test]
fn the_python_client_plays_a_whole_deal_over_a_websocket() {
    let server = TableServer::start();
    let room = server.open(durak(2));
    let link = server.link(&room);
    let host = start(&["rooms", "join", &link, "--as", "lowest", "--name", "Anna"]);
    wait_for_people(&server, &room, 1);
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rooms_client.py");
    let _python = start(&["rooms", "connect", &link, "--", "python3", client, "Boris"]);
    let text = host.finish().ok();
    assert!(text.contains("Boris takes seat 1"), "{text}");
    assert!(text.contains("match 1 is over"), "{text}");
    let (_, record) = server.last_match(&room);
    assert!(record.is_some());
    failed(run(&["rooms", "connect", &link, "--", "false"]), 1);
    failed(run(&["rooms", "connect", &link, "--", "/no/such/program"]), 1);
    failed(run(&["rooms", "connect", &link]), 2);
}

#[test]
fn load_is_measured_and_nothing_is_lost() {
    let server = TableServer::start();
    let load = |more: &[&str]| {
        let common = ["rooms", "load", &server.url, "--rooms", "4", "--interval", "0.01"];
        run(&[&common, more].concat())
    };
    let pid = std::process::id().to_string();
    let output = load(&["--seats", "3", "--duration", "4", "--json", "--pid", &pid]).ok();
    let report: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&report["rooms"], &report["seated"]), (&Value::from(4), &Value::from(12)));
    for key in ["lost", "duplicated", "failures", "refused", "reconnections", "wrong_shuffles"] {
        assert_eq!(report[key], 0, "{key} in {report}");
    }
    for key in ["actions", "matches"] {
        assert!(report[key].as_u64().unwrap() > 0, "{key} in {report}");
    }
    let actions = report["actions"].as_u64().unwrap();
    let [own, others] =
        ["own_update", "others_update"].map(|key| report[key]["count"].as_u64().unwrap());
    assert!(own > 0 && own <= actions + 12 && others > own, "{report}");
    assert!(report["memory_per_connection"].is_number());
    let text = load(&["--opponents", "3", "--duration", "1"]).ok();
    assert!(text.contains("4 bots and 3 opponents"), "{text}");
    *server.state.closes_with.lock().unwrap() = Some(4029);
    let error = failed(load(&["--duration", "1"]), 1);
    assert!(error.contains("not every bot could play"), "{error}");
    failed(load(&["--opponents", "4"]), 2);
}

#[cfg(unix)]
#[test]
fn an_interrupted_program_leaves_its_seat() {
    let server = TableServer::start();
    let room = server.open(durak(2));
    let host = start(&["rooms", "join", &server.link(&room), "--as", "lowest"]);
    wait_for_people(&server, &room, 1);
    let pid = host.0.as_ref().unwrap().id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let error = failed(host.finish(), 130);
    assert!(error.contains("not played to its end"), "{error}");
    assert_eq!(server.people(&room), 0);
}
