//! A backup of everything saved as one text, for another device.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Number;

use super::saved_format_error::{SavedFormatError, check_version};
use crate::byte_order_mark::skip_byte_order_mark;

/// The `format` field of backups.
const FORMAT: &str = "kozyr-data";
/// The format version that is written; older ones can be read.
const VERSION: u32 = 1;
/// Maximum length of a name in bytes.
const MAX_NAME_BYTES: usize = 80;

/// Texts by name.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct BackupArchive {
    /// All texts.
    pub texts: BTreeMap<String, String>,
    /// The names that an import adds, if this is a backup from before that import.
    pub added: Vec<String>,
}

/// A backup as JSON.
#[derive(Serialize, Deserialize)]
struct BackupFile {
    format: String,
    version: Number,
    texts: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    added: Vec<String>,
}

/// The fields that are checked before the whole text is parsed.
#[derive(Deserialize)]
struct BackupHeader {
    format: String,
    version: Number,
}

impl BackupArchive {
    /// Parses what [`to_text`](Self::to_text) writes.
    ///
    /// # Errors
    /// If the text is something else, truncated, of a newer version, or has an [invalid
    /// name](is_valid_name).
    pub fn from_text(text: &str) -> Result<Self, SavedFormatError> {
        let text = skip_byte_order_mark(text).trim();
        let header: BackupHeader = serde_json::from_str(text)?;
        if header.format != FORMAT {
            return Err(SavedFormatError::Damaged(format!("its format should be \"{FORMAT}\"")));
        }
        check_version(&header.version, VERSION)?;
        let BackupFile { texts, added, .. } = serde_json::from_str(text)?;
        if let Some(name) = texts.keys().chain(&added).find(|name| !is_valid_name(name)) {
            let name: String = name.chars().take(MAX_NAME_BYTES).collect();
            return Err(SavedFormatError::Damaged(format!("{name:?} is not a valid name")));
        }
        Ok(BackupArchive { texts, added })
    }

    /// Whether a text says that it is an archive, of any version. The rest of it may be damaged.
    pub fn is_archive(text: &str) -> bool {
        let text = skip_byte_order_mark(text).trim();
        serde_json::from_str::<BackupHeader>(text).is_ok_and(|header| header.format == FORMAT)
    }

    /// Formats the archive as JSON, for [`from_text`](Self::from_text).
    pub fn to_text(&self) -> String {
        let BackupArchive { texts, added } = self.clone();
        let file = BackupFile { format: FORMAT.into(), version: VERSION.into(), texts, added };
        serde_json::to_string_pretty(&file).expect("texts can be written as JSON")
    }
}

/// Whether a text may have this name, in any kind of storage: 1 to 80 characters `a` to `z`, `0` to
/// `9`, `-`, `_` and `.`, with no `.` at either end and no ending of a store's own files, such as
/// `.new`.
pub fn is_valid_name(name: &str) -> bool {
    // Some file systems have only one file for `a` and `A`.
    let is_allowed =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_.".contains(&byte);
    (1..=MAX_NAME_BYTES).contains(&name.len())
        && name.bytes().all(is_allowed)
        && !name.starts_with('.')
        && ![".", ".new", ".old", ".part", ".lock"].iter().any(|ending| name.ends_with(ending))
}
