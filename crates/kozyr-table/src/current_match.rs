//! What is known of the matches on the tables without knowing their games.

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};

use kozyr_platform::screen::{GameId, Screen};

/// What can be said of any match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchSummary {
    /// Whether it is the player's own: one that is saved, and counts.
    pub is_own: bool,
    /// Whether it follows a script, to teach the game.
    pub is_lesson: bool,
    /// Whether a decision is to be found in it.
    pub is_problem: bool,
    /// Whether no person plays.
    pub is_watched: bool,
    /// Whether it is gone through by a bar at the foot of the window.
    pub has_replay_bar: bool,
    /// Whether the person's rating is at stake.
    pub has_rating_at_stake: bool,
    /// Whether a person is to decide now.
    pub is_persons_turn: bool,
    /// Whether it has come to its end.
    pub is_over: bool,
}

/// The matches that there are, one of each game at most. They are published before the first step
/// of a frame and after [`Step::Play`](kozyr_platform::step::Step::Play).
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchSummaries(BTreeMap<GameId, MatchSummary>);

impl MatchSummaries {
    /// The match of a game, on its table or waiting to be gone on with.
    pub fn of(&self, game: GameId) -> Option<MatchSummary> {
        self.0.get(&game).copied()
    }

    /// Tells what the match of a game is now; `None` if there is none any more.
    pub(crate) fn set(&mut self, game: GameId, now: Option<MatchSummary>) {
        match now {
            Some(now) => _ = self.0.insert(game, now),
            None => _ = self.0.remove(&game),
        }
    }
}

/// The match on the screen, whatever its game.
#[derive(SystemParam)]
pub struct CurrentMatch<'w> {
    screen: Res<'w, State<Screen>>,
    matches: Res<'w, MatchSummaries>,
}

impl CurrentMatch<'_> {
    /// What is on the table; `None` where no table is shown.
    pub fn get(&self) -> Option<MatchSummary> {
        match **self.screen {
            Screen::Table(game) => self.matches.of(game),
            _ => None,
        }
    }

    /// Whether something holds of the match on the table; it does not where there is none.
    pub fn is_some_and(&self, holds: impl FnOnce(MatchSummary) -> bool) -> bool {
        self.get().is_some_and(holds)
    }

    /// Whether a lesson is being given.
    pub fn is_lesson(&self) -> bool {
        self.is_some_and(|shown| shown.is_lesson)
    }
}

/// The systems that tell what is on the tables.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublishSummarySystems;
