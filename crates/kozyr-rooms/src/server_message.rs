//! Messages to clients.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    bytes::{Commitment, Token},
    event::LeaveReason,
    game_view::GameView,
    ids::{ConnectionId, Millis, RequestId, RoomId},
    name::PlayerName,
    options::TableOptions,
    reaction::{Aid, Reaction},
    rejection::Rejection,
};

/// Who receives a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recipient {
    /// The seat's connection. The message may contain what only this seat may know.
    Seat {
        /// The seat.
        seat: Seat,
        /// Its connection.
        connection: ConnectionId,
    },
    /// A connection without a seat, or which has just lost its seat.
    Connection(ConnectionId),
    /// Each connection that has said `hello` and has no seat.
    Spectators,
}

/// A message and its recipient.
#[derive(Clone, PartialEq, Debug)]
pub struct OutgoingMessage {
    /// The recipient.
    pub to: Recipient,
    /// The message.
    pub message: ServerMessage,
}

/// A message to a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The session began, or the client has taken a seat. Contains everything that the client
    /// missed.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// A token to take a seat with, for a client without a seat. The client must store it
        /// before it sends `sit` or `take-over`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Token>,
        /// The state of the room.
        update: Box<Update>,
    },
    /// The room changed.
    Update(Box<Update>),
    /// A request was accepted. Sent after the update that shows its effect.
    Ack {
        /// The client's name for the request.
        id: RequestId,
        /// The sequence number of the room. A client that knows only an earlier one has missed an
        /// update.
        seq: u64,
        /// For an action, the turn that it led to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u64>,
    },
    /// A request was refused.
    Rejected {
        /// The client's name for the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<RequestId>,
        /// The reason.
        #[serde(flatten)]
        rejection: Rejection,
    },
    /// The client no longer plays a seat, and is a spectator from now on.
    Unseated {
        /// The reason.
        reason: UnseatedReason,
        /// The state of the room as spectators see it, which replaces what the client knew.
        update: Box<Update>,
    },
}

/// Why a connection lost its seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnseatedReason {
    /// The seat was opened in another window of the same device. The client must not reconnect on
    /// its own, or the two windows would replace each other forever.
    Replaced,
    /// The player took the seat to another device.
    TakenOver,
    /// The player left.
    Left,
    /// The host removed the player.
    Removed,
}

/// What changed since a sequence number, as the recipient sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The sequence number that the message continues from. If the client has another one, it has
    /// missed a message and sends `resync`. `None` if the message stands on its own.
    pub after: Option<u64>,
    /// The sequence number of the room, which increases with every change.
    pub seq: u64,
    /// When the last change happened, by the server's clock.
    pub at: Millis,
    /// The recipient's seat; `None` for spectators.
    pub seat: Option<Seat>,
    /// What happened, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<Notice>,
    /// Whether there were more notices, which the room no longer has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub notices_lost: bool,
    /// The table; missing if it has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Box<TableInfo>>,
    /// The match; missing if it has not changed, or there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<GameUpdate>>,
    /// The record of the finished match; see `docs/records.md`. Its key `shuffle` is a
    /// [`ShuffleProof`](crate::shuffle::ShuffleProof), and `stand_ins` lists the actions that a
    /// computer opponent played for a person. Sent when the match ends, and to clients that connect
    /// before the next match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Value>,
}

/// The match as the recipient sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameUpdate {
    /// The number of the match in the room, from 1.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// The current turn. It increases with every action and with everything taken back, and never
    /// repeats in a room.
    pub turn: u64,
    /// When the current turn began, by the server's clock. By correspondence, a move is late a day
    /// after it.
    #[serde(default)]
    pub turn_since: Millis,
    /// The number of entries of the history that the client keeps. Entries after it, if the client
    /// has any, were taken back. The view's history continues from here.
    pub history_from: usize,
    /// The view; its `history` begins at entry `history_from`.
    pub view: GameView,
    /// The recipient's legal actions, in notation. Empty if it is not the recipient's turn.
    pub legal: Vec<String>,
}

/// Everything that is public about a table, except the match itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// The room.
    pub room: RoomId,
    /// The options of the table.
    pub options: TableOptions,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The seat of the host; `None` if there is no person at the table.
    pub host: Option<Seat>,
    /// The phase.
    pub phase: PhaseName,
    /// The number of the current or last match, from 1; 0 before the first.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// The shuffle in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<ShuffleInfo>,
    /// A request to take an action back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<TakeBackInfo>,
    /// Requests of other devices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub take_overs: Vec<TakeOverInfo>,
}

/// The phase of a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// Before the first match.
    Lobby,
    /// The participants in the shuffle commit themselves and reveal their secrets.
    Shuffling,
    /// A match is in progress.
    Playing,
    /// A match is over, and the next one can be started.
    Finished,
}

