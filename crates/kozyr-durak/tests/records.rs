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
    let most = if rng.random() { 20 } else { usize::MAX };
    while record.actions().len() < most {
        let Some(action) = any_legal(record.game(), rng) else { break };
        record.play(action).unwrap();
    }
    record
}

#[test]
fn a_record_read_back_is_the_same_game() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..GAMES {
        let record = any_record(&mut rng);
        let read = Record::<Durak>::from_json(&record.to_json()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.game(), record.game());
    }
}

#[test]
fn taking_back_leads_to_where_the_game_was() {
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
fn assert_tells(error: &RecordError, lines: usize) {
    assert!(error.to_string().len() > 10);
    match error {
        RecordError::Damaged { line, .. } => assert!((1..=lines + 1).contains(line), "{error}"),
        RecordError::Action { number, .. } => assert!((1..=25).contains(number), "{error}"),
        _ => {}
    }
}

#[test]
fn a_record_cut_short_is_damaged() {
    let json = sample().to_json();
    for end in 0..json.len() {
        let error = Record::<Durak>::from_json(&json[..end]).unwrap_err();
        assert!(matches!(error, RecordError::Damaged { .. }), "{error}");
        assert_tells(&error, json.lines().count());
    }
}

#[test]
fn no_flipped_bit_makes_the_program_panic() {
    let json = sample().to_json();
    for place in 0..json.len() {
        for bit in 0..8 {
            let mut bytes = json.clone().into_bytes();
            bytes[place] ^= 1 << bit;
            let Ok(text) = String::from_utf8(bytes) else { continue };
            match Record::<Durak>::from_json(&text) {
                // The damage may be harmless, such as another player name, but then the record must
                // round-trip.
                Ok(record) => {
                    assert_eq!(Record::from_json(&record.to_json()).unwrap(), record);
                }
                Err(error) => assert_tells(&error, json.lines().count() + 1),
            }
        }
    }
}

fn error_of(json: &str) -> RecordError {
    Record::<Durak>::from_json(json).unwrap_err()
}

#[test]
fn foreign_json_is_no_record() {
    for json in ["{}", "[]", "3", "null", "\"kozyr-record\"", r#"{"format":"chess","version":1}"#] {
        assert!(matches!(error_of(json), RecordError::Foreign), "{json}");
    }
    let foreign = sample().to_json().replace("kozyr-record", "kozyr-records");
    assert!(matches!(error_of(&foreign), RecordError::Foreign));
}

#[test]
fn a_later_version_is_named() {
    let later = sample().to_json().replace("\"version\": 1", "\"version\": 7");
    assert!(matches!(error_of(&later), RecordError::TooNew { found: 7 }));
}

#[test]
fn a_record_of_another_game_is_named() {
    let other = sample().to_json().replace("\"durak\"", "\"reversi\"");
    let RecordError::OtherGame { found, .. } = error_of(&other) else { panic!("accepted") };
    assert_eq!(found, "reversi");
}

#[test]
fn an_action_that_the_rules_forbid_is_named_with_its_number() {
    let record = sample();
    for (index, action) in record.actions().iter().enumerate() {
        // Several passes may follow each other, but a card is played only once.
        let text = format!("\"{action}\"");
        if action.played_cards().is_empty() || record.to_json().matches(&text).count() > 1 {
            continue;
        }
        let twice = record.to_json().replace(&text, &format!("{text}, {text}"));
        let RecordError::Action { number, text, source } = error_of(&twice) else {
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
fn a_setup_that_the_rules_refuse_is_named() {
    let crowd = sample().to_json().replacen("\"players\": 2", "\"players\": 7", 1);
    assert!(matches!(error_of(&crowd), RecordError::Setup(_)));
    let nobody = sample().to_json().replace("\"last_fool\": null", "\"last_fool\": 4");
    assert!(matches!(error_of(&nobody), RecordError::Setup(_)));
    let strange = sample().to_json().replace("\"redeal\"", "\"remake\"");
    assert!(matches!(error_of(&strange), RecordError::Damaged { .. }));
}

#[test]
fn missing_rules_are_the_usual_ones() {
    let setup: Setup = serde_json::from_str(r#"{"players":3}"#).unwrap();
    assert_eq!(setup, Setup::new(3, Rules::default()));
    let setup: Setup = serde_json::from_str(r#"{"players":3,"rules":{"deck":52}}"#).unwrap();
    assert_eq!(setup.rules.deck.size(), 52);
    assert!(Durak::new(&setup, &Seed::from(1)).is_ok());
}
