//! The meetings that are to be played for ratings, cut into units.

use std::{
    path::Path,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::print;
use crate::{
    arena::ArenaError,
    commands::plan::described,
    console::Console,
    failure::Failure,
    files,
    interval::Histogram,
    jobs::{Crews, Cut, Done, Form, Hands, Results, Work},
    lab_game::LabGame,
    ladder::{BATCH, Course, Ladder},
};

/// What everybody had played before, and who is to meet whom.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Season<G: LabGame> {
    /// All meetings before.
    ladder: Ladder,
    /// What all games agree on.
    setup: G::Setup,
    /// So many actions at the start of a game are drawn at random.
    opening_plies: usize,
    /// Who is to meet whom.
    pairings: Vec<[String; 2]>,
    /// How many rounds each two of them are to have played against each other, earlier ones
    /// included.
    rounds: u64,
    /// Found when it is first asked for.
    #[serde(skip)]
    fixtures: OnceLock<Vec<Fixture>>,
}

/// The batches of rounds that two opponents have yet to play.
#[derive(Debug)]
struct Fixture {
    pair: [String; 2],
    /// Rounds that they have played before.
    before: u64,
    /// Rounds that are missing.
    missing: u64,
    /// How the batches are cut into units.
    cut: Cut,
    /// The number of the first of these units.
    first_unit: u64,
}

impl<G: LabGame> Season<G> {
    /// The pairings are to have played so many rounds each, those on the ladder included.
    pub fn new(
        ladder: Ladder,
        (setup, opening_plies): (G::Setup, usize),
        pairings: Vec<[String; 2]>,
        rounds: u64,
    ) -> Self {
        Season { ladder, setup, opening_plies, pairings, rounds, fixtures: OnceLock::new() }
    }

    fn fixtures(&self) -> &[Fixture] {
        self.fixtures.get_or_init(|| {
            let mut first_unit = 0;
            let fixture = |pair: &[String; 2]| {
                let before = self.ladder.rounds_between(&pair[0], &pair[1]);
                let missing = self.rounds.saturating_sub(before);
                let cut = Cut::new(missing.div_ceil(BATCH), 1);
                let fixture = Fixture { pair: pair.clone(), before, missing, cut, first_unit };
                first_unit += cut.units();
                fixture
            };
            self.pairings.iter().map(fixture).collect()
        })
    }

    /// The fixture that a unit belongs to, and its number there.
    fn find(&self, unit: u64) -> (&Fixture, u64) {
        let fixtures = self.fixtures();
        let after = fixtures.partition_point(|fixture| fixture.first_unit <= unit);
        let fixture = &fixtures[after - 1];
        (fixture, unit - fixture.first_unit)
    }

    /// The ladder after what was played; of each meeting without a gap, so that it can be gone on
    /// with.
    fn ladder_after(&self, results: &Results<Histogram>) -> Ladder {
        let mut ladder = self.ladder.clone();
        for Fixture { pair, cut, first_unit, .. } in self.fixtures() {
            let units = (*first_unit..).take(cut.units() as usize);
            for half_points in units.map_while(|unit| results.get(unit)) {
                ladder.count([&pair[0], &pair[1]], half_points);
            }
        }
        ladder.rate();
        ladder
    }

    /// Writes the ladder after what was played.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, results: &Results<Histogram>, file: &Path) -> Result<(), Failure> {
        write(&self.ladder_after(results), file)
    }
}

fn write(ladder: &Ladder, file: &Path) -> Result<(), Failure> {
    let text = ladder.to_ron().map_err(|error| Failure::Failed(error.to_string()))?;
    Ok(files::write(file, text.as_bytes())?)
}

impl Fixture {
    /// How many rounds of a batch are missing.
    fn batch(&self, batch: u64) -> u64 {
        (self.missing - batch * BATCH).min(BATCH)
    }
}

impl<G: LabGame> Work for Season<G> {
    type Result = Histogram;

    fn plan(&self) -> Value {
        described::<G>("ratings", self)
    }

    fn units(&self) -> u64 {
        self.fixtures().last().map_or(0, |last| last.first_unit + last.cut.units())
    }

    fn games(&self, unit: u64) -> u64 {
        let (fixture, own) = self.find(unit);
        2 * fixture.cut.range(own).map(|batch| fixture.batch(batch)).sum::<u64>()
    }

    fn play(
        &self,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Histogram>,
    ) -> Result<(), Failure> {
        let failed = Mutex::new(None);
        let (setup, opening_plies) = (self.setup.clone(), self.opening_plies);
        let course = Course { setup, opening_plies, stop: hands.stop.clone() };
        let play = |(): &mut (), unit| {
            let (fixture, own) = self.find(unit);
            let pair = [&*fixture.pair[0], &*fixture.pair[1]];
            let mut half_points = Histogram::default();
            for batch in fixture.cut.range(own) {
                let (before, rounds) = (fixture.before + batch * BATCH, fixture.batch(batch));
                match self.ladder.play::<G>(pair, before, rounds, &course, hands.watch) {
                    Ok(more) => half_points.merge(&more),
                    Err(error) => {
                        failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                        return None;
                    }
                }
            }
            Some(half_points)
        };
        let crews = vec![(); hands.useful(units.len())];
        hands.share_out(units, Crews::Some(crews), play, done).map_err(ArenaError::Threads)?;
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            None | Some(ArenaError::Stopped) => Ok(()),
            Some(error) => Err(error.into()),
        }
    }

    fn report(
        &self,
        results: &Results<Histogram>,
        form: &Form,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let ladder = self.ladder_after(results);
        if let Some(file) = &form.out {
            write(&ladder, file)?;
        }
        print(&ladder, console)?;
        if results.is_whole() {
            return Ok(());
        }
        Err(Failure::Stopped("the same command goes on from here".into()))
    }
}
