//! Messages from clients: sessions, seats on other devices, and checks.

use kozyr_core::game::Seat;

use super::{
    Room,
    seat_state::{Occupant, Person},
    transition::{Draft, Reply},
};
use crate::{
    bytes::Token,
    client_message::{ClientFrame, ClientMessage, PROTOCOL, ResumePoint},
    event::{Change, LeaveReason},
    ids::{ConnectionId, Millis},
    rejection::{Rejection, RejectionCode},
};

/// The shortest time between two reactions of a person.
const REACTION_INTERVAL: Millis = 1_000;
/// How long a seat cannot be asked for again after a refusal.
const TAKE_OVER_INTERVAL: Millis = 30_000;

/// The answer to a message: nothing, or a refusal.
pub(super) type Answer = Result<(), Rejection>;

impl Draft {
    /// Carries out a message from a client: adds the changes and replies that it leads to, or
    /// refuses it.
    pub(super) fn client(
        &mut self,
        connection: ConnectionId,
        fresh_token: Token,
        frame: &ClientFrame,
    ) -> Answer {
        let mut turn = None;
        match &frame.message {
            ClientMessage::Hello { protocol, token, seen } => {
                self.hello(connection, *protocol, *token)?;
                self.replies.push(Reply::Welcome { connection, fresh_token, seen: *seen });
            }
            ClientMessage::Resync { seen } => {
                self.replies.push(Reply::CatchUp { connection, seen: *seen });
            }
            ClientMessage::Sit { seat, name, token } => {
                self.sit(connection, *seat, name, *token)?;
                self.replies.push(Reply::Welcome { connection, fresh_token, seen: None });
            }
            ClientMessage::TakeOver { seat, token } => {
                if self.room.seat_with_token(token.hash()) == Some(*seat) {
                    // The request was confirmed, and the client does not know yet.
                    self.connect(*seat, connection)?;
                    self.replies.push(Reply::Welcome { connection, fresh_token, seen: None });
                } else {
                    self.ask_for_take_over(connection, *seat, *token, fresh_token)?;
                }
            }
            ClientMessage::Act { turn: made_at, action } => {
                turn = Some(self.client_action(connection, frame, *made_at, action)?);
            }
            message => {
                let seat = self.room.seat_of(connection).ok_or(RejectionCode::NotSeated)?;
                self.seated(seat, message)?;
            }
        }
        if let Some(id) = frame.id.clone() {
            self.replies.push(Reply::Ack { connection, id, turn });
        }
        Ok(())
    }

