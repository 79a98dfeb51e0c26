//! Commands on one match read it in every form: records, links, and the notations of Reversi.

use std::fs;

use kozyr_core::{
    game::{Game, Player, Record, Seed},
    known_games::KnownGames,
};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::Reversi;
use tempfile::TempDir;

use crate::run_lab::{lab, lab_reading};

const GGF: &str = "(;GM[Othello]PB[Ann]PW[Ben]BO[8 ---------------------------O*------*O------\
                   --------------------- *]B[F5]W[D6]B[C3];)";

/// Writes a file into a folder and returns its path.
fn file(folder: &TempDir, name: &str, contents: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, contents).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A deal of Durak after some actions.
fn deal() -> Record<Durak> {
    let players = vec![Player::Opponent("lowest".into()), Player::Opponent("potential".into())];
    let setup = Setup::new(2, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(3), players).unwrap();
    for _ in 0..6 {
        let action = record.game().legal_actions()[0];
        record.play(action).unwrap();
    }
    record
}

#[test]
fn reasons_are_the_same_for_a_record_and_its_link() {
    let folder = TempDir::new().unwrap();
    let record = deal();
    let json = file(&folder, "deal.json", &record.to_json());
    let short = record.to_short_form();
    let message = file(&folder, "message.txt", &format!("Look at this: {short} !"));
    let told = lab(&["durak", "why", &json]).ok();
    assert!(told.contains("1. seat") && told.contains("potential"), "{told}");
    for argument in [short.as_str(), &message] {
        assert_eq!(lab(&["durak", "why", argument]).ok(), told);
    }
    assert_eq!(lab_reading(&["durak", "why", "-"], short.as_bytes()).ok(), told);
    for words in [&["durak", "log"][..], &["durak", "verify"], &["durak", "deal"], &["replay"]] {
        let of = |argument: &str| lab(&[words, &[argument]].concat()).ok();
        assert_eq!(of(&json), of(&short), "{words:?}");
    }
}

#[test]
fn an_opponent_explains_the_moves_of_people() {
    let folder = TempDir::new().unwrap();
    let ggf = file(&folder, "game.ggf", GGF);
    let plain = lab(&["reversi", "why", &ggf]);
    assert!(plain.errors.contains("--opponent"), "{plain:?}");
    assert_eq!(plain.ok(), "");
    let explained = |argument: &str| {
        lab(&["reversi", "why", argument, "--opponent", "novice", "--counterfactuals", "0"]).ok()
    };
    let told = explained(&ggf);
    for line in ["1. Black (novice): f5", "2. White (novice): d6", "3. Black (novice): c3"] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    // The spelling of the game makes no difference.
    assert_eq!(explained("1. F5 d6 2. C3"), told);
    assert_eq!(explained("f5d6c3"), told);
}

#[test]
fn a_game_of_another_program_is_played_on() {
    let folder = TempDir::new().unwrap();
    let ggf = file(&folder, "game.ggf", GGF);
    let save = folder.path().join("saved.json");
    let seats = ["--seat", "novice", "--seat", "random"];
    let options = ["reversi", "play", "--from", &ggf, "--save", save.to_str().unwrap()];
    lab(&[&options[..], &seats].concat()).ok();
    let games = KnownGames::new().with::<Reversi>();
    let saved = games.read(&fs::read_to_string(&save).unwrap()).unwrap();
    assert!(saved.is_over() && saved.number_of_actions() > 40);
    let record = saved.downcast_ref::<Reversi>().unwrap();
    let first: Vec<String> = record.actions()[..3].iter().map(ToString::to_string).collect();
    assert_eq!(first, ["f5", "d6", "c3"]);
    let names = ["novice", "random"].map(|name| Player::Opponent(name.into()));
    assert_eq!(record.players(), names);
    // Opponents that played keep their seats.
    let options = ["reversi", "play", "--from", save.to_str().unwrap()];
    let refused = lab(&[&options[..], &["--seat", "human"]].concat()).refused(2);
    assert!(refused.contains("novice"), "{refused}");
    let refused = lab(&[&options[..], &seats, &["--seat", "novice"]].concat()).refused(2);
    assert!(refused.contains("2 seats"), "{refused}");
}

#[test]
fn an_unsuitable_file_is_refused_with_the_reason() {
    let folder = TempDir::new().unwrap();
    let two = file(&folder, "two.txt", "f5d6c3\n\nf5f6e6\n");
    let damaged = file(&folder, "damaged.txt", "1. F5 d6\n2. C3 z9\n");
    let reversi = ["reversi", "why"];
    for (words, argument, told) in [
        (reversi, two.as_str(), &["two.txt", "expected one match, found 2"][..]),
        (reversi, &damaged, &["damaged.txt", "line 2, column 7", "for example `1. F5"]),
        (reversi, "f5 d6 z9", &["no file `f5 d6 z9`", "column 7"]),
        (reversi, &deal().to_short_form(), &["`durak`, not of `reversi`"]),
        (["durak", "why"], "f5d6c3", &["`reversi`, not of `durak`"]),
    ] {
        let refused = lab(&[&words[..], &[argument]].concat()).refused(1);
        assert!(told.iter().all(|part| refused.contains(part)), "{refused}");
    }
}
