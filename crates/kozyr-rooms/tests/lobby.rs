//! Seats, the host, options, and connections between matches.

use kozyr_core::game::Seat;
use kozyr_durak::Rules;
use kozyr_rooms::{Command, GameOptions, Room, TableOptions};
use serde_json::{Value, json};

use crate::support::{client::Client, party::Party};

fn durak(players: usize) -> TableOptions {
    TableOptions::new(GameOptions::Durak { players, rules: Rules::throw_in() })
}

#[test]
fn the_first_person_to_sit_is_the_host_and_only_the_host_arranges_the_table() {
    let mut party = Party::new(durak(3), 3, 1);
    party.refused(0, json!({ "type": "start" }), "not-seated");
    party.sit(0);
    party.sit(1);
    assert!(party.clients[0].is_host() && !party.clients[1].is_host());
    let options = serde_json::to_value(durak(4)).unwrap();
    for message in [
        json!({ "type": "start" }),
        json!({ "type": "configure", "options": options }),
        json!({ "type": "fill", "seat": 2, "opponent": "random" }),
        json!({ "type": "swap", "seats": [0, 1] }),
        json!({ "type": "remove", "seat": 0 }),
        json!({ "type": "make-host", "seat": 1 }),
    ] {
        party.refused(1, message, "not-host");
    }
    party.refused(0, json!({ "type": "start" }), "open-seats");
    party.ok(0, json!({ "type": "fill", "seat": 2, "opponent": "potential?risk=0.9" }));
    party.refused(0, json!({ "type": "start" }), "not-ready");
    party.refused(
        0,
        json!({ "type": "fill", "seat": 2, "opponent": "engine-1" }),
        "unknown-opponent",
    );
    party.refused(0, json!({ "type": "fill", "seat": 1, "opponent": "random" }), "seat-taken");
    party.refused(0, json!({ "type": "fill", "seat": 3, "opponent": "random" }), "no-such-seat");
    party.ok(1, json!({ "type": "ready", "ready": true }));
    party.ok(0, json!({ "type": "make-host", "seat": 1 }));
    party.refused(0, json!({ "type": "start" }), "not-host");
    // The new host need not be ready, but the old one must.
    party.refused(1, json!({ "type": "start" }), "not-ready");
    party.ok(0, json!({ "type": "ready", "ready": true }));
    party.ok(1, json!({ "type": "start" }));
    party.refused(1, json!({ "type": "start" }), "wrong-phase");
    party.refused(1, json!({ "type": "configure", "options": options }), "wrong-phase");
    party.refused(0, json!({ "type": "ready", "ready": false }), "wrong-phase");
}

#[test]
fn nobody_is_ready_for_changed_options() {
    let mut party = Party::new(durak(3), 2, 2);
    party.sit(0);
    party.sit(1);
    party.ok(1, json!({ "type": "ready", "ready": true }));
    let configure = |options: &TableOptions| json!({ "type": "configure", "options": serde_json::to_value(options).unwrap() });
    let mut options = durak(2);
    options.teaching = true;
    party.ok(0, configure(&options));
    assert_eq!(party.clients[0].table["seats"].as_array().unwrap().len(), 2);
    assert_eq!(party.clients[0].player(1)["ready"], false);
    party.refused(0, configure(&durak(7)), "invalid-options");
    let rules = Rules { partnership: true, ..Rules::default() };
    let three = TableOptions::new(GameOptions::Durak { players: 3, rules });
    party.refused(0, configure(&three), "invalid-options");
    let handicap = TableOptions::new(GameOptions::Reversi { handicap: 5 });
    party.refused(0, configure(&handicap), "invalid-options");

    party.ok(0, configure(&durak(4)));
    party.ok(1, json!({ "type": "move", "seat": 3 }));
    party.refused(0, configure(&options), "too-few-seats");
    party.ok(0, json!({ "type": "fill", "seat": 2, "opponent": "greedy" }));
    // Another game has other opponents.
    party.ok(1, json!({ "type": "move", "seat": 1 }));
    party.ok(0, json!({ "type": "swap", "seats": [2, 1] }));
    party.refused(0, configure(&options), "too-few-seats");
    party.ok(0, json!({ "type": "swap", "seats": [2, 1] }));
    party.ok(0, configure(&TableOptions::new(GameOptions::Reversi { handicap: 1 })));
    assert_eq!(party.clients[0].table["options"]["game"]["handicap"], 1);
    party.assert_up_to_date();
}

