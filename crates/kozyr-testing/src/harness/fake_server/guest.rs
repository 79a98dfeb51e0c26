//! People at a table of the [server in memory](FakeServer) who have no app.

use kozyr_core::game::Seat;
use kozyr_rooms::{ClientFrame, ClientMessage, Command, ConnectionId, Reaction, RequestId, Token};
use serde_json::json;

use super::{FakeServer, ServerState};

impl FakeServer {
    /// Another person takes the first open seat of the only room, and is ready.
    ///
    /// # Panics
    /// If the room refuses it.
    pub fn seat_guest(&self, name: &str) {
        let mut state = self.lock();
        let token = Token::new(state.bytes());
        let messages = [
            json!({ "type": "hello", "protocol": 1 }),
            json!({ "type": "sit", "name": name, "token": token }),
            json!({ "type": "ready", "ready": true }),
        ];
        let guest = state.say_as_other(None, &messages);
        state.guest = Some(guest);
    }

    /// The [guest](Self::seat_guest) reacts.
    ///
    /// # Panics
    /// If the room refuses it, or there is no guest.
    pub fn react_as_guest(&self, reaction: Reaction) {
        let mut state = self.lock();
        let guest = state.guest();
        state.say_as_other(Some(guest), &[json!({ "type": "react", "reaction": reaction })]);
    }

    /// The first legal actions are played for everyone until the [guest](Self::seat_guest) can ask to
    /// take one back, which the guest then does.
    ///
    /// # Panics
    /// If the guest never can, or there is no guest.
    pub fn ask_to_take_back_as_guest(&self) {
        let mut state = self.lock();
        let guest = state.guest();
        let name = state.only_room().0;
        while let Some(seat) = state.play_first_action(&name) {
            let room = &state.rooms[&name];
            let request = ClientMessage::TakeBack { turn: room.turn() };
            if room.seat_of(guest) == Some(seat) && state.say(&name, guest, request) {
                return;
            }
            state.answer_requests(&name);
        }
        panic!("the guest can take nothing back");
    }

    /// The [guest](Self::seat_guest) asks for the seat of another person on another device.
    ///
    /// # Panics
    /// If the room refuses it.
    pub fn ask_for_seat(&self, seat: Seat) {
        let mut state = self.lock();
        let token = Token::new(state.bytes());
        let messages = [
            json!({ "type": "hello", "protocol": 1 }),
            json!({ "type": "take-over", "seat": seat, "token": token }),
        ];
        state.say_as_other(None, &messages);
    }

    /// The first legal actions are played for everyone until the match is over, as from another window
    /// for those who have lost their connection.
    ///
    /// # Panics
    /// If the room refuses a legal action.
    pub fn play_to_end(&self) {
        let mut state = self.lock();
        let name = state.only_room().0;
        while state.play_first_action(&name).is_some() {
            state.answer_requests(&name);
        }
    }
}

impl ServerState {
    /// The connection of the guest.
    fn guest(&self) -> ConnectionId {
        self.guest.expect("a guest sits there")
    }

    /// Plays the first legal action for the person to act; returns the person's seat. `None` if there
    /// is no match, or it is over.
    fn play_first_action(&mut self, name: &str) -> Option<Seat> {
        let room = &self.rooms[name];
        let record = room.record()?;
        let seat = record.to_act()?;
        let action = record.legal_actions().swap_remove(0);
        let message = ClientMessage::Act { turn: room.turn(), action };
        let mut connections = self.connections.keys().copied().chain(self.guest);
        let connection = connections.find(|&connection| room.seat_of(connection) == Some(seat));
        let connection = connection.unwrap_or_else(|| {
            let token = self.tokens[&seat];
            self.say_as_other(None, &[json!({ "type": "hello", "protocol": 1, "token": token })])
        });
        let is_accepted = self.say(name, connection, message);
        assert!(is_accepted, "the room refuses a legal action");
        Some(seat)
    }

    /// Sends a message on a connection to a room, and ignores the answer; returns whether the room
    /// accepts it.
    fn say(&mut self, name: &str, connection: ConnectionId, message: ClientMessage) -> bool {
        let fresh_token = Token::new(self.bytes());
        let id = RequestId::new(format!("guest-{}", self.count)).expect("a short name");
        let frame = ClientFrame { id: Some(id), message };
        self.run(name, &Command::Client { connection, fresh_token, frame })
    }
}
