//! A server of tables in memory, for apps in the same test.

mod guest;

use std::{
    collections::{BTreeMap, VecDeque},
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use bevy::prelude::*;
use kozyr_core::game::{Game, Seat};
use kozyr_durak::Durak;
use kozyr_platform::network::{
    CloseReason, CurrentNetwork, HttpRequest, HttpResponse, Network, NetworkError, PendingResponse,
    SocketEvent, Wake, WebSocket,
};
use kozyr_rooms::{
    ClientFrame, ClientMessage, Command, ConnectionId, PhaseName, Recipient, Request, Room, RoomId,
    Secret, ServerMessage, TableOptions, Token,
};

use kozyr_table::session::{Session, SubmitAction};
use kozyr_tables::joined_table::JoinedTable;
use serde_json::json;

use super::test_app::{TestApp, open_exclusively};

/// A server of tables in memory. Clones are the same server.
#[derive(Clone, Default)]
pub struct FakeServer(Arc<Mutex<ServerState>>);

/// The address of the server.
pub const FAKE_SERVER: &str = "https://tables.example";

/// The time of the server at the first message, in milliseconds since 1970.
const START: u64 = 1_800_000_000_000;

/// What the server knows.
#[derive(Default)]
struct ServerState {
    /// The rooms, by name, with their codes.
    rooms: BTreeMap<String, Room>,
    /// The connections that are open.
    connections: BTreeMap<ConnectionId, OpenConnection>,
    /// The number of connections so far, also the source of random bytes.
    count: u64,
    /// Whether the server cannot be reached.
    is_down: bool,
    /// The tokens of the seats.
    tokens: BTreeMap<Seat, Token>,
    /// How often an app has asked in vain during a shuffle.
    waits: u32,
    /// The time skipped because everybody waited, in milliseconds.
    skipped: u64,
    /// The connection of a person who is not an app.
    guest: Option<ConnectionId>,
}

/// A connection that is open.
struct OpenConnection {
    room: String,
    /// Whether the client has said hello.
    is_greeted: bool,
    /// The events that the client has not received yet, oldest first.
    events: VecDeque<SocketEvent>,
}

impl FakeServer {
    /// A server whose random bytes and room names differ from those of [`FakeServer::default`].
    pub fn second() -> Self {
        let state = ServerState { count: 1007, ..ServerState::default() };
        FakeServer(Arc::new(Mutex::new(state)))
    }

    fn lock(&self) -> MutexGuard<'_, ServerState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Breaks all connections. While the server is down, none can be opened.
    pub fn set_down(&self, is_down: bool) {
        let mut state = self.lock();
        state.is_down = is_down;
        if is_down {
            let broken: Vec<ConnectionId> = state.connections.keys().copied().collect();
            broken.into_iter().for_each(|connection| state.disconnect(connection));
        }
    }

    /// The only room.
    ///
    /// # Panics
    /// If there is none, or more than one.
    pub fn room(&self) -> Room {
        self.lock().only_room().1.clone()
    }

    /// The code of the only room.
    ///
    /// # Panics
    /// If there is none, or more than one.
    pub fn code(&self) -> String {
        code_of(&self.lock().only_room().0)
    }

    /// Plays an action for a seat that has lost its connection, as another window of the same device
    /// would, and closes that window again.
    ///
    /// # Panics
    /// If the room refuses it.
    pub fn play_offline(&self, seat: Seat, action: &str) {
        let mut state = self.lock();
        let token = state.tokens.get(&seat).copied().expect("the seat was taken");
        let turn = state.only_room().1.turn();
        let connection = state.say_as_other(
            None,
            &[
                json!({ "type": "hello", "protocol": 1, "token": token }),
                json!({ "id": format!("o{turn}"), "type": "act", "turn": turn, "action": action }),
            ],
        );
        let name = state.only_room().0;
        state.run(&name, &Command::Disconnected { connection });
        state.answer_requests(&name);
    }

    /// The number of connections and requests so far.
    pub fn connections_ever(&self) -> u64 {
        self.lock().count
    }
}

/// The code of a room: its first letters.
fn code_of(room: &str) -> String {
    room.chars().filter(char::is_ascii_alphabetic).take(6).collect::<String>().to_uppercase()
}

impl ServerState {
    /// The only room with its name.
    fn only_room(&self) -> (String, &Room) {
        assert_eq!(self.rooms.len(), 1, "there is one room");
        let (name, room) = self.rooms.iter().next().expect("there is one room");
        (name.clone(), room)
    }

    /// Sends messages to the only room on a connection that no app has, new if `None`.
    fn say_as_other(
        &mut self,
        connection: Option<ConnectionId>,
        messages: &[serde_json::Value],
    ) -> ConnectionId {
        let name = self.only_room().0;
        self.count += 1;
        let connection = connection.unwrap_or(ConnectionId(self.count));
        for message in messages {
            let frame = ClientFrame::from_json(message.to_string().as_bytes()).expect("a message");
            let fresh_token = Token::new(self.bytes());
            let command = Command::Client { connection, fresh_token, frame };
            assert!(self.run(&name, &command), "the room refuses `{message}`");
        }
        connection
    }

    /// New bytes. They need not be unpredictable here.
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        self.count += 1;
        let mut bytes = [0x5a; N];
        bytes[..8].copy_from_slice(&self.count.to_le_bytes());
        bytes
    }

    /// The time, in Unix milliseconds. It advances with every connection and message, and while
    /// everybody waits.
    fn now(&self) -> u64 {
        START + self.count * 10 + self.skipped
    }

    /// Runs a command and delivers its messages; returns whether it was accepted.
    fn run(&mut self, name: &str, command: &Command) -> bool {
        let now = self.now();
        let room = self.rooms.get_mut(name).expect("the room exists");
        let (outgoing, is_accepted) = match room.handle(command, now) {
            Ok(transition) => (room.commit(transition), true),
            Err(rejection) => (room.refuse(command, &rejection), false),
        };
        for message in outgoing {
            let text = serde_json::to_string(&message.message).expect("messages are JSON");
            let is_welcome = matches!(message.message, ServerMessage::Welcome { .. });
            let room = &self.rooms[name];
            for (&connection, open) in &mut self.connections {
                let is_recipient = match message.to {
                    Recipient::Seat { connection: to, .. } | Recipient::Connection(to) => {
                        to == connection
                    }
                    Recipient::Spectators => {
                        open.room == name && open.is_greeted && room.seat_of(connection).is_none()
                    }
                };
                if is_recipient {
                    open.is_greeted |= is_welcome;
                    open.events.push_back(SocketEvent::Text(text.clone()));
                }
            }
        }
        is_accepted
    }

    /// Draws secrets, and plays the first legal action for computer opponents.
    fn answer_requests(&mut self, name: &str) {
        while let Some(request) = self.rooms[name].requests().first().cloned() {
            let command = match request {
                Request::Entropy { match_number } => {
                    Command::Entropy { match_number, secret: Secret::new(self.bytes()) }
                }
                Request::Decision { seat, turn, .. } => {
                    let record = self.rooms[name].record().expect("a match is in progress");
                    let action = record.legal_actions().swap_remove(0);
                    Command::Decide { seat, turn, action }
                }
            };
            assert!(self.run(name, &command), "the room refuses an answer");
        }
    }

    /// Receives a text from a client.
    fn receive(&mut self, connection: ConnectionId, text: &str) {
        let Some(open) = self.connections.get(&connection) else { return };
        let name = open.room.clone();
        let frame = ClientFrame::from_json(text.as_bytes()).expect("the app sends messages");
        let token = match &frame.message {
            ClientMessage::Sit { token, .. } => Some(*token),
            _ => None,
        };
        let fresh_token = Token::new(self.bytes());
        self.run(&name, &Command::Client { connection, fresh_token, frame });
        if let (Some(token), Some(seat)) = (token, self.rooms[&name].seat_of(connection)) {
            self.tokens.insert(seat, token);
        }
        self.answer_requests(&name);
    }

    /// Skips the time that a shuffle waits for a person without an app, once the apps have done their
    /// part.
    fn wait_for_shuffle(&mut self, name: &str) {
        /// How often apps ask in vain until they have done their part.
        const PATIENCE: u32 = 40;
        if self.rooms[name].phase() != PhaseName::Shuffling || self.guest.is_none() {
            self.waits = 0;
            return;
        }
        self.waits += 1;
        if self.waits > PATIENCE {
            self.waits = 0;
            let deadline = self.rooms[name].next_deadline().unwrap_or(0);
            self.skipped += deadline.saturating_sub(self.now());
            self.run(name, &Command::Tick {});
            self.answer_requests(name);
        }
    }

    /// A connection was lost or closed.
    fn disconnect(&mut self, connection: ConnectionId) {
        let Some(open) = self.connections.remove(&connection) else { return };
        self.run(&open.room, &Command::Disconnected { connection });
        self.answer_requests(&open.room);
    }

    /// Answers a request over HTTP: the status and the JSON.
    fn answer(&mut self, request: &HttpRequest) -> (u16, serde_json::Value) {
        let path = request.url.strip_prefix(&format!("{FAKE_SERVER}/api/")).unwrap_or_default();
        if let (Some(body), "rooms") = (&request.body, path) {
            let body: serde_json::Value = serde_json::from_str(body).expect("the app sends JSON");
            let options: TableOptions =
                serde_json::from_value(body["options"].clone()).expect("the app sends options");
            self.count += 1;
            let letter = |digit: u64| char::from(b'a' + (digit % 20) as u8);
            let letters: String = (0..6).map(|index| letter(self.count + 7 * index)).collect();
            let name = format!("room-{letters}");
            let id = RoomId::new(name.clone()).expect("a short name");
            let opened = Room::open(id, options, self.now()).expect("the options are allowed");
            let room = Room::from_log([&opened]).expect("the log of a new room");
            let code = code_of(&name);
            self.rooms.insert(name.clone(), room);
            return (201, json!({ "room": name, "code": code, "code_expires": 0 }));
        }
        let wanted = path.strip_prefix("codes/").unwrap_or_default();
        match self.rooms.keys().find(|name| code_of(name) == wanted) {
            Some(name) => (200, json!({ "room": name })),
            None => (404, json!({ "code": "no-such-code", "message": "No such code." })),
        }
    }
}