#[test]
fn players_choose_and_change_their_seats() {
    let mut party = Party::new(durak(4), 4, 3);
    let token = |party: &Party, client: usize| party.clients[client].token.clone();
    let sit = |party: &Party, client: usize, seat: usize, name: &str| json!({ "type": "sit", "seat": seat, "name": name, "token": token(party, client) });
    party.ok(0, sit(&party, 0, 2, "Anna"));
    party.refused(1, sit(&party, 1, 2, "Boris"), "seat-taken");
    party.refused(1, sit(&party, 1, 4, "Boris"), "no-such-seat");
    party.refused(1, sit(&party, 1, 3, "Аnnа"), "name-taken");
    party.refused(1, sit(&party, 1, 3, "\u{202e}Boris"), "invalid-name");
    party.ok(1, sit(&party, 1, 3, "Boris"));
    party.refused(1, json!({ "type": "move", "seat": 2 }), "seat-taken");
    party.ok(1, json!({ "type": "move", "seat": 0 }));
    assert_eq!(party.clients[1].seat, Some(0));
    party.ok(0, json!({ "type": "swap", "seats": [0, 2] }));
    assert_eq!((party.clients[0].seat, party.clients[1].seat), (Some(0), Some(2)));
    assert!(party.clients[0].is_host());
    party.refused(0, json!({ "type": "remove", "seat": 1 }), "nobody-there");
    party.ok(0, json!({ "type": "remove", "seat": 2 }));
    assert_eq!(
        (party.clients[1].seat, party.clients[1].player(2)["kind"].as_str()),
        (None, Some("open"))
    );
    party.sit(1);
    party.sit(2);
    party.sit(3);
    let extra = party.server.accept();
    let hello = json!({ "type": "hello", "protocol": 1 }).to_string();
    let sent = party.server.receive(extra, hello.as_bytes());
    let token = sent[0].value()["token"].clone();
    let sit = json!({ "type": "sit", "name": "Zoe", "token": token }).to_string();
    assert_eq!(party.server.receive(extra, sit.as_bytes())[0].value()["code"], "table-full");
    party.assert_up_to_date();
}

#[test]
fn sitting_twice_with_one_token_takes_one_seat() {
    let mut party = Party::new(durak(4), 1, 4);
    party.sit(0);
    // The answer was lost, and the client repeats its request on a new connection.
    party.clients[0].connection = Some(party.server.accept());
    party.sit(0);
    assert_eq!(party.clients[0].seat, Some(0));
    let seats = party.clients[0].table["seats"].as_array().unwrap();
    assert_eq!(seats.iter().filter(|seat| seat["player"]["kind"] == "person").count(), 1);
}

#[test]
fn the_newest_connection_of_a_seat_plays_and_the_older_is_told() {
    let mut party = Party::seated(durak(2), 0, 5);
    party.start();
    let mut second_tab = party.clients[0].clone();
    second_tab.connection = None;
    party.clients.push(second_tab);
    party.connect(2);
    assert_eq!((party.clients[0].seat, party.clients[2].seat), (None, Some(0)));
    let is_told = |(client, message): &(usize, Value)| {
        *client == 0 && message["type"] == "unseated" && message["reason"] == "replaced"
    };
    assert!(party.delivered.iter().any(is_told));
    party.refused(0, json!({ "type": "ready", "ready": true }), "not-seated");
    // The older window is a spectator now, and sees no cards.
    party.play(2);
    assert!(party.clients[0].game["view"]["hand"].is_null());
    assert!(party.clients[2].game["view"]["hand"].is_array());
    party.assert_up_to_date();
}

#[test]
fn an_older_connection_does_not_take_the_seat_back() {
    let mut party = Party::seated(durak(2), 0, 13);
    let older = party.clients[0].connection.unwrap();
    party.connect(0);
    // The greeting of the older connection arrives late.
    let hello = party.clients[0].hello().to_string();
    let sent = party.server.receive(older, hello.as_bytes());
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0].value()["code"], "replaced");
    assert_eq!(party.server.room.connection_of(Seat::new(0)), party.clients[0].connection);
    // If the newer one is lost, the older one may have the seat.
    party.disconnect(0);
    let sent = party.server.receive(older, hello.as_bytes());
    assert!(sent.iter().any(|message| message.value()["update"]["seat"] == 0));
}

