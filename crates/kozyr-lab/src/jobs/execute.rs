//! Runs a job on this machine.

use std::{
    num::NonZeroUsize,
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use super::{
    batch_job::BatchJob, job_run::JobRun, part_file::PartFile, shard::Shard,
    unit_results::UnitResults, worker_pool::WorkerPool,
};
use crate::{failure::Failure, files, observer::MatchObserver};
use kozyr_core::opponent::StopToken;

/// Results are saved at least this often, so a crash loses at most this much work.
const FLUSH_INTERVAL: Duration = Duration::from_secs(2);

/// The result of running a job.
pub struct JobOutcome<R> {
    /// The results, including those loaded from the file.
    pub results: UnitResults<R>,
    /// The time the run took.
    pub elapsed: Duration,
    /// The number of games played in this run.
    pub games: u64,
}

/// How a job is run.
pub struct JobOptions<'a, R> {
    /// The shard to run; `None` for the whole job.
    pub shard: Option<Shard>,
    /// The part file that stores results; an existing one is resumed.
    pub file: Option<&'a Path>,
    /// Called whenever results are saved.
    pub on_save: SaveCallback<'a, R>,
    /// The number of games played in parallel.
    pub threads: NonZeroUsize,
    /// Stops the job.
    pub stop: &'a StopToken,
    /// Receives progress updates.
    pub observer: &'a dyn MatchObserver,
}

/// Saves results in another place.
pub type SaveCallback<'a, R> = &'a (dyn Fn(&UnitResults<R>) -> Result<(), Failure> + Sync);

/// Collects results and saves them at intervals.
struct Checkpointer<'a, W: BatchJob> {
    run: JobRun<&'a W>,
    file: Option<&'a Path>,
    on_save: SaveCallback<'a, W::Result>,
    last_saved: Instant,
    /// The first write error, reported when the run ends.
    write_error: Option<Failure>,
    games: u64,
}

impl<W: BatchJob> Checkpointer<'_, W> {
    /// Saves the results to the file, if there is one, and by the callback.
    fn save(&mut self) -> Result<(), Failure> {
        if let Some(file) = self.file {
            files::write_atomic(file, self.run.part_json()?.as_bytes())?;
        }
        (self.on_save)(self.run.results())?;
        self.last_saved = Instant::now();
        Ok(())
    }
}

/// Runs the units of the job, or of one shard of it, that are missing from the file, and saves all
/// results at intervals and at the end. Returns old and new results, not all of them if stopped.
///
/// # Errors
/// If the job cannot start, or the file belongs to another job or cannot be written.
pub fn execute<W: BatchJob>(
    job: &W,
    options: &JobOptions<'_, W::Result>,
) -> Result<JobOutcome<W::Result>, Failure> {
    let &JobOptions { shard, file, on_save, threads, stop, observer } = options;
    let mut run = JobRun::new(job);
    if let Some(file) = file.filter(|file| file.exists()) {
        run.merge(&file.display().to_string(), PartFile::read(file)?)?;
    }
    let is_own = |unit: &u64| shard.is_none_or(|shard| shard.contains(*unit));
    let wanted: Vec<u64> = run.results().missing_units().filter(is_own).collect();
    observer
        .on_games_finished(run.results().all().keys().map(|&unit| job.games_in_unit(unit)).sum());
    let start = Instant::now();
    let checkpointer = Mutex::new(Checkpointer {
        run,
        file,
        on_save,
        last_saved: start,
        write_error: None,
        games: 0,
    });
    let lock = || -> MutexGuard<'_, Checkpointer<'_, W>> {
        checkpointer.lock().unwrap_or_else(PoisonError::into_inner)
    };
    let is_enough = || {
        let checkpointer = lock();
        checkpointer.run.results().is_stopped_early() || checkpointer.write_error.is_some()
    };
    let done = |unit: u64, result: W::Result| {
        let mut checkpointer = lock();
        checkpointer.run.add_result(unit, result);
        checkpointer.games += job.games_in_unit(unit);
        if checkpointer.last_saved.elapsed() > FLUSH_INTERVAL {
            checkpointer.write_error = checkpointer.save().err();
        }
    };
    let pool = WorkerPool { threads, stop: stop.clone(), is_enough: &is_enough, observer };
    let played = job.play(&wanted, &pool, &done);
    let elapsed = start.elapsed();
    let mut checkpointer = checkpointer.into_inner().unwrap_or_else(PoisonError::into_inner);
    played?;
    if let Some(failure) = checkpointer.write_error.take() {
        return Err(failure);
    }
    checkpointer.save()?;
    Ok(JobOutcome { results: checkpointer.run.into_results(), elapsed, games: checkpointer.games })
}
