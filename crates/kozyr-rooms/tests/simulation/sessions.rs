//! The sessions of honest people in a simulation.

use std::collections::BTreeSet;

use kozyr_rooms::{
    Change, ClientMessage, RejectionCode, RequestId,
    session::{
        Answer, Output, Session, SessionEvent, SessionRequest, SessionStatus, ShuffleVerdict,
    },
};
use rand::RngExt;
use serde_json::{Value, json};

use super::{
    actor::{Actor, Role},
    world::{Item, World},
};

impl World {
    /// Starts a session for each honest person.
    pub(super) fn start_sessions(&mut self) {
        for index in 0..self.actors.len() {
            if self.actors[index].is_honest() {
                self.start_session(index);
            }
        }
    }

    /// Starts a session with what the device has stored.
    fn start_session(&mut self, index: usize) {
        let entropy = self.rng.random();
        let memory = self.actors[index].memory.clone();
        self.actors[index].session = Some(Session::new(memory, entropy, self.time));
        self.carry_out(index);
    }

    /// Calls a session and carries out what it wants.
    pub(super) fn with_session(&mut self, index: usize, call: impl FnOnce(&mut Session)) {
        call(self.actors[index].session.as_mut().expect("an honest person"));
        self.carry_out(index);
    }

    fn carry_out(&mut self, index: usize) {
        while let Some(output) = self.session(index).next_output() {
            match output {
                Output::Connect => {
                    self.attempts += 1;
                    let attempt = self.attempts;
                    self.actors[index].attempt = Some(attempt);
                    let delay = self.rng.random_range(20..300);
                    self.schedule(delay, Item::Connect { actor: index, attempt });
                }
                Output::Close => self.close(index),
                Output::Remember(memory) => self.actors[index].memory = memory,
                Output::Send(text) => self.transmit(index, &text),
                Output::Event(event) => self.observe(index, event),
            }
        }
        if let Some(at) = self.session(index).wake_at() {
            let at = at.max(self.time + 1);
            let scheduled = self.actors[index].session_wakes_at;
            if scheduled.is_none_or(|earlier| at < earlier) {
                self.actors[index].session_wakes_at = Some(at);
                self.schedule(at - self.time, Item::WakeSession(index));
            }
        }
    }

    fn session(&mut self, index: usize) -> &mut Session {
        self.actors[index].session.as_mut().expect("an honest person")
    }

    /// An attempt to connect ends.
    pub(super) fn connect(&mut self, index: usize, attempt: u64) {
        if self.actors[index].attempt != Some(attempt) {
            return;
        }
        self.actors[index].attempt = None;
        let time = self.time;
        if !self.is_up {
            return self.with_session(index, |session| session.disconnected(None, time));
        }
        let connection = self.server.accept();
        self.open.insert(connection);
        self.actors[index].client.connect(connection);
        self.with_session(index, |session| session.connected(time));
    }

    /// Closes the client's end of a connection. The server may notice at once or much later.
    fn close(&mut self, index: usize) {
        self.actors[index].attempt = None;
        let Some(connection) = self.actors[index].client.connection.take() else { return };
        let delay = if self.rng.random() { 50 } else { self.rng.random_range(0..60_000) };
        self.schedule(delay, Item::ServerCloses(connection));
    }

    /// Breaks a connection.
    pub(super) fn lose_connection(&mut self, index: usize) {
        if self.actors[index].client.connection.is_none() {
            return;
        }
        self.close(index);
        if self.actors[index].session.is_some() {
            let time = self.time;
            self.with_session(index, |session| session.disconnected(None, time));
        }
    }

    /// Checks what a session tells.
    fn observe(&mut self, index: usize, event: SessionEvent) {
        match event {
            SessionEvent::Answered { id, request, answer } => {
                self.wake_in(300, index);
                if let SessionRequest::Message(ClientMessage::Act { .. }) = request {
                    if let Answer::Accepted { .. } = answer {
                        self.counts.acknowledged += 1;
                        assert!(self.is_in_log(&id), "{id} was acknowledged");
                    }
                    let earlier = self.taps.insert(id, answer);
                    assert_eq!(earlier, None, "a second answer");
                }
            }
            SessionEvent::ShuffleChecked(report) => {
                assert!(!matches!(report.verdict, ShuffleVerdict::Wrong(_)), "{report:?}");
            }
            SessionEvent::StatusChanged => {
                let status = self.session(index).status();
                assert!(!matches!(status, SessionStatus::GivenUp(_)), "{status:?}");
            }
            _ => {}
        }
    }

