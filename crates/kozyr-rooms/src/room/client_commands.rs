//! Decides about messages from clients.

use kozyr_core::game::Seat;

use super::{
    Phase, Room,
    seat_state::{Occupant, Person},
    transition::{Draft, Reply},
};
use crate::{
    bytes::{Commitment, Secret, Token},
    client_message::{ClientFrame, ClientMessage, PROTOCOL, ResumePoint},
    event::{Change, LeaveReason},
    ids::{ConnectionId, Millis},
    name::PlayerName,
    options::{GameOptions, TableOptions},
    rejection::{Rejection, RejectionCode},
    server_message::ShuffleStep,
    shuffle::{self, Participant},
};

/// The shortest time between two reactions of a person.
const REACTION_INTERVAL: Millis = 1_000;

/// The answer to a message: nothing, or a refusal.
type Answer = Result<(), Rejection>;

impl Draft {
    /// Decides about a message from a client.
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
                    self.ask_for_take_over(connection, *seat, *token)?;
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

    /// Connects the holder of a seat. The newest connection of a seat plays, so a message that an
    /// older one sent earlier must not take the seat back.
    fn connect(&mut self, seat: Seat, connection: ConnectionId) -> Answer {
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

    /// Ends the stand-in for a seat.
    fn return_from_stand_in(&mut self, seat: Seat) {
        if self.room.person(seat).is_some_and(|person| person.stand_in.is_some()) {
            self.push(Change::Returned { seat });
        }
    }

    /// Takes an open seat.
    fn sit(
        &mut self,
        connection: ConnectionId,
        seat: Option<Seat>,
        name: &str,
        token: Token,
    ) -> Answer {
        if let Some(seat) = self.room.seat_with_token(token.hash()) {
            // A repeated request, whose answer was lost.
            return self.connect(seat, connection);
        }
        if self.room.seat_of(connection).is_some() {
            return Err(RejectionCode::AlreadySeated.into());
        }
        self.check_between_matches()?;
        let seat = match seat {
            Some(seat) => {
                self.check_open(seat)?;
                seat
            }
            None => Seat::all(self.room.seats.len())
                .find(|&seat| self.check_open(seat).is_ok())
                .ok_or(RejectionCode::TableFull)?,
        };
        let name = PlayerName::new(name).map_err(|error| {
            let reason = format!("This name is not allowed: {error}.");
            Rejection::new(RejectionCode::InvalidName, reason)
        })?;
        if self.room.people().any(|(_, person)| person.name.looks_like(&name)) {
            return Err(RejectionCode::NameTaken.into());
        }
        self.push(Change::Sat { seat, name, token: token.hash(), connection });
        Ok(())
    }

    /// Moves to another open seat.
    fn move_to(&mut self, seat: Seat, to: Seat) -> Answer {
        self.check_between_matches()?;
        if to != seat {
            self.check_open(to)?;
            self.push(Change::Moved { from: seat, to });
        }
        Ok(())
    }

    /// Gives up a seat.
    fn leave(&mut self, seat: Seat, reason: LeaveReason) -> Answer {
        let is_playing = !self.room.is_between_matches();
        let replacement = is_playing.then(|| self.room.options.game.replacement().to_owned());
        self.push(Change::Left { seat, reason, replacement });
        Ok(())
    }

    /// Says whether a person is ready.
    fn ready(&mut self, seat: Seat, ready: bool) -> Answer {
        self.check_between_matches()?;
        if self.room.person(seat).is_some_and(|person| person.ready != ready) {
            self.push(Change::Readied { seat, ready });
        }
        Ok(())
    }

    /// Changes the options.
    fn configure(&mut self, seat: Seat, options: &TableOptions) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        options.game.validate().map_err(|error| {
            let reason = format!("The game cannot be played with these options: {error}.");
            Rejection::new(RejectionCode::InvalidOptions, reason)
        })?;
        if self.room.people().any(|(seat, _)| seat.index() >= options.game.seats()) {
            return Err(RejectionCode::TooFewSeats.into());
        }
        if *options != self.room.options {
            self.push(Change::Configured { options: options.clone() });
        }
        Ok(())
    }

