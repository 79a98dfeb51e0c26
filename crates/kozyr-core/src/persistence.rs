//! Texts that an app saves for its player in addition to matches:
//! [preferences](PreferencesDocument), and a [backup](BackupArchive) of everything for another
//! device.

mod backup;
mod preferences;
pub(crate) mod saved_format_error;

pub use backup::{BackupArchive, is_valid_name};
pub use preferences::PreferencesDocument;
pub use saved_format_error::SavedFormatError;
