//! External programs as opponents: working ones, and all kinds of failures.
#![cfg(unix)]

use kozyr_core::{
    game::{Game, Seat, Seed},
    opponent::Budget,
};
use kozyr_durak::{Action, Durak, Event, Rules};
use kozyr_lab::{
    arena::{Arena, ArenaError, ArenaReport},
    contender::{EntrantError, Forfeit},
    lab_game::LabGame,
    observer::{MatchObserver, MatchSide},
};
use kozyr_reversi::{self as reversi, Position, Reversi};
use rand::seq::IndexedRandom;
use serde_json::Value;
use std::{
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::Mutex,
    time::Duration,
};
use tempfile::TempDir;

/// Plays any legal action, following the protocol.
const VALID_PLAYER: &str = r#"
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    action = legal[question["random"] % len(legal)]
    print(json.dumps({"action": action, "remark": "whatever"}), flush=True)
"#;

/// A folder with a script.
struct Script {
    folder: TempDir,
    file: &'static str,
    interpreter: &'static str,
}

impl Script {
    /// A Python script, in which `FOLDER` stands for its folder.
    fn python(text: &str) -> Self {
        Script::new("script.py", "python3", text)
    }

    /// A shell script, in which `FOLDER` stands for its folder.
    fn shell(text: &str) -> Self {
        Script::new("script.sh", "sh", text)
    }

    fn new(file: &'static str, interpreter: &'static str, text: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let script = Script { folder, file, interpreter };
        fs::write(script.path(file), text.replace("FOLDER", script.path("").to_str().unwrap()))
            .unwrap();
        script
    }

    /// A path in the script's folder.
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The text of a file in the script's folder.
    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The script as an entrant.
    fn command(&self) -> String {
        format!("exec:{} '{}'", self.interpreter, self.path(self.file).display())
    }
}

/// A match of this many rounds.
fn arena<G: LabGame>(setup: G::Setup, rounds: u64) -> Arena<G> {
    Arena {
        setup,
        first_round: 0,
        rounds,
        seed: Seed::from(1),
        opening_plies: 6,
        budget: Budget::default(),
        answer_limit: Duration::from_secs(20),
        threads: NonZeroUsize::MIN,
    }
}

/// A match of Reversi of this many rounds.
fn reversi(rounds: u64) -> Arena<Reversi> {
    arena(reversi::Setup::default(), rounds)
}

/// A match of Durak of this many rounds.
fn durak(players: usize, rounds: u64) -> Arena<Durak> {
    let setup = kozyr_durak::Setup::new(players, Rules::default());
    Arena { opening_plies: 0, ..arena(setup, rounds) }
}

/// Records the texts of A's forfeits.
#[derive(Default)]
struct ForfeitLog(Mutex<Vec<String>>);

impl MatchObserver for ForfeitLog {
    fn on_games_finished(&self, _: u64) {}

    fn on_forfeit(&self, side: MatchSide, forfeit: &Forfeit) {
        assert_eq!(side, MatchSide::A);
        self.0.lock().unwrap().push(forfeit.to_string());
    }
}

/// Plays a match. Returns its report and the texts of A's forfeits.
fn play<G: LabGame>(arena: &Arena<G>, a: &str, b: &str) -> (ArenaReport, Vec<String>) {
    let notes = ForfeitLog::default();
    let report = arena.run(&a.into(), &b.into(), &notes).unwrap();
    (report, notes.0.into_inner().unwrap())
}

/// Asserts that the program forfeits both of two games of Reversi for a reason.
fn assert_forfeits(script: &Script, limit: Duration, reason: &str) {
    let arena = Arena { answer_limit: limit, ..reversi(1) };
    let (report, notes) = play(&arena, &script.command(), "novice");
    assert_eq!((report.losses, report.forfeits), (2, [2, 0]));
    assert_eq!(notes.len(), 2);
    for note in notes {
        assert!(note.contains(reason), "{note}");
    }
}

const LONG: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(100);

#[test]
fn a_program_plays_whole_games() {
    let script = Script::python(VALID_PLAYER);
    let (report, notes) = play(&reversi(5), &script.command(), "novice");
    assert_eq!((report.games(), notes), (10, vec![]));
    let (report, notes) = play(&durak(3, 3), &script.command(), "random");
    assert_eq!((report.games(), notes), (9, vec![]));
}

#[test]
fn a_program_that_uses_the_given_random_numbers_plays_the_same_on_any_number_of_threads() {
    let script = Script::python(VALID_PLAYER);
    let result = |threads| {
        let arena = Arena { threads: NonZeroUsize::new(threads).unwrap(), ..durak(2, 10) };
        let (report, _) = play(&arena, &script.command(), "random");
        (report.wins, report.losses, report.draws, report.score)
    };
    assert_eq!(result(1), result(3));
}