    /// Puts a computer opponent on a seat, or opens it.
    fn fill(&mut self, seat: Seat, target: Seat, opponent: Option<&str>) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        self.check_seat(target)?;
        if self.room.person(target).is_some() {
            return Err(RejectionCode::SeatTaken.into());
        }
        if let Some(opponent) = opponent {
            self.check_opponent(opponent)?;
        }
        if self.room.computer_on(target) != opponent {
            let opponent = opponent.map(str::to_owned);
            self.push(Change::Filled { seat: target, opponent });
        }
        Ok(())
    }

    /// Exchanges the players of two seats.
    fn swap(&mut self, seat: Seat, seats: [Seat; 2]) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        self.check_seat(seats[0])?;
        self.check_seat(seats[1])?;
        if seats[0] != seats[1] {
            self.push(Change::Swapped { seats });
        }
        Ok(())
    }

    /// Removes a person from a seat.
    fn remove(&mut self, seat: Seat, target: Seat) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        self.check_person(target)?;
        self.leave(target, LeaveReason::Removed)
    }

    /// Makes another person the host.
    fn make_host(&mut self, seat: Seat, target: Seat) -> Answer {
        self.check_host(seat)?;
        self.check_person(target)?;
        if target != seat {
            self.push(Change::HostChanged { host: Some(target) });
        }
        Ok(())
    }

    /// Starts the next match.
    fn start(&mut self, seat: Seat) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        if self.room.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Open)) {
            return Err(RejectionCode::OpenSeats.into());
        }
        if self.room.people().any(|(other, person)| other != seat && !person.ready) {
            return Err(RejectionCode::NotReady.into());
        }
        // In a rematch of Reversi the players change colours.
        if let (GameOptions::Reversi { .. }, Phase::Finished(_)) =
            (&self.room.options.game, &self.room.phase)
        {
            self.push(Change::Swapped { seats: [Seat::new(0), Seat::new(1)] });
        }
        self.push(Change::Started {});
        Ok(())
    }

    /// Commits a seat to a secret.
    fn commit(&mut self, seat: Seat, match_number: u32, commitment: Commitment) -> Answer {
        self.check_match(match_number)?;
        let Phase::Shuffling(shuffle) = &self.room.phase else {
            return Err(RejectionCode::NotInShuffle.into());
        };
        let person = shuffle.person(seat).ok_or(RejectionCode::NotInShuffle)?;
        match person.commitment {
            Some(current) if current == commitment => Ok(()),
            Some(_) => Err(RejectionCode::AlreadyCommitted.into()),
            None if shuffle.step() != ShuffleStep::Commit => {
                Err(RejectionCode::NotInShuffle.into())
            }
            None => {
                self.push(Change::Committed { seat, commitment });
                Ok(())
            }
        }
    }

    /// Reveals a seat's secret.
    fn reveal(&mut self, seat: Seat, match_number: u32, secret: Secret) -> Answer {
        self.check_match(match_number)?;
        let room = &self.room;
        let (step, people) = match &room.phase {
            Phase::Shuffling(shuffle) => (Some(shuffle.step()), &shuffle.people[..]),
            Phase::Playing(game) | Phase::Finished(game) => {
                (None, game.proof.as_ref().map_or(&[][..], |proof| &proof.people))
            }
            Phase::Lobby => (None, &[][..]),
        };
        let person = people.iter().find(|person| person.seat == seat);
        let person = person.ok_or(RejectionCode::NotInShuffle)?;
        // A repeated request, whose answer was lost.
        if person.secret == Some(secret) {
            return Ok(());
        }
        let committed = person.commitment.ok_or(RejectionCode::NotInShuffle)?;
        if step != Some(ShuffleStep::Reveal) {
            return Err(RejectionCode::NotInShuffle.into());
        }
        let participant = Participant::Seat(seat);
        if shuffle::commitment(&room.id, match_number, participant, &secret) != committed {
            return Err(RejectionCode::WrongReveal.into());
        }
        self.push(Change::Revealed { seat, secret });
        Ok(())
    }

    /// Plays an action of a client. Returns the turn that it led to.
    fn client_action(
        &mut self,
        connection: ConnectionId,
        frame: &ClientFrame,
        turn: u64,
        action: &str,
    ) -> Result<u64, Rejection> {
        let id = frame.id.clone().ok_or(RejectionCode::MissingId)?;
        let seat = self.room.seat_of(connection).ok_or(RejectionCode::NotSeated)?;
        let person = self.room.person(seat).ok_or(RejectionCode::NotSeated)?;
        if let Some(turn) = person.acknowledged_turn(&id) {
            return Ok(turn);
        }
        self.check_turn(seat, turn)?;
        self.return_from_stand_in(seat);
        self.act(seat, Some(id), action)?;
        Ok(self.room.turn)
    }

    /// Asks the other people to let a seat take back its last action.
    fn ask_to_take_back(&mut self, seat: Seat, turn: u64) -> Answer {
        let game = self.match_at(turn)?;
        if let Some(request) = &self.room.take_back {
            let is_repeated = request.seat == seat;
            return if is_repeated { Ok(()) } else { Err(RejectionCode::CannotTakeBack.into()) };
        }
        let remaining = game.actors.iter().rposition(|actor| actor.seat == seat);
        let remaining = remaining
            .filter(|&index| game.record.can_take_back(index))
            .ok_or(RejectionCode::CannotTakeBack)?;
        self.push(Change::TakeBackAsked { seat, remaining });
        Ok(())
    }

    /// Answers a request to take an action back.
    fn answer_take_back(&mut self, seat: Seat, turn: u64, agree: bool) -> Answer {
        self.match_at(turn)?;
        let request = self.room.take_back.as_ref().ok_or(RejectionCode::NothingToAnswer)?;
        if !self.room.take_back_waiting_for(request).contains(&seat) {
            return Err(RejectionCode::NothingToAnswer.into());
        }
        self.push(Change::TakeBackAnswered { seat, agree });
        Ok(())
    }

    /// Lets a computer opponent stand in for a person.
    fn stand_in(&mut self, seat: Seat, target: Seat, opponent: &str) -> Answer {
        let is_host_away = self
            .room
            .host
            .and_then(|host| self.room.person(host))
            .is_none_or(|host| host.connection.is_none());
        let is_about_host = self.room.host == Some(target);
        if !is_host_away && !is_about_host {
            self.check_host(seat)?;
        }
        let person = self.check_person(target)?;
        let is_allowed = person.stand_in_allowed && person.stand_in.is_none();
        if !is_allowed || self.room.match_in_progress().is_none() {
            return Err(RejectionCode::StandInNotAllowed.into());
        }
        self.check_opponent(opponent)?;
        self.push(Change::StoodIn { seat: target, opponent: opponent.to_owned() });
        Ok(())
    }

    /// Asks for a seat on behalf of a new device.
    fn ask_for_take_over(&mut self, connection: ConnectionId, seat: Seat, token: Token) -> Answer {
        if self.room.seat_of(connection).is_some()
            || self.room.seat_with_token(token.hash()).is_some()
        {
            return Err(RejectionCode::AlreadySeated.into());
        }
        self.check_person(seat)?;
        match self.room.take_over(seat) {
            Some(request) if request.token == token.hash() => Ok(()),
            Some(_) => Err(RejectionCode::TakeOverPending.into()),
            None => {
                self.push(Change::TakeOverAsked { seat, token: token.hash() });
                Ok(())
            }
        }
    }

    /// Confirms or refuses a request of another device.
    fn answer_take_over(&mut self, seat: Seat, target: Seat, code: &str, agree: bool) -> Answer {
        let request = self.room.take_over(target).ok_or(RejectionCode::NothingToAnswer)?;
        let expected_code = request.token.confirmation_code();
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

    fn check_host(&self, seat: Seat) -> Answer {
        if self.room.host == Some(seat) { Ok(()) } else { Err(RejectionCode::NotHost.into()) }
    }

    fn check_between_matches(&self) -> Answer {
        if self.room.is_between_matches() { Ok(()) } else { Err(RejectionCode::WrongPhase.into()) }
    }

    fn check_seat(&self, seat: Seat) -> Answer {
        let exists = seat.index() < self.room.seats.len();
        if exists { Ok(()) } else { Err(RejectionCode::NoSuchSeat.into()) }
    }

    fn check_open(&self, seat: Seat) -> Answer {
        self.check_seat(seat)?;
        match self.room.seats[seat.index()].occupant {
            Occupant::Open => Ok(()),
            _ => Err(RejectionCode::SeatTaken.into()),
        }
    }

    fn check_person(&self, seat: Seat) -> Result<&Person, Rejection> {
        self.check_seat(seat)?;
        self.room.person(seat).ok_or(RejectionCode::NobodyThere.into())
    }

    fn check_match(&self, match_number: u32) -> Answer {
        let is_current = match_number == self.room.match_number;
        if is_current { Ok(()) } else { Err(RejectionCode::WrongMatch.into()) }
    }

    fn check_opponent(&self, opponent: &str) -> Answer {
        let checked = self.room.options.game.check_opponent(opponent);
        checked.map_err(|error| {
            let reason = format!("There is no such opponent: {error}.");
            Rejection::new(RejectionCode::UnknownOpponent, reason)
        })
    }

    /// Checks that a person has not sent too many reactions.
    fn check_reactions(&self, seat: Seat) -> Answer {
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
