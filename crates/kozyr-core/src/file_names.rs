//! Extensions and folders of files, without access to any.

use std::path::{Path, PathBuf};

/// Returns whether a file has this extension, in upper or lower case.
pub fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// Returns the folder of a file: `.` if the path has no folder.
///
/// ```
/// use kozyr_core::file_names::folder_of;
/// use std::path::Path;
///
/// assert_eq!(folder_of(Path::new("WTH_2023.wtb")), Path::new("."));
/// assert_eq!(folder_of(Path::new("games/WTH_2023.wtb")), Path::new("games"));
/// ```
pub fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Returns the only file with this extension; `None` if there is none or more than one.
pub fn only_with_extension(
    files: impl IntoIterator<Item = PathBuf>,
    extension: &str,
) -> Option<PathBuf> {
    let mut found = files.into_iter().filter(|file| has_extension(file, extension));
    let only = found.next()?;
    found.next().is_none().then_some(only)
}
