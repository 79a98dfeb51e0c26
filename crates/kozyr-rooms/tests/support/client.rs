//! A client that knows only the messages, as JSON. It shares no code with the room.

use kozyr_rooms::{self as rooms, ConnectionId, RoomClient};
use rand::{Rng, RngExt, seq::IndexedRandom};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// What a client does with a message.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Received {
    /// The client is up to date with this message.
    Applied,
    /// The message was older than what the client knows.
    Old,
    /// The client has missed a message before this one.
    Gap,
    /// The message answers a request.
    Answer,
    /// The client has lost its seat.
    Unseated,
}

/// A client of a room.
#[derive(Clone, Debug, Default)]
pub struct Client {
    pub name: String,
    pub connection: Option<ConnectionId>,
    /// The connection that was welcomed.
    pub welcomed: Option<ConnectionId>,
    /// The token of the seat, or the one to take a seat with.
    pub token: Option<String>,
    /// Whether the client has ever had a seat.
    pub had_seat: bool,
    pub seq: Option<u64>,
    pub seat: Option<u64>,
    pub table: Value,
    /// The last game update, its view with the whole history.
    pub game: Value,
    pub record: Value,
    pub notices: Vec<Value>,
    /// Whether the client has missed notices that the room no longer has.
    pub notices_lost: bool,
    /// The secret of each match, by its number.
    secrets: Vec<(u64, [u8; 32])>,
    requests: u64,
    /// The answers so far: the name of the request, and the message.
    pub answers: Vec<(String, Value)>,
    pub rejections_without_id: Vec<Value>,
    /// The crate's own client, which must come to the same conclusions. `None` to save time.
    pub own: Option<RoomClient>,
}

impl Client {
    pub fn new(name: &str) -> Self {
        Client { name: name.into(), own: Some(RoomClient::new()), ..Client::default() }
    }

    /// Begins a new connection.
    pub fn connect(&mut self, connection: ConnectionId) {
        self.connection = Some(connection);
        if let Some(own) = &mut self.own {
            own.hello(None);
        }
    }

    /// A frame with a new name.
    pub fn request(&mut self, mut message: Value) -> Value {
        self.requests += 1;
        let client = &hex(&Sha256::digest(&self.name))[..8];
        message["id"] = json!(format!("{client}-{}", self.requests));
        message
    }

    /// What the client has seen.
    pub fn seen(&self) -> Value {
        let Some(seq) = self.seq else { return Value::Null };
        let mut seen = json!({ "seq": seq });
        if self.game.is_object() {
            seen["turn"] = self.game["turn"].clone();
            seen["seat"] = self.view_seat();
        }
        seen
    }

    /// The seat whose view the client has; null for the spectators' view.
    fn view_seat(&self) -> Value {
        self.game["view"]["seat"].clone()
    }

    pub fn hello(&self) -> Value {
        json!({ "type": "hello", "protocol": 1, "token": self.token, "seen": self.seen() })
    }

    /// Receives a message, also with the crate's own client, and compares the two.
    pub fn receive(&mut self, message: &Value) -> Received {
        let received = self.receive_json(message);
        let Some(own) = &mut self.own else { return received };
        match own.receive(serde_json::from_value(message.clone()).unwrap()) {
            rooms::UpdateStatus::Missed => assert_eq!(received, Received::Gap),
            rooms::UpdateStatus::Known => {
                assert!([Received::Old, Received::Answer, Received::Unseated].contains(&received));
            }
            rooms::UpdateStatus::Updated { .. } => {
                assert!([Received::Applied, Received::Unseated].contains(&received));
            }
        }
        received
    }

    fn receive_json(&mut self, message: &Value) -> Received {
        match message["type"].as_str().unwrap() {
            "welcome" => {
                assert_eq!(message["protocol"], 1);
                let is_first = self.welcomed != self.connection;
                self.welcomed = self.connection;
                if message["update"]["seat"].is_null() && self.token.is_none() {
                    self.token = message["token"].as_str().map(str::to_owned);
                }
                let update = &message["update"];
                let kept = update["game"]["history_from"].as_u64().unwrap_or(0);
                if is_first
                    && kept == 0
                    && self.seq.is_some_and(|known| update["seq"].as_u64() < Some(known))
                {
                    // The server was restored from an older backup.
                    self.seq = None;
                    (self.table, self.game, self.record) = Default::default();
                }
                self.update(update)
            }
            "update" => self.update(message),
            "ack" => {
                let id = message["id"].as_str().unwrap().to_owned();
                self.answers.push((id, message.clone()));
                let is_ahead = message["seq"].as_u64() > self.seq;
                if is_ahead { Received::Gap } else { Received::Answer }
            }
            "rejected" => {
                assert!(!message["message"].as_str().unwrap().is_empty());
                match message["id"].as_str() {
                    Some(id) => self.answers.push((id.to_owned(), message.clone())),
                    None => self.rejections_without_id.push(message.clone()),
                }
                Received::Answer
            }
            "unseated" => {
                if self.update(&message["update"]) == Received::Old {
                    return Received::Old;
                }
                assert_eq!(self.seat, None);
                Received::Unseated
            }
            other => panic!("unknown message {other}"),
        }
    }

