//! The requests of a session that were not answered.

use std::collections::VecDeque;

use data_encoding::HEXLOWER;
use kozyr_core::game::Seat;

use crate::{
    bytes::Token,
    client_message::{ClientFrame, ClientMessage, MAX_MESSAGE_BYTES},
    ids::{Millis, RequestId},
    rejection::RejectionCode,
    server_message::ServerMessage,
};

/// A request of a player.
#[derive(Clone, PartialEq, Debug)]
pub enum SessionRequest {
    /// Takes an open seat.
    Sit {
        /// The seat; the first open one if `None`.
        seat: Option<Seat>,
        /// The player's name.
        name: String,
    },
    /// Asks for a seat that the player holds on another device.
    TakeOver {
        /// The seat.
        seat: Seat,
    },
    /// Any other message of a player. The session itself sends `hello`, `resync`, `commit` and
    /// `reveal`.
    Message(ClientMessage),
}

impl SessionRequest {
    /// Whether the request has no meaning later.
    pub(super) fn is_momentary(&self) -> bool {
        matches!(
            self,
            SessionRequest::Message(ClientMessage::React { .. } | ClientMessage::Consult { .. })
        )
    }

    /// The message, for a client with this token.
    fn message(&self, token: Token) -> ClientMessage {
        match self {
            SessionRequest::Sit { seat, name } => {
                ClientMessage::Sit { seat: *seat, name: name.clone(), token }
            }
            SessionRequest::TakeOver { seat } => ClientMessage::TakeOver { seat: *seat, token },
            SessionRequest::Message(message) => message.clone(),
        }
    }
}

impl From<ClientMessage> for SessionRequest {
    /// Takes a message of a player. The session uses its own token.
    fn from(message: ClientMessage) -> Self {
        match message {
            ClientMessage::Sit { seat, name, .. } => SessionRequest::Sit { seat, name },
            ClientMessage::TakeOver { seat, .. } => SessionRequest::TakeOver { seat },
            message => SessionRequest::Message(message),
        }
    }
}

/// A request of the player that was not answered.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingRequest {
    /// The name of the request.
    pub id: RequestId,
    /// The request.
    pub request: SessionRequest,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The server has accepted it.
    Accepted {
        /// For an action, the turn that it led to.
        turn: Option<u64>,
    },
    /// The server has refused it. An action that was refused as [stale](RejectionCode::Stale) was
    /// not played; the view shows why.
    Refused {
        /// The reason; `None` if this version does not know it.
        code: Option<RejectionCode>,
        /// An English sentence.
        message: String,
    },
    /// It was not sent, or its answer was lost and it has no meaning later. An action is dropped
    /// only if the session gives up.
    Dropped,
}

/// A request that was sent.
#[derive(Clone, Debug)]
pub(super) enum Sent {
    /// A request of the player.
    Player(PendingRequest),
    /// A request of the session itself.
    Session(ClientMessage),
}

/// A request and when it was sent on this connection.
#[derive(Clone, Debug)]
struct Entry {
    id: RequestId,
    sent: Sent,
    at: Option<Millis>,
}

/// The requests of a session that were not answered, oldest first.
#[derive(Clone, Debug)]
pub(super) struct Requests {
    /// Random, so that names do not repeat after a restart of the device.
    prefix: String,
    count: u64,
    entries: VecDeque<Entry>,
}

impl Requests {
    pub(super) fn new(random: [u8; 8]) -> Self {
        Requests { prefix: HEXLOWER.encode(&random), count: 0, entries: VecDeque::new() }
    }

    /// A name that was never used.
    pub(super) fn new_id(&mut self) -> RequestId {
        self.count += 1;
        RequestId::new(format!("{}-{}", self.prefix, self.count)).expect("a short text")
    }

    /// The requests of the player.
    pub(super) fn pending(&self) -> impl Iterator<Item = &PendingRequest> {
        self.entries.iter().filter_map(|entry| match &entry.sent {
            Sent::Player(pending) => Some(pending),
            Sent::Session(_) => None,
        })
    }

