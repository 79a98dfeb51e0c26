//! Clients that are connected to other servers, in rooms that this server owns.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use async_nats::Client;
use axum::body::Bytes;
use kozyr_rooms::{ClientFrame, ConnectionId, RoomId};
use tokio::{
    sync::{mpsc, oneshot},
    time::{sleep, timeout},
};

use super::{
    BEAT, SILENCE,
    message::{Action, Answer, Delivery, DeliveryKind, NodeId, Request, Subjects, decode, encode},
};
use crate::{
    hub::{Hub, RoomLink},
    outbox::{Deliver, Outgoing, Undeliverable},
    room_task::RoomInput,
};

/// How many messages may wait for one server. If there are more, all its clients reconnect.
const MAX_WAITING: usize = 8192;

/// How long this server remembers that another one was there. By then, none of its requests is
/// still on the way.
const FORGET_AFTER: Duration = Duration::from_secs(600);

/// How long to wait until everything was sent to a server, when this one stops.
const FLUSH_TIMEOUT: Duration = Duration::from_secs(2);

/// The sessions with servers whose clients are in rooms here.
pub(super) struct RemoteClients {
    node: NodeId,
    client: Client,
    subjects: Subjects,
    hub: Hub,
    peers: Mutex<HashMap<NodeId, Peer>>,
}

/// Another server, and the clients that are connected to it. They end together.
struct Peer {
    /// The number of the session. Earlier ones have ended.
    number: u64,
    /// When the server last said something.
    heard: Instant,
    /// The queue to the server; `None` if the session has ended.
    queue: Option<Queue>,
    clients: HashMap<ConnectionId, RoomLink>,
}

/// An ordered queue to another server.
#[derive(Clone)]
struct Queue {
    sender: mpsc::Sender<Item>,
    has_overflowed: Arc<AtomicBool>,
}

enum Item {
    Outgoing(ConnectionId, Outgoing),
    Mark,
    /// Answer when everything before has reached NATS.
    Flush(oneshot::Sender<()>),
}

impl RemoteClients {
    pub(super) fn new(node: NodeId, client: Client, subjects: Subjects, hub: Hub) -> Self {
        RemoteClients { node, client, subjects, hub, peers: Mutex::default() }
    }

    fn peers(&self) -> MutexGuard<'_, HashMap<NodeId, Peer>> {
        // Nothing panics while it holds the lock.
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what another server asks for.
    pub(super) async fn handle(&self, payload: &Bytes) -> Answer {
        let Some((Request { from, session, action }, body)) = decode(payload) else {
            return Answer::Ended;
        };
        let Some(queue) = self.session(&from, session) else { return Answer::Ended };
        match action {
            Action::Connect { room, connection } => {
                self.connect(&from, session, queue, &room, connection).await
            }
            Action::Frame { connection } => {
                let Some(link) = self.link(&from, session, connection) else { return Answer::Gone };
                let Ok(frame) = ClientFrame::from_json(&body) else { return Answer::Gone };
                let frame = Box::new(frame);
                answer(link.send(RoomInput::Frame { connection, frame }).await)
            }
            Action::Disconnect { connection } => {
                let link = self.remove(&from, session, connection);
                let Some(link) = link else { return Answer::Gone };
                answer(link.send(RoomInput::Disconnect { connection }).await)
            }
            Action::Beat {} => match queue.push(Item::Mark) {
                Ok(()) => Answer::Done,
                Err(Undeliverable) => Answer::Ended,
            },
        }
    }

    /// Returns the queue of a session, which begins with its first request; `None` if it has ended.
    fn session(&self, from: &NodeId, number: u64) -> Option<Queue> {
        let mut peers = self.peers();
        let peer = peers.entry(from.clone()).or_insert_with(|| Peer {
            number: 0,
            heard: Instant::now(),
            queue: None,
            clients: HashMap::new(),
        });
        if number < peer.number {
            return None;
        }
        peer.heard = Instant::now();
        if number > peer.number {
            peer.end();
            peer.number = number;
            peer.queue = Some(self.begin(from, number));
        }
        if peer.queue.as_ref().is_some_and(|queue| queue.has_overflowed.load(SeqCst)) {
            tracing::warn!(node = %from, "a server is too slow; its clients have to reconnect");
            peer.end();
        }
        peer.queue.clone()
    }

