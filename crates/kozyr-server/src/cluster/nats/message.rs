//! What servers send to each other: a line of JSON, and the message of the client or the room.

use std::fmt;

use axum::body::Bytes;
use kozyr_rooms::{ConnectionId, RoomId};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::random;

/// The version of the messages, which is part of the subjects. Servers whose versions differ do not
/// reach each other's rooms, which then move when their servers stop.
const VERSION: u32 = 1;

const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz234567";

/// A server, from its start to its end.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct NodeId(String);

/// Where servers listen.
#[derive(Clone, Debug)]
pub(super) struct Subjects {
    prefix: String,
}

/// A request about a client to the server that owns its room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Request {
    /// The server that the client is connected to.
    pub(super) from: NodeId,
    /// The number of the session between the two servers.
    pub(super) session: u64,
    pub(super) action: Action,
}

/// The content of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Action {
    /// A client has connected.
    Connect { room: RoomId, connection: ConnectionId },
    /// A client has sent the message that follows.
    Frame { connection: ConnectionId },
    /// A connection was lost.
    Disconnect { connection: ConnectionId },
    /// The session goes on. The owner answers with a [`DeliveryKind::Mark`].
    Beat {},
}

/// The answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It was done.
    Done,
    /// The room is not here, or does not know the connection.
    Gone,
    /// The session has ended, and with it all connections.
    Ended,
}

/// Something for a client, from the server that owns its room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Delivery {
    /// The server that owns the room.
    pub(super) owner: NodeId,
    /// The number of the session between the two servers.
    pub(super) session: u64,
    /// How many messages and closes the session has had, with this one.
    pub(super) seq: u64,
    pub(super) kind: DeliveryKind,
}

/// The content of a delivery.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum DeliveryKind {
    /// The message that follows.
    Message { connection: ConnectionId },
    /// The end of the connection, with the [text](crate::close::CloseReason::text) of its reason.
    Close { connection: ConnectionId, reason: String },
    /// Nothing. It shows whether everything before has arrived.
    Mark {},
}

impl NodeId {
    /// Returns a new name that no other server has.
    pub(super) fn random() -> Self {
        NodeId(random::text(LETTERS, 16))
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&[u8]> for NodeId {
    fn from(bytes: &[u8]) -> Self {
        NodeId(String::from_utf8_lossy(bytes).into_owned())
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Subjects {
    pub(super) fn new(cluster: &str) -> Self {
        Subjects { prefix: format!("{cluster}.{VERSION}") }
    }

    /// Where a server receives [`Request`]s.
    pub(super) fn requests(&self, node: &NodeId) -> String {
        format!("{}.{node}.requests", self.prefix)
    }

    /// Where a server receives [`Delivery`]s.
    pub(super) fn deliveries(&self, node: &NodeId) -> String {
        format!("{}.{node}.deliveries", self.prefix)
    }
}

impl Answer {
    pub(super) fn payload(self) -> Bytes {
        Bytes::from_static(match self {
            Answer::Done => b"done",
            Answer::Gone => b"gone",
            Answer::Ended => b"ended",
        })
    }

    pub(super) fn read(payload: &[u8]) -> Self {
        match payload {
            b"done" => Answer::Done,
            b"gone" => Answer::Gone,
            _ => Answer::Ended,
        }
    }
}

/// Joins a head and the message after it.
pub(super) fn encode(head: &impl Serialize, body: &[u8]) -> Bytes {
    let mut bytes = serde_json::to_vec(head).expect("heads can be serialized");
    bytes.push(b'\n');
    bytes.extend_from_slice(body);
    bytes.into()
}

/// Splits a head and the message after it; `None` if they are malformed.
pub(super) fn decode<T: DeserializeOwned>(payload: &Bytes) -> Option<(T, Bytes)> {
    let end = payload.iter().position(|&byte| byte == b'\n')?;
    let head = serde_json::from_slice(&payload[..end]).ok()?;
    Some((head, payload.slice(end + 1..)))
}
