//! The use of a table, each with its own state.

use kozyr_core::game::Game;

use super::{remote::RemoteMatch, state::Session};
use kozyr_platform::screen::ReturnPoint;

/// The use of a table.
pub(super) enum SessionMode<G: Game> {
    /// Humans play, alone or with opponents: the match is saved and counted.
    Play {
        /// Whether the table is covered, as someone other than the viewer may hold the device.
        covered: bool,
    },
    /// Only opponents play.
    Watched {
        /// Whether their hands are shown.
        hands: HandVisibility,
    },
    /// People play on other devices, and a server knows the cards.
    Remote(Box<RemoteMatch<G>>),
    /// A match is replayed; nobody decides.
    Replay {
        /// Whether the hands are shown.
        hands: HandVisibility,
        /// Whether the viewer is asked for their decision; it is not played.
        asks_viewer: bool,
        /// The session to return to.
        suspended: SuspendedSession<G>,
    },
    /// A position is being set up; nobody decides.
    PositionEditor {
        /// The session to return to.
        suspended: SuspendedSession<G>,
    },
    /// The player is guided: only the actions of a script can be played.
    Guided {
        /// The purpose.
        guide: GuideKind,
        /// All actions of the script, from the first one.
        script: Vec<G::Action>,
        /// Whether the session waits until the player has read something.
        held: bool,
        /// The session to return to.
        suspended: SuspendedSession<G>,
    },
}

/// The purpose of a guided session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GuideKind {
    /// A lesson.
    Lesson,
    /// A problem. Once the player has decided, the script shows the consequences.
    Problem {
        /// Whether all hands are shown.
        open: bool,
    },
}

/// Whether hands are shown where that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HandVisibility {
    /// Everyone sees them.
    Open,
    /// Spectators see no more than the players did.
    Closed,
}

/// What to return to after a match on a server, replay, position editor, lesson or problem.
pub(super) struct SuspendedSession<G: Game> {
    /// The player's own match.
    pub(super) session: Option<Box<Session<G>>>,
    /// The screen to return to; `None` for this table.
    pub(super) return_point: Option<ReturnPoint>,
}

impl<G: Game> Default for SuspendedSession<G> {
    /// No match, and no other screen to return to.
    fn default() -> Self {
        SuspendedSession { session: None, return_point: None }
    }
}

impl<G: Game> SessionMode<G> {
    /// What to return to after this mode; `None` if the match is played or watched.
    pub(super) fn suspended(&self) -> Option<&SuspendedSession<G>> {
        match self {
            SessionMode::Replay { suspended, .. }
            | SessionMode::PositionEditor { suspended }
            | SessionMode::Guided { suspended, .. } => Some(suspended),
            SessionMode::Remote(remote) => Some(&remote.suspended),
            SessionMode::Play { .. } | SessionMode::Watched { .. } => None,
        }
    }

    /// Like [`suspended`](Self::suspended), for taking out or replacing what to return to; `None`
    /// if the match is played or watched.
    pub(super) fn suspended_mut(&mut self) -> Option<&mut SuspendedSession<G>> {
        match self {
            SessionMode::Replay { suspended, .. }
            | SessionMode::PositionEditor { suspended }
            | SessionMode::Guided { suspended, .. } => Some(suspended),
            SessionMode::Remote(remote) => Some(&mut remote.suspended),
            SessionMode::Play { .. } | SessionMode::Watched { .. } => None,
        }
    }

    /// The setting whether the hands are shown; `None` where that cannot be chosen.
    pub(super) fn hands_mut(&mut self) -> Option<&mut HandVisibility> {
        match self {
            SessionMode::Watched { hands } | SessionMode::Replay { hands, .. } => Some(hands),
            SessionMode::Play { .. }
            | SessionMode::Remote(_)
            | SessionMode::PositionEditor { .. }
            | SessionMode::Guided { .. } => None,
        }
    }
}
