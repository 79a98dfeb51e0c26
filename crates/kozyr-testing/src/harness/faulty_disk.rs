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

/// The contents and the fault settings of a folder.
#[derive(Default)]
struct FolderState {
    /// The current directory entries.
    current: BTreeMap<String, FolderEntry>,
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
    /// The current content.
    bytes: Vec<u8>,
    /// The content that survives a power failure.
    synced: Vec<u8>,
}

impl FaultyDisk {
    /// Creates an empty folder without lock support.
    pub fn without_locks() -> Self {
        let disk = FaultyDisk::default();
        disk.folder().has_no_locks = true;
        disk
    }

    /// Returns the same folder as the process with this id sees it: locks of other processes are
    /// held elsewhere.
    pub fn as_process(&self, process: usize) -> Self {
        FaultyDisk { folder: self.folder.clone(), process }
    }

    /// Creates or replaces a file. It survives a power failure; the call isn't counted and has no
    /// fault.
    pub fn add_file(&self, name: &str, bytes: &[u8]) {
        let mut folder = self.folder();
        folder.files.push(FileContent { bytes: bytes.into(), synced: bytes.into() });
        let entry = FolderEntry::File(folder.files.len() - 1);
        folder.current.insert(name.into(), entry.clone());
        folder.synced.insert(name.into(), entry);
    }

    /// Adds a link to a file outside the folder, which contains `outside`. The call isn't counted
    /// and has no fault.
    pub fn add_link(&self, name: &str) {
        let mut folder = self.folder();
        folder.current.insert(name.into(), FolderEntry::Link);
        folder.synced.insert(name.into(), FolderEntry::Link);
    }

    /// Sets the error for reading a file; `None` clears it.
    pub fn set_read_error(&self, name: &str, reason: Option<io::ErrorKind>) {
        let mut folder = self.folder();
        match reason {
            Some(reason) => folder.unreadable.insert(name.into(), reason),
            None => folder.unreadable.remove(name),
        };
    }

    /// Sets the error for locking any file; `None` clears it.
    pub fn set_lock_error(&self, reason: Option<io::ErrorKind>) {
        self.folder().unlockable = reason;
    }

    /// Resets the call count to 0, and replaces the injected faults. Each fault strikes once, at
    /// the call with its number, counted from 0.
    pub fn inject_faults(&self, faults: impl IntoIterator<Item = (usize, DiskFault)>) {
        let mut folder = self.folder();
        folder.calls = 0;
        folder.faults = faults.into_iter().collect();
    }

    /// The number of calls since [`Self::inject_faults`], without those that fail because the app
    /// is dead.
    pub fn call_count(&self) -> usize {
        self.folder().calls
    }

    /// Restarts the app after its death: calls work again, and the locks of all processes are
    /// released.
    pub fn restart(&self) {
        let mut folder = self.folder();
        folder.is_dead = false;
        folder.locks.clear();
    }

    /// Whether the app was killed or power failed, and it was not restarted since.
    pub fn is_dead(&self) -> bool {
        self.folder().is_dead
    }

    /// The contents of all files by name, including bytes not synced yet. Links are left out.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let folder = self.folder();
        let files = folder.current.iter().filter_map(|(name, entry)| match entry {
            FolderEntry::File(file) => Some((name.clone(), folder.files[*file].bytes.clone())),
            FolderEntry::Link => None,
        });
        files.collect()
    }

    /// Locks the state of the folder while the returned guard lives.
    fn folder(&self) -> MutexGuard<'_, FolderState> {
        self.folder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The error of the call during which the app dies, and of every call after that.
fn dead_error() -> io::Error {
    io::Error::other("the app is dead")
}

impl FolderState {
    /// Counts a call and runs `operation`, or the fault injected for the call.
    ///
    /// `do_half` runs instead of `operation` if the call is refused or the app is killed during it.
    ///
    /// # Errors
    /// Returns an error if the operation fails or a fault is injected. After the app was killed,
    /// every call returns an error and is not counted.
    fn call<T>(
        &mut self,
        operation: impl FnOnce(&mut Self) -> io::Result<T>,
        do_half: impl FnOnce(&mut Self),
    ) -> io::Result<T> {
        if self.is_dead {
            return Err(dead_error());
        }
        self.calls += 1;
        let Some(fault) = self.faults.remove(&(self.calls - 1)) else { return operation(self) };
        match fault {
            DiskFault::Refused(kind) => {
                do_half(self);
                return Err(kind.into());
            }
            DiskFault::KilledBefore => {}
            DiskFault::KilledDuring => do_half(self),
            DiskFault::PowerCut | DiskFault::PowerCutWithNames => {
                operation(self).ok();
                self.cut_power(fault == DiskFault::PowerCutWithNames);
            }
        }
        self.is_dead = true;
        Err(dead_error())
    }

