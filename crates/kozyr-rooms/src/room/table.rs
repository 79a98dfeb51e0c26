//! The public state of a table.

use super::{Phase, Room, seat_state::Occupant, timers};
use crate::server_message::{
    PlayerInfo, SeatInfo, ShuffleInfo, TableInfo, TakeBackInfo, TakeOverInfo,
};

impl Room {
    /// Returns everything that is public about the table, except the match itself.
    pub fn table(&self) -> TableInfo {
        TableInfo {
            room: self.id.clone(),
            options: self.options.clone(),
            seats: self
                .seats
                .iter()
                .map(|seat| SeatInfo { player: player_info(&seat.occupant), score: seat.score })
                .collect(),
            host: self.host,
            phase: self.phase(),
            match_number: self.match_number,
            shuffle: self.shuffle_info(),
            take_back: self.take_back.as_ref().map(|request| TakeBackInfo {
                seat: request.seat,
                remaining: request.remaining,
                waiting_for: self.take_back_waiting_for(request),
            }),
            take_overs: self
                .take_overs
                .iter()
                .map(|request| TakeOverInfo {
                    seat: request.seat,
                    code: request.token.confirmation_code(&request.fresh),
                    asker: request.token.asker(),
                })
                .collect(),
        }
    }

    /// The public part of the shuffle in progress.
    fn shuffle_info(&self) -> Option<ShuffleInfo> {
        let Phase::Shuffling(shuffle) = &self.phase else { return None };
        let mut commitments = vec![None; self.seats.len()];
        for person in &shuffle.people {
            if let Some(commitment) = commitments.get_mut(person.seat.index()) {
                *commitment = person.commitment;
            }
        }
        let revealed = shuffle.people.iter().filter(|person| person.secret.is_some());
        Some(ShuffleInfo {
            step: shuffle.step(),
            server_commitment: shuffle.server_commitment(&self.id, self.match_number),
            commitments,
            revealed: revealed.map(|person| person.seat).collect(),
            deadline: timers::shuffle_deadline(shuffle),
        })
    }
}

/// The public part of a seat's player.
fn player_info(occupant: &Occupant) -> PlayerInfo {
    match occupant {
        Occupant::Open => PlayerInfo::Open {},
        Occupant::Person(person) => PlayerInfo::Person {
            name: person.name.clone(),
            ready: person.ready,
            away_since: person.away_since,
            stand_in_allowed: person.stand_in_allowed,
            stand_in: person.stand_in.clone(),
        },
        Occupant::Computer { opponent, .. } => PlayerInfo::Computer { opponent: opponent.clone() },
    }
}
