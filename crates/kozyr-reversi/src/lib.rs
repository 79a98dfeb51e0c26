//! Reversi: the rules, notation, and computer opponents.
//!
//! ```
//! use kozyr_core::game::{Game, Seed};
//! use kozyr_reversi::{Reversi, Setup, notation};
//!
//! let mut game = Reversi::new(&Setup::default(), &Seed::from(1)).unwrap();
//! for action in notation::parse_transcript(&game.position(), "f5d6c3d3c4").unwrap() {
//!     game.play(action).unwrap();
//! }
//! assert_eq!(game.position().board.empties().len(), 55);
//! ```

mod action;
mod bitboard;
mod board;
mod colour;
pub mod engine;
mod explanation;
mod final_discs;
mod game;
mod kernel;
pub mod notation;
mod openings;
pub mod opponents;
mod perft;
mod position;
mod random_start;
mod setup;
mod short_form;
mod square;
mod statistics;
mod symmetry;
mod table_game;
pub mod teacher;
mod view;

pub use action::{Action, ParseActionError};
pub use bitboard::Bitboard;
pub use board::{Board, OverlappingDiscs};
pub use colour::Colour;
pub use final_discs::FinalDiscs;
pub use game::{Event, IllegalAction, Reversi};
pub use openings::opening_name;
pub use perft::perft;
pub use position::{ParsePositionError, Position};
pub use random_start::{RANDOM_START_PLIES, random_start};
pub use setup::Setup;
pub use square::{ParseSquareError, Square};
pub use symmetry::{NoSuchSymmetry, Symmetry};
pub use view::{View, ViewData, ViewError, game_from_view};
