//! The log of a room.

use kozyr_core::game::{Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::{
    bytes::{Commitment, Secret, Token, TokenHash, no_random_bytes},
    ids::{ConnectionId, Millis, RequestId, RoomId},
    name::PlayerName,
    options::TableOptions,
    reaction::{Aid, Reaction},
};

/// A change of a room, and when it happened. A room is the fold of its events.
///
/// The log is for the server only: it contains the secrets of the shuffle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// When the change happened, by the server's clock.
    pub at: Millis,
    /// The change.
    pub change: Change,
}

/// The setup of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "game", content = "setup", rename_all = "kebab-case")]
pub enum MatchSetup {
    /// A deal of Durak.
    Durak(kozyr_durak::Setup),
    /// A game of Reversi.
    Reversi(kozyr_reversi::Setup),
}

/// Why a seat became open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeaveReason {
    /// The player left.
    Left,
    /// The host removed the player.
    Removed,
}

/// A change of a room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Change {
    /// The room was opened. The first event of every log.
    Opened {
        /// The room.
        room: RoomId,
        /// The options.
        options: TableOptions,
    },
    /// The server's clock was turned back. All times that the room stores move with it.
    ClockTurnedBack {},
    /// The holder of a seat connected. An earlier connection of the seat is replaced.
    Connected {
        /// The seat.
        seat: Seat,
        /// The new connection.
        connection: ConnectionId,
    },
    /// The connection of a seat was lost.
    Disconnected {
        /// The seat.
        seat: Seat,
    },
    /// The server restarted, so all connections were lost.
    AllDisconnected {},
    /// A person took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// The person's name.
        name: PlayerName,
        /// The hash of the token that holds the seat.
        token: TokenHash,
        /// The person's connection.
        connection: ConnectionId,
    },
    /// A person moved to an open seat.
    Moved {
        /// The old seat.
        from: Seat,
        /// The new seat.
        to: Seat,
    },
    /// The players of two seats changed places.
    Swapped {
        /// The seats.
        seats: [Seat; 2],
    },
    /// A person gave up a seat. During a match, the named opponent plays on.
    Left {
        /// The seat.
        seat: Seat,
        /// Why.
        reason: LeaveReason,
        /// The opponent that plays the rest of the match.
        replacement: Option<String>,
    },
    /// A person said whether they are ready.
    Readied {
        /// The seat.
        seat: Seat,
        /// Whether they are ready.
        ready: bool,
    },
    /// The host changed the options.
    Configured {
        /// The new options.
        options: TableOptions,
    },
    /// The host put a computer opponent on a seat, or opened it.
    Filled {
        /// The seat.
        seat: Seat,
        /// The opponent; `None` if the seat was opened.
        opponent: Option<String>,
    },
    /// The host changed.
    HostChanged {
        /// The seat of the new host; `None` if no person is left.
        host: Option<Seat>,
    },
    /// The host started a match; the cards are to be shuffled.
    Started {},
    /// The server committed itself to a secret; the seats may commit themselves.
    ServerCommitted {
        /// The secret.
        secret: Secret,
    },
    /// A seat committed itself to a secret.
    Committed {
        /// The seat.
        seat: Seat,
        /// The commitment.
        commitment: Commitment,
    },
    /// The time for commitments is over, or all are there; the seats may reveal their secrets.
    CommitmentsClosed {},
    /// A seat revealed its secret to the server.
    Revealed {
        /// The seat.
        seat: Seat,
        /// The secret.
        secret: Secret,
    },
    /// The match begins.
    Dealt {
        /// Its setup.
        setup: MatchSetup,
        /// Its seed.
        seed: Seed,
    },
    /// A seat played an action.
    Acted {
        /// The seat.
        seat: Seat,
        /// The client's name for the request; `None` for a computer opponent.
        id: Option<RequestId>,
        /// The action, in notation.
        action: String,
    },
    /// A seat asked to take back its last action.
    TakeBackAsked {
        /// The seat.
        seat: Seat,
        /// The number of actions that would remain.
        remaining: usize,
    },
    /// A person answered a request to take an action back.
    TakeBackAnswered {
        /// The seat of the person.
        seat: Seat,
        /// Whether the person agrees.
        agree: bool,
    },
    /// Everyone agreed, and the actions were taken back.
    TakenBack {},
    /// A person has been away for the agreed period, so a computer opponent may stand in.
    StandInAllowed {
        /// The seat.
        seat: Seat,
    },
    /// A computer opponent stands in for a person.
    StoodIn {
        /// The seat.
        seat: Seat,
        /// The opponent.
        opponent: String,
    },
    /// A person plays again instead of a stand-in.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// Another device asked for a seat.
    TakeOverAsked {
        /// The seat.
        seat: Seat,
        /// The hash of the new token.
        token: TokenHash,
        /// Random bytes of the server that determine the code to compare.
        #[serde(default = "no_random_bytes")]
        fresh: Token,
    },
    /// A request of another device was confirmed, refused or forgotten.
    TakeOverAnswered {
        /// The seat.
        seat: Seat,
        /// Whether it was confirmed.
        agree: bool,
    },
    /// A person reacted.
    Reacted {
        /// The seat.
        seat: Seat,
        /// The reaction.
        reaction: Reaction,
    },
    /// A person used help at a teaching table.
    Consulted {
        /// The seat.
        seat: Seat,
        /// The help.
        aid: Aid,
    },
    /// The last person left during a match, so the match was abandoned.
    Abandoned {},
}