impl Network for FakeServer {
    fn open(&self, url: &str, _: Wake) -> Box<dyn WebSocket> {
        let mut state = self.lock();
        let name = url
            .strip_prefix("wss://tables.example/api/rooms/")
            .and_then(|rest| rest.strip_suffix("/socket"))
            .unwrap_or_default();
        state.count += 1;
        let number = ConnectionId(state.count);
        let mut events = VecDeque::new();
        if state.is_down {
            events.push_back(SocketEvent::Closed(None));
        } else if !state.rooms.contains_key(name) {
            let reason = CloseReason { code: 4004, reason: "no-such-room".into() };
            events.push_back(SocketEvent::Closed(Some(reason)));
        } else {
            events.push_back(SocketEvent::Opened);
            let open = OpenConnection { room: name.into(), is_greeted: false, events };
            state.connections.insert(number, open);
            events = VecDeque::new();
        }
        let server = self.clone();
        Box::new(FakeSocket { server, number, last_events: events, is_closed: false })
    }

    fn request(&self, request: HttpRequest, _: Wake) -> Box<dyn PendingResponse> {
        let mut state = self.lock();
        let answer = match state.is_down {
            true => Err(NetworkError("the server is down".into())),
            false => {
                let (status, body) = state.answer(&request);
                Ok(HttpResponse { status, body: body.to_string() })
            }
        };
        Box::new(FakeResponse(Some(answer)))
    }
}

