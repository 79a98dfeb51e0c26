//! The files of the laboratory: read within bounds, and written whole or not at all.
//!
//! Whatever a command reads or writes by its name goes through here; clippy sees to it.
#![expect(clippy::disallowed_methods, reason = "this is the one place that touches files")]

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

/// The largest file that is read, in bytes: all that the laboratory writes stays far below.
const MAX_FILE_BYTES: u64 = 64 << 20;

/// A file could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("cannot {operation} {}: {reason}", .file.display())]
pub struct FileError {
    operation: &'static str,
    file: PathBuf,
    reason: String,
}

impl FileError {
    fn reading(file: &Path, reason: impl ToString) -> Self {
        FileError { operation: "read", file: file.into(), reason: reason.to_string() }
    }

    fn writing(file: &Path, reason: impl ToString) -> Self {
        FileError { operation: "write", file: file.into(), reason: reason.to_string() }
    }
}

/// The bytes of a file.
///
/// # Errors
/// If it is not there, is no file, such as a pipe that may never end, or has more than 64 MiB.
pub fn read(file: &Path) -> Result<Vec<u8>, FileError> {
    let error = |reason: io::Error| FileError::reading(file, reason);
    let opened = open_nonblocking(file).map_err(error)?;
    if !opened.metadata().map_err(error)?.is_file() {
        return Err(FileError::reading(file, "it is not a regular file"));
    }
    let mut bytes = Vec::new();
    opened.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(error)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        let reason = format!("it is larger than {} MiB", MAX_FILE_BYTES >> 20);
        return Err(FileError::reading(file, reason));
    }
    Ok(bytes)
}

/// The text of a file, without the mark of the order of bytes that some editors begin it with.
///
/// # Errors
/// As of [`read`], and if it is no UTF-8 or there is nothing in it.
pub fn read_text(file: &Path) -> Result<String, FileError> {
    let text = String::from_utf8(read(file)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to() + 1;
        FileError::reading(file, format!("byte {place} is not UTF-8"))
    })?;
    let text = text.strip_prefix('\u{feff}').map_or(text.as_str(), |rest| rest);
    if text.trim().is_empty() {
        return Err(FileError::reading(file, "it is empty"));
    }
    Ok(text.to_owned())
}

/// Writes a file beside and puts it into place once it is whole and safe: whatever fails, what
/// was there before is there still.
///
/// # Errors
/// If it cannot be written, or what is there is no file.
pub fn write_atomic(file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let error = |reason: io::Error| FileError::writing(file, reason);
    let mut beside = create_replacement(file)?;
    beside.write_all(bytes).map_err(error)?;
    beside.as_file().sync_all().map_err(error)?;
    beside.persist(file).map_err(|failed| error(failed.error))?;
    Ok(())
}

/// Whether a file could be [written](write()), as far as that can be known before there is anything
/// to write: whoever works for it long asks first.
///
/// # Errors
/// If it could not.
pub fn check_writable(file: &Path) -> Result<(), FileError> {
    // What is made beside goes by itself.
    create_replacement(file).map(drop)
}

/// Makes a folder and those above it, if they are not there.
///
/// # Errors
/// If it cannot be made.
pub fn create_dir_all(folder: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(folder).map_err(|error| FileError {
        operation: "make the folder",
        file: folder.into(),
        reason: error.to_string(),
    })
}

/// Opens a file without waiting: to open a pipe lasts until somebody writes to it.
fn open_nonblocking(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, nix::libc::O_NONBLOCK);
    options.open(file)
}

/// A file beside another, which may take its place and has its rights.
fn create_replacement(file: &Path) -> Result<NamedTempFile, FileError> {
    let error = |reason: io::Error| FileError::writing(file, reason);
    let before = file.symlink_metadata().ok();
    if before.as_ref().is_some_and(|before| !before.is_file() && !before.is_symlink()) {
        return Err(FileError::writing(file, "what is there is not a file"));
    }
    if before.as_ref().is_some_and(|before| before.is_file() && before.permissions().readonly()) {
        return Err(FileError::writing(file, "it is read-only"));
    }
    let beside = create_temp_beside(file).map_err(error)?;
    if let Some(before) = before.filter(std::fs::Metadata::is_file) {
        beside.as_file().set_permissions(before.permissions()).map_err(error)?;
    }
    Ok(beside)
}

/// A file in the same folder, which goes by itself if it comes to nothing.
fn create_temp_beside(file: &Path) -> io::Result<NamedTempFile> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Made here, since errors of the crate's own making name a file that nobody asked for.
    Builder::new().prefix(".kozyr-").suffix(".unfinished").make_in(folder, |path| {
        OpenOptions::new().read(true).write(true).create_new(true).open(path)
    })
}
