//! What a table is used for, each with what only that needs.

use kozyr_core::game::Game;

use super::state::Session;
use kozyr_platform::screen::ReturnPoint;

/// What a table is used for.
pub(super) enum SessionMode<G: Game> {
    /// People play, alone or with opponents: the match is saved, and counts.
    Play {
        /// Whether the device may be in the hands of another than the viewer.
        covered: bool,
    },
    /// Opponents alone play.
    Watched {
        /// How their hands lie.
        hands: HandVisibility,
    },
    /// A match is seen again; nobody decides.
    Replay {
        /// How the hands lie.
        hands: HandVisibility,
        /// Whether the viewer is asked what they would do now; nothing is played of it.
        asked: bool,
        /// What comes back afterwards.
        aside: SuspendedSession<G>,
    },
    /// A position is being made; nobody decides.
    PositionEditor {
        /// What comes back afterwards.
        aside: SuspendedSession<G>,
    },
    /// The person is led: nothing can be played but what a script has.
    Guided {
        /// What for.
        guide: GuideKind,
        /// All actions from the first one on.
        script: Vec<G::Action>,
        /// Whether the person has something to read first.
        held: bool,
        /// What comes back afterwards.
        aside: SuspendedSession<G>,
    },
}

/// What the person is led for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GuideKind {
    /// The game is taught.
    Lesson,
    /// A decision is to be found; the script has what it leads to, once it was made.
    Problem {
        /// Whether all hands lie open.
        open: bool,
    },
}

/// How hands lie that may be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HandVisibility {
    /// Everybody sees them.
    Open,
    /// Those who watch want to know no more than the players did.
    Closed,
}

/// What comes back when something that was only looked at leaves the table.
pub(super) struct SuspendedSession<G: Game> {
    /// The player's own match.
    pub(super) session: Option<Box<Session<G>>>,
    /// Where the player was; `None` for at this table.
    pub(super) return_point: Option<ReturnPoint>,
}

impl<G: Game> Default for SuspendedSession<G> {
    fn default() -> Self {
        SuspendedSession { session: None, return_point: None }
    }
}

impl<G: Game> SessionMode<G> {
    /// What comes back afterwards, if this is only looked at.
    pub(super) fn suspended(&self) -> Option<&SuspendedSession<G>> {
        match self {
            SessionMode::Replay { aside, .. }
            | SessionMode::PositionEditor { aside }
            | SessionMode::Guided { aside, .. } => Some(aside),
            SessionMode::Play { .. } | SessionMode::Watched { .. } => None,
        }
    }

    /// The same, to be changed.
    pub(super) fn suspended_mut(&mut self) -> Option<&mut SuspendedSession<G>> {
        match self {
            SessionMode::Replay { aside, .. }
            | SessionMode::PositionEditor { aside }
            | SessionMode::Guided { aside, .. } => Some(aside),
            SessionMode::Play { .. } | SessionMode::Watched { .. } => None,
        }
    }

    /// How the hands lie, where they can be opened.
    pub(super) fn hands_mut(&mut self) -> Option<&mut HandVisibility> {
        match self {
            SessionMode::Watched { hands } | SessionMode::Replay { hands, .. } => Some(hands),
            SessionMode::Play { .. }
            | SessionMode::PositionEditor { .. }
            | SessionMode::Guided { .. } => None,
        }
    }
}
