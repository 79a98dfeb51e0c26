//! Work that is carried out on this machine.

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

/// What was played since the file was last written is played again after a breakdown.
const FLUSH_INTERVAL: Duration = Duration::from_secs(2);

/// What came of the work.
pub struct JobOutcome<R> {
    /// The results, with those that were there before.
    pub results: UnitResults<R>,
    /// How long it took.
    pub elapsed: Duration,
    /// How many games were played now.
    pub games: u64,
}

/// How work is carried out.
pub struct JobOptions<'a, R> {
    /// The share that is wanted; `None` for all of it.
    pub shard: Option<Shard>,
    /// Where results are kept as a part, and gone on with.
    pub file: Option<&'a Path>,
    /// Who else keeps the results, now and then.
    pub on_save: SaveCallback<'a, R>,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
    /// Ends the work.
    pub stop: &'a StopToken,
    /// Who is told how it goes.
    pub observer: &'a dyn MatchObserver,
}

/// Somebody who keeps results.
pub type SaveCallback<'a, R> = &'a (dyn Fn(&UnitResults<R>) -> Result<(), Failure> + Sync);

/// The results while they come in, and what keeps them.
struct Checkpointer<'a, W: BatchJob> {
    run: JobRun<&'a W>,
    file: Option<&'a Path>,
    keep: SaveCallback<'a, W::Result>,
    last_saved: Instant,
    /// Why the file could not be written.
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

/// Plays what is missing of the work, or of one machine's share of it.
///
/// # Errors
/// If it cannot begin, or the file is of other work or cannot be written.
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
