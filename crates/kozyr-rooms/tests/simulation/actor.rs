//! The people of a simulation: what each sends next.

use kozyr_durak::Card;
use kozyr_rooms::session::{Session, SessionMemory};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::{
    hostile::{mutate, valid_messages},
    support::client::Client,
};

/// How long an idler waits for others to do something, in milliseconds: two days.
const LONGEST_IDLING: u64 = 2 * 24 * 60 * 60_000;

/// How an actor behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Plays, and repeats requests until they are answered.
    Player,
    /// Sits down and is ready, but acts only after days, so that others must let an opponent stand in.
    Idler,
    /// Watches.
    Spectator,
    /// Sends what it likes.
    Attacker,
}

/// A person with a client.
#[derive(Debug)]
pub struct Actor {
    pub role: Role,
    /// The person's view. It is computed from the same messages as the session's copy.
    pub client: Client,
    /// The session of an honest client; attackers send messages themselves.
    pub session: Option<Session>,
    /// The memory that the device has stored for its session.
    pub memory: SessionMemory,
    /// The attempt to connect.
    pub attempt: Option<u64>,
    /// When the session wants to be woken; `None` if that is not scheduled.
    pub session_wakes_at: Option<u64>,
    /// When the person looks at the screen next.
    pub wakes_at: Option<u64>,
    /// How long the person waits for something to happen, in milliseconds.
    pub patience: u64,
    /// The seat that the person holds on another device, which is lost.
    pub lost_seat: Option<u64>,
    /// When the person first thought about the current phase of the table.
    phase_since: (String, u64),
    /// When the person first thought about the current turn.
    turn_since: (u64, u64),
}

impl Actor {
    pub fn new(role: Role, name: &str) -> Self {
        Actor {
            role,
            client: Client::new(name),
            session: None,
            memory: SessionMemory::default(),
            attempt: None,
            session_wakes_at: None,
            wakes_at: None,
            patience: 1_000,
            lost_seat: None,
            phase_since: (String::new(), 0),
            turn_since: (0, 0),
        }
    }

    pub fn is_honest(&self) -> bool {
        self.role != Role::Attacker
    }

    /// What the actor knows and waits for, in one line.
    pub fn summary(&self) -> String {
        let client = &self.client;
        let last = client.answers.last().map(|(_, answer)| answer.to_string());
        format!(
            "{:?} {}: {:?}, seat {:?}, event {:?}, turn {}, {}, {:?}, last answer {last:?}",
            self.role,
            client.name,
            client.connection,
            client.seat,
            client.seq,
            client.turn(),
            client.phase(),
            self.session,
        )
    }

    /// The next request.
    pub fn next_request(
        &mut self,
        now: u64,
        matches: u64,
        codes: &[String],
        rng: &mut ChaCha8Rng,
    ) -> Option<Value> {
        if self.client.phase() != self.phase_since.0 {
            self.phase_since = (self.client.phase().to_owned(), now);
        }
        if self.client.turn() != self.turn_since.0 {
            self.turn_since = (self.client.turn(), now);
        }
        if self.role == Role::Idler && now.saturating_sub(self.turn_since.1) > LONGEST_IDLING {
            // Perhaps there is nobody at the table who could do anything about it.
            self.role = Role::Player;
        }
        match self.role {
            Role::Spectator => None,
            Role::Attacker => self.attack(rng),
            Role::Player | Role::Idler => match self.client.seat {
                None => self.find_a_seat(),
                Some(seat) => self.play(seat, now, matches, codes, rng),
            },
        }
    }

    /// Takes a seat, or asks for the seat of the lost device.
    fn find_a_seat(&mut self) -> Option<Value> {
        let token = self.client.token.clone()?;
        if let Some(seat) = self.lost_seat {
            return Some(json!({ "type": "take-over", "seat": seat, "token": token }));
        }
        let is_between = ["lobby", "finished"].contains(&self.client.phase());
        let seats = self.client.table["seats"].as_array()?;
        let is_open = |seat: &Value| seat["player"]["kind"] == "open";
        (is_between && seats.iter().any(is_open))
            .then(|| json!({ "type": "sit", "name": self.client.name, "token": token }))
    }

    fn play(
        &mut self,
        seat: u64,
        now: u64,
        matches: u64,
        codes: &[String],
        rng: &mut ChaCha8Rng,
    ) -> Option<Value> {
        if let Some(answer) = self.answer_take_over(seat, codes) {
            return Some(answer);
        }
        let client = &mut self.client;
        match client.phase() {
            "lobby" => self.prepare(seat, now),
            "finished" if client.match_number() < matches => self.prepare(seat, now),
            "playing" if self.role == Role::Idler => self.order_stand_in(seat),
            "playing" => self.play_match(seat, rng),
            _ => None,
        }
    }

