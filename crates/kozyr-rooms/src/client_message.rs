//! Messages from clients.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    bytes::{Commitment, Secret, Token},
    ids::RequestId,
    options::TableOptions,
    reaction::{Aid, Reaction},
    rejection::{Rejection, RejectionCode},
};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The length of the longest message from a client, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 8 * 1024;

/// A message from a client with the client's name for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClientFrame {
    /// The client's name for this request, which the acknowledgement or refusal repeats. Required
    /// by [`ClientMessage::Act`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<RequestId>,
    /// The message.
    #[serde(flatten)]
    pub message: ClientMessage,
}

/// The point that a client has reached, from which the server continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResumePoint {
    /// The `seq` of the last update.
    pub seq: u64,
    /// The `turn` of the last game update; `None` if the client has no view.
    #[serde(default)]
    pub turn: Option<u64>,
    /// The seat of that view; `None` if it was the spectators' view. A view of another seat is not
    /// continued, because its history shows other cards.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// A message from a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Begins or resumes a session. The answer is a welcome with everything the client missed.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The token of the client's seat, if it has one.
        #[serde(default)]
        token: Option<Token>,
        /// The point that the client has reached, if it was connected before.
        #[serde(default)]
        seen: Option<ResumePoint>,
    },
    /// Asks for everything since `seen`, after a gap in the sequence numbers.
    Resync {
        /// The point to continue from; everything is sent if missing.
        #[serde(default)]
        seen: Option<ResumePoint>,
    },
    /// Takes an open seat. Only between matches.
    Sit {
        /// The seat; the first open one if missing.
        #[serde(default)]
        seat: Option<Seat>,
        /// The player's name.
        name: String,
        /// The token from the welcome, which the client has stored.
        token: Token,
    },
    /// Moves to another open seat. Only between matches.
    Move {
        /// The open seat.
        seat: Seat,
    },
    /// Gives up the seat for good. During a match, a computer opponent plays on.
    Leave {},
    /// Says whether the player is ready to start. Only between matches.
    Ready {
        /// Whether the player is ready.
        ready: bool,
    },
    /// Changes the options. Only the host, and only between matches. No player is ready after it.
    Configure {
        /// The new options.
        options: TableOptions,
    },
    /// Puts a computer opponent on a seat that no person has, or opens the seat. Only the host,
    /// and only between matches.
    Fill {
        /// The seat.
        seat: Seat,
        /// The opponent's name; opens the seat if missing.
        #[serde(default)]
        opponent: Option<String>,
    },
    /// Exchanges the players of two seats. Only the host, and only between matches.
    Swap {
        /// The seats.
        seats: [Seat; 2],
    },
    /// Removes a person from a seat. Only the host, and only between matches.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Makes another person the host. Only the host.
    MakeHost {
        /// The seat of the new host.
        seat: Seat,
    },
    /// Starts the next match. Only the host, and only if all seats are taken and everyone else is
    /// ready.
    Start {},
    /// Commits the seat to a secret for the shuffle.
    Commit {
        /// The number of the match.
        #[serde(rename = "match")]
        match_number: u32,
        /// The digest of the secret.
        commitment: Commitment,
    },
    /// Reveals the seat's secret to the server.
    Reveal {
        /// The number of the match.
        #[serde(rename = "match")]
        match_number: u32,
        /// The secret.
        secret: Secret,
    },
    /// Plays an action.
    Act {
        /// The turn that the action was made at.
        turn: u64,
        /// The action, in notation.
        action: String,
    },
    /// Asks the other people to let the seat take back its last action.
    TakeBack {
        /// The turn that the request was made at.
        turn: u64,
    },
    /// Answers another seat's request to take an action back.
    AnswerTakeBack {
        /// The turn that the request was made at.
        turn: u64,
        /// Whether the player agrees.
        agree: bool,
    },
    /// Lets a computer opponent stand in for a person who has been away for the agreed period, or
    /// has not moved for that period and at least two minutes. Only the host, or anyone seated if
    /// the host is away or it is about the host.
    StandIn {
        /// The seat.
        seat: Seat,
        /// The opponent's name.
        opponent: String,
    },
    /// Ends the stand-in for the sender's seat. A `hello` or an action does so too.
    Return {},
    /// Asks for a seat that the player holds on another device. Once the request is confirmed, the
    /// client says `hello` with the token, or repeats the request.
    TakeOver {
        /// The seat.
        seat: Seat,
        /// The token from the welcome, which holds the seat once the request is confirmed.
        token: Token,
    },
    /// Confirms or refuses a request of another device. The old device answers if it is connected,
    /// and the host if not.
    AnswerTakeOver {
        /// The seat.
        seat: Seat,
        /// The code that the new device shows.
        code: String,
        /// Whether the request is confirmed.
        agree: bool,
    },
    /// Shows a reaction to everyone.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Tells everyone that the player uses help. Only at a teaching table.
    Consult {
        /// The help.
        aid: Aid,
    },
}

impl ClientMessage {
    /// The types of all messages.
    pub const TYPES: [&str; 23] = [
        "hello",
        "resync",
        "sit",
        "move",
        "leave",
        "ready",
        "configure",
        "fill",
        "swap",
        "remove",
        "make-host",
        "start",
        "commit",
        "reveal",
        "act",
        "take-back",
        "answer-take-back",
        "stand-in",
        "return",
        "take-over",
        "answer-take-over",
        "react",
        "consult",
    ];
}

impl ClientFrame {
    /// Reads a message. Ignores unknown keys.
    ///
    /// # Errors
    /// If the bytes are too long, not a JSON object, of an unknown type, or a key is missing or
    /// invalid. The error comes with the `id` of the message, if that could be read.
    pub fn from_json(bytes: &[u8]) -> Result<Self, (Option<RequestId>, Rejection)> {
        if bytes.len() > MAX_MESSAGE_BYTES {
            return Err((None, RejectionCode::TooLong.into()));
        }
        let malformed = |reason: &dyn std::fmt::Display| {
            let message = format!("The message is malformed: {reason}.");
            Rejection::new(RejectionCode::Malformed, message)
        };
        let value: Value = match serde_json::from_slice(bytes) {
            Ok(value) => value,
            Err(error) => return Err((None, malformed(&error))),
        };
        let id = value["id"].as_str().and_then(|id| RequestId::new(id).ok());
        let Some(kind) = value["type"].as_str() else {
            return Err((id, malformed(&"a message is an object with a `type`")));
        };
        if !ClientMessage::TYPES.contains(&kind) {
            return Err((id, RejectionCode::UnknownMessage.into()));
        }
        ClientFrame::deserialize(value).map_err(|error| (id, malformed(&error)))
    }
}