#[test]
fn a_request_has_exactly_what_the_seat_may_know() {
    let script = Script::python(
        &VALID_PLAYER
            .replace("    question =", "    open('FOLDER/log', 'a').write(line)\n    question ="),
    );
    play(&durak(3, 1), &script.command(), "lowest");
    let log = script.read("log");
    let requests: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let game_numbers: Vec<u64> =
        requests.iter().map(|request| request["game_number"].as_u64().unwrap()).collect();
    assert!(game_numbers.is_sorted() && *game_numbers.last().unwrap() == 3);
    for request in requests {
        assert_eq!(request["protocol"], 1);
        assert_eq!(request["game"], "durak");
        assert_eq!(request["move_time"], 20.0);
        let view: kozyr_durak::ViewData = serde_json::from_value(request["view"].clone()).unwrap();
        assert_eq!(request["seat"], view.seat.index());
        assert_eq!(view.to_act, Some(view.seat));
        let legal: Vec<String> = view.legal_actions.iter().map(ToString::to_string).collect();
        assert_eq!(request["legal"], Value::from(legal));
        assert_eq!(view.hand.len(), view.counts[view.seat.index()]);
    }
}

#[test]
fn a_request_about_reversi_has_the_position() {
    let script = Script::python(
        &VALID_PLAYER
            .replace("    question =", "    open('FOLDER/log', 'a').write(line)\n    question ="),
    );
    play(&reversi(1), &script.command(), "novice");
    for line in script.read("log").lines() {
        let request: Value = serde_json::from_str(line).unwrap();
        let position: Position = request["view"]["position"].as_str().unwrap().parse().unwrap();
        let game = Reversi::new(&reversi::Setup { start: position }, &Seed::from(1)).unwrap();
        let legal: Vec<String> = game.legal_actions().iter().map(ToString::to_string).collect();
        assert_eq!(request["legal"], Value::from(legal));
        assert_eq!(request["ply"], request["view"]["history"].as_array().unwrap().len());
    }
}

#[test]
fn one_process_plays_all_games_of_a_thread_and_exits_when_its_input_closes() {
    let script = Script::python(
        &("open('FOLDER/starts', 'a').write('started\\n')".to_owned()
            + VALID_PLAYER
            + "open('FOLDER/ends', 'a').write('ended\\n')\n"),
    );
    play(&reversi(4), &script.command(), "novice");
    assert_eq!(script.read("starts"), "started\n");
    assert_eq!(script.read("ends"), "ended\n");
}

#[test]
fn a_program_that_ends_loses_the_game() {
    assert_forfeits(&Script::shell("read question; exit 3"), LONG, "ended in the middle");
    assert_forfeits(&Script::shell("read question; exit 3"), LONG, "3");
    assert_forfeits(&Script::shell("exit 0"), LONG, "ended in the middle");
    assert_forfeits(&Script::shell("read question; kill -9 $$"), LONG, "signal: 9");
}

#[test]
fn a_program_that_closes_its_output_loses_the_game() {
    let script = Script::shell("read question; exec >&-; sleep 1000");
    assert_forfeits(&script, LONG, "ended in the middle");
}

#[test]
fn a_program_that_hangs_loses_the_game() {
    assert_forfeits(&Script::shell("read question; sleep 1000"), SHORT, "no answer within");
    assert_forfeits(&Script::shell("sleep 1000"), SHORT, "no answer within");
}

