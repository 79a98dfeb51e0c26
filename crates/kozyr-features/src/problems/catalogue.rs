//! The problems that come with the program, as pages list them without knowing their games.

use crate::game_ui::ActionOf;
use kozyr_core::teacher::Concepts;
use kozyr_core::teacher::Taught;
use std::sync::OnceLock;

use bevy::prelude::*;
use kozyr_core::{
    any_record::AnyRecord,
    teacher::{Concept, Level, of_the_day, shipped},
};

use super::{
    problem_ui::{Posed, Series},
    solved::SolvedProblems,
};
use kozyr_platform::screen::GameId;
use kozyr_ui::language::Language;

/// A problem as it is listed.
pub(super) struct Listed {
    pub level: Level,
    pub concepts: Vec<Concept>,
    /// The position as text, by which it is known whether it was solved.
    pub position: String,
    pub record: AnyRecord,
}

/// The problems of a game.
pub(super) struct Catalogue {
    pub game: GameId,
    pub concepts: &'static [Concept],
    list: fn() -> Vec<Listed>,
    /// An action in notation as players read it.
    pub plan: fn(&str, &Language) -> String,
    listed: OnceLock<Vec<Listed>>,
}

/// The problems of all games that have some, in the order in which the games were registered.
#[derive(Resource, Default)]
pub struct Catalogues(Vec<Catalogue>);

impl Catalogues {
    /// Adds those of a game. They are read when somebody asks for them.
    pub(super) fn add<U: Posed>(&mut self) {
        let listed = OnceLock::new();
        let (list, plan) = (list::<U>, plan::<U>);
        self.0.push(Catalogue { game: U::ID, concepts: U::Rules::CONCEPTS, list, plan, listed });
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Catalogue> {
        self.0.iter()
    }

    /// Whether a game has problems.
    pub fn has(&self, game: GameId) -> bool {
        self.of(game).is_some()
    }

    /// Whether any game has.
    pub fn are_there(&self) -> bool {
        !self.0.is_empty()
    }

    pub(super) fn of(&self, game: GameId) -> Option<&Catalogue> {
        self.iter().find(|catalogue| catalogue.game == game)
    }
}

fn list<U: Posed>() -> Vec<Listed> {
    let problems = shipped::<U::Rules>().into_iter();
    problems
        .map(|problem| Listed {
            level: problem.rating().level(),
            concepts: problem.concepts().to_vec(),
            position: U::Rules::write_position(problem.record()),
            record: problem.record().clone().into(),
        })
        .collect()
}

fn plan<U: Posed>(action: &str, language: &Language) -> String {
    match action.parse::<ActionOf<U>>() {
        Ok(action) => U::plan(&[action], language),
        Err(_) => action.to_owned(),
    }
}

impl Catalogue {
    pub fn problems(&self) -> &[Listed] {
        self.listed.get_or_init(self.list)
    }

    /// The place of the problem of a day.
    pub fn of_day(&self, day: u64) -> Option<usize> {
        of_the_day(day, self.problems().len())
    }

    /// Whether a problem was solved.
    pub fn is_solved(&self, at: usize, solved: &SolvedProblems) -> bool {
        self.problems().get(at).is_some_and(|one| solved.has(self.game, &one.position))
    }

    /// The places of the problems of a series.
    pub fn series(&self, series: Series) -> Vec<usize> {
        let belongs = |one: &Listed| match series {
            Series::Level(level) => one.level == level,
            Series::Concept(concept) => one.concepts.contains(&concept),
            Series::Today | Series::Mistakes => false,
        };
        let all = self.problems().iter().enumerate();
        all.filter(|(_, one)| belongs(one)).map(|(at, _)| at).collect()
    }

    /// How many problems of a series were solved, and how many there are.
    pub fn count(&self, series: Series, solved: &SolvedProblems) -> [usize; 2] {
        let all = self.series(series);
        [all.iter().filter(|&&at| self.is_solved(at, solved)).count(), all.len()]
    }

    /// The next problem of a series that was not solved, after one of them if that is given, and
    /// from its beginning again. `None` if all were.
    pub fn next(
        &self,
        series: Series,
        after: Option<usize>,
        solved: &SolvedProblems,
    ) -> Option<usize> {
        let all = self.series(series);
        let from = after.map_or(0, |after| all.iter().filter(|&&at| at <= after).count());
        let (before, later) = all.split_at(from);
        let open = |at: &&usize| !self.is_solved(**at, solved) && Some(**at) != after;
        later.iter().chain(before).find(open).copied()
    }
}
