//! Every finished game is written down and counted, and a screen tells what they come to.

mod chart;
mod figures;
mod keeping;
mod opponents;
mod page;
mod screen;
mod writing;

use bevy::prelude::*;
use kozyr_core::{
    durak::Durak,
    game::{Game, Seed},
    reversi::Reversi,
    statistics::{Counted, Entry, Filter, Log},
};

use crate::{
    look::language::Language,
    platform::{import::Imported, storage::Storage},
    table::session::{Session, TableGame},
};

pub use figures::rating;
pub use writing::let_go;

/// All games written down.
#[derive(Resource, Default)]
pub struct Statistics {
    log: Log,
}

impl Statistics {
    /// The games.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The games of somebody who has played much, for pictures.
    pub fn of_games(games: impl IntoIterator<Item = Entry>) -> Self {
        let mut log = Log::default();
        log.merge(games);
        Statistics { log }
    }

    /// Writes a game down for good; whether it was not there yet.
    fn add(&mut self, entry: Entry, storage: &Storage) -> bool {
        let is_new = self.log.add(entry);
        if is_new {
            keeping::save(&self.log, self.log.entries().len() - 1, storage);
        }
        is_new
    }

    /// A line about the match on the table, and below it what it did to the person's rating.
    pub fn with_change<G: TableGame>(
        &self,
        session: &Session<G>,
        language: &Language,
        line: String,
    ) -> String {
        match self.change::<G>(session.record().seed(), language) {
            Some(change) => format!("{line}\n{change}"),
            None => line,
        }
    }

    /// What a rated match did to the person's rating, in a sentence.
    fn change<G: Game>(&self, seed: &Seed, language: &Language) -> Option<String> {
        let [before, after] = self.log.change(G::NAME, seed)?;
        let [before, after] = [before, after].map(|rating| rating.rating.round());
        let told = [
            ("before", before.into()),
            ("after", after.into()),
            ("change", figures::signed(after - before, 0).into()),
        ];
        Some(language.format("rated-change", &told))
    }
}

impl Language {
    /// What a mind is worth, before a line about it.
    pub fn with_strength<G: Counted>(&self, mind: &str, line: &str) -> String {
        match G::strengths().of(mind) {
            Some(strength) => format!("{:.0} · {line}", strength.rating),
            None => line.to_owned(),
        }
    }
}

/// Shows the games of one kind when the screen is shown.
pub fn choose<G: Game>(world: &mut World) {
    world.resource_mut::<page::Choice>().filter = Filter::of_game(G::NAME);
}

pub(crate) fn plugin(app: &mut App) {
    let mut storage = app.world_mut().resource_mut::<Storage>();
    keeping::make_known(&mut storage);
    let log = keeping::load(&storage);
    app.insert_resource(Statistics { log });
    app.add_observer(
        |_: On<Imported>, storage: Res<Storage>, mut statistics: ResMut<Statistics>| {
            statistics.log = keeping::load(&storage);
        },
    );
    writing::plugin_for::<Durak>(app);
    writing::plugin_for::<Reversi>(app);
    app.add_plugins(screen::plugin);
}
