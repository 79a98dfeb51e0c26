//! Self-play games for training, stored in a folder.
//!
//! A generation plays its games in chunks. The file of a chunk is complete or absent, and chunks
//! are independent. So training can be interrupted at any time and resumed, and it does not matter
//! which machine plays which chunk.

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

/// The file with the settings of a folder's games.
const SETTINGS_FILE: &str = "terms.json";

/// Checks that all games of a folder are played with the same settings, given as names and values.
/// The first call writes them to the folder.
///
/// # Errors
/// If the folder has other settings; the error names the first that differs. If the file cannot be
/// read or written.
pub fn check_settings(
    folder: &Path,
    noun: &str,
    settings: &[(&str, Value)],
) -> Result<(), Failure> {
    let file = folder.join(SETTINGS_FILE);
    if !file.exists() {
        let object: serde_json::Map<String, Value> =
            settings.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        return Ok(files::write_atomic(&file, format!("{}\n", Value::from(object)).as_bytes())?);
    }
    let found: Value = serde_json::from_str(&files::read_text(&file)?).unwrap_or_default();
    match settings.iter().find(|(name, value)| found[name] != *value) {
        None => Ok(()),
        Some((name, _)) => Err(Failure::Failed(format!(
            "{}: the {noun} in this folder have another {name}; use another folder",
            file.display()
        ))),
    }
}

/// The chunks of a generation.
pub struct Generation<'a> {
    /// The folder with the chunks.
    pub folder: &'a Path,
    /// The name of the games in progress messages.
    pub noun: &'static str,
    /// The prefix of the file names.
    pub prefix: &'static str,
    /// The number of the generation, from 1.
    pub number: u64,
    /// The number of chunks.
    pub chunks: u64,
    /// Games per chunk.
    pub games: u64,
}

impl Generation<'_> {
    /// Plays the missing chunks that `is_own` accepts, on all cores. Each thread creates a player,
    /// which plays the chunk of a given number, returns its bytes and advances the progress per
    /// game.
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
            // If the system refuses a thread, the others play its games.
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
            let helpers: Vec<_> = (1..threads).filter_map(spawn).collect();
            let own_result = worker();
            let join = |helper: thread::ScopedJoinHandle<'_, _>| {
                helper.join().expect("play does not panic")
            };
            helpers.into_iter().map(join).fold(own_result, Result::and)
        })?;
        bar.finish();
        Ok(())
    }

    /// Appends all samples of the chunks, `BYTES` bytes each, in order.
    ///
    /// # Errors
    /// If a file cannot be read or is damaged.
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

    /// The file of a chunk.
    fn file(&self, chunk: u64) -> PathBuf {
        self.folder.join(format!("{}-{}-{chunk:04}.samples", self.prefix, self.number))
    }
}