    fn is_in_log(&self, id: &RequestId) -> bool {
        self.server.log.iter().rev().any(
            |event| matches!(&event.change, Change::Acted { id: Some(logged), .. } if logged == id),
        )
    }

    /// A person looks at the screen and asks for something.
    pub(super) fn look_at_the_screen(&mut self, index: usize) {
        if self.actors[index].lost_seat.is_some()
            && let Some(code) = self.session(index).confirmation_code()
        {
            // The person tells the others the code that the new device shows.
            let code = code.to_owned();
            self.codes.push(code);
            self.codes.dedup();
        }
        let is_connected = self.session(index).status() == SessionStatus::Connected;
        if self.session(index).pending().next().is_some()
            || (!is_connected && self.rng.random_ratio(1, 2))
        {
            return;
        }
        let (time, actor) = (self.time, &mut self.actors[index]);
        let request = actor.next_request(time, self.matches, &self.codes, &mut self.rng);
        let Some(mut message) = request else { return };
        if message["type"] == "act" {
            message["id"] = json!("any");
            if !is_connected {
                self.counts.offline_taps += 1;
            }
        }
        let message: ClientMessage = serde_json::from_value(message).unwrap();
        self.with_session(index, |session| {
            session.request(message, time);
        });
    }

    /// Breaks a connection or restarts a device from time to time, and once takes the person to
    /// another one.
    pub(super) fn disturb(&mut self, index: usize) {
        if self.fails(80) {
            self.counts.broken_connections += 1;
            self.lose_connection(index);
        } else if self.fails(200) {
            self.counts.restarted_devices += 1;
            let token = self.actors[index].client.token.clone();
            let name = self.actors[index].client.name.clone();
            self.replace_client(index, &name);
            self.actors[index].client.token = token;
            self.start_session(index);
        } else if self.fails(300)
            && !self.has_switched_device
            && self.actors[index].role == Role::Player
            && !self.actors[index].client.is_host()
            && let Some(seat) = self.actors[index].client.seat
            && self.actors[index].client.phase() == "playing"
        {
            self.has_switched_device = true;
            let name = format!("{} again", self.actors[index].client.name);
            self.replace_client(index, &name);
            self.actors[index].lost_seat = Some(seat);
            self.actors[index].memory = Default::default();
            self.start_session(index);
        }
    }

    /// Loses everything that a client knows.
    fn replace_client(&mut self, index: usize, name: &str) {
        self.close(index);
        let old = &self.actors[index];
        let mut actor = Actor::new(old.role, name);
        actor.memory = old.memory.clone();
        actor.client.own = actor.client.own.filter(|_| old.client.own.is_some());
        (actor.wakes_at, actor.session_wakes_at) = (old.wakes_at, old.session_wakes_at);
        actor.lost_seat = old.lost_seat;
        self.actors[index] = actor;
    }

    /// Checks that each tap was played once, or reported as undone.
    pub(super) fn check_taps(&mut self, logged: &BTreeSet<RequestId>) {
        for (id, answer) in &self.taps {
            match answer {
                Answer::Accepted { .. } => assert!(logged.contains(id), "{id} was lost"),
                Answer::Refused { code, .. } => {
                    assert!(!logged.contains(id), "{id} was refused and played");
                    self.counts.undone_taps += usize::from(*code == Some(RejectionCode::Stale));
                }
                Answer::Dropped => panic!("{id} was dropped"),
            }
        }
    }

    /// Checks what a session knows in the end.
    pub(super) fn check_session(&mut self, index: usize) {
        let actor = &self.actors[index];
        let session = actor.session.as_ref().expect("an honest person");
        let room = session.room();
        assert_eq!(room.seat().map(|seat| seat.index() as u64), actor.client.seat);
        assert_eq!(serde_json::to_value(room.table()).unwrap(), actor.client.table);
        assert_eq!(json!(room.record()), actor.client.record);
        let view = room.game().map(|game| serde_json::to_value(&game.view).unwrap());
        assert_eq!(json!(view), *actor.client.game.get("view").unwrap_or(&Value::Null));
        let people = &actor.client.record["shuffle"]["people"];
        let Some(report) = session.shuffle_report() else {
            assert!(people.is_null());
            return;
        };
        let own =
            people.as_array().unwrap().iter().find(|it| json!(actor.client.seat) == it["seat"]);
        if report.verdict == ShuffleVerdict::TookPart {
            assert!(own.unwrap()["secret"].is_string());
            self.counts.proven_shuffles += 1;
        }
    }
}
