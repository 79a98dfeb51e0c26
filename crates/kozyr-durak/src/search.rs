//! What the strongest opponents think with: positions as bits, beliefs about hidden cards, worlds
//! sampled from them, quick games played to the end, and exact endings.
//!
//! [`Position`] is a deal with every card in a known place, small enough to be copied at every
//! step. [`Belief`] says where the cards that a seat does not see may be, and draws whole
//! worlds. [`Search`] weighs the actions open to a seat; it works in small steps, so that a
//! program with one thread can draw its screen between them. [`Endgame`] and [`FoldedEndgame`]
//! solve what is left once nothing is hidden from two players.

mod belief;
mod candidate;
mod choice;
mod cover;
mod dice;
mod endgame;
mod expected;
mod facts;
mod folded;
mod following;
mod habits;
mod judges;
mod lines;
mod models;
mod moves;
mod network;
mod notation;
mod opening;
mod past;
mod play;
mod players;
mod policy;
mod position;
pub(crate) mod reading;
mod recall;
mod solver;
mod styles;
mod thinking;
pub mod training;
mod worlds;

pub use belief::{Belief, World};
pub use candidate::Candidate;
pub use dice::Dice;
pub use endgame::{Endgame, Solution};
pub use facts::{FACTS, Kind, Noted};
pub use folded::FoldedEndgame;
pub use habits::Profiles;
pub use judges::Judges;
pub use models::Model;
pub use network::{Company, NoNetwork, ValueNetwork};
pub use notation::ParsePositionError;
pub use policy::{Manner, Style, play_out};
pub use position::{Position, Verdict};
pub use recall::Recall;
pub use solver::Endings;
pub use thinking::{Effort, Search};
