//! Turns commands into events.

use kozyr_core::game::{MAX_SEATS, Seat};

use super::{Match, Phase, Room};
use crate::{
    bytes::{Secret, Token},
    client_message::ResumePoint,
    command::Command,
    event::{Change, Event, MatchSetup},
    ids::{ConnectionId, Millis, RequestId},
    options::{GameOptions, MAX_HANDICAP},
    rejection::{Rejection, RejectionCode},
    server_message::ShuffleStep,
};

/// The events and replies that a command causes. [`Room::commit`] applies and sends them.
#[derive(Clone, PartialEq, Debug)]
pub struct Transition {
    /// The sequence number of the room that decided.
    pub(super) based_on: u64,
    pub(super) events: Vec<Event>,
    pub(super) replies: Vec<Reply>,
}

/// A reply to the sender of a command, created after its events have been applied.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Reply {
    Welcome { connection: ConnectionId, fresh_token: Token, seen: Option<ResumePoint> },
    CatchUp { connection: ConnectionId, seen: Option<ResumePoint> },
    Ack { connection: ConnectionId, id: RequestId, turn: Option<u64> },
}

impl Transition {
    /// Returns the events to append to the log, before anything is sent. May be empty.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

/// A copy of a room that a command is applied to, with the events so far.
pub(super) struct Draft {
    pub(super) room: Room,
    pub(super) now: Millis,
    pub(super) events: Vec<Event>,
    pub(super) replies: Vec<Reply>,
}

impl Room {
    /// Decides what a command changes, without changing the room. `now` may be before the time of
    /// earlier commands.
    ///
    /// # Errors
    /// If the command is refused; [`Room::refuse`] creates the answer.
    pub fn handle(&self, command: &Command, now: Millis) -> Result<Transition, Rejection> {
        let mut draft = Draft { room: self.clone(), now, events: Vec::new(), replies: Vec::new() };
        if now < self.clock {
            draft.push(Change::ClockTurnedBack {});
        }
        match command {
            Command::Client { connection, fresh_token, frame } => {
                draft.client(*connection, *fresh_token, frame)?;
            }
            Command::Disconnected { connection } => {
                if let Some(seat) = draft.room.seat_of(*connection) {
                    draft.push(Change::Disconnected { seat });
                }
            }
            Command::Restarted {} => {
                if draft.room.people().any(|(_, person)| person.connection.is_some()) {
                    draft.push(Change::AllDisconnected {});
                }
            }
            Command::Tick {} => draft.tick(),
            Command::Entropy { match_number, secret } => draft.entropy(*match_number, *secret)?,
            Command::Decide { seat, turn, action } => draft.decide(*seat, *turn, action)?,
        }
        draft.settle();
        let Draft { events, replies, .. } = draft;
        Ok(Transition { based_on: self.seq, events, replies })
    }

    /// Returns the change that begins the match, shuffled with the secrets revealed so far and the
    /// server's own. `None` outside a shuffle, or before the server has committed itself.
    pub(super) fn deal(&self) -> Option<Change> {
        let Phase::Shuffling(shuffle) = &self.phase else { return None };
        let seed = shuffle.proof(&self.id, self.match_number)?.seed;
        let setup = match self.options.game {
            GameOptions::Durak { players, rules } => {
                let standing = self.durak_standing;
                MatchSetup::Durak(kozyr_durak::Setup { players, rules, standing, deal: None })
            }
            GameOptions::Reversi { handicap: 0 } => {
                MatchSetup::Reversi(kozyr_reversi::Setup::default())
            }
            GameOptions::Reversi { handicap } => MatchSetup::Reversi(
                kozyr_reversi::Setup::handicap(handicap.min(MAX_HANDICAP).into()),
            ),
        };
        Some(Change::Dealt { setup, seed })
    }
}

impl Draft {
    /// Applies a change to the copy and adds it to the transition.
    pub(super) fn push(&mut self, change: Change) {
        let event = Event { at: self.now, change };
        self.room.apply(&event);
        self.events.push(event);
    }

