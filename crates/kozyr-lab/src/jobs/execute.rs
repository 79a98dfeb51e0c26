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
    keep: SaveCallback<'a, W::Result>,
    last_saved: Instant,
    /// The first write error, reported when the run ends.
    write_error: Option<Failure>,
    games: u64,
}

impl<W: BatchJob> Checkpointer<'_, W> {
    fn save(&mut self) -> Result<(), Failure> {
        if let Some(file) = self.file {
            files::write_atomic(file, self.run.part_json()?.as_bytes())?;
        }
        (self.keep)(self.run.results())?;
        self.last_saved = Instant::now();
        Ok(())
    }
}

/// Runs the missing units of the job, or of one shard of it.
///
/// # Errors
/// If the job cannot start, or the file belongs to another job or cannot be written.
pub fn execute<W: BatchJob>(
    work: &W,
    errand: &JobOptions<'_, W::Result>,
) -> Result<JobOutcome<W::Result>, Failure> {
    let &JobOptions { shard, file, on_save: keep, threads, stop, observer: watch } = errand;
    let mut gathering = JobRun::new(work);
    if let Some(file) = file.filter(|file| file.exists()) {
        gathering.merge(&file.display().to_string(), PartFile::read(file)?)?;
    }
    let is_own = |unit: &u64| shard.is_none_or(|shard| shard.contains(*unit));
    let wanted: Vec<u64> = gathering.results().missing_units().filter(is_own).collect();
    watch.on_games_finished(
        gathering.results().all().keys().map(|&unit| work.games_in_unit(unit)).sum(),
    );
    let start = Instant::now();
    let book = Mutex::new(Checkpointer {
        run: gathering,
        file,
        keep,
        last_saved: start,
        write_error: None,
        games: 0,
    });
    let open = || -> MutexGuard<'_, Checkpointer<'_, W>> {
        book.lock().unwrap_or_else(PoisonError::into_inner)
    };
    let enough = || {
        let book = open();
        book.run.results().is_stopped_early() || book.write_error.is_some()
    };
    let done = |unit: u64, result: W::Result| {
        let mut book = open();
        book.run.add_result(unit, result);
        book.games += work.games_in_unit(unit);
        if book.last_saved.elapsed() > FLUSH_INTERVAL {
            book.write_error = book.save().err();
        }
    };
    let hands = WorkerPool { threads, stop: stop.clone(), is_enough: &enough, observer: watch };
    let played = work.play(&wanted, &hands, &done);
    let elapsed = start.elapsed();
    let mut book = book.into_inner().unwrap_or_else(PoisonError::into_inner);
    played?;
    if let Some(failure) = book.write_error.take() {
        return Err(failure);
    }
    book.save()?;
    Ok(JobOutcome { results: book.run.into_results(), elapsed, games: book.games })
}
