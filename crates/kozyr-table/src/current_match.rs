//! Summaries of the matches on the tables, independent of their games.

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};

use kozyr_platform::screen::{GameId, Screen};

/// The properties of a match that do not depend on its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchSummary {
    /// Whether it is the player's own match, which is saved and counted.
    pub is_own: bool,
    /// Whether it is a match on a server.
    pub is_remote: bool,
    /// Whether it is a lesson, which follows a script.
    pub is_lesson: bool,
    /// Whether it is a problem, with one decision to find.
    pub is_problem: bool,
    /// Whether no human plays.
    pub is_watched: bool,
    /// Whether it has a replay bar at the bottom of the window.
    pub has_replay_bar: bool,
    /// Whether the player's rating is at stake.
    pub has_rating_at_stake: bool,
    /// Whether a human is to decide now.
    pub is_persons_turn: bool,
    /// Whether it has ended.
    pub is_over: bool,
}

/// The current matches, at most one per game. Published before the first phase of a frame, and
/// after [`AppSystems::ApplyActions`](kozyr_platform::system_sets::AppSystems::ApplyActions).
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchSummaries(BTreeMap<GameId, MatchSummary>);

impl MatchSummaries {
    /// The match of a game, on its table or suspended; `None` if there is none.
    pub fn of(&self, game: GameId) -> Option<MatchSummary> {
        self.0.get(&game).copied()
    }

    /// Sets the summary of a game's match; `None` removes it.
    pub(crate) fn set(&mut self, game: GameId, summary: Option<MatchSummary>) {
        match summary {
            Some(summary) => _ = self.0.insert(game, summary),
            None => _ = self.0.remove(&game),
        }
    }
}

/// The match on the screen, of any game.
#[derive(SystemParam)]
pub struct CurrentMatch<'w> {
    screen: Res<'w, State<Screen>>,
    matches: Res<'w, MatchSummaries>,
}

impl CurrentMatch<'_> {
    /// The match on the visible table; `None` if no table is shown or it is empty.
    pub fn get(&self) -> Option<MatchSummary> {
        match **self.screen {
            Screen::Table(game) => self.matches.of(game),
            _ => None,
        }
    }

    /// Whether there is a match on the visible table that satisfies a predicate.
    pub fn is_some_and(&self, predicate: impl FnOnce(MatchSummary) -> bool) -> bool {
        self.get().is_some_and(predicate)
    }

    /// Whether the match on the visible table is on a server; false if there is none.
    pub fn is_remote(&self) -> bool {
        self.is_some_and(|summary| summary.is_remote)
    }

    /// Whether the match on the visible table is a lesson; false if there is none.
    pub fn is_lesson(&self) -> bool {
        self.is_some_and(|summary| summary.is_lesson)
    }
}

/// Publishes the [`MatchSummaries`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublishSummarySystems;
