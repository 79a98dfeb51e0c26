//! Malformed and hostile messages.

use kozyr_rooms::{ClientFrame, ClientMessage, Command, MAX_MESSAGE_BYTES, RejectionCode};
use rand::{
    Rng, RngExt,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::{Value, json};

use crate::support::{options::any_options, party::Party};

/// One valid message of each type.
pub fn valid_messages(rng: &mut impl Rng) -> Vec<Value> {
    let digits = |count: usize| "7".repeat(count);
    let options = serde_json::to_value(any_options(rng)).unwrap();
    let seat = rng.random_range(0..7);
    vec![
        json!({ "type": "hello", "protocol": 1, "token": digits(32), "seen": { "seq": 3, "turn": 1 } }),
        json!({ "type": "resync", "seen": { "seq": 3, "turn": 1, "seat": 0 } }),
        json!({ "type": "sit", "seat": seat, "name": "Mallory", "token": digits(32) }),
        json!({ "type": "move", "seat": seat }),
        json!({ "type": "leave" }),
        json!({ "type": "ready", "ready": true }),
        json!({ "type": "configure", "options": options }),
        json!({ "type": "fill", "seat": seat, "opponent": "random" }),
        json!({ "type": "swap", "seats": [seat, 0] }),
        json!({ "type": "remove", "seat": seat }),
        json!({ "type": "make-host", "seat": seat }),
        json!({ "type": "start" }),
        json!({ "type": "commit", "match": 1, "commitment": digits(64) }),
        json!({ "type": "reveal", "match": 1, "secret": digits(64) }),
        json!({ "type": "act", "turn": 1, "action": "pass" }),
        json!({ "type": "take-back", "turn": 1 }),
        json!({ "type": "answer-take-back", "turn": 1, "agree": true }),
        json!({ "type": "stand-in", "seat": seat, "opponent": "random" }),
        json!({ "type": "return" }),
        json!({ "type": "take-over", "seat": seat, "token": digits(32) }),
        json!({ "type": "answer-take-over", "seat": seat, "code": "0000", "agree": true }),
        json!({ "type": "react", "reaction": "happy" }),
        json!({ "type": "consult", "aid": "hint" }),
    ]
}

/// Values that programs tend to get wrong.
fn strange_value(rng: &mut impl Rng) -> Value {
    let strange = [
        json!(null),
        json!(-1),
        json!(0),
        json!(1.5),
        json!(255),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("6s"),
        json!("\u{0}\u{202e}"),
        json!("x".repeat(500)),
        json!(true),
        json!([]),
        json!({}),
        json!([[[[[[]]]]]]),
    ];
    strange.choose(rng).unwrap().clone()
}

/// Changes a message somewhere.
pub fn mutate(message: &mut Value, rng: &mut impl Rng) {
    match message {
        Value::Object(keys) if !keys.is_empty() && rng.random_ratio(9, 10) => {
            let names: Vec<String> = keys.keys().cloned().collect();
            let name = names.choose(rng).unwrap();
            match rng.random_range(0..4) {
                0 => drop(keys.remove(name)),
                1 => drop(keys.insert("surprise".into(), strange_value(rng))),
                _ => mutate(keys.get_mut(name).unwrap(), rng),
            }
        }
        Value::Array(items) if !items.is_empty() && rng.random_ratio(3, 4) => {
            let index = rng.random_range(0..items.len());
            mutate(&mut items[index], rng);
        }
        Value::String(text) if rng.random() => {
            let mut letters: Vec<char> = text.chars().collect();
            letters.shuffle(rng);
            *text = letters.into_iter().collect();
        }
        value => *value = strange_value(rng),
    }
}

/// A room at a random moment.
fn any_moment(rng: &mut impl Rng) -> Party {
    let mut party = Party::seated(any_options(rng), 2, rng.random());
    match rng.random_range(0..4) {
        0 => {}
        1 => {
            party.ok(0, json!({ "type": "start" }));
            if rng.random() {
                party.answer_requests();
            }
        }
        _ => {
            party.start();
            let actions = rng.random_range(0..60);
            party.play(actions);
        }
    }
    party
}

#[test]
fn the_list_of_message_types_is_complete() {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let types: Vec<Value> =
        valid_messages(&mut rng).iter().map(|message| message["type"].clone()).collect();
    assert_eq!(types, ClientMessage::TYPES.map(|name| json!(name)));
    for message in valid_messages(&mut rng) {
        if message["seat"] != 6 && message["seats"][0] != 6 {
            let frame = ClientFrame::from_json(message.to_string().as_bytes());
            let frame = frame.unwrap_or_else(|error| panic!("{message}: {error:?}"));
            assert_eq!(serde_json::to_value(&frame).unwrap()["type"], message["type"]);
        }
    }
}

#[test]
fn bytes_that_are_no_message_are_refused() {
    for (bytes, code) in [
        (&b""[..], RejectionCode::Malformed),
        (b"\xff\xfe", RejectionCode::Malformed),
        (b"null", RejectionCode::Malformed),
        (b"{}", RejectionCode::Malformed),
        (b"{\"type\": 7}", RejectionCode::Malformed),
        (b"{\"type\": \"start\"} trailing", RejectionCode::Malformed),
        (b"{\"type\": \"Start\"}", RejectionCode::UnknownMessage),
        (&[b'['; 5_000], RejectionCode::Malformed),
        (&[b' '; MAX_MESSAGE_BYTES + 1], RejectionCode::TooLong),
    ] {
        let (_, rejection) = ClientFrame::from_json(bytes).unwrap_err();
        assert_eq!(rejection.code, code, "{:?}", String::from_utf8_lossy(bytes));
    }
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..rng.random_range(0..80)).map(|_| rng.random()).collect();
        assert!(ClientFrame::from_json(&bytes).is_err());
    }
}

