//! A session takes part in the shuffle, and checks it.

use kozyr_core::game::Seat;
use kozyr_rooms::{
    Change, ClientMessage, Command, Event, GameOptions, Room,
    session::{ShuffleFault, ShuffleVerdict},
};
use serde_json::{Value, json};

use crate::support::{
    device::{Device, Table},
    server::Server,
};

#[test]
fn everyone_takes_part_in_the_shuffle_and_checks_it() {
    let mut table = Table::ready();
    table.devices.push(Device::new(8));
    table.connect(2);
    for match_number in 1..=2 {
        table.ask(0, ClientMessage::Start {});
        table.play();
        for (index, verdict) in
            [ShuffleVerdict::TookPart, ShuffleVerdict::TookPart, ShuffleVerdict::Watched]
                .into_iter()
                .enumerate()
        {
            assert_eq!(table.devices[index].verdict(), Some(verdict));
            let report = table.devices[index].session.shuffle_report().unwrap();
            assert_eq!(report.match_number, match_number);
        }
        table.ask(0, ClientMessage::Ready { ready: true });
        table.ask(1, ClientMessage::Ready { ready: true });
    }
    let secrets: Vec<&Value> =
        table.devices[0].sent_of("reveal").into_iter().map(|reveal| &reveal["secret"]).collect();
    assert_eq!(secrets.len(), 2);
    assert_ne!(secrets[0], secrets[1]);
}

#[test]
fn there_is_no_report_about_a_game_without_a_shuffle() {
    let mut table = Table::with_options(GameOptions::Reversi { handicap: 0 }, 2);
    for (index, name) in ["Anna", "Boris"].into_iter().enumerate() {
        table.connect(index);
        table.sit(index, name);
        table.ask(index, ClientMessage::Ready { ready: true });
    }
    table.ask(0, ClientMessage::Start {});
    table.play();
    assert!(table.devices[0].session.room().record().is_some());
    assert_eq!(table.devices[0].verdict(), None);
}

#[test]
fn a_device_that_restarts_in_the_shuffle_keeps_its_secret() {
    let mut table = Table::ready();
    // Boris is slow, so Anna's device restarts after it has committed itself.
    table.disconnect(1);
    table.ask(0, ClientMessage::Start {});
    assert_eq!(table.devices[0].sent_of("commit").len(), 1);
    table.disconnect(0);
    let memory = serde_json::to_string(&table.devices[0].memory).unwrap();
    table.devices[0] = Device::with_memory(5, serde_json::from_str(&memory).unwrap());
    table.connect(0);
    table.connect(1);
    table.play();
    assert_eq!(table.devices[0].sent_of("commit").len(), 0);
    assert_eq!(table.devices[0].sent_of("reveal").len(), 1);
    assert_eq!(table.devices[0].verdict(), Some(ShuffleVerdict::TookPart));
}

#[test]
fn a_late_welcome_does_not_repeat_the_shuffle() {
    let mut table = Table::dealt();
    let log = &table.server.log;
    let step = |event: &Event| matches!(event.change, Change::ServerCommitted { .. });
    let before_commitments = log.iter().position(step).unwrap() + 1;
    let mut earlier = Server::new(table.server.room.options().clone(), 1);
    earlier.room = Room::from_log(&log[..before_commitments]).unwrap();
    earlier.log.clone_from(log);
    earlier.log.truncate(before_commitments);
    let hello = json!({ "type": "hello", "protocol": 1, "token": table.devices[0].sent_of("sit")[0]["token"] });
    let connection = table.devices[0].connection.unwrap();
    let sent = earlier.receive(connection, hello.to_string().as_bytes());
    let welcome = sent.iter().find(|sent| sent.value()["type"] == "welcome").unwrap();
    let table_then = &welcome.value()["update"]["table"];
    assert_eq!(table_then["shuffle"]["step"], "commit");

    let now = table.devices[0].now;
    table.devices[0].session.received(&welcome.json, now);
    table.settle();
    table.play();
    assert_eq!(table.devices[0].sent_of("commit").len(), 1);
    assert_eq!(table.devices[0].verdict(), Some(ShuffleVerdict::TookPart));
}

#[test]
fn a_late_person_is_told_of_the_exclusion() {
    let mut table = Table::ready();
    table.disconnect(1);
    table.ask(0, ClientMessage::Start {});
    table.server.now += 10_001;
    let sent = table.server.run(&Command::Tick {});
    table.deliver(sent);
    table.settle();
    table.connect(1);
    table.play();
    assert_eq!(table.devices[0].verdict(), Some(ShuffleVerdict::TookPart));
    assert_eq!(table.devices[1].verdict(), Some(ShuffleVerdict::Watched));
}

/// Another digest than this one.
fn changed(digest: &Value) -> Value {
    let digit = if digest.as_str().unwrap().starts_with('0') { "1" } else { "0" };
    json!(format!("{digit}{}", &digest.as_str().unwrap()[1..]))
}

