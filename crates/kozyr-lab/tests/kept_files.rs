//! Files that earlier programs wrote are read, as `docs/compatibility.md` promises. Each folder of
//! `tests/data/kept` has files of one milestone: its date and commit. They never change.

use crate::run_lab::lab;

use kozyr_core::{
    any_record::AnyRecord,
    statistics::{ANCHOR_RATING, OpponentRatings},
};
use kozyr_durak::opponents::fuzzy::ControlTables;
use kozyr_lab::{lab_game::known_games, ladder::Ladder};
use kozyr_reversi::engine::{Weights, WeightsError};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of a milestone's files.
fn folder(milestone: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/kept").join(milestone)
}

/// All kept files of a name, each with its milestone, the oldest first.
pub fn kept_files(name: &str) -> Vec<(String, PathBuf)> {
    let mut files: Vec<(String, PathBuf)> = fs::read_dir(folder(""))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .map(|milestone| (milestone.clone(), folder(&milestone).join(name)))
        .filter(|(_, file)| file.exists())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no milestone has {name}");
    files
}

/// The texts of all files of a name, each with its milestone.
pub fn kept_texts(name: &str) -> Vec<(String, String)> {
    let read = |(milestone, file)| (milestone, fs::read_to_string(file).unwrap());
    kept_files(name).into_iter().map(read).collect()
}

#[test]
fn records_of_all_milestones_are_replayed_and_continued() {
    for name in ["durak.json", "reversi.json"] {
        for (milestone, file) in kept_files(name) {
            let text = fs::read_to_string(&file).unwrap();
            let written: serde_json::Value = serde_json::from_str(&text).unwrap();
            let record = known_games().read(&text).unwrap();
            let read: serde_json::Value = serde_json::from_str(&record.to_json()).unwrap();
            for key in ["seed", "players", "actions", "game"] {
                assert_eq!(read[key], written[key], "{milestone}/{name}: {key}");
            }
            let replayed = lab(&["replay", file.to_str().unwrap()]).ok();
            let last = written["actions"].as_array().unwrap().last().unwrap();
            assert!(!replayed.is_empty() && !last.is_null(), "{milestone}/{name}");
            let again: AnyRecord = known_games().read(&record.to_json()).unwrap();
            assert_eq!(again, record, "{milestone}/{name}");
        }
    }
}

#[test]
fn ratings_of_all_milestones_are_read() {
    for (milestone, text) in kept_texts("ratings.ron") {
        // The lines of rated opponents, counted without a parser of the format.
        let lines = text.lines().filter(|line| line.contains("ci95:")).count();
        let ratings = OpponentRatings::from_ron(&text).unwrap();
        assert_eq!(ratings.all().len(), lines, "{milestone}");
        let anchor = ratings.all().iter().find(|rating| rating.standard_error == 0.0).unwrap();
        assert_eq!((anchor.opponent.as_str(), anchor.rating), ("potential", ANCHOR_RATING));
        let ladder = Ladder::from_ron(&text).unwrap();
        assert_eq!(ladder.opponents.len(), lines, "{milestone}");
        assert_eq!(ladder.meetings.len(), text.matches("half_points:").count(), "{milestone}");
        let games: u64 = ladder.meetings.iter().map(|meeting| meeting.games()).sum();
        assert_eq!(games, ladder.games, "{milestone}");
        assert_eq!(Ladder::from_ron(&ladder.to_ron().unwrap()).unwrap(), ladder, "{milestone}");
    }
}

#[test]
fn control_tables_of_all_milestones_are_read() {
    for (milestone, text) in kept_texts("tables.ron") {
        let tables: ControlTables =
            text.parse().unwrap_or_else(|error| panic!("{milestone}: {error}"));
        let again: ControlTables = tables.to_string().parse().unwrap();
        assert_eq!(again, tables, "{milestone}");
    }
}

#[test]
fn weights_of_another_network_are_rejected_with_their_version() {
    let mut versions = Vec::new();
    for (milestone, file) in kept_files("weights-start.bin") {
        match Weights::from_bytes(&fs::read(file).unwrap()).err() {
            Some(WeightsError::OtherVersion(version)) => versions.push(version),
            // The format is still the same, but the file is cut short.
            error => assert!(matches!(error, Some(WeightsError::Length { .. })), "{milestone}"),
        }
    }
    assert_eq!(versions, [*b"01", *b"02", *b"02"]);
    let later = Weights::from_bytes(b"KZRVWT04").err().unwrap().to_string();
    assert!(later.contains("format 04, but this program reads format 03"), "{later}");
}

#[test]
fn problems_of_all_milestones_are_checked() {
    for game in ["durak", "reversi"] {
        let (milestone, file) = kept_files(&format!("problems-{game}.txt")).remove(0);
        let checked = lab(&[game, "problems", "--check", file.to_str().unwrap()]).ok();
        assert!(!checked.is_empty(), "{milestone}: {checked}");
    }
}

#[test]
fn shares_of_another_build_are_rejected() {
    for (milestone, file) in kept_files("part.json") {
        let error = lab(&["merge", file.to_str().unwrap()]).refused(1);
        assert!(error.contains("another build"), "{milestone}: {error}");
    }
}
