//! Games that a program plays with itself to learn from, kept in a folder.
//!
//! A generation plays a chunk of games at a time. Every chunk is a file that is complete or absent, and no
//! chunk knows of another: so training can be broken off anywhere and begun again, and it does not matter
//! who plays which.

use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use serde_json::Value;

use crate::{
    failure::Failure,
    files::{self, FileError},
    progress::ProgressReporter,
};

/// The file that says by what the games of a folder were played.
const SETTINGS_FILE: &str = "terms.json";

/// Makes sure that all games of a folder were played by the same terms, whoever plays them: each has a name
/// and a value, and the first that differs is told.
///
/// # Errors
/// If the games there were played by others, or the file cannot be read or written.
pub fn check_settings(folder: &Path, things: &str, terms: &[(&str, Value)]) -> Result<(), Failure> {
    let file = folder.join(SETTINGS_FILE);
    if !file.exists() {
        let own: serde_json::Map<String, Value> =
            terms.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        return Ok(files::write_atomic(&file, format!("{}\n", Value::from(own)).as_bytes())?);
    }
    let found: Value = serde_json::from_str(&files::read_text(&file)?).unwrap_or_default();
    match terms.iter().find(|(name, value)| found[name] != *value) {
        None => Ok(()),
        Some((name, _)) => Err(Failure::Failed(format!(
            "{}: the {things} there are of another {name}; train in another folder",
            file.display()
        ))),
    }
}

/// The chunks of a generation.
pub struct Generation<'a> {
    /// Where they are kept.
    pub folder: &'a Path,
    /// What the games are called.
    pub noun: &'static str,
    /// What the names of its files begin with.
    pub prefix: &'static str,
    /// Its number, from 1.
    pub number: u64,
    /// How many there are.
    pub chunks: u64,
    /// Games in a chunk.
    pub games: u64,
}

impl Generation<'_> {
    /// Plays those chunks that are not there yet and that are to be played here, on all cores. Each thread
    /// makes itself a player, which plays the chunk of a number into bytes and says so of every game.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn play_missing<P>(
        &self,
        is_own: impl Fn(u64) -> bool + Sync,
        player: impl Fn() -> P + Sync,
    ) -> Result<(), Failure>
    where
        P: FnMut(u64, &ProgressReporter) -> Vec<u8>,
    {
        let bar = ProgressReporter::new(self.noun, self.chunks * self.games);
        bar.set_message(&format!("generation {}", self.number));
        let next = AtomicU64::new(0);
        let worker = || -> Result<(), FileError> {
            let mut play = player();
            loop {
                let chunk = next.fetch_add(1, Ordering::Relaxed);
                if chunk >= self.chunks {
                    return Ok(());
                }
                let file = self.file(chunk);
                if is_own(chunk) && !file.exists() {
                    files::write_atomic(&file, &play(chunk, &bar))?;
                } else {
                    bar.advance(self.games);
                }
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            // A machine that gives fewer threads plays the same games with fewer.
            let begin = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
            let helpers: Vec<_> = (1..threads).filter_map(begin).collect();
            let own = worker();
            let join = |helper: thread::ScopedJoinHandle<'_, _>| {
                helper.join().expect("play does not panic")
            };
            helpers.into_iter().map(join).fold(own, Result::and)
        })?;
        bar.finish();
        Ok(())
    }

    /// Reads all samples of its chunks, in their order, each of so many bytes.
    ///
    /// # Errors
    /// If a file cannot be read, or is damaged.
    pub fn read_samples<T, const BYTES: usize>(
        &self,
        sample: impl Fn(&[u8; BYTES]) -> Option<T>,
        samples: &mut Vec<T>,
    ) -> Result<(), Failure> {
        for file in (0..self.chunks).map(|chunk| self.file(chunk)) {
            let bytes = files::read(&file)?;
            let (whole, rest) = bytes.as_chunks::<BYTES>();
            let damaged = || Failure::Failed(format!("{} is damaged; delete it", file.display()));
            if !rest.is_empty() {
                return Err(damaged());
            }
            for bytes in whole {
                samples.push(sample(bytes).ok_or_else(damaged)?);
            }
        }
        Ok(())
    }

    fn file(&self, chunk: u64) -> PathBuf {
        self.folder.join(format!("{}-{}-{chunk:04}.samples", self.prefix, self.number))
    }
}
