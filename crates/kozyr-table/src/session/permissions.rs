//! How a match is played: whether it counts, and what help there is.

use kozyr_core::game::Record;

use super::{TableGame, state::Session};

pub use kozyr_core::statistics::MatchConditions;

/// What a match allows its players. Whoever offers any of it asks here, whatever is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchPermissions {
    /// To ask the coach.
    pub hints: bool,
    /// To take back and to play again.
    pub undo: bool,
    /// To see the hands of opponents, if that is set.
    pub open_hands: bool,
    /// To see who stands better, if that is set.
    pub evaluation: bool,
    /// To ask opponents why.
    pub reasons: bool,
    /// To tell an opponent to move before it has thought to the end.
    pub move_now: bool,
    /// To put the match by or to carry it elsewhere: it could be tried there first.
    pub saving: bool,
}

impl<G: TableGame> Session<G> {
    /// A match that counts in no statistics, because it begins from a position made up or known.
    pub fn practice(record: Record<G>) -> Self {
        let mut session = Session::new(record);
        session.circumstances.practice = true;
        session
    }

    /// A match that changes the person's rating.
    pub fn rated(record: Record<G>) -> Self {
        let mut session = Session::new(record);
        session.circumstances.rated = true;
        session
    }

    /// A match played for the same as this one.
    pub fn with_same_stakes(&self, record: Record<G>) -> Self {
        if self.circumstances.rated { Session::rated(record) } else { Session::new(record) }
    }

    /// How the match is played.
    pub fn circumstances(&self) -> MatchConditions {
        self.circumstances
    }

    /// Whether the person's rating is at stake: the match is rated and not over, and whoever
    /// leaves it has lost it.
    pub fn has_rating_at_stake(&self) -> bool {
        self.circumstances.rated && self.is_resumable()
    }

    /// What the match allows: all there is, unless a rating is at stake, or the person
    /// is led.
    pub fn permissions(&self) -> MatchPermissions {
        let all = !self.has_rating_at_stake() && !self.is_guided();
        MatchPermissions {
            hints: all,
            undo: all,
            open_hands: all,
            evaluation: all,
            reasons: all,
            move_now: all,
            saving: all,
        }
    }

    /// Notes that the person was given a hint.
    pub fn note_hint(&mut self) {
        self.circumstances.hints += 1;
    }
}
