//! A client's session at a table, without sockets, clock and random numbers.
//!
//! The caller owns the WebSocket, the clock and the storage of the device. It tells the [`Session`]
//! what happens and carries out what the session [wants](Output):
//!
//! ```
//! use kozyr_rooms::session::{Output, Session, SessionMemory, SessionRequest};
//!
//! let entropy = [7; 32]; // from the device's random number generator
//! let mut now = 0;
//! let mut session = Session::new(SessionMemory::default(), entropy, now);
//! assert_eq!(session.next_output(), Some(Output::Connect));
//!
//! // The WebSocket is open.
//! now += 80;
//! session.connected(now);
//! let Some(Output::Send(hello)) = session.next_output() else { panic!() };
//! assert!(hello.contains("hello"));
//!
//! // The player takes a seat. The request is sent as soon as the server has answered.
//! session.request(SessionRequest::Sit { seat: None, name: "Anna".into() }, now);
//! assert_eq!(session.pending().count(), 1);
//! ```
//!
//! The session
//!
//! - says `hello`, asks for what it has missed, and connects again after a delay that doubles;
//! - stores the token that a seat is taken with before it takes the seat;
//! - repeats requests after a lost connection until they are answered, so that an action that was
//!   chosen without a connection is played once, or refused as stale;
//! - notices a connection that is dead, although neither side closed it;
//! - takes part in the [shuffle](crate::shuffle), and checks it in the end;
//! - stops when the seat is open in another window, or the server does not want the client.

mod duties;
mod incoming;
mod link;
mod output;
mod random;
mod requests;
mod shuffle_part;

use std::collections::VecDeque;

use kozyr_core::game::Seat;

use crate::{
    client::{RoomClient, UpdateStatus},
    client_message::{ClientMessage, PROTOCOL},
    ids::{Millis, RequestId},
    rejection::RejectionCode,
    server_message::{ServerMessage, TakeOverInfo, UnseatedReason},
};

use self::{
    incoming::Incoming,
    link::{Link, LinkState},
    random::RandomStream,
    requests::{Requests, Sent},
};

pub use link::{CloseFrame, GiveUpReason, SessionStatus};
pub use output::{Output, SessionEvent, SessionMemory};
pub use requests::{Answer, PendingRequest, SessionRequest};
pub use shuffle_part::{ShuffleFault, ShuffleReport, ShuffleVerdict};

/// How long the server may take for an answer before the connection counts as dead.
const ANSWER_TIMEOUT: Millis = 15_000;

/// How long the server may be silent before the session asks whether it is still there. A browser
/// does not report the server's pings. The period doubles while nothing happens at the table.
const FIRST_SILENCE: Millis = 45_000;

/// The longest such period.
const LONGEST_SILENCE: Millis = 15 * 60_000;

/// A client's session at a table.
///
/// `now` is the time in milliseconds by any clock of the caller that is never turned back. The
/// times in [`SessionStatus`] and [`wake_at`](Self::wake_at) are by the same clock.
#[derive(Clone, Debug)]
pub struct Session {
    random: RandomStream,
    memory: SessionMemory,
    room: RoomClient,
    link: Link,
    requests: Requests,
    /// When the server was last heard.
    heard_at: Millis,
    /// How long the server may be silent.
    silence: Millis,
    /// Whether the client has missed something since the last update.
    has_missed: bool,
    /// Whether the client has asked for what it has missed since the last update.
    has_asked: bool,
    /// The seat that this device has asked to take over.
    take_over: Option<Seat>,
    /// The step of the shuffle that this client has done its part in, or was refused.
    shuffle_step_done: Option<(u32, crate::ShuffleStep)>,
    /// Whether the shuffle of the finished match was checked.
    is_checked: bool,
    report: Option<ShuffleReport>,
    outputs: VecDeque<Output>,
}

