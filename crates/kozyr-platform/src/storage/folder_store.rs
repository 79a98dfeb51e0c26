//! Texts as files in a folder.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use bevy::log::debug;

use super::{
    disk::{Disk, LockOutcome, SystemDisk},
    store::Store,
};

/// Texts as files in a folder, which is created on first use.
///
/// The instance that may change texts holds a file lock on `writer.lock`. An instance that requests
/// this right holds one on `next.lock`, which the holder checks. The system releases both when a
/// process ends, even in a crash.
pub struct FolderStore {
    disk: Box<dyn Disk>,
    locks: Mutex<Locks>,
}

#[derive(Default)]
struct Locks {
    /// The lock on [`WRITER_LOCK`], while this instance may change texts.
    writer: Option<LockOutcome>,
    /// The lock on [`NEXT_WRITER_LOCK`], while this instance requests that right.
    next: Option<LockOutcome>,
}

/// Locked by the instance that may change texts.
const WRITER_LOCK: &str = "writer.lock";
/// Locked by the instance that requests this right.
const NEXT_WRITER_LOCK: &str = "next.lock";
/// Suffix of files that are not complete yet.
const PARTIAL_SUFFIX: &str = ".part";

impl FolderStore {
    /// A store in a folder of the operating system. Nothing is created yet.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        FolderStore::with_disk(SystemDisk(path.into()))
    }

    /// A store in a folder that `disk` implements. Nothing is created yet.
    pub fn with_disk(disk: impl Disk + 'static) -> Self {
        FolderStore { disk: Box::new(disk), locks: Mutex::default() }
    }

    /// Gives exclusive access to the file locks that this instance holds.
    fn locks(&self) -> MutexGuard<'_, Locks> {
        self.locks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes renames durable; only logs an error. If the system cannot guarantee that, a power
    /// failure leaves the previous version, which is harmless.
    fn sync_folder(&self) {
        if let Err(error) = self.disk.sync_folder() {
            debug!("renames may not survive a power failure: {error}");
        }
    }

    /// Writes and syncs a text under the temporary name `part`, replacing any file of this name.
    /// Creates the folder if it is missing.
    fn write_partial(&self, part: &str, text: &str) -> io::Result<()> {
        let mut file = match self.disk.create_file(part) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.disk.create_folder()?;
                self.disk.create_file(part)?
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                default_if_missing(self.disk.remove(part))?;
                self.disk.create_file(part)?
            }
            file => file?,
        };
        file.write(text.as_bytes())?;
        file.sync()
    }
}

/// Turns a "not found" error into a default value; returns other errors.
fn default_if_missing<T: Default>(result: io::Result<T>) -> io::Result<T> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(T::default()),
        result => result,
    }
}

impl Store for FolderStore {
    fn folder(&self) -> Option<&Path> {
        Some(self.disk.path())
    }

    fn read(&self, name: &str) -> io::Result<Option<String>> {
        let bytes = default_if_missing(self.disk.read(name).map(Some))?;
        let text = bytes.map(String::from_utf8).transpose();
        text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    }

    /// Writes the text to a temporary file, syncs it, and renames it to `name`. If the rename
    /// cannot be made durable, only logs that.
    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        let part = format!("{name}{PARTIAL_SUFFIX}");
        let result = self.write_partial(&part, text).and_then(|()| self.disk.rename(&part, name));
        match &result {
            Ok(()) => self.sync_folder(),
            // A leftover partial file is never taken for a text.
            Err(_) => drop(self.disk.remove(&part)),
        }
        result
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        default_if_missing(self.disk.rename(name, to).map(|()| self.sync_folder()))
    }

    /// The names of all files except lock files and unfinished ones; none if there is no folder.
    fn names(&self) -> io::Result<Vec<String>> {
        let mut names = default_if_missing(self.disk.names())?;
        names.retain(|name| {
            ![WRITER_LOCK, NEXT_WRITER_LOCK].contains(&&**name) && !name.ends_with(PARTIAL_SUFFIX)
        });
        Ok(names)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        default_if_missing(self.disk.remove(name))
    }

    /// Locks `writer.lock` and withdraws this instance's request; false if another instance holds
    /// the lock. Where the file system does not support locks, every instance succeeds.
    fn acquire_lock(&self) -> io::Result<bool> {
        let mut locks = self.locks();
        if locks.writer.is_none() {
            self.disk.create_folder()?;
            match self.disk.lock(WRITER_LOCK, true)? {
                LockOutcome::HeldElsewhere => return Ok(false),
                lock => locks.writer = Some(lock),
            }
        }
        locks.next = None;
        Ok(true)
    }

    /// Whether this instance has acquired the lock and not released it. Where the file system does
    /// not support locks, several instances may hold it.
    fn holds_lock(&self) -> bool {
        self.locks().writer.is_some()
    }

    fn release_lock(&self) {
        self.locks().writer = None;
    }

    /// Locks `next.lock`, which the holder of the write lock checks. Errors are ignored.
    fn request_lock(&self) {
        let mut locks = self.locks();
        // The holder locks this file for a moment while it checks for requests; the next call tries
        // again.
        if locks.next.is_none()
            && let Ok(lock @ LockOutcome::Acquired(_)) = self.disk.lock(NEXT_WRITER_LOCK, true)
        {
            locks.next = Some(lock);
        }
    }

    fn cancel_request(&self) {
        self.locks().next = None;
    }

    /// Whether this instance holds a real lock on `writer.lock`, so that others may request it.
    fn supports_requests(&self) -> bool {
        matches!(self.locks().writer, Some(LockOutcome::Acquired(_)))
    }

    /// Whether another instance holds `next.lock`; false if that cannot be determined.
    fn is_lock_requested(&self) -> bool {
        matches!(self.disk.lock(NEXT_WRITER_LOCK, false), Ok(LockOutcome::HeldElsewhere))
    }
}
