//! Work that is carried out on this machine.

use std::{
    num::NonZeroUsize,
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use super::{
    batch_job::Work, job_run::Gathering, part_file::Part, shard::Shard, unit_results::Results,
    worker_pool::Hands,
};
use crate::{failure::Failure, files, observer::Watch};
use kozyr_core::opponent::Stop;

/// What was played since the file was last written is played again after a breakdown.
const SAVED_EVERY: Duration = Duration::from_secs(2);

/// What came of the work.
pub struct Carried<R> {
    /// The results, with those that were there before.
    pub results: Results<R>,
    /// How long it took.
    pub elapsed: Duration,
    /// How many games were played now.
    pub games: u64,
}

/// How work is carried out.
pub struct Errand<'a, R> {
    /// The share that is wanted; `None` for all of it.
    pub shard: Option<Shard>,
    /// Where results are kept as a part, and gone on with.
    pub file: Option<&'a Path>,
    /// Who else keeps the results, now and then.
    pub keep: Keep<'a, R>,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
    /// Ends the work.
    pub stop: &'a Stop,
    /// Who is told how it goes.
    pub watch: &'a dyn Watch,
}

/// Somebody who keeps results.
pub type Keep<'a, R> = &'a (dyn Fn(&Results<R>) -> Result<(), Failure> + Sync);

/// The results while they come in, and what keeps them.
struct Book<'a, W: Work> {
    gathering: Gathering<&'a W>,
    file: Option<&'a Path>,
    keep: Keep<'a, W::Result>,
    saved: Instant,
    /// Why the file could not be written.
    failed: Option<Failure>,
    games: u64,
}

impl<W: Work> Book<'_, W> {
    fn save(&mut self) -> Result<(), Failure> {
        if let Some(file) = self.file {
            files::write(file, self.gathering.text()?.as_bytes())?;
        }
        (self.keep)(self.gathering.results())?;
        self.saved = Instant::now();
        Ok(())
    }
}

/// Plays what is missing of the work, or of one machine's share of it.
///
/// # Errors
/// If it cannot begin, or the file is of other work or cannot be written.
pub fn carry_out<W: Work>(
    work: &W,
    errand: &Errand<'_, W::Result>,
) -> Result<Carried<W::Result>, Failure> {
    let &Errand { shard, file, keep, threads, stop, watch } = errand;
    let mut gathering = Gathering::new(work);
    if let Some(file) = file.filter(|file| file.exists()) {
        gathering.merge(&file.display().to_string(), Part::read(file)?)?;
    }
    let is_own = |unit: &u64| shard.is_none_or(|shard| shard.has(*unit));
    let wanted: Vec<u64> = gathering.results().missing().filter(is_own).collect();
    watch.finished(gathering.results().all().keys().map(|&unit| work.games(unit)).sum());
    let start = Instant::now();
    let book = Mutex::new(Book { gathering, file, keep, saved: start, failed: None, games: 0 });
    let open =
        || -> MutexGuard<'_, Book<'_, W>> { book.lock().unwrap_or_else(PoisonError::into_inner) };
    let enough = || {
        let book = open();
        book.gathering.results().is_decided() || book.failed.is_some()
    };
    let done = |unit: u64, result: W::Result| {
        let mut book = open();
        book.gathering.add(unit, result);
        book.games += work.games(unit);
        if book.saved.elapsed() > SAVED_EVERY {
            book.failed = book.save().err();
        }
    };
    let hands = Hands { threads, stop: stop.clone(), enough: &enough, watch };
    let played = work.play(&wanted, &hands, &done);
    let elapsed = start.elapsed();
    let mut book = book.into_inner().unwrap_or_else(PoisonError::into_inner);
    played?;
    if let Some(failure) = book.failed.take() {
        return Err(failure);
    }
    book.save()?;
    Ok(Carried { results: book.gathering.into_results(), elapsed, games: book.games })
}
