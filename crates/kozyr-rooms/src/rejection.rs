//! Refusals of commands, with stable codes.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The refusal of a command: a stable code for programs and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{message}")]
pub struct Rejection {
    /// The stable code.
    pub code: RejectionCode,
    /// An English sentence. It may change, so programs must not compare it.
    pub message: String,
}

impl Rejection {
    /// Creates a refusal.
    pub fn new(code: RejectionCode, message: impl fmt::Display) -> Self {
        Rejection { code, message: message.to_string() }
    }
}

impl From<RejectionCode> for Rejection {
    /// Creates a refusal with the code's usual sentence.
    fn from(code: RejectionCode) -> Self {
        Rejection::new(code, code.sentence())
    }
}

/// Defines the codes with their usual sentences.
macro_rules! codes {
    ($($(#[$documentation:meta])* $name:ident: $sentence:literal,)*) => {
        /// Why a command was refused. Codes are never renamed; new ones may be added.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum RejectionCode {
            $($(#[$documentation])* $name,)*
        }

        impl RejectionCode {
            /// All codes.
            pub const ALL: &[RejectionCode] = &[$(RejectionCode::$name),*];

            /// Returns the usual sentence for this code.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(RejectionCode::$name => $sentence,)*
                }
            }
        }
    };
}

codes! {
    /// The message is not JSON, or a key is missing or invalid.
    Malformed: "The message is malformed.",
    /// There is no message of this type.
    UnknownMessage: "There is no message of this type.",
    /// The message is longer than [`MAX_MESSAGE_BYTES`](crate::client_message::MAX_MESSAGE_BYTES).
    TooLong: "The message is too long.",
    /// The client speaks another version of the protocol.
    Version: "The server speaks another version of the protocol. Reload the page.",
    /// The message needs an `id`.
    MissingId: "The message needs an id.",
    /// The sender has no seat.
    NotSeated: "You have no seat at this table, or your seat is open in another window.",
    /// The seat is open in a newer window.
    Replaced: "Your seat is open in a newer window.",
    /// The sender already has a seat.
    AlreadySeated: "You already have a seat at this table.",
    /// Only the host may do this.
    NotHost: "Only the host can do this.",
    /// This is not possible now, such as changing the rules during a match.
    WrongPhase: "This is not possible now.",
    /// There is no seat of this number.
    NoSuchSeat: "This table has no such seat.",
    /// The seat is taken.
    SeatTaken: "This seat is taken.",
    /// There is no open seat.
    TableFull: "No seat is open.",
    /// The seat is not taken by a person.
    NobodyThere: "Nobody sits there.",
    /// The name is invalid.
    InvalidName: "This name is not allowed.",
    /// Another player has this name or one that looks the same.
    NameTaken: "Another player has a name that looks the same.",
    /// The options are invalid.
    InvalidOptions: "The game cannot be played with these options.",
    /// There are more people than seats with these options.
    TooFewSeats: "Somebody sits on a seat that the table would no longer have.",
    /// There is no such opponent.
    UnknownOpponent: "There is no such opponent.",
    /// A seat is open.
    OpenSeats: "A seat is still open.",
    /// A player is not ready.
    NotReady: "A player is not ready.",
    /// The message is about another match.
    WrongMatch: "The message is about another match.",
    /// The seat does not take part in the shuffle, or is too late.
    NotInShuffle: "This seat does not take part in the shuffle now.",
    /// The seat has already committed to another value.
    AlreadyCommitted: "This seat has committed to another value.",
    /// The revealed value does not match the commitment.
    WrongReveal: "The value does not match the commitment.",
    /// The action was made in an earlier situation. The current view follows.
    Stale: "The game has moved on.",
    /// It is another seat's turn.
    NotYourTurn: "It is not your turn.",
    /// The rules do not allow the action.
    IllegalAction: "The rules do not allow this action.",
    /// The seat cannot take its last action back.
    CannotTakeBack: "This action cannot be taken back.",
    /// There is nothing to answer.
    NothingToAnswer: "There is nothing to answer.",
    /// A computer opponent may not stand in for this seat, or not yet.
    StandInNotAllowed: "A computer opponent may not stand in for this player yet.",
    /// Another device already asks for this seat.
    TakeOverPending: "Another device is already asking for this seat.",
    /// The old device must confirm, because it is connected.
    OldDeviceMustConfirm: "The player is at the table, so the old device must confirm.",
    /// The code does not match.
    WrongCode: "The code does not match.",
    /// Too many reactions.
    TooFast: "Please wait before you ask or react again.",
    /// The table is not a teaching table.
    NotTeaching: "Hints are only allowed at a teaching table.",
}