    /// Confirms the requests of people who said their code, and refuses all others.
    fn answer_take_over(&self, seat: u64, codes: &[String]) -> Option<Value> {
        let requests = self.client.table["take_overs"].as_array()?;
        let request = requests.iter().find(|request| {
            let is_away =
                self.client.player(request["seat"].as_u64().unwrap())["away_since"].is_u64();
            request["seat"] == seat || (self.client.is_host() && is_away)
        })?;
        let agree = codes.iter().any(|code| request["code"] == **code);
        Some(json!({
            "type": "answer-take-over", "seat": request["seat"], "code": request["code"], "agree": agree
        }))
    }

    /// Gets ready for the next match; the host arranges and starts it.
    fn prepare(&self, seat: u64, now: u64) -> Option<Value> {
        let client = &self.client;
        if client.player(seat)["ready"] == false {
            return Some(json!({ "type": "ready", "ready": true }));
        }
        if !client.is_host() {
            return None;
        }
        let waited = now.saturating_sub(self.phase_since.1);
        let seats = client.table["seats"].as_array()?;
        for (index, other) in seats.iter().enumerate() {
            let player = &other["player"];
            if player["kind"] == "open" {
                return (waited > 20_000)
                    .then(|| json!({ "type": "fill", "seat": index, "opponent": "random" }));
            }
            if player["kind"] == "person" && player["ready"] == false {
                return (waited > 60_000).then(|| json!({ "type": "remove", "seat": index }));
            }
        }
        Some(json!({ "type": "start" }))
    }

    fn play_match(&mut self, seat: u64, rng: &mut ChaCha8Rng) -> Option<Value> {
        let client = &mut self.client;
        let turn = client.turn();
        let waiting = client.table["take_back"]["waiting_for"].as_array();
        if waiting.is_some_and(|waiting| waiting.iter().any(|other| *other == seat)) {
            let agree: bool = rng.random();
            return Some(json!({ "type": "answer-take-back", "turn": turn, "agree": agree }));
        }
        if !client.player(seat)["stand_in"].is_null() {
            return Some(json!({ "type": "return" }));
        }
        if let Some(order) = self.order_stand_in(seat) {
            return Some(order);
        }
        let client = &mut self.client;
        if rng.random_ratio(1, 30) {
            return Some(json!({ "type": "take-back", "turn": turn }));
        }
        if rng.random_ratio(1, 60) {
            return Some(json!({ "type": "react", "reaction": "winking" }));
        }
        if client.table["options"]["teaching"] == true && rng.random_ratio(1, 60) {
            return Some(json!({ "type": "consult", "aid": "reasons" }));
        }
        client.any_action(rng)
    }

    /// Lets an opponent stand in for another player.
    fn order_stand_in(&self, seat: u64) -> Option<Value> {
        let client = &self.client;
        let host = client.table["host"].as_u64();
        let seats = client.table["seats"].as_array()?;
        for (index, other) in seats.iter().enumerate() {
            let is_host_away = host.is_some_and(|host| client.player(host)["away_since"].is_u64());
            let may_order = client.is_host() || is_host_away || host == Some(index as u64);
            if may_order && other["player"]["stand_in_allowed"] == true && index as u64 != seat {
                return Some(json!({ "type": "stand-in", "seat": index, "opponent": "random" }));
            }
        }
        None
    }

    /// A message that may be anything, except that an attacker is no host who removes people or
    /// changes the options: that is the right of a host.
    fn attack(&mut self, rng: &mut ChaCha8Rng) -> Option<Value> {
        let messages = valid_messages(rng);
        let mut message = messages.choose(rng)?.clone();
        if ["remove", "configure"].contains(&message["type"].as_str()?) {
            return None;
        }
        match message["type"].as_str()? {
            "sit" | "take-over" if rng.random() => message["token"] = json!(self.client.token),
            "act" => {
                message = self.client.any_action(rng).unwrap_or(message);
                message["turn"] = json!(self.client.turn().saturating_sub(rng.random_range(0..2)));
            }
            "commit" | "reveal" => message["match"] = json!(self.client.match_number()),
            _ if rng.random_ratio(1, 3) => mutate(&mut message, rng),
            _ => {}
        }
        // The check for hidden cards would take such a name for a card.
        if message["name"].as_str().is_some_and(|name| name.parse::<Card>().is_ok()) {
            message["name"] = json!(self.client.name);
        }
        Some(message)
    }
}
