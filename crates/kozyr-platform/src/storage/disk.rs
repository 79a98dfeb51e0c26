//! The file system calls behind a folder of texts.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A folder in the file system. Each method is one system call, which can fail or be the last one
/// before the app is killed.
pub trait Disk: Send + Sync {
    /// The path of the folder.
    fn path(&self) -> &Path;

    /// Creates the folder, and those above it, unless it exists.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be created.
    fn create_folder(&self) -> io::Result<()>;

    /// The contents of a file.
    ///
    /// # Errors
    /// Returns [`io::ErrorKind::NotFound`] if there is none, [`io::ErrorKind::InvalidData`] if the
    /// name is not a regular file's, and other errors if the file cannot be read at the moment.
    fn read(&self, name: &str) -> io::Result<Vec<u8>>;

    /// Creates a new, empty file.
    ///
    /// # Errors
    /// Returns [`io::ErrorKind::AlreadyExists`] if the name is taken, even by a broken link:
    /// nothing is ever overwritten or written through a link.
    fn create_file(&self, name: &str) -> io::Result<Box<dyn DiskFile>>;

    /// Renames a file, replacing any file with the new name. A link itself is renamed.
    ///
    /// # Errors
    /// Returns an error if there is none or it cannot be renamed; then nothing changes.
    fn rename(&self, name: &str, to: &str) -> io::Result<()>;

    /// Deletes a file, or a link itself but not its target.
    ///
    /// # Errors
    /// Returns an error if there is none or it cannot be deleted.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// The names of everything in the folder, except names that are not UTF-8.
    ///
    /// # Errors
    /// Returns an error if the folder is missing or cannot be read.
    fn names(&self) -> io::Result<Vec<String>>;

    /// Makes creations and renames durable, even across a power failure.
    ///
    /// # Errors
    /// Returns an error if the system cannot guarantee that.
    fn sync_folder(&self) -> io::Result<()>;

    /// Tries to lock a file, without waiting if another process holds the lock. The lock lasts
    /// until the returned value is dropped or the process ends. Creates a missing file if `create`
    /// is set.
    ///
    /// # Errors
    /// Returns an error if the file can be neither opened nor created.
    fn lock(&self, name: &str, create: bool) -> io::Result<LockOutcome>;
}

/// A file open for writing.
pub trait DiskFile {
    /// Appends bytes.
    ///
    /// # Errors
    /// Returns an error if the disk is full; some of the bytes may have been written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Makes the contents durable, even across a power failure.
    ///
    /// # Errors
    /// Returns an error if the system cannot guarantee that.
    fn sync(&mut self) -> io::Result<()>;
}

/// The result of trying to [lock](Disk::lock) a file.
pub enum LockOutcome {
    /// The file is locked until this value is dropped.
    Acquired(Box<dyn Send + Sync>),
    /// Another process holds the lock.
    HeldElsewhere,
    /// The file system does not support locks.
    Unsupported,
}

/// A folder of the operating system.
pub(crate) struct SystemDisk(pub PathBuf);

impl SystemDisk {
    /// The path of the file with this name.
    fn path_of(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Opens a file for locking: for writing if possible, else only for reading. Creates a missing
    /// file if `create` is set.
    fn open_lock_file(&self, name: &str, create: bool) -> io::Result<fs::File> {
        let path = self.path_of(name);
        let mut options = fs::OpenOptions::new();
        // Some systems lock only files that are open for writing.
        let file = options.read(true).write(true).open(&path);
        let file = match file {
            Err(_) if create => options.create_new(true).open(&path),
            file => file,
        };
        // Another user may own the file, and only reading is allowed.
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

    /// Fails with [`io::ErrorKind::InvalidData`] if the name is not a regular file's.
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        let path = self.path_of(name);
        // Reading from a pipe would block forever.
        if !fs::metadata(&path)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "not a file"));
        }
        fs::read(path)
    }

    /// Creates a new file; fails if the name is taken.
    fn create_file(&self, name: &str) -> io::Result<Box<dyn DiskFile>> {
        let file = fs::OpenOptions::new().write(true).create_new(true).open(self.path_of(name))?;
        Ok(Box::new(file))
    }

    /// Renames a file, replacing any file named `to`; fails if there is no file `name`.
    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        fs::rename(self.path_of(name), self.path_of(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.path_of(name))
    }

    /// The names of everything in the folder, except names that are not UTF-8.
    fn names(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.0)? {
            names.extend(entry?.file_name().into_string().ok());
        }
        Ok(names)
    }

    /// Makes creations and renames durable. Does nothing except on Unix.
    fn sync_folder(&self) -> io::Result<()> {
        // Only Unix can and must sync folders.
        if cfg!(unix) { fs::File::open(&self.0)?.sync_data() } else { Ok(()) }
    }

    /// Tries to lock a file, without waiting. Any error of locking counts as unsupported; an error
    /// of opening the file is returned.
    fn lock(&self, name: &str, create: bool) -> io::Result<LockOutcome> {
        let file = self.open_lock_file(name, create)?;
        Ok(match file.try_lock() {
            Ok(()) => LockOutcome::Acquired(Box::new(file)),
            Err(fs::TryLockError::WouldBlock) => LockOutcome::HeldElsewhere,
            // Some network drives and phones have no locks; on phones every app has its own folder
            // anyway.
            Err(fs::TryLockError::Error(_)) => LockOutcome::Unsupported,
        })
    }
}

impl DiskFile for fs::File {
    /// Appends all bytes; after an error, some may have been written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    /// Makes the contents durable.
    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}
