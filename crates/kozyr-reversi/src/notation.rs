//! Notation for games and positions.
//!
//! - Transcript: `f5d6c3d3c4`, passes implied ([`parse_transcript`], [`write_transcript`]).
//! - Board string: 64 squares and the side to move (the text form of
//!   [`Position`](super::Position)).
//! - OBF line: a board string with scored moves ([`ObfLine`]).
//! - GGF: whole games with players, times and result ([`GgfGame`], [`parse_ggf`]).

mod ggf;
mod obf;
mod transcript;

pub use ggf::{GgfError, GgfErrorKind, GgfGame, GgfMove, GgfResult, parse_ggf};
pub use obf::{ObfError, ObfLine, ObfMove};
pub use transcript::{TranscriptError, parse_transcript, write_transcript};
