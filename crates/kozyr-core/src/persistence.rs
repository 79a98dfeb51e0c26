//! Texts that an app keeps for its player besides matches: what they [chose](Choices), and
//! everything as one [parcel](Parcel), to be carried to another device.

mod backup;
mod preferences;
pub(crate) mod saved_format_error;

pub use backup::{BackupArchive, is_valid_name};
pub use preferences::PreferencesDocument;
pub use saved_format_error::SavedFormatError;
