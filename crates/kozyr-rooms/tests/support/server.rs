//! A server that keeps one room in memory.

use std::collections::BTreeSet;

use kozyr_rooms::{
    ClientFrame, Command, ConnectionId, Event, OutgoingMessage, Recipient, Rejection, Request,
    Room, RoomId, Secret, ServerMessage, TableOptions, Token, Transition,
};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::Value;

/// The time at which tests begin.
pub const START: u64 = 1_800_000_000_000;

/// A message on its way to a connection, as bytes.
#[derive(Clone, Debug)]
pub struct Sent {
    pub connection: ConnectionId,
    pub json: String,
}

impl Sent {
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.json).unwrap()
    }
}

/// A room with its log and the open connections.
pub struct Server {
    pub room: Room,
    pub log: Vec<Event>,
    pub now: u64,
    pub rng: ChaCha8Rng,
    /// The connections that have said hello.
    pub greeted: BTreeSet<ConnectionId>,
    connections: u64,
}

impl Server {
    pub fn new(options: TableOptions, seed: u64) -> Self {
        let opened = Room::open(RoomId::new("test-room").unwrap(), options, START).unwrap();
        Server {
            room: Room::from_log([&opened]).unwrap(),
            log: vec![opened],
            now: START,
            rng: ChaCha8Rng::seed_from_u64(seed),
            greeted: BTreeSet::new(),
            connections: 0,
        }
    }

    /// A new connection.
    pub fn accept(&mut self) -> ConnectionId {
        self.connections += 1;
        ConnectionId(self.connections)
    }

    /// A command for a frame from a connection.
    pub fn command(&mut self, connection: ConnectionId, frame: ClientFrame) -> Command {
        let fresh_token = Token::new(self.rng.random());
        Command::Client { connection, fresh_token, frame }
    }

    /// Reads a message from a client and answers it.
    pub fn receive(&mut self, connection: ConnectionId, bytes: &[u8]) -> Vec<Sent> {
        match ClientFrame::from_json(bytes) {
            Ok(frame) => {
                let command = self.command(connection, frame);
                self.run(&command)
            }
            Err((id, rejection)) => {
                let message = ServerMessage::Rejected { id, rejection };
                vec![Sent { connection, json: serde_json::to_string(&message).unwrap() }]
            }
        }
    }

    /// Runs a command without failures.
    pub fn run(&mut self, command: &Command) -> Vec<Sent> {
        match self.room.handle(command, self.now) {
            Ok(decision) => {
                self.append(&decision);
                let outgoing = self.room.commit(decision);
                self.route(outgoing)
            }
            Err(rejection) => self.refuse(command, &rejection),
        }
    }

    /// Stores the events of a decision.
    pub fn append(&mut self, decision: &Transition) {
        assert_eq!(self.log.len() as u64, self.room.seq());
        self.log.extend(decision.events().iter().cloned());
    }

    pub fn refuse(&mut self, command: &Command, rejection: &Rejection) -> Vec<Sent> {
        let outgoing = self.room.refuse(command, rejection);
        self.route(outgoing)
    }

    /// Addresses messages to connections.
    pub fn route(&mut self, outgoing: Vec<OutgoingMessage>) -> Vec<Sent> {
        let mut sent = Vec::new();
        for OutgoingMessage { to, message } in outgoing {
            let json = serde_json::to_string(&message).unwrap();
            match to {
                Recipient::Seat { seat, connection } => {
                    assert_eq!(self.room.seat_of(connection), Some(seat));
                    self.greeted.insert(connection);
                    sent.push(Sent { connection, json });
                }
                Recipient::Connection(connection) => {
                    if matches!(message, ServerMessage::Welcome { .. }) {
                        self.greeted.insert(connection);
                    }
                    sent.push(Sent { connection, json });
                }
                Recipient::Spectators => {
                    let is_spectator =
                        |connection: &&ConnectionId| self.room.seat_of(**connection).is_none();
                    for &connection in self.greeted.iter().filter(is_spectator) {
                        sent.push(Sent { connection, json: json.clone() });
                    }
                }
            }
        }
        sent
    }

    /// A random answer to a request of the room.
    pub fn answer(&mut self, request: &Request) -> Command {
        match request {
            Request::Entropy { match_number } => Command::Entropy {
                match_number: *match_number,
                secret: Secret::new(self.rng.random()),
            },
            Request::Decision { seat, turn, .. } => {
                let legal = self.room.record().unwrap().legal_actions();
                let action = legal.choose(&mut self.rng).unwrap().clone();
                Command::Decide { seat: *seat, turn: *turn, action }
            }
        }
    }

    /// Answers requests until there are none, and returns all messages.
    pub fn answer_requests(&mut self) -> Vec<Sent> {
        let mut sent = Vec::new();
        while let Some(request) = self.room.requests().first().cloned() {
            let command = self.answer(&request);
            let seq = self.room.seq();
            sent.extend(self.run(&command));
            assert!(self.room.seq() > seq, "the room refused the answer to {request:?}");
        }
        sent
    }
}