    /// Starts sending to a server.
    fn begin(&self, to: &NodeId, session: u64) -> Queue {
        let (sender, mut items) = mpsc::channel(MAX_WAITING);
        let (client, owner) = (self.client.clone(), self.node.clone());
        let subject = self.subjects.deliveries(to);
        tokio::spawn(async move {
            let mut seq = 0;
            while let Some(item) = items.recv().await {
                let (kind, body) = match item {
                    Item::Outgoing(connection, Outgoing::Message(text)) => {
                        (DeliveryKind::Message { connection }, text.into())
                    }
                    Item::Outgoing(connection, Outgoing::Close(reason)) => {
                        let reason = reason.text().into();
                        (DeliveryKind::Close { connection, reason }, Bytes::new())
                    }
                    Item::Mark => (DeliveryKind::Mark {}, Bytes::new()),
                    Item::Flush(done) => {
                        // If it took too long, the caller no longer waits.
                        let _ = client.flush().await;
                        let _ = done.send(());
                        continue;
                    }
                };
                if !matches!(kind, DeliveryKind::Mark {}) {
                    seq += 1;
                }
                let delivery = Delivery { owner: owner.clone(), session, seq, kind };
                if let Err(error) = client.publish(subject.clone(), encode(&delivery, &body)).await
                {
                    // The other end notices the gap.
                    tracing::warn!(%error, "a message could not be sent to another server");
                }
            }
        });
        Queue { sender, has_overflowed: Arc::default() }
    }

    async fn connect(
        &self,
        from: &NodeId,
        session: u64,
        queue: Queue,
        room: &RoomId,
        connection: ConnectionId,
    ) -> Answer {
        let link = match self.hub.room(room).await {
            Ok(link @ RoomLink::Here(_)) => link,
            Ok(RoomLink::There(_)) | Err(_) => return Answer::Gone,
        };
        if !self.add(from, session, connection, link.clone()) {
            return Answer::Ended;
        }
        let connect = RoomInput::Connect { connection, outbox: Arc::new(queue) };
        if link.send(connect).await.is_err() {
            self.remove(from, session, connection);
            return Answer::Gone;
        }
        if self.link(from, session, connection).is_none() {
            // The session has ended meanwhile, and the room may have learned of that too early.
            let _ = link.send(RoomInput::Disconnect { connection }).await;
            return Answer::Ended;
        }
        Answer::Done
    }

    /// Adds a client; returns false if the session has ended.
    fn add(&self, from: &NodeId, session: u64, connection: ConnectionId, link: RoomLink) -> bool {
        let mut peers = self.peers();
        let peer =
            peers.get_mut(from).filter(|peer| peer.number == session && peer.queue.is_some());
        peer.map(|peer| peer.clients.insert(connection, link)).is_some()
    }

    fn link(&self, from: &NodeId, session: u64, connection: ConnectionId) -> Option<RoomLink> {
        let peers = self.peers();
        let peer = peers.get(from).filter(|peer| peer.number == session)?;
        peer.clients.get(&connection).cloned()
    }

    fn remove(&self, from: &NodeId, session: u64, connection: ConnectionId) -> Option<RoomLink> {
        let mut peers = self.peers();
        let peer = peers.get_mut(from).filter(|peer| peer.number == session)?;
        peer.clients.remove(&connection)
    }

    /// Ends the sessions of servers that have fallen silent.
    pub(super) async fn watch(self: Arc<Self>) {
        loop {
            sleep(BEAT).await;
            self.peers().retain(|node, peer| {
                let silence = peer.heard.elapsed();
                if silence > SILENCE && peer.queue.is_some() {
                    if !peer.clients.is_empty() {
                        let clients = peer.clients.len();
                        tracing::warn!(%node, clients, "lost a server with clients of rooms here");
                    }
                    peer.end();
                }
                silence < FORGET_AFTER
            });
        }
    }

    /// Waits until everything has been sent, but at most two seconds.
    pub(super) async fn flush(&self) {
        let queues: Vec<Queue> =
            self.peers().values().filter_map(|peer| peer.queue.clone()).collect();
        let flushed = queues.into_iter().filter_map(|queue| {
            let (done, flushed) = oneshot::channel();
            queue.push(Item::Flush(done)).is_ok().then_some(flushed)
        });
        // Clients of servers that take longer notice the silence.
        let _ = timeout(FLUSH_TIMEOUT, futures_util::future::join_all(flushed)).await;
    }
}

fn answer<E>(result: Result<(), E>) -> Answer {
    if result.is_ok() { Answer::Done } else { Answer::Gone }
}

impl Peer {
    /// Ends the session: its clients count as disconnected.
    fn end(&mut self) {
        self.queue = None;
        for (connection, link) in self.clients.drain() {
            tokio::spawn(async move {
                // An error means that the room has left memory.
                let _ = link.send(RoomInput::Disconnect { connection }).await;
            });
        }
    }
}

impl Queue {
    fn push(&self, item: Item) -> Result<(), Undeliverable> {
        self.sender.try_send(item).map_err(|_| {
            self.has_overflowed.store(true, SeqCst);
            Undeliverable
        })
    }
}

impl Deliver for Queue {
    fn deliver(&self, connection: ConnectionId, outgoing: Outgoing) -> Result<(), Undeliverable> {
        self.push(Item::Outgoing(connection, outgoing))
    }
}
