//! Records for checking the JSON Schema of records: `make record-schema` writes them and validates each
//! in Python.

use kozyr_core::game::{Game, Player, Record, RecordError};
use kozyr_durak::{self as durak, CustomDeal, Durak};
use kozyr_reversi::{self as reversi, Reversi};
use rand::{Rng, RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};
use std::{env, fs, path::Path};

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

/// A record, and whether the schema should accept it.
struct Example {
    record: Value,
    conforms: bool,
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

/// Records of random matches by any rules.
fn random_examples() -> Vec<Example> {
    let mut rng = reversi_games::rng(80);
    let records = (0..RECORDS)
        .flat_map(|_| [any_durak(usize::MAX, &mut rng), any_reversi(usize::MAX, &mut rng)]);
    records.map(|record| Example { record, conforms: true }).collect()
}

/// Records of earlier programs.
fn kept_examples() -> Vec<Example> {
    let mut examples = Vec::new();
    for folder in ["tests/data/kept-0.1.0", "fuzz/corpus/record"] {
        for file in fs::read_dir(root().join(folder)).unwrap() {
            let path = file.unwrap().path();
            let is_record = |value: &Value| value["format"] == "kozyr-record";
            if path.extension().is_some_and(|extension| extension == "json")
                && let Some(record) = Some(read_json(&path)).filter(is_record)
            {
                examples.push(Example { record, conforms: true });
            }
        }
    }
    assert!(examples.len() >= 5, "only {} records", examples.len());
    examples
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
            !reason.contains("occurs twice") && !reason.contains("there are no cards")
        }
        RecordError::Action { text, .. } if game == Durak::NAME => {
            text.parse::<durak::Action>().is_err()
        }
        RecordError::Action { text, .. } => text.parse::<reversi::Action>().is_err(),
        _ => true,
    }
}

/// Records with changes: they should conform if the reader accepts them, and not if it rejects their
/// form. Leaves out those whose form is fine but whose setup or action is impossible.
fn changed_examples() -> Vec<Example> {
    let mut rng = reversi_games::rng(81);
    let mut examples = Vec::new();
    for _ in 0..CHANGED_RECORDS {
        let records = [any_durak(8, &mut rng), any_reversi(8, &mut rng)];
        for record in records.iter().flat_map(changes) {
            match known_games().from_json(&record.to_string()) {
                Ok(_) => examples.push(Example { record, conforms: true }),
                Err(error) if has_invalid_form(&error, &record["game"]) => {
                    examples.push(Example { record, conforms: false });
                }
                Err(_) => {}
            }
        }
    }
    examples
}

/// Writes one example per line to the file that `KOZYR_RECORDS` names.
#[test]
#[ignore = "writes a file for `make record-schema`"]
fn write_examples_for_the_record_schema() {
    let name = env::var_os("KOZYR_RECORDS").expect("KOZYR_RECORDS names a file");
    let examples = [random_examples(), kept_examples(), changed_examples()].into_iter().flatten();
    let lines = examples.map(|Example { record, conforms }| {
        json!({ "conforms": conforms, "record": record }).to_string() + "\n"
    });
    fs::write(name, lines.collect::<String>()).unwrap();
}
