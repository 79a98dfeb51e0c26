//! The output of a room to a connection, and the queue in between.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
};

use axum::extract::ws::Utf8Bytes;
use kozyr_rooms::ConnectionId;
use tokio::sync::mpsc;

use crate::close::CloseReason;

/// How many messages may wait for one connection. Their total length has a limit of its own.
const MAX_WAITING: usize = 256;

/// The output of a room to a connection.
#[derive(Clone, PartialEq, Debug)]
pub enum Outgoing {
    /// A message, as JSON.
    Message(Utf8Bytes),
    /// The end of the connection.
    Close(CloseReason),
}

/// The error for a connection that is closed, or too slow for its messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the connection is closed or too slow")]
pub struct Undeliverable;

/// Where a room sends what is meant for a connection: its queue on this server, or the server that
/// the client is connected to.
pub trait Deliver: Send + Sync {
    /// Sends without waiting. After an error the room counts the connection as lost, and sends
    /// nothing more.
    ///
    /// # Errors
    /// If the connection is closed, or too slow.
    fn deliver(&self, connection: ConnectionId, outgoing: Outgoing) -> Result<(), Undeliverable>;
}

/// The room's end of a connection's queue.
pub struct Outbox {
    sender: mpsc::Sender<Outgoing>,
    shared: Arc<Shared>,
    max_bytes: usize,
}

/// The connection's end of its queue.
pub struct Inbox {
    receiver: mpsc::Receiver<Outgoing>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The total length of the waiting messages.
    bytes: AtomicUsize,
    has_overflowed: AtomicBool,
}

/// Creates a queue for messages with a total length of `max_bytes`. A message that is longer alone
/// fits into an empty queue.
pub fn queue(max_bytes: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(MAX_WAITING);
    let shared = Arc::<Shared>::default();
    (Outbox { sender, shared: shared.clone(), max_bytes }, Inbox { receiver, shared })
}

impl Deliver for Outbox {
    fn deliver(&self, _: ConnectionId, outgoing: Outgoing) -> Result<(), Undeliverable> {
        let len = outgoing.len();
        let waiting = self.shared.bytes.fetch_add(len, Relaxed);
        let is_too_much = waiting > 0 && waiting + len > self.max_bytes;
        if is_too_much || self.sender.try_send(outgoing).is_err() {
            self.shared.has_overflowed.store(true, Relaxed);
            return Err(Undeliverable);
        }
        Ok(())
    }
}

impl Inbox {
    /// Waits for what the room sends; `None` if the room has dropped its end.
    pub async fn receive(&mut self) -> Option<Outgoing> {
        let outgoing = self.receiver.recv().await?;
        self.shared.bytes.fetch_sub(outgoing.len(), Relaxed);
        Some(outgoing)
    }

    /// Whether the room has given up because the connection was too slow.
    pub fn has_overflowed(&self) -> bool {
        self.shared.has_overflowed.load(Relaxed)
    }
}

impl Outgoing {
    /// The length of the message in bytes.
    fn len(&self) -> usize {
        match self {
            Outgoing::Message(json) => json.len(),
            Outgoing::Close(_) => 0,
        }
    }
}
