//! What outlives the app: the games in progress and the settings.

use std::{fs, io, path::PathBuf, sync::Mutex};

use bevy::{platform::collections::HashMap, prelude::*};

/// Named texts that are kept from one start to the next.
#[derive(Resource)]
pub struct Storage(Box<dyn Home>);

/// A place that keeps texts.
trait Home: Send + Sync {
    /// The text of that name; `None` if there is none.
    fn read(&self, name: &str) -> io::Result<Option<String>>;
    /// Replaces a text, or leaves the old one whole.
    fn write(&self, name: &str, text: &str) -> io::Result<()>;
    /// Puts a text aside under another name, so that it is not lost.
    fn rename(&self, name: &str, to: &str) -> io::Result<()>;
    /// The names of all texts.
    fn names(&self) -> io::Result<Vec<String>>;
    /// Throws a text away; nothing happens if there is none.
    fn remove(&self, name: &str) -> io::Result<()>;
}

impl Storage {
    /// Keeps texts as files of a folder.
    pub fn folder(path: impl Into<PathBuf>) -> Self {
        Storage(Box::new(Folder(path.into())))
    }

    /// Keeps texts as long as the app runs.
    pub fn memory() -> Self {
        Storage(Box::default() as Box<Memory>)
    }

    /// The text of that name; `None` if nothing was kept.
    ///
    /// # Errors
    /// If something is there but cannot be read.
    pub fn read(&self, name: &str) -> io::Result<Option<String>> {
        self.0.read(name)
    }

    /// Keeps a text; the former one stays whole until the new one is.
    ///
    /// # Errors
    /// If the place is full, gone or closed to us.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        self.0.write(name, text)
    }

    /// Puts a text that cannot be used aside, as `damaged-NAME`.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn put_aside(&self, name: &str) -> io::Result<()> {
        self.0.rename(name, &format!("damaged-{name}"))
    }

    /// The names of all texts that are kept.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn names(&self) -> io::Result<Vec<String>> {
        self.0.names()
    }

    /// Throws a text away; nothing happens if there is none of that name.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        self.0.remove(name)
    }
}

struct Folder(PathBuf);

impl Home for Folder {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        match fs::read_to_string(self.0.join(name)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        use io::Write;
        fs::create_dir_all(&self.0)?;
        let new = self.0.join(format!("{name}.new"));
        let mut file = fs::File::create(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(new, self.0.join(name))
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        fs::rename(self.0.join(name), self.0.join(to))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.0.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[derive(Default)]
struct Memory(Mutex<HashMap<String, String>>);

impl Memory {
    fn texts(&self) -> std::sync::MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Home for Memory {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        Ok(self.texts().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        self.texts().insert(name.into(), text.into());
        Ok(())
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        let mut texts = self.texts();
        if let Some(text) = texts.remove(name) {
            texts.insert(to.into(), text);
        }
        Ok(())
    }

    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.texts().remove(name);
        Ok(())
    }
}

/// Uses the folder that `KOZYR_DATA` names, or the usual one of the system.
pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<Storage>() {
        return;
    }
    let folder = std::env::var_os("KOZYR_DATA").map(PathBuf::from).or_else(|| {
        directories::ProjectDirs::from("", "", "kozyr").map(|places| places.data_dir().into())
    });
    app.insert_resource(match folder {
        Some(folder) => Storage::folder(folder),
        None => {
            warn!("no folder for saved games: nothing is kept when the app ends");
            Storage::memory()
        }
    });
}
