//! Texts that say no more than their number, for tests of what is kept.
use kozyr_platform::storage::{FolderStore, LoadError, Storage};
use kozyr_testing::harness::FaultyDisk;

/// The name of such a text: one that is the app's own.
pub const NAME: &str = "durak.json";

/// Texts of later versions.
pub const LATER: [&[u8]; 3] = [b"[number v7]", b"[number v8]", b"[number v9]"];
/// A file of somebody else's.
pub const NOTES: &[u8] = b"buy milk";
/// What is no text at all.
pub const BINARY: &[u8] = b"\xff\xfe\x00\x01";

/// A text is sound if it is a number of ours in brackets.
pub fn number(text: &str) -> Result<u32, LoadError> {
    let inner = text.strip_prefix("[number ").and_then(|rest| rest.strip_suffix(']'));
    let inner = inner.ok_or_else(|| LoadError::Damaged("no brackets".into()))?;
    if inner.starts_with('v') {
        return Err(LoadError::Newer(inner.into()));
    }
    inner.parse().map_err(|_| LoadError::Damaged("no number".into()))
}

/// The text of a number.
pub fn text(number: u32) -> String {
    format!("[number {number}]")
}

/// The storage in a folder, which knows such texts for its own.
pub fn open(disk: &FaultyDisk) -> Storage {
    let storage = Storage::new(FolderStore::with_disk(disk.clone()));
    storage.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    storage
}
