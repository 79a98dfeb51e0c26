//! A server and its clients, with messages delivered at once and in order.

use kozyr_core::game::{Game, Seat};
use kozyr_rooms::{Command, GameView, PhaseName, TableOptions};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::{
    client::{Client, Received},
    server::{Sent, Server},
};

/// Names that do not look alike.
pub const NAMES: [&str; 8] =
    ["Anna", "Борис", "Chloé", "Дмитрий", "Eleni", "Фёдор", "Grzegorz", "Hüseyin"];

/// A server and its clients.
pub struct Party {
    pub server: Server,
    pub clients: Vec<Client>,
    /// All messages that were delivered, with the client.
    pub delivered: Vec<(usize, Value)>,
    pub rng: ChaCha8Rng,
}

impl Party {
    /// A server with connected clients that have no seats.
    pub fn new(options: TableOptions, clients: usize, seed: u64) -> Self {
        let server = Server::new(options, seed);
        let rng = rand_chacha::rand_core::SeedableRng::seed_from_u64(!seed);
        let mut party = Party { server, clients: Vec::new(), delivered: Vec::new(), rng };
        for name in &NAMES[..clients] {
            party.clients.push(Client::new(name));
            party.connect(party.clients.len() - 1);
        }
        party
    }

    /// A party whose first clients have all seats, and which is ready to start.
    pub fn seated(options: TableOptions, spectators: usize, seed: u64) -> Self {
        let seats = options.game.seats();
        let mut party = Party::new(options, seats + spectators, seed);
        for client in 0..seats {
            party.sit(client);
        }
        for client in 0..seats {
            party.ok(client, json!({ "type": "ready", "ready": true }));
        }
        party
    }

    /// Connects a client, which replaces its earlier connection.
    pub fn connect(&mut self, client: usize) {
        let connection = self.server.accept();
        self.clients[client].connect(connection);
        let hello = self.clients[client].hello();
        let sent = self.server.receive(connection, hello.to_string().as_bytes());
        self.deliver(sent);
    }

    /// Breaks a client's connection.
    pub fn disconnect(&mut self, client: usize) {
        let Some(connection) = self.clients[client].connection.take() else { return };
        self.server.greeted.remove(&connection);
        self.run(&Command::Disconnected { connection });
    }

    pub fn run(&mut self, command: &Command) {
        let sent = self.server.run(command);
        self.deliver(sent);
    }

    /// Lets time pass, in milliseconds, with a tick at each deadline.
    pub fn wait(&mut self, period: u64) {
        let end = self.server.now + period;
        while let Some(deadline) = self.server.room.next_deadline().filter(|&it| it <= end) {
            self.server.now = self.server.now.max(deadline);
            self.run(&Command::Tick {});
            let next = self.server.room.next_deadline();
            assert!(next.is_none_or(|next| next > self.server.now), "the tick left a deadline");
        }
        self.server.now = end;
    }

    pub fn deliver(&mut self, sent: Vec<Sent>) {
        for message in sent {
            let is_recipient = |client: &Client| client.connection == Some(message.connection);
            let Some(index) = self.clients.iter().position(is_recipient) else { continue };
            let value = message.value();
            let received = self.clients[index].receive(&value);
            assert_ne!(received, Received::Gap, "a gap without a network: {value}");
            self.delivered.push((index, value));
        }
    }

    /// Sends a request of a client and returns the answer: an acknowledgement or a refusal.
    pub fn say(&mut self, client: usize, message: Value) -> Value {
        let frame = self.clients[client].request(message);
        self.say_frame(client, &frame)
    }

    pub fn say_frame(&mut self, client: usize, frame: &Value) -> Value {
        let connection = self.clients[client].connection.expect("the client is connected");
        let answers = self.clients[client].answers.len();
        let sent = self.server.receive(connection, frame.to_string().as_bytes());
        self.deliver(sent);
        assert_eq!(self.clients[client].answers.len(), answers + 1, "one answer to {frame}");
        let (id, answer) = self.clients[client].answers.last().unwrap().clone();
        assert_eq!(json!(id), frame["id"]);
        answer
    }

    /// Sends a request that is accepted.
    #[track_caller]
    pub fn ok(&mut self, client: usize, message: Value) -> Value {
        let answer = self.say(client, message.clone());
        assert_eq!(answer["type"], "ack", "{message}: {answer}");
        answer
    }

    /// Sends a request that is refused with this code, and does not change the room.
    #[track_caller]
    pub fn refused(&mut self, client: usize, message: Value, code: &str) {
        let before = self.server.room.clone();
        let answer = self.say(client, message.clone());
        assert_eq!(answer["code"], code, "{message}: {answer}");
        assert_eq!(self.server.room, before);
    }

    #[track_caller]
    pub fn sit(&mut self, client: usize) {
        let Client { name, token, .. } = self.clients[client].clone();
        self.ok(client, json!({ "type": "sit", "name": name, "token": token }));
    }

    /// Answers the requests of the room.
    pub fn answer_requests(&mut self) {
        let sent = self.server.answer_requests();
        self.deliver(sent);
    }

    /// The client that plays a seat.
    pub fn client_on(&self, seat: Seat) -> Option<usize> {
        let connection = self.server.room.connection_of(seat)?;
        self.clients.iter().position(|client| client.connection == Some(connection))
    }

