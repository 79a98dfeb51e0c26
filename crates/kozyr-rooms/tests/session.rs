//! The session of a client: what it sends, when it connects, and what it tells.

use kozyr_core::game::Seat;
use kozyr_rooms::{
    ClientMessage, PlayerInfo, Reaction, RejectionCode, UnseatedReason,
    session::{
        Answer, CloseFrame, GiveUpReason, Output, SessionEvent, SessionRequest, SessionStatus,
        ShuffleVerdict,
    },
};
use serde_json::{Value, json};

use crate::support::{
    device::{Device, Table},
    server::Sent,
};

#[test]
fn a_token_is_stored_before_it_takes_a_seat() {
    let mut table = Table::new(1);
    // The player asks before there is a connection.
    let id = table.devices[0].request(SessionRequest::Sit { seat: None, name: "Anna".into() });
    let mut order = Vec::new();
    let connection = table.server.accept();
    assert_eq!(table.devices[0].session.next_output(), Some(Output::Connect));
    table.devices[0].session.connected(5);
    let mut is_done = false;
    while !is_done {
        is_done = true;
        while let Some(output) = table.devices[0].session.next_output() {
            is_done = false;
            match output {
                Output::Send(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    order.push(message["type"].as_str().unwrap().to_owned());
                    for sent in table.server.receive(connection, text.as_bytes()) {
                        table.devices[0].session.received(&sent.json, 10);
                    }
                }
                Output::Remember(_) => order.push("remember".into()),
                Output::Event(SessionEvent::Answered { id: answered, answer, .. }) => {
                    assert_eq!(answered.as_str(), id);
                    assert!(matches!(answer, Answer::Accepted { .. }));
                    order.push("answered".into());
                }
                _ => {}
            }
        }
    }
    assert_eq!(order, ["hello", "remember", "sit", "answered"]);
    assert!(table.devices[0].session.room().seat().is_some());
}

#[test]
fn an_unanswered_request_is_repeated_with_its_name_after_reconnecting() {
    let mut table = Table::new(1);
    table.connect(0);
    table.loses_answers = true;
    let id = table.sit(0, "Anna");
    assert_eq!(table.devices[0].session.pending().count(), 1);
    assert_eq!(table.devices[0].answer(&id), None);
    table.disconnect(0);
    table.loses_answers = false;
    table.connect(0);
    assert!(matches!(table.devices[0].answer(&id), Some(Answer::Accepted { .. })));
    let sent = table.devices[0].sent_of("sit");
    assert_eq!(sent.len(), 2);
    assert_eq!(sent[0], sent[1]);
    assert_eq!(sent[0]["id"], json!(id));
    assert_eq!(table.devices[0].session.pending().count(), 0);
    let people = table.server.room.table().seats;
    let people = serde_json::to_value(people).unwrap();
    assert_eq!(people[0]["player"]["name"], "Anna");
    assert_eq!(people[1]["player"]["kind"], "open");
}

#[test]
fn an_action_chosen_without_a_connection_is_played_once() {
    let mut table = Table::dealt();
    let (index, action) = table.next_action().unwrap();
    table.disconnect(index);
    let turn = table.server.room.turn();
    let id = table.ask(index, action);
    assert_eq!(table.devices[index].session.pending().count(), 1);
    assert_eq!(table.server.room.turn(), turn);
    table.connect(index);
    let answer = table.devices[index].answer(&id);
    assert_eq!(answer, Some(Answer::Accepted { turn: Some(turn + 1) }));
    assert_eq!(table.server.room.turn(), turn + 1);
}

#[test]
fn an_action_whose_answer_is_lost_is_played_once() {
    let mut table = Table::dealt();
    let (index, action) = table.next_action().unwrap();
    let turn = table.server.room.turn();
    table.loses_answers = true;
    let id = table.ask(index, action);
    assert_eq!(table.server.room.turn(), turn + 1);
    table.disconnect(index);
    table.loses_answers = false;
    table.connect(index);
    assert!(matches!(table.devices[index].answer(&id), Some(Answer::Accepted { .. })));
    assert_eq!(table.server.room.turn(), turn + 1);
}

