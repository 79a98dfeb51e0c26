//! Texts as files of a folder.

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

/// Texts as files of a folder, which is made when it is first needed.
///
/// Whoever may change them holds a lock on the file `writer.lock`; whoever wants to holds one on
/// `next.lock`, which the other notices. The system lets a lock go when its process ends, however
/// it ends.
pub struct FolderStore {
    disk: Box<dyn Disk>,
    locks: Mutex<Locks>,
}

#[derive(Default)]
struct Locks {
    writer: Option<LockOutcome>,
    next: Option<LockOutcome>,
}

/// Held by the one who may change texts.
const WRITER_LOCK: &str = "writer.lock";
/// Held by the one who wants to.
const NEXT_WRITER_LOCK: &str = "next.lock";
/// How the name of a file ends that is not whole yet.
const PARTIAL_SUFFIX: &str = ".part";

impl FolderStore {
    /// The store in a folder of the system.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        FolderStore::with_disk(SystemDisk(path.into()))
    }

    /// The store in any folder.
    pub fn with_disk(disk: impl Disk + 'static) -> Self {
        FolderStore { disk: Box::new(disk), locks: Mutex::default() }
    }

    fn locks(&self) -> MutexGuard<'_, Locks> {
        self.locks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The names that files have are to outlast a power cut. If the system cannot promise that,
    /// everything is as it should be still, and a power cut leaves what was before.
    fn sync_folder(&self) {
        if let Err(error) = self.disk.sync_folder() {
            debug!("the names of files may not outlast a power cut: {error}");
        }
    }

    /// A file whose bytes are all there, under a name that is nobody's.
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

/// It is no fault that something is not there.
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

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        let part = format!("{name}{PARTIAL_SUFFIX}");
        let put = self.write_partial(&part, text).and_then(|()| self.disk.rename(&part, name));
        match &put {
            Ok(()) => self.sync_folder(),
            // If it stays nobody takes it for a text.
            Err(_) => drop(self.disk.remove(&part)),
        }
        put
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        default_if_missing(self.disk.rename(name, to).map(|()| self.sync_folder()))
    }

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

    fn holds_lock(&self) -> bool {
        self.locks().writer.is_some()
    }

    fn release_lock(&self) {
        self.locks().writer = None;
    }

    fn request_lock(&self) {
        let mut locks = self.locks();
        // Whoever looks whether somebody asks holds it for a moment: then it is asked again.
        if locks.next.is_none()
            && let Ok(lock @ LockOutcome::Acquired(_)) = self.disk.lock(NEXT_WRITER_LOCK, true)
        {
            locks.next = Some(lock);
        }
    }

    fn cancel_request(&self) {
        self.locks().next = None;
    }

    fn supports_requests(&self) -> bool {
        matches!(self.locks().writer, Some(LockOutcome::Acquired(_)))
    }

    fn is_lock_requested(&self) -> bool {
        matches!(self.disk.lock(NEXT_WRITER_LOCK, false), Ok(LockOutcome::HeldElsewhere))
    }
}
