//! Texts as files of a folder.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use bevy::log::debug;

use super::{
    disk::{Disk, Lock, SystemDisk},
    store::Store,
};

/// Texts as files of a folder, which is made when it is first needed.
///
/// Whoever may change them holds a lock on the file `writer.lock`; whoever wants to holds one on
/// `next.lock`, which the other notices. The system lets a lock go when its process ends, however
/// it ends.
pub struct Folder {
    disk: Box<dyn Disk>,
    locks: Mutex<Locks>,
}

#[derive(Default)]
struct Locks {
    writer: Option<Lock>,
    next: Option<Lock>,
}

/// Held by the one who may change texts.
const WRITER: &str = "writer.lock";
/// Held by the one who wants to.
const NEXT: &str = "next.lock";
/// How the name of a file ends that is not whole yet.
const PART: &str = ".part";

impl Folder {
    /// The store in a folder of the system.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Folder::on(SystemDisk(path.into()))
    }

    /// The store in any folder.
    pub fn on(disk: impl Disk + 'static) -> Self {
        Folder { disk: Box::new(disk), locks: Mutex::default() }
    }

    fn locks(&self) -> MutexGuard<'_, Locks> {
        self.locks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The names that files have are to outlast a power cut. If the system cannot promise that,
    /// everything is as it should be still, and a power cut leaves what was before.
    fn settle(&self) {
        if let Err(error) = self.disk.settle() {
            debug!("the names of files may not outlast a power cut: {error}");
        }
    }

    /// A file whose bytes are all there, under a name that is nobody's.
    fn write_part(&self, part: &str, text: &str) -> io::Result<()> {
        let mut file = match self.disk.create(part) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.disk.make()?;
                self.disk.create(part)?
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                unless_missing(self.disk.remove(part))?;
                self.disk.create(part)?
            }
            file => file?,
        };
        file.write(text.as_bytes())?;
        file.sync()
    }
}

/// It is no fault that something is not there.
fn unless_missing<T: Default>(result: io::Result<T>) -> io::Result<T> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(T::default()),
        result => result,
    }
}

impl Store for Folder {
    fn folder(&self) -> Option<&Path> {
        Some(self.disk.path())
    }

    fn read(&self, name: &str) -> io::Result<Option<String>> {
        let bytes = unless_missing(self.disk.read(name).map(Some))?;
        let text = bytes.map(String::from_utf8).transpose();
        text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    }

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        let part = format!("{name}{PART}");
        let put = self.write_part(&part, text).and_then(|()| self.disk.rename(&part, name));
        match &put {
            Ok(()) => self.settle(),
            // If it stays nobody takes it for a text.
            Err(_) => drop(self.disk.remove(&part)),
        }
        put
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        unless_missing(self.disk.rename(name, to).map(|()| self.settle()))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let mut names = unless_missing(self.disk.names())?;
        names.retain(|name| ![WRITER, NEXT].contains(&&**name) && !name.ends_with(PART));
        Ok(names)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        unless_missing(self.disk.remove(name))
    }

    fn claim(&self) -> io::Result<bool> {
        let mut locks = self.locks();
        if locks.writer.is_none() {
            self.disk.make()?;
            match self.disk.lock(WRITER, true)? {
                Lock::Theirs => return Ok(false),
                lock => locks.writer = Some(lock),
            }
        }
        locks.next = None;
        Ok(true)
    }

    fn holds(&self) -> bool {
        self.locks().writer.is_some()
    }

    fn release(&self) {
        self.locks().writer = None;
    }

    fn ask(&self) {
        let mut locks = self.locks();
        // Whoever looks whether somebody asks holds it for a moment: then it is asked again.
        if locks.next.is_none()
            && let Ok(lock @ Lock::Ours(_)) = self.disk.lock(NEXT, true)
        {
            locks.next = Some(lock);
        }
    }

    fn stop_asking(&self) {
        self.locks().next = None;
    }

    fn is_shared(&self) -> bool {
        matches!(self.locks().writer, Some(Lock::Ours(_)))
    }

    fn is_asked_for(&self) -> bool {
        matches!(self.disk.lock(NEXT, false), Ok(Lock::Theirs))
    }
}
