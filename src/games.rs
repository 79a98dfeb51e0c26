//! The games, a folder each.

pub mod durak;
pub mod reversi;
