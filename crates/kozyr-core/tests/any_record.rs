//! Records of any game, which only their text identifies.

use crate::support::known_games::known_games;
use kozyr_core::{
    any_record::AnyRecord,
    game::{Game, Player, Record, RecordError, Seed},
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
