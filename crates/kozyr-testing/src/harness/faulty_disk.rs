//! A folder in memory of which every single call can fail, or be the last that happens.

use std::{
    collections::BTreeMap,
    io,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kozyr_platform::storage::{Disk, DiskFile, Lock};

/// What comes of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallFault {
    /// The system refuses; of what is written a half may be there.
    Refused(io::ErrorKind),
    /// The app is killed before it.
    KilledBefore,
    /// The app is killed in it: of what is written a half is there; other calls come to pass.
    KilledIn,
    /// The power is cut after it. Names and bytes that were not settled are lost.
    PowerCut,
    /// The power is cut after it. Bytes that were not settled are lost, but names are not.
    PowerCutWithNames,
}

/// A folder in memory; its clones are the same folder.
#[derive(Clone, Default)]
pub struct FaultyDisk {
    folder: Arc<Mutex<Folder>>,
    /// Which process this is; each has locks of its own.
    process: usize,
}

#[derive(Default)]
struct Folder {
    /// What is there now.
    now: BTreeMap<String, Node>,
    /// What a power cut leaves of the names.
    settled: BTreeMap<String, Node>,
    /// What the files hold, by number.
    files: Vec<File>,
    /// Which process has a lock.
    locks: BTreeMap<String, usize>,
    /// How many calls there were.
    calls: usize,
    /// What comes of the calls of those numbers.
    faults: BTreeMap<usize, CallFault>,
    /// Nothing works until the app begins anew.
    is_dead: bool,
    /// What comes of reading files of those names.
    unreadable: BTreeMap<String, io::ErrorKind>,
    /// It knows no locks, so that nobody watches for others.
    has_no_locks: bool,
    /// What comes of locking a file.
    unlockable: Option<io::ErrorKind>,
}

#[derive(Clone, PartialEq, Eq)]
enum Node {
    /// A file, by its number.
    File(usize),
    /// A link to a file outside of the folder.
    Link,
}

#[derive(Clone, Default)]
struct File {
    bytes: Vec<u8>,
    settled: Vec<u8>,
}

impl FaultyDisk {
    /// A folder where nothing can be locked.
    pub fn without_locks() -> Self {
        let disk = FaultyDisk::default();
        disk.folder().has_no_locks = true;
        disk
    }

    /// The same folder, as another process sees it.
    pub fn of_process(&self, process: usize) -> Self {
        FaultyDisk { folder: self.folder.clone(), process }
    }

    /// Puts bytes there, whatever ails the folder.
    pub fn lay(&self, name: &str, bytes: &[u8]) {
        let mut folder = self.folder();
        folder.files.push(File { bytes: bytes.into(), settled: bytes.into() });
        let node = Node::File(folder.files.len() - 1);
        folder.now.insert(name.into(), node.clone());
        folder.settled.insert(name.into(), node);
    }

    /// Puts a link there that leads out of the folder.
    pub fn lay_link(&self, name: &str) {
        let mut folder = self.folder();
        folder.now.insert(name.into(), Node::Link);
        folder.settled.insert(name.into(), Node::Link);
    }

    /// From now on a file cannot be read for that reason, or it can be again.
    pub fn refuse_to_read(&self, name: &str, reason: Option<io::ErrorKind>) {
        let mut folder = self.folder();
        match reason {
            Some(reason) => folder.unreadable.insert(name.into(), reason),
            None => folder.unreadable.remove(name),
        };
    }

    /// From now on nothing can be locked for that reason, or it can be again.
    pub fn refuse_to_lock(&self, reason: Option<io::ErrorKind>) {
        self.folder().unlockable = reason;
    }

    /// From now on calls are counted anew, and of those numbers such comes.
    pub fn fail(&self, faults: impl IntoIterator<Item = (usize, CallFault)>) {
        let mut folder = self.folder();
        folder.calls = 0;
        folder.faults = faults.into_iter().collect();
    }

    /// How many calls there were since they were counted.
    pub fn calls(&self) -> usize {
        self.folder().calls
    }

    /// The app begins anew; what was locked no longer is.
    pub fn begin_anew(&self) {
        let mut folder = self.folder();
        folder.is_dead = false;
        folder.locks.clear();
    }