impl PhaseName {
    /// Returns whether the next match can be prepared.
    pub fn is_between_matches(self) -> bool {
        matches!(self, PhaseName::Lobby | PhaseName::Finished)
    }
}

/// A seat and its player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The player.
    pub player: PlayerInfo,
    /// The player's results at this table.
    pub score: Score,
}

/// The player on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PlayerInfo {
    /// The seat is open.
    Open {},
    /// A person.
    Person {
        /// The person's name.
        name: PlayerName,
        /// Whether the person is ready for the next match.
        ready: bool,
        /// Since when the person is away; `None` if they are connected.
        away_since: Option<Millis>,
        /// Whether the host may let a computer opponent stand in.
        stand_in_allowed: bool,
        /// The computer opponent that stands in for the person.
        stand_in: Option<String>,
    },
    /// A computer opponent.
    Computer {
        /// Its name, with its parameters.
        opponent: String,
    },
}

/// The results of a player at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Matches won. In Durak, everyone but the fool wins.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
}

/// A shuffle in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShuffleInfo {
    /// The current step.
    pub step: ShuffleStep,
    /// The server's commitment; `None` before the step `commit`.
    pub server_commitment: Option<Commitment>,
    /// The commitments so far, by seat.
    pub commitments: Vec<Option<Commitment>>,
    /// The seats that have revealed their secrets to the server.
    pub revealed: Vec<Seat>,
    /// When the step ends without those who are late, by the server's clock.
    pub deadline: Option<Millis>,
}

/// A step of a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShuffleStep {
    /// The server draws its secret.
    Prepare,
    /// The people commit themselves.
    Commit,
    /// The people reveal their secrets to the server.
    Reveal,
}

/// A request to take an action back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBackInfo {
    /// The seat that asks.
    pub seat: Seat,
    /// The number of actions that would remain.
    pub remaining: usize,
    /// The seats that still have to agree.
    pub waiting_for: Vec<Seat>,
}

/// A request of another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOverInfo {
    /// The seat.
    pub seat: Seat,
    /// The code that both devices show, so that the player recognizes the request.
    pub code: String,
    /// Says whose request it is: [`asker`](crate::TokenHash::asker) of the new device's token.
    #[serde(default)]
    pub asker: String,
}

/// Something that happened at a table, with its sequence number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// The sequence number of the change.
    pub seq: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: NoticeKind,
}

/// Something that happened at a table, for announcing it. What follows from it is in the
/// [table](TableInfo).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "`seat` is the seat that it happened to or that did it")]
pub enum NoticeKind {
    /// A person took a seat.
    Sat { seat: Seat, name: PlayerName },
    /// A person changed seats.
    Moved { from: Seat, to: Seat },
    /// Two seats exchanged their players.
    Swapped { seats: [Seat; 2] },
    /// A person gave up the seat.
    Left { seat: Seat, name: PlayerName, reason: LeaveReason },
    /// A person is away.
    Away { seat: Seat },
    /// A person is back.
    Back { seat: Seat },
    /// The host changed the options.
    Configured {},
    /// The host seated a computer opponent, or opened the seat.
    Filled { seat: Seat, opponent: Option<String> },
    /// The host changed.
    Host { seat: Option<Seat> },
    /// The host started a match.
    Started {
        #[serde(rename = "match")]
        match_number: u32,
    },
    /// The match began. The excluded people did not take part in the shuffle in time.
    Dealt {
        #[serde(rename = "match")]
        match_number: u32,
        excluded: Vec<Seat>,
    },
    /// The match ended.
    Over {
        #[serde(rename = "match")]
        match_number: u32,
    },
    /// The last person left during the match.
    Abandoned {},
    /// A person asks to take an action back.
    TakeBackAsked { seat: Seat },
    /// A person answered a request to take an action back.
    TakeBackAnswered { seat: Seat, agree: bool },
    /// Actions were taken back.
    TakenBack {},
    /// The host may let a computer opponent stand in.
    StandInAllowed { seat: Seat },
    /// A computer opponent stands in.
    StoodIn { seat: Seat, opponent: String },
    /// A person plays again instead of a stand-in.
    Returned { seat: Seat },
    /// Another device asks for a seat.
    TakeOverAsked { seat: Seat },
    /// A request of another device was confirmed, refused or forgotten. After a confirmation the
    /// new device says `hello` with its token.
    TakeOverAnswered { seat: Seat, agree: bool },
    /// A person reacted.
    Reacted { seat: Seat, reaction: Reaction },
    /// A person used help.
    Consulted { seat: Seat, aid: Aid },
}