    /// When the first request without an answer was sent on this connection.
    pub(super) fn sent_first_at(&self) -> Option<Millis> {
        self.entries.iter().filter_map(|entry| entry.at).min()
    }

    /// Whether the session has asked for what it has missed, and has no answer yet.
    pub(super) fn is_resyncing(&self) -> bool {
        let is_it =
            |entry: &Entry| matches!(entry.sent, Sent::Session(ClientMessage::Resync { .. }));
        self.entries.iter().any(is_it)
    }

    /// Adds a request of the player. Returns it with a refusal if it is too long to be sent.
    pub(super) fn add(&mut self, pending: PendingRequest) -> Result<(), (PendingRequest, Answer)> {
        let message = pending.request.message(Token::new([0; 16]));
        if frame(Some(pending.id.clone()), message).len() > MAX_MESSAGE_BYTES {
            let code = RejectionCode::TooLong;
            let message = code.sentence().to_owned();
            return Err((pending, Answer::Refused { code: Some(code), message }));
        }
        let id = pending.id.clone();
        self.entries.push_back(Entry { id, sent: Sent::Player(pending), at: None });
        Ok(())
    }

    /// Notes that a request of the session itself is sent.
    pub(super) fn sent_own(&mut self, id: RequestId, message: ClientMessage, now: Millis) {
        self.entries.push_back(Entry { id, sent: Sent::Session(message), at: Some(now) });
    }

    /// Returns the texts of the player's requests that were not sent on this connection, oldest
    /// first, and notes that they are sent now.
    pub(super) fn send(&mut self, token: Token, now: Millis) -> Vec<String> {
        let mut texts = Vec::new();
        for entry in self.entries.iter_mut().filter(|entry| entry.at.is_none()) {
            if let Sent::Player(pending) = &entry.sent {
                entry.at = Some(now);
                texts.push(frame(Some(entry.id.clone()), pending.request.message(token)));
            }
        }
        texts
    }

    /// Removes a request that was answered, and returns it; `None` if it is unknown.
    pub(super) fn take(&mut self, id: &RequestId) -> Option<Sent> {
        let index = self.entries.iter().position(|entry| entry.id == *id)?;
        self.entries.remove(index).map(|entry| entry.sent)
    }

    /// Notes that the connection is lost. Forgets the requests that will not be repeated, and
    /// returns the player's among them.
    pub(super) fn connection_lost(&mut self) -> Vec<PendingRequest> {
        let mut dropped = Vec::new();
        self.entries.retain_mut(|entry| {
            entry.at = None;
            match &entry.sent {
                Sent::Player(pending) if pending.request.is_momentary() => {
                    dropped.push(pending.clone());
                    false
                }
                Sent::Player(_) => true,
                Sent::Session(_) => false,
            }
        });
        dropped
    }

    /// Forgets all requests, and returns the player's among them.
    pub(super) fn drop_all(&mut self) -> Vec<PendingRequest> {
        let player = |entry: Entry| match entry.sent {
            Sent::Player(pending) => Some(pending),
            Sent::Session(_) => None,
        };
        self.entries.drain(..).filter_map(player).collect()
    }
}

/// The text of a message.
pub(super) fn frame(id: Option<RequestId>, message: ClientMessage) -> String {
    serde_json::to_string(&ClientFrame { id, message }).expect("messages can be serialized")
}

/// The answer that a message contains, if it is one. `code` is the code of a refusal.
pub(super) fn answer_in(
    message: &ServerMessage,
    code: Option<RejectionCode>,
) -> Option<(RequestId, Answer)> {
    match message {
        ServerMessage::Ack { id, turn, .. } => Some((id.clone(), Answer::Accepted { turn: *turn })),
        ServerMessage::Rejected { id: Some(id), rejection } => {
            let message = rejection.message.clone();
            Some((id.clone(), Answer::Refused { code, message }))
        }
        _ => None,
    }
}
