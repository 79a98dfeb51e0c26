//! Rooms on other servers, with clients that are connected to this one.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use async_nats::{Client, RequestErrorKind};
use async_trait::async_trait;
use axum::{body::Bytes, extract::ws::Utf8Bytes};
use kozyr_rooms::{ConnectionId, RoomId};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::{
    BEAT, SILENCE,
    message::{Action, Answer, Delivery, DeliveryKind, NodeId, Request, Subjects, decode, encode},
};
use crate::{
    close::CloseReason,
    cluster::RemoteRoom,
    outbox::{Deliver, Outgoing},
    room_task::{RoomGone, RoomInput},
};

/// The pause after a server did not take a connection. Then the hub asks again who owns the room.
const PAUSE: Duration = Duration::from_millis(50);

/// The sessions with the servers that own rooms of clients here.
pub(super) struct RemoteRooms {
    node: NodeId,
    client: Client,
    subjects: Subjects,
    sessions: Mutex<HashMap<NodeId, Session>>,
    /// The number of the last session. Later ones have higher numbers.
    last_number: AtomicU64,
    is_closed: AtomicBool,
}

/// All connections to the rooms of one server. They end together.
struct Session {
    number: u64,
    /// How many messages and closes have arrived.
    seq: u64,
    /// When the owner last said how many there were.
    marked: Instant,
    connections: HashMap<ConnectionId, Arc<dyn Deliver>>,
}

/// A client's way to a room on another server.
pub(super) struct RemoteLink {
    rooms: Arc<RemoteRooms>,
    owner: NodeId,
    room: RoomId,
    /// The number of the session, once connected.
    session: AtomicU64,
}

impl RemoteRooms {
    pub(super) fn new(node: NodeId, client: Client, subjects: Subjects) -> Self {
        RemoteRooms {
            node,
            client,
            subjects,
            sessions: Mutex::default(),
            last_number: AtomicU64::new(0),
            is_closed: AtomicBool::new(false),
        }
    }

    fn sessions(&self) -> MutexGuard<'_, HashMap<NodeId, Session>> {
        // Nothing panics while it holds the lock.
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection to the session with a server, and returns the session's number; `None` if
    /// this server is about to stop.
    fn add(
        self: &Arc<Self>,
        owner: &NodeId,
        connection: ConnectionId,
        outbox: Arc<dyn Deliver>,
    ) -> Option<u64> {
        let mut sessions = self.sessions();
        if self.is_closed.load(SeqCst) {
            return None;
        }
        let session = sessions.entry(owner.clone()).or_insert_with(|| {
            let number = self.last_number.fetch_add(1, SeqCst) + 1;
            tokio::spawn(self.clone().keep(owner.clone(), number));
            Session { number, seq: 0, marked: Instant::now(), connections: HashMap::new() }
        });
        session.connections.insert(connection, outbox);
        Some(session.number)
    }

    /// Removes a connection. Returns whether the session goes on.
    fn remove(&self, owner: &NodeId, number: u64, connection: ConnectionId) -> bool {
        let mut sessions = self.sessions();
        let session = sessions.get_mut(owner).filter(|session| session.number == number);
        session.map(|session| session.connections.remove(&connection)).is_some()
    }

    /// Says that the session goes on, until it ends.
    async fn keep(self: Arc<Self>, owner: NodeId, number: u64) {
        let mut ticks = interval(BEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let silence = match self.sessions().get(&owner) {
                Some(session) if session.number == number => session.marked.elapsed(),
                _ => return,
            };
            if silence > SILENCE {
                self.end(&owner, number);
                return;
            }
            let beat = self.request(&owner, number, Action::Beat {}, &[]).await;
            if beat == Some(Answer::Ended) {
                self.end(&owner, number);
                return;
            }
        }
    }

    /// Ends a session, and tells its clients to reconnect.
    fn end(&self, owner: &NodeId, number: u64) {
        let session = {
            let mut sessions = self.sessions();
            match sessions.get(owner) {
                Some(session) if session.number == number => sessions.remove(owner),
                _ => None,
            }
        };
        if let Some(session) = session {
            if !session.connections.is_empty() {
                let clients = session.connections.len();
                tracing::warn!(node = %owner, clients, "lost a server with rooms of clients here");
            }
            session.close();
        }
    }

    /// Ends all sessions, and refuses new ones.
    pub(super) fn close(&self) {
        let mut sessions = self.sessions();
        self.is_closed.store(true, SeqCst);
        sessions.drain().for_each(|(_, session)| session.close());
    }