#[test]
fn another_person_becomes_host_when_the_host_leaves_or_stays_away() {
    let mut party = Party::new(durak(4), 4, 6);
    for client in 0..4 {
        party.sit(client);
    }
    party.ok(0, json!({ "type": "leave" }));
    assert!(party.clients[1].is_host());
    party.disconnect(1);
    party.disconnect(2);
    party.wait(119_999);
    assert_eq!(party.clients[3].table["host"], 1);
    party.wait(1);
    assert!(party.clients[3].is_host());
    // Nobody is there to take over.
    party.disconnect(3);
    party.wait(1_000_000);
    assert_eq!(party.server.room.next_deadline(), None);
    party.connect(1);
    party.wait(0);
    assert!(party.clients[1].is_host());
    party.connect(3);
    party.assert_up_to_date();
}

#[test]
fn a_seat_is_taken_over_if_the_old_device_or_the_host_confirms() {
    let mut party = Party::seated(durak(3), 2, 7);
    party.start();
    let take_over = |party: &Party, client: usize, seat: usize| json!({ "type": "take-over", "seat": seat, "token": party.clients[client].token });
    let answer = |code: &Value, agree: bool| json!({ "type": "answer-take-over", "seat": 1, "code": code, "agree": agree });
    party.refused(0, take_over(&party, 3, 1), "already-seated");
    party.refused(3, take_over(&party, 3, 5), "no-such-seat");
    party.ok(3, take_over(&party, 3, 1));
    party.refused(4, take_over(&party, 4, 1), "take-over-pending");
    let code = party.clients[1].table["take_overs"][0]["code"].clone();
    assert_eq!(code.as_str().unwrap().len(), 4);
    let wrong_code = if code == "0000" { json!("0001") } else { json!("0000") };

    // The player is at the table, so not even the host can give the seat away.
    party.refused(0, answer(&code, true), "old-device-must-confirm");
    party.refused(1, answer(&wrong_code, true), "wrong-code");
    party.ok(1, answer(&code, false));
    party.refused(1, answer(&code, true), "nothing-to-answer");

    // After a refusal, nobody can ask for the seat for a while.
    party.refused(3, take_over(&party, 3, 1), "too-fast");
    party.refused(4, take_over(&party, 4, 1), "too-fast");
    party.wait(30_000);
    party.ok(3, take_over(&party, 3, 1));
    let code = party.clients[1].table["take_overs"][0]["code"].clone();
    party.ok(1, answer(&code, true));
    assert_eq!(party.clients[1].seat, None);
    party.connect(3);
    assert_eq!(party.clients[3].seat, Some(1));
    let hand = party.clients[3].game["view"]["hand"].clone();
    assert!(hand.is_array());
    // The old token is worth nothing now.
    party.connect(1);
    assert_eq!(party.clients[1].seat, None);

    // The host confirms for a player who is away.
    party.disconnect(3);
    party.ok(1, take_over(&party, 1, 1));
    let code = party.clients[0].table["take_overs"][0]["code"].clone();
    party.refused(2, answer(&code, true), "not-host");
    party.ok(0, answer(&code, true));
    party.connect(1);
    assert_eq!(party.clients[1].seat, Some(1));
    assert_eq!(party.clients[1].game["view"]["hand"], hand);

    // A request is forgotten after a while.
    party.ok(4, take_over(&party, 4, 2));
    party.wait(300_000);
    assert!(party.clients[0].table["take_overs"].is_null());
    party.assert_up_to_date();
}

/// The code to compare does not follow from the token, which the asking device chooses.
#[test]
fn each_request_for_a_seat_has_a_code_of_its_own() {
    let mut party = Party::seated(durak(2), 1, 7);
    party.start();
    let token = party.clients[2].token.clone();
    let mut codes = std::collections::BTreeSet::new();
    let mut askers = std::collections::BTreeSet::new();
    for _ in 0..20 {
        party.ok(2, json!({ "type": "take-over", "seat": 1, "token": token }));
        let request = party.clients[1].table["take_overs"][0].clone();
        codes.insert(request["code"].to_string());
        askers.insert(request["asker"].to_string());
        let code = &request["code"];
        party.ok(1, json!({ "type": "answer-take-over", "seat": 1, "code": code, "agree": false }));
        party.wait(30_000);
    }
    assert!(codes.len() > 10, "{codes:?}");
    assert_eq!(askers.len(), 1, "the asking device recognizes its request");
}

