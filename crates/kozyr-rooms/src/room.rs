//! The room: its state, and questions about it.

mod apply;
mod client_commands;
mod match_commands;
mod seat_state;
mod shuffle_state;
mod table;
mod table_commands;
mod timers;
mod transition;
mod updates;

use std::collections::VecDeque;

use kozyr_core::game::Seat;
use kozyr_durak::MatchStanding;
use serde::{Deserialize, Serialize};

use self::{
    seat_state::{Occupant, Person, SeatState},
    shuffle_state::Shuffle,
};
use crate::{
    bytes::{Token, TokenHash, no_random_bytes},
    command::Request,
    event::{Change, Event},
    game_record::GameRecord,
    ids::{ConnectionId, Millis, RequestId, RoomId},
    options::{InvalidOptions, TableOptions},
    server_message::{Notice, NoticeKind, PhaseName},
    shuffle::ShuffleProof,
};

pub use transition::Transition;

/// How many notices a room keeps for clients that reconnect.
const KEPT_NOTICES: usize = 64;

/// How many actions of people who have left a room remembers.
const DEPARTED_REQUESTS: usize = 32;

/// A table where people play, as the fold of its [`Event`]s.
///
/// The JSON of a room is a snapshot of its state for the server's storage. It contains the secrets
/// of the shuffle and all cards. Only the version that wrote it can read it; the log is what lasts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Room {
    id: RoomId,
    options: TableOptions,
    seats: Vec<SeatState>,
    /// A person, except while there is none.
    host: Option<Seat>,
    phase: Phase,
    /// The number of events.
    seq: u64,
    /// Increases with everything that changes the match; never repeats.
    turn: u64,
    /// The time of the last event.
    clock: Millis,
    /// The number of matches started.
    match_number: u32,
    /// The standing for the next deal of Durak.
    durak_standing: MatchStanding,
    notices: VecDeque<Notice>,
    /// The sequence number of the last notice that was dropped; 0 if there is none.
    last_dropped_notice: u64,
    take_back: Option<TakeBack>,
    take_overs: Vec<TakeOver>,
    /// The last actions of people who have left, with the turns that they led to. Their devices may
    /// still repeat them, since the acknowledgement was lost.
    departed_requests: VecDeque<(RequestId, u64)>,
}

/// The phase of a room, with its state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Phase {
    Lobby,
    Shuffling(Shuffle),
    Playing(Match),
    Finished(Match),
}

/// A match in progress or just finished.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Match {
    record: GameRecord,
    /// Who played each action of the record.
    actors: Vec<Actor>,
    /// The first turn of the match.
    first_turn: u64,
    /// For each turn since then, the length of the view's history at that turn.
    history_lens: Vec<usize>,
    /// When the current turn began.
    turn_since: Millis,
    /// Proves the shuffle; `None` in Reversi, which has none.
    proof: Option<ShuffleProof>,
}

/// Who played an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Actor {
    seat: Seat,
    /// The computer opponent that decided.
    opponent: Option<String>,
}

/// A request to take back actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct TakeBack {
    seat: Seat,
    /// The number of actions that would remain.
    remaining: usize,
    /// The seats that have agreed.
    agreed: Vec<Seat>,
}

/// A request of another device for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct TakeOver {
    seat: Seat,
    token: TokenHash,
    /// Random bytes of the server for the code to compare.
    #[serde(default = "no_random_bytes")]
    fresh: Token,
    since: Millis,
}

/// The error for a log that does not begin with the opening of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the log of a room begins with its opening")]
pub struct NotARoomLog;

impl Match {
    /// How many entries of the history a client that last saw this turn keeps: those that it saw,
    /// less any taken back since. 0 if the client has not seen this match.
    fn history_kept_since(&self, seen_turn: Option<u64>) -> usize {
        let index = seen_turn.and_then(|turn| turn.checked_sub(self.first_turn));
        let index = index.and_then(|index| usize::try_from(index).ok());
        let since = index.and_then(|index| self.history_lens.get(index..));
        since.and_then(|lens| lens.iter().min().copied()).unwrap_or(0)
    }
}

impl Room {
    /// Returns the event that opens a room.
    ///
    /// # Errors
    /// If no match can be played with these options.
    pub fn open(id: RoomId, options: TableOptions, now: Millis) -> Result<Event, InvalidOptions> {
        options.game.validate()?;
        Ok(Event { at: now, change: Change::Opened { room: id, options } })
    }

