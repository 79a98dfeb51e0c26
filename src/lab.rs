//! The laboratory.

pub mod interval;