    /// Asks a server for something. Returns [`Answer::Ended`] if no server of that name is running.
    /// `None` if it is unknown whether it was done, as after a timeout.
    async fn request(
        &self,
        owner: &NodeId,
        session: u64,
        action: Action,
        body: &[u8],
    ) -> Option<Answer> {
        let head = Request { from: self.node.clone(), session, action };
        let subject = self.subjects.requests(owner);
        match self.client.request(subject, encode(&head, body)).await {
            Ok(answer) => Some(Answer::read(&answer.payload)),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Some(Answer::Ended),
            Err(_) => None,
        }
    }

    /// Passes on what a server has sent to a client here.
    pub(super) fn receive(&self, payload: &Bytes) {
        let Some((delivery, body)) = decode::<Delivery>(payload) else { return };
        let Delivery { owner, session: number, seq, kind } = delivery;
        let mut sessions = self.sessions();
        let Some(session) = sessions.get_mut(&owner).filter(|session| session.number == number)
        else {
            return;
        };
        let expected = match kind {
            DeliveryKind::Mark {} => session.seq,
            _ => session.seq + 1,
        };
        if seq != expected {
            drop(sessions);
            self.end(&owner, number);
            return;
        }
        session.seq = seq;
        match kind {
            DeliveryKind::Mark {} => session.marked = Instant::now(),
            DeliveryKind::Message { connection } => {
                let Ok(text) = Utf8Bytes::try_from(body) else { return };
                let Some(outbox) = session.connections.get(&connection) else { return };
                if outbox.deliver(connection, Outgoing::Message(text)).is_err() {
                    // Its socket notices that the outbox is gone, and disconnects.
                    session.connections.remove(&connection);
                }
            }
            DeliveryKind::Close { connection, reason } => {
                let Some(outbox) = session.connections.remove(&connection) else { return };
                let reason = CloseReason::ALL.into_iter().find(|known| known.text() == reason);
                let reason = reason.unwrap_or(CloseReason::GoingAway);
                // If it cannot take this, its socket notices that the outbox is gone.
                let _ = outbox.deliver(connection, Outgoing::Close(reason));
            }
        }
    }
}

impl Session {
    fn close(self) {
        for (connection, outbox) in self.connections {
            // If it cannot take this, its socket notices that the outbox is gone.
            let _ = outbox.deliver(connection, Outgoing::Close(CloseReason::GoingAway));
        }
    }
}

impl RemoteLink {
    pub(super) fn new(rooms: Arc<RemoteRooms>, owner: NodeId, room: RoomId) -> Self {
        RemoteLink { rooms, owner, room, session: AtomicU64::new(0) }
    }

    /// Asks the owner for something. If it is unknown whether that was done, the session ends, and
    /// with it the connection on both sides.
    async fn request(&self, action: Action, body: &[u8]) -> Result<(), RoomGone> {
        let number = self.session.load(SeqCst);
        match self.rooms.request(&self.owner, number, action, body).await {
            Some(Answer::Done) => Ok(()),
            Some(Answer::Gone) => Err(RoomGone),
            Some(Answer::Ended) | None => {
                self.rooms.end(&self.owner, number);
                Err(RoomGone)
            }
        }
    }
}

#[async_trait]
impl RemoteRoom for RemoteLink {
    async fn send(&self, input: RoomInput) -> Result<(), RoomGone> {
        match input {
            RoomInput::Connect { connection, outbox } => {
                let number = self.rooms.add(&self.owner, connection, outbox).ok_or(RoomGone)?;
                self.session.store(number, SeqCst);
                let action = Action::Connect { room: self.room.clone(), connection };
                let connected = self.request(action, &[]).await;
                if connected.is_err() {
                    self.rooms.remove(&self.owner, number, connection);
                    sleep(PAUSE).await;
                }
                connected
            }
            RoomInput::Frame { connection, frame } => {
                let frame = serde_json::to_vec(&frame).expect("messages can be serialized");
                self.request(Action::Frame { connection }, &frame).await
            }
            RoomInput::Disconnect { connection } => {
                let number = self.session.load(SeqCst);
                if self.rooms.remove(&self.owner, number, connection) {
                    // An error means that the connection is gone already.
                    let _ = self.request(Action::Disconnect { connection }, &[]).await;
                }
                Ok(())
            }
            // Only the owner does this.
            RoomInput::Decided { .. } | RoomInput::Stop(_) => Ok(()),
        }
    }
}
