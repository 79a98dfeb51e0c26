//! How games and positions are written down.
//!
//! - a transcript: `f5d6c3d3c4`, passes implied ([`parse_transcript`], [`write_transcript`]);
//! - a board string: 64 squares and the side to move ([`Position`](super::Position)'s text);
//! - an OBF line: a board string and what is known of its placements ([`ObfLine`]);
//! - GGF: whole games with players, times and result ([`GgfGame`], [`parse_ggf`]).

mod ggf;
mod obf;
mod transcript;

pub use ggf::{GgfError, GgfErrorKind, GgfGame, GgfMove, GgfResult, parse_ggf};
pub use obf::{ObfError, ObfLine, ObfMove};
pub use transcript::{TranscriptError, parse_transcript, write_transcript};
