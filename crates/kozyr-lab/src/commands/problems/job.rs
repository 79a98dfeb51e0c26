//! The games that are searched for problems, cut into units.

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

use super::tell;
use crate::{
    arena::ArenaError,
    commands::plan::described,
    console::Console,
    failure::Failure,
    files,
    jobs::{Crews, Cut, Done, Form, Hands, Judge, Results, Work},
    lab_game::LabGame,
    problems::{Found, Source, posed},
};

/// All that decides which problems are found.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Search<G: Source> {
    seed: Seed,
    largest: usize,
    /// Problems that were found before.
    begun: Posed<G>,
    /// The first game that is searched.
    first: u64,
    /// How many games are searched at the most.
    games: u64,
    /// How many problems there are to be, those that were found before included.
    count: usize,
}

/// The problems that some games lead to, in order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", try_from = "Vec<String>", into = "Vec<String>")]
pub struct Posed<G: Source>(Vec<Problem<G>>);

impl<G: Source> PartialEq for Posed<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: Source> TryFrom<Vec<String>> for Posed<G> {
    type Error = String;

    fn try_from(lines: Vec<String>) -> Result<Self, String> {
        let read = |line: &String| line.parse().map_err(|error| format!("a problem: {error}"));
        lines.iter().map(read).collect::<Result<_, _>>().map(Posed)
    }
}

impl<G: Source> From<Posed<G>> for Vec<String> {
    fn from(posed: Posed<G>) -> Self {
        posed.0.iter().map(Problem::to_string).collect()
    }
}

impl<G: Source> Search<G> {
    /// Goes on until there are so many problems, for so many games at the most.
    pub fn new(found: &Found<G>, count: usize, games: u64) -> Self {
        Search {
            seed: found.seed(),
            largest: found.largest(),
            begun: Posed(found.problems().to_vec()),
            first: found.next_game(),
            // Where nothing is missing, nothing is searched.
            games: if found.problems().len() < count { games } else { 0 },
            count,
        }
    }

    fn begun(&self) -> Found<G> {
        Found::new(self.seed, self.largest).with(self.begun.0.clone())
    }

    fn cut(&self) -> Cut {
        Cut::new(self.games, 1)
    }

    /// Takes from what a unit led to what is wanted; whether it is enough.
    fn choose(&self, found: &mut Found<G>, posed: &Posed<G>) -> bool {
        for of_game in posed.0.chunk_by(|one, other| one.game() == other.game()) {
            if found.problems().len() >= self.count {
                break;
            }
            found.look_at(of_game);
        }
        found.problems().len() >= self.count
    }

    fn found(&self, results: &Results<Posed<G>>) -> Found<G> {
        let mut found = self.begun();
        results.counted().for_each(|posed| {
            self.choose(&mut found, posed);
        });
        found
    }

    /// Writes the problems that were found.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn save(&self, results: &Results<Posed<G>>, file: &Path) -> Result<(), Failure> {
        Ok(files::write(file, self.found(results).to_text().as_bytes())?)
    }

    /// What the games of a unit lead to; `None` if it was told to stop.
    fn search(&self, unit: u64, budget: &Budget) -> Result<Option<Posed<G>>, OpponentError> {
        let mut lines = Vec::new();
        for game in self.cut().range(unit) {
            match posed::<G>(&self.seed, self.first + game, self.largest, budget)? {
                Some(posed) => lines.extend(posed.iter().map(Problem::to_string)),
                None => return Ok(None),
            }
        }
        // As they are read from a part: without what led to the position.
        Ok(Some(Posed::try_from(lines).expect("problems are read as they are written")))
    }
}

impl<G: Source + LabGame> Work for Search<G> {
    type Result = Posed<G>;

    fn plan(&self) -> Value {
        described::<G>("problems", self)
    }

    fn units(&self) -> u64 {
        self.cut().units()
    }

    fn games(&self, unit: u64) -> u64 {
        self.cut().size(unit)
    }

    fn play(
        &self,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Posed<G>>,
    ) -> Result<(), Failure> {
        let failed = Mutex::new(None);
        let budget = Budget { stop: hands.stop.clone(), ..Budget::default() };
        let search = |(): &mut (), unit| {
            let found = self.search(unit, &budget).unwrap_or_else(|error| {
                failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                None
            });
            if found.is_some() {
                hands.watch.finished(self.games(unit));
            }
            found
        };
        let crews = vec![(); hands.useful(units.len())];
        hands.share_out(units, Crews::Some(crews), search, done).map_err(ArenaError::Threads)?;
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            None => Ok(()),
            Some(error) => Err(Failure::Usage(error.to_string())),
        }
    }

    fn judge(&self) -> Judge<Posed<G>> {
        let mut found = self.begun();
        let search = Search { begun: Posed(Vec::new()), ..*self };
        Box::new(move |posed| search.choose(&mut found, posed))
    }

    fn report(
        &self,
        results: &Results<Posed<G>>,
        form: &Form,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        if let Some(file) = &form.out {
            self.save(results, file)?;
        }
        let found = self.found(results);
        tell(found.problems(), console)?;
        if !results.is_whole() {
            return Err(Failure::Stopped("the same command goes on from the file".into()));
        }
        match found.problems().len() {
            enough if enough >= self.count => Ok(()),
            few => Err(Failure::Failed(format!(
                "{} games led to {few} of {} problems; more --games may lead to more",
                self.first + self.games,
                self.count
            ))),
        }
    }
}
