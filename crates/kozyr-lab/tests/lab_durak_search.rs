//! `durak solve`, `durak analyse` and other commands based on search.
use kozyr_core::{
    game::{Game, Player, Record, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{
    Durak, Rules, Setup,
    search::{PlayersLeft, ValueNetwork},
};
use std::{fs, path::Path, process::Command};
use tempfile::TempDir;

/// Runs `kozyr-lab durak`. Returns its status and output, errors last.
fn lab(command: &str, file: &Path) -> (i32, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"));
    let output = process.arg("durak").args(command.split(' ')).arg(file).output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code().unwrap(), text)
}

/// A file with this text.
fn file(folder: &TempDir, text: &str) -> std::path::PathBuf {
    let path = folder.path().join("file");
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn positions_are_solved_line_by_line() {
    let folder = TempDir::new().unwrap();
    let text = "# endings\n\ntrump h; hands 6s 6d | 7c 8c\ntrump h; hands 6s 7d | Ah Kh\n";
    let (status, text) = lab("solve", &file(&folder, text));
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("line 3: 4 cards, seat 0 to act wins"), "{text}");
    assert!(text.contains("attack 6s; take; throw 6d"), "{text}");
    assert!(text.contains("line 4: 4 cards, seat 0 to act loses"), "{text}");
}

#[test]
fn errors_in_positions_have_a_line_and_column() {
    let folder = TempDir::new().unwrap();
    let (status, text) = lab("solve", &file(&folder, "\ntrump h; hands 6s 7x | 8c\n"));
    assert_eq!(status, 2);
    assert!(text.contains("line 2, column 19"), "{text}");
    let (status, text) = lab("solve", &file(&folder, "trump h; hands 6s | 7c | 8c"));
    assert_eq!(status, 2);
    assert!(text.contains("two players"), "{text}");
}

#[test]
fn an_unsolved_position_is_reported() {
    let folder = TempDir::new().unwrap();
    let text = "trump h; hands 6s 7d Jc Qd Kd As | 6c 7s 8d Jd Qs Kh Ah";
    let (status, text) = lab("solve --nodes 10", &file(&folder, text));
    assert_eq!(status, 1);
    assert!(text.contains("not solved"), "{text}");
}

#[test]
fn a_recorded_deal_is_judged_decision_by_decision() {
    let setup = Setup::new(2, Rules::default());
    let players = vec![Player::Human, Player::Opponent("greedy".into())];
    let mut record: Record<Durak> = Record::new(setup, Seed::from(3), players).unwrap();
    let greedy = make_opponent::<Durak>("greedy").unwrap();
    while let Some((seat, _)) = record.to_act() {
        let (view, mut rng) = (record.game().view(seat), record.decision_rng());
        let action = greedy.decide(view, &Budget::default(), &mut rng).action;
        record.play(action).unwrap();
    }
    let folder = TempDir::new().unwrap();
    let (status, text) = lab("analyse --worlds 20", &file(&folder, &record.to_json()));
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("seat 0 (human): ") && text.contains("seat 1 (greedy): "), "{text}");
    assert!(text.lines().count() > 10, "{text}");
    let (status, text) = lab("analyse", &file(&folder, "{}"));
    assert!(status != 0 && text.contains("not a Kozyr record"), "{text}");
}

