//! A small server for tables, with rooms in memory.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use futures_util::{SinkExt, StreamExt};
use kozyr_rooms::{
    ClientFrame, Command, ConnectionId, OutgoingMessage, Recipient, Request, Room, RoomId, Secret,
    ServerMessage, TableOptions, Token,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{
        mpsc::{UnboundedSender, unbounded_channel},
        oneshot,
    },
    time::{Duration, sleep},
};
use tokio_tungstenite::{
    accept_async,
    tungstenite::{Message, protocol::CloseFrame},
};

/// The code of the room that was opened last.
pub const CODE: &str = "ABCDEF";

/// A server on a port of this machine, which stops when it is dropped.
pub struct TableServer {
    pub url: String,
    pub state: Arc<State>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

/// The rooms and their connections.
#[derive(Default)]
pub struct State {
    tables: Mutex<BTreeMap<String, Table>>,
    /// Breaks connections after this many messages to clients, once for each connection.
    pub breaks_after: Mutex<Option<usize>>,
    /// Refuses every connection with this close code.
    pub closes_with: Mutex<Option<u16>>,
    /// Every text from a client.
    pub received: Mutex<Vec<Value>>,
    last_connection: Mutex<u64>,
}

struct Table {
    room: Room,
    now: u64,
    rng: ChaCha8Rng,
    clients: HashMap<ConnectionId, UnboundedSender<String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TableServer {
    pub fn start() -> Self {
        let state = Arc::new(State::default());
        let (address_sender, address) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let shared = state.clone();
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.unwrap().block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                address_sender.send(listener.local_addr().unwrap()).unwrap();
                let serving = async {
                    loop {
                        let (stream, _) = listener.accept().await.unwrap();
                        tokio::spawn(serve(stream, shared.clone()));
                    }
                };
                tokio::select! {
                    () = serving => {}
                    _ = stopped => {}
                }
            });
        });
        let url = format!("http://{}", address.recv().unwrap());
        TableServer { url, state, stop: Some(stop), thread: Some(thread) }
    }

    /// Opens a room.
    pub fn open(&self, options: TableOptions) -> RoomId {
        self.state.open(options)
    }

    pub fn link(&self, room: &RoomId) -> String {
        format!("{}/#table/{room}", self.url)
    }

    /// The number of people at a room's table.
    pub fn people(&self, room: &RoomId) -> usize {
        let tables = lock(&self.state.tables);
        let table = serde_json::to_value(tables[room.as_str()].room.table()).unwrap();
        let seats = table["seats"].as_array().unwrap();
        seats.iter().filter(|seat| seat["player"]["kind"] == "person").count()
    }

    /// The number of the room's current or last match, and its record once it is over.
    pub fn last_match(&self, room: &RoomId) -> (u32, Option<String>) {
        let tables = lock(&self.state.tables);
        let room = &tables[room.as_str()].room;
        let over = room.record().filter(|record| record.outcome().is_some());
        (room.table().match_number, over.map(|record| record.to_json()))
    }
}

impl Drop for TableServer {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let _ = self.thread.take().map(thread::JoinHandle::join);
    }
}

impl State {
    fn open(&self, options: TableOptions) -> RoomId {
        let mut tables = lock(&self.tables);
        let id = RoomId::new(format!("room{}", tables.len())).unwrap();
        let opened = Room::open(id.clone(), options, 1_800_000_000_000).unwrap();
        let room = Room::from_log([&opened]).unwrap();
        let rng = ChaCha8Rng::seed_from_u64(tables.len() as u64);
        let table = Table { room, now: 1_800_000_000_000, rng, clients: HashMap::new() };
        tables.insert(id.to_string(), table);
        id
    }

    /// Runs a command and sends the messages, then answers the requests of the room.
    fn run(&self, room: &str, command: &Command) {
        let mut tables = lock(&self.tables);
        let table = tables.get_mut(room).unwrap();
        table.run(command);
        while let Some(request) = table.room.requests().first().cloned() {
            let answer = table.answer(&request);
            table.run(&answer);
        }
    }
}

impl Table {
    fn run(&mut self, command: &Command) {
        // Reactions have a shortest interval.
        self.now += 10;
        let outgoing = match self.room.handle(command, self.now) {
            Ok(transition) => self.room.commit(transition),
            Err(rejection) => self.room.refuse(command, &rejection),
        };
        for OutgoingMessage { to, message } in outgoing {
            let text = serde_json::to_string(&message).unwrap();
            let recipients: Vec<ConnectionId> = match to {
                Recipient::Seat { connection, .. } | Recipient::Connection(connection) => {
                    vec![connection]
                }
                Recipient::Spectators => {
                    let all = self.clients.keys().copied();
                    all.filter(|it| self.room.seat_of(*it).is_none()).collect()
                }
            };
            for recipient in recipients {
                let _ = self.clients.get(&recipient).map(|client| client.send(text.clone()));
            }
        }
    }

