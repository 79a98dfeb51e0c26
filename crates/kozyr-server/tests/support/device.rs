//! A device with a session that plays random legal actions over a WebSocket.

use std::{
    future::Future,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use kozyr_core::game::Seat;
use kozyr_rooms::{
    ClientMessage, GameView, Millis, PhaseName, PlayerInfo, RequestId, RoomClient,
    session::{
        Answer, CloseFrame, Output, Session, SessionEvent, SessionMemory, SessionRequest,
        SessionStatus, ShuffleVerdict,
    },
};
use kozyr_server::random;
use serde_json::Value;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use super::{
    dice,
    player::{Socket, open},
};

/// How much faster the session's clock runs than the server's while the session waits for an answer.
const ANSWER_HASTE: u64 = 2;

/// How much faster it runs while the session waits before it connects again.
const DELAY_HASTE: u64 = 20;

/// How long nothing may happen in a match. Longer than anything on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// The longest time that a player thinks, in milliseconds.
const LONGEST_THOUGHT: u32 = 30;

/// What a device knows at the end of a match.
#[derive(Debug)]
pub struct Finished {
    pub name: String,
    pub seat: Seat,
    /// The actions that the player has chosen, in order.
    pub chosen: Vec<RequestId>,
    /// The answers to them, in the order of their arrival.
    pub answers: Vec<(RequestId, Answer)>,
    pub view: GameView,
    pub record: Value,
    /// How often the device has connected.
    pub connections: u64,
    /// How many actions were chosen without a connection.
    pub offline: u64,
    /// Whether the shuffle provably depends on this device.
    pub took_part: bool,
}

/// A connection.
enum Link {
    None,
    Opening(Pin<Box<dyn Future<Output = std::io::Result<Socket>> + Send>>),
    Open(Box<Socket>),
}

/// Something that happens on a connection.
enum LinkEvent {
    Opened(Box<Socket>),
    Text(String),
    Lost(Option<CloseFrame>),
}

impl Link {
    /// Waits for the next event. Nothing is lost if the waiting is cancelled.
    async fn next(&mut self) -> LinkEvent {
        match self {
            Link::None => std::future::pending().await,
            Link::Opening(opening) => match opening.await {
                Ok(socket) => LinkEvent::Opened(Box::new(socket)),
                Err(_) => LinkEvent::Lost(None),
            },
            Link::Open(socket) => loop {
                match socket.next().await {
                    Some(Ok(Message::Text(text))) => return LinkEvent::Text(text.to_string()),
                    Some(Ok(Message::Close(frame))) => {
                        return LinkEvent::Lost(frame.map(|frame| CloseFrame {
                            code: frame.code.into(),
                            reason: frame.reason.to_string(),
                        }));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return LinkEvent::Lost(None),
                }
            },
        }
    }
}

/// A device of one player.
pub struct Device {
    address: SocketAddr,
    room: String,
    name: String,
    session: Session,
    link: Link,
    started: Instant,
    /// How much of the session's time was skipped, in milliseconds.
    skipped: Millis,
    /// The number of actions that all devices have played.
    played: Arc<AtomicU64>,
    /// The last turn that the player has thought about, and when the player acts.
    acts_at: Option<(u64, Instant)>,
    /// The history of the match, as texts, that was seen so far.
    history: Vec<String>,
    /// When something was seen last.
    seen_at: Instant,
    chosen: Vec<RequestId>,
    answers: Vec<(RequestId, Answer)>,
    connections: u64,
    offline: u64,
    took_part: bool,
}

impl Device {
    /// A device that connects to a room, and counts the actions that it has played.
    pub fn new(address: SocketAddr, room: &str, name: &str, played: Arc<AtomicU64>) -> Self {
        Device {
            address,
            room: room.into(),
            name: name.into(),
            session: Session::new(SessionMemory::default(), random::bytes(), 0),
            link: Link::None,
            started: Instant::now(),
            skipped: 0,
            played,
            acts_at: None,
            history: Vec::new(),
            seen_at: Instant::now(),
            chosen: Vec::new(),
            answers: Vec::new(),
            connections: 0,
            offline: 0,
            took_part: false,
        }
    }

    fn now(&self) -> Millis {
        self.started.elapsed().as_millis() as u64 * ANSWER_HASTE + self.skipped
    }

    /// When the session wants to be woken, and how much of its time is skipped then.
    fn wakes_at(&self) -> Option<(Instant, Millis)> {
        let now = self.now();
        let left = self.session.wake_at()?.saturating_sub(now);
        let is_delay = matches!(
            self.session.status(),
            SessionStatus::Connecting { next_attempt: Some(_), .. }
                | SessionStatus::Reconnecting { next_attempt: Some(_), .. }
        );
        let wait = Duration::from_millis(left / if is_delay { DELAY_HASTE } else { ANSWER_HASTE });
        let skipped = if is_delay { left } else { 0 };
        Some((Instant::now() + wait + Duration::from_millis(1), skipped))
    }

    /// Plays one match to its end, whatever happens to the connections and the server.
    ///
    /// # Panics
    /// If nothing happens for too long.
    pub async fn play(mut self) -> Finished {
        loop {
            assert!(self.seen_at.elapsed() < PATIENCE, "a match has stopped: {}", self.summary());
            self.carry_out().await;
            if self.is_over() {
                return self.finished();
            }
            self.think();
            let far = Instant::now() + Duration::from_secs(1);
            let (wakes_at, skipped) = self.wakes_at().unwrap_or((far, 0));
            let acts_at = self.acts_at.map_or(far, |(_, at)| at);
            tokio::select! {
                event = self.link.next() => self.handle(event),
                () = sleep_until(wakes_at) => {
                    self.skipped += skipped;
                    let now = self.now();
                    self.session.wake(now);
                }
                () = sleep_until(acts_at) => self.act(),
            }
        }
    }

    /// What the device knows and waits for.
    fn summary(&self) -> String {
        let room = self.session.room();
        let game = room.game().map(|game| (game.turn, game.legal.len()));
        let (phase, host) = room.table().map(|table| (table.phase, table.host)).unzip();
        format!(
            "{} of room {}: {:?}, seat {:?}, host {host:?}, {phase:?}, turn and actions {game:?}, \
             pending {:?}, {} connections, {} actions",
            self.name,
            self.room,
            self.session.status(),
            room.seat(),
            self.session.pending().collect::<Vec<_>>(),
            self.connections,
            self.chosen.len(),
        )
    }

    /// Does what the session wants.
    async fn carry_out(&mut self) {
        while let Some(output) = self.session.next_output() {
            match output {
                Output::Connect => {
                    self.connections += 1;
                    let (address, room) = (self.address, self.room.clone());
                    self.link = Link::Opening(Box::pin(async move { open(address, &room).await }));
                }
                Output::Close => self.link = Link::None,
                Output::Remember(_) => {}
                Output::Send(text) => {
                    if let Link::Open(socket) = &mut self.link {
                        // An error shows when the device reads.
                        let _ = socket.send(Message::text(text)).await;
                    }
                }
                Output::Event(event) => self.observe(event),
            }
        }
    }

    fn handle(&mut self, event: LinkEvent) {
        let now = self.now();
        match event {
            LinkEvent::Opened(socket) => {
                self.link = Link::Open(socket);
                self.session.connected(now);
            }
            LinkEvent::Text(text) => self.session.received(&text, now),
            LinkEvent::Lost(frame) => {
                self.link = Link::None;
                self.session.disconnected(frame, now);
            }
        }
    }

    fn observe(&mut self, event: SessionEvent) {
        match event {
            SessionEvent::Answered { id, request, answer } => match request {
                SessionRequest::Message(ClientMessage::Act { .. }) => {
                    self.played.fetch_add(1, Relaxed);
                    self.answers.push((id, answer));
                }
                _ => assert!(!matches!(answer, Answer::Dropped), "{}: {request:?}", self.name),
            },
            SessionEvent::Updated => self.look(),
            SessionEvent::StatusChanged => {
                let status = self.session.status();
                assert!(!matches!(status, SessionStatus::GivenUp(_)), "{}: {status:?}", self.name);
            }
            SessionEvent::Unseated(reason) => panic!("{} has lost the seat: {reason:?}", self.name),
            SessionEvent::ShuffleChecked(report) => match report.verdict {
                ShuffleVerdict::Wrong(fault) => panic!("{}: {fault}", self.name),
                verdict => self.took_part = verdict == ShuffleVerdict::TookPart,
            },
            SessionEvent::Notice(_) | SessionEvent::NoticesLost => {}
        }
    }

    /// Checks that what was seen before is still there: nobody takes anything back.
    fn look(&mut self) {
        let Some(game) = self.session.room().game() else {
            assert!(self.history.is_empty(), "{} does not see the match any more", self.name);
            return;
        };
        let history = history(&game.view);
        assert!(history.starts_with(&self.history), "{} has seen another match", self.name);
        if history.len() > self.history.len() {
            self.seen_at = Instant::now();
        }
        self.history = history;
    }

    fn is_over(&self) -> bool {
        let room = self.session.room();
        let phase = room.table().map(|table| table.phase);
        phase == Some(PhaseName::Finished)
            && room.record().is_some()
            && self.session.pending().next().is_none()
    }

    /// Asks for whatever is to be asked for before the match, and chooses when to act in it.
    fn think(&mut self) {
        if self.session.pending().next().is_some() {
            return;
        }
        let room = self.session.room();
        if let Some(game) = room.game().filter(|game| !game.legal.is_empty()) {
            if self.acts_at.is_none_or(|(turn, _)| turn != game.turn) {
                let thought = Duration::from_millis(dice(LONGEST_THOUGHT).into());
                self.acts_at = Some((game.turn, Instant::now() + thought));
            }
        } else if let Some(request) = preparation(room, &self.name) {
            let now = self.now();
            self.session.request(request, now);
        }
    }

    /// Plays a random legal action, whether there is a connection or not.
    fn act(&mut self) {
        let Some((turn, _)) = self.acts_at.take() else { return };
        let Some(game) = self.session.room().game().filter(|game| game.turn == turn) else {
            return;
        };
        let mut legal: Vec<&String> = game.legal.iter().collect();
        if dice(4) > 0 && legal.iter().any(|action| !is_idle(action)) {
            legal.retain(|action| !is_idle(action));
        }
        let action = legal[dice(legal.len() as u32) as usize].clone();
        self.offline += u64::from(self.session.status() != SessionStatus::Connected);
        let now = self.now();
        self.chosen.push(self.session.request(ClientMessage::Act { turn, action }, now));
    }

    fn finished(self) -> Finished {
        let room = self.session.room();
        Finished {
            seat: room.seat().unwrap(),
            view: room.game().unwrap().view.clone(),
            record: room.record().unwrap().clone(),
            name: self.name,
            chosen: self.chosen,
            answers: self.answers,
            connections: self.connections,
            offline: self.offline,
            took_part: self.took_part,
        }
    }
}

/// Whether an action plays no card. Deals of players who often do that take very long.
fn is_idle(action: &str) -> bool {
    ["take", "pass"].contains(&action)
}

/// The entries of a view's history.
fn history(view: &GameView) -> Vec<String> {
    let view = serde_json::to_value(view).unwrap();
    view["history"].as_array().unwrap().iter().map(Value::to_string).collect()
}

/// The next request before a match: to sit down, to get ready, or to start once all others are.
fn preparation(room: &RoomClient, name: &str) -> Option<SessionRequest> {
    let table = room.table().filter(|table| table.phase == PhaseName::Lobby)?;
    let Some(seat) = room.seat() else {
        return Some(SessionRequest::Sit { seat: None, name: name.into() });
    };
    let is_ready = |player: &PlayerInfo| matches!(player, PlayerInfo::Person { ready: true, .. });
    if !is_ready(&table.seats[seat.index()].player) {
        return Some(ClientMessage::Ready { ready: true }.into());
    }
    let can_start =
        table.host == Some(seat) && table.seats.iter().all(|info| is_ready(&info.player));
    can_start.then(|| ClientMessage::Start {}.into())
}