    /// The client of the host.
    pub fn host(&self) -> usize {
        self.clients.iter().position(Client::is_host).expect("a host is connected")
    }

    /// Starts a match and does everyone's part in the shuffle.
    pub fn start(&mut self) {
        self.ok(self.host(), json!({ "type": "start" }));
        self.shuffle();
    }

    /// Does everyone's part in the shuffle.
    pub fn shuffle(&mut self) {
        self.answer_requests();
        while self.server.room.phase() == PhaseName::Shuffling {
            let client = (0..self.clients.len()).find_map(|index| {
                let message = self.clients[index].shuffle_message(&mut self.rng)?;
                Some((index, message))
            });
            match client {
                Some((index, message)) => {
                    self.ok(index, message);
                }
                None => self.wait(10_000),
            }
        }
        self.answer_requests();
    }

    /// Plays a random action of the seat to act. Returns whether the match goes on.
    pub fn play_one(&mut self) -> bool {
        self.answer_requests();
        if self.server.room.phase() != PhaseName::Playing {
            return false;
        }
        let seat = self.server.room.record().unwrap().to_act().unwrap();
        let client = self.client_on(seat).expect("the player is connected");
        let action = self.clients[client].any_action(&mut self.rng).expect("a legal action");
        self.ok(client, action);
        self.answer_requests();
        self.server.room.phase() == PhaseName::Playing
    }

    /// The seat to act.
    pub fn to_act(&self) -> Option<Seat> {
        self.server.room.record()?.to_act()
    }

    /// Plays random actions to the end of the match.
    pub fn play_to_end(&mut self) {
        while self.play_one() {}
    }

    /// Plays at most this many random actions.
    pub fn play(&mut self, actions: usize) {
        for _ in 0..actions {
            if !self.play_one() {
                break;
            }
        }
    }

    /// A random connected client.
    pub fn any_client(&mut self) -> Option<usize> {
        let connected = |&index: &usize| self.clients[index].connection.is_some();
        let all: Vec<usize> = (0..self.clients.len()).filter(connected).collect();
        all.choose(&mut self.rng).copied()
    }

    /// Checks that every connected client knows what a client without any memory would be told.
    #[track_caller]
    pub fn assert_up_to_date(&mut self) {
        for index in 0..self.clients.len() {
            if let Some(connection) = self.clients[index].connection {
                assert_up_to_date(&mut self.server, &self.clients[index], connection);
            }
        }
    }
}

/// Checks that a client knows what a client without any memory would be told.
#[track_caller]
pub fn assert_up_to_date(
    server: &mut Server,
    client: &Client,
    connection: kozyr_rooms::ConnectionId,
) {
    let frame = serde_json::from_value(json!({ "type": "resync" })).unwrap();
    let command = server.command(connection, frame);
    let room = &server.room;
    let decision = room.handle(&command, server.now).unwrap();
    let sent = {
        let mut copy = room.clone();
        copy.commit(decision)
    };
    let update = sent.iter().rev().find_map(|message| {
        let value = serde_json::to_value(&message.message).unwrap();
        (value["type"] == "update" && !value["table"].is_null() && value["after"].is_null())
            .then_some(value)
    });
    let mut fresh = Client::new("fresh");
    fresh.receive(&update.expect("an update"));
    assert_eq!(client.seq, fresh.seq, "{}", client.name);
    assert_eq!(client.seat, fresh.seat, "{}", client.name);
    assert_eq!(client.table, fresh.table, "{}", client.name);
    // A finished match is not sent again when players change seats for the next one.
    if client.game["view"]["seat"] == fresh.game["view"]["seat"] {
        let without_base = |game: &Value| {
            let mut game = game.clone();
            if let Some(keys) = game.as_object_mut() {
                keys.remove("history_from");
            }
            game
        };
        assert_eq!(without_base(&client.game), without_base(&fresh.game), "{}", client.name);
    } else {
        assert_eq!(client.phase(), "finished");
    }
    assert_eq!(client.record, fresh.record, "{}", client.name);
    assert_own_client_agrees(client);
}

/// Checks that the crate's own client knows the same as the test's, and can rebuild the game.
#[track_caller]
fn assert_own_client_agrees(client: &Client) {
    let Some(own) = &client.own else { return };
    assert_eq!(own.seat().map(|seat| seat.index() as u64), client.seat);
    assert_eq!(serde_json::to_value(own.table()).unwrap(), client.table);
    assert_eq!(json!(own.record()), client.record);
    let Some(game) = own.game() else {
        assert!(client.game.is_null());
        return;
    };
    assert_eq!(serde_json::to_value(&game.view).unwrap(), client.game["view"]);
    assert_eq!(json!(game.legal), client.game["legal"]);
    match &game.view {
        GameView::Durak(view) => {
            let deal = view.to_game().unwrap();
            assert_eq!(deal.view(view.seat).snapshot(), **view);
        }
        GameView::Reversi(view) => {
            let game = view.game().unwrap();
            assert_eq!(game.view(view.seat).snapshot(), **view);
        }
        GameView::PublicDurak(_) | GameView::PublicReversi(_) => {}
    }
}
