//! The search for problems as a batch job.

use std::{
    path::Path,
    sync::{Mutex, PoisonError},
};

use kozyr_core::{
    game::Seed,
    opponent::{Budget, OpponentError},
    teacher::Problem,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::print_counts;
use crate::{
    arena::ArenaError,
    commands::plan::plan_json,
    console::Console,
    failure::Failure,
    files,
    jobs::{
        BatchJob, Partition, ReportOptions, StoppingRule, UnitCallback, UnitResults, WorkerPool,
        Workers,
    },
    lab_game::LabGame,
    problems::{ProblemCollection, ProblemSource, find_problems},
};

/// The plan of a search: everything that determines which problems are found.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ProblemSearchJob<G: ProblemSource> {
    seed: Seed,
    largest: usize,
    /// Problems found before.
    #[serde(rename = "begun")]
    known_problems: UnitProblems<G>,
    /// The number of the first game to search.
    first: u64,
    /// The maximum number of games to search.
    games: u64,
    /// The number of problems wanted, including the known ones.
    count: usize,
}

/// The problems that the games of a unit lead to, in order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", try_from = "Vec<String>", into = "Vec<String>")]
pub struct UnitProblems<G: ProblemSource>(Vec<Problem<G>>);

impl<G: ProblemSource> PartialEq for UnitProblems<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: ProblemSource> TryFrom<Vec<String>> for UnitProblems<G> {
    type Error = String;

    fn try_from(lines: Vec<String>) -> Result<Self, String> {
        let read =
            |line: &String| line.parse().map_err(|error| format!("invalid problem: {error}"));
        lines.iter().map(read).collect::<Result<_, _>>().map(UnitProblems)
    }
}

impl<G: ProblemSource> From<UnitProblems<G>> for Vec<String> {
    fn from(problems: UnitProblems<G>) -> Self {
        problems.0.iter().map(Problem::to_string).collect()
    }
}

impl<G: ProblemSource> ProblemSearchJob<G> {
    /// A search that ends at `count` problems or after `games` games.
    pub fn new(found: &ProblemCollection<G>, count: usize, games: u64) -> Self {
        ProblemSearchJob {
            seed: found.seed(),
            largest: found.max_size(),
            known_problems: UnitProblems(found.problems().to_vec()),
            first: found.next_game(),
            // If enough problems are known, no game is searched.
            games: if found.problems().len() < count { games } else { 0 },
            count,
        }
    }

    /// The problems known before the search.
    fn initial_collection(&self) -> ProblemCollection<G> {
        ProblemCollection::new(self.seed, self.largest).with_problems(self.known_problems.0.clone())
    }

    /// How the games are split into units.
    fn partition(&self) -> Partition {
        Partition::new(self.games, 1)
    }

    /// Adds the problems of a unit until there are enough. Returns whether there are.
    fn add_problems(&self, found: &mut ProblemCollection<G>, problems: &UnitProblems<G>) -> bool {
        for problems_of_game in problems.0.chunk_by(|a, b| a.source_game() == b.source_game()) {
            if found.problems().len() >= self.count {
                break;
            }
            found.consider(problems_of_game);
        }
        found.problems().len() >= self.count
    }

    /// The known problems, and those found in the units before the first gap.
    fn collection(&self, results: &UnitResults<UnitProblems<G>>) -> ProblemCollection<G> {
        let mut found = self.initial_collection();
        results.settled_results().for_each(|problems| {
            self.add_problems(&mut found, problems);
        });
        found
    }

    /// Replaces the file with the problems known before and those found in the units before the
    /// first gap.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, results: &UnitResults<UnitProblems<G>>, file: &Path) -> Result<(), Failure> {
        Ok(files::write_atomic(file, self.collection(results).to_text().as_bytes())?)
    }

    /// Finds the problems in a unit's games, without the moves before each position. Returns `None`
    /// if the search was stopped.
    ///
    /// # Errors
    /// If an opponent does not exist.
    fn search_unit(
        &self,
        unit: u64,
        budget: &Budget,
    ) -> Result<Option<UnitProblems<G>>, OpponentError> {
        let mut lines = Vec::new();
        for game in self.partition().range(unit) {
            match find_problems::<G>(&self.seed, self.first + game, self.largest, budget)? {
                Some(problems) => lines.extend(problems.iter().map(Problem::to_string)),
                None => return Ok(None),
            }
        }
        // A round trip through text gives the same problems as a part file: without the moves
        // before the position.
        Ok(Some(UnitProblems::try_from(lines).expect("written problems can be parsed")))
    }
}

impl<G: ProblemSource + LabGame> BatchJob for ProblemSearchJob<G> {
    type Result = UnitProblems<G>;

    fn plan(&self) -> Value {
        plan_json::<G>("problems", self)
    }

    fn unit_count(&self) -> u64 {
        self.partition().units()
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        self.partition().size(unit)
    }

    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, UnitProblems<G>>,
    ) -> Result<(), Failure> {
        let first_error = Mutex::new(None);
        let budget = Budget { stop: pool.stop.clone(), ..Budget::default() };
        let search = |(): &mut (), unit| {
            let found = self.search_unit(unit, &budget).unwrap_or_else(|error| {
                first_error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                None
            });
            if found.is_some() {
                pool.observer.on_games_finished(self.games_in_unit(unit));
            }
            found
        };
        let workers = vec![(); pool.worker_count(units.len())];
        pool.run(units, Workers::AtMost(workers), search, done).map_err(ArenaError::Threads)?;
        match first_error.into_inner().unwrap_or_else(PoisonError::into_inner) {
            None => Ok(()),
            Some(error) => Err(Failure::Usage(error.to_string())),
        }
    }

    fn stopping_rule(&self) -> StoppingRule<UnitProblems<G>> {
        let mut found = self.initial_collection();
        let search = ProblemSearchJob { known_problems: UnitProblems(Vec::new()), ..*self };
        Box::new(move |problems| search.add_problems(&mut found, problems))
    }

    fn report(
        &self,
        results: &UnitResults<UnitProblems<G>>,
        options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        if let Some(file) = &options.out {
            self.save(results, file)?;
        }
        let found = self.collection(results);
        print_counts(found.problems(), console)?;
        if !results.is_complete() {
            return Err(Failure::Stopped("run the same command again to continue".into()));
        }
        match found.problems().len() {
            enough if enough >= self.count => Ok(()),
            few => Err(Failure::Failed(format!(
                "{} games led to {few} of {} problems; try more --games",
                self.first + self.games,
                self.count
            ))),
        }
    }
}