/// The shuffle in a message, if it is in this step.
fn shuffle_in<'a>(message: &'a mut Value, step: &str) -> Option<&'a mut Value> {
    let shuffle = &mut message["table"]["shuffle"];
    (shuffle["step"] == step).then_some(shuffle)
}

#[test]
fn a_secret_is_not_revealed_to_a_server_that_cheats() {
    let own: fn(&mut Value) = |message| {
        if let Some(shuffle) = shuffle_in(message, "reveal") {
            shuffle["commitments"][0] = changed(&shuffle["commitments"][0]);
        }
    };
    let server: fn(&mut Value) = |message| {
        if let Some(shuffle) = shuffle_in(message, "reveal") {
            shuffle["server_commitment"] = changed(&shuffle["server_commitment"]);
        }
    };
    for (tamper, fault) in
        [(own, ShuffleFault::OwnCommitment), (server, ShuffleFault::ServerCommitment)]
    {
        let mut table = Table::ready();
        table.devices[0].tamper = tamper;
        table.ask(0, ClientMessage::Start {});
        assert_eq!(table.devices[0].sent_of("commit").len(), 1);
        assert_eq!(table.devices[0].sent_of("reveal").len(), 0);
        assert_eq!(table.devices[0].verdict(), Some(ShuffleVerdict::Wrong(fault)));
    }
}

#[test]
fn a_server_cannot_learn_a_secret_and_then_repeat_the_shuffle() {
    let mut table = Table::ready();
    table.ask(0, ClientMessage::Start {});
    let secret = table.devices[0].sent_of("reveal")[0]["secret"].clone();
    // The server claims that it was restored from a backup of the time before the shuffle.
    table.disconnect(0);
    let mut copy = Table::ready();
    copy.devices[0] = Device::with_memory(3, table.devices[0].memory.clone());
    // The room knows the token of another device, so it gets a new one.
    copy.server.log.truncate(1);
    copy.server.room = Room::from_log(&copy.server.log).unwrap();
    copy.connect(0);
    copy.sit(0, "Anna");
    copy.ask(0, ClientMessage::Ready { ready: true });
    copy.ask(0, ClientMessage::Fill { seat: Seat::new(1), opponent: Some("random".into()) });
    copy.ask(0, ClientMessage::Start {});
    let again = &copy.devices[0].sent_of("reveal")[0]["secret"];
    assert_ne!(*again, secret);
}

#[test]
fn a_wrong_record_is_recognised() {
    type Tamper = fn(&mut Value);
    let cases: [(&str, Tamper); 6] = [
        ("no proof", |shuffle| *shuffle = Value::Null),
        ("another match", |shuffle| shuffle["match"] = json!(2)),
        ("seed", |shuffle| shuffle["seed"] = changed(&shuffle["seed"])),
        ("own secret", |shuffle| {
            let secret = &mut shuffle["people"][0]["secret"];
            *secret = changed(secret);
        }),
        ("server", |shuffle| {
            shuffle["server_commitment"] = changed(&shuffle["server_commitment"]);
        }),
        ("left out", |shuffle| {
            shuffle["people"].as_array_mut().unwrap().remove(0);
        }),
    ];
    let mut table = Table::dealt();
    table.play();
    let message = {
        let frame = json!({ "type": "hello", "protocol": 1, "token": table.devices[0].sent_of("sit")[0]["token"] });
        let connection = table.server.accept();
        let sent = table.server.receive(connection, frame.to_string().as_bytes());
        sent.iter().find(|sent| sent.connection == connection).unwrap().value()
    };
    let verdict = |message: &Value| {
        let mut device = Device::with_memory(4, table.devices[0].memory.clone());
        device.session.connected(0);
        device.session.received(&message.to_string(), 1);
        device.verdict().unwrap()
    };
    assert_eq!(verdict(&message), ShuffleVerdict::TookPart);
    for (name, tamper) in cases {
        let mut message = message.clone();
        tamper(&mut message["update"]["record"]["shuffle"]);
        let verdict = verdict(&message);
        assert!(matches!(verdict, ShuffleVerdict::Wrong(_)), "{name}: {verdict:?}");
    }
    // The record of another match, which is consistent.
    let mut other = Table::ready();
    other.server.rng = rand_chacha::rand_core::SeedableRng::seed_from_u64(99);
    other.ask(0, ClientMessage::Start {});
    other.play();
    assert_eq!(other.devices[0].verdict(), Some(ShuffleVerdict::TookPart));
    let mut exchanged = message.clone();
    exchanged["update"]["record"] = other.devices[0].session.room().record().unwrap().clone();
    assert!(matches!(verdict(&exchanged), ShuffleVerdict::Wrong(_)));
    // The cards that the client has seen were others.
    let mut cards = message.clone();
    let history = cards["update"]["game"]["view"]["history"].as_array_mut().unwrap();
    history.pop();
    assert_eq!(verdict(&cards), ShuffleVerdict::Wrong(ShuffleFault::Cards));
}
