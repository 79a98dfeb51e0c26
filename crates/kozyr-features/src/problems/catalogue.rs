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
    load: fn() -> Vec<CatalogueEntry>,
    /// Returns the display text of an action in notation.
    pub describe_action: fn(&str, &Language) -> String,
    entries: OnceLock<Vec<CatalogueEntry>>,
}

/// The problems of all games that have any, in order of registration.
#[derive(Resource, Default)]
pub struct ProblemCatalogues(Vec<ProblemCatalogue>);

impl ProblemCatalogues {
    /// Adds the problems of a game, which are loaded on first use.
    pub(super) fn add<U: ProblemUi>(&mut self) {
        let listed = OnceLock::new();
        let (list, plan) = (load_entries::<U>, describe_action::<U>);
        self.0.push(ProblemCatalogue {
            game: U::ID,
            concepts: U::Rules::CONCEPTS,
            load: list,
            describe_action: plan,
            entries: listed,
        });
    }

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

    pub(super) fn get(&self, game: GameId) -> Option<&ProblemCatalogue> {
        self.iter().find(|catalogue| catalogue.game == game)
    }
}

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

fn describe_action<U: ProblemUi>(action: &str, language: &Language) -> String {
    match action.parse::<ActionOf<U>>() {
        Ok(action) => U::describe_plan(&[action], language),
        Err(_) => action.to_owned(),
    }
}

impl ProblemCatalogue {
    pub fn problems(&self) -> &[CatalogueEntry] {
        self.entries.get_or_init(self.load)
    }

    /// The index of the problem of the day.
    pub fn problem_of_day(&self, day: u64) -> Option<usize> {
        problem_index_of_the_day(day, self.problems().len())
    }

    /// Whether a problem is solved.
    pub fn is_solved(&self, at: usize, solved: &SolvedProblems) -> bool {
        self.problems().get(at).is_some_and(|one| solved.has(self.game, &one.position))
    }

    /// The indices of the problems of a series.
    pub fn problems_in(&self, series: ProblemSeries) -> Vec<usize> {
        let belongs = |one: &CatalogueEntry| match series {
            ProblemSeries::Level(level) => one.level == level,
            ProblemSeries::Concept(concept) => one.concepts.contains(&concept),
            ProblemSeries::Today | ProblemSeries::Mistakes => false,
        };
        let all = self.problems().iter().enumerate();
        all.filter(|(_, one)| belongs(one)).map(|(at, _)| at).collect()
    }

    /// The number of solved problems of a series and their total number.
    pub fn solved_and_total(&self, series: ProblemSeries, solved: &SolvedProblems) -> [usize; 2] {
        let all = self.problems_in(series);
        [all.iter().filter(|&&at| self.is_solved(at, solved)).count(), all.len()]
    }

    /// The next unsolved problem of a series. The search starts after `after`, if given, and wraps
    /// around. `None` if all are solved.
    pub fn next_unsolved(
        &self,
        series: ProblemSeries,
        after: Option<usize>,
        solved: &SolvedProblems,
    ) -> Option<usize> {
        let all = self.problems_in(series);
        let from = after.map_or(0, |after| all.iter().filter(|&&at| at <= after).count());
        let (before, later) = all.split_at(from);
        let open = |at: &&usize| !self.is_solved(**at, solved) && Some(**at) != after;
        later.iter().chain(before).find(open).copied()
    }
}
