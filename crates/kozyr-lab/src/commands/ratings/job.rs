//! The missing games of the ratings as a batch job.

use std::{
    path::Path,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::print_ratings;
use crate::{
    arena::ArenaError,
    commands::plan::plan_json,
    console::Console,
    failure::Failure,
    files,
    interval::Histogram,
    jobs::{BatchJob, Partition, ReportOptions, UnitCallback, UnitResults, WorkerPool, Workers},
    lab_game::LabGame,
    ladder::{Ladder, MeetingSettings, ROUNDS_PER_BATCH},
};

/// The plan of rating games: earlier results, and the pairings to play.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct RatingJob<G: LabGame> {
    /// All earlier meetings.
    ladder: Ladder,
    /// The setup of all games.
    setup: G::Setup,
    /// Random plies at the start of a game.
    opening_plies: usize,
    /// The pairs of opponents to play.
    pairings: Vec<[String; 2]>,
    /// Rounds that each pair should have played in all, including earlier ones.
    rounds: u64,
    /// Computed on first use.
    #[serde(skip)]
    pending: OnceLock<Vec<PendingMeeting>>,
}

/// The batches of rounds that two opponents still have to play.
#[derive(Debug)]
struct PendingMeeting {
    pair: [String; 2],
    /// Rounds played before.
    played_rounds: u64,
    /// Rounds to play.
    missing_rounds: u64,
    /// How the batches are split into units.
    cut: Partition,
    /// The number of the first of these units.
    first_unit: u64,
}

impl<G: LabGame> RatingJob<G> {
    /// A job that brings each pairing to `rounds` rounds, including those on the ladder.
    pub fn new(
        ladder: Ladder,
        (setup, opening_plies): (G::Setup, usize),
        pairings: Vec<[String; 2]>,
        rounds: u64,
    ) -> Self {
        RatingJob { ladder, setup, opening_plies, pairings, rounds, pending: OnceLock::new() }
    }

    fn pending_meetings(&self) -> &[PendingMeeting] {
        self.pending.get_or_init(|| {
            let mut first_unit = 0;
            let fixture = |pair: &[String; 2]| {
                let before = self.ladder.rounds_between(&pair[0], &pair[1]);
                let missing = self.rounds.saturating_sub(before);
                let cut = Partition::new(missing.div_ceil(ROUNDS_PER_BATCH), 1);
                let fixture = PendingMeeting {
                    pair: pair.clone(),
                    played_rounds: before,
                    missing_rounds: missing,
                    cut,
                    first_unit,
                };
                first_unit += cut.units();
                fixture
            };
            self.pairings.iter().map(fixture).collect()
        })
    }

    /// The meeting that a unit belongs to, and the unit's number within it.
    fn meeting_of_unit(&self, unit: u64) -> (&PendingMeeting, u64) {
        let fixtures = self.pending_meetings();
        let after = fixtures.partition_point(|fixture| fixture.first_unit <= unit);
        let fixture = &fixtures[after - 1];
        (fixture, unit - fixture.first_unit)
    }

    /// The ladder with the new results. Each meeting is counted up to its first gap, so that it can
    /// be continued.
    fn ladder_after(&self, results: &UnitResults<Histogram>) -> Ladder {
        let mut ladder = self.ladder.clone();
        for PendingMeeting { pair, cut, first_unit, .. } in self.pending_meetings() {
            let units = (*first_unit..).take(cut.units() as usize);
            for half_points in units.map_while(|unit| results.get(unit)) {
                ladder.add_rounds([&pair[0], &pair[1]], half_points);
            }
        }
        ladder.update_ratings();
        ladder
    }

    /// Writes the ladder with the new results.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, results: &UnitResults<Histogram>, file: &Path) -> Result<(), Failure> {
        write_ladder(&self.ladder_after(results), file)
    }
}

fn write_ladder(ladder: &Ladder, file: &Path) -> Result<(), Failure> {
    let text = ladder.to_ron().map_err(|error| Failure::Failed(error.to_string()))?;
    Ok(files::write_atomic(file, text.as_bytes())?)
}

impl PendingMeeting {
    /// The number of rounds in a batch.
    fn batch_rounds(&self, batch: u64) -> u64 {
        (self.missing_rounds - batch * ROUNDS_PER_BATCH).min(ROUNDS_PER_BATCH)
    }
}

impl<G: LabGame> BatchJob for RatingJob<G> {
    type Result = Histogram;

    fn plan(&self) -> Value {
        plan_json::<G>("ratings", self)
    }

    fn unit_count(&self) -> u64 {
        self.pending_meetings().last().map_or(0, |last| last.first_unit + last.cut.units())
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        let (fixture, own) = self.meeting_of_unit(unit);
        2 * fixture.cut.range(own).map(|batch| fixture.batch_rounds(batch)).sum::<u64>()
    }

    fn play(
        &self,
        units: &[u64],
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, Histogram>,
    ) -> Result<(), Failure> {
        let failed = Mutex::new(None);
        let (setup, opening_plies) = (self.setup.clone(), self.opening_plies);
        let course = MeetingSettings { setup, opening_plies, stop: hands.stop.clone() };
        let play = |(): &mut (), unit| {
            let (fixture, own) = self.meeting_of_unit(unit);
            let pair = [&*fixture.pair[0], &*fixture.pair[1]];
            let mut half_points = Histogram::default();
            for batch in fixture.cut.range(own) {
                let (before, rounds) =
                    (fixture.played_rounds + batch * ROUNDS_PER_BATCH, fixture.batch_rounds(batch));
                match self.ladder.play::<G>(pair, before, rounds, &course, hands.observer) {
                    Ok(more) => half_points.merge(&more),
                    Err(error) => {
                        failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                        return None;
                    }
                }
            }
            Some(half_points)
        };
        let crews = vec![(); hands.worker_count(units.len())];
        hands.run(units, Workers::AtMost(crews), play, done).map_err(ArenaError::Threads)?;
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            None | Some(ArenaError::Stopped) => Ok(()),
            Some(error) => Err(error.into()),
        }
    }

    fn report(
        &self,
        results: &UnitResults<Histogram>,
        form: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let ladder = self.ladder_after(results);
        if let Some(file) = &form.out {
            write_ladder(&ladder, file)?;
        }
        print_ratings(&ladder, console)?;
        if results.is_complete() {
            return Ok(());
        }
        Err(Failure::Stopped("run the same command again to continue".into()))
    }
}
