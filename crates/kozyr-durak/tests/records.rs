//! Records of Durak: saved, loaded, replayed, taken back, and damaged.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Player, Record, RecordError, Seed};
use kozyr_durak::{Durak, IllegalAction, Rules, Setup};
use rand::{Rng, RngExt};

const GAMES: usize = 20_000;

/// A record of a complete or unfinished deal.
fn any_record(rng: &mut impl Rng) -> Record<Durak> {
    let setup = any_setup(rng);
    let players = vec![Player::Human; setup.players];
    let mut record = Record::new(setup, any_seed(rng).1, players).unwrap();
    let max_actions = if rng.random() { 20 } else { usize::MAX };
    while record.actions().len() < max_actions {
        let Some(action) = any_legal(record.game(), rng) else { break };
        record.play(action).unwrap();
    }
    record
}

#[test]
fn records_round_trip_as_json() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..GAMES {
        let record = any_record(&mut rng);
        let loaded = Record::<Durak>::from_json(&record.to_json()).unwrap();
        assert_eq!(loaded, record);
        assert_eq!(loaded.game(), record.game());
    }
}

#[test]
fn undo_restores_earlier_states() {
    let mut rng = Seed::from(2).rng();
    for _ in 0..GAMES / 20 {
        let mut record = any_record(&mut rng);
        let mut states = Vec::new();
        for count in 0..record.actions().len() {
            states.push(record.after_actions(count).game().clone());
        }
        for _ in 0..rng.random_range(0..5) {
            let last = record.actions().last().copied();
            assert_eq!(record.undo(), last);
            if last.is_some() {
                assert_eq!(*record.game(), states.pop().unwrap());
            }
        }
    }
}

/// A short record with a bit of everything.
fn sample() -> Record<Durak> {
    let mut rng = Seed::from(3).rng();
    let mut record =
        Record::new(Setup::new(2, Rules::transfer()), Seed::from(3), vec![Player::Human; 2])
            .unwrap();
    for _ in 0..25 {
        let action = any_legal(record.game(), &mut rng).unwrap();
        record.play(action).unwrap();
    }
    record
}

/// Asserts that an error has a message, and a position if possible.
fn assert_has_details(error: &RecordError, lines: usize) {
    assert!(error.to_string().len() > 10);
    match error {
        RecordError::Damaged { line, .. } => assert!((1..=lines + 1).contains(line), "{error}"),
        RecordError::Action { number, .. } => assert!((1..=25).contains(number), "{error}"),
        _ => {}
    }
}

#[test]
fn truncated_records_are_damaged() {
    let json = sample().to_json();
    for end in 0..json.len() {
        let error = Record::<Durak>::from_json(&json[..end]).unwrap_err();
        assert!(matches!(error, RecordError::Damaged { .. }), "{error}");
        assert_has_details(&error, json.lines().count());
    }
}

#[test]
fn bit_flips_never_cause_a_panic() {
    let json = sample().to_json();
    for position in 0..json.len() {
        for bit in 0..8 {
            let mut bytes = json.clone().into_bytes();
            bytes[position] ^= 1 << bit;
            let Ok(text) = String::from_utf8(bytes) else { continue };
            match Record::<Durak>::from_json(&text) {
                // The damage may be harmless, such as another player name, but then the record must
                // round-trip.
                Ok(record) => {
                    assert_eq!(Record::from_json(&record.to_json()).unwrap(), record);
                }
                Err(error) => assert_has_details(&error, json.lines().count() + 1),
            }
        }
    }
}

/// The error from loading an invalid record.
fn error_of(json: &str) -> RecordError {
    Record::<Durak>::from_json(json).unwrap_err()
}

#[test]
fn other_json_is_rejected_as_foreign() {
    for json in ["{}", "[]", "3", "null", "\"kozyr-record\"", r#"{"format":"chess","version":1}"#] {
        assert!(matches!(error_of(json), RecordError::Foreign), "{json}");
    }
    let foreign = sample().to_json().replace("kozyr-record", "kozyr-records");
    assert!(matches!(error_of(&foreign), RecordError::Foreign));
}

#[test]
fn later_versions_are_reported() {
    let newer = sample().to_json().replace("\"version\": 1", "\"version\": 7");
    assert!(matches!(error_of(&newer), RecordError::TooNew { found: 7 }));
}

#[test]
fn records_of_other_games_are_reported() {
    let other_game = sample().to_json().replace("\"durak\"", "\"reversi\"");
    let RecordError::OtherGame { found, .. } = error_of(&other_game) else { panic!("accepted") };
    assert_eq!(found, "reversi");
}

#[test]
fn illegal_actions_are_reported_with_their_number() {
    let record = sample();
    for (index, action) in record.actions().iter().enumerate() {
        // Several passes may follow each other, but a card is played only once.
        let text = format!("\"{action}\"");
        if action.played_cards().is_empty() || record.to_json().matches(&text).count() > 1 {
            continue;
        }
        let repeated = record.to_json().replace(&text, &format!("{text}, {text}"));
        let RecordError::Action { number, text, source } = error_of(&repeated) else {
            panic!("accepted")
        };
        assert_eq!((number, text), (index + 2, action.to_string()));
        assert!(source.downcast_ref::<IllegalAction>().is_some());
    }
    let unreadable = record.to_json().replacen("\"attack ", "\"stack ", 1);
    let RecordError::Action { number: 1, text, .. } = error_of(&unreadable) else {
        panic!("accepted")
    };
    assert!(text.starts_with("stack"));
}

#[test]
fn invalid_setups_are_reported() {
    let too_many = sample().to_json().replacen("\"players\": 2", "\"players\": 7", 1);
    assert!(matches!(error_of(&too_many), RecordError::Setup(_)));
    let missing_seat = sample().to_json().replace("\"last_fool\": null", "\"last_fool\": 4");
    assert!(matches!(error_of(&missing_seat), RecordError::Setup(_)));
    let unknown_rule = sample().to_json().replace("\"redeal\"", "\"remake\"");
    assert!(matches!(error_of(&unknown_rule), RecordError::Damaged { .. }));
}

#[test]
fn missing_rules_have_default_values() {
    let setup: Setup = serde_json::from_str(r#"{"players":3}"#).unwrap();
    assert_eq!(setup, Setup::new(3, Rules::default()));
    let setup: Setup = serde_json::from_str(r#"{"players":3,"rules":{"deck":52}}"#).unwrap();
    assert_eq!(setup.rules.deck.size(), 52);
    assert!(Durak::new(&setup, &Seed::from(1)).is_ok());
}