#[test]
fn a_client_that_reconnects_gets_everything_it_missed_in_order() {
    let mut options = durak(3);
    options.absence = kozyr_rooms::Absence::Never;
    let mut party = Party::seated(options, 1, 8);
    party.start();
    party.play(5);
    party.disconnect(3);
    let (notices, history) =
        (party.clients[3].notices.len(), party.clients[3].game["view"]["history"].clone());
    let history = history.as_array().unwrap().len();
    party.ok(0, json!({ "type": "react", "reaction": "sad" }));
    party.play(3);
    party.ok(1, json!({ "type": "react", "reaction": "happy" }));
    party.connect(3);
    let reactions: Vec<&Value> =
        party.clients[3].notices[notices..].iter().map(|notice| &notice["reaction"]).collect();
    assert_eq!(reactions, [&json!("sad"), &json!("happy")]);
    let welcome = &party.delivered.last().unwrap().1;
    assert_eq!(welcome["update"]["game"]["history_from"], history);
    party.assert_up_to_date();
    assert!(!party.clients[3].notices_lost);

    // After too many changes the older notices are gone, and the client is told so.
    party.disconnect(3);
    for _ in 0..100 {
        party.disconnect(2);
        party.connect(2);
    }
    party.connect(3);
    assert!(party.clients[3].notices_lost);
    party.assert_up_to_date();

    // A client that claims to have seen the future gets everything.
    party.disconnect(3);
    party.clients[3].seq = Some(1_000_000);
    let mut fresh = Client::new("fresh");
    let hello = party.clients[3].hello();
    let connection = party.server.accept();
    let sent = party.server.receive(connection, hello.to_string().as_bytes());
    fresh.receive(&sent[0].value());
    assert_eq!(fresh.game["history_from"], 0);
}

#[test]
fn other_versions_of_the_protocol_are_refused() {
    let mut party = Party::new(durak(2), 1, 9);
    for protocol in [0, 2] {
        party.refused(0, json!({ "type": "hello", "protocol": protocol }), "version");
    }
    party.refused(0, json!({ "type": "telepathy" }), "unknown-message");
    party.refused(0, json!({ "type": "hello" }), "malformed");
    // Unknown keys are ignored.
    party.ok(0, json!({ "type": "hello", "protocol": 1, "colour": "green" }));
}

#[test]
fn a_restarted_server_has_no_connections() {
    let mut party = Party::seated(durak(2), 0, 10);
    party.start();
    party.play(3);
    party.run(&Command::Restarted {});
    for client in &mut party.clients {
        client.connection = None;
    }
    let table = party.server.room.table();
    let table = serde_json::to_value(table).unwrap();
    for seat in table["seats"].as_array().unwrap() {
        assert!(seat["player"]["away_since"].is_u64());
    }
    party.connect(0);
    party.connect(1);
    party.assert_up_to_date();
    party.play_to_end();
}

#[test]
fn clients_accept_a_server_that_was_restored_from_a_backup() {
    let mut party = Party::seated(durak(2), 1, 12);
    party.start();
    party.play(3);
    let backup = party.server.log.clone();
    party.play(4);
    party.server.log = backup;
    party.server.room = Room::from_log(&party.server.log).unwrap();
    for client in &mut party.clients {
        client.connection = None;
    }
    party.run(&Command::Restarted {});
    for client in 0..3 {
        party.connect(client);
    }
    party.assert_up_to_date();
    party.play_to_end();
    party.assert_up_to_date();
}

#[test]
fn a_clock_that_is_turned_back_delays_nothing() {
    let mut party = Party::seated(durak(2), 0, 11);
    party.start();
    party.disconnect(1);
    party.wait(60_000);
    party.server.now -= 1_000_000_000;
    party.run(&Command::Tick {});
    assert_eq!(party.server.room.next_deadline(), Some(party.server.now + 120_000));
    party.wait(120_000);
    assert_eq!(party.clients[0].player(1)["stand_in_allowed"], true);
}
