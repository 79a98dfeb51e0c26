//! Messages from clients between matches: seats, options and the start.

use kozyr_core::game::Seat;

use super::{Phase, client_commands::Answer, seat_state::Occupant, transition::Draft};
use crate::{
    bytes::Token,
    event::{Change, LeaveReason},
    game_record::GameRecord,
    ids::ConnectionId,
    name::PlayerName,
    options::{GameOptions, TableOptions},
    rejection::{Rejection, RejectionCode},
};

impl Draft {
    /// Takes the given seat, or the first open one. A token that has a seat already is connected to
    /// it again.
    pub(super) fn sit(
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
    pub(super) fn move_to(&mut self, seat: Seat, to: Seat) -> Answer {
        self.check_between_matches()?;
        if to != seat {
            self.check_open(to)?;
            self.push(Change::Moved { from: seat, to });
        }
        Ok(())
    }

    /// Takes a person off their seat. During a match, a computer opponent replaces them; otherwise
    /// the seat opens.
    pub(super) fn leave(&mut self, seat: Seat, reason: LeaveReason) -> Answer {
        let is_playing = !self.room.is_between_matches();
        let replacement = is_playing.then(|| self.room.options.game.replacement().to_owned());
        self.push(Change::Left { seat, reason, replacement });
        Ok(())
    }

    /// Says whether a person is ready.
    pub(super) fn ready(&mut self, seat: Seat, ready: bool) -> Answer {
        self.check_between_matches()?;
        if self.room.person(seat).is_some_and(|person| person.ready != ready) {
            self.push(Change::Readied { seat, ready });
        }
        Ok(())
    }

    /// Changes the options.
    pub(super) fn configure(&mut self, seat: Seat, options: &TableOptions) -> Answer {
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
    pub(super) fn fill(&mut self, seat: Seat, target: Seat, opponent: Option<&str>) -> Answer {
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
    pub(super) fn swap(&mut self, seat: Seat, seats: [Seat; 2]) -> Answer {
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
    pub(super) fn remove(&mut self, seat: Seat, target: Seat) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        self.check_person(target)?;
        self.leave(target, LeaveReason::Removed)
    }

    /// Makes another person the host.
    pub(super) fn make_host(&mut self, seat: Seat, target: Seat) -> Answer {
        self.check_host(seat)?;
        self.check_person(target)?;
        if target != seat {
            self.push(Change::HostChanged { host: Some(target) });
        }
        Ok(())
    }

    /// Starts the next match. In a rematch of Reversi, the players change colours first.
    pub(super) fn start(&mut self, seat: Seat) -> Answer {
        self.check_host(seat)?;
        self.check_between_matches()?;
        if self.room.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Open)) {
            return Err(RejectionCode::OpenSeats.into());
        }
        if self.room.people().any(|(other, person)| other != seat && !person.ready) {
            return Err(RejectionCode::NotReady.into());
        }
        // In a rematch of Reversi the players change colours.
        if let (GameOptions::Reversi { .. }, Phase::Finished(last)) =
            (&self.room.options.game, &self.room.phase)
            && matches!(last.record, GameRecord::Reversi(_))
        {
            self.push(Change::Swapped { seats: [Seat::new(0), Seat::new(1)] });
        }
        self.push(Change::Started {});
        Ok(())
    }
}