impl Session {
    /// Begins a session and connects.
    ///
    /// `entropy` is 32 bytes from a cryptographic random number generator, new for each session.
    /// Requests, delays and the secrets for the shuffle are made from it.
    pub fn new(memory: SessionMemory, entropy: [u8; 32], now: Millis) -> Self {
        let mut random = RandomStream::new(entropy);
        let requests = Requests::new(random.next());
        let mut session = Session {
            random,
            memory,
            room: RoomClient::new(),
            link: Link::new(now),
            requests,
            heard_at: now,
            silence: FIRST_SILENCE,
            has_missed: false,
            has_asked: false,
            take_over: None,
            shuffle_step_done: None,
            is_checked: false,
            report: None,
            outputs: VecDeque::new(),
        };
        session.outputs.push_back(Output::Connect);
        session
    }

    /// Returns the next thing that the session wants or tells; `None` until something happens. The
    /// caller asks until there is none after each call of another method.
    pub fn next_output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// Returns when to call [`wake`](Self::wake); `None` once the session has given up.
    pub fn wake_at(&self) -> Option<Millis> {
        let answer = self.requests.sent_first_at().map(|at| at.saturating_add(ANSWER_TIMEOUT));
        match self.link.state {
            LinkState::Welcomed { .. } => {
                Some(answer.unwrap_or(self.heard_at.saturating_add(self.silence)))
            }
            _ => self.link.deadline(),
        }
    }

    /// Returns the state of the connection.
    pub fn status(&self) -> SessionStatus {
        self.link.status()
    }

    /// Returns what the client knows of the table and the match.
    pub fn room(&self) -> &RoomClient {
        &self.room
    }

