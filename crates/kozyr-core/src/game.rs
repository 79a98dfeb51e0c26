//! What all games share: seats, outcomes, the rules as a trait, and match records.

mod follow;
mod import;
mod record;
mod rules;
mod seat;
mod seed;
mod short_form;

pub use follow::FollowStep;
pub use import::{ImportFile, ImportedMatch, NotationError};
pub use record::{Player, Record, RecordError, record_game_name};
pub use rules::{Game, Outcome};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use seed::{ParseSeedError, Seed};
pub use short_form::{MixedRadix, ShortForm, ShortFormError, short_form_game_name};
