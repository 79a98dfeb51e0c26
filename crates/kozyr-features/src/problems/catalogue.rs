//! The problems that come with the program, as pages list them without knowing their games.

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

/// A problem as it is listed.
pub(super) struct CatalogueEntry {
    pub level: DifficultyLevel,
    pub concepts: Vec<Concept>,
    /// The position as text, by which it is known whether it was solved.
    pub position: String,
    pub record: AnyRecord,
}

/// The problems of a game.
pub(super) struct ProblemCatalogue {
    pub game: GameId,
    pub concepts: &'static [Concept],
    load: fn() -> Vec<CatalogueEntry>,
    /// An action in notation as players read it.
    pub describe_action: fn(&str, &Language) -> String,
    entries: OnceLock<Vec<CatalogueEntry>>,
}

/// The problems of all games that have some, in the order in which the games were registered.
#[derive(Resource, Default)]
pub struct ProblemCatalogues(Vec<ProblemCatalogue>);

impl ProblemCatalogues {
    /// Adds those of a game. They are read when somebody asks for them.
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

    /// Whether any game has.
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

    /// The place of the problem of a day.
    pub fn problem_of_day(&self, day: u64) -> Option<usize> {
        problem_index_of_the_day(day, self.problems().len())
    }

    /// Whether a problem was solved.
    pub fn is_solved(&self, at: usize, solved: &SolvedProblems) -> bool {
        self.problems().get(at).is_some_and(|one| solved.has(self.game, &one.position))
    }

    /// The places of the problems of a series.
    pub fn problems_in(&self, series: ProblemSeries) -> Vec<usize> {
        let belongs = |one: &CatalogueEntry| match series {
            ProblemSeries::Level(level) => one.level == level,
            ProblemSeries::Concept(concept) => one.concepts.contains(&concept),
            ProblemSeries::Today | ProblemSeries::Mistakes => false,
        };
        let all = self.problems().iter().enumerate();
        all.filter(|(_, one)| belongs(one)).map(|(at, _)| at).collect()
    }

    /// How many problems of a series were solved, and how many there are.
    pub fn solved_and_total(&self, series: ProblemSeries, solved: &SolvedProblems) -> [usize; 2] {
        let all = self.problems_in(series);
        [all.iter().filter(|&&at| self.is_solved(at, solved)).count(), all.len()]
    }

    /// The next problem of a series that was not solved, after one of them if that is given, and
    /// from its beginning again. `None` if all were.
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
