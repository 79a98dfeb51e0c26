//! The laboratory: matches between opponents, of this program and outside it.

pub mod arena;
pub mod contender;
pub mod exec;
pub mod interval;
pub mod table;