    fn answer(&mut self, request: &Request) -> Command {
        match request {
            Request::Entropy { match_number } => Command::Entropy {
                match_number: *match_number,
                secret: Secret::new(self.rng.random()),
            },
            Request::Decision { seat, turn, .. } => {
                let legal = self.room.record().unwrap().legal_actions();
                let index = self.rng.next_u32() as usize % legal.len();
                Command::Decide { seat: *seat, turn: *turn, action: legal[index].clone() }
            }
        }
    }
}

/// Serves one connection.
async fn serve(mut stream: TcpStream, state: Arc<State>) {
    let mut head = [0; 2_048];
    let length = loop {
        let length = stream.peek(&mut head).await.unwrap_or(0);
        if length == 0 || head[..length].windows(4).any(|end| end == b"\r\n\r\n") {
            break length;
        }
        sleep(Duration::from_millis(1)).await;
    };
    let text = String::from_utf8_lossy(&head[..length]).into_owned();
    let path = text.split(' ').nth(1).unwrap_or_default().to_owned();
    if let Some(room) = path.strip_prefix("/api/rooms/").and_then(|it| it.strip_suffix("/socket")) {
        serve_socket(stream, &state, room).await;
        return;
    }
    let mut request = vec![0; 16 * 1024];
    let mut length = 0;
    let (status, answer) = loop {
        length += stream.read(&mut request[length..]).await.unwrap_or(0);
        let text = String::from_utf8_lossy(&request[..length]);
        let Some((_, body)) = text.split_once("\r\n\r\n") else { continue };
        if text.starts_with("GET /api/codes/") {
            let code = path.rsplit('/').next().unwrap_or_default();
            let room = lock(&state.tables).keys().next_back().cloned();
            break match room {
                Some(room) if code.eq_ignore_ascii_case(CODE) => (200, json!({ "room": room })),
                _ => (404, json!({ "code": "no-such-code", "message": "There is no such code." })),
            };
        }
        let Ok(body) = serde_json::from_str::<Value>(body) else { continue };
        match serde_json::from_value::<TableOptions>(body["options"].clone()) {
            Ok(options) => {
                let room = state.open(options);
                let link = format!("http://here/#table/{room}");
                let opened = json!({ "room": room, "link": link, "code": CODE, "code_expires": 7 });
                break (201, opened);
            }
            Err(error) => {
                break (400, json!({ "code": "malformed", "message": error.to_string() }));
            }
        }
    };
    let body = answer.to_string();
    let answer = format!("HTTP/1.1 {status} x\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    let _ = stream.write_all(answer.as_bytes()).await;
}

/// Connects a client to a room.
async fn serve_socket(stream: TcpStream, state: &State, room: &str) {
    let Ok(mut socket) = accept_async(stream).await else { return };
    let refusal = *lock(&state.closes_with);
    let exists = lock(&state.tables).contains_key(room);
    if let Some(code) = refusal.or((!exists).then_some(4004)) {
        let frame = CloseFrame { code: code.into(), reason: "no-such-room".into() };
        let _ = socket.close(Some(frame)).await;
        return;
    }
    let connection = {
        let mut last = lock(&state.last_connection);
        *last += 1;
        ConnectionId(*last)
    };
    let (sender, mut texts) = unbounded_channel();
    lock(&state.tables).get_mut(room).unwrap().clients.insert(connection, sender);
    let mut sent = 0;
    let limit = *lock(&state.breaks_after);
    while limit.is_none_or(|limit| sent < limit) {
        tokio::select! {
            text = texts.recv() => {
                sent += 1;
                if socket.send(Message::text(text.unwrap())).await.is_err() {
                    break;
                }
            }
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => receive(state, room, connection, text.as_str()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
        }
    }
    lock(&state.tables).get_mut(room).unwrap().clients.remove(&connection);
    state.run(room, &Command::Disconnected { connection });
}

fn receive(state: &State, room: &str, connection: ConnectionId, text: &str) {
    lock(&state.received).push(serde_json::from_str(text).unwrap());
    match ClientFrame::from_json(text.as_bytes()) {
        Ok(frame) => {
            let fresh_token = {
                let mut tables = lock(&state.tables);
                Token::new(tables.get_mut(room).unwrap().rng.random())
            };
            state.run(room, &Command::Client { connection, fresh_token, frame });
        }
        Err((id, rejection)) => {
            let message = ServerMessage::Rejected { id, rejection };
            let text = serde_json::to_string(&message).unwrap();
            let _ = lock(&state.tables)[room].clients[&connection].send(text);
        }
    }
}