    /// Decides about a message that only a seated client may send.
    fn seated(&mut self, seat: Seat, message: &ClientMessage) -> Answer {
        match message {
            ClientMessage::Hello { .. }
            | ClientMessage::Resync { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::TakeOver { .. }
            | ClientMessage::Act { .. } => Err(RejectionCode::UnknownMessage.into()),
            ClientMessage::Move { seat: to } => self.move_to(seat, *to),
            ClientMessage::Leave {} => self.leave(seat, LeaveReason::Left),
            ClientMessage::Ready { ready } => self.ready(seat, *ready),
            ClientMessage::Configure { options } => self.configure(seat, options),
            ClientMessage::Fill { seat: target, opponent } => {
                self.fill(seat, *target, opponent.as_deref())
            }
            ClientMessage::Swap { seats } => self.swap(seat, *seats),
            ClientMessage::Remove { seat: target } => self.remove(seat, *target),
            ClientMessage::MakeHost { seat: target } => self.make_host(seat, *target),
            ClientMessage::Start {} => self.start(seat),
            ClientMessage::Commit { match_number, commitment } => {
                self.commit(seat, *match_number, *commitment)
            }
            ClientMessage::Reveal { match_number, secret } => {
                self.reveal(seat, *match_number, *secret)
            }
            ClientMessage::TakeBack { turn } => self.ask_to_take_back(seat, *turn),
            ClientMessage::AnswerTakeBack { turn, agree } => {
                self.answer_take_back(seat, *turn, *agree)
            }
            ClientMessage::StandIn { seat: target, opponent } => {
                self.stand_in(seat, *target, opponent)
            }
            ClientMessage::Return {} => {
                self.return_from_stand_in(seat);
                Ok(())
            }
            ClientMessage::AnswerTakeOver { seat: target, code, agree } => {
                self.answer_take_over(seat, *target, code, *agree)
            }
            ClientMessage::React { reaction } => {
                self.check_reactions(seat)?;
                self.push(Change::Reacted { seat, reaction: *reaction });
                Ok(())
            }
            ClientMessage::Consult { aid } => {
                if !self.room.options.teaching {
                    return Err(RejectionCode::NotTeaching.into());
                }
                self.room.match_in_progress().ok_or(RejectionCode::WrongPhase)?;
                self.check_reactions(seat)?;
                self.push(Change::Consulted { seat, aid: *aid });
                Ok(())
            }
        }
    }

    /// Begins or resumes a session.
    fn hello(&mut self, connection: ConnectionId, protocol: u32, token: Option<Token>) -> Answer {
        if protocol != PROTOCOL {
            let message = format!(
                "The server speaks version {PROTOCOL} of the protocol, not {protocol}. Reload the page."
            );
            return Err(Rejection::new(RejectionCode::Version, message));
        }
        if let Some(seat) = token.and_then(|token| self.room.seat_with_token(token.hash())) {
            self.connect(seat, connection)?;
        }
        Ok(())
    }

    /// Connects the holder of a seat, and ends a stand-in. Refuses a connection that is older than
    /// the seat's current one, since a late message must not take the seat back.
    pub(super) fn connect(&mut self, seat: Seat, connection: ConnectionId) -> Answer {
        if self.room.connection_of(seat).is_some_and(|newer| newer > connection) {
            return Err(RejectionCode::Replaced.into());
        }
        match self.room.seat_of(connection) {
            Some(current) if current == seat => {}
            current => {
                if let Some(current) = current {
                    self.push(Change::Disconnected { seat: current });
                }
                self.push(Change::Connected { seat, connection });
            }
        }
        self.return_from_stand_in(seat);
        Ok(())
    }

    /// Ends the stand-in for a seat, if there is one.
    pub(super) fn return_from_stand_in(&mut self, seat: Seat) {
        if self.room.person(seat).is_some_and(|person| person.stand_in.is_some()) {
            self.push(Change::Returned { seat });
        }
    }

    /// Asks for a seat on behalf of a new device, with new random bytes.
    fn ask_for_take_over(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        token: Token,
        fresh: Token,
    ) -> Answer {
        if self.room.seat_of(connection).is_some()
            || self.room.seat_with_token(token.hash()).is_some()
        {
            return Err(RejectionCode::AlreadySeated.into());
        }
        let refused = self.check_person(seat)?.take_over_refused;
        let is_too_soon =
            refused.is_some_and(|last| self.now < last.saturating_add(TAKE_OVER_INTERVAL));
        match self.room.take_over(seat) {
            Some(request) if request.token == token.hash() => Ok(()),
            Some(_) => Err(RejectionCode::TakeOverPending.into()),
            None if is_too_soon => Err(RejectionCode::TooFast.into()),
            None => {
                self.push(Change::TakeOverAsked { seat, token: token.hash(), fresh });
                Ok(())
            }
        }
    }

    /// Agrees to or refuses another device's request for the seat `target`. Its own device answers,
    /// or the host while that person is away.
    fn answer_take_over(&mut self, seat: Seat, target: Seat, code: &str, agree: bool) -> Answer {
        let request = self.room.take_over(target).ok_or(RejectionCode::NothingToAnswer)?;
        let expected_code = request.token.confirmation_code(&request.fresh);
        if seat != target {
            // A host could otherwise take the seat of a player who is at the table, and so see
            // that player's cards.
            if self.check_person(target)?.connection.is_some() {
                return Err(RejectionCode::OldDeviceMustConfirm.into());
            }
            self.check_host(seat)?;
        }
        if code != expected_code {
            return Err(RejectionCode::WrongCode.into());
        }
        self.push(Change::TakeOverAnswered { seat: target, agree });
        Ok(())
    }

    pub(super) fn check_host(&self, seat: Seat) -> Answer {
        if self.room.host == Some(seat) { Ok(()) } else { Err(RejectionCode::NotHost.into()) }
    }

    pub(super) fn check_between_matches(&self) -> Answer {
        if self.room.is_between_matches() { Ok(()) } else { Err(RejectionCode::WrongPhase.into()) }
    }

    pub(super) fn check_seat(&self, seat: Seat) -> Answer {
        let exists = seat.index() < self.room.seats.len();
        if exists { Ok(()) } else { Err(RejectionCode::NoSuchSeat.into()) }
    }

    pub(super) fn check_open(&self, seat: Seat) -> Answer {
        self.check_seat(seat)?;
        match self.room.seats[seat.index()].occupant {
            Occupant::Open => Ok(()),
            _ => Err(RejectionCode::SeatTaken.into()),
        }
    }

    pub(super) fn check_person(&self, seat: Seat) -> Result<&Person, Rejection> {
        self.check_seat(seat)?;
        self.room.person(seat).ok_or(RejectionCode::NobodyThere.into())
    }

    pub(super) fn check_match(&self, match_number: u32) -> Answer {
        let is_current = match_number == self.room.match_number;
        if is_current { Ok(()) } else { Err(RejectionCode::WrongMatch.into()) }
    }

    pub(super) fn check_opponent(&self, opponent: &str) -> Answer {
        let checked = self.room.options.game.check_opponent(opponent);
        checked.map_err(|error| {
            let reason = format!("There is no such opponent: {error}.");
            Rejection::new(RejectionCode::UnknownOpponent, reason)
        })
    }

    /// Checks that a person may react now: not too soon after the last reaction, and not too often
    /// in this turn.
    pub(super) fn check_reactions(&self, seat: Seat) -> Answer {
        let person = self.room.person(seat).ok_or(RejectionCode::NotSeated)?;
        let is_too_soon = person
            .last_reaction
            .is_some_and(|last| self.now < last.saturating_add(REACTION_INTERVAL));
        if is_too_soon || person.reactions_left == 0 {
            return Err(RejectionCode::TooFast.into());
        }
        Ok(())
    }
}

impl Room {
    /// Whether what a client says it has seen can be true.
    pub(super) fn is_plausible(&self, seen: ResumePoint) -> bool {
        seen.seq <= self.seq && seen.turn.is_none_or(|turn| turn <= self.turn)
    }
}
