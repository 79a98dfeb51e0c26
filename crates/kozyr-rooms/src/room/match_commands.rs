//! Messages from clients about a match: the shuffle, actions, taking back and stand-ins.

use kozyr_core::game::Seat;

use super::{Phase, client_commands::Answer, transition::Draft};
use crate::{
    bytes::{Commitment, Secret},
    client_message::ClientFrame,
    event::Change,
    ids::ConnectionId,
    rejection::{Rejection, RejectionCode},
    server_message::ShuffleStep,
    shuffle::{self, Participant},
};

/// How often others may refuse in a turn to let a person take back an action.
const MAX_TAKE_BACK_REFUSALS: u8 = 3;

impl Draft {
    /// Commits a seat to a secret.
    pub(super) fn commit(
        &mut self,
        seat: Seat,
        match_number: u32,
        commitment: Commitment,
    ) -> Answer {
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
    pub(super) fn reveal(&mut self, seat: Seat, match_number: u32, secret: Secret) -> Answer {
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

    /// Plays an action of a client and returns the turn that it led to. A repeated message only
    /// returns that turn.
    pub(super) fn client_action(
        &mut self,
        connection: ConnectionId,
        frame: &ClientFrame,
        turn: u64,
        action: &str,
    ) -> Result<u64, Rejection> {
        let id = frame.id.clone().ok_or(RejectionCode::MissingId)?;
        let seat = self.room.seat_of(connection);
        if let Some(turn) = self.room.acknowledged_turn(seat, &id) {
            return Ok(turn);
        }
        let seat = seat.ok_or(RejectionCode::NotSeated)?;
        self.check_turn(seat, turn)?;
        self.return_from_stand_in(seat);
        self.act(seat, Some(id), action)?;
        Ok(self.room.turn)
    }

    /// Asks the other people to let a seat take back its last action and all after it. Refuses if
    /// `turn` is not the current one.
    pub(super) fn ask_to_take_back(&mut self, seat: Seat, turn: u64) -> Answer {
        let game = self.match_at(turn)?;
        if let Some(request) = &self.room.take_back {
            let is_repeated = request.seat == seat;
            return if is_repeated { Ok(()) } else { Err(RejectionCode::CannotTakeBack.into()) };
        }
        let remaining = game.actors.iter().rposition(|actor| actor.seat == seat);
        let remaining = remaining
            .filter(|&index| game.record.can_take_back(index))
            .ok_or(RejectionCode::CannotTakeBack)?;
        let person = self.room.person(seat).ok_or(RejectionCode::NotSeated)?;
        if person.take_back_refusals(turn) >= MAX_TAKE_BACK_REFUSALS {
            return Err(RejectionCode::TooFast.into());
        }
        self.push(Change::TakeBackAsked { seat, remaining });
        Ok(())
    }

    /// Answers a request to take an action back.
    pub(super) fn answer_take_back(&mut self, seat: Seat, turn: u64, agree: bool) -> Answer {
        self.match_at(turn)?;
        let request = self.room.take_back.as_ref().ok_or(RejectionCode::NothingToAnswer)?;
        if !self.room.take_back_waiting_for(request).contains(&seat) {
            return Err(RejectionCode::NothingToAnswer.into());
        }
        self.push(Change::TakeBackAnswered { seat, agree });
        Ok(())
    }

    /// Lets a computer opponent stand in for a person who has been away or late for long enough.
    /// Only the host may ask for it, unless the host is away or is that person.
    pub(super) fn stand_in(&mut self, seat: Seat, target: Seat, opponent: &str) -> Answer {
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
}
