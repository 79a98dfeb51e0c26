//! Kozyr: podkidnoy Durak and Reversi, played against opponents that explain every decision.
//!
//! A match is its setup, a 32-byte seed and a list of actions; everything else is derived
//! from these. [`Record`](game::Record) holds them, [`Game::play`](game::Game::play) is the only
//! way forward, and an [`Opponent`](opponent::Opponent) sees a view and never the game.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`game`] | what both games share: seats, outcomes, seeds, records |
//! | [`opponent`] | opponents, their decisions, and the registry that finds them by name |
//! | [`any_record`] | a record of either game |
//! | [`explanation`] | why an opponent decided as it did, as data |
//! | [`durak`] | the rules of Durak and its opponents |
//! | [`reversi`] | the rules of Reversi and its opponents |
//! | [`link`] | addresses that lead into the app |
//! | [`statistics`] | the games a person has played, and ratings of persons and opponents |
//! | [`tree`] | textbook game trees and the searches that they explain |

pub mod any_record;
pub mod durak;
pub mod explanation;
pub mod game;
pub mod link;
pub mod opponent;
pub mod reversi;
pub mod statistics;
#[cfg(feature = "texts")]
pub mod texts;
pub mod tree;
