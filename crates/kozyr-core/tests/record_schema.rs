//! The JSON schema of records describes exactly the form that programs write and read.

use jsonschema::Validator;
use kozyr_core::game::{Game, Player, Record, RecordError};
use kozyr_durak::{self as durak, CustomDeal, Durak};
use kozyr_reversi::{self as reversi, Reversi};
use rand::{Rng, RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};
use std::{fs, path::Path};

use crate::support::{durak_games, known_games::known_games, reversi_games};

/// Records of each game to validate.
const RECORDS: usize = 1_000;
/// Records of each game to change.
const CHANGED_RECORDS: usize = 30;

fn read_json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// The folder with all crates and documents.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn schema() -> Validator {
    let schema = read_json(&root().join("docs/record.schema.json"));
    assert!(jsonschema::meta::is_valid(&schema), "the schema follows its own standard");
    jsonschema::validator_for(&schema).unwrap()
}

/// Asserts that a record conforms.
fn assert_valid(schema: &Validator, record: &Value) {
    let errors: Vec<String> = schema.iter_errors(record).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?} in {record:#}");
}

/// A match of any players, played at random, with at most this many actions.
fn any_record<G: Game>(setup: &G::Setup, most_actions: usize, rng: &mut impl Rng) -> Value {
    let seed = durak_games::any_seed(rng).1;
    let seats = G::new(setup, &seed).unwrap().seats();
    let names = ["human", "random", "potential?risk=0.9", "exec:никто"];
    let players = (0..seats).map(|_| Player::from((*names.choose(rng).unwrap()).to_owned()));
    let mut record = Record::<G>::new(setup.clone(), seed, players.collect()).unwrap();
    for _ in 0..most_actions {
        let Some(&action) = record.game().legal_actions().choose(rng) else { break };
        record.play(action).unwrap();
    }
    serde_json::from_str(&record.to_json()).unwrap()
}

/// A match of Durak by any rules, sometimes with a custom deal.
fn any_durak(most_actions: usize, rng: &mut impl Rng) -> Value {
    let mut setup = durak_games::any_setup(rng);
    if rng.random_bool(0.3) {
        let cards = durak::shuffle_deck(setup.rules.deck, &durak_games::any_seed(rng).1);
        let (dealt, talon) = cards.split_at(6 * setup.players);
        let hands: Vec<_> = dealt.chunks(6).map(<[_]>::to_vec).collect();
        let attacker = rng.random::<bool>().then(|| kozyr_core::game::Seat::new(0));
        setup.deal = Some(CustomDeal::new(&hands, talon, attacker).unwrap());
    }
    any_record::<Durak>(&setup, most_actions, rng)
}

/// A match of Reversi from any position.
fn any_reversi(most_actions: usize, rng: &mut ChaCha8Rng) -> Value {
    let setup: reversi::Setup = reversi_games::any_setup(rng);
    any_record::<Reversi>(&setup, most_actions, rng)
}

#[test]
fn records_of_random_matches_by_any_rules_conform() {
    let (schema, mut rng) = (schema(), reversi_games::rng(80));
    for _ in 0..RECORDS {
        assert_valid(&schema, &any_durak(usize::MAX, &mut rng));
        assert_valid(&schema, &any_reversi(usize::MAX, &mut rng));
    }
}

#[test]
fn records_of_earlier_releases_conform() {
    let schema = schema();
    let mut found = 0;
    for folder in ["tests/data/kept-0.1.0", "fuzz/corpus/record"] {
        for file in fs::read_dir(root().join(folder)).unwrap() {
            let path = file.unwrap().path();
            let is_record = |value: &Value| value["format"] == "kozyr-record";
            if path.extension().is_some_and(|extension| extension == "json")
                && let Some(record) = Some(read_json(&path)).filter(is_record)
            {
                assert_valid(&schema, &record);
                found += 1;
            }
        }
    }
    assert!(found >= 5, "only {found} records");
}

/// All changes of one part of a value: removed, replaced, or with a part that does not belong.
fn changes(value: &Value) -> Vec<Value> {
    let replacements =
        [json!(null), json!(true), json!(-1), json!(3), json!(99), json!(u64::from(u32::MAX) + 1)];
    let words = [json!(2.5), json!(""), json!("x"), json!("off"), json!([]), json!({})];
    let mut changed: Vec<Value> = replacements.into_iter().chain(words).collect();
    let with = |object: &Map<String, Value>, key: &str, part: Value| {
        let mut object = object.clone();
        object.insert(key.into(), part);
        Value::Object(object)
    };
    match value {
        Value::Object(object) => {
            // The reader also takes a list of the values, which no program writes.
            changed.retain(|replacement| !replacement.is_array());
            changed.push(with(object, "unknown", json!(1)));
            for (key, part) in object {
                let mut fewer = object.clone();
                fewer.remove(key);
                changed.push(Value::Object(fewer));
                changed.extend(changes(part).into_iter().map(|part| with(object, key, part)));
            }
        }
        Value::Array(parts) => {
            changed.push(json!([parts.clone(), vec![json!("x")]].concat()));
            // All parts have the same form, so the first is enough.
            if let Some((first, rest)) = parts.split_first() {
                changed.push(json!(rest));
                let others = changes(first).into_iter();
                changed.extend(others.map(|first| json!([vec![first], rest.to_vec()].concat())));
            }
        }
        Value::String(text) => {
            changed.push(json!(text.to_uppercase() + "!"));
            changed.push(json!(format!("{text} x")));
        }
        _ => {}
    }
    changed
}

/// Whether the reader rejects the form of a record rather than a setup or an action of the game.
fn has_invalid_form(error: &RecordError, game: &Value) -> bool {
    match error {
        RecordError::Setup(_) | RecordError::Players { .. } => false,
        // Which cards a custom deal has is not a matter of form.
        RecordError::Damaged { reason, .. } => {
            !reason.contains("occurs twice") && !reason.contains("more cards than in any deck")
        }
        RecordError::Action { text, .. } if game == Durak::NAME => {
            text.parse::<durak::Action>().is_err()
        }
        RecordError::Action { text, .. } => text.parse::<reversi::Action>().is_err(),
        _ => true,
    }
}

#[test]
fn changed_records_conform_only_if_the_reader_accepts_their_form() {
    let (schema, mut rng) = (schema(), reversi_games::rng(81));
    let [mut accepted, mut rejected] = [0, 0];
    for _ in 0..CHANGED_RECORDS {
        let records = [any_durak(8, &mut rng), any_reversi(8, &mut rng)];
        for changed in records.iter().flat_map(changes) {
            let is_valid = schema.is_valid(&changed);
            match known_games().from_json(&changed.to_string()) {
                Ok(_) => {
                    assert_valid(&schema, &changed);
                    accepted += 1;
                }
                Err(error) if has_invalid_form(&error, &changed["game"]) => {
                    assert!(!is_valid, "{error}: {changed:#}");
                    rejected += 1;
                }
                // The form of an impossible setup or action is free.
                Err(_) => {}
            }
        }
    }
    assert!(accepted > 1_000 && rejected > 10_000, "{accepted} accepted, {rejected} rejected");
}
