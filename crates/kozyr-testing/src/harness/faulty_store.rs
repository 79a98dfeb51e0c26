//! A text store with fault injection.

use std::{
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kozyr_platform::storage::{MemoryStore, Store};

/// The fault of a [`FaultyStore`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StoreFault {
    /// No fault.
    #[default]
    None,
    /// No space is left after this many bytes.
    Full {
        /// The remaining space.
        bytes: usize,
    },
    /// Every change is denied.
    Denied,
    /// Every read and change fails.
    Disconnected,
    /// The system kills the app after this many changes. The interrupted change is partial:
    /// `tenths` tenths of a written text are there, and a renamed text exists under both names.
    Killed {
        /// The number of changes that complete.
        changes: usize,
        /// How much of the next change happens, in tenths from 0 to 10.
        tenths: usize,
    },
}

/// The app is dead: none of its changes happen.
const DEAD: StoreFault = StoreFault::Killed { changes: 0, tenths: 0 };

/// A text store that a test can read, corrupt and make fail.
#[derive(Clone, Default, Debug)]
pub struct FaultyStore {
    texts: MemoryStore,
    fault: Arc<Mutex<StoreFault>>,
}

impl FaultyStore {
    /// Sets the fault from now on; [`StoreFault::None`] clears it.
    pub fn set_fault(&self, fault: StoreFault) {
        *self.fault() = fault;
    }

    /// The store of the texts, which a test can read and change regardless of the fault.
    pub fn texts(&self) -> &MemoryStore {
        &self.texts
    }

    /// Locks the fault while the returned guard lives.
    fn fault(&self) -> MutexGuard<'_, StoreFault> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fails if nothing can be read: the store is disconnected or the app is dead.
    fn check_readable(&self) -> io::Result<()> {
        let fault = *self.fault();
        match fault {
            StoreFault::Disconnected => Err(io::ErrorKind::NotConnected.into()),
            DEAD => Err(io::ErrorKind::Interrupted.into()),
            _ => Ok(()),
        }
    }

    /// Counts a change towards [`StoreFault::Killed`], and returns how many tenths of it happen,
    /// normally 10. Fails if changes are denied or the store is disconnected.
    fn begin_change(&self) -> io::Result<usize> {
        let mut fault = self.fault();
        match *fault {
            StoreFault::None | StoreFault::Full { .. } => Ok(10),
            StoreFault::Denied => Err(io::ErrorKind::PermissionDenied.into()),
            StoreFault::Disconnected => Err(io::ErrorKind::NotConnected.into()),
            StoreFault::Killed { changes: 0, tenths } => {
                *fault = DEAD;
                Ok(tenths)
            }
            StoreFault::Killed { changes, tenths } => {
                *fault = StoreFault::Killed { changes: changes - 1, tenths };
                Ok(10)
            }
        }
    }

    /// Returns how many of the wanted bytes still fit, and uses them up. All of them fit unless the
    /// fault is [`StoreFault::Full`].
    fn reserve_space(&self, wanted: usize) -> usize {
        match &mut *self.fault() {
            StoreFault::Full { bytes } => {
                let granted = wanted.min(*bytes);
                *bytes -= granted;
                granted
            }
            _ => wanted,
        }
    }
}

impl Store for FaultyStore {
    /// The text with this name; `None` if there is none. Fails if the store is disconnected or the
    /// app is dead.
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        self.check_readable()?;
        self.texts.read(name)
    }

    /// Writes a text, replacing any with this name. If the store is full or the app is killed
    /// meanwhile, only the beginning may be stored. Fails without a change if changes are denied or
    /// the store is disconnected.
    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        self.check_readable()?;
        let tenths = self.begin_change()?;
        let available = self.reserve_space(text.len());
        let length = available.min(text.len() * tenths / 10);
        self.texts.put(name, &String::from_utf8_lossy(&text.as_bytes()[..length]))?;
        match (tenths, length) {
            (10, length) if length == text.len() => Ok(()),
            (10, _) => Err(io::ErrorKind::StorageFull.into()),
            _ => Err(io::ErrorKind::Interrupted.into()),
        }
    }

    /// Renames a text, replacing any with the new name; does nothing if there is none. If the app
    /// is killed meanwhile, the text keeps its old name and may also have the new one.
    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        self.check_readable()?;
        let Some(text) = self.texts.read(name)? else { return Ok(()) };
        match self.begin_change()? {
            10 => self.texts.rename(name, to),
            0 => Err(io::ErrorKind::Interrupted.into()),
            _ => {
                self.texts.put(to, &text)?;
                Err(io::ErrorKind::Interrupted.into())
            }
        }
    }

    /// The names of all texts. Fails if the store is disconnected or the app is dead.
    fn names(&self) -> io::Result<Vec<String>> {
        self.check_readable()?;
        self.texts.names()
    }

    /// Deletes a text; does nothing if there is none. If the app is killed meanwhile, the text may
    /// stay, without an error.
    fn remove(&self, name: &str) -> io::Result<()> {
        self.check_readable()?;
        if self.texts.read(name)?.is_some() && self.begin_change()? == 10 {
            self.texts.remove(name)?;
        }
        Ok(())
    }
}
