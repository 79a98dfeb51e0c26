//! Why the server closes a WebSocket.

/// Why the server closes a connection, with the code and the reason that the client receives.
///
/// `docs/rooms.md` lists them for authors of clients.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CloseReason {
    /// The server is about to stop, or another server has taken the room over. The client
    /// reconnects at once.
    GoingAway,
    /// A message was too long.
    TooLong,
    /// A message was not text.
    NotText,
    /// The server could not store a change, which was not carried out. The client reconnects after
    /// a moment.
    Storage,
    /// A fault of the server. The client reconnects after a moment.
    Internal,
    /// The client read too slowly. It reconnects.
    TooSlow,
    /// The client said nothing after it had connected.
    NoHello,
    /// There is no such room, or it has expired.
    NoSuchRoom,
    /// The room has too many connections.
    RoomFull,
    /// The room has ended, since the player who hosted it on their device has stopped.
    Ended,
}

impl CloseReason {
    /// All reasons.
    pub const ALL: [CloseReason; 10] = [
        CloseReason::GoingAway,
        CloseReason::TooLong,
        CloseReason::NotText,
        CloseReason::Storage,
        CloseReason::Internal,
        CloseReason::TooSlow,
        CloseReason::NoHello,
        CloseReason::NoSuchRoom,
        CloseReason::RoomFull,
        CloseReason::Ended,
    ];

    /// Returns the code of the close frame.
    pub const fn code(self) -> u16 {
        match self {
            CloseReason::GoingAway => 1001,
            CloseReason::NotText => 1003,
            CloseReason::TooLong => 1009,
            CloseReason::Storage | CloseReason::Internal => 1011,
            CloseReason::TooSlow => 4000,
            CloseReason::NoHello => 4001,
            CloseReason::NoSuchRoom => 4004,
            CloseReason::Ended => 4010,
            CloseReason::RoomFull => 4029,
        }
    }

    /// Returns the reason in the close frame.
    pub const fn text(self) -> &'static str {
        match self {
            CloseReason::GoingAway => "going-away",
            CloseReason::TooLong => "too-long",
            CloseReason::NotText => "not-text",
            CloseReason::Storage => "storage",
            CloseReason::Internal => "internal",
            CloseReason::TooSlow => "too-slow",
            CloseReason::NoHello => "no-hello",
            CloseReason::NoSuchRoom => "no-such-room",
            CloseReason::RoomFull => "room-full",
            CloseReason::Ended => "ended",
        }
    }
}
