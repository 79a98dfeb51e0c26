//! The strong player: search, exact endings, a learned evaluation.

mod analysis;
mod book;
mod busy;
mod deepening;
mod endgame;
mod features;
mod last;
mod level;
mod lines;
mod midgame;
mod order;
mod patterns;
mod ponder;
mod principal;
mod probcut;
mod progress;
mod root;
mod search;
mod shape;
mod stability;
mod together;
pub mod training;
mod transposition;
mod ways;
mod weights;

pub use analysis::Judgement;
pub use book::{Book, BookError};
pub use features::Features;
pub use level::{LEVELS, Level};
pub use lines::{Bound, Line, Lines};
pub use progress::Progress;
pub use root::{Engine, Report, Request, RootMove};
pub use search::EXACT;
pub use shape::difference;
pub use ways::Ways;
pub use weights::{Weights, WeightsError};
