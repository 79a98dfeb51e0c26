//! The output and exit status of the `kozyr-lab` program.
use std::{
    collections::BTreeMap,
    fs,
    io::{Read, Write},
    path::Path,
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;

/// Runs `kozyr-lab` with a command line, split at spaces.
fn lab(command_line: &str) -> LabRun {
    lab_with_input(command_line, "")
}

/// Runs `kozyr-lab` with a command line, split at spaces, and some input.
fn lab_with_input(command_line: &str, input: &str) -> LabRun {
    let mut child = command(command_line)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that needs no input may exit before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    LabRun::from(child.wait_with_output().unwrap())
}

/// The program with its arguments, split at spaces.
fn command(command_line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"));
    command.args(command_line.split_whitespace());
    command
}

#[derive(Debug)]
struct LabRun {
    status: i32,
    output: String,
    errors: String,
}

impl From<Output> for LabRun {
    fn from(output: Output) -> Self {
        LabRun {
            status: output.status.code().expect("it exited by itself"),
            output: String::from_utf8(output.stdout).unwrap(),
            errors: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl LabRun {
    /// The output of a successful run.
    fn ok(self) -> String {
        assert_eq!(self.status, 0, "{self:?}");
        self.output
    }

    /// The error message of a failed run.
    fn failed(self, status: i32) -> String {
        assert_eq!(self.status, status, "{self:?}");
        assert!(!self.errors.contains("panicked"), "{self:?}");
        self.errors
    }
}

/// The one-line JSON result of a match.
fn json(command_line: &str) -> Value {
    let output = lab(command_line).ok();
    assert_eq!(output.lines().count(), 1, "{output}");
    serde_json::from_str(&output).unwrap()
}

/// Asserts that a text contains all these parts.
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing in\n{text}");
    }
}

#[test]
fn a_match_as_json_is_one_line_with_its_figures() {
    for game in ["durak arena --a lowest --b random", "reversi arena --a professional --b novice"] {
        let report = json(&format!("{game} --games 100 --json"));
        let number = |key: &str| report[key].as_f64().unwrap();
        assert_eq!(number("games"), 100.0);
        assert_eq!(number("wins") + number("losses") + number("draws"), 100.0);
        assert_eq!(number("score"), (number("wins") + number("draws") / 2.0) / 100.0);
        let [low, high] = [0, 1].map(|end| report["ci95"][end].as_f64().unwrap());
        assert!(low < number("score") && number("score") < high);
        assert_eq!(report["ci95"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    // Equal to the byte: nothing depends on the machine.
    let result = |command_line: &str| lab(command_line).ok();
    for game in [
        "durak arena --a greedy --b random --games 100",
        "durak arena --a lowest --b greedy --games 60 --players 3 --deck 52 --rules transfer",
        "reversi arena --a novice --b random --games 100",
    ] {
        let once = result(&format!("{game} --json --seed 7 --threads 1"));
        assert_eq!(result(&format!("{game} --json --seed 7 --threads 3")), once);
        assert_ne!(result(&format!("{game} --json --seed 8 --threads 3")), once);
    }
}

#[test]
fn a_match_of_more_than_two_players_reports_the_share_of_fools() {
    let report = json("durak arena --a random --b random --games 40 --players 4 --json");
    let (losses, share) = (report["losses"].as_f64().unwrap(), &report["fools_share"]);
    assert_eq!(share.as_f64().unwrap(), losses / 40.0);
    let text = lab("durak arena --a random --b random --games 40 --players 4").ok();
    assert_contains(&text, &["fool ", "an equal share would be"]);
}

#[test]
fn games_are_rounded_up_to_whole_rounds_with_a_note() {
    let ran = lab("durak arena --a lowest --b random --games 100 --players 3 --json");
    assert_contains(&ran.errors, &["100 games are rounded up to 102"]);
    assert_contains(&ran.ok(), &["\"games\":102,"]);
    assert_contains(&lab("reversi arena --a novice --b random --games 1 --json").ok(), &[":2,"]);
    lab("reversi arena --a novice --b random --games 0").failed(2);
}

#[test]
fn a_match_is_printed_for_people() {
    let ran = lab("durak arena --a lowest --b random --games 20");
    assert_eq!(ran.errors, "", "no progress bar without a terminal");
    let text = ran.ok();
    let lines = ["lowest (A) against random (B)", "wins", "losses", "draws", "score", "95 %"];
    assert_contains(&text, &lines);
    assert_contains(&text, &["10 rounds of 2"]);
}

#[test]
fn unknown_names_and_values_list_the_known_ones() {
    let error = lab("durak arena --a lowest --b nobody").failed(2);
    assert_contains(&error, &["`nobody`", "random, fuzzy, hand-value"]);
    let error = lab("reversi play --seat nobody").failed(2);
    assert_contains(&error, &["`nobody`", "novice, professional"]);
    let error = lab("durak arena --a potential?nonsense=1 --b random").failed(2);
    assert_contains(&error, &["nonsense"]);
    let error = lab("durak arena --a lowest --b random --rule nonsense=1").failed(2);
    assert_contains(&error, &["nonsense", "throwing_in", "transfer"]);
    let error = lab("durak arena --a lowest --b random --rule throwing_in=nobody").failed(2);
    assert_contains(&error, &["nobody", "neighbours"]);
    let error = lab("durak arena --a lowest --b random --rule transfer").failed(2);
    assert_contains(&error, &["key=value"]);
    let error = lab("durak arena --a lowest --b random --rules nonsense").failed(2);
    assert_contains(&error, &["partnership", "transfer"]);
    let error = lab("durak arena --a lowest --b random --deck 40").failed(2);
    assert_contains(&error, &["24, 32, 36 or 52"]);
    let error = lab("durak arena --a lowest --b random --players 7").failed(2);
    assert_contains(&error, &["2, 3, 4, 5, 6 players, not 7"]);
    lab("durak arena --a lowest --b random --move-time 0").failed(2);
    lab("durak arena --a lowest --b random --seed x").failed(2);
    lab("chess").failed(2);
}

#[test]
fn house_rules_can_be_changed_one_by_one() {
    let report = |rules: &str| json(&format!("durak arena --a lowest --b random --json {rules}"));
    assert_eq!(report("--rule deck=52"), report("--deck 52"));
    assert_eq!(
        report("--rules duel"),
        report("--rule throwing_in=attacker --rule adding_to_a_taker=false")
    );
    assert_ne!(report("--deck 52"), report(""));
}

#[test]
fn every_rule_and_value_in_the_help_is_accepted() {
    let help = lab("durak arena --help").ok();
    // Lines such as `  transfer=off|playing`, the default first.
    let listed: BTreeMap<&str, Vec<&str>> = help
        .lines()
        .map(str::trim)
        .filter_map(|line| line.split_once('='))
        .filter(|(key, _)| key.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'))
        .map(|(key, values)| (key, values.split('|').collect()))
        .collect();
    let Value::Object(defaults) = serde_json::to_value(kozyr_durak::Rules::default()).unwrap()
    else {
        panic!("the rules are an object");
    };
    assert!(listed.keys().eq(defaults.keys()), "{listed:?}");
    for (key, values) in listed {
        let default = defaults[key].to_string();
        assert_eq!(values[0], default.trim_matches('"'), "{key}");
        for value in values {
            let players = if key == "partnership" { 4 } else { 2 };
            let arena = "durak arena --a lowest --b random --games 2";
            lab(&format!("{arena} --players {players} --rule {key}={value}")).ok();
        }
    }
    for (rule, reason) in [
        ("attack_limit=3", "from 4 to 8"),
        ("attack_limit=table", "from 4 to 8"),
        ("attack_limit=true", "from 4 to 8"),
        ("adding_to_a_taker=all", "attacker"),
        ("adding_to_a_taker=1", "attacker"),
        ("after_draw=fool", "same-player"),
        ("transfer=showing", "showing-always"),
    ] {
        let error = lab(&format!("durak arena --a lowest --b random --rule {rule}")).failed(2);
        assert_contains(&error, &[rule, reason]);
    }
}

#[test]
fn opponents_are_listed() {
    let durak = lab("durak opponents").ok();
    let names = ["random", "lowest", "greedy", "potential", "potential-fixed"];
    assert!(names.iter().all(|name| durak.lines().any(|line| line == *name)), "{durak}");
    let reversi = lab("reversi opponents").ok();
    let names = ["random", "novice", "professional"];
    assert!(names.iter().all(|name| reversi.lines().any(|line| line == *name)), "{reversi}");
}

#[test]
fn perft_counts_the_leaves() {
    let table = lab("reversi perft --depth 6").ok();
    let leaves: Vec<&str> =
        table.lines().skip(1).map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!(leaves, ["4", "12", "56", "244", "1396", "8200"]);
    lab("reversi perft --depth 0").failed(2);
}

/// Plays a game of opponents with this command line, saves its record in a folder, and returns the
/// path of the file.
fn saved_game(folder: &Path, game: &str) -> String {
    let file = folder.join("record.json").to_str().unwrap().to_owned();
    let output = lab(&format!("{game} --seed 3 --save {file}")).ok();
    assert_contains(&output, &["result: "]);
    file
}

const DURAK: &str = "durak play --seat potential --seat random";
const REVERSI: &str = "reversi play --seat professional --seat random";

#[test]
fn a_saved_game_is_replayed_with_its_reasons() {
    let folder = TempDir::new().unwrap();
    for game in [DURAK, REVERSI] {
        let file = saved_game(folder.path(), game);
        let output = lab(&format!("replay {file} --why")).ok();
        assert_contains(&output, &["\n1. ", "\n12. ", "result: "]);
        assert!(!output.contains("asked again"), "a reason belongs to another action\n{output}");
        let short = lab(&format!("replay {file}")).ok();
        let pictures = lab(&format!("replay {file} --pictures")).ok();
        assert!(short.len() < output.len() && short.len() < pictures.len());
    }
}

#[test]
fn unreadable_files_are_reported_with_their_name_and_position() {
    let folder = TempDir::new().unwrap();
    let missing = folder.path().join("missing.json").display().to_string();
    let file = saved_game(folder.path(), DURAK);
    for command in ["replay", "durak verify", "durak play --from"] {
        assert_contains(&lab(&format!("{command} {missing}")).failed(1), &["missing.json"]);
        let text = fs::read_to_string(&file).unwrap();
        let truncated = folder.path().join("cut.json");
        fs::write(&truncated, &text[..text.len() / 2]).unwrap();
        let error = lab(&format!("{command} {}", truncated.display())).failed(1);
        assert_contains(&error, &["cut.json", "line", "column"]);
        fs::write(&truncated, b"\xff\xfe").unwrap();
        lab(&format!("{command} {}", truncated.display())).failed(1);
    }
}

#[test]
fn a_fair_deal_is_proved() {
    let folder = TempDir::new().unwrap();
    for rules in ["", "--players 6", "--deck 24 --players 4", "--deck 52 --rule redeal=true"] {
        let file = saved_game(folder.path(), &format!("{DURAK} {rules}"));
        let output = lab(&format!("durak verify {file}")).ok();
        assert_contains(&output, &["PROVED", "all legal"]);
        let commitment = output.lines().find_map(|line| line.strip_prefix("commitment")).unwrap();
        let commitment = commitment.split_whitespace().next().unwrap();
        lab(&format!("durak verify {file} --commitment {commitment}")).ok();
        let other = "0".repeat(64);
        let error = lab(&format!("durak verify {file} --commitment {other}")).failed(1);
        assert_contains(&error, &["NOT PROVED", "committed"]);
    }
}

#[test]
fn a_tampered_deal_is_not_proved() {
    let folder = TempDir::new().unwrap();
    let file = saved_game(folder.path(), DURAK);
    let text = fs::read_to_string(&file).unwrap();
    let seed = text.find("\"seed\": \"").unwrap() + 9;
    let tampered = format!("{}f{}", &text[..seed], &text[seed + 1..]);
    fs::write(&file, tampered).unwrap();
    let error = lab(&format!("durak verify {file}")).failed(1);
    assert_contains(&error, &["NOT PROVED", "action "]);
    let reversi = saved_game(folder.path(), REVERSI);
    let error = lab(&format!("durak verify {reversi}")).failed(1);
    assert_contains(&error, &["NOT PROVED", "reversi"]);
}

#[test]
fn a_person_plays_in_the_terminal() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("mine.json").display().to_string();
    let input = format!("f5\nwhy\nhelp\nsave {file}\nquit\n");
    let output = lab_with_input("reversi play", &input).ok();
    let parts =
        ["Black (human)", "White (professional)", "Black may: d3 | c4 | f5 | e6", "saved to"];
    assert_contains(&output, &parts);
    assert_contains(
        &output,
        &["Black places on f5", "White places on", "gains the most", "take back"],
    );
    let record = fs::read_to_string(&file).unwrap();
    assert_contains(&record, &["\"f5\"", "\"human\"", "\"professional\""]);
    let output = lab_with_input(&format!("reversi play --from {file}"), "quit\n").ok();
    assert_contains(&output, &["Black (human)", "White (professional)"]);
}

#[test]
fn invalid_input_is_answered_and_changes_nothing() {
    let input = "z9\na1\n--\nsave\nsave /no/such/folder/x\nundo\nwhy\n\n\u{fffd}\nwhy not\n";
    let output = lab_with_input("reversi play", input).ok();
    let answers = ["an action is a square", "would flip nothing", "cannot be passed", "save FILE"];
    assert_contains(&output, &answers);
    assert_contains(&output, &["cannot write /no/such/folder/x", "no action of yours"]);
    assert_eq!(output.matches("Black may: ").count(), 1, "{output}");
}

#[test]
fn undo_returns_to_the_persons_own_decision() {
    let output = lab_with_input("reversi play", "f5\nundo\nundo\nd3\n").ok();
    assert_contains(&output, &["taken back", "no action of yours", "Black places on d3"]);
    assert_eq!(output.matches("Black may: d3 | c4 | f5 | e6").count(), 2, "{output}");
    let second = "reversi play --seat novice --seat human";
    let output = lab_with_input(second, "undo\n").ok();
    assert_contains(&output, &["no action of yours"]);
}

#[test]
fn people_can_share_a_terminal() {
    let output = lab_with_input("reversi play --seat human --seat human", "f5\nf4\n").ok();
    assert_contains(&output, &["Black places on f5", "White places on f4", "White may: "]);
}

#[test]
fn a_hand_is_shown_only_to_its_player() {
    let output = lab_with_input("durak play --players 3 --seed 1", "").ok();
    let picture = output.split("\n\n").nth(1).unwrap();
    let hand = |seat: &str| picture.lines().find(|line| line.starts_with(seat)).unwrap();
    assert!(!hand("  seat 0").contains("??"), "{picture}");
    assert!(["  seat 1", "  seat 2"].iter().all(|seat| hand(seat).contains("??")), "{picture}");
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    let error = lab("reversi play --seat human --seat human --seat human").failed(2);
    assert_contains(&error, &["3 named for 2"]);
}

#[test]
fn contradictory_and_misspelt_rules_are_refused() {
    for options in ["--deck 52 --rule deck=24", "--rule attack_limit=4 --rule attack_limit=5"] {
        let error = lab(&format!("durak play {options}")).failed(2);
        assert_contains(&error, &["is given twice"]);
    }
    let error = lab("durak play --rule transfer=true").failed(2);
    assert_contains(&error, &["playing-or-showing", "off"]);
    lab_with_input("durak play --rule adding_to_a_taker=false --rule attack_limit=hand", "").ok();
}

#[test]
fn games_that_cannot_be_read_can_be_skipped() {
    let text = "f5d6c3\nf5a1\n\nf5f6e6f4\n";
    let error = lab_with_input("reversi games -", text).failed(2);
    assert_contains(&error, &["line 2"]);
    let output = lab_with_input("reversi games --skip-invalid -", text).ok();
    assert_contains(&output, &["f5d6c3", "f5f6e6f4"]);
}

#[test]
fn a_record_starts_no_program() {
    let folder = TempDir::new().unwrap();
    let file = saved_game(folder.path(), REVERSI);
    let trace = folder.path().join("trace");
    let text = fs::read_to_string(&file).unwrap();
    let program = format!("exec:touch {}", trace.display());
    fs::write(&file, text.replace("professional", &program)).unwrap();
    let error = lab(&format!("reversi play --from {file}")).failed(1);
    assert_contains(&error, &["does not start programs"]);
    assert_contains(&lab(&format!("replay {file} --why")).ok(), &["not asked again"]);
    assert!(!trace.exists());
}

#[test]
fn a_closed_output_is_not_an_error() {
    let folder = TempDir::new().unwrap();
    let file = saved_game(folder.path(), REVERSI);
    let mut child = command(&format!("replay {file} --pictures"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_in_a_match_is_reported_and_counted() {
    let ran = lab("reversi arena --a exec:true --b novice --games 20 --json");
    assert_eq!(ran.errors.matches("A loses a game: it ended").count(), 5, "{ran:?}");
    assert_contains(&ran.errors, &["further forfeits are only counted below"]);
    assert_contains(&ran.ok(), &["\"losses\":20,", "\"forfeits\":[20,0]"]);
    let text = lab("reversi arena --a novice --b exec:true --games 2").ok();
    assert_contains(&text, &["games forfeited: 0 by A, 2 by B"]);
    let ran = lab("durak play --seat lowest --seat exec:true --seed 1").ok();
    assert_contains(&ran, &["seat 1 (exec:true) loses the game: it ended"]);
    lab("durak arena --a lowest --b exec:/no/such/program").failed(1);
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_match_leaves_no_program_running() {
    let folder = TempDir::new().unwrap();
    let script = folder.path().join("hang.sh");
    let pids = folder.path().join("pids");
    let list = pids.display();
    fs::write(&script, format!("sleep 1000 & echo $! >> {list}; echo $$ >> {list}; wait")).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .args(["reversi", "arena", "--threads", "1", "--b", "novice", "--a"])
        .arg(format!("exec:sh {}", script.display()))
        .spawn()
        .unwrap();
    let started = || fs::read_to_string(&pids).unwrap_or_default().lines().count() == 2;
    while !started() {
        std::thread::yield_now();
    }
    let words = ["-c", "kill -INT $0", &child.id().to_string()];
    let killed = Command::new("sh").args(words).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    // A dead process may remain as a zombie until its new parent waits for it.
    let runs = |pid: &str| {
        fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
    };
    for pid in fs::read_to_string(&pids).unwrap().lines() {
        while runs(pid) {
            std::thread::yield_now();
        }
    }
}
