//! The duties of a session: it asks for what it has missed, follows a change of devices, and takes
//! part in the shuffle.

use super::{
    Session,
    output::SessionEvent,
    shuffle_part::{self, ShuffleReport, ShuffleVerdict},
};
use crate::{client_message::ClientMessage, ids::Millis, server_message::PhaseName};

impl Session {
    /// Asks for what was missed, follows a take-over, takes part in the shuffle or checks it, and
    /// sends waiting requests.
    pub(super) fn go_on(&mut self, now: Millis) {
        if self.has_missed && !self.requests.is_resyncing() {
            self.resync(now);
        }
        self.follow_take_over(now);
        self.take_part_in_shuffle(now);
        self.check_shuffle();
        self.send_pending(now);
    }

    /// Says hello again once a request for a seat of another device was answered.
    fn follow_take_over(&mut self, now: Millis) {
        if self.take_over.is_none() {
            return;
        }
        if self.room.seat().is_some() {
            self.take_over = None;
            return;
        }
        if self.own_take_over().is_none() && !self.has_missed {
            self.take_over = None;
            let hello = self.room.repeated_hello(self.memory.token);
            self.send_own(hello, now);
        }
    }

    /// Commits this client to its secret, or reveals it, if it is time.
    fn take_part_in_shuffle(&mut self, now: Millis) {
        let (Some(seat), Some(table)) = (self.room.seat(), self.room.table()) else { return };
        let Some(shuffle) = &table.shuffle else { return };
        let step = (table.match_number, shuffle.step);
        if self.shuffle_step_done == Some(step) {
            return;
        }
        let fresh = self.random.next();
        let before = self.memory.shuffle.clone();
        let result = shuffle_part::next_message(&mut self.memory.shuffle, table, seat, fresh);
        if self.memory.shuffle != before {
            self.remember();
        }
        match result {
            Ok(Some(message)) => {
                self.shuffle_step_done = Some(step);
                self.send_own(message, now);
            }
            Ok(None) => {}
            Err(fault) => {
                self.shuffle_step_done = Some(step);
                let verdict = ShuffleVerdict::Wrong(fault);
                self.set_report(ShuffleReport { match_number: step.0, verdict });
            }
        }
    }

    /// Checks the shuffle of a finished match once its record is there.
    fn check_shuffle(&mut self) {
        if self.room.table().is_none_or(|table| table.phase != PhaseName::Finished) {
            self.is_checked = false;
            return;
        }
        let (Some(record), Some(game)) = (self.room.record(), self.room.game()) else { return };
        if self.is_checked {
            return;
        }
        self.is_checked = true;
        if let Some(report) = shuffle_part::check(record, game, self.memory.shuffle.as_ref()) {
            self.set_report(report);
        }
    }

    fn set_report(&mut self, report: ShuffleReport) {
        self.report = Some(report.clone());
        self.event(SessionEvent::ShuffleChecked(report));
    }

    /// Asks for everything that the client has missed; for everything from the start if the answer
    /// to that did not fit.
    pub(super) fn resync(&mut self, now: Millis) {
        let resync = match self.has_asked {
            false => self.room.resync(),
            // What it was sent did not fit to what it knows.
            true => ClientMessage::Resync { seen: None },
        };
        self.has_asked = self.has_missed;
        self.send_own(resync, now);
    }
}