    fn update(&mut self, update: &Value) -> Received {
        let seq = update["seq"].as_u64().unwrap();
        if self.seq.is_some_and(|known| seq < known) {
            return Received::Old;
        }
        if let Some(after) = update["after"].as_u64() {
            if self.seq == Some(seq) {
                return Received::Old;
            }
            if self.seq != Some(after) {
                return Received::Gap;
            }
        }
        let game = &update["game"];
        let known_len = self.game["view"]["history"].as_array().map_or(0, Vec::len) as u64;
        match game["history_from"].as_u64() {
            None | Some(0) => {}
            Some(kept) if kept <= known_len && game["view"]["seat"] == self.view_seat() => {}
            Some(_) => return Received::Gap,
        }
        let known = self.seq.replace(seq).unwrap_or(0);
        self.seat = update["seat"].as_u64();
        self.had_seat |= self.seat.is_some();
        for notice in update["notices"].as_array().into_iter().flatten() {
            if notice["seq"].as_u64().unwrap() > known {
                self.notices.push(notice.clone());
            }
        }
        self.notices_lost |= update["notices_lost"] == true;
        if update["table"].is_object() {
            self.table = update["table"].clone();
        }
        if update["game"].is_object() {
            let mut game = update["game"].clone();
            let kept = game["history_from"].as_u64().unwrap() as usize;
            let mut history = match self.game["view"]["history"].take() {
                Value::Array(history) => history,
                _ if kept == 0 => Vec::new(),
                _ => panic!("the update continues a history that the client does not have"),
            };
            assert!(kept <= history.len(), "the update continues a later history");
            history.truncate(kept);
            match game["view"]["history"].take() {
                Value::Array(entries) => history.extend(entries),
                other => panic!("a history is a list, not {other}"),
            }
            game["view"]["history"] = history.into();
            self.game = game;
        } else if ["lobby", "shuffling"].contains(&self.phase()) {
            self.game = Value::Null;
        }
        self.record = match &update["record"] {
            Value::Null if self.phase() == "finished" => self.record.take(),
            record => record.clone(),
        };
        Received::Applied
    }

    pub fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    pub fn is_host(&self) -> bool {
        self.seat.is_some() && self.table["host"].as_u64() == self.seat
    }

    pub fn player(&self, seat: u64) -> &Value {
        &self.table["seats"][seat as usize]["player"]
    }

    pub fn match_number(&self) -> u64 {
        self.table["match"].as_u64().unwrap_or(0)
    }

    pub fn turn(&self) -> u64 {
        self.game["turn"].as_u64().unwrap_or(0)
    }

    /// A random legal action, if it is the client's turn.
    pub fn any_action(&self, rng: &mut impl Rng) -> Option<Value> {
        let legal = self.game["legal"].as_array()?;
        let action = legal.choose(rng)?;
        Some(json!({ "type": "act", "turn": self.turn(), "action": action }))
    }

    /// The client's part in the shuffle, if it has not done it.
    pub fn shuffle_message(&mut self, rng: &mut impl Rng) -> Option<Value> {
        let seat = self.seat?;
        let shuffle = self.table["shuffle"].as_object()?.clone();
        let match_number = self.match_number();
        let known = self.secrets.iter().find(|(number, _)| *number == match_number);
        let secret = match known {
            Some((_, secret)) => *secret,
            None => {
                let secret = rng.random();
                self.secrets.push((match_number, secret));
                secret
            }
        };
        let commitment = {
            let room = self.table["room"].as_str().unwrap();
            let mut bytes =
                format!("kozyr commitment 1\n{room}\n{match_number}\n{seat}\n").into_bytes();
            bytes.extend(secret);
            hex(&Sha256::digest(bytes))
        };
        let own = &shuffle["commitments"][seat as usize];
        match shuffle["step"].as_str()? {
            "commit" if own.is_null() => Some(json!({
                "type": "commit", "match": match_number, "commitment": commitment
            })),
            "reveal" if *own == json!(commitment) => {
                let is_done =
                    shuffle["revealed"].as_array()?.iter().any(|other| *other == json!(seat));
                (!is_done).then(
                    || json!({ "type": "reveal", "match": match_number, "secret": hex(&secret) }),
                )
            }
            _ => None,
        }
    }

    /// The client's own secret for a match, in hexadecimal digits.
    pub fn secret(&self, match_number: u64) -> Option<String> {
        let known = self.secrets.iter().find(|(number, _)| *number == match_number);
        known.map(|(_, secret)| hex(secret))
    }
}

/// Formats bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
