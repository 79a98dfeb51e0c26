//! Texts that an app keeps for its player besides matches: what they [chose](Choices), and
//! everything as one [parcel](Parcel), to be carried to another device.

mod backup;
mod preferences;
pub(crate) mod saved_format_error;

pub use backup::{Parcel, is_name};
pub use preferences::Choices;
pub use saved_format_error::Unusable;