#[test]
fn interrupted_training_gives_the_same_network() {
    let train = |folder: &TempDir| {
        let place = folder.path().display();
        let command = format!("train --deals 200 --epochs 1 --pairs 2 --folder {place} --output");
        let (status, text) = lab(&command, &folder.path().join("best.bin"));
        assert_eq!(status, 0, "{text}");
        assert!(text.contains("generation 1: "), "{text}");
        assert!(text.contains("against the best before "), "{text}");
        fs::read(folder.path().join("network-1.bin")).unwrap()
    };
    let [first, second] = [(); 2].map(|()| TempDir::new().unwrap());
    let network = train(&first);
    assert!(ValueNetwork::from_bytes(&network).is_ok());
    // The second run finds the first chunk and plays the missing one.
    let chunk = "gen-1-0000.samples";
    fs::copy(first.path().join(chunk), second.path().join(chunk)).unwrap();
    fs::copy(first.path().join("terms.json"), second.path().join("terms.json")).unwrap();
    assert!(train(&second) == network, "the networks differ");

    fs::write(first.path().join(chunk), [7; 100]).unwrap();
    for (options, fault) in [
        ("--seed 1", "gen-1-0000.samples is damaged; delete it"),
        ("--seed 2", "have another seed"),
        ("--players-left more", "have another company"),
    ] {
        let place = first.path().display();
        let command = format!("train --deals 200 {options} --folder {place} --output");
        let (status, text) = lab(&command, &first.path().join("best.bin"));
        assert_eq!(status, 1, "{text}");
        assert!(text.contains(fault), "{text}");
    }
}

#[test]
fn a_network_can_be_trained_for_more_than_two_players() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().display();
    let command = format!(
        "train --players-left more --deals 100 --epochs 1 --pairs 4 --folder {place} --output"
    );
    let (status, text) = lab(&command, &folder.path().join("best.bin"));
    assert_eq!(status, 0, "{text}");
    // No score exceeds 100 %.
    let match_result = text.split("against the best before ").nth(1).unwrap();
    let score: f64 = match_result.split(' ').next().unwrap().parse().unwrap();
    assert!((0.0..=100.0).contains(&score), "{text}");
    let network = fs::read(folder.path().join("network-1.bin")).unwrap();
    assert_eq!(
        ValueNetwork::from_bytes(&network).unwrap().players_left(),
        PlayersLeft::ThreeOrMore
    );
}

#[test]
fn saved_matches_with_other_settings_are_refused() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("matches");
    let command = "habits --against lowest --level 1 --matches 2 --deals 2 ";
    let habits = |more: &str| lab(&format!("{command}{more}--out"), &out);
    let (status, printed) = habits("");
    assert_eq!(status, 0, "{printed}");
    assert_eq!(habits(""), (0, printed), "saved matches are not played again");
    for options in ["--deck 52 ", "--rules transfer ", "--players 3 ", "--seed 2 "] {
        let (status, text) = habits(options);
        assert!(status == 1 && text.contains("line 1 has another build, setup"), "{text}");
    }
    let command = "habits --against lowest,lowest --level 1 --matches 1 --deals 2 --out";
    let (status, text) = lab(command, &out);
    assert!(status == 0 && text.matches("lowest: ").count() == 1, "{text}");
    assert!(text.contains("all deals: 2 deals"), "{text}");
    let more = "habits --against lowest --level 1 --deals 3 --matches 2 --out";
    assert_eq!(lab(more, &out).0, 1);
    fs::write(&out, fs::read_to_string(&out).unwrap() + "{").unwrap();
    let (status, text) = habits("");
    assert!(status == 1 && text.contains("line 3 is not a match"), "{text}");
}

#[test]
fn zero_counts_and_ineffective_options_are_refused() {
    let folder = TempDir::new().unwrap();
    let record = folder.path().join("record");
    for command in [
        "habits --matches 0 --out",
        "habits --deals 0 --out",
        "habits --group-size 0 --out",
        "habits --matches 99999999999999 --out",
        "bench --deals 0 --threads",
        "endings --cards 1 --opponent",
        "endings --count 0 --opponent",
        "play --players 4 --from",
        "play --rule throwing_in=neighbours --from",
    ] {
        assert_eq!(lab(command, &record).0, 2, "{command}");
    }
    let one_file = format!("play --seat random --seat random --save {} --log", record.display());
    assert_eq!(lab(&one_file, &record).0, 2);
    let (status, text) = lab("endings --count 1 --cards 37 --opponent", Path::new("any"));
    assert!(status == 1 && text.contains("deals had no ending of 37 cards"), "{text}");
}
