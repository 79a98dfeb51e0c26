//! Commitments, reveals, and the proof.

use std::{fs, process::Command};

use kozyr_core::game::{Record, Seat};
use kozyr_durak::{Durak, Rules, fair_shuffle::SeedDeal};
use kozyr_rooms::{
    GameOptions, RoomId, Secret, TableOptions,
    shuffle::{Participant, PersonInShuffle, ShuffleError, ShuffleProof, commitment, seed},
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{client::hex, party::Party};

fn durak(players: usize) -> TableOptions {
    TableOptions::new(GameOptions::Durak { players, rules: Rules::throw_in() })
}

/// The seed of a proof, computed as documented.
fn documented_seed(proof: &Value) -> String {
    let bytes = |text: &Value| {
        let digits = text.as_str().unwrap();
        let pairs = (0..digits.len()).step_by(2);
        pairs.map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap()).collect::<Vec<_>>()
    };
    let room = proof["room"].as_str().unwrap();
    let mut input = format!("kozyr seed 1\n{room}\n{}\n", proof["match"]).into_bytes();
    for person in proof["people"].as_array().unwrap() {
        if !person["secret"].is_null() {
            input.extend(format!("{}\n", person["seat"]).into_bytes());
            input.extend(bytes(&person["secret"]));
        }
    }
    input.extend(b"server\n");
    input.extend(bytes(&proof["server_secret"]));
    hex(&Sha256::digest(input))
}

#[test]
fn the_record_proves_that_everyone_took_part() {
    for players in 2..=6 {
        let mut party = Party::seated(durak(players), 0, players as u64);
        party.start();
        party.play_to_end();
        let record = &party.clients[0].record;
        let proof: ShuffleProof = serde_json::from_value(record["shuffle"].clone()).unwrap();
        proof.verify().unwrap();
        assert_eq!(proof.excluded().count(), 0);
        assert_eq!(documented_seed(&record["shuffle"]), record["seed"]);
        for client in &party.clients {
            let seat = client.seat.unwrap() as usize;
            let own = &record["shuffle"]["people"][seat];
            assert_eq!(own["secret"], json!(client.secret(1)));
        }
        let record = Record::<Durak>::from_json(&record.to_string()).unwrap();
        assert_eq!(*record.seed(), proof.seed);
        SeedDeal::from_record(&record).check(&record).unwrap();
    }
}

/// Runs docs/verify_shuffle.py on a record. Returns what it prints, or the error.
fn run_verifier(record: &Value) -> Result<String, String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/verify_shuffle.py");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.json");
    fs::write(&path, record.to_string()).unwrap();
    let output = Command::new("python3").arg(script).arg(path).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

#[test]
fn the_independent_verifier_accepts_the_record_and_rejects_changed_ones() {
    let mut party = Party::seated(durak(3), 0, 20);
    party.ok(0, json!({ "type": "start" }));
    party.answer_requests();
    for client in 0..2 {
        let commit = party.clients[client].shuffle_message(&mut party.rng).unwrap();
        party.ok(client, commit);
    }
    party.wait(10_000);
    party.shuffle();
    party.play_to_end();
    let record = party.clients[0].record.clone();
    let printed = run_verifier(&record).unwrap();
    assert!(printed.contains("2           did not commit in time"), "{printed}");
    for seat in 0..2 {
        let secret = record["shuffle"]["people"][seat]["secret"].as_str().unwrap();
        assert!(printed.contains(secret), "{printed}");
    }
    let changed = |pointer: &str, value: Value| {
        let mut record = record.clone();
        *record.pointer_mut(pointer).unwrap() = value;
        run_verifier(&record)
    };
    let other = json!("5".repeat(64));
    for pointer in [
        "/seed",
        "/shuffle/server_secret",
        "/shuffle/server_commitment",
        "/shuffle/people/0/secret",
        "/shuffle/people/1/commitment",
    ] {
        let error = changed(pointer, other.clone()).unwrap_err();
        assert!(error.starts_with("WRONG: "), "{pointer}: {error}");
    }
    assert!(changed("/shuffle/people/0/secret", Value::Null).is_err());
    assert!(changed("/shuffle/match", json!(2)).is_err());
    assert!(changed("/shuffle/room", json!("elsewhere")).is_err());
    assert!(changed("/shuffle/people/0/seat", json!(1)).is_err());
}

#[test]
fn those_who_are_late_are_excluded_and_the_record_says_so() {
    let mut party = Party::seated(durak(4), 0, 10);
    party.ok(0, json!({ "type": "start" }));
    party.answer_requests();
    let shuffle_message = |party: &mut Party, client: usize| {
        party.clients[client].shuffle_message(&mut party.rng.clone()).unwrap()
    };
    // Seat 3 never commits, seat 2 commits but does not reveal.
    for client in 0..3 {
        let commit = shuffle_message(&mut party, client);
        party.ok(client, commit);
    }
    let late = shuffle_message(&mut party, 3);
    party.wait(9_999);
    assert_eq!(party.clients[0].table["shuffle"]["step"], "commit");
    party.wait(1);
    assert_eq!(party.clients[0].table["shuffle"]["step"], "reveal");
    party.refused(3, late, "not-in-shuffle");
    for client in 0..2 {
        let reveal = shuffle_message(&mut party, client);
        party.ok(client, reveal.clone());
        // A repeated message is harmless.
        party.ok(client, reveal);
    }
    let late = shuffle_message(&mut party, 2);
    party.wait(10_000);
    assert_eq!(party.clients[0].phase(), "playing");
    party.refused(2, late, "not-in-shuffle");
    let dealt = party.clients[0].notices.iter().find(|notice| notice["kind"] == "dealt").unwrap();
    assert_eq!(dealt["excluded"], json!([2, 3]));
    party.play_to_end();
    let record = &party.clients[0].record;
    let proof: ShuffleProof = serde_json::from_value(record["shuffle"].clone()).unwrap();
    proof.verify().unwrap();
    assert_eq!(proof.excluded().collect::<Vec<_>>(), [Seat::new(2), Seat::new(3)]);
    assert!(record["shuffle"]["people"][2]["commitment"].is_string());
    assert_eq!(documented_seed(&record["shuffle"]), record["seed"]);
}