    /// Adds what follows from the state, whatever the command was.
    pub(super) fn settle(&mut self) {
        while let Some(change) = self.consequence() {
            self.push(change);
        }
    }

    /// The next change that follows from the state.
    fn consequence(&self) -> Option<Change> {
        let room = &self.room;
        if room.people().next().is_none()
            && matches!(room.phase, Phase::Shuffling(_) | Phase::Playing(_))
        {
            return Some(Change::Abandoned {});
        }
        if room.host.is_none_or(|host| room.person(host).is_none()) {
            // Without a host, the first person counts as the next.
            let host = room.host.unwrap_or(Seat::new(MAX_SEATS - 1));
            let first = || room.people().next().map(|(seat, _)| seat);
            let next = room
                .next_person_after(host, true)
                .or_else(|| room.next_person_after(host, false))
                .or_else(first);
            if next != room.host {
                return Some(Change::HostChanged { host: next });
            }
        }
        if let Phase::Shuffling(shuffle) = &room.phase {
            let mut people = shuffle.people.iter();
            // A person who has left is not waited for.
            let is_here = |seat: Seat| room.person(seat).is_some();
            match shuffle.step() {
                ShuffleStep::Prepare => {}
                ShuffleStep::Commit => {
                    if people.all(|person| person.commitment.is_some() || !is_here(person.seat)) {
                        return Some(Change::CommitmentsClosed {});
                    }
                }
                ShuffleStep::Reveal => {
                    let is_done = people.all(|person| {
                        person.commitment.is_none()
                            || person.secret.is_some()
                            || !is_here(person.seat)
                    });
                    if is_done {
                        return room.deal();
                    }
                }
            }
        }
        let request = room.take_back.as_ref()?;
        room.take_back_waiting_for(request).is_empty().then_some(Change::TakenBack {})
    }

    /// Commits the server to its secret for the shuffle. Refuses one that the shuffle does not wait
    /// for.
    fn entropy(&mut self, match_number: u32, secret: Secret) -> Result<(), Rejection> {
        let is_waiting = matches!(
            &self.room.phase,
            Phase::Shuffling(shuffle) if shuffle.step() == ShuffleStep::Prepare
        );
        if !is_waiting || match_number != self.room.match_number {
            return Err(RejectionCode::Stale.into());
        }
        self.push(Change::ServerCommitted { secret });
        Ok(())
    }

    /// Plays the decision of a computer opponent. Refuses one for another turn or seat.
    fn decide(&mut self, seat: Seat, turn: u64, action: &str) -> Result<(), Rejection> {
        self.check_turn(seat, turn)?;
        if self.room.computer_on(seat).is_none() {
            return Err(RejectionCode::NotYourTurn.into());
        }
        self.act(seat, None, action)
    }

    /// Returns the match in progress, if it is at this turn and it is the seat's turn.
    pub(super) fn check_turn(&self, seat: Seat, turn: u64) -> Result<&Match, Rejection> {
        let game = self.match_at(turn)?;
        match game.record.to_act() {
            Some(next) if next == seat => Ok(game),
            _ => Err(RejectionCode::NotYourTurn.into()),
        }
    }

    /// Returns the match in progress, if it is at this turn.
    pub(super) fn match_at(&self, turn: u64) -> Result<&Match, Rejection> {
        match &self.room.phase {
            _ if turn != self.room.turn => Err(RejectionCode::Stale.into()),
            Phase::Playing(game) => Ok(game),
            _ => Err(RejectionCode::WrongPhase.into()),
        }
    }

    /// Plays an action, if it is legal. The caller has checked that it is the seat's turn.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        id: Option<RequestId>,
        action: &str,
    ) -> Result<(), Rejection> {
        let game = self.room.match_in_progress().ok_or(RejectionCode::WrongPhase)?;
        let action = game
            .record
            .canonical_action(action)
            .map_err(|reason| Rejection::new(RejectionCode::IllegalAction, reason))?;
        self.push(Change::Acted { seat, id, action });
        Ok(())
    }
}