#[test]
fn a_program_that_answers_nonsense_loses_the_game() {
    let answer = |text: &str| Script::shell(&format!("while read question; do {text}; done"));
    assert_forfeits(&answer("echo hello"), LONG, "it answered `hello`");
    assert_forfeits(&answer("echo"), LONG, "it answered ``");
    assert_forfeits(&answer("echo '[]'"), LONG, "it answered `[]`");
    // Typical first mistakes, and messages in terms of the protocol.
    assert_forfeits(&answer("echo 4"), LONG, "a number alone; a reply is an object");
    assert_forfeits(&answer("echo '[\"a1\"]'"), LONG, "a list alone; a reply is an object");
    assert_forfeits(&answer("echo '\"a1\"'"), LONG, "a text alone; a reply is an object");
    assert_forfeits(&answer("echo '{}'"), LONG, "an object without `action`");
    assert_forfeits(&answer("echo hello"), LONG, "not JSON (column 1); a reply is one line");
    assert_forfeits(&answer("echo"), LONG, "an empty line; a reply is one line");
    assert_forfeits(&answer("echo '{\"action\":null}'"), LONG, "`action` is null");
    assert_forfeits(&answer(r#"echo '{"action":7}'"#), LONG, "`action` is a number");
    assert_forfeits(
        &answer(r#"echo '{"move":"a1"}'"#),
        LONG,
        "there is no key `action`, only `move`",
    );
    assert_forfeits(&answer(r#"echo '{"action":"z9"}'"#), LONG, "an action is a square");
    assert_forfeits(&answer(r#"echo '{"action":"d4"}'"#), LONG, "which is not allowed");
    assert_forfeits(&answer(r"printf '\377\n'"), LONG, "it answered `\u{fffd}`");
    assert_forfeits(&Script::shell("cat /dev/zero"), LONG, "no end");
    assert_forfeits(&Script::shell("yes"), LONG, "it answered `y`");
}

#[test]
fn a_program_that_does_not_read_its_input_loses_the_game() {
    // The program prints without end, which fills its output, and reads nothing, which fills its
    // input.
    let script = Script::shell(r#"while :; do echo '{"action":"--"}'; done"#);
    let arena = Arena { answer_limit: SHORT, ..reversi(200) };
    let (report, _) = play(&arena, &script.command(), "novice");
    assert_eq!(report.forfeits, [400, 0]);
}

#[test]
fn a_program_that_fails_once_is_restarted() {
    let script = Script::python(&format!(
        r#"
import os, sys
if not os.path.exists("FOLDER/failed"):
    open("FOLDER/failed", "w")
    sys.stdin.readline()
    sys.exit(1)
{VALID_PLAYER}"#
    ));
    let (report, notes) = play(&reversi(3), &script.command(), "novice");
    assert_eq!((report.games(), report.forfeits, notes.len()), (6, [1, 0], 1));
}

#[test]
fn no_process_is_left_behind() {
    // A shell that waits for a child process; both write their process IDs.
    let script = Script::shell(
        "echo $$ >> FOLDER/pids; sleep 1000 & echo $! >> FOLDER/pids; read question; wait",
    );
    assert_forfeits(&script, SHORT, "no answer within");
    let pids = script.read("pids");
    assert!(pids.lines().count() >= 4);
    for pid in pids.lines() {
        // On Linux even a zombie still has a folder here.
        assert!(!Path::new("/proc").join(pid).exists(), "process {pid} is still there");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_an_error() {
    let run = |a: &str| reversi(1).run(&a.into(), &"novice".into(), &ForfeitLog::default());
    let Err(ArenaError::Entrant(error)) = run("exec:/no/such/program 'an argument'") else {
        panic!("a program that does not exist played");
    };
    assert!(matches!(error, EntrantError::Start { .. }));
    assert!(error.to_string().contains("/no/such/program"), "{error}");
    for nothing in ["exec:", "exec:  ", "exec:'open"] {
        let Err(ArenaError::Entrant(error)) = run(nothing) else { panic!("{nothing} played") };
        assert!(matches!(error, EntrantError::CommandLine(_)), "{error}");
    }
}

/// The page that documents the protocol.
const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The code in the first cells of the page's tables.
fn documented() -> Vec<&'static str> {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    rows.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn the_protocol_page_has_every_key_and_every_event() {
    let documented = documented();
    let mut kinds = std::collections::BTreeSet::new();
    let known = |key: &str| assert!(documented.contains(&key), "`{key}` is not on the page");
    let redeal = Rules { redeal: true, ..Rules::default() };
    for (rules, players, deals) in
        [(Rules::default(), 2, 40), (Rules::transfer(), 3, 40), (redeal, 4, 400)]
    {
        for seed in 0..deals {
            let setup = kozyr_durak::Setup::new(players, rules);
            let mut game = Durak::new(&setup, &Seed::from(seed)).unwrap();
            let mut rng = Seed::from(seed).rng();
            loop {
                let legal = game.legal_actions();
                // A redeal is rarely possible, so it is always taken.
                let redeal = legal.iter().find(|action| **action == Action::Redeal);
                let Some(&action) = redeal.or(legal.choose(&mut rng)) else { break };
                game.play(action).unwrap();
            }
            let view = Durak::snapshot(game.view(Seat::new(0)));
            view.as_object().unwrap().keys().for_each(|key| known(key));
            for event in view["history"].as_array().unwrap() {
                kinds.extend(event.as_object().unwrap().keys().cloned());
            }
        }
    }
    let game = Reversi::from(Position::START);
    let view = Reversi::snapshot(game.view(Seat::new(0)));
    view.as_object().unwrap().keys().for_each(|key| known(key));
    let examples = documented.iter().filter(|text| text.starts_with("{\""));
    let events = examples.filter(|text| !text.starts_with("{\"attack\":"));
    let documented_kinds: std::collections::BTreeSet<String> = events
        .map(|example| {
            let value: Value = serde_json::from_str(example).unwrap();
            let event: Event = serde_json::from_value(value.clone()).unwrap();
            assert_eq!(serde_json::to_value(event).unwrap(), value, "{example}");
            value.as_object().unwrap().keys().next().unwrap().clone()
        })
        .collect();
    assert_eq!(kinds, documented_kinds, "the events that occur, and those on the page");
}

#[test]
fn the_protocol_page_has_every_key_of_a_request() {
    let script = Script::python(
        &VALID_PLAYER
            .replace("    question =", "    open('FOLDER/log', 'a').write(line)\n    question ="),
    );
    play(&reversi(1), &script.command(), "novice");
    let request: Value = serde_json::from_str(script.read("log").lines().next().unwrap()).unwrap();
    for key in request.as_object().unwrap().keys() {
        assert!(documented().contains(&key.as_str()), "`{key}` is not on the page");
    }
}
