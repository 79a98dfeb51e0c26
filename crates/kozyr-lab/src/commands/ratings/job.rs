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
    partition: Partition,
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

    /// The games left to play of each pairing.
    fn pending_meetings(&self) -> &[PendingMeeting] {
        self.pending.get_or_init(|| {
            let mut first_unit = 0;
            let meeting = |pair: &[String; 2]| {
                let played = self.ladder.rounds_between(&pair[0], &pair[1]);
                let missing = self.rounds.saturating_sub(played);
                let partition = Partition::new(missing.div_ceil(ROUNDS_PER_BATCH), 1);
                let meeting = PendingMeeting {
                    pair: pair.clone(),
                    played_rounds: played,
                    missing_rounds: missing,
                    partition,
                    first_unit,
                };
                first_unit += partition.units();
                meeting
            };
            self.pairings.iter().map(meeting).collect()
        })
    }

    /// The meeting that a unit belongs to, and the unit's number within it.
    fn meeting_of_unit(&self, unit: u64) -> (&PendingMeeting, u64) {
        let meetings = self.pending_meetings();
        let after = meetings.partition_point(|meeting| meeting.first_unit <= unit);
        let meeting = &meetings[after - 1];
        (meeting, unit - meeting.first_unit)
    }

    /// The ladder with the new results. Each meeting is counted up to its first gap, so that it can
    /// be continued.
    fn ladder_after(&self, results: &UnitResults<Histogram>) -> Ladder {
        let mut ladder = self.ladder.clone();
        for PendingMeeting { pair, partition, first_unit, .. } in self.pending_meetings() {
            let units = (*first_unit..).take(partition.units() as usize);
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

/// Writes a ladder to a file as RON.
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
        self.pending_meetings().last().map_or(0, |last| last.first_unit + last.partition.units())
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        let (meeting, unit_of_meeting) = self.meeting_of_unit(unit);
        2 * meeting
            .partition
            .range(unit_of_meeting)
            .map(|batch| meeting.batch_rounds(batch))
            .sum::<u64>()
    }

    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, Histogram>,
    ) -> Result<(), Failure> {
        let first_error = Mutex::new(None);
        let (setup, opening_plies) = (self.setup.clone(), self.opening_plies);
        let settings = MeetingSettings { setup, opening_plies, stop: pool.stop.clone() };
        let play = |(): &mut (), unit| {
            let (meeting, unit_of_meeting) = self.meeting_of_unit(unit);
            let pair = [&*meeting.pair[0], &*meeting.pair[1]];
            let mut half_points = Histogram::default();
            for batch in meeting.partition.range(unit_of_meeting) {
                let (played, rounds) =
                    (meeting.played_rounds + batch * ROUNDS_PER_BATCH, meeting.batch_rounds(batch));
                match self.ladder.play::<G>(pair, played, rounds, &settings, pool.observer) {
                    Ok(more) => half_points.merge(&more),
                    Err(error) => {
                        first_error
                            .lock()
                            .unwrap_or_else(PoisonError::into_inner)
                            .get_or_insert(error);
                        return None;
                    }
                }
            }
            Some(half_points)
        };
        let workers = vec![(); pool.worker_count(units.len())];
        pool.run(units, Workers::AtMost(workers), play, done).map_err(ArenaError::Threads)?;
        match first_error.into_inner().unwrap_or_else(PoisonError::into_inner) {
            None | Some(ArenaError::Stopped) => Ok(()),
            Some(error) => Err(error.into()),
        }
    }

    fn report(
        &self,
        results: &UnitResults<Histogram>,
        options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let ladder = self.ladder_after(results);
        if let Some(file) = &options.out {
            write_ladder(&ladder, file)?;
        }
        print_ratings(&ladder, console)?;
        if results.is_complete() {
            return Ok(());
        }
        Err(Failure::Stopped("run the same command again to continue".into()))
    }
}
