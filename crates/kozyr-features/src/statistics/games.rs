//! The recorded games, and the rating change of the last one.

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Seed},
    statistics::{GameLog, GameLogEntry},
};

use super::storage;
use kozyr_platform::storage::Storage;
use kozyr_table::session::{Session, TableGame};
use kozyr_ui::language::Language;

/// All recorded games.
#[derive(Resource, Default)]
pub struct Statistics {
    pub(super) log: GameLog,
}

impl Statistics {
    /// The statistics of the games in a log.
    pub(super) fn new(log: GameLog) -> Self {
        Statistics { log }
    }

    /// The log of all recorded games.
    pub fn log(&self) -> &GameLog {
        &self.log
    }

    /// The statistics of these games, for screenshots.
    pub fn from_games(games: impl IntoIterator<Item = GameLogEntry>) -> Self {
        let mut log = GameLog::default();
        log.merge(games);
        Statistics { log }
    }

    /// Records a game and saves it, unless it is recorded already. Returns whether it is new.
    pub(super) fn add(&mut self, entry: GameLogEntry, storage: &Storage) -> bool {
        let is_new = self.log.add(entry);
        if is_new {
            storage::save(&self.log, self.log.entries().len() - 1, storage);
        }
        is_new
    }

    /// Appends the change of the player's rating by the match on the table to `line`, on a line of
    /// its own, if there is one.
    pub fn append_rating_change<G: TableGame>(
        &self,
        session: &Session<G>,
        language: &Language,
        line: String,
    ) -> String {
        match self.rating_change::<G>(session.record().seed(), language) {
            Some(change) => format!("{line}\n{change}"),
            None => line,
        }
    }

    /// A sentence about the change of the player's rating by the match with this seed; `None` if it
    /// was not rated.
    pub(super) fn rating_change<G: Game>(
        &self,
        seed: &Seed,
        language: &Language,
    ) -> Option<String> {
        let [before, after] = self.log.rating_change(G::NAME, seed)?;
        let [before, after] = [before, after].map(|rating| rating.rating.round());
        let arguments = [
            ("before", before.into()),
            ("after", after.into()),
            ("change", language.signed(after - before, 0).into()),
        ];
        Some(language.format("rated-change", &arguments))
    }
}
