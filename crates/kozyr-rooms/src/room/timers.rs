//! Timers.

use kozyr_core::game::Seat;

use super::{Phase, Room, shuffle_state::Shuffle, transition::Draft};
use crate::{
    event::Change,
    ids::Millis,
    options::{DAY, Pace},
};

/// How long people have for each step of a shuffle.
const SHUFFLE_STEP: Millis = 10_000;

/// How long a person who is connected has for a move before a computer opponent may stand in, if
/// the agreed period of absence is not longer. A connection can outlive the person's attention.
const IDLE: Millis = 120_000;

/// After how long the next person becomes the host if the host is away.
const HOST_AWAY: Millis = 120_000;

/// After how long a request of another device is forgotten.
const TAKE_OVER: Millis = 300_000;

/// When the current step of a shuffle ends without those who are late; `None` while the server is
/// to draw its secret.
pub(super) fn shuffle_deadline(shuffle: &Shuffle) -> Option<Millis> {
    shuffle.server_secret.map(|_| shuffle.step_since.saturating_add(SHUFFLE_STEP))
}

impl Room {
    /// Returns when the next [`Tick`](crate::Command::Tick) is due, by the clock of the last event;
    /// `None` if no timer is running.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.timers().into_iter().map(|(deadline, _)| deadline).min()
    }

    /// All timers: when each ends, and what happens then.
    fn timers(&self) -> Vec<(Millis, Change)> {
        let mut timers = Vec::new();
        if let Phase::Shuffling(shuffle) = &self.phase
            && let Some(deadline) = shuffle_deadline(shuffle)
        {
            let change = match shuffle.is_closed {
                false => Some(Change::CommitmentsClosed {}),
                true => self.deal(),
            };
            timers.extend(change.map(|change| (deadline, change)));
        }
        timers.extend(self.stand_in_timers());
        timers.extend(self.host_timer());
        for request in &self.take_overs {
            let change = Change::TakeOverAnswered { seat: request.seat, agree: false };
            timers.push((request.since.saturating_add(TAKE_OVER), change));
        }
        timers
    }

    /// When computer opponents may stand in for people, without those they may stand in for
    /// already.
    fn stand_in_timers(&self) -> Vec<(Millis, Change)> {
        let Some(game) = self.match_in_progress() else { return Vec::new() };
        let timer = |seat: Seat, deadline: Millis| {
            let person = self.person(seat)?;
            let is_open = !person.stand_in_allowed && person.stand_in.is_none();
            is_open.then_some((deadline, Change::StandInAllowed { seat }))
        };
        match (self.options.pace, self.options.absence.period()) {
            (Pace::Correspondence, _) => {
                let deadline = game.turn_since.saturating_add(DAY);
                game.record.to_act().and_then(|seat| timer(seat, deadline)).into_iter().collect()
            }
            (Pace::Live, None) => Vec::new(),
            (Pace::Live, Some(period)) => self
                .people()
                .filter_map(|(seat, person)| match person.away_since {
                    Some(away_since) => timer(seat, away_since.saturating_add(period)),
                    None if game.record.to_act() == Some(seat) => {
                        timer(seat, game.turn_since.saturating_add(period.max(IDLE)))
                    }
                    None => None,
                })
                .collect(),
        }
    }

    /// When another person becomes the host, because the host is away and that person is not.
    fn host_timer(&self) -> Option<(Millis, Change)> {
        let host = self.host?;
        let away_since = self.person(host)?.away_since?;
        let period = match self.options.pace {
            Pace::Live => HOST_AWAY,
            Pace::Correspondence => DAY,
        };
        let next = self.next_person_after(host, true)?;
        Some((away_since.saturating_add(period), Change::HostChanged { host: Some(next) }))
    }

    /// The next person clockwise after a seat, other than the one on it. If `connected`, only
    /// people who are connected count.
    pub(super) fn next_person_after(&self, seat: Seat, connected: bool) -> Option<Seat> {
        let seats = self.seats.len();
        (1..=seats).map(|step| Seat::new((seat.index() + step) % seats)).find(|&next| {
            next != seat
                && self.person(next).is_some_and(|person| !connected || person.connection.is_some())
        })
    }
}

impl Draft {
    /// Does everything that is due.
    pub(super) fn tick(&mut self) {
        // Each change removes its timer, so this ends.
        while let Some((_, change)) =
            self.room.timers().into_iter().find(|&(deadline, _)| deadline <= self.now)
        {
            self.push(change);
            self.settle();
        }
    }
}