#[test]
fn an_action_that_came_too_late_is_reported_as_undone() {
    let mut table = Table::dealt();
    let (index, action) = table.next_action().unwrap();
    table.disconnect(index);
    let id = table.ask(index, action.clone());
    // The player also plays on another window of the device, and takes its action there.
    let memory = table.devices[index].memory.clone();
    table.devices.push(Device::with_memory(9, memory));
    table.connect(2);
    table.ask(2, action);
    let turn = table.server.room.turn();
    table.disconnect(2);
    table.connect(index);
    match table.devices[index].answer(&id) {
        Some(Answer::Refused { code: Some(RejectionCode::Stale), message }) => {
            assert!(!message.is_empty());
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(table.server.room.turn(), turn);
    assert_eq!(table.devices[index].session.room().game().unwrap().turn, turn);
}

#[test]
fn a_reaction_is_for_the_moment() {
    let mut table = Table::dealt();
    let react = ClientMessage::React { reaction: Reaction::Happy };
    let id = table.ask(0, react.clone());
    assert!(matches!(table.devices[0].answer(&id), Some(Answer::Accepted { .. })));
    table.loses_answers = true;
    let unanswered = table.ask(0, react.clone());
    table.disconnect(0);
    assert_eq!(table.devices[0].answer(&unanswered), Some(Answer::Dropped));
    let offline = table.ask(0, react);
    assert_eq!(table.devices[0].answer(&offline), Some(Answer::Dropped));
    table.loses_answers = false;
    table.connect(0);
    assert_eq!(table.devices[0].sent_of("react").len(), 2);
}

#[test]
fn a_refused_request_is_not_repeated() {
    let mut table = Table::ready();
    let id = table.ask(1, ClientMessage::Start {});
    assert!(matches!(
        table.devices[1].answer(&id),
        Some(Answer::Refused { code: Some(RejectionCode::NotHost), .. })
    ));
    table.disconnect(1);
    table.connect(1);
    assert_eq!(table.devices[1].sent_of("start").len(), 1);
    let text = "x".repeat(10_000);
    let id = table.sit(1, &text);
    let answer = table.devices[1].answer(&id);
    let is_too_long = |code| code == Some(RejectionCode::TooLong);
    assert!(matches!(answer, Some(Answer::Refused { code, .. }) if is_too_long(code)));
}

#[test]
fn the_status_says_since_when_there_is_no_connection() {
    let mut table = Table::new(1);
    assert_eq!(
        table.devices[0].session.status(),
        SessionStatus::Connecting { since: 0, next_attempt: None }
    );
    table.connect(0);
    assert_eq!(table.devices[0].session.status(), SessionStatus::Connected);
    table.wait(1_000);
    table.disconnect(0);
    let SessionStatus::Reconnecting { since: 1_000, next_attempt: Some(at) } =
        table.devices[0].session.status()
    else {
        panic!("{:?}", table.devices[0].session.status());
    };
    // The network is down.
    table.devices[0].wait_to_connect();
    assert_eq!(table.devices[0].now, at);
    let now = at + 50;
    table.devices[0].session.disconnected(None, now);
    assert!(matches!(
        table.devices[0].session.status(),
        SessionStatus::Reconnecting { since: 1_000, next_attempt: Some(later) } if later > now
    ));
    // The player does not want to wait.
    table.devices[0].session.reconnect(now);
    table.devices[0].now = now;
    table.connect(0);
    assert_eq!(table.devices[0].session.status(), SessionStatus::Connected);
}

/// The delays between the attempts of a session that cannot connect.
fn delays(number: u8) -> Vec<u64> {
    let mut device = Device::new(number);
    let mut delays = Vec::new();
    for _ in 0..12 {
        device.wait_to_connect();
        device.wants_to_connect = false;
        device.session.disconnected(None, device.now);
        delays.push(device.session.wake_at().unwrap() - device.now);
    }
    delays
}

#[test]
fn delays_between_attempts_grow_and_differ_between_devices() {
    for number in 0..50 {
        let delays = delays(number);
        assert!(delays[0] <= 1_000, "{delays:?}");
        assert!(delays[1..].iter().all(|delay| (500..=30_000).contains(delay)), "{delays:?}");
        assert!(delays[8..].iter().all(|delay| *delay >= 15_000), "{delays:?}");
    }
    assert_ne!(delays(1), delays(2));
    assert_eq!(delays(1), delays(1));
}

#[test]
fn a_server_that_fails_after_each_welcome_is_not_overrun() {
    let mut table = Table::new(1);
    for _ in 0..20 {
        table.connect(0);
        table.disconnect(0);
    }
    assert!(table.devices[0].now > 120_000, "20 attempts in {} ms", table.devices[0].now);
    // A connection that lasts ends the waiting.
    table.connect(0);
    table.wait(30_000);
    let before = table.devices[0].now;
    table.disconnect(0);
    assert!(table.devices[0].session.wake_at().unwrap() <= before + 1_000);
}

#[test]
fn a_session_gives_up_when_the_server_does_not_want_it() {
    for code in [1003, 1008, 1009, 4004, 4029, 4099] {
        let mut table = Table::dealt();
        let (index, action) = table.next_action().unwrap();
        table.loses_answers = true;
        let id = table.ask(index, action);
        table.close(index, Some(code));
        let frame = CloseFrame { code, reason: "reason".into() };
        let status = table.devices[index].session.status();
        assert_eq!(status, SessionStatus::GivenUp(GiveUpReason::Closed(frame)));
        assert_eq!(table.devices[index].session.wake_at(), None);
        assert_eq!(table.devices[index].answer(&id), Some(Answer::Dropped));
        let later = table.ask(index, ClientMessage::Return {});
        assert_eq!(table.devices[index].answer(&later), Some(Answer::Dropped));
    }
    for code in [1000, 1001, 1006, 1011, 4000, 4001] {
        let mut table = Table::new(1);
        table.connect(0);
        table.close(0, Some(code));
        table.connect(0);
        assert_eq!(table.devices[0].session.status(), SessionStatus::Connected);
    }
}

#[test]
fn the_newest_window_plays_and_the_older_one_waits_for_the_player() {
    let mut table = Table::dealt();
    table.devices.push(Device::with_memory(9, table.devices[0].memory.clone()));
    table.connect(2);
    let old = &mut table.devices[0];
    assert_eq!(old.session.status(), SessionStatus::GivenUp(GiveUpReason::Replaced));
    assert!(old.events.contains(&SessionEvent::Unseated(UnseatedReason::Replaced)));
    assert_eq!((old.connection, old.session.wake_at()), (None, None));
    assert_eq!(table.devices[2].session.room().seat(), Some(Seat::new(0)));
    // The player presses a button in the older window.
    let now = table.devices[0].now;
    table.devices[0].session.reconnect(now);
    table.connect(0);
    assert_eq!(table.devices[0].session.status(), SessionStatus::Connected);
    assert_eq!(table.devices[2].session.status(), SessionStatus::GivenUp(GiveUpReason::Replaced));
}

#[test]
fn a_late_message_about_a_lost_seat_does_not_take_the_new_one() {
    let mut table = Table::ready();
    let connection = table.devices[0].connection.unwrap();
    let removal = json!({ "type": "remove", "seat": 1 });
    let sent = table.server.receive(connection, removal.to_string().as_bytes());
    let of_boris = |sent: &&Sent| sent.value()["type"] == "unseated";
    let unseated = sent.iter().find(of_boris).unwrap().json.clone();
    table.deliver(sent);
    table.settle();
    let count = |table: &Table| {
        let is_unseated = |event: &&SessionEvent| matches!(event, SessionEvent::Unseated(_));
        table.devices[1].events.iter().filter(is_unseated).count()
    };
    assert_eq!(count(&table), 1);

    table.sit(1, "Boris");
    let now = table.devices[1].now;
    table.devices[1].session.received(&unseated, now);
    table.settle();
    assert_eq!(table.devices[1].session.room().seat(), Some(Seat::new(1)));
    assert_eq!(count(&table), 1);
}

#[test]
fn a_client_that_is_refused_finds_out_what_it_has_missed() {
    let mut table = Table::ready();
    let host_is_ready = |table: &Table| {
        let seats = &table.devices[1].session.room().table().unwrap().seats;
        matches!(seats[0].player, PlayerInfo::Person { ready: true, .. })
    };
    table.loses_answers = true;
    table.ask(0, ClientMessage::Ready { ready: false });
    table.loses_answers = false;
    assert!(host_is_ready(&table), "Boris has missed that Anna is no longer ready");
    // Only the host may start a match.
    let id = table.ask(1, ClientMessage::Start {});
    assert!(matches!(table.devices[1].answer(&id), Some(Answer::Refused { .. })));
    assert!(!host_is_ready(&table));
}

#[test]
fn another_version_of_the_protocol_is_recognised() {
    let version = json!({ "type": "rejected", "code": "version", "message": "Reload the page." });
    let mut newer = json!({
        "type": "welcome", "protocol": 2,
        "update": { "after": null, "seq": 1, "at": 0, "seat": null }
    });
    let mut unreadable = newer.clone();
    unreadable["protocol"] = json!(1);
    unreadable["update"]["seq"] = json!("one");
    for message in [version, newer.take(), unreadable, json!("text"), json!({ "type": 5 })] {
        let mut device = Device::new(0);
        device.session.connected(1);
        device.session.received(&message.to_string(), 2);
        let status = device.session.status();
        assert_eq!(status, SessionStatus::GivenUp(GiveUpReason::Incompatible), "{message}");
    }
}

#[test]
fn what_a_newer_server_adds_is_ignored() {
    let mut table = Table::new(2);
    table.devices[0].tamper = |message| {
        let is_update = message["type"] == "update";
        let update = if is_update { Some(&mut *message) } else { message.get_mut("update") };
        if let Some(update) = update {
            update["weather"] = json!("fine");
            if let Some(notices) = update.get_mut("notices").and_then(Value::as_array_mut) {
                notices.insert(0, json!({ "seq": 1, "kind": "danced", "seat": 0 }));
            }
        }
        if message["type"] == "rejected" {
            message["code"] = json!("too-late-at-night");
        }
    };
    table.connect(0);
    table.devices[0].session.received(r#"{"type": "weather", "is": "fine"}"#, 1);
    table.sit(0, "Anna");
    table.connect(1);
    table.sit(1, "Boris");
    assert_eq!(table.devices[0].session.status(), SessionStatus::Connected);
    let names: Vec<String> = table.devices[0]
        .events
        .iter()
        .filter_map(|event| match event {
            SessionEvent::Notice(notice) => Some(serde_json::to_value(notice).unwrap()),
            _ => None,
        })
        .filter(|notice| notice["kind"] == "sat")
        .map(|notice| notice["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(names.last().unwrap(), "Boris");
    let id = table.ask(0, ClientMessage::Start {});
    match table.devices[0].answer(&id) {
        Some(Answer::Refused { code: None, message }) => assert!(!message.is_empty()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_dead_connection_is_replaced() {
    // The hello is not answered.
    let mut table = Table::new(1);
    table.loses_answers = true;
    table.connect(0);
    table.wait(16_000);
    assert_eq!(table.devices[0].connection, None);
    table.loses_answers = false;
    table.connect(0);
    // A request is not answered.
    table.loses_answers = true;
    table.sit(0, "Anna");
    table.wait(16_000);
    assert_eq!(table.devices[0].connection, None);
    table.loses_answers = false;
    table.connect(0);
    assert!(table.devices[0].session.room().seat().is_some());
    // Silence is only a reason to ask.
    table.wait(50_000);
    assert_eq!(table.devices[0].sent_of("resync").len(), 1);
    assert_eq!(table.devices[0].session.status(), SessionStatus::Connected);
    // It asks less often while nothing happens.
    table.wait(50_000);
    assert_eq!(table.devices[0].sent_of("resync").len(), 1);
    table.loses_answers = true;
    table.wait(50_000);
    assert_eq!(table.devices[0].sent_of("resync").len(), 2);
    assert!(table.devices[0].connection.is_some());
    table.wait(16_000);
    assert_eq!(table.devices[0].connection, None);
    table.loses_answers = false;
    table.connect(0);
    // The app comes to the foreground.
    table.loses_answers = true;
    let now = table.devices[0].now;
    table.devices[0].session.reconnect(now);
    table.settle();
    assert_eq!(table.devices[0].sent_of("resync").len(), 3);
    table.wait(16_000);
    assert_eq!(table.devices[0].connection, None);
    // Opening the connection takes forever.
    table.devices[0].wait_to_connect();
    table.devices[0].wants_to_connect = false;
    table.wait(21_000);
    table.devices[0].wait_to_connect();
}

#[test]
fn a_missed_update_is_asked_for() {
    let mut table = Table::ready();
    table.loses_answers = true;
    table.ask(1, ClientMessage::Ready { ready: false });
    table.loses_answers = false;
    assert_eq!(table.devices[0].sent_of("resync").len(), 0);
    table.ask(0, ClientMessage::React { reaction: Reaction::Happy });
    assert_eq!(table.devices[0].sent_of("resync").len(), 1);
    let room = &table.server.room;
    let [anna, ..] = &table.devices[..] else { panic!() };
    assert_eq!(*anna.session.room().table().unwrap(), room.table());
}

#[test]
fn a_seat_is_taken_to_another_device() {
    let mut table = Table::dealt();
    table.devices.push(Device::new(7));
    table.connect(2);
    table.ask(2, SessionRequest::TakeOver { seat: Seat::new(1) });
    let code = table.devices[2].session.confirmation_code().expect("a code to show").to_owned();
    let request = table.devices[1].session.room().table().unwrap().take_overs[0].clone();
    assert_eq!(request.code, code);
    // A device that asks in vain does not show the code of another one's request.
    table.devices.push(Device::new(8));
    table.connect(3);
    table.ask(3, SessionRequest::TakeOver { seat: Seat::new(1) });
    assert_eq!(table.devices[3].session.confirmation_code(), None);
    table.ask(1, ClientMessage::AnswerTakeOver { seat: request.seat, code, agree: true });
    assert_eq!(table.devices[2].session.room().seat(), Some(request.seat));
    assert_eq!(table.devices[2].session.confirmation_code(), None);
    assert_eq!(table.devices[1].session.room().seat(), None);
    assert!(table.devices[1].events.contains(&SessionEvent::Unseated(UnseatedReason::TakenOver)));
    table.play();
    assert_eq!(table.devices[0].verdict(), Some(ShuffleVerdict::TookPart));
    assert_eq!(table.devices[2].verdict(), Some(ShuffleVerdict::Watched));
}
