//! The files of the laboratory: reads are limited in size, writes are atomic.
//!
//! Every command reads and writes named files through this module, as clippy enforces.
#![expect(clippy::disallowed_methods, reason = "this is the one place that touches files")]

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use kozyr_core::{
    byte_order_mark::skip_byte_order_mark,
    file_names::{folder_of, only_with_extension},
};
use tempfile::{Builder, NamedTempFile};

/// The maximum size of a file that is read, in bytes. All files written by the laboratory are far
/// smaller.
const MAX_FILE_BYTES: u64 = 64 << 20;

/// A file cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[error("cannot {operation} {}: {reason}", .file.display())]
pub struct FileError {
    operation: &'static str,
    file: PathBuf,
    reason: String,
}

impl FileError {
    /// The error of reading a file.
    fn reading(file: &Path, reason: impl ToString) -> Self {
        FileError { operation: "read", file: file.into(), reason: reason.to_string() }
    }

    /// The error of writing a file.
    fn writing(file: &Path, reason: impl ToString) -> Self {
        FileError { operation: "write", file: file.into(), reason: reason.to_string() }
    }
}

/// The bytes of a file.
///
/// # Errors
/// If the file does not exist, is larger than 64 MiB, or is not a regular file: a pipe might never
/// end.
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

/// The text of a file, without a byte order mark.
///
/// # Errors
/// The errors of [`read`], or if the text is empty or not UTF-8.
pub fn read_text(file: &Path) -> Result<String, FileError> {
    let text = String::from_utf8(read(file)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to() + 1;
        FileError::reading(file, format!("byte {place} is not UTF-8"))
    })?;
    let text = skip_byte_order_mark(&text);
    if text.trim().is_empty() {
        return Err(FileError::reading(file, "it is empty"));
    }
    Ok(text.to_owned())
}

/// Writes a temporary file next to `file` and renames it once it is synced to disk. If anything
/// fails, the old file is unchanged.
///
/// # Errors
/// If the file cannot be written, or is not a regular file.
pub fn write_atomic(file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    replace(create_replacement(file)?, file, bytes)
}

/// Like [`write_atomic`], for a file that only this user may read.
///
/// # Errors
/// If it cannot be written.
pub fn write_private(file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let temp_file = create_replacement(file)?;
    #[cfg(unix)]
    {
        let owner_only = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        let changed = temp_file.as_file().set_permissions(owner_only);
        changed.map_err(|error| FileError::writing(file, error))?;
    }
    replace(temp_file, file, bytes)
}

/// Writes the bytes into the temporary file, which then replaces `file`.
fn replace(mut temp_file: NamedTempFile, file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let error = |reason: io::Error| FileError::writing(file, reason);
    temp_file.write_all(bytes).map_err(error)?;
    temp_file.as_file().sync_all().map_err(error)?;
    temp_file.persist(file).map_err(|failed| error(failed.error))?;
    Ok(())
}

/// Checks that a file can be [written](write_atomic), as far as possible in advance. Long runs
/// check this before they start.
///
/// # Errors
/// If it cannot be written.
pub fn check_writable(file: &Path) -> Result<(), FileError> {
    // Dropping the temporary file deletes it.
    create_replacement(file).map(drop)
}

/// Creates a folder and its missing parents.
///
/// # Errors
/// If it cannot be created.
pub fn create_dir_all(folder: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(folder).map_err(|error| FileError {
        operation: "create the folder",
        file: folder.into(),
        reason: error.to_string(),
    })
}

/// Whether there is such a file. A name that no file can have is not one.
pub fn exists(file: &Path) -> bool {
    file.exists()
}

/// The only file with this extension, in upper or lower case, in the folder of `file`. Its name may
/// differ from that of `file`. `None` if there is no such file or more than one.
pub fn sibling_with_extension(file: &Path, extension: &str) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder_of(file)).ok()?;
    only_with_extension(entries.filter_map(|entry| Some(entry.ok()?.path())), extension)
}

/// Opens a file without blocking: opening a pipe would wait for a writer.
fn open_nonblocking(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, nix::libc::O_NONBLOCK);
    options.open(file)
}

/// Creates a temporary file next to `file` with the same permissions, to replace it.
fn create_replacement(file: &Path) -> Result<NamedTempFile, FileError> {
    let error = |reason: io::Error| FileError::writing(file, reason);
    let existing = file.symlink_metadata().ok();
    if existing.as_ref().is_some_and(|existing| !existing.is_file() && !existing.is_symlink()) {
        return Err(FileError::writing(file, "it is not a regular file"));
    }
    if existing
        .as_ref()
        .is_some_and(|existing| existing.is_file() && existing.permissions().readonly())
    {
        return Err(FileError::writing(file, "it is read-only"));
    }
    let temp_file = create_temp_beside(file).map_err(error)?;
    if let Some(existing) = existing.filter(std::fs::Metadata::is_file) {
        temp_file.as_file().set_permissions(existing.permissions()).map_err(error)?;
    }
    Ok(temp_file)
}

/// Creates a temporary file in the same folder; it is deleted on drop unless it is persisted.
fn create_temp_beside(file: &Path) -> io::Result<NamedTempFile> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Opened here because errors of `tempfile` would contain the temporary file's name.
    Builder::new().prefix(".kozyr-").suffix(".unfinished").make_in(folder, |path| {
        OpenOptions::new().read(true).write(true).create_new(true).open(path)
    })
}
