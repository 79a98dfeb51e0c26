//! The connection of a session: its state, and when to connect again.

use serde::{Deserialize, Serialize};

use crate::ids::Millis;

/// How long opening a connection may take.
const OPEN_TIMEOUT: Millis = 20_000;

/// The longest delay before the second attempt. It doubles with each attempt.
const FIRST_DELAY: Millis = 1_000;

/// The longest delay between two attempts.
const LONGEST_DELAY: Millis = 30_000;

/// How long a connection must last for the delays to start from the beginning, so that a server
/// that fails right after each welcome is not overrun.
const STABLE: Millis = 5_000;

/// The close frame of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CloseFrame {
    /// The code; see `docs/rooms.md`.
    pub code: u16,
    /// The reason, in kebab case.
    pub reason: String,
}

impl CloseFrame {
    /// The code of a server that is going away and whose room another one continues.
    pub(super) const GOING_AWAY: u16 = 1001;

    /// The code of a table that has ended, since its host has stopped hosting it.
    const ENDED: u16 = 4010;

    /// The codes of this protocol after which a client connects again: it read too slowly, or said
    /// nothing.
    const TRANSIENT: [u16; 2] = [4000, 4001];

    /// Whether the table has ended for everyone: it was on a player's device, and that player has
    /// stopped hosting it.
    pub fn is_end_of_table(&self) -> bool {
        self.code == Self::ENDED
    }

    /// Whether connecting again would lead to the same end.
    pub(super) fn is_final(&self) -> bool {
        match self.code {
            1003 | 1008 | 1009 => true,
            4000..5000 => !Self::TRANSIENT.contains(&self.code),
            _ => false,
        }
    }
}

/// The state of a session's connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SessionStatus {
    /// There was no connection yet.
    Connecting {
        /// Since when.
        since: Millis,
        /// When the session tries again; `None` while it tries.
        next_attempt: Option<Millis>,
    },
    /// The server has answered.
    Connected,
    /// The connection was lost.
    Reconnecting {
        /// Since when.
        since: Millis,
        /// When the session tries again; `None` while it tries.
        next_attempt: Option<Millis>,
    },
    /// The session does not connect again, unless the player asks for it.
    GivenUp(GiveUpReason),
}

/// Why a session does not connect again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GiveUpReason {
    /// The seat is open in a newer window.
    Replaced,
    /// The server speaks another version of the protocol. A page is loaded again, a program is
    /// updated.
    Incompatible,
    /// The server closed the connection for good.
    Closed(CloseFrame),
}

/// The state of a session's connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum LinkState {
    /// It waits before it connects.
    Waiting { until: Millis },
    /// The connection is being opened.
    Opening { until: Millis },
    /// The client has said hello.
    Greeting { until: Millis },
    /// The server has answered.
    Welcomed { since: Millis },
    /// There is no connection, and there will be none.
    GivenUp(GiveUpReason),
}

/// The connection of a session.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) state: LinkState,
    /// Since when there is no connection.
    down_since: Millis,
    was_welcomed: bool,
    /// The number of attempts since the last stable connection.
    attempts: u32,
}

impl Link {
    pub(super) fn new(now: Millis) -> Self {
        let state = LinkState::Opening { until: now.saturating_add(OPEN_TIMEOUT) };
        Link { state, down_since: now, was_welcomed: false, attempts: 0 }
    }

    pub(super) fn is_welcomed(&self) -> bool {
        matches!(self.state, LinkState::Welcomed { .. })
    }

    /// Whether a connection is open or being opened.
    pub(super) fn has_connection(&self) -> bool {
        !matches!(self.state, LinkState::Waiting { .. } | LinkState::GivenUp(_))
    }

    /// When the current state ends on its own; `None` if it lasts.
    pub(super) fn deadline(&self) -> Option<Millis> {
        match self.state {
            LinkState::Waiting { until }
            | LinkState::Opening { until }
            | LinkState::Greeting { until } => Some(until),
            LinkState::Welcomed { .. } | LinkState::GivenUp(_) => None,
        }
    }

    pub(super) fn status(&self) -> SessionStatus {
        let since = self.down_since;
        let next_attempt = match &self.state {
            LinkState::Welcomed { .. } => return SessionStatus::Connected,
            LinkState::GivenUp(reason) => return SessionStatus::GivenUp(reason.clone()),
            LinkState::Waiting { until } => Some(*until),
            LinkState::Opening { .. } | LinkState::Greeting { .. } => None,
        };
        if self.was_welcomed {
            SessionStatus::Reconnecting { since, next_attempt }
        } else {
            SessionStatus::Connecting { since, next_attempt }
        }
    }

    /// Notes that a connection is being opened.
    pub(super) fn open(&mut self, now: Millis) {
        if matches!(self.state, LinkState::GivenUp(_)) {
            self.down_since = now;
        }
        self.state = LinkState::Opening { until: now.saturating_add(OPEN_TIMEOUT) };
    }

    /// Notes that the server has answered. Returns whether it is the first answer on this
    /// connection.
    pub(super) fn welcome(&mut self, now: Millis) -> bool {
        let is_first = !self.is_welcomed();
        if is_first {
            self.state = LinkState::Welcomed { since: now };
            self.was_welcomed = true;
        }
        is_first
    }

    /// Notes that the connection is lost, and plans the next attempt after a delay that doubles
    /// with each attempt. `at_once` shortens the first delay. `random` varies the delay, so that
    /// the clients of a server that has stopped do not all return together.
    pub(super) fn lose(&mut self, at_once: bool, random: u32, now: Millis) {
        if let LinkState::Welcomed { since } = self.state {
            self.down_since = now;
            if now.saturating_sub(since) >= STABLE {
                self.attempts = 0;
            }
        }
        let longest = FIRST_DELAY.saturating_mul(1 << self.attempts.min(16)).min(LONGEST_DELAY);
        // The first attempt is soon: most connections are lost for a moment.
        let shortest = if self.attempts == 0 { 0 } else { longest / 2 };
        let longest = if self.attempts == 0 && at_once { longest / 4 } else { longest };
        let delay = shortest + u64::from(random) % (longest - shortest + 1);
        self.attempts += 1;
        self.state = LinkState::Waiting { until: now.saturating_add(delay) };
    }
}