/// A connection of an app.
struct FakeSocket {
    server: FakeServer,
    number: ConnectionId,
    /// The events of a connection that the server does not know.
    last_events: VecDeque<SocketEvent>,
    is_closed: bool,
}

impl WebSocket for FakeSocket {
    fn send(&mut self, text: String) {
        self.server.lock().receive(self.number, &text);
    }

    fn next_event(&mut self) -> Option<SocketEvent> {
        if let Some(event) = self.last_events.pop_front() {
            self.is_closed = matches!(event, SocketEvent::Closed(_));
            return Some(event);
        }
        if self.is_closed {
            return None;
        }
        let mut state = self.server.lock();
        match state.connections.get_mut(&self.number) {
            Some(open) => {
                let event = open.events.pop_front();
                if event.is_none() {
                    let name = open.room.clone();
                    state.wait_for_shuffle(&name);
                }
                event
            }
            None => {
                self.is_closed = true;
                Some(SocketEvent::Closed(None))
            }
        }
    }
}

impl Drop for FakeSocket {
    fn drop(&mut self) {
        self.server.lock().disconnect(self.number);
    }
}

/// An answer that has arrived.
struct FakeResponse(Option<Result<HttpResponse, NetworkError>>);

impl PendingResponse for FakeResponse {
    fn take(&mut self) -> Option<Result<HttpResponse, NetworkError>> {
        self.0.take()
    }
}

impl TestApp {
    /// Starts the app as [`Self::new`] does, connected to a server in memory from the start.
    pub fn at_server(folder: &Path, width: u32, height: u32, server: &FakeServer) -> Self {
        let mut app = App::new();
        app.insert_resource(CurrentNetwork(Box::new(server.clone())));
        TestApp::start(app, kozyr::plugin, open_exclusively(folder), width, height)
    }

    /// Connects the app to a server in memory, at its address.
    pub fn use_server(&mut self, server: &FakeServer) {
        let world = self.app.world_mut();
        world.insert_resource(CurrentNetwork(Box::new(server.clone())));
        self.settings().table_server = FAKE_SERVER.into();
        self.settle();
    }

    /// Opens a link, as when it was tapped in another program, and waits for the app to settle.
    pub fn open_link(&mut self, link: &str) {
        let opened = kozyr_shell::links::LinkOpened(link.to_owned());
        self.app.world_mut().write_message(opened);
        self.settle();
    }

    /// Makes the app use the real server at an address.
    pub fn use_real_server(&mut self, address: &str) {
        self.settings().table_server = address.to_owned();
        self.settle();
    }

    /// The link to the table that the player is at; `None` without one.
    pub fn joined_link(&self) -> Option<String> {
        self.app.world().get_resource::<JoinedTable>().map(JoinedTable::link)
    }

    /// Runs frames in real time until there is a widget or text with this accessible name.
    ///
    /// # Panics
    /// If there is none after a minute.
    pub fn wait_for(&mut self, name: &str) {
        for _ in 0..6000 {
            self.frame();
            if self.find(name).is_some() {
                return self.settle();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("`{name}` does not appear: {:?}", self.widget_names());
    }

    /// Submits the first legal action if it is the player's turn at the card table.
    pub fn submit_first_action(&mut self) {
        let session = self.app.world().get_resource::<Session<Durak>>();
        let Some(session) = session.filter(|session| session.is_persons_turn()) else { return };
        let action = session.game().legal_actions()[0];
        self.app.world_mut().write_message(SubmitAction::<Durak> { action, decision: None });
        self.settle();
    }
}