    /// Creates the room that a log leads to. The events come in order, the oldest first.
    ///
    /// # Errors
    /// If the log does not begin with the opening of a room.
    pub fn from_log<'a>(log: impl IntoIterator<Item = &'a Event>) -> Result<Self, NotARoomLog> {
        let mut events = log.into_iter();
        let Some(Event { at, change: Change::Opened { room, options } }) = events.next() else {
            return Err(NotARoomLog);
        };
        let mut room = Room {
            id: room.clone(),
            seats: vec![
                SeatState::default();
                options.game.seats().min(kozyr_core::game::MAX_SEATS)
            ],
            options: options.clone(),
            host: None,
            phase: Phase::Lobby,
            seq: 1,
            turn: 0,
            clock: *at,
            match_number: 0,
            durak_standing: MatchStanding::default(),
            notices: VecDeque::new(),
            last_dropped_notice: 0,
            take_back: None,
            take_overs: Vec::new(),
            departed_requests: VecDeque::new(),
        };
        for event in events {
            room.apply(event);
        }
        Ok(room)
    }

    /// Returns the identifier of the room.
    pub fn id(&self) -> &RoomId {
        &self.id
    }

    /// Returns the options of the table.
    pub fn options(&self) -> &TableOptions {
        &self.options
    }

    /// Returns the number of events in the log.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns when the last event happened. Rooms expire a while after it.
    pub fn last_changed(&self) -> Millis {
        self.clock
    }

    /// Returns the current turn. It increases with every action and everything taken back.
    pub fn turn(&self) -> u64 {
        self.turn
    }

    /// Returns the phase.
    pub fn phase(&self) -> PhaseName {
        match self.phase {
            Phase::Lobby => PhaseName::Lobby,
            Phase::Shuffling(_) => PhaseName::Shuffling,
            Phase::Playing(_) => PhaseName::Playing,
            Phase::Finished(_) => PhaseName::Finished,
        }
    }

    /// Returns the match in progress or just finished; `None` without one. It reveals hidden cards;
    /// computer opponents get the view of their seat.
    pub fn record(&self) -> Option<&GameRecord> {
        self.current_match().map(|game| &game.record)
    }

    /// Returns the seat that a connection plays; `None` for a spectator or an unknown connection.
    pub fn seat_of(&self, connection: ConnectionId) -> Option<Seat> {
        let is_it = |person: &Person| person.connection == Some(connection);
        self.people().find(|(_, person)| is_it(person)).map(|(seat, _)| seat)
    }

    /// Returns the connection of the person on a seat; `None` if they are away, or nobody sits
    /// there.
    pub fn connection_of(&self, seat: Seat) -> Option<ConnectionId> {
        self.person(seat)?.connection
    }

    /// Returns the name of the person on a seat; `None` if no person sits there.
    pub fn person_name(&self, seat: Seat) -> Option<&str> {
        self.person(seat).map(|person| person.name.as_str())
    }

    /// Returns what the server must supply next: its secret for the shuffle, or the decision of the
    /// computer opponent to act. At most one request; none while the room waits for people. Timers
    /// are apart, in [`next_deadline`](Self::next_deadline).
    pub fn requests(&self) -> Vec<Request> {
        match &self.phase {
            Phase::Shuffling(shuffle) if shuffle.server_secret.is_none() => {
                vec![Request::Entropy { match_number: self.match_number }]
            }
            Phase::Playing(game) => {
                let seat = game.record.to_act();
                let decision = seat.and_then(|seat| {
                    let opponent = self.computer_on(seat)?.to_owned();
                    Some(Request::Decision { seat, turn: self.turn, opponent })
                });
                decision.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The match in progress or just finished.
    fn current_match(&self) -> Option<&Match> {
        match &self.phase {
            Phase::Playing(game) | Phase::Finished(game) => Some(game),
            Phase::Lobby | Phase::Shuffling(_) => None,
        }
    }

    /// The match in progress.
    fn match_in_progress(&self) -> Option<&Match> {
        match &self.phase {
            Phase::Playing(game) => Some(game),
            _ => None,
        }
    }

    /// Whether the next match can be prepared.
    fn is_between_matches(&self) -> bool {
        self.phase().is_between_matches()
    }

    /// The computer opponent that plays for a seat, on its own or as a stand-in.
    fn computer_on(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Open => None,
            Occupant::Person(person) => person.stand_in.as_deref(),
            Occupant::Computer { opponent, .. } => Some(opponent),
        }
    }

    /// The turn that an earlier action with this identifier led to, of the person on a seat or of
    /// anyone who has left; `None` if there was none, or it is no longer remembered.
    fn acknowledged_turn(&self, seat: Option<Seat>, id: &RequestId) -> Option<u64> {
        let departed = || self.departed_requests.iter().find(|(known, _)| known == id);
        seat.and_then(|seat| self.person(seat)?.acknowledged_turn(id))
            .or_else(|| departed().map(|&(_, turn)| turn))
    }

    /// The person on a seat.
    fn person(&self, seat: Seat) -> Option<&Person> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The person on a seat.
    fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        match &mut self.seats.get_mut(seat.index())?.occupant {
            Occupant::Person(person) => Some(person),
            _ => None,
        }
    }

    /// All people with their seats.
    fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        Seat::all(self.seats.len()).filter_map(|seat| Some((seat, self.person(seat)?)))
    }

    /// All people.
    fn people_mut(&mut self) -> impl Iterator<Item = &mut Person> {
        self.seats.iter_mut().filter_map(|seat| match &mut seat.occupant {
            Occupant::Person(person) => Some(person),
            _ => None,
        })
    }

    /// The seat that a token holds.
    fn seat_with_token(&self, token: TokenHash) -> Option<Seat> {
        self.people().find(|(_, person)| person.token == token).map(|(seat, _)| seat)
    }

    /// The request of another device for a seat.
    fn take_over(&self, seat: Seat) -> Option<&TakeOver> {
        self.take_overs.iter().find(|request| request.seat == seat)
    }

    /// Returns the seats that still have to agree to a take-back: people without a stand-in, other
    /// than the one who asked.
    fn take_back_waiting_for(&self, request: &TakeBack) -> Vec<Seat> {
        self.people()
            .filter(|(seat, person)| *seat != request.seat && person.stand_in.is_none())
            .map(|(seat, _)| seat)
            .filter(|seat| !request.agreed.contains(seat))
            .collect()
    }

    /// Adds a notice about the current event, and drops the oldest one if there are too many.
    fn notify(&mut self, what: NoticeKind) {
        self.notices.push_back(Notice { seq: self.seq, what });
        if self.notices.len() > KEPT_NOTICES {
            let dropped = self.notices.pop_front();
            self.last_dropped_notice = dropped.map_or(0, |notice| notice.seq);
        }
    }
}