    /// Whether the app was killed.
    pub fn is_dead(&self) -> bool {
        self.folder().is_dead
    }

    /// Everything that is there, by name.
    pub fn all(&self) -> BTreeMap<String, Vec<u8>> {
        let folder = self.folder();
        let files = folder.now.iter().filter_map(|(name, node)| match node {
            Node::File(file) => Some((name.clone(), folder.files[*file].bytes.clone())),
            Node::Link => None,
        });
        files.collect()
    }

    fn folder(&self) -> MutexGuard<'_, Folder> {
        self.folder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn dead() -> io::Error {
    io::Error::other("the app is dead")
}

impl Folder {
    /// Does one call, or what comes of it. `do_half` is what happens when it is cut off.
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
            CallFault::Refused(kind) => {
                do_half(self);
                return Err(kind.into());
            }
            CallFault::KilledBefore => {}
            CallFault::KilledIn => do_half(self),
            CallFault::PowerCut | CallFault::PowerCutWithNames => {
                done(self).ok();
                self.cut_power(fault == CallFault::PowerCutWithNames);
            }
        }
        self.is_dead = true;
        Err(dead())
    }

    /// A call that happens as a whole or not at all.
    fn whole_call<T>(&mut self, done: impl Fn(&mut Self) -> io::Result<T>) -> io::Result<T> {
        let is_refused = matches!(self.faults.get(&self.calls), Some(CallFault::Refused(_)));
        self.call(&done, |folder| {
            if !is_refused {
                done(folder).ok();
            }
        })
    }

    fn cut_power(&mut self, keeps_names: bool) {
        if keeps_names {
            self.settled = self.now.clone();
        }
        self.now = self.settled.clone();
        for file in &mut self.files {
            file.bytes = file.settled.clone();
        }
    }
}

impl Disk for FaultyDisk {
    fn path(&self) -> &Path {
        Path::new("/in/memory")
    }

    fn make(&self) -> io::Result<()> {
        self.folder().whole_call(|_| Ok(()))
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.folder().whole_call(|folder| match folder.now.get(name) {
            _ if folder.unreadable.contains_key(name) => Err(folder.unreadable[name].into()),
            Some(Node::File(file)) => Ok(folder.files[*file].bytes.clone()),
            Some(Node::Link) => Ok(b"outside".into()),
            None => Err(io::ErrorKind::NotFound.into()),
        })
    }

    fn create(&self, name: &str) -> io::Result<Box<dyn DiskFile>> {
        let file = self.folder().whole_call(|folder| {
            if folder.now.contains_key(name) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            folder.files.push(File::default());
            let file = folder.files.len() - 1;
            folder.now.insert(name.into(), Node::File(file));
            Ok(file)
        })?;
        Ok(Box::new(Open { folder: self.folder.clone(), file }))
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

    fn settle(&self) -> io::Result<()> {
        self.folder().whole_call(|folder| {
            folder.settled = folder.now.clone();
            Ok(())
        })
    }

    fn lock(&self, name: &str, make: bool) -> io::Result<Lock> {
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
            return Ok(Lock::Impossible);
        }
        if !taken {
            return Ok(Lock::Theirs);
        }
        let held = Held { folder: self.folder.clone(), name: name.into(), process };
        Ok(Lock::Ours(Box::new(held)))
    }
}

/// A lock that is held until this is dropped.
struct Held {
    folder: Arc<Mutex<Folder>>,
    name: String,
    process: usize,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut folder = self.folder.lock().unwrap_or_else(PoisonError::into_inner);
        if folder.locks.get(&self.name) == Some(&self.process) {
            folder.locks.remove(&self.name);
        }
    }
}

struct Open {
    folder: Arc<Mutex<Folder>>,
    file: usize,
}

impl Open {
    fn folder(&self) -> MutexGuard<'_, Folder> {
        self.folder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DiskFile for Open {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let file = self.file;
        let write = |folder: &mut Folder, bytes: &[u8]| {
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
            file.settled = file.bytes.clone();
            Ok(())
        })
    }
}
