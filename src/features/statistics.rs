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
    game::{Game, Seed},
    statistics::{Counted, Entry, Filter, Log, Strengths},
};

use crate::{
    features::review::Reviewable,
    look::language::Language,
    platform::{import::Imported, screen::GameId, storage::Storage},
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
    /// What an opponent is worth, before a line about it.
    pub fn with_strength<G: Counted>(&self, opponent: &str, line: &str) -> String {
        match G::strengths().of(opponent) {
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
    app.init_resource::<Counts>();
    app.add_plugins(screen::plugin);
}

/// Counts the games of one kind.
pub fn plugin_for<G: Reviewable + Counted>(app: &mut App, own: Option<OwnFigure>) {
    writing::plugin_for::<G>(app);
    let count = Count { game: G::ID, strengths: G::strengths, own };
    app.world_mut().get_resource_or_init::<Counts>().0.push(count);
}

/// What the screen has to know of a game.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    game: GameId,
    strengths: fn() -> &'static Strengths,
    own: Option<OwnFigure>,
}

/// A figure that only some games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnFigure {
    /// How often the player was the fool.
    Fools,
    /// By how many discs the player led at the end.
    Discs,
}

/// The games that are counted, in the order in which they are listed.
#[derive(Resource, Default)]
pub(crate) struct Counts(Vec<Count>);

impl Counts {
    fn of(&self, game: &str) -> Option<&Count> {
        self.0.iter().find(|count| count.game.0 == game)
    }

    fn iter(&self) -> impl Iterator<Item = &Count> {
        self.0.iter()
    }
}
