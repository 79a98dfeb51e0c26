//! An in-memory folder with fault injection for every single call.

use std::{
    collections::BTreeMap,
    io,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kozyr_platform::storage::{Disk, DiskFile, LockOutcome};

/// The injected outcome of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiskFault {
    /// The system returns an error; half of a write may have happened.
    Refused(io::ErrorKind),
    /// The app is killed before the call.
    KilledBefore,
    /// The app is killed during the call: half of a write has happened, other calls complete.
    KilledDuring,
    /// Power fails after the call. Unsynced names and bytes are lost.
    PowerCut,
    /// Power fails after the call. Unsynced bytes are lost, but names survive.
    PowerCutWithNames,
}

/// An in-memory folder; clones share its contents.
#[derive(Clone, Default)]
pub struct FaultyDisk {
    folder: Arc<Mutex<FolderState>>,
    /// The process id; each process holds its own locks.
    process: usize,
}

#[derive(Default)]
struct FolderState {
    /// The current directory entries.
    now: BTreeMap<String, FolderEntry>,
    /// The directory entries that survive a power failure.
    synced: BTreeMap<String, FolderEntry>,
    /// File contents, by file number.
    files: Vec<FileContent>,
    /// The process that holds each lock.
    locks: BTreeMap<String, usize>,
    /// The number of calls.
    calls: usize,
    /// Injected faults, by call number.
    faults: BTreeMap<usize, DiskFault>,
    /// Every call fails until the app restarts.
    is_dead: bool,
    /// Read errors, by file name.
    unreadable: BTreeMap<String, io::ErrorKind>,
    /// Locks are unsupported, so the app doesn't watch for other processes.
    has_no_locks: bool,
    /// The error for locking a file.
    unlockable: Option<io::ErrorKind>,
}

#[derive(Clone, PartialEq, Eq)]
enum FolderEntry {
    /// A file number.
    File(usize),
    /// A link to a file outside the folder.
    Link,
}

#[derive(Clone, Default)]
struct FileContent {
    bytes: Vec<u8>,
    synced: Vec<u8>,
}

impl FaultyDisk {
    /// Creates a folder without lock support.
    pub fn without_locks() -> Self {
        let disk = FaultyDisk::default();
        disk.folder().has_no_locks = true;
        disk
    }

    /// Returns the same folder as another process sees it.
    pub fn as_process(&self, process: usize) -> Self {
        FaultyDisk { folder: self.folder.clone(), process }
    }

    /// Writes a file regardless of faults.
    pub fn add_file(&self, name: &str, bytes: &[u8]) {
        let mut folder = self.folder();
        folder.files.push(FileContent { bytes: bytes.into(), synced: bytes.into() });
        let node = FolderEntry::File(folder.files.len() - 1);
        folder.now.insert(name.into(), node.clone());
        folder.synced.insert(name.into(), node);
    }

    /// Adds a link that leads out of the folder.
    pub fn add_link(&self, name: &str) {
        let mut folder = self.folder();
        folder.now.insert(name.into(), FolderEntry::Link);
        folder.synced.insert(name.into(), FolderEntry::Link);
    }

    /// Sets or clears the error for reading a file.
    pub fn set_read_error(&self, name: &str, reason: Option<io::ErrorKind>) {
        let mut folder = self.folder();
        match reason {
            Some(reason) => folder.unreadable.insert(name.into(), reason),
            None => folder.unreadable.remove(name),
        };
    }

    /// Sets or clears the error for locking.
    pub fn set_lock_error(&self, reason: Option<io::ErrorKind>) {
        self.folder().unlockable = reason;
    }

    /// Restarts the call count and injects faults at the given call numbers.
    pub fn inject_faults(&self, faults: impl IntoIterator<Item = (usize, DiskFault)>) {
        let mut folder = self.folder();
        folder.calls = 0;
        folder.faults = faults.into_iter().collect();
    }

    /// The number of calls since the count was restarted.
    pub fn call_count(&self) -> usize {
        self.folder().calls
    }

    /// Restarts the app, which releases its locks.
    pub fn restart(&self) {
        let mut folder = self.folder();
        folder.is_dead = false;
        folder.locks.clear();
    }

    /// Whether the app was killed.
    pub fn is_dead(&self) -> bool {
        self.folder().is_dead
    }

    /// All files, by name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let folder = self.folder();
        let files = folder.now.iter().filter_map(|(name, node)| match node {
            FolderEntry::File(file) => Some((name.clone(), folder.files[*file].bytes.clone())),
            FolderEntry::Link => None,
        });
        files.collect()
    }

    fn folder(&self) -> MutexGuard<'_, FolderState> {
        self.folder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn dead() -> io::Error {
    io::Error::other("the app is dead")
}

