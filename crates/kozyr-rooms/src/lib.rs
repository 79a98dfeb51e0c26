//! A table where people play with friends, as a state machine with its messages.
//!
//! Players see a *table*; the code calls it a [`Room`]. A room is the fold of its [`Event`]s. It
//! has no sockets, files, clock, threads or random numbers of its own: the server passes in the
//! time and random bytes, runs the computer opponents, stores the events, and forwards the
//! messages. So the same room runs in a server, inside the app and in a browser, and a test can
//! drive it through any sequence of failures.
//!
//! ```
//! use kozyr_rooms::{ClientFrame, Command, ConnectionId, Room, RoomId, Token};
//! # use kozyr_rooms::{GameOptions, TableOptions};
//! # let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
//! # let mut log = Vec::new();
//!
//! let opened = Room::open(RoomId::new("a7Kp3")?, options, 1_000)?;
//! let mut room = Room::from_log([&opened])?;
//! log.push(opened);
//!
//! // A client connects. The server draws the token.
//! let frame = ClientFrame::from_json(br#"{"type": "hello", "protocol": 1}"#).unwrap();
//! let fresh_token = Token::new([7; 16]);
//! let command = Command::Client { connection: ConnectionId(1), fresh_token, frame };
//!
//! let outgoing = match room.handle(&command, 1_500) {
//!     Ok(transition) => {
//!         // The events must be stored before anyone learns of them.
//!         log.extend(transition.events().iter().cloned());
//!         room.commit(transition)
//!     }
//!     Err(rejection) => room.refuse(&command, &rejection),
//! };
//! for message in outgoing {
//!     println!("{:?} gets {}", message.to, serde_json::to_string(&message.message)?);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Running a room
//!
//! 1. For each message of a client it calls [`Room::handle`], which decides and changes nothing. It
//!    appends the events of the [`Transition`] to the log, in one transaction at the room's
//!    [sequence number](Room::seq). Then it calls [`Room::commit`] and sends the messages in order.
//! 2. When a connection is lost, it sends [`Command::Disconnected`].
//! 3. After each command it asks for the [requests](Room::requests) of the room: random bytes, and
//!    decisions of computer opponents. It answers with [`Command::Entropy`] and
//!    [`Command::Decide`]. An answer that comes too late is refused, so requests may be repeated.
//! 4. It sends [`Command::Tick`] at [`Room::next_deadline`].
//! 5. To load a room it folds the log with [`Room::from_log`] and sends [`Command::Restarted`].
//!    Clients whose connections survived say `hello` again.
//! 6. It limits the rate of messages. A room limits only reactions.
//!
//! # Choices
//!
//! - **Tokens are offered before they are used.** A welcome offers a fresh token; the client stores
//!   it and then takes a seat with it. If the answer to `sit` is lost, the token is not, and the
//!   request can be repeated. If the server answered `sit` with a token, a lost answer would leave
//!   the seat without an owner.
//! - **Two numbers.** `seq` counts all changes and detects lost messages. `turn` increases only with
//!   actions, so that an action is not stale because a player reacted or lost a connection.
//! - **One kind of update.** A catch-up is an update from an earlier sequence number, and a snapshot
//!   is an update from none. The view is always complete except for the part of its history that the
//!   client has.
//! - **The room decides on a copy of itself.** [`Room::handle`] applies each event to the copy before
//!   it decides on the next one, so that consequences, such as the deal after the last revealed
//!   secret, follow from the state and not from the command.
//! - **Messages come from [`Room::commit`]**, which applies the events and compares the state before
//!   and after. A node that only follows the log calls [`Room::apply`].
//! - **Spectators are not part of the state.** The server knows which connections have no seat.
//! - **Timers allow, they do not act.** When a player has been away for the agreed period, the host
//!   *may* seat a stand-in. Only the steps of a shuffle and forgotten requests end on their own.
//!
//! | module | contents |
//! | --- | --- |
//! | [`client_message`], [`server_message`] | the protocol, which `docs/rooms.md` documents |
//! | [`client`], [`session`] | a client's copy of a room, and its session |
//! | [`command`], [`event`] | the commands of the server, and the log |
//! | [`options`] | the game, its rules, and what else a table agrees on |
//! | [`rejection`] | the codes of refusals |
//! | [`shuffle`] | commitments, and the proof of a finished shuffle |
//! | [`game_record`], [`game_view`] | the match, and what a seat or a spectator sees of it |
//! | [`possible_match`] | records that a client can show without knowing what is hidden |
//! | [`name`], [`reaction`] | what players write and say |

pub mod bytes;
pub mod client;
pub mod client_message;
pub mod command;
pub mod event;
pub mod game_record;
pub mod game_view;
mod ids;
pub mod name;
pub mod options;
pub mod possible_match;
pub mod reaction;
pub mod rejection;
mod room;
pub mod server_message;
pub mod session;
pub mod shuffle;

pub use bytes::{Commitment, Secret, Token, TokenHash};
pub use client::{RoomClient, UpdateStatus};
pub use client_message::{ClientFrame, ClientMessage, MAX_MESSAGE_BYTES, PROTOCOL, ResumePoint};
pub use command::{Command, Request};
pub use event::{Change, Event, LeaveReason, MatchSetup};
pub use game_record::GameRecord;
pub use game_view::GameView;
pub use ids::{ConnectionId, InvalidId, Millis, RequestId, RoomId};
pub use name::PlayerName;
pub use options::{Absence, GameOptions, InvalidOptions, Pace, TableOptions};
pub use possible_match::PossibleMatchError;
pub use reaction::{Aid, Reaction};
pub use rejection::{Rejection, RejectionCode};
pub use room::{NotARoomLog, Room, Transition};
pub use server_message::{
    GameUpdate, Notice, NoticeKind, OutgoingMessage, PhaseName, PlayerInfo, Recipient, Score,
    SeatInfo, ServerMessage, ShuffleInfo, ShuffleStep, TableInfo, TakeBackInfo, TakeOverInfo,
    UnseatedReason, Update,
};
