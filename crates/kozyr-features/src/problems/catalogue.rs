//! The bundled problems, with game types erased for the pages that list them.

use crate::game_ui::ActionOf;
use kozyr_core::teacher::GameConcepts;
use kozyr_core::teacher::TeachableGame;
use std::sync::OnceLock;

use bevy::prelude::*;
use kozyr_core::{
    any_record::AnyRecord,
    teacher::{Concept, DifficultyLevel, bundled_problems, problem_index_of_the_day},
};

use super::{
    problem_ui::{ProblemSeries, ProblemUi},
    solved::SolvedProblems,
};
use kozyr_platform::screen::GameId;
use kozyr_ui::language::Language;

/// A problem as listed.
pub(super) struct CatalogueEntry {
    pub level: DifficultyLevel,
    pub concepts: Vec<Concept>,
    /// The position as text, the key under which it is marked as solved.
    pub position: String,
    pub record: AnyRecord,
}

/// The problems of a game.
pub(super) struct ProblemCatalogue {
    pub game: GameId,
    pub concepts: &'static [Concept],
    /// Loads the problems of the game.
    load: fn() -> Vec<CatalogueEntry>,
    /// Returns the display text of an action in notation.
    pub describe_action: fn(&str, &Language) -> String,
    /// The problems, once loaded.
    entries: OnceLock<Vec<CatalogueEntry>>,
}

/// The problems of all games that have any, in order of registration.
#[derive(Resource, Default)]
pub struct ProblemCatalogues(Vec<ProblemCatalogue>);

impl ProblemCatalogues {
    /// Adds the problems of a game, which are loaded on first use.
    pub(super) fn add<U: ProblemUi>(&mut self) {
        let entries = OnceLock::new();
        let (load, describe) = (load_entries::<U>, describe_action::<U>);
        self.0.push(ProblemCatalogue {
            game: U::ID,
            concepts: U::Rules::CONCEPTS,
            load,
            describe_action: describe,
            entries,
        });
    }

    /// The catalogues of all games that have problems.
    pub(super) fn iter(&self) -> impl Iterator<Item = &ProblemCatalogue> {
        self.0.iter()
    }

    /// Whether a game has problems.
    pub fn has_game(&self, game: GameId) -> bool {
        self.get(game).is_some()
    }

    /// Whether any game has problems.
    pub fn has_any(&self) -> bool {
        !self.0.is_empty()
    }

    /// The catalogue of a game; `None` if it has no problems.
    pub(super) fn get(&self, game: GameId) -> Option<&ProblemCatalogue> {
        self.iter().find(|catalogue| catalogue.game == game)
    }
}

/// The bundled problems of a game as catalogue entries.
fn load_entries<U: ProblemUi>() -> Vec<CatalogueEntry> {
    let problems = bundled_problems::<U::Rules>().into_iter();
    problems
        .map(|problem| CatalogueEntry {
            level: problem.difficulty().level(),
            concepts: problem.concepts().to_vec(),
            position: U::Rules::write_position(problem.record()),
            record: problem.record().clone().into(),
        })
        .collect()
}

/// The display text of an action in notation; the notation itself if it cannot be parsed.
fn describe_action<U: ProblemUi>(action: &str, language: &Language) -> String {
    match action.parse::<ActionOf<U>>() {
        Ok(action) => U::describe_plan(&[action], language),
        Err(_) => action.to_owned(),
    }
}

impl ProblemCatalogue {
    /// All problems of the game, loaded on the first call.
    pub fn problems(&self) -> &[CatalogueEntry] {
        self.entries.get_or_init(self.load)
    }

    /// The index of the problem of a day, in days since 1970; `None` if there are no problems.
    pub fn problem_of_day(&self, day: u64) -> Option<usize> {
        problem_index_of_the_day(day, self.problems().len())
    }

    /// The index of the next unsolved problem of a series, or its first if all are solved; `None` if
    /// it has none.
    pub fn problem_to_try(&self, series: ProblemSeries, solved: &SolvedProblems) -> Option<usize> {
        let unsolved = self.next_unsolved(series, None, solved);
        unsolved.or_else(|| self.problems_in(series).first().copied())
    }

    /// Whether the player has solved the problem at this index.
    pub fn is_solved(&self, index: usize, solved: &SolvedProblems) -> bool {
        self.problems().get(index).is_some_and(|entry| solved.has(self.game, &entry.position))
    }

    /// The indices of all problems of a level or a concept; empty for other series.
    pub fn problems_in(&self, series: ProblemSeries) -> Vec<usize> {
        let belongs = |entry: &CatalogueEntry| match series {
            ProblemSeries::Level(level) => entry.level == level,
            ProblemSeries::Concept(concept) => entry.concepts.contains(&concept),
            ProblemSeries::Today | ProblemSeries::Mistakes => false,
        };
        let all = self.problems().iter().enumerate();
        all.filter(|(_, entry)| belongs(entry)).map(|(index, _)| index).collect()
    }

    /// The number of solved problems of a series and their total number.
    pub fn solved_and_total(&self, series: ProblemSeries, solved: &SolvedProblems) -> [usize; 2] {
        let all = self.problems_in(series);
        [all.iter().filter(|&&index| self.is_solved(index, solved)).count(), all.len()]
    }

    /// The index of the next unsolved problem of a series, other than `after`. The search starts
    /// after `after`, if given, and wraps around. `None` if there is none.
    pub fn next_unsolved(
        &self,
        series: ProblemSeries,
        after: Option<usize>,
        solved: &SolvedProblems,
    ) -> Option<usize> {
        let all = self.problems_in(series);
        let from = after.map_or(0, |after| all.iter().filter(|&&index| index <= after).count());
        let (earlier, later) = all.split_at(from);
        let is_open = |index: &&usize| !self.is_solved(**index, solved) && Some(**index) != after;
        later.iter().chain(earlier).find(is_open).copied()
    }
}