impl FolderState {
    /// Runs one call or its injected fault. `do_half` runs when the call is interrupted.
    fn call<T>(
        &mut self,
        done: impl FnOnce(&mut Self) -> io::Result<T>,
        do_half: impl FnOnce(&mut Self),
    ) -> io::Result<T> {
        if self.is_dead {
            return Err(dead());
        }
        self.calls += 1;
        let Some(fault) = self.faults.remove(&(self.calls - 1)) else { return done(self) };
        match fault {
            DiskFault::Refused(kind) => {
                do_half(self);
                return Err(kind.into());
            }
            DiskFault::KilledBefore => {}
            DiskFault::KilledDuring => do_half(self),
            DiskFault::PowerCut | DiskFault::PowerCutWithNames => {
                done(self).ok();
                self.cut_power(fault == DiskFault::PowerCutWithNames);
            }
        }
        self.is_dead = true;
        Err(dead())
    }

    /// Runs a call that is atomic.
    fn whole_call<T>(&mut self, done: impl Fn(&mut Self) -> io::Result<T>) -> io::Result<T> {
        let is_refused = matches!(self.faults.get(&self.calls), Some(DiskFault::Refused(_)));
        self.call(&done, |folder| {
            if !is_refused {
                done(folder).ok();
            }
        })
    }

    /// Loses everything not synced; names of files survive if `keeps_names` is set.
    fn cut_power(&mut self, keeps_names: bool) {
        if keeps_names {
            self.synced = self.now.clone();
        }
        self.now = self.synced.clone();
        for file in &mut self.files {
            file.bytes = file.synced.clone();
        }
    }
}

impl Disk for FaultyDisk {
    fn path(&self) -> &Path {
        Path::new("/in/memory")
    }

    fn create_folder(&self) -> io::Result<()> {
        self.folder().whole_call(|_| Ok(()))
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.folder().whole_call(|folder| match folder.now.get(name) {
            _ if folder.unreadable.contains_key(name) => Err(folder.unreadable[name].into()),
            Some(FolderEntry::File(file)) => Ok(folder.files[*file].bytes.clone()),
            Some(FolderEntry::Link) => Ok(b"outside".into()),
            None => Err(io::ErrorKind::NotFound.into()),
        })
    }

    fn create_file(&self, name: &str) -> io::Result<Box<dyn DiskFile>> {
        let file = self.folder().whole_call(|folder| {
            if folder.now.contains_key(name) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            folder.files.push(FileContent::default());
            let file = folder.files.len() - 1;
            folder.now.insert(name.into(), FolderEntry::File(file));
            Ok(file)
        })?;
        Ok(Box::new(OpenFile { folder: self.folder.clone(), file }))
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            let node = folder.now.remove(name).ok_or(io::ErrorKind::NotFound)?;
            folder.now.insert(to.into(), node);
            Ok(())
        })
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            folder.now.remove(name).map(drop).ok_or(io::ErrorKind::NotFound.into())
        })
    }

    fn names(&self) -> io::Result<Vec<String>> {
        self.folder().whole_call(|folder| Ok(folder.now.keys().cloned().collect()))
    }

    fn sync_folder(&self) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            folder.synced = folder.now.clone();
            Ok(())
        })
    }

    fn lock(&self, name: &str, make: bool) -> io::Result<LockOutcome> {
        let process = self.process;
        let taken = self.folder().whole_call(|folder| {
            if let Some(reason) = folder.unlockable {
                return Err(reason.into());
            }
            if !make && !folder.locks.contains_key(name) {
                return Err(io::ErrorKind::NotFound.into());
            }
            let holder = *folder.locks.entry(name.into()).or_insert(process);
            Ok(holder == process)
        })?;
        if self.folder().has_no_locks {
            return Ok(LockOutcome::Unsupported);
        }
        if !taken {
            return Ok(LockOutcome::HeldElsewhere);
        }
        let held = HeldLock { folder: self.folder.clone(), name: name.into(), process };
        Ok(LockOutcome::Acquired(Box::new(held)))
    }
}

/// A lock that is released on drop.
struct HeldLock {
    folder: Arc<Mutex<FolderState>>,
    name: String,
    process: usize,
}

impl Drop for HeldLock {
    fn drop(&mut self) {
        let mut folder = self.folder.lock().unwrap_or_else(PoisonError::into_inner);
        if folder.locks.get(&self.name) == Some(&self.process) {
            folder.locks.remove(&self.name);
        }
    }
}

struct OpenFile {
    folder: Arc<Mutex<FolderState>>,
    file: usize,
}

impl OpenFile {
    fn folder(&self) -> MutexGuard<'_, FolderState> {
        self.folder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DiskFile for OpenFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let file = self.file;
        let write = |folder: &mut FolderState, bytes: &[u8]| {
            folder.files[file].bytes.extend_from_slice(bytes);
        };
        self.folder().call(
            |folder| {
                write(folder, bytes);
                Ok(())
            },
            |folder| write(folder, &bytes[..bytes.len() / 2]),
        )
    }

    fn sync(&mut self) -> io::Result<()> {
        let file = self.file;
        self.folder().whole_call(|folder| {
            let file = &mut folder.files[file];
            file.synced = file.bytes.clone();
            Ok(())
        })
    }
}
