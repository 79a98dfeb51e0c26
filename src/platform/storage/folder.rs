//! Texts as files of a folder.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::store::Store;

/// Texts as files of a folder, which is made when it is first needed.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The store in a folder.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Folder(path.into())
    }

    /// After a power cut, too, a file has the name that it was given.
    fn settle_names(&self) -> io::Result<()> {
        // Elsewhere folders cannot be opened, and need not be.
        if cfg!(unix) { fs::File::open(&self.0)?.sync_data() } else { Ok(()) }
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
        Some(&self.0)
    }

    fn read(&self, name: &str) -> io::Result<Option<String>> {
        unless_missing(fs::read_to_string(self.0.join(name)).map(Some))
    }

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        let mut file = fs::File::create(self.0.join(name))?;
        file.write_all(text.as_bytes())?;
        file.sync_data()
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        unless_missing(
            fs::rename(self.0.join(name), self.0.join(to)).and_then(|()| self.settle_names()),
        )
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let Some(entries) = unless_missing(fs::read_dir(&self.0).map(Some))? else {
            return Ok(Vec::new());
        };
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry?;
            if !entry.file_type()?.is_dir() {
                names.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        Ok(names)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        unless_missing(fs::remove_file(self.0.join(name)))
    }
}