#[test]
fn values_that_do_not_match_are_refused() {
    let mut party = Party::seated(durak(2), 1, 11);
    let commit = |digits: &str, number: u32| json!({ "type": "commit", "match": number, "commitment": digits.repeat(64) });
    let reveal =
        |digits: &str| json!({ "type": "reveal", "match": 1, "secret": digits.repeat(64) });
    party.refused(0, commit("a", 0), "not-in-shuffle");
    party.ok(0, json!({ "type": "start" }));
    // The server commits first.
    party.refused(0, commit("a", 1), "not-in-shuffle");
    party.answer_requests();
    assert!(party.clients[0].table["shuffle"]["server_commitment"].is_string());
    party.refused(0, commit("a", 2), "wrong-match");
    party.refused(2, commit("a", 1), "not-seated");
    party.ok(0, commit("a", 1));
    party.ok(0, commit("a", 1));
    party.refused(0, commit("b", 1), "already-committed");
    party.refused(0, reveal("a"), "not-in-shuffle");
    party.ok(1, commit("c", 1));
    party.refused(0, reveal("a"), "wrong-reveal");
    // Nobody can reveal, so the server's secret decides alone, and the record says so.
    party.wait(10_000);
    party.play_to_end();
    let proof = party.clients[0].record["shuffle"].clone();
    let proof: ShuffleProof = serde_json::from_value(proof).unwrap();
    proof.verify().unwrap();
    assert_eq!(proof.excluded().count(), 2);
}

#[test]
fn secrets_are_published_only_after_the_match() {
    let mut party = Party::seated(durak(3), 1, 12);
    party.start();
    party.play(8);
    let room = serde_json::to_value(&party.server.room).unwrap();
    let proof = room["phase"]["Playing"]["proof"].clone();
    let own: Vec<String> = party.clients.iter().filter_map(|client| client.secret(1)).collect();
    assert_eq!(own.len(), 3);
    let hidden = [proof["server_secret"].as_str().unwrap(), proof["seed"].as_str().unwrap()];
    for (_, message) in &party.delivered {
        let text = message.to_string();
        for secret in own.iter().map(String::as_str).chain(hidden) {
            assert!(!text.contains(secret));
        }
    }
    party.play_to_end();
    let (_, last) = party.delivered.iter().rev().find(|(_, it)| it["record"].is_object()).unwrap();
    assert!(own.iter().all(|secret| last.to_string().contains(secret)));
}

#[test]
fn a_changed_proof_is_not_accepted() {
    let room = RoomId::new("r").unwrap();
    let secret = |byte| Secret::new([byte; 32]);
    let person = |seat: usize, byte| PersonInShuffle {
        seat: Seat::new(seat),
        commitment: Some(commitment(&room, 3, Participant::Seat(Seat::new(seat)), &secret(byte))),
        secret: Some(secret(byte)),
    };
    let people = vec![person(0, 1), person(2, 2)];
    let revealed = [(Seat::new(0), secret(1)), (Seat::new(2), secret(2))];
    let proof = ShuffleProof {
        room: room.clone(),
        match_number: 3,
        people,
        server_commitment: commitment(&room, 3, Participant::Server, &secret(9)),
        server_secret: secret(9),
        seed: seed(&room, 3, &revealed, &secret(9)),
    };
    assert_eq!(proof.verify(), Ok(()));
    let changed = |change: &dyn Fn(&mut ShuffleProof)| {
        let mut proof = proof.clone();
        change(&mut proof);
        proof.verify()
    };
    let (first, third) = (Seat::new(0), Seat::new(2));
    assert_eq!(
        changed(&|it| it.people[1].secret = Some(secret(3))),
        Err(ShuffleError::Person(third))
    );
    assert_eq!(changed(&|it| it.people[0].commitment = None), Err(ShuffleError::Person(first)));
    assert_eq!(changed(&|it| it.people[0].secret = None), Err(ShuffleError::Seed));
    assert_eq!(changed(&|it| it.people.truncate(1)), Err(ShuffleError::Seed));
    assert_eq!(changed(&|it| it.people.swap(0, 1)), Err(ShuffleError::Order(first)));
    assert_eq!(changed(&|it| it.people[1] = it.people[0]), Err(ShuffleError::Order(first)));
    assert_eq!(changed(&|it| it.server_secret = secret(8)), Err(ShuffleError::Server));
    assert_eq!(changed(&|it| it.match_number = 4), Err(ShuffleError::Person(first)));
    assert_eq!(changed(&|it| it.seed = seed(&room, 3, &[], &secret(9))), Err(ShuffleError::Seed));
    // A commitment cannot be copied from another seat.
    assert_eq!(
        changed(&|it| it.people[1].seat = Seat::new(3)),
        Err(ShuffleError::Person(Seat::new(3)))
    );
}
