//! What happens to a room from outside.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    bytes::{Secret, Token},
    client_message::ClientFrame,
    ids::ConnectionId,
};

/// A command to a room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum Command {
    /// A message from a client.
    Client {
        /// The connection that it came from. The server must not let clients choose it.
        connection: ConnectionId,
        /// Sixteen random bytes made for this command. A welcome offers them as the token of a
        /// seat.
        fresh_token: Token,
        /// The message.
        frame: ClientFrame,
    },
    /// A connection was lost.
    Disconnected {
        /// The connection.
        connection: ConnectionId,
    },
    /// The server restarted, so all earlier connections are lost.
    Restarted {},
    /// Time has passed. The server sends this at [`Room::next_deadline`] and at least once a minute
    /// while there is a deadline, so that the room notices when the clock is turned back.
    ///
    /// [`Room::next_deadline`]: crate::Room::next_deadline
    Tick {},
    /// The answer to [`Request::Entropy`].
    Entropy {
        /// The number of the match.
        match_number: u32,
        /// 32 random bytes.
        secret: Secret,
    },
    /// The answer to [`Request::Decision`].
    Decide {
        /// The seat.
        seat: Seat,
        /// The turn that the decision was made at.
        turn: u64,
        /// The action, in notation.
        action: String,
    },
}

/// Something that a room needs from the server before the match can continue. The server may ask
/// for the list at any time, and repeats the work of a request if it has lost it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Request {
    /// The server's 32 random bytes for a match.
    Entropy {
        /// The number of the match.
        match_number: u32,
    },
    /// The decision of a computer opponent.
    Decision {
        /// The seat to decide for.
        seat: Seat,
        /// The turn, which the answer repeats.
        turn: u64,
        /// The opponent's name, with its parameters.
        opponent: String,
    },
}
