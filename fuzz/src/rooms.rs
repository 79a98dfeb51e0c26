//! A target for the messages of tables: whatever clients send, the room is the fold of its log.

use kozyr_rooms::{
    ClientFrame, Command, ConnectionId, Event, GameOptions, Request, Room, RoomId, Secret,
    ServerMessage, TableOptions, Token,
};

/// The time at which the room is opened.
const START: u64 = 1_800_000_000_000;
/// The most lines that are read.
const MOST_LINES: usize = 300;

/// A server with one room.
struct Server {
    room: Room,
    log: Vec<Event>,
    now: u64,
}

impl Server {
    /// Runs a command. A refused command must not change the room.
    fn run(&mut self, command: &Command) {
        match self.room.handle(command, self.now) {
            Ok(transition) => {
                self.log.extend(transition.events().iter().cloned());
                for message in self.room.commit(transition) {
                    let json = serde_json::to_string(&message.message).unwrap();
                    let read: ServerMessage = serde_json::from_str(&json).unwrap();
                    assert_eq!(read, message.message);
                }
            }
            Err(rejection) => {
                assert!(!rejection.message.is_empty());
                self.room.refuse(command, &rejection);
            }
        }
        self.answer_requests();
    }

    /// Answers what the room asks for: no randomness, and the first legal action.
    fn answer_requests(&mut self) {
        while let Some(request) = self.room.requests().first().cloned() {
            let command = match request {
                Request::Entropy { match_number } => {
                    Command::Entropy { match_number, secret: Secret::new([0; 32]) }
                }
                Request::Decision { seat, turn, .. } => {
                    let action = self.room.record().unwrap().legal_actions()[0].clone();
                    Command::Decide { seat, turn, action }
                }
            };
            let transition = self.room.handle(&command, self.now).unwrap();
            self.log.extend(transition.events().iter().cloned());
            self.room.commit(transition);
        }
    }

    /// Runs a line: a digit and a message of that client, `a` and the index of a legal action that
    /// the seat to act plays, `d` and a client that disconnects, `t` and milliseconds that pass, `b`
    /// and milliseconds by which the clock is turned back, or `r` for a restart.
    fn run_line(&mut self, line: &[u8]) {
        let Some((&kind, rest)) = line.split_first() else { return };
        let number = || std::str::from_utf8(rest).ok()?.trim().parse::<u64>().ok();
        match kind {
            b'0'..=b'9' => {
                if let Ok(frame) = ClientFrame::from_json(rest) {
                    self.run_frame(ConnectionId((kind - b'0').into()), frame);
                }
            }
            b'a' => self.act(number().unwrap_or(0)),
            b'd' => {
                let connection = ConnectionId(number().unwrap_or(0));
                self.run(&Command::Disconnected { connection });
            }
            b't' => {
                self.now = self.now.saturating_add(number().unwrap_or(0));
                self.run(&Command::Tick {});
            }
            b'b' => {
                self.now = self.now.saturating_sub(number().unwrap_or(0));
                self.run(&Command::Tick {});
            }
            b'r' => self.run(&Command::Restarted {}),
            _ => {}
        }
    }

    fn run_frame(&mut self, connection: ConnectionId, frame: ClientFrame) {
        self.run(&Command::Client { connection, fresh_token: Token::new([1; 16]), frame });
    }

    /// Plays a legal action of the seat to act.
    fn act(&mut self, index: u64) {
        let Some(record) = self.room.record() else { return };
        let Some(connection) = record.to_act().and_then(|seat| self.room.connection_of(seat))
        else {
            return;
        };
        let legal = record.legal_actions();
        let action = &legal[(index % legal.len() as u64) as usize];
        let (id, turn) = (format!("a{}", self.room.seq()), self.room.turn());
        let frame = serde_json::json!({ "type": "act", "id": id, "turn": turn, "action": action });
        self.run_frame(connection, serde_json::from_value(frame).unwrap());
    }
}

/// Runs lines of text on a room.
pub(crate) fn room(bytes: &[u8]) {
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules: Default::default() });
    let opened = Room::open(RoomId::new("fuzz").unwrap(), options, START).unwrap();
    let room = Room::from_log([&opened]).unwrap();
    let mut server = Server { room, log: vec![opened], now: START };
    for line in bytes.split(|&byte| byte == b'\n').take(MOST_LINES) {
        server.run_line(line);
    }
    assert_eq!(Room::from_log(&server.log).unwrap(), server.room);
    let snapshot = serde_json::to_string(&server.room).unwrap();
    assert_eq!(serde_json::from_str::<Room>(&snapshot).unwrap(), server.room);
}
