//! Imperfect-information search for the strongest opponents: bitboard positions, beliefs about
//! hidden cards, worlds sampled from them, playouts and exact endgames.
//!
//! [`Position`] is a deal with every card in a known place, small enough to copy at every step.
//! [`Belief`] holds the probabilities of the hidden cards and samples whole worlds.
//! [`ActionSearch`] evaluates the legal actions of a seat in small steps, so that a single-threaded
//! program can draw frames between them. [`EndgameSolver`] and [`CanonicalEndgameSolver`] solve
//! two-player endgames with nothing hidden.

mod action_search;
mod belief;
mod best_response_lines;
mod bout_line;
mod candidate;
mod canonical_endgame;
mod cover;
mod endgame;
mod endgame_solvers;
mod expected_line;
mod facts;
mod habit_models;
mod legal_actions;
mod models;
mod notation;
mod observed_history;
pub(crate) mod opponent_inference;
mod play;
mod player_hypotheses;
mod playout_move;
mod playout_policy;
mod position;
mod recall;
mod redeal;
mod seat_models;
mod split_mix;
pub mod training;
mod value_network;
mod value_networks;
mod worlds;

pub use action_search::{ActionSearch, SearchBudget};
pub use belief::{Belief, World};
pub use candidate::ActionCandidate;
pub use canonical_endgame::CanonicalEndgameSolver;
pub use endgame::{EndgameSolver, Solution};
pub use endgame_solvers::EndgameMethod;
pub use facts::{CONTRASTED_FACTS, FACT_KINDS, FactKind, FactValues, fact_index};
pub use habit_models::PlayerProfiles;
pub use models::PlayerModel;
pub use notation::ParsePositionError;
pub use playout_policy::{PlayoutPolicy, PolicyParameters, play_out};
pub use position::{Position, SeatResult};
pub use recall::Recall;
pub use split_mix::SplitMix64;
pub use value_network::{PlayersLeft, ValueNetwork, ValueNetworkError};
pub use value_networks::ValueNetworks;
