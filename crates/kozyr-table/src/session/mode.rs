//! What a table is used for, each with what only that needs.

use kozyr_core::game::Game;

use super::state::Session;
use kozyr_platform::screen::Origin;

/// What a table is used for.
pub(super) enum Mode<G: Game> {
    /// People play, alone or with opponents: the match is saved, and counts.
    Play {
        /// Whether the device may be in the hands of another than the viewer.
        covered: bool,
    },
    /// Opponents alone play.
    Watched {
        /// How their hands lie.
        hands: Hands,
    },
    /// A match is seen again; nobody decides.
    Replay {
        /// How the hands lie.
        hands: Hands,
        /// Whether the viewer is asked what they would do now; nothing is played of it.
        asked: bool,
        /// What comes back afterwards.
        aside: Aside<G>,
    },
    /// A position is being made; nobody decides.
    SetUp {
        /// What comes back afterwards.
        aside: Aside<G>,
    },
    /// The person is led: nothing can be played but what a script has.
    Guided {
        /// What for.
        guide: Guide,
        /// All actions from the first one on.
        script: Vec<G::Action>,
        /// Whether the person has something to read first.
        held: bool,
        /// What comes back afterwards.
        aside: Aside<G>,
    },
}

/// What the person is led for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guide {
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
pub(super) enum Hands {
    /// Everybody sees them.
    Open,
    /// Those who watch want to know no more than the players did.
    Closed,
}

/// What comes back when something that was only looked at leaves the table.
pub(super) struct Aside<G: Game> {
    /// The player's own match.
    pub(super) own: Option<Box<Session<G>>>,
    /// Where the player was; `None` for at this table.
    pub(super) origin: Option<Origin>,
}

impl<G: Game> Default for Aside<G> {
    fn default() -> Self {
        Aside { own: None, origin: None }
    }
}

impl<G: Game> Mode<G> {
    /// What comes back afterwards, if this is only looked at.
    pub(super) fn aside(&self) -> Option<&Aside<G>> {
        match self {
            Mode::Replay { aside, .. } | Mode::SetUp { aside } | Mode::Guided { aside, .. } => {
                Some(aside)
            }
            Mode::Play { .. } | Mode::Watched { .. } => None,
        }
    }

    /// The same, to be changed.
    pub(super) fn aside_mut(&mut self) -> Option<&mut Aside<G>> {
        match self {
            Mode::Replay { aside, .. } | Mode::SetUp { aside } | Mode::Guided { aside, .. } => {
                Some(aside)
            }
            Mode::Play { .. } | Mode::Watched { .. } => None,
        }
    }

    /// How the hands lie, where they can be opened.
    pub(super) fn hands_mut(&mut self) -> Option<&mut Hands> {
        match self {
            Mode::Watched { hands } | Mode::Replay { hands, .. } => Some(hands),
            Mode::Play { .. } | Mode::SetUp { .. } | Mode::Guided { .. } => None,
        }
    }
}
