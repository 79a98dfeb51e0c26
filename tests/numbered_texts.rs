//! Numbered texts for storage tests.
use kozyr_platform::storage::{FolderStore, LoadError, Storage};
use kozyr_testing::harness::FaultyDisk;

/// The name of a text that belongs to the app.
pub const NAME: &str = "durak.json";

/// Texts of later versions.
pub const LATER: [&[u8]; 3] = [b"[number v7]", b"[number v8]", b"[number v9]"];
/// Another program's file.
pub const NOTES: &[u8] = b"buy milk";
/// Bytes that aren't valid text.
pub const BINARY: &[u8] = b"\xff\xfe\x00\x01";

/// Parses a text; valid ones are a number in brackets.
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

/// Opens the storage in a folder, with numbered texts as its own.
pub fn open(disk: &FaultyDisk) -> Storage {
    let storage = Storage::new(FolderStore::with_disk(disk.clone()));
    storage.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    storage
}
