//! The conditions of a match: whether it is rated, and the help allowed.

use kozyr_core::game::Record;

use super::{TableGame, remote::RemoteHelp, state::Session};

pub use kozyr_core::statistics::MatchConditions;

/// What a match allows its players. Everything that offers such help must check it, regardless of
/// the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchPermissions {
    /// Asking the coach for a hint.
    pub hints: bool,
    /// Undo and redo.
    pub undo: bool,
    /// Showing the hands of opponents, if enabled in the settings.
    pub open_hands: bool,
    /// Showing the evaluation, if enabled in the settings.
    pub evaluation: bool,
    /// Asking opponents for their reasons.
    pub reasons: bool,
    /// Making an opponent move before it has finished thinking.
    pub move_now: bool,
    /// Saving the match for later or exporting it, which would allow trying it out elsewhere.
    pub saving: bool,
}

impl<G: TableGame> Session<G> {
    /// A session of an unrated match that starts from an edited or known position, and so is left
    /// out of statistics.
    pub fn practice(record: Record<G>) -> Self {
        let mut session = Session::new(record);
        session.circumstances.practice = true;
        session
    }

    /// A session of a match that affects the player's rating.
    pub fn rated(record: Record<G>) -> Self {
        let mut session = Session::new(record);
        session.circumstances.rated = true;
        session
    }

    /// A session of another match, rated if this session's match is.
    pub fn with_same_stakes(&self, record: Record<G>) -> Self {
        if self.circumstances.rated { Session::rated(record) } else { Session::new(record) }
    }

    /// The conditions of the match.
    pub fn circumstances(&self) -> MatchConditions {
        self.circumstances
    }

    /// Whether the player's rating is at stake: the match is rated and not over, so leaving loses
    /// it.
    pub fn has_rating_at_stake(&self) -> bool {
        self.circumstances.rated && self.is_resumable()
    }

    /// What the match allows: everything, unless a rating is at stake or the player is guided. In a
    /// match on a server, other people have agreed on the help.
    pub fn permissions(&self) -> MatchPermissions {
        if let Some(RemoteHelp { hints, is_over }) = self.remote_help() {
            return MatchPermissions {
                hints,
                undo: false,
                open_hands: is_over,
                evaluation: is_over,
                reasons: is_over,
                move_now: false,
                saving: is_over,
            };
        }
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

    /// Adds one to the number of hints used in this match.
    pub fn note_hint(&mut self) {
        self.circumstances.hints += 1;
    }
}
