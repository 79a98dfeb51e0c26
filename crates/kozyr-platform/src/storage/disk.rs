//! The calls to the system that a folder of texts is made of.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A folder as the system has it: each method is one call that can fail, or be the last thing that
/// happens before the app is killed.
pub trait Disk: Send + Sync {
    /// Where the folder is.
    fn path(&self) -> &Path;

    /// Makes the folder, unless it is there.
    ///
    /// # Errors
    /// If it cannot be made.
    fn create_folder(&self) -> io::Result<()>;

    /// What is in a file.
    ///
    /// # Errors
    /// [`io::ErrorKind::NotFound`] if there is none, [`io::ErrorKind::InvalidData`] if something
    /// else than a file has the name, and others if it cannot be read just now.
    fn read(&self, name: &str) -> io::Result<Vec<u8>>;

    /// A new file, still empty.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] if anything has the name, a link that leads nowhere
    /// included: nothing is ever written through a link or over something else.
    fn create_file(&self, name: &str) -> io::Result<Box<dyn DiskFile>>;

    /// Gives a file another name, in place of the file that has it. A link is renamed itself.
    ///
    /// # Errors
    /// If there is none, or the names cannot be changed; then nothing is.
    fn rename(&self, name: &str, to: &str) -> io::Result<()>;

    /// Removes a file, or a link and not what it leads to.
    ///
    /// # Errors
    /// If there is none, or it cannot be removed.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// The names of everything that lies in the folder, as far as they are text.
    ///
    /// # Errors
    /// If the folder is not there or cannot be read.
    fn names(&self) -> io::Result<Vec<String>>;

    /// After a power cut, too, files have the names that they were given.
    ///
    /// # Errors
    /// If the system cannot promise that.
    fn sync_folder(&self) -> io::Result<()>;

    /// Locks a file, which is made if `make` says so, until what is returned is dropped or the
    /// process ends.
    ///
    /// # Errors
    /// If the file can be neither opened nor made.
    fn lock(&self, name: &str, make: bool) -> io::Result<LockOutcome>;
}

/// A file that is being written.
pub trait DiskFile {
    /// Writes bytes after those that were written before.
    ///
    /// # Errors
    /// If there is no room; a part of the bytes may be there then.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// After a power cut, too, the file holds what was written.
    ///
    /// # Errors
    /// If the system cannot promise that.
    fn sync(&mut self) -> io::Result<()>;
}

/// What came of an attempt to [lock](Disk::lock) a file.
pub enum LockOutcome {
    /// It is ours until this is dropped.
    Acquired(Box<dyn Send + Sync>),
    /// Somebody else has it.
    HeldElsewhere,
    /// Files cannot be locked here.
    Unsupported,
}

/// A folder of the system's own.
pub(crate) struct SystemDisk(pub PathBuf);

impl SystemDisk {
    fn path_of(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn open_lock_file(&self, name: &str, make: bool) -> io::Result<fs::File> {
        let path = self.path_of(name);
        let mut options = fs::OpenOptions::new();
        // Some systems lock only what may be written.
        let file = options.read(true).write(true).open(&path);
        let file = match file {
            Err(_) if make => options.create_new(true).open(&path),
            file => file,
        };
        // Whoever made it may have kept the right to write to it.
        file.or_else(|error| fs::File::open(path).map_err(|_| error))
    }
}

impl Disk for SystemDisk {
    fn path(&self) -> &Path {
        &self.0
    }

    fn create_folder(&self) -> io::Result<()> {
        fs::create_dir_all(&self.0)
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        let path = self.path_of(name);
        // To read from a pipe would take for ever.
        if !fs::metadata(&path)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "not a file"));
        }
        fs::read(path)
    }

    fn create_file(&self, name: &str) -> io::Result<Box<dyn DiskFile>> {
        let file = fs::OpenOptions::new().write(true).create_new(true).open(self.path_of(name))?;
        Ok(Box::new(file))
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        fs::rename(self.path_of(name), self.path_of(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.path_of(name))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.0)? {
            names.extend(entry?.file_name().into_string().ok());
        }
        Ok(names)
    }

    fn sync_folder(&self) -> io::Result<()> {
        // Elsewhere folders cannot be opened, and need not be.
        if cfg!(unix) { fs::File::open(&self.0)?.sync_data() } else { Ok(()) }
    }

    fn lock(&self, name: &str, make: bool) -> io::Result<LockOutcome> {
        let file = self.open_lock_file(name, make)?;
        Ok(match file.try_lock() {
            Ok(()) => LockOutcome::Acquired(Box::new(file)),
            Err(fs::TryLockError::WouldBlock) => LockOutcome::HeldElsewhere,
            // Some network drives cannot, nor can some phones, where each app is alone anyway.
            Err(fs::TryLockError::Error(_)) => LockOutcome::Unsupported,
        })
    }
}

impl DiskFile for fs::File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}
