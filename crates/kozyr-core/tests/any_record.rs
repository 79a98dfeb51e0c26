//! Records of any game, which only their text identifies.

use crate::support::known_games::known_games;
use kozyr_core::{
    any_record::AnyRecord,
    game::{Game, ImportFile, Player, Record, RecordError, Seat, Seed},
    known_games::ReadError,
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_reversi::{self as reversi, Reversi};

/// A record of twelve actions, always the first legal one.
fn some_actions<G: Game>(setup: G::Setup) -> Record<G> {
    let players = vec![Player::Human, Player::Opponent("random".into())];
    let mut record = Record::<G>::new(setup, Seed::from(5), players).unwrap();
    for _ in 0..12 {
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    record
}

/// Reads a record of either game from JSON.
fn from_json(text: &str) -> Result<AnyRecord, RecordError> {
    known_games().from_json(text)
}

#[test]
fn records_of_each_game_are_recognized() {
    let durak = some_actions::<Durak>(durak::Setup::new(2, Rules::default()));
    assert_eq!(from_json(&durak.to_json()).unwrap(), AnyRecord::from(durak));
    let reversi = some_actions::<Reversi>(reversi::Setup::default());
    assert_eq!(from_json(&reversi.to_json()).unwrap(), AnyRecord::from(reversi));
}

#[test]
fn json_round_trips() {
    let json = some_actions::<Reversi>(reversi::Setup::default()).to_json();
    assert_eq!(from_json(&json).unwrap().to_json(), json);
}

#[test]
fn names_of_people_are_kept_in_json() {
    let record = some_actions::<Reversi>(reversi::Setup::default());
    assert_eq!(record.name(Seat::new(0)), None);
    assert!(!record.to_json().contains("names"), "older programs wrote none");
    let named = record.clone().with_names(["Анна\u{7}".into(), "Bot".into(), "Nobody".into()]);
    // Only people have names; an opponent keeps its own.
    assert_eq!(named.name(Seat::new(0)), Some("Анна"));
    assert_eq!(named.name(Seat::new(1)), None);
    let read = from_json(&named.to_json()).unwrap();
    assert_eq!(read, AnyRecord::from(named.clone()));
    assert_eq!(named.after_actions(3).name(Seat::new(0)), Some("Анна"));
    let long = record.with_names(["x".repeat(1000)]);
    assert_eq!(long.name(Seat::new(0)).unwrap().len(), 40);
}

#[test]
fn files_of_several_kinds_are_imported_together() {
    let record = some_actions::<Durak>(durak::Setup::new(2, Rules::default()));
    let record = record.with_names(["Анна".into()]);
    let file = |name: &str, contents: &str| ImportFile {
        name: name.into(),
        contents: contents.as_bytes().to_vec(),
    };
    // The export has lines for people before the record, and GGF comments may contain braces.
    let ggf = "(;GM[Othello]PB[Ann {1}]PW[Ben]TY[8]BO[8 \
        ---------------------------O*------*O--------------------------- *]B[F5]RE[+2];)";
    let files = vec![
        file("durak.json", &format!("A deal\n\n{}", record.to_json())),
        file("club.ggf", &format!("{ggf}\n{ggf}")),
        file("moves.txt", "\u{feff}1. F5 d6"),
    ];
    let matches = known_games().import(files).unwrap();
    let actions: Vec<_> = matches.iter().map(|found| found.actions).collect();
    assert_eq!(actions, [12, 1, 1, 2]);
    assert_eq!(known_games().record(&matches[0]).unwrap(), record.into());
    assert_eq!(matches[1].players, ["Ann {1}", "Ben"]);
    assert_eq!((matches[1].result.as_str(), matches[3].players.len()), ("+2", 0));
    // The faulty file is named.
    let files = vec![file("good.txt", "f5d6"), file("bad.txt", "f5 d6 z9")];
    let error = known_games().import(files).unwrap_err();
    let ReadError::Notation(error) = error else { panic!("{error}") };
    assert_eq!(error.file, "bad.txt");
    let files = vec![file("good.txt", "f5d6"), file("bad.json", "{\"format\": 1}")];
    assert!(known_games().import(files).unwrap_err().to_string().starts_with("bad.json: "));
    assert!(known_games().import(vec![file("empty.txt", " \n")]).is_err());
}

#[test]
fn unknown_games_are_rejected() {
    let json = some_actions::<Reversi>(reversi::Setup::default()).to_json();
    let error = from_json(&json.replace("\"reversi\"", "\"chess\"")).unwrap_err();
    assert!(matches!(&error, RecordError::OtherGame { found, .. } if found == "chess"), "{error}");
    assert!(error.to_string().contains("durak or reversi"), "{error}");
}

#[test]
fn invalid_records_are_rejected() {
    assert!(matches!(from_json("{}"), Err(RecordError::Foreign)));
    assert!(matches!(from_json("{"), Err(RecordError::Damaged { .. })));
    let json = some_actions::<Reversi>(reversi::Setup::default()).to_json();
    for end in 0..json.len() - 1 {
        assert!(from_json(&json[..end]).is_err(), "cut after {end} bytes");
    }
}
