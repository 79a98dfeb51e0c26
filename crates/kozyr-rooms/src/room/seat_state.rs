//! The state of a seat.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::{
    bytes::TokenHash,
    ids::{ConnectionId, Millis, RequestId},
    name::PlayerName,
    server_message::Score,
};

/// How many reactions a person may send per turn.
pub(super) const REACTIONS_PER_TURN: u8 = 6;

/// How many requests of a person the room remembers. A repeated request that it no longer remembers
/// is refused as stale, so the number only decides which answer the client gets.
const REMEMBERED_REQUESTS: usize = 8;

/// A seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SeatState {
    pub(super) occupant: Occupant,
    /// The results of the occupant.
    pub(super) score: Score,
}

/// The player on a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) enum Occupant {
    #[default]
    Open,
    Person(Person),
    Computer {
        opponent: String,
        /// Whether the seat opens after the match, because its person left during it.
        until_match_ends: bool,
    },
}

/// A person on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Person {
    pub(super) name: PlayerName,
    pub(super) token: TokenHash,
    pub(super) connection: Option<ConnectionId>,
    /// Since when the person has had no connection.
    pub(super) away_since: Option<Millis>,
    pub(super) ready: bool,
    pub(super) stand_in_allowed: bool,
    /// The computer opponent that plays for the person.
    pub(super) stand_in: Option<String>,
    /// The last actions, with the turns that they led to.
    acknowledged: VecDeque<(RequestId, u64)>,
    /// How many reactions the person may still send in this turn.
    pub(super) reactions_left: u8,
    pub(super) last_reaction: Option<Millis>,
    /// The last turn in which others refused to let the person take back an action, and how often
    /// they did in that turn.
    #[serde(default)]
    pub(super) take_back_refused: Option<(u64, u8)>,
    /// When a request of another device for the seat was last refused or forgotten.
    #[serde(default)]
    pub(super) take_over_refused: Option<Millis>,
}

impl Person {
    /// A person who has just sat down.
    pub(super) fn new(name: PlayerName, token: TokenHash, connection: ConnectionId) -> Self {
        Person {
            name,
            token,
            connection: Some(connection),
            away_since: None,
            ready: false,
            stand_in_allowed: false,
            stand_in: None,
            acknowledged: VecDeque::new(),
            reactions_left: REACTIONS_PER_TURN,
            last_reaction: None,
            take_back_refused: None,
            take_over_refused: None,
        }
    }

    /// How often others have refused in this turn to let the person take back an action.
    pub(super) fn take_back_refusals(&self, turn: u64) -> u8 {
        self.take_back_refused.filter(|&(refused, _)| refused == turn).map_or(0, |(_, count)| count)
    }

    /// The turn that an earlier action with this identifier led to; `None` if there was none, or it
    /// is no longer remembered.
    pub(super) fn acknowledged_turn(&self, id: &RequestId) -> Option<u64> {
        self.acknowledged.iter().find(|(known, _)| known == id).map(|&(_, turn)| turn)
    }

    /// The last actions, with the turns that they led to, oldest first.
    pub(super) fn acknowledged(&self) -> impl Iterator<Item = (RequestId, u64)> {
        self.acknowledged.iter().cloned()
    }

    /// Remembers an action.
    pub(super) fn acknowledge(&mut self, id: RequestId, turn: u64) {
        self.acknowledged.push_back((id, turn));
        if self.acknowledged.len() > REMEMBERED_REQUESTS {
            self.acknowledged.pop_front();
        }
    }
}
