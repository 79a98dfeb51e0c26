//! A room is the fold of its log.

use kozyr_rooms::{Command, ConnectionId, Event, Room, Token};
use rand::RngExt;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::json;

use crate::support::{options::any_options, party::Party};

/// A room after random events of all kinds, in several matches.
fn eventful(seed: u64) -> Party {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let options = any_options(&mut rng);
    let mut party = Party::seated(options, 2, seed);
    for _ in 0..2 {
        party.start();
        for _ in 0..40 {
            if let Some(client) = party.any_client() {
                let turn = party.clients[client].turn();
                match party.rng.random_range(0..8) {
                    0 => drop(party.say(client, json!({ "type": "react", "reaction": "happy" }))),
                    1 => drop(party.say(client, json!({ "type": "take-back", "turn": turn }))),
                    2 => {
                        let answer =
                            json!({ "type": "answer-take-back", "turn": turn, "agree": true });
                        party.say(client, answer);
                    }
                    3 => {
                        party.disconnect(client);
                        let period = party.rng.random_range(0..200_000);
                        party.wait(period);
                    }
                    4 => {
                        let seat = party.rng.random_range(0..6);
                        let stand_in =
                            json!({ "type": "stand-in", "seat": seat, "opponent": "random" });
                        party.say(client, stand_in);
                        party.answer_requests();
                    }
                    5 => {
                        let mut take_over = json!({ "type": "take-over", "seat": 1 });
                        take_over["token"] = json!(party.clients[client].token);
                        party.say(client, take_over);
                    }
                    6 if party.rng.random_ratio(1, 10) => party.run(&Command::Restarted {}),
                    _ => party.wait(1_000),
                }
            }
            for client in 0..party.clients.len() {
                let connection = party.clients[client].connection;
                let is_lost = connection.is_none_or(|connection| {
                    party.clients[client].had_seat
                        && party.server.room.seat_of(connection).is_none()
                });
                if is_lost {
                    party.connect(client);
                }
            }
            if !party.play_one() {
                break;
            }
        }
        party.play_to_end();
        for client in 0..party.clients.len() {
            if party.clients[client].seat.is_some() {
                party.ok(client, json!({ "type": "ready", "ready": true }));
            }
        }
    }
    party
}

/// The bytes of a room.
fn bytes(room: &Room) -> Vec<u8> {
    serde_json::to_vec(room).unwrap()
}

#[test]
fn every_prefix_of_the_log_gives_the_room_of_that_moment() {
    for seed in 0..12 {
        let party = eventful(seed);
        let log = &party.server.log;
        // The log survives storage.
        let stored: Vec<String> =
            log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
        let loaded: Vec<Event> =
            stored.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
        assert_eq!(loaded, *log);

        let mut room = Room::from_log(&loaded[..1]).unwrap();
        for (count, event) in loaded.iter().enumerate().skip(1) {
            // Every prefix of some logs, and some prefixes of every log.
            if seed < 3 || count % 13 == 0 {
                let folded = Room::from_log(&loaded[..count]).unwrap();
                assert_eq!(bytes(&folded), bytes(&room), "after {count} events");
                // A snapshot of the room continues like the room.
                let restored: Room = serde_json::from_slice(&bytes(&room)).unwrap();
                assert_eq!(restored, room);
                room = restored;
            }
            room.apply(event);
            assert_eq!(room.seq(), count as u64 + 1);
        }
        assert_eq!(bytes(&room), bytes(&party.server.room));
    }
}

#[test]
fn commands_survive_the_way_between_two_nodes() {
    for message in [
        json!({ "type": "hello", "protocol": 1, "seen": { "seq": 7, "turn": 2, "seat": 1 } }),
        json!({ "type": "act", "id": "a-1", "turn": u64::MAX, "action": "pass" }),
        json!({ "type": "leave" }),
    ] {
        let command = Command::Client {
            connection: ConnectionId(u64::MAX),
            fresh_token: Token::new([9; 16]),
            frame: serde_json::from_value(message).unwrap(),
        };
        let text = serde_json::to_string(&command).unwrap();
        assert_eq!(serde_json::from_str::<Command>(&text).unwrap(), command, "{text}");
    }
}

#[test]
fn events_that_do_not_fit_change_nothing_but_the_time() {
    let parties: Vec<Party> = (20..24).map(eventful).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    // All events of one room, in random order, applied to another: nothing may panic.
    for room in &parties {
        for other in &parties {
            let mut room = room.server.room.clone();
            for _ in 0..300 {
                let event = &other.server.log[rng.random_range(0..other.server.log.len())];
                let seq = room.seq();
                room.apply(event);
                assert_eq!(room.seq(), seq + 1);
                room.table();
                room.requests();
                room.next_deadline();
                // Nothing that follows from such a state goes on forever.
                room.handle(&Command::Tick {}, event.at + rng.random_range(0..100_000_000))
                    .unwrap();
            }
        }
    }
    assert!(Room::from_log(&parties[0].server.log[1..]).is_err());
    assert!(Room::from_log([]).is_err());
}