    /// Returns the requests of the player that were not answered, oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &PendingRequest> {
        self.requests.pending()
    }

    /// Returns the result of the last check of a shuffle; `None` before the first.
    pub fn shuffle_report(&self) -> Option<&ShuffleReport> {
        self.report.as_ref()
    }

    /// Returns the four digits to compare while this device asks for a seat that the player holds
    /// on another one; `None` while it does not.
    pub fn confirmation_code(&self) -> Option<&str> {
        self.own_take_over().map(|request| request.code.as_str())
    }

    /// This device's request for a seat, while it waits for an answer.
    fn own_take_over(&self) -> Option<&TakeOverInfo> {
        let (seat, token) = (self.take_over?, self.memory.token?);
        let asker = token.hash().asker();
        let mut requests = self.room.table()?.take_overs.iter();
        requests.find(|request| request.seat == seat && request.asker == asker)
    }

    /// Asks for something on behalf of the player, and returns the name of the request. It is sent
    /// now, or as soon as there is a connection, and is pending until the event
    /// [`SessionEvent::Answered`].
    ///
    /// Reactions and notices of help are for the moment: they are dropped without a connection.
    /// Once the session has given up, all requests are dropped.
    pub fn request(&mut self, request: impl Into<SessionRequest>, now: Millis) -> RequestId {
        let request = request.into();
        let id = self.requests.new_id();
        let is_over = matches!(self.link.state, LinkState::GivenUp(_));
        let is_momentary = request.is_momentary();
        if is_over || (is_momentary && !self.link.is_welcomed()) {
            self.answered(id.clone(), request, Answer::Dropped);
            return id;
        }
        let pending = PendingRequest { id: id.clone(), request };
        if let Err((pending, answer)) = self.requests.add(pending) {
            self.answered(pending.id, pending.request, answer);
            return id;
        }
        if self.link.is_welcomed() {
            self.send_pending(now);
        }
        id
    }

    /// Reports that the connection is open.
    pub fn connected(&mut self, now: Millis) {
        if !matches!(self.link.state, LinkState::Opening { .. }) {
            return;
        }
        (self.heard_at, self.silence) = (now, FIRST_SILENCE);
        self.link.state = LinkState::Greeting { until: now.saturating_add(ANSWER_TIMEOUT) };
        self.send_hello();
    }

    /// Reports that the connection was lost or could not be opened. `close` is the server's close
    /// frame, if there was one.
    pub fn disconnected(&mut self, close: Option<CloseFrame>, now: Millis) {
        if !self.link.has_connection() {
            return;
        }
        match close {
            Some(frame) if frame.is_final() => self.give_up(GiveUpReason::Closed(frame)),
            close => {
                let at_once = close.is_some_and(|frame| frame.code == CloseFrame::GOING_AWAY);
                self.lose_connection(at_once, now);
            }
        }
    }

    /// Reports that time has passed; see [`wake_at`](Self::wake_at). Waking a session early does no
    /// harm.
    pub fn wake(&mut self, now: Millis) {
        if self.wake_at().is_none_or(|at| now < at) {
            return;
        }
        match self.link.state {
            LinkState::Waiting { .. } => self.connect(now),
            LinkState::Opening { .. } | LinkState::Greeting { .. } => self.drop_connection(now),
            LinkState::Welcomed { .. } if self.requests.sent_first_at().is_some() => {
                self.drop_connection(now);
            }
            LinkState::Welcomed { .. } => {
                self.silence = (2 * self.silence).min(LONGEST_SILENCE);
                self.resync(now);
            }
            LinkState::GivenUp(_) => {}
        }
    }

    /// Connects at once instead of waiting, also after the session has given up: the player asks
    /// for it, or the device has a network again. If there is a connection, checks that it is
    /// alive: the app is in the foreground again.
    pub fn reconnect(&mut self, now: Millis) {
        if !self.link.has_connection() {
            self.connect(now);
        } else if self.link.is_welcomed() && self.requests.sent_first_at().is_none() {
            self.resync(now);
        }
    }

    /// Reports that a text has arrived on the connection.
    pub fn received(&mut self, text: &str, now: Millis) {
        if !matches!(self.link.state, LinkState::Greeting { .. } | LinkState::Welcomed { .. }) {
            return;
        }
        self.heard_at = now;
        let (message, code) = match incoming::parse(text) {
            Incoming::Message(message, code) => (*message, code),
            Incoming::Unknown => return,
            Incoming::Unreadable => return self.give_up(GiveUpReason::Incompatible),
        };
        match &message {
            ServerMessage::Welcome { protocol, .. } if *protocol != PROTOCOL => {
                return self.give_up(GiveUpReason::Incompatible);
            }
            ServerMessage::Welcome { token, .. } => {
                if let (None, Some(token)) = (self.memory.token, token) {
                    self.memory.token = Some(*token);
                    self.remember();
                }
            }
            ServerMessage::Rejected { .. } if code == Some(RejectionCode::Version) => {
                return self.give_up(GiveUpReason::Incompatible);
            }
            // Only a session that was replaced gets this for its hello, which has no name.
            ServerMessage::Rejected { id: None, .. } if code == Some(RejectionCode::Replaced) => {
                return self.give_up(GiveUpReason::Replaced);
            }
            _ => {}
        }
        let is_welcome = matches!(message, ServerMessage::Welcome { .. });
        let unseated = match &message {
            ServerMessage::Unseated { reason, .. } => Some(*reason),
            _ => None,
        };
        let answer = requests::answer_in(&message, code);
        let is_news = self.follow(message);
        // A late message about a seat that the client has lost and taken again changes nothing.
        if let (Some(reason), true) = (unseated, is_news) {
            self.event(SessionEvent::Unseated(reason));
            if reason == UnseatedReason::Replaced {
                return self.give_up(GiveUpReason::Replaced);
            }
        }
        if is_welcome && self.link.welcome(now) {
            self.event(SessionEvent::StatusChanged);
        }
        if let Some((id, answer)) = answer {
            // The player's view may be out of date. After a stale action, the update comes unasked.
            self.has_missed |= matches!(&answer, Answer::Refused { code, .. }
                if !matches!(code, Some(RejectionCode::Stale | RejectionCode::TooFast)));
            self.answer(&id, answer);
        }
        if self.link.is_welcomed() {
            self.go_on(now);
        }
    }

    /// Updates the copy of the room, and reports what has changed. Returns whether the message says
    /// anything that the client does not know.
    fn follow(&mut self, message: ServerMessage) -> bool {
        let status = self.room.receive(message);
        let is_news = status != UpdateStatus::Known;
        match status {
            UpdateStatus::Updated { notices, notices_lost } => {
                (self.has_missed, self.has_asked) = (false, false);
                if notices_lost {
                    self.event(SessionEvent::NoticesLost);
                }
                if !notices.is_empty() {
                    self.silence = FIRST_SILENCE;
                }
                for notice in notices {
                    self.event(SessionEvent::Notice(notice));
                }
                self.event(SessionEvent::Updated);
            }
            UpdateStatus::Known => {}
            UpdateStatus::Missed => self.has_missed = true,
        }
        is_news
    }

    /// Ends a request that the server has answered.
    fn answer(&mut self, id: &RequestId, answer: Answer) {
        match self.requests.take(id) {
            Some(Sent::Player(pending)) => {
                if let (SessionRequest::TakeOver { seat }, Answer::Accepted { .. }) =
                    (&pending.request, &answer)
                {
                    self.take_over = Some(*seat).filter(|_| self.room.seat().is_none());
                }
                self.answered(pending.id, pending.request, answer);
            }
            Some(Sent::Session(_)) | None => {}
        }
    }

    /// Reports to the app that a request of the player was accepted, refused or dropped.
    fn answered(&mut self, id: RequestId, request: SessionRequest, answer: Answer) {
        self.event(SessionEvent::Answered { id, request, answer });
    }

    fn send_hello(&mut self) {
        let hello = self.room.hello(self.memory.token);
        self.outputs.push_back(Output::Send(requests::frame(None, hello)));
    }

    /// Puts a request of the session itself into the outputs.
    fn send_own(&mut self, message: ClientMessage, now: Millis) {
        let id = self.requests.new_id();
        let text = requests::frame(Some(id.clone()), message.clone());
        self.requests.sent_own(id, message, now);
        self.outputs.push_back(Output::Send(text));
    }

    /// Puts the player's requests that were not sent on this connection into the outputs. Does
    /// nothing without a token.
    fn send_pending(&mut self, now: Millis) {
        let Some(token) = self.memory.token else { return };
        for text in self.requests.send(token, now) {
            self.outputs.push_back(Output::Send(text));
        }
    }

    fn connect(&mut self, now: Millis) {
        self.link.open(now);
        self.outputs.push_back(Output::Connect);
        self.event(SessionEvent::StatusChanged);
    }

    /// Closes a connection that does not answer. The session connects again later.
    fn drop_connection(&mut self, now: Millis) {
        self.outputs.push_back(Output::Close);
        self.lose_connection(false, now);
    }

    /// Plans the next attempt after a lost connection, and drops the requests that are not
    /// repeated.
    fn lose_connection(&mut self, at_once: bool, now: Millis) {
        self.link.lose(at_once, u32::from_le_bytes(self.random.next::<4>()), now);
        self.shuffle_step_done = None;
        let dropped = self.requests.connection_lost();
        for PendingRequest { id, request } in dropped {
            self.answered(id, request, Answer::Dropped);
        }
        self.event(SessionEvent::StatusChanged);
    }

    /// Stops connecting until the player asks for it, and drops all requests.
    fn give_up(&mut self, reason: GiveUpReason) {
        if !matches!(reason, GiveUpReason::Closed(_)) {
            self.outputs.push_back(Output::Close);
        }
        self.link.state = LinkState::GivenUp(reason);
        self.shuffle_step_done = None;
        for PendingRequest { id, request } in self.requests.drop_all() {
            self.answered(id, request, Answer::Dropped);
        }
        self.event(SessionEvent::StatusChanged);
    }

    fn remember(&mut self) {
        self.outputs.push_back(Output::Remember(self.memory.clone()));
    }

    fn event(&mut self, event: SessionEvent) {
        self.outputs.push_back(Output::Event(event));
    }
}
