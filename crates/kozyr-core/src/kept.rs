//! Texts that an app keeps for its player besides matches: what they [chose](Choices), and
//! everything as one [parcel](Parcel), to be carried to another device.

mod choices;
mod parcel;
pub(crate) mod unusable;

pub use choices::Choices;
pub use parcel::{Parcel, is_name};
pub use unusable::Unusable;
