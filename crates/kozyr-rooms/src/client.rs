//! A client's copy of the public and own state of a room.

use kozyr_core::game::Seat;
use serde_json::Value;

use crate::{
    bytes::Token,
    client_message::{ClientMessage, PROTOCOL, ResumePoint},
    server_message::{GameUpdate, Notice, PhaseName, ServerMessage, TableInfo, Update},
};

/// A client's copy of a room, kept up to date by the messages of the server.
///
/// The view of the match always has its whole history, so
/// [`ViewData::to_game`](kozyr_durak::ViewData::to_game) rebuilds a deal from it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RoomClient {
    seq: Option<u64>,
    seat: Option<Seat>,
    table: Option<Box<TableInfo>>,
    game: Option<Box<GameUpdate>>,
    record: Option<Value>,
    /// Whether the current connection was welcomed.
    is_welcomed: bool,
}

/// The effect of a message on what a client knows.
#[derive(Clone, PartialEq, Debug)]
pub enum UpdateStatus {
    /// The client is up to date.
    Updated {
        /// What happened, oldest first.
        notices: Vec<Notice>,
        /// Whether more happened, which the server no longer has.
        notices_lost: bool,
    },
    /// The client knows all this already.
    Known,
    /// The client has missed a message and sends [`RoomClient::resync`].
    Missed,
}

impl RoomClient {
    /// Creates a client that knows nothing.
    pub fn new() -> Self {
        RoomClient::default()
    }

    /// Returns the client's seat; `None` for a spectator, and before the first message.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Returns the table; `None` before the first message.
    pub fn table(&self) -> Option<&TableInfo> {
        self.table.as_deref()
    }

    /// Returns the match in progress or just finished; `None` without one. Its view has the whole
    /// history.
    pub fn game(&self) -> Option<&GameUpdate> {
        self.game.as_deref()
    }

    /// Returns the record of the match that has just finished; `None` in every other phase.
    pub fn record(&self) -> Option<&Value> {
        self.record.as_ref()
    }

    /// Returns the first message on a new connection, which begins or resumes a session.
    pub fn hello(&mut self, token: Option<Token>) -> ClientMessage {
        self.is_welcomed = false;
        self.repeated_hello(token)
    }

    /// Returns a message that asks for another welcome on the same connection.
    pub(crate) fn repeated_hello(&self, token: Option<Token>) -> ClientMessage {
        ClientMessage::Hello { protocol: PROTOCOL, token, seen: self.seen() }
    }

    /// Returns the message that asks for everything that the client has missed.
    pub fn resync(&self) -> ClientMessage {
        ClientMessage::Resync { seen: self.seen() }
    }

    /// The point to continue from; `None` before the first update.
    fn seen(&self) -> Option<ResumePoint> {
        Some(ResumePoint {
            seq: self.seq?,
            turn: self.game.as_ref().map(|game| game.turn),
            seat: self.game.as_ref().and_then(|game| game.view.seat()),
        })
    }

    /// Takes a message into account, and returns what it has changed. After
    /// [`Missed`](UpdateStatus::Missed) the client still knows only what it knew before.
    pub fn receive(&mut self, message: ServerMessage) -> UpdateStatus {
        match message {
            ServerMessage::Welcome { update, .. } => {
                let is_complete = update.game.as_ref().is_none_or(|game| game.history_from == 0);
                // A later welcome on the same connection is only a late one.
                let is_first = !std::mem::replace(&mut self.is_welcomed, true);
                if is_first && is_complete && Some(update.seq) < self.seq {
                    // The server was restored from an older backup.
                    *self = RoomClient { is_welcomed: true, ..RoomClient::new() };
                }
                self.update(*update)
            }
            ServerMessage::Update(update) | ServerMessage::Unseated { update, .. } => {
                self.update(*update)
            }
            ServerMessage::Ack { seq, .. } if Some(seq) > self.seq => UpdateStatus::Missed,
            ServerMessage::Ack { .. } | ServerMessage::Rejected { .. } => UpdateStatus::Known,
        }
    }

    /// Applies an update, unless it is old or does not continue what the client knows.
    fn update(&mut self, update: Update) -> UpdateStatus {
        let Update { after, seq, seat, mut notices, notices_lost, table, game, record, .. } =
            update;
        if self.seq.is_some_and(|known| seq < known || (seq == known && after.is_some())) {
            return UpdateStatus::Known;
        }
        if after.is_some() && after != self.seq {
            return UpdateStatus::Missed;
        }
        if let Some(mut game) = game {
            let kept = game.history_from;
            let earlier = self.game.as_deref().filter(|_| kept > 0);
            let continues = match earlier {
                Some(earlier) => game.view.continue_history(&earlier.view, kept),
                None => kept == 0,
            };
            if !continues {
                return UpdateStatus::Missed;
            }
            game.history_from = 0;
            self.game = Some(game);
        }
        let known = self.seq.replace(seq).unwrap_or(0);
        notices.retain(|notice| notice.seq > known);
        self.seat = seat;
        self.table = table.or(self.table.take());
        match self.table.as_ref().map(|table| table.phase) {
            Some(PhaseName::Playing) => self.record = None,
            Some(PhaseName::Finished) => self.record = record.or(self.record.take()),
            None | Some(PhaseName::Lobby | PhaseName::Shuffling) => {
                (self.game, self.record) = (None, None);
            }
        }
        UpdateStatus::Updated { notices, notices_lost }
    }
}