#[test]
fn mutated_messages_never_panic_and_refused_ones_change_nothing() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..60 {
        let mut party = any_moment(&mut rng);
        for _ in 0..60 {
            let messages = valid_messages(&mut rng);
            let mut message = messages.choose(&mut rng).unwrap().clone();
            message["id"] = json!("m1");
            for _ in 0..rng.random_range(0..3) {
                mutate(&mut message, &mut rng);
            }
            let mut bytes = message.to_string().into_bytes();
            if rng.random_ratio(1, 10) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] = rng.random();
            }
            let Ok(frame) = ClientFrame::from_json(&bytes) else { continue };
            let Some(client) = party.any_client() else { break };
            let connection = party.clients[client].connection.unwrap();
            let command = party.server.command(connection, frame);
            let before = serde_json::to_vec(&party.server.room).unwrap();
            let now = match rng.random_range(0..10) {
                0 => 0,
                1 => u64::MAX,
                _ => party.server.now,
            };
            match party.server.room.handle(&command, now) {
                Ok(decision) => {
                    accepted += 1;
                    // Only deciding must not change the room.
                    assert_eq!(serde_json::to_vec(&party.server.room).unwrap(), before);
                    if now == party.server.now {
                        party.server.append(&decision);
                        party.server.room.commit(decision);
                    }
                }
                Err(rejection) => {
                    refused += 1;
                    assert!(!rejection.message.is_empty());
                    party.server.room.refuse(&command, &rejection);
                    assert_eq!(serde_json::to_vec(&party.server.room).unwrap(), before);
                }
            }
        }
    }
    assert!(accepted > 100 && refused > 1_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn unexpected_commands_of_the_server_change_nothing() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..40 {
        let party = any_moment(&mut rng);
        let room = &party.server.room;
        let seat = kozyr_core::game::Seat::new(rng.random_range(0..6));
        for command in [
            Command::Entropy { match_number: 99, secret: kozyr_rooms::Secret::new([1; 32]) },
            Command::Decide { seat, turn: room.turn(), action: "take".into() },
            Command::Decide { seat, turn: 1_000, action: "pass".into() },
        ] {
            assert!(room.handle(&command, party.server.now).is_err(), "{command:?}");
        }
        for command in
            [Command::Tick {}, Command::Disconnected { connection: kozyr_rooms::ConnectionId(999) }]
        {
            let decision = room.handle(&command, party.server.now).unwrap();
            assert_eq!(decision.events(), [], "{command:?}");
        }
    }
}
