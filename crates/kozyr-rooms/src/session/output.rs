//! The requests of a session to its caller, and its events.

use serde::{Deserialize, Serialize};

use super::{
    requests::{Answer, SessionRequest},
    shuffle_part::{ShufflePart, ShuffleReport},
};
use crate::{
    bytes::Token,
    ids::RequestId,
    server_message::{Notice, UnseatedReason},
};

/// The data that a device stores for a session, so that it can continue after a restart. It is as
/// secret as the [`Token`] in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SessionMemory {
    /// The token of the seat, or the one to take a seat with.
    #[serde(default)]
    pub(super) token: Option<Token>,
    /// The part in the shuffle of the current or last match.
    #[serde(default)]
    pub(super) shuffle: Option<ShufflePart>,
}

/// A request of a session to its caller, or an event. The order matters.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Open a connection. The caller reports [`Session::connected`](super::Session::connected) or
    /// [`Session::disconnected`](super::Session::disconnected).
    Connect,
    /// Close the connection, or stop opening it. The caller does not report what happens on it any
    /// more.
    Close,
    /// Store this on the device. Anything that is to be sent later must wait until it is stored.
    Remember(SessionMemory),
    /// Send this text.
    Send(String),
    /// Something happened.
    Event(SessionEvent),
}

/// Something that happened, for showing it.
#[derive(Clone, PartialEq, Debug)]
pub enum SessionEvent {
    /// [`Session::status`](super::Session::status) has changed.
    StatusChanged,
    /// The table, the match or the seat has changed; see [`Session::room`](super::Session::room).
    /// Comes after the notices that say why.
    Updated,
    /// Something happened at the table.
    Notice(Notice),
    /// More happened at the table, which the server no longer has.
    NoticesLost,
    /// A request is no longer pending.
    Answered {
        /// The name of the request.
        id: RequestId,
        /// The request.
        request: SessionRequest,
        /// The answer.
        answer: Answer,
    },
    /// The player has lost the seat.
    Unseated(UnseatedReason),
    /// The shuffle of a match was checked.
    ShuffleChecked(ShuffleReport),
}