    /// Same as [`Self::call`], for an operation that takes effect completely or not at all: not if
    /// it is refused, and completely if the app is killed during it.
    fn whole_call<T>(&mut self, operation: impl Fn(&mut Self) -> io::Result<T>) -> io::Result<T> {
        let is_refused = matches!(self.faults.get(&self.calls), Some(DiskFault::Refused(_)));
        self.call(&operation, |folder| {
            if !is_refused {
                operation(folder).ok();
            }
        })
    }

    /// Loses everything not synced: bytes of files, and creations, renames and deletions of names;
    /// the latter stay if `keeps_names` is set.
    fn cut_power(&mut self, keeps_names: bool) {
        if keeps_names {
            self.synced = self.current.clone();
        }
        self.current = self.synced.clone();
        for file in &mut self.files {
            file.bytes = file.synced.clone();
        }
    }
}

impl Disk for FaultyDisk {
    /// The fictitious path `/in/memory`.
    fn path(&self) -> &Path {
        Path::new("/in/memory")
    }

    /// Does nothing, but counts as a call and can have an injected fault.
    fn create_folder(&self) -> io::Result<()> {
        self.folder().whole_call(|_| Ok(()))
    }

    /// The contents of a file, or `outside` for a link. Fails if there is no such file, or with the
    /// error set by [`FaultyDisk::set_read_error`] or an injected fault.
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.folder().whole_call(|folder| match folder.current.get(name) {
            _ if folder.unreadable.contains_key(name) => Err(folder.unreadable[name].into()),
            Some(FolderEntry::File(file)) => Ok(folder.files[*file].bytes.clone()),
            Some(FolderEntry::Link) => Ok(b"outside".into()),
            None => Err(io::ErrorKind::NotFound.into()),
        })
    }

    /// Creates an empty file, not synced yet. Fails if the name is taken, or with an injected
    /// fault.
    fn create_file(&self, name: &str) -> io::Result<Box<dyn DiskFile>> {
        let file = self.folder().whole_call(|folder| {
            if folder.current.contains_key(name) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            folder.files.push(FileContent::default());
            let file = folder.files.len() - 1;
            folder.current.insert(name.into(), FolderEntry::File(file));
            Ok(file)
        })?;
        Ok(Box::new(OpenFile { folder: self.folder.clone(), file }))
    }

    /// Renames a file or link, replacing any with the new name. Fails if there is none, or with an
    /// injected fault.
    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            let entry = folder.current.remove(name).ok_or(io::ErrorKind::NotFound)?;
            folder.current.insert(to.into(), entry);
            Ok(())
        })
    }

    /// Deletes a file or link. Fails if there is none, or with an injected fault.
    fn remove(&self, name: &str) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            folder.current.remove(name).map(drop).ok_or(io::ErrorKind::NotFound.into())
        })
    }

    /// The names of all files and links. Fails only with an injected fault.
    fn names(&self) -> io::Result<Vec<String>> {
        self.folder().whole_call(|folder| Ok(folder.current.keys().cloned().collect()))
    }

    /// Makes names survive a power failure, but not unsynced bytes. Fails only with an injected
    /// fault.
    fn sync_folder(&self) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            folder.synced = folder.current.clone();
            Ok(())
        })
    }

    /// Locks a name for this process, unless another process holds it. Fails with `NotFound` if
    /// `create` is false and no process holds it, with the error set by
    /// [`FaultyDisk::set_lock_error`], or with an injected fault.
    fn lock(&self, name: &str, create: bool) -> io::Result<LockOutcome> {
        let process = self.process;
        let is_ours = self.folder().whole_call(|folder| {
            if let Some(reason) = folder.unlockable {
                return Err(reason.into());
            }
            if !create && !folder.locks.contains_key(name) {
                return Err(io::ErrorKind::NotFound.into());
            }
            let holder = *folder.locks.entry(name.into()).or_insert(process);
            Ok(holder == process)
        })?;
        if self.folder().has_no_locks {
            return Ok(LockOutcome::Unsupported);
        }
        if !is_ours {
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
    /// Releases the lock, if its process still holds it.
    fn drop(&mut self) {
        let mut folder = self.folder.lock().unwrap_or_else(PoisonError::into_inner);
        if folder.locks.get(&self.name) == Some(&self.process) {
            folder.locks.remove(&self.name);
        }
    }
}

/// A file opened for writing.
struct OpenFile {
    folder: Arc<Mutex<FolderState>>,
    /// The file number.
    file: usize,
}

impl OpenFile {
    /// Locks the state of the folder while the returned guard lives.
    fn folder(&self) -> MutexGuard<'_, FolderState> {
        self.folder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DiskFile for OpenFile {
    /// Appends bytes, not synced yet. Fails only with an injected fault, which may append the first
    /// half of them.
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

    /// Makes the bytes written so far survive a power failure. Fails only with an injected fault.
    fn sync(&mut self) -> io::Result<()> {
        let file = self.file;
        self.folder().whole_call(|folder| {
            let file = &mut folder.files[file];
            file.synced = file.bytes.clone();
            Ok(())
        })
    }
}
