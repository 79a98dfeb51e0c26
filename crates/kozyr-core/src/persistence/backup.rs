//! Everything that is kept as one text, to be carried to another device.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Number;

use super::saved_format_error::{SavedFormatError, check_version};

/// What the text calls itself.
const FORMAT: &str = "kozyr-data";
/// The version of the format that is written; older ones are read.
const VERSION: u32 = 1;
/// No name is longer, in bytes.
const MAX_NAME_BYTES: usize = 80;

/// Texts by their names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct BackupArchive {
    /// All texts.
    pub texts: BTreeMap<String, String>,
    /// Where the texts are those from before an import: the names that the import adds.
    pub added: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct BackupFile {
    format: String,
    version: Number,
    texts: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    added: Vec<String>,
}

/// What can be said of a text before all of it is understood.
#[derive(Deserialize)]
struct BackupHeader {
    format: String,
    version: Number,
}

impl BackupArchive {
    /// Reads what [`to_text`](Self::to_text) writes.
    ///
    /// # Errors
    /// If it is something else, only a part, of a later version, or has a name that is
    /// [none](is_name).
    pub fn from_text(text: &str) -> Result<Self, SavedFormatError> {
        // Some programs begin a text file with a mark of the order of bytes.
        let text = text.trim_start_matches('\u{feff}').trim();
        let head: BackupHeader = serde_json::from_str(text)?;
        if head.format != FORMAT {
            return Err(SavedFormatError::Damaged(format!("its format should be \"{FORMAT}\"")));
        }
        check_version(&head.version, VERSION)?;
        let BackupFile { texts, added, .. } = serde_json::from_str(text)?;
        if let Some(name) = texts.keys().chain(&added).find(|name| !is_valid_name(name)) {
            let name: String = name.chars().take(MAX_NAME_BYTES).collect();
            return Err(SavedFormatError::Damaged(format!("{name:?} is no name of a text")));
        }
        Ok(BackupArchive { texts, added })
    }

    /// The parcel as JSON.
    pub fn to_text(&self) -> String {
        let BackupArchive { texts, added } = self.clone();
        let file = BackupFile { format: FORMAT.into(), version: VERSION.into(), texts, added };
        serde_json::to_string_pretty(&file).expect("texts can be written as JSON")
    }
}

/// Whether a text may have that name: one that every place can keep, that leads nowhere else, and
/// that does not end as the names do under which a store has what belongs to a text.
pub fn is_valid_name(name: &str) -> bool {
    // Folders of some systems have one file for both of `a` and `A`.
    let plain =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_.".contains(&byte);
    (1..=MAX_NAME_BYTES).contains(&name.len())
        && name.bytes().all(plain)
        && !name.starts_with('.')
        && ![".", ".new", ".old", ".part", ".lock"].iter().any(|ending| name.ends_with(ending))
}
