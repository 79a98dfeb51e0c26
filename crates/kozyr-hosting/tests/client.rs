//! A client that plays over a WebSocket.

use std::{
    net::{SocketAddr, TcpStream},
    time::{Duration, Instant},
};

use kozyr_rooms::{
    ClientMessage, PhaseName, PlayerInfo,
    session::{
        CloseFrame, GiveUpReason, Output, Session, SessionMemory, SessionRequest, SessionStatus,
    },
};
use tungstenite::{Error, Message, WebSocket, client::IntoClientRequest};

/// How long anything may take. Longer than on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long to wait for a message before something else is done.
const READ_TIMEOUT: Duration = Duration::from_millis(10);

/// A client with its connection.
pub struct Client {
    pub session: Session,
    address: SocketAddr,
    room: String,
    socket: Option<WebSocket<TcpStream>>,
    begin: Instant,
}

impl Client {
    /// Goes to a room and asks for a seat.
    pub fn sit(address: SocketAddr, room: &str, name: &str) -> Self {
        let mut entropy = [0; 32];
        entropy.iter_mut().zip(name.bytes().cycle()).for_each(|(byte, letter)| *byte = letter);
        let mut session = Session::new(SessionMemory::default(), entropy, 0);
        session.request(SessionRequest::Sit { seat: None, name: name.into() }, 0);
        let room = room.to_owned();
        Client { session, address, room, socket: None, begin: Instant::now() }
    }

    fn now(&self) -> u64 {
        self.begin.elapsed().as_millis() as u64
    }

    /// Sends and receives what there is.
    pub fn advance(&mut self) {
        self.session.wake(self.now());
        self.carry_out();
        let Some(socket) = &mut self.socket else {
            std::thread::sleep(READ_TIMEOUT);
            return;
        };
        let now = self.begin.elapsed().as_millis() as u64;
        match socket.read() {
            Ok(Message::Text(text)) => self.session.received(&text, now),
            Ok(Message::Close(frame)) => {
                let close = frame.map(|frame| CloseFrame {
                    code: frame.code.into(),
                    reason: frame.reason.to_string(),
                });
                self.session.disconnected(close, now);
                // Answers the close frame.
                let _ = socket.flush();
                self.socket = None;
            }
            Ok(_) => {}
            Err(Error::Io(error))
                if matches!(
                    error.kind(),
                    std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                ) => {}
            Err(_) => {
                self.session.disconnected(None, now);
                self.socket = None;
            }
        }
        self.carry_out();
    }

    fn carry_out(&mut self) {
        while let Some(output) = self.session.next_output() {
            let now = self.now();
            match output {
                Output::Connect => match open(self.address, &self.room) {
                    Ok(socket) => {
                        self.socket = Some(socket);
                        self.session.connected(now);
                    }
                    Err(_) => self.session.disconnected(None, now),
                },
                Output::Close => self.socket = None,
                Output::Send(text) => {
                    if let Some(socket) = &mut self.socket {
                        // The session notices if it is lost.
                        let _ = socket.send(Message::text(text));
                    }
                }
                Output::Remember(_) | Output::Event(_) => {}
            }
        }
    }

    /// Gets ready, starts the match when everyone is, and plays the first legal action.
    pub fn play(&mut self) {
        self.advance();
        if self.session.pending().next().is_some() {
            return;
        }
        let room = self.session.room();
        let (Some(table), Some(seat)) = (room.table(), room.seat()) else { return };
        let is_ready =
            |player: &PlayerInfo| matches!(player, PlayerInfo::Person { ready: true, .. });
        let message = match (table.phase, room.game()) {
            (PhaseName::Lobby, _) if table.host == Some(seat) => {
                let others = table.seats.iter().filter(|info| is_ready(&info.player)).count();
                (others + 1 >= table.seats.len()).then_some(ClientMessage::Start {})
            }
            (PhaseName::Lobby, _) => {
                let is_waiting = !is_ready(&table.seats[seat.index()].player);
                is_waiting.then_some(ClientMessage::Ready { ready: true })
            }
            (PhaseName::Playing, Some(game)) => game
                .legal
                .first()
                .map(|action| ClientMessage::Act { turn: game.turn, action: action.clone() }),
            _ => None,
        };
        if let Some(message) = message {
            let now = self.now();
            self.session.request(message, now);
        }
    }

    /// The name of the seat; `None` without one.
    pub fn has_seat(&self) -> bool {
        self.session.room().seat().is_some()
    }

    /// What the server said when it closed the connection for good.
    pub fn close_frame(&self) -> Option<CloseFrame> {
        match self.session.status() {
            SessionStatus::GivenUp(GiveUpReason::Closed(frame)) => Some(frame),
            _ => None,
        }
    }

    /// The number of actions of the match.
    pub fn turn(&self) -> u64 {
        self.session.room().game().map_or(0, |game| game.turn)
    }
}

/// Opens a WebSocket to a room.
pub fn open(address: SocketAddr, room: &str) -> Result<WebSocket<TcpStream>, String> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE).map_err(|it| it.to_string())?;
    stream.set_nodelay(true).unwrap();
    let request = format!("ws://{address}/api/rooms/{room}/socket").into_client_request().unwrap();
    let handshake = tungstenite::client(request, stream);
    let (socket, _) = handshake.map_err(|error| error.to_string())?;
    socket.get_ref().set_read_timeout(Some(READ_TIMEOUT)).unwrap();
    Ok(socket)
}

/// Repeats something until it is true.
pub fn wait_for(what: &str, mut is_done: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_done() {
        assert!(Instant::now() < deadline, "{what} does not happen");
        std::thread::sleep(Duration::from_millis(1));
    }
}
